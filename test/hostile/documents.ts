import { strToU8, zipSync } from 'fflate'
import { type DocumentFile, documentFile, type HostileDocument, unpacks } from './hostile-document.ts'
import { hostilePdfs } from './pdf-documents.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const markdown = (text: string) => documentFile('a.md', 'text/markdown', text)
const page = (text: string) => documentFile('a.html', 'text/html', text)
const table = (text: string) => documentFile('a.csv', 'text/csv', text)

function zipOf(files: Record<string, string>): DocumentFile {
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  const content = zipSync(packed, { level: 9 }) as Uint8Array<ArrayBuffer>
  return { filename: 'a.docx', contentType: docxType, content }
}

const word = (xml: string) => zipOf({ 'word/document.xml': xml })

const tooDeep = 'This document is nested too deeply.'

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
    make: () => documentFile('a.txt', 'text/plain', `e${'\u00cc\u0081'.repeat(500_000)}`),
  },
  {
    name: 'a doctype with entities',
    outcome: 'ready',
    make: () => word(`<!DOCTYPE x [${'<!ENTITY a "roof">'.repeat(400_000)}]><w:document><w:p><w:t>&a;</w:t></w:p>`),
  },
  { name: 'a row of a million columns', outcome: 'ready', make: () => table('1,'.repeat(1_000_000)) },
  { name: 'a quote that nothing closes', outcome: 'ready', make: () => table(`roof,"${'""'.repeat(200_000)}`) },
  {
    name: 'one word of a megabyte',
    outcome: 'ready',
    make: () => documentFile('a.txt', 'text/plain', 'x'.repeat(1_000_000)),
  },
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
    name: 'a Word document of 6,000 empty files',
    outcome: `This Word document ${unpacks}`,
    make: () => zipOf(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`f${n}`, '']))),
  },
  ...hostilePdfs,
]
