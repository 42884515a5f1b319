/** Each place of pdf.js, once in its file, that must ask the reader of documents (`pdf-bounds.ts`). */
const places: [string, string][] = [
  [
    'ensureBuffer(e){let t=this.buffer;if(e<=t.byteLength)return t;let n=this.minBufferLength;for(;n<e;)n*=2;',
    'ensureBuffer(e){let t=this.buffer;if(e<=t.byteLength)return t;let n=this.minBufferLength;for(;n<e;)n*=2;porchlightBounds()?.unpacked(n-t.byteLength,e);',
  ],
  [
    'try{let{readable:n,writable:r}=new DecompressionStream(e)',
    'let porchlight=porchlightBounds();if(porchlight)return{decompressed:e==="deflate"?await porchlight.inflate(t):null,compressed:t};try{let{readable:n,writable:r}=new DecompressionStream(e)',
  ],
  [
    'check(){return++this.checked<TimeSlotManager.CHECK_TIME_EVERY?',
    'check(){let porchlight=porchlightBounds();if(porchlight)return porchlight.operator();return++this.checked<TimeSlotManager.CHECK_TIME_EVERY?',
  ],
  [
    'let next=function(t){enqueueChunk(!0),Promise.all([t,o.ready]).then(',
    'let next=function(t){enqueueChunk(!0),Promise.all([t,o.ready,porchlightBounds()?.rest()]).then(',
  ],
  [
    'o??=textSinkWrapper(null);let h=e.dict?.objId',
    'porchlightBounds()?.form(),o??=textSinkWrapper(null);let h=e.dict?.objId',
  ],
  [
    ']`)&&this.buf1!==te;)n.push(this.getObj(e));',
    ']`)&&this.buf1!==te;)n.push(this.getObj(e)),porchlightBounds()?.element(n.length);',
  ],
  [
    'n.length=0;let r=this.nextChar();for(;;){let i=!1;switch(r|0)',
    'n.length=0;let r=this.nextChar();for(;;){if(n.length>2e5)porchlightBounds()?.element(n.length);let i=!1;switch(r|0)',
  ],
  [
    'function buildTextContentItem({chars:e,extraSpacing:t}){',
    'function buildTextContentItem({chars:e,extraSpacing:t}){porchlightBounds()?.shown(e.length);',
  ],
]

const addition = `
let porchlightBounds=()=>undefined;
export function setBounds(current){porchlightBounds=current}
`

/** Fails the build where a new version of pdf.js has another text in such a place. */
export function boundedPdfjs(source: string) {
  let result = source
  for (const [before, after] of places) {
    if (result.split(before).length !== 2) throw new Error(`pdf.js has not exactly one “${before.slice(0, 60)}…”.`)
    result = result.replace(before, () => after)
  }
  return result + addition
}
