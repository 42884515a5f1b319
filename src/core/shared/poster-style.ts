export const uprightShare = 0.62

/**
 * Used on the page before the script has loaded and in the player afterwards, so that nothing moves. `--ratio`, `--x`
 * and `--y` bring the picture's focal point as close as possible to the middle of the space that the text leaves free.
 * `--beside` is the width of a panel, and `--empty` is how much the picture may leave bare beside the text, as in the
 * player.
 */
export const posterStyle = `
.poster{--foot:72px;background:radial-gradient(120% 140% at 80% 0%,var(--glow),var(--stage) 70%);color:var(--on-stage);container:poster/size;font:16px/1.5 var(--body);inset:0;overflow:hidden;position:absolute;z-index:-1}
.poster-picture{--frame:100cqh;--free:.68;--empty:34cqw;--wide:max(100cqw,var(--frame)*var(--ratio));--high:calc(var(--wide)/var(--ratio));--spill:calc(100cqw - var(--wide));--wish:calc(var(--free)*100cqw - var(--x)*var(--wide));--left:clamp(var(--spill) + min(0px,var(--empty)),var(--wish),max(0px,var(--empty)));--gap:max(0px,var(--left),var(--spill) - var(--left));--far:right;height:var(--frame);inset:0;mask-image:linear-gradient(to var(--far),#0000 var(--gap),#000 calc(var(--gap) + min(20cqw,3*var(--gap))));object-fit:cover;object-position:var(--left) clamp(var(--frame) - var(--high),var(--frame)/2 - var(--y)*var(--high),0px);position:absolute;width:100%;z-index:-2}
[dir=rtl] .poster-picture{--empty:-34cqw;--far:left;--free:.32}
.poster-front{display:var(--front,grid);grid-template:auto 1fr auto/minmax(0,1fr);inset:0;padding:clamp(10px,2.4cqw,28px) clamp(16px,4cqw,64px) var(--foot);margin-inline-end:var(--beside,0px);position:absolute}
.poster-brand{align-items:center;display:flex;font-weight:600;gap:10px;justify-self:start;min-height:44px;position:relative}
.poster-brand::before{background:color-mix(in oklch,var(--stage) 72%,transparent);border-radius:99px;content:"";filter:blur(10px);inset:-8px -20px;position:absolute;z-index:-1}
.poster-logo{aspect-ratio:auto 1;background:var(--own-chip);border-radius:8px;box-shadow:0 0 0 5px var(--own-chip);height:clamp(28px,3.4cqw,44px);max-width:140px;object-fit:contain}
.poster-words{align-self:center;grid-area:2/1;max-width:min(50cqw,860px);position:relative}
.poster-words::before{background:var(--own-veil,#6b6b6b);content:"";filter:blur(max(52px,4cqw));inset:min(-104px,-8cqw);inset-inline-start:-50cqw;mix-blend-mode:var(--own-blend,multiply);position:absolute;z-index:-1}
.poster:not(:has(.poster-picture)) .poster-words::before{content:none}
.poster .title{font:700 clamp(24px,min(4.6cqw,8.4cqh),76px)/1.1 var(--heading);hyphens:auto;letter-spacing:-.02em;margin:0;overflow-wrap:anywhere;text-wrap:balance}
.poster p{margin:0}
.poster .poster-about{font-size:clamp(16px,1.7cqw,26px);margin-top:.7em}
.poster .poster-who{align-items:center;display:flex;font-size:clamp(15px,1.4cqw,20px);gap:12px;line-height:1.35;margin-top:1.2em;text-wrap:balance}
.poster .poster-without{border:1px solid;border-radius:12px;margin-top:1.2em;padding:10px 16px;width:fit-content}
.poster-face{border-radius:99px;flex:none;height:48px;object-fit:cover;width:48px}
.big-play{--size:clamp(64px,8cqw,112px);background:var(--accent);border:0;border-radius:99px;box-shadow:0 8px 32px #0006;color:var(--on-accent);cursor:pointer;display:grid;height:var(--size);padding:0;place-items:center;width:var(--size)}
.big-play svg{height:46%;transform:translateX(4%);width:46%}
.poster .big-play{grid-area:2/1;place-self:center end;margin-inline-end:max(0px,20cqw - var(--beside,0px))}
@container poster (max-aspect-ratio:1){
.poster .poster-picture{--frame:${100 * uprightShare}cqh;--empty:0px;--free:.5;mask-image:linear-gradient(#000 70%,transparent)}
.poster-words{align-self:end;grid-row:3;max-width:none}
.poster .poster-words::before{background:linear-gradient(#0000,var(--stage) 56px);filter:none;inset:-56px -50cqw -50cqh;mix-blend-mode:normal}
.poster .title{font-size:clamp(26px,7.6cqw,60px)}
.poster .big-play{margin:0 0 12px;place-self:end center}
.poster :is(.poster-about,.poster-who){font-size:clamp(16px,2.6cqw,22px)}
}
@container poster (max-width:519px){.poster-front{--foot:112px}}
@container poster (max-height:480px){.poster .poster-about{display:none}.poster .poster-who{margin-top:.5em}.poster-face{height:32px;width:32px}.poster .big-play{--size:64px}}
@container poster (max-height:260px){.poster :is(.poster-who,.poster-brand){display:none}.poster-front{--foot:56px}.poster-words{max-width:calc(100% - 84px)}}
`

type Size = { width: number | null; height: number | null }

export const ratioOf = ({ width, height }: Size) => (width && height ? width / height : 16 / 9)

/** At this aspect ratio of the frame, the wide picture and the upright one lose equally much. */
export const evenRatio = (wide: Size, upright: Size) => Math.sqrt(ratioOf(wide) * ratioOf(upright))

/** The picture, or its upright variant if less of that is cut off. */
export const shapeFor = <Shape extends Size>(image: Shape & { portrait: Shape | null }, ratio: number): Shape =>
  image.portrait && ratio < evenRatio(image, image.portrait) ? image.portrait : image
