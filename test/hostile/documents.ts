import { strToU8, zipSync, zlibSync } from 'fflate'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Made = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }

/** What reading it must come to: `ready`, or the beginning of a failure's reason. */
export type HostileDocument = { name: string; outcome: string; make: () => Made }

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const plain = (filename: string, contentType: string, text: string): Made => ({
  filename,
  contentType,
  content: bytes(text),
})
const markdown = (text: string) => plain('a.md', 'text/markdown', text)
const page = (text: string) => plain('a.html', 'text/html', text)
const table = (text: string) => plain('a.csv', 'text/csv', text)

function zipOf(files: Record<string, string>): Made {
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  const content = zipSync(packed, { level: 9 }) as Uint8Array<ArrayBuffer>
  return { filename: 'a.docx', contentType: docxType, content }
}

const word = (xml: string) => zipOf({ 'word/document.xml': xml })

const pdf = (...objects: string[]) => pdfWith(0, ...objects)

/** As many objects more are claimed as are `unused`. */
function pdfWith(unused: number, ...objects: string[]): Made {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const size = objects.length + unused + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${'0000000000 00000 n \n'.repeat(unused)}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${start}\n%%EOF`
  return plain('a.pdf', 'application/pdf', file)
}

/** Its table is a stream. */
function indexedPdf(table: string) {
  const start = `%PDF-1.5\n1 0 obj${catalog}endobj\n`
  return plain('a.pdf', 'application/pdf', `${start}2 0 obj${table}endobj\nstartxref\n${start.length}\n%%EOF`)
}

const stream = (data: string, dictionary = '') => `<<${dictionary}/Length ${data.length}>>stream\n${data}\nendstream`

function deflated(data: Uint8Array) {
  const packed = zlibSync(data, { level: 9 })
  let text = ''
  for (let at = 0; at < packed.length; at += 8192) text += String.fromCharCode(...packed.subarray(at, at + 8192))
  return stream(text, '/Filter/FlateDecode')
}

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const mappedFont = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>'
const wideFont = (more: string) =>
  `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${more}>>]>>`
const shown = stream('BT /F2 12 Tf (roof) Tj ET')
const pages = (count: number) => `<</Type/Pages/Kids[4 0 R]/Count ${count}>>`
const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const onePage = (more: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 3 0 R>>${more}>>>>`

const pageOf = (content: string, more = '', ...others: string[]) =>
  pdf(catalog, pages(1), font, onePage(more), content, ...others)

/** Each form shows the next one twice, so the last is shown two to the power of their number. */
function nestedForms(depth: number) {
  const form = (index: number) =>
    stream(
      index < depth ? '/X Do /X Do' : 'BT /F1 12 Tf (roof) Tj ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>/XObject<</X ${index + 7} 0 R>>>>`,
    )
  const forms = Array.from({ length: depth + 1 }, (_, index) => form(index))
  return pageOf(stream('/X Do'), '/XObject<</X 6 0 R>>', ...forms)
}

const tooDeep = 'This document is nested too deeply.'
const tooMuch = 'This PDF has far more in one place than a document should.'
const unpacks = 'unpacks to far more than a document should.'

export const hostileDocuments: HostileDocument[] = [
  {
    name: 'a heading with spaces before its end',
    outcome: 'ready',
    make: () => markdown(`# x${' '.repeat(300_000)}y`),
  },
  { name: 'brackets that nothing closes', outcome: 'ready', make: () => markdown(`roof ${'['.repeat(300_000)}`) },
  { name: 'links that nothing closes', outcome: 'ready', make: () => markdown('[roof]('.repeat(50_000)) },
  { name: 'emphasis that nothing closes', outcome: 'ready', make: () => markdown('roof ** __ ~~ '.repeat(20_001)) },
  {
    name: 'code marks of every length',
    outcome: 'ready',
    make: () => markdown(Array.from({ length: 700 }, (_, n) => `${'`'.repeat(n + 1)} roof`).join(' ')),
  },
  { name: 'hashes without end', outcome: 'ready', make: () => markdown(`roof\n# x ${'# '.repeat(150_000)}`) },
  { name: 'nested bold text', outcome: tooDeep, make: () => page('<b>'.repeat(250_000)) },
  { name: 'nested paragraphs', outcome: tooDeep, make: () => word(`<w:document>${'<w:p>'.repeat(750_000)}`) },
  { name: 'a page of tags alone', outcome: 'This document has no text.', make: () => page('<b></b>'.repeat(300_000)) },
  {
    name: 'an attribute without end',
    outcome: 'This document has no text.',
    make: () => page(`<p a="${'a '.repeat(500_000)}`),
  },
  { name: 'a comment without end', outcome: 'ready', make: () => page(`<p>roof<!--${'-'.repeat(2_000_000)}`) },
  { name: 'one paragraph of two megabytes', outcome: 'ready', make: () => page(`<p>${'roof '.repeat(400_000)}`) },
  {
    name: 'a heading before each letter',
    outcome: 'ready',
    make: () => page('<h1>a</h1>b<h1>b</h1>a'.repeat(5000)),
  },
  {
    name: 'a heading in each line',
    outcome: 'ready',
    make: () => markdown('# a\n# b\n'.repeat(3000)),
  },
  { name: 'entities without end', outcome: 'ready', make: () => page('&amp;'.repeat(400_000)) },
  {
    name: 'an element with attributes without end',
    outcome: 'This document has no text.',
    make: () => page(`<p ${Array.from({ length: 300_000 }, (_, n) => `a${n}=1`).join(' ')}>`),
  },
  {
    name: 'letters that combine without end',
    outcome: 'ready',
    make: () => plain('a.txt', 'text/plain', `e${'\u00cc\u0081'.repeat(500_000)}`),
  },
  {
    name: 'a doctype with entities',
    outcome: 'ready',
    make: () => word(`<!DOCTYPE x [${'<!ENTITY a "roof">'.repeat(400_000)}]><w:document><w:p><w:t>&a;</w:t></w:p>`),
  },
  { name: 'a row of a million columns', outcome: 'ready', make: () => table('1,'.repeat(1_000_000)) },
  { name: 'a quote that nothing closes', outcome: 'ready', make: () => table(`roof,"${'""'.repeat(200_000)}`) },
  { name: 'one word of a megabyte', outcome: 'ready', make: () => plain('a.txt', 'text/plain', 'x'.repeat(1_000_000)) },
  { name: 'lines of nothing', outcome: 'This document has no text.', make: () => markdown('\n'.repeat(1_000_000)) },
  {
    name: 'more text than a document may have',
    outcome: 'This document has more than 20 MB of text.',
    make: () => word(`<w:document>${`<w:p><w:t>${'roof '.repeat(1400)}</w:t></w:p>`.repeat(3000)}`),
  },
  {
    name: 'a Word document that unpacks to 200 MB',
    outcome: `This Word document ${unpacks}`,
    make: () => word(' '.repeat(200_000_000)),
  },
  {
    name: 'a PDF that unpacks to 200 MB',
    outcome: `This PDF ${unpacks}`,
    make: () => pageOf(deflated(new Uint8Array(200_000_000).fill(32))),
  },
  {
    name: 'a PDF of a million operators',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes('q Q\n'.repeat(600_000)))),
  },
  {
    name: 'a PDF that shows a megabyte at once',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf (${'roof '.repeat(200_000)}) Tj ET`))),
  },
  {
    name: 'a PDF that shows an array of a million numbers',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf [${'1 '.repeat(1_000_000)}] TJ ET`))),
  },
  {
    name: 'forms that show themselves a million times',
    outcome: tooMuch,
    make: () => nestedForms(20),
  },
  {
    name: 'a PDF that holds a name of megabytes',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`/${'x'.repeat(15_000_000)}`))),
  },
  {
    name: 'a PDF that holds a dictionary of a million keys',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`<<${Array.from({ length: 1_000_000 }, (_, n) => `/k${n} 1`).join('')}>>`))),
  },
  {
    name: 'a PDF with a picture that ends a million times',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BI /W 1 /H 1 ID ${'EI '.repeat(1_000_000)}`))),
  },
  {
    name: 'a PDF that maps letters without end',
    outcome: tooMuch,
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        mappedFont,
        deflated(bytes(`1 beginbfchar ${'<0041> <0041> '.repeat(700_000)}`)),
      ),
  },
  {
    name: 'a PDF with a table of a million objects',
    outcome: tooMuch,
    make: () => pdfWith(1_000_000, catalog, pages(0)),
  },
  {
    name: 'a PDF that claims a billion objects in no bytes',
    outcome: tooMuch,
    make: () => indexedPdf(stream('', '/Type/XRef/Size 1000000000/W[0 0 0]/Root 1 0 R')),
  },
  {
    name: 'a PDF of nothing but beginnings',
    outcome: 'This PDF is damaged',
    make: () => plain('a.pdf', 'application/pdf', `%PDF-1.4\n${'1 0 obj\n'.repeat(100_000)}`),
  },
  {
    name: 'a damaged PDF of 24 MB',
    outcome: 'This PDF is damaged',
    make: () => plain('a.pdf', 'application/pdf', `%PDF-1.4\n${'x'.repeat(24_000_000)}`),
  },
  {
    name: 'a PDF that gives two billion letters one width',
    outcome: tooMuch,
    make: () => pageOf(shown, '/Font<</F2 6 0 R>>', wideFont('/W[0 2000000000 5]')),
  },
  {
    name: 'a PDF whose font ends at letter two billion',
    outcome: tooMuch,
    make: () => pageOf(shown, '/Font<</F2 6 0 R>>', wideFont('/FirstChar 0/LastChar 2000000000')),
  },
  {
    name: 'a PDF that maps millions of letters in a line',
    outcome: tooMuch,
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        mappedFont,
        stream(`1 beginbfrange ${'<00000000> <00fffff0> <0041> '.repeat(100)}endbfrange`),
      ),
  },
  {
    name: 'a PDF whose pages go round in a circle',
    outcome: 'This PDF is damaged',
    make: () => pdf(catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'),
  },
  {
    name: 'a Word document of 60,000 empty files',
    outcome: `This Word document ${unpacks}`,
    make: () => zipOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`f${n}`, '']))),
  },
  {
    name: 'a PDF that claims a billion pages',
    outcome: 'This PDF',
    make: () => pdf(catalog, pages(1_000_000_000), font, onePage(''), stream('')),
  },
]
