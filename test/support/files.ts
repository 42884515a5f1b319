import { strToU8, zipSync } from 'fflate'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

type PdfOptions = { isEncrypted?: boolean }

/** Writes a PDF by hand, with one line per page. */
export function pdf(pages: string[], { isEncrypted = false }: PdfOptions = {}) {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, index) => {
      const lines = text.replaceAll(/([()\\])/g, '\\$1').match(/.{1,80}(\s|$)/g) ?? []
      const content = `BT /F1 12 Tf 14 TL 40 760 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const locked = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>/ID[(${'i'.repeat(16)})(${'i'.repeat(16)})]`
  const trailer = `<</Root 1 0 R/Size ${objects.length + 1}${isEncrypted ? locked : ''}>>`
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer${trailer}\nstartxref\n${start}\n%%EOF`
  return bytes(file)
}

type Paragraph = { text: string; isHeading?: boolean }

export function docx(paragraphs: Paragraph[]) {
  const body = paragraphs.map(({ text, isHeading }) => {
    const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
  })
  const document = `<?xml version="1.0"?><w:document><w:body>${body.join('')}</w:body></w:document>`
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(document) })
}

/** This has more files than any document has. An archive with too many bytes is among the hostile documents. */
export const zipBomb = () =>
  zipSync(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`f${n}`, new Uint8Array()])), { level: 0 })

export const png = bytes(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
)
export const utf16 = (text: string) => {
  const units = Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0))
  return new Uint8Array(units.buffer)
}
