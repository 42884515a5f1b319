import { zlibSync } from 'fflate'
import { type DocumentFile, documentFile } from './hostile-document.ts'

export const pdf = (...objects: string[]) => pdfWith(0, ...objects)

/** As many objects more are claimed as are `unused`. */
export function pdfWith(unused: number, ...objects: string[]): DocumentFile {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const size = objects.length + unused + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${'0000000000 00000 n \n'.repeat(unused)}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${start}\n%%EOF`
  return documentFile('a.pdf', 'application/pdf', file)
}

/** Its table is a stream. */
export function indexedPdf(table: string) {
  const start = `%PDF-1.5\n1 0 obj${catalog}endobj\n`
  return documentFile('a.pdf', 'application/pdf', `${start}2 0 obj${table}endobj\nstartxref\n${start.length}\n%%EOF`)
}

export const stream = (data: string, dictionary = '') =>
  `<<${dictionary}/Length ${data.length}>>stream\n${data}\nendstream`

export function deflated(data: Uint8Array) {
  const packed = zlibSync(data, { level: 9 })
  let text = ''
  for (let at = 0; at < packed.length; at += 8192) text += String.fromCharCode(...packed.subarray(at, at + 8192))
  return stream(text, '/Filter/FlateDecode')
}

export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
export const mappedFont = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>'

export const wideFont = (more: string) =>
  `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${more}>>]>>`
export const shown = stream('BT /F2 12 Tf (roof) Tj ET')
export const pages = (count: number) => `<</Type/Pages/Kids[4 0 R]/Count ${count}>>`
export const catalog = '<</Type/Catalog/Pages 2 0 R>>'
export const onePage = (more: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 3 0 R>>${more}>>>>`

export const pageOf = (content: string, more = '', ...others: string[]) =>
  pdf(catalog, pages(1), font, onePage(more), content, ...others)

/** Each form shows the next one twice, so the last is shown two to the power of their number. */
export function nestedForms(depth: number) {
  const form = (index: number) =>
    stream(
      index < depth ? '/X Do /X Do' : 'BT /F1 12 Tf (roof) Tj ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>/XObject<</X ${index + 7} 0 R>>>>`,
    )
  const forms = Array.from({ length: depth + 1 }, (_, index) => form(index))
  return pageOf(stream('/X Do'), '/XObject<</X 6 0 R>>', ...forms)
}
