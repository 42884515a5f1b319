import { signatureFaces } from '../../media/fonts/catalogue'

const faces = signatureFaces
  .map(
    ({ path, unicodeRange }) =>
      `@font-face { font-family: Signature; src: url(/${path}) format("woff2"); font-display: swap; unicode-range: ${unicodeRange} }`,
  )
  .join('\n')

const ground = `
:root { color-scheme: light dark; --line: color-mix(in oklch, var(--ink) 20%, var(--card)); --firm: color-mix(in oklch, var(--ink) 55%, var(--card));
  --soft: color-mix(in oklch, var(--accent) 7%, var(--card)); --good: light-dark(#1f6b3f, #86d6a7); --bad: light-dark(#a3341f, #ff9d86); --on-bad: light-dark(#fff, #2b0f08);
  --shadow: 0 1px 2px rgb(0 0 0 / .05), 0 8px 28px rgb(0 0 0 / .06) }
* { box-sizing: border-box }
[hidden] { display: none !important }
html { scroll-padding: 24px 0 104px; -webkit-text-size-adjust: 100% }
body { background: var(--ground); color: var(--ink); font: 18px / 1.6 system-ui, sans-serif; margin: 0; overflow-wrap: break-word }
.inside { margin-inline: auto; max-width: 784px; padding-inline: clamp(16px, 4vw, 32px) }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance }
h1 { font-size: clamp(28px, 5.2vw, 40px); letter-spacing: -.012em; margin: clamp(28px, 6vw, 56px) 0 8px }
h2 { font-size: clamp(22px, 3.4vw, 27px); letter-spacing: -.006em; margin: 0 0 12px }
h3 { font-size: 20px; margin: 0 0 8px }
p { margin: 0 0 12px }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
[tabindex="-1"]:focus { outline: 0 }
.dim { color: var(--dim) }
.large { font-size: 20px }
.band { background: var(--band); color: var(--onBand) }
.band .inside { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; min-height: 72px; padding-block: 12px }
.company { font-size: 20px; font-weight: 700 }
.logo { background: var(--logo-ground); border-radius: 10px; max-height: 48px; max-width: 200px; padding: 6px 10px }
.phone a { color: inherit; display: inline-block; font-variant-numeric: tabular-nums; min-height: 44px; padding-block: 8px }
.button { background: var(--accent); border: 1.5px solid var(--accent); border-radius: 12px; color: var(--onAccent); cursor: pointer; display: inline-block; font: inherit; font-weight: 650;
  line-height: 1.35; min-height: 52px; padding: 13px 24px; text-align: center; text-decoration: none }
.button:hover { filter: brightness(1.08) }
.button[aria-disabled=true] { cursor: progress; opacity: .72 }
.quiet { background: transparent; border-color: var(--firm); color: var(--ink) }
.quiet:hover { background: color-mix(in oklch, var(--ink) 7%, transparent); filter: none }
.danger { background: var(--bad); border-color: var(--bad); color: var(--on-bad) }
.wide { font-size: 20px; min-height: 60px; width: 100% }
`

const sums = `
.sums, .paper, .step, .cancelling { background: var(--card); border-radius: 16px; box-shadow: var(--shadow); padding: clamp(20px, 5vw, 40px) }
.sums { margin: 28px 0 20px }
.missing-page { margin-top: clamp(24px, 12vh, 120px) }
.missing-page h1 { margin-top: 0 }
.sums h2 { font-size: 18px; font-weight: 600; letter-spacing: 0; color: var(--dim); margin-bottom: 4px }
.sums dl { font-variant-numeric: tabular-nums; margin: 0 0 16px }
.sums dl div { align-items: baseline; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 24px; justify-content: space-between; padding: 10px 0 }
.sums dl div:first-child { border: 0 }
.sums dd { font-weight: 600; margin: 0; overflow-wrap: anywhere }
.sums .total dd { font-size: clamp(28px, 7vw, 38px); font-weight: 750; letter-spacing: -.015em; line-height: 1.2 }
.sums .dim { margin-bottom: 16px }
.jump { margin: 0 }
`

const paper = `
.paper { margin-bottom: 20px }
.paper h1 { font-size: clamp(24px, 4.2vw, 32px); margin: 0 0 20px }
.paper h2 { border-top: 1px solid var(--line); font-size: 22px; margin: 32px 0 12px; padding-top: 24px }
.paper h3 { margin: 24px 0 8px }
.paper section[data-part=words] > h2:first-child, .paper section[data-part=sums] { margin-top: 32px }
.paper ul, .paper ol { margin: 0 0 12px; padding-inline-start: 1.3em }
.paper li { margin-bottom: 6px }
.paper table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0 0 16px; width: 100% }
.paper th, .paper td { border-bottom: 1px solid var(--line); overflow-wrap: anywhere; padding: 10px 0; text-align: start; vertical-align: top }
.paper :is(th, td):not(:last-child) { padding-inline-end: 16px }
.paper :is(th, td)[align=right] { overflow-wrap: normal; text-align: end; white-space: nowrap }
.paper thead th { color: var(--dim); font-size: 16px; font-weight: 600 }
.paper blockquote { border-inline-start: 4px solid var(--line); margin: 0 0 12px; padding-inline-start: 16px }
.paper code, .paper pre { font-size: .92em; white-space: pre-wrap }
.paper hr { border: 0; border-top: 1px solid var(--line); margin: 24px 0 }
.paper img { background: #fff; border-bottom: 1.5px solid #555; border-radius: 8px 8px 0 0; max-height: 160px; max-width: min(100%, 420px); padding: 8px 16px }
.legal, .paper section[data-part=legal] { font-size: 18px; font-weight: 700; margin: 20px 0 }
.paper section[data-part=notice] { border: 1.5px solid var(--firm); border-radius: 12px; margin-top: 24px; padding: clamp(16px, 4vw, 28px) }
.paper section[data-part=notice] :is(h1, h2):first-child { border: 0; margin-top: 0; padding-top: 0 }
.paper section[data-part=evidence] { font-size: 16px }
.paper [data-typed], .script { font: 38px / 1.3 Signature, "Segoe Script", "Snell Roundhand", cursive }
.paper [data-typed] { border-bottom: 1.5px solid var(--firm); display: inline-block; min-width: min(100%, 320px); padding: 0 12px }
.beside { background: var(--soft); border-inline-start: 4px solid var(--accent); border-radius: 0 12px 12px 0; margin: 8px 0 20px; padding: 14px 18px }
`

const steps = `
.signing { margin-top: 44px }
.note { border-inline-start: 4px solid var(--accent); padding: 8px 14px }
.note:empty { display: none }
.field + .note { margin-top: 12px }
.steps { counter-reset: step; list-style: none; margin: 20px 0; padding: 0 }
.step { counter-increment: step; display: flex; flex-direction: column; gap: 12px; margin-bottom: 16px }
.step > *, .step form > :last-child { margin-bottom: 0 }
.step > h3 { align-items: center; display: flex; gap: 12px }
.step > h3::before { align-items: center; background: transparent; border: 2px solid var(--accent); border-radius: 50%; color: var(--accent); content: counter(step); content: counter(step) / ""; display: flex; flex: none;
  font-size: 17px; height: 34px; justify-content: center; width: 34px }
.step > h3 { position: relative }
.step.done > h3::before { background: var(--good); border-color: var(--good); content: "" }
.step.done > h3::after, .initials .given::after { border: solid var(--card); border-width: 0 3px 3px 0; content: ""; height: 16px; inset: calc(50% - 12px) auto auto 13px; position: absolute; transform: rotate(45deg); width: 8px }
.initials .given::after { border-color: var(--good); display: inline-block; inset: auto; margin-inline-start: 14px; position: static }
.mark { color: var(--good); display: none; font-size: 16px; font-weight: 600; margin-inline-start: 6px; white-space: nowrap }
.step.done .mark { display: inline }
.when-done { display: none; margin: 0 }
.step.done .when-done { display: block }
.step.done #consent { display: none }
.terms { border: 1px solid var(--line); border-radius: 12px; font-size: 17px; padding: 16px 18px }
.terms :first-child { font-weight: 650 }
.terms :last-child { margin: 0 }
.initials { list-style: none; margin: 0; padding: 0 }
.initials li { margin-bottom: 10px }
.initials a { display: inline-block; min-height: 44px; padding-block: 8px }
.initial span { display: block; font-weight: 600; margin-bottom: 6px }
.label { display: block; font-weight: 600; margin-bottom: 2px; padding: 0 }
.field { background: var(--card); border: 1.5px solid var(--firm); border-radius: 12px; color: inherit; display: block; font: inherit; font-size: 20px; min-height: 56px; padding: 10px 16px; width: 100% }
.short { font-weight: 650; letter-spacing: .06em; max-width: 160px }
[aria-invalid=true] { border-color: var(--bad); border-width: 2px }
.problem { color: var(--bad); font-weight: 600; margin: 6px 0 12px }
.kinds { border: 0; display: flex; flex-wrap: wrap; gap: 8px; margin: 20px 0 16px; padding: 0 }
.kinds legend { margin-bottom: 8px }
.kinds label { flex: 1 1 108px; position: relative }
.kinds input { inset: 0; margin: 0; opacity: 0; position: absolute }
.kinds span { border: 1.5px solid var(--firm); border-radius: 12px; cursor: pointer; display: block; font-weight: 600; min-height: 52px; padding: 11px 16px; text-align: center }
.kinds input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--onAccent) }
.kinds input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 3px }
.sheet { background: #fff; border: 1.5px solid var(--firm); border-radius: 12px; color: #17202e; height: 190px; margin: 0 0 12px; overflow: hidden; position: relative }
.sheet::after { border-bottom: 2px solid #8a92a0; content: ""; inset: auto 24px 46px; pointer-events: none; position: absolute }
.script { align-items: end; display: flex; overflow-wrap: anywhere; font-size: clamp(27px, 8vw, 38px); padding: 0 24px 46px; white-space: pre-wrap }
.sheet.invalid { border-color: var(--bad); border-width: 2px }
canvas { cursor: crosshair; display: block; height: 100%; touch-action: none; user-select: none; width: 100% }
.tools { display: flex; gap: 8px }
.tools .button { flex: 0 1 140px; padding-inline: 16px }
.missing { border: 2px solid var(--bad); border-radius: 12px; margin: 0 0 16px; padding: 14px 18px }
.missing p { font-weight: 650; margin: 0 0 4px }
.missing ul { margin: 0; padding-inline-start: 1.2em }
.missing li { padding-block: 5px }
.missing a { color: inherit }
.bar { background: var(--card); border-top: 1px solid var(--line); bottom: 0; box-shadow: 0 -6px 24px rgb(0 0 0 / .08); inset-inline: 0; padding: 10px 0 max(10px, env(safe-area-inset-bottom)); position: fixed }
.bar .inside { align-items: center; display: flex; gap: 16px; justify-content: space-between }
.bar p { font-weight: 600; line-height: 1.3; margin: 0 }
.bar span { color: var(--dim); display: block; font-size: 16px; font-weight: 400 }
.bar .button { flex: none; min-height: 48px; padding-block: 10px }
`

const rest = `
.outcome { background: var(--card); border-inline-start: 5px solid var(--firm); border-radius: 0 14px 14px 0; box-shadow: var(--shadow); font-size: 19px; margin: 24px 0 20px; padding: 20px 24px }
.good { border-color: var(--good) } .bad { border-color: var(--bad) }
.outcome > :last-child, .cancelling > :last-child { margin-bottom: 0 }
.cancelling { margin-bottom: 20px }
.confirm summary, .again summary { cursor: pointer; font-weight: 600; min-height: 44px; padding: 8px 0; text-decoration: underline; text-underline-offset: 3px }
.confirm p { margin-top: 4px }
.again .paper { margin-top: 12px }
footer { color: var(--dim); margin-top: 40px; padding-bottom: 120px }
footer strong { color: var(--ink) }
.contacts { display: flex; flex-wrap: wrap; gap: 0 24px }
.contacts a { min-height: 44px; padding-block: 8px }
@media (max-width: 400px) {
  body { font-size: 17px }
  .jump .button, .step > p > .button, #consent .button, .outcome .button, .confirm .button { width: 100% }
  .bar .button { padding-inline: 18px }
}
@media (forced-colors: active) { .step > h3::before, .kinds input:checked + span { border-style: double; border-width: 4px } .outcome, .sums, .paper, .step, .cancelling { border: 1px solid } }
@media print {
  @page { margin: 18mm 16mm }
  :root { color-scheme: light }
  body { background: #fff; font-size: 11pt; line-height: 1.45 }
  .inside { max-width: none; padding: 0 }
  .band { background: none; border-bottom: 1pt solid #000; color: #000 }
  .band .inside { min-height: 0; padding-block: 0 6pt }
  .sums, .paper, .outcome, .cancelling { border-radius: 0; box-shadow: none; padding: 0 }
  .outcome { border: 0; margin: 8pt 0 }
  .jump, .signing, .bar, .confirm, .outcome .button, .beside, footer .contacts { display: none }
  .paper [data-initials] { display: block !important }
  .paper { margin-top: 16pt }
  .paper section[data-page-break] { break-before: page }
  .paper section[data-part=notice] { border-radius: 0; padding: 12pt }
  .paper :is(h1, h2, h3) { break-after: avoid }
  .paper :is(tr, li, img, [data-part=legal], [data-part=signature]) { break-inside: avoid }
  .legal, .paper section[data-part=legal] { font-size: 11pt }
  footer { color: #000; padding: 0 }
}
`

export const styles = [faces, ground, sums, paper, steps, rest].join('\n')
