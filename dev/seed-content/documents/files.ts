import { strToU8, zipSync } from 'fflate'

type Line = { text: string; isHeading: boolean }

const linesOf = (page: string): Line[] =>
  page
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ text: line.replace(/^#+\s+/, ''), isHeading: line.startsWith('#') }))

const pagesOf = (text: string) => text.split(/^---$/m).map(linesOf)

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function pageContent(lines: Line[]) {
  const shown = lines.flatMap(({ text, isHeading }) => {
    const wrapped = text.replaceAll(/([()\\])/g, '\\$1').match(/.{1,88}(\s|$)/g) ?? []
    const font = isHeading ? '/F2 14 Tf' : '/F1 11 Tf'
    return [...wrapped.map((each) => `${font} (${each.trim()}) Tj T*`), 'T*']
  })
  return `BT 16 TL 56 780 Td ${shown.join(' ')} ET`
}

export function pdfOf(text: string): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(text)
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines)
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 842]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
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
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  return bytes(`${file}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${start}\n%%EOF`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const paragraph = ({ text, isHeading }: Line) =>
  `<w:p>${isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export function docxOf(text: string): Uint8Array<ArrayBuffer> {
  const body = pagesOf(text)
    .map((lines) => lines.map(paragraph).join(''))
    .join(pageBreak)
  const heading =
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>'
  const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`
  const override = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${wordType}.${type}+xml"/>`
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('document', 'document.main')}${override('styles', 'styles')}</Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packages}/relationships">${relation('a', `${office}/officeDocument`, 'word/document.xml')}</Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="${packages}/relationships">${relation('a', `${office}/styles`, 'styles.xml')}</Relationships>`,
    ),
    'word/styles.xml': xml(`<w:styles xmlns:w="${main}">${heading}</w:styles>`),
    'word/document.xml': xml(`<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`),
  }) as Uint8Array<ArrayBuffer>
}
