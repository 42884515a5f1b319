import type { Nodes, Root, RootContent } from 'mdast'
import { loadPdfLibrary, type PdfLibrary } from '../../../core/vendor-modules'
import type { ContractLanguage } from '../../../locales/index'
import { type ContractFacts, contractTree } from '../tree'
import { drawBlock, Pictures } from './blocks'
import { EmbeddedFonts } from './embedded-fonts'
import { loadFaces } from './faces'
import { type Layout, layoutOf, pageLayout, plainStyle, smallSize } from './layout'
import { LineBreaker } from './lines'
import { bottom, encoded, margin, PageWriter, pageSize, Tag, writeTags } from './page-writer'

type Attachment = { name: string; type: string; content: string; madeAt: number }
type About = { title: string; language: ContractLanguage; contractId?: string; attachment?: Attachment }
type Pdf = ReturnType<PdfLibrary['PDF']['create']>

export const contractIdKey = 'PorchlightContract'

const pageLabel = {
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  es: (page: number, pages: number) => `Página ${page} de ${pages}`,
  de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}

export async function renderPdf(root: Root, about: About): Promise<Uint8Array> {
  const library = await loadPdfLibrary()
  const faces = await loadFaces(`${textOf(root)}${pageLabel[about.language](0, 0)}`, root.children.some(isTyped))
  const pdf = library.PDF.create()
  const fonts = new EmbeddedFonts(pdf, library)
  const writer = new PageWriter(faces, fonts)
  const breaker = new LineBreaker(faces, library)
  const pictures = new Pictures(pdf, library)
  const top = new Tag('Document')
  drawAll(root.children, { ...pageLayout, writer, breaker, pictures, parent: top })
  numberPages(writer, breaker, about.language)
  writePages(pdf, library, writer, fonts, pictures, top)
  describe(pdf, library, about)
  if (about.attachment) attach(pdf, library, about.attachment)
  return pdf.save({ compressStreams: true, subsetFonts: false })
}

const isTyped = (node: RootContent) => node.data?.isTyped === true

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

function drawAll(nodes: RootContent[], layout: Layout) {
  const together = signatureBlock(nodes)
  for (const [index, node] of nodes.entries()) {
    if (node.data?.pageBreakBefore) layout.writer.breakPage()
    if (index === together.start) layout.writer.ensureRoom(heightOf(nodes.slice(together.start, together.end), layout))
    drawBlock(node, layoutOf(node, layout))
  }
}

/** The law requires these sentences beside the signature, so no page break may come between. */
function signatureBlock(nodes: RootContent[]) {
  const isPart = (part: string) => (node: RootContent | undefined) => node?.data?.part === part
  const legal = nodes.findIndex(isPart('legal'))
  const signature = nodes.findLastIndex(isPart('signature'))
  if (legal === -1 || signature < legal) return { start: -1, end: -1 }
  const start = nodes[legal - 1]?.type === 'heading' ? legal - 1 : legal
  const isAfter = nodes[signature + 1]?.type === 'paragraph' && !nodes[signature + 1]?.data?.part
  return { start, end: signature + (isAfter ? 2 : 1) }
}

function heightOf(nodes: RootContent[], layout: Layout) {
  const writer = new PageWriter(layout.writer.faces)
  const { y } = writer
  for (const node of nodes) drawBlock(node, layoutOf(node, { ...layout, writer, parent: new Tag('Document') }))
  const height = y - writer.y
  return height <= pageSize.height - margin - bottom ? height : 0
}

function numberPages(writer: PageWriter, breaker: LineBreaker, language: About['language']) {
  for (const [index, { content }] of writer.pages.entries()) {
    const text = pageLabel[language](index + 1, writer.pages.length)
    const [line] = breaker.break([{ text, style: plainStyle, isUnderlined: false, size: smallSize }], pageSize.width)
    content.push('/Artifact <</Type /Pagination>> BDC')
    if (line) writer.text(line, (pageSize.width - line.width) / 2, 36, content)
    content.push('EMC')
  }
}

function writePages(
  pdf: Pdf,
  library: PdfLibrary,
  writer: PageWriter,
  fonts: EmbeddedFonts,
  pictures: Pictures,
  top: Tag,
) {
  const { PdfDict, PdfName, PdfNumber, PdfStream } = library
  const resources = pdf.register(PdfDict.of({ Font: fonts.resources(), XObject: pictures.resources() }))
  const refs = writer.pages.map(({ content }, index) => {
    const page = pdf.addPage(pageSize)
    page.dict.set('Contents', pdf.register(new PdfStream([], Buffer.from(content.join('\n')))))
    page.dict.set('Resources', resources)
    page.dict.set('StructParents', PdfNumber.of(index))
    page.dict.set('Tabs', PdfName.of('S'))
    return page.ref
  })
  writeTags(pdf, library, top, refs)
}

function describe(pdf: Pdf, library: PdfLibrary, { title, language, contractId }: About) {
  pdf.setTitle('', { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setAuthor('Porchlight')
  pdf.setCreator('Porchlight')
  const info = pdf.context.info.trailer.getRef('Info')
  const entries = info && pdf.getObject(info)
  if (!(entries instanceof library.PdfDict)) throw new Error('The PDF has no place for its title.')
  entries.set('Title', encoded(title, library))
  if (contractId) entries.set(contractIdKey, encoded(contractId, library))
}

/** Attached as PDF/A-3 requires: found by its name, and linked to the document as its source data. */
function attach(pdf: Pdf, library: PdfLibrary, { name, type, content, madeAt }: Attachment) {
  const { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } = library
  const bytes = Buffer.from(content)
  const changed = `D:${new Date(madeAt).toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`
  const stream = new PdfStream(
    [
      ['Type', PdfName.of('EmbeddedFile')],
      ['Subtype', PdfName.of(type)],
      ['Params', PdfDict.of({ Size: PdfNumber.of(bytes.length), ModDate: PdfString.fromString(changed) })],
    ],
    bytes,
  )
  const file = pdf.register(stream)
  const specification = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Filespec'),
      F: PdfString.fromString(name),
      UF: PdfString.fromString(name),
      AFRelationship: PdfName.of('Data'),
      EF: PdfDict.of({ F: file, UF: file }),
    }),
  )
  const names = PdfDict.of({ Names: new PdfArray([PdfString.fromString(name), specification]) })
  const catalog = pdf.context.catalog.getDict()
  catalog.set('Names', PdfDict.of({ EmbeddedFiles: names }))
  catalog.set('AF', new PdfArray([specification]))
}

export type Undrawn = { facts: ContractFacts; about: Parameters<typeof renderPdf>[1] }

export const drawDocument = async ({ facts, about }: Undrawn) =>
  new Uint8Array(await renderPdf(contractTree(facts), about))
