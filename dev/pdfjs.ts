/**
 * Places in pdf.js that could take more than a Worker has; each occurs once in its file.
 * `src/answers/knowledge/readers/pdf.ts` counts.
 */
const places: [string, string][] = [
  // Decompressing 200 MB of blanks takes 560 MB. A DecompressionStream unpacks faster than it can be counted, so pdf.js
  // does it itself.
  [
    'ensureBuffer(e){let t=this.buffer;if(e<=t.byteLength)return t;let n=this.minBufferLength;for(;n<e;)n*=2;',
    'ensureBuffer(e){let t=this.buffer;if(e<=t.byteLength)return t;let n=this.minBufferLength;for(;n<e;)n*=2;porchlightCount("unpackedBytes",n-t.byteLength);',
  ],
  [
    'try{let{readable:n,writable:r}=new DecompressionStream(e)',
    'return{decompressed:null,compressed:t};try{let{readable:n,writable:r}=new DecompressionStream(e)',
  ],
  // Twenty forms that each show the next one twice take more than a minute.
  [
    'o??=textSinkWrapper(null);let h=e.dict?.objId',
    'porchlightCount("forms",1),o??=textSinkWrapper(null);let h=e.dict?.objId',
  ],
  // A dictionary of a million keys fills a heap of 100 MB.
  [
    'if(this.shift(),this.buf1===te)break;r.set(t,this.getObj(e))}',
    'if(this.shift(),this.buf1===te)break;porchlightCount("keys",1),r.set(t,this.getObj(e))}',
  ],
  // Entries of the cross-reference table may take no bytes: a billion fill the heap, and a million take 94 MB.
  ['for(let r=n.entryNum;r<a;r++){', 'for(let r=n.entryNum;r<a;r++){porchlightCount("entries",1);'],
  ['for(let a=t.entryNum;a<s;++a){', 'for(let a=t.entryNum;a<s;++a){porchlightCount("entries",1);'],
  // Without its table, a file is searched word by word, and a word of 24 MB fills the heap.
  ['indexObjects(){function', 'indexObjects(){porchlightCount("searchedBytes",this.stream.length);function'],
  // Names and strings are lists of letters until they end, and one of 15 MB fills the heap.
  [
    'for(n.length=0;(e=this.nextChar())>=0&&!rt[e];)',
    'for(n.length=0;(e=this.nextChar())>=0&&!rt[e];n.length>4096&&porchlightCount("longNames",1))',
  ],
  [
    'n.length=0;let r=this.nextChar();for(;;){let i=!1;',
    'n.length=0;let r=this.nextChar();for(;;){n.length>2e6&&porchlightCount("longStrings",1);let i=!1;',
  ],
  [
    'for(this._hexStringNumWarn=0;;)if(t<0){',
    'for(this._hexStringNumWarn=0;;)if(e.length>2e6&&porchlightCount("longStrings",1),t<0){',
  ],
  // A range of letters takes a few bytes however long it is: two billion with one width fill the heap.
  [
    'if(typeof a!=`number`)continue;for(let e=t;e<=n;e++)i[e]=a}',
    'if(typeof a!=`number`)continue;porchlightCount("codes",n-t);for(let e=t;e<=n;e++)i[e]=a}',
  ],
  [
    'if(!isNumberArray(a,null))continue;for(let e=t;e<=i;e++)o[e]=a}',
    'if(!isNumberArray(a,null))continue;porchlightCount("codes",i-t);for(let e=t;e<=i;e++)o[e]=a}',
  ],
  ['MAX_MAP_RANGE.`);for(;e<=t;)', 'MAX_MAP_RANGE.`);porchlightCount("codes",t-e);for(;e<=t;)'],
  ['MAX_MAP_RANGE.`);let r=n.length-1;', 'MAX_MAP_RANGE.`);porchlightCount("codes",t-e);let r=n.length-1;'],
  [
    'return new IdentityToUnicodeMap(e.firstChar,e.lastChar)',
    'return e.lastChar>65535&&porchlightCount("codes",e.lastChar-e.firstChar),new IdentityToUnicodeMap(e.firstChar,e.lastChar)',
  ],
  // Each piece of text is an object, and 600,000 on a page fill the heap.
  [
    'function buildTextContentItem({chars:e,extraSpacing:t}){',
    'function buildTextContentItem({chars:e,extraSpacing:t}){porchlightCount("letters",e?.length??0);',
  ],
  // Glyphs don't matter for text, and 65,535 bad ones take more than a minute.
  [
    'let c;try{switch(a){case`MMType1`:',
    'let c;try{a===`Type1`&&o!==`Type1C`&&porchlightEncoding(t,n),this.fallbackToSystemFont(n);return;switch(a){case`MMType1`:',
  ],
]

/** Only the head of a Type 1 program is read, because it names the letters if the PDF does not. */
const addition = `
let porchlightCount=()=>{};
function porchlightEncoding(file,properties){
let head=getHeaderBlock(file,properties.length1);
new Type1Parser(head.stream,!1,!0).extractFontHeader(properties);
let named=properties.builtInEncoding;
if(!named||properties.hasEncoding&&properties.baseEncodingName)return;
adjustType1ToUnicode(properties,named);
for(let code in named)properties.differences[code]??=named[code]}
export function setCount(count){porchlightCount=count}
`

/** Fails the build if a new version of pdf.js changed one of the places. */
export function boundedPdfjs(source: string) {
  let result = source
  for (const [before, after] of places) {
    if (result.split(before).length !== 2) throw new Error(`pdf.js has not exactly one “${before.slice(0, 60)}…”.`)
    result = result.replace(before, () => after)
  }
  return result + addition
}
