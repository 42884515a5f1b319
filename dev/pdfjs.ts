/** Places in pdf.js that must check the reader's limits (`pdf-bounds.ts`); each occurs once in its file. */
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
    ']`)&&this.buf1!==te;)n.push(this.getObj(e)),n.length%100||porchlightBounds()?.element(n.length,100);',
  ],
  [
    'if(this.shift(),this.buf1===te)break;r.set(t,this.getObj(e))}',
    'if(this.shift(),this.buf1===te)break;r.set(t,this.getObj(e)),porchlightBounds()?.key()}',
  ],
  [
    'nextChar(){return this.currentChar=this.stream.getByte()}peekChar()',
    'nextChar(){return porchlightByte(),this.currentChar=this.stream.getByte()}peekChar()',
  ],
  [
    'nextChar(){return this.currentChar=this.stream.getByte()}prevChar()',
    'nextChar(){return porchlightByte(),this.currentChar=this.stream.getByte()}prevChar()',
  ],
  [
    'for(;(i=e.getByte())!==-1;)if(r===0)r=+(i===69);',
    'for(;(i=e.getByte())!==-1;)if(porchlightByte(),r===0)r=+(i===69);',
  ],
  [
    'let s=new Lexer(new Ee(e.peekBytes(75)),t);s._hexStringWarn',
    'porchlightBounds()?.imageEnd();let s=new Lexer(new Ee(e.peekBytes(75)),t);s._hexStringWarn',
  ],
  [
    'for(;(n=e.getByte())!==-1;)if(n===126){let t=e.pos;',
    'for(;(n=e.getByte())!==-1;)if(porchlightByte(),n===126){let t=e.pos;',
  ],
  [
    'for(;(n=e.getByte())!==-1&&n!==62;);let r=e.pos-t;',
    'for(;(n=e.getByte())!==-1&&n!==62;)porchlightByte();let r=e.pos-t;',
  ],
  ['this._pendingRefs.put(e);try{', 'this._pendingRefs.put(e);porchlightBounds()?.object();try{'],
  ['for(;!i&&a>0;)a-=n-r', 'for(;!i&&a>0&&e.end-a<1e6;)a-=n-r'],
  [
    'c=bytesToString$1(s),l=s.length,u=o.start',
    'c=bytesToString$1(s);await porchlightBounds()?.rest();let l=s.length,u=o.start',
  ],
  ['async fetchAsync(e,t){try{', 'async fetchAsync(e,t){await porchlightBounds()?.rest();try{'],
  ['t=this.readXRef(),t.assignXref', 't=await this.readXRef(),t.assignXref'],
  ['readXRef(e=!1){let t=this.stream', 'async readXRef(e=!1){let t=this.stream'],
  ['this.startXRefQueue.push(e),this.readXRef(!0);', 'this.startXRefQueue.push(e),await this.readXRef(!0);'],
  ['a=this.processXRefTable(r),', 'a=await this.processXRefTable(r),'],
  ['processXRefTable(e){if(`tableState`', 'async processXRefTable(e){if(`tableState`'],
  ['!isCmd(this.readXRefTable(e),`trailer`))', '!isCmd(await this.readXRefTable(e),`trailer`))'],
  ['readXRefTable(e){let t=e.lexer', 'async readXRefTable(e){let t=e.lexer'],
  [
    'for(let r=n.entryNum;r<a;r++){',
    'for(let r=n.entryNum;r<a;r++){if(r%64===0)await porchlightBounds()?.entries(64);',
  ],
  ['a=this.processXRefStream(i),', 'a=await this.processXRefStream(i),'],
  ['processXRefStream(e){if(!(`streamState`', 'async processXRefStream(e){if(!(`streamState`'],
  ['return this.readXRefStream(e),delete', 'return await this.readXRefStream(e),delete'],
  ['readXRefStream(e){let t=this.streamState', 'async readXRefStream(e){let t=this.streamState'],
  [
    'for(let a=t.entryNum;a<s;++a){',
    'for(let a=t.entryNum;a<s;++a){if(a%64===0)await porchlightBounds()?.entries(64);',
  ],
  ['objLoop:for(;;)try{let n=t.getObj()', 'objLoop:for(;;)try{await porchlightBounds()?.rest();let n=t.getObj()'],
  ['parse(e){this.xref.parse(e),this.catalog=', 'async parse(e){await this.xref.parse(e),this.catalog='],
  [
    'parse(e=!1){let t;e?(warn$1(`Indexing all PDF objects`),t=this.indexObjects())',
    'async parse(e=!1){let t;e?(warn$1(`Indexing all PDF objects`),t=await this.indexObjects())',
  ],
  [
    'indexObjects(){function readToken(e,t){let n=``,r=e[t];for(;r!==10&&r!==13&&r!==60&&!(++t>=e.length);)',
    'async indexObjects(){await porchlightBounds()?.recover(this.stream.length);function readToken(e,t){let n=``,r=e[t];for(;r!==10&&r!==13&&r!==60&&!(++t>=e.length)&&n.length<65536;)',
  ],
  [
    'for(;u<l;){let p=s[u];if(p===9',
    'for(let porchlightLine=0;u<l;){if(++porchlightLine%64===0)await porchlightBounds()?.lines(64);let p=s[u];if(p===9',
  ],
  [
    'for(let e in this.entries){let t=this.entries[e];if(!t)continue;let n=L.get(parseInt(e,10),t.gen),r;',
    'for(let e in this.entries){let t=this.entries[e];if(!t)continue;await porchlightBounds()?.lines(1);let n=L.get(parseInt(e,10),t.gen),r;',
  ],
  [
    'n.length=0;let r=this.nextChar();for(;;){let i=!1;switch(r|0)',
    'n.length=0;let r=this.nextChar();for(;;){if(n.length>2e5)porchlightBounds()?.element(n.length);let i=!1;switch(r|0)',
  ],
  [
    'for(n.length=0;(e=this.nextChar())>=0&&!rt[e];)',
    'for(n.length=0;(e=this.nextChar())>=0&&!rt[e]&&(n.length<4096||!porchlightBounds()?.longName());)',
  ],
  [
    'if(typeof a!=`number`)continue;for(let e=t;e<=n;e++)i[e]=a}',
    'if(typeof a!=`number`)continue;porchlightBounds()?.range(n-t);for(let e=t;e<=n;e++)i[e]=a}',
  ],
  [
    'if(!isNumberArray(a,null))continue;for(let e=t;e<=i;e++)o[e]=a}',
    'if(!isNumberArray(a,null))continue;porchlightBounds()?.range(i-t);for(let e=t;e<=i;e++)o[e]=a}',
  ],
  ['MAX_MAP_RANGE.`);for(;e<=t;)', 'MAX_MAP_RANGE.`);porchlightBounds()?.range(t-e);for(;e<=t;)'],
  ['MAX_MAP_RANGE.`);let r=n.length-1;', 'MAX_MAP_RANGE.`);porchlightBounds()?.range(t-e);let r=n.length-1;'],
  [
    'return new IdentityToUnicodeMap(e.firstChar,e.lastChar)',
    'if(e.lastChar-e.firstChar>65535)porchlightBounds()?.range(e.lastChar-e.firstChar);return new IdentityToUnicodeMap(e.firstChar,e.lastChar)',
  ],
  [
    'let c;try{switch(a){case`MMType1`:',
    'let c;try{if(porchlightBounds()){a===`Type1`&&o!==`Type1C`&&porchlightEncoding(t,n),this.fallbackToSystemFont(n);return}switch(a){case`MMType1`:',
  ],
  [
    'warn$1(`Invalid cMap data: `+e);continue',
    'if(porchlightBounds()?.problem)throw e;warn$1(`Invalid cMap data: `+e);continue',
  ],
  [
    'function buildTextContentItem({chars:e,extraSpacing:t}){',
    'function buildTextContentItem({chars:e,extraSpacing:t}){porchlightBounds()?.shown(e.length);',
  ],
]

/**
 * Glyphs are useless for text, and a program of 13 MB of glyphs takes 17 s. Only the head of a Type 1 font is read,
 * which names the letters if the PDF does not.
 */
const addition = `
let porchlightBounds=()=>undefined;
let porchlightBytes=0;
function porchlightByte(){if((++porchlightBytes&4095)===0)porchlightBounds()?.read(4096)}
function porchlightEncoding(file,properties){
let head=getHeaderBlock(file,properties.length1);
new Type1Parser(head.stream,!1,!0).extractFontHeader(properties);
let named=properties.builtInEncoding;
if(!named||properties.hasEncoding&&properties.baseEncodingName)return;
adjustType1ToUnicode(properties,named);
for(let code in named)properties.differences[code]??=named[code]}
export function setBounds(current){porchlightBounds=current}
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
