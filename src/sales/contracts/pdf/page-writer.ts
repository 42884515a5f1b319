import type { PdfLibrary } from '../../../core/vendor-modules'
import type { PdfObject, PdfRef } from '../../../vendor/pdf-library.mjs'
import { type EmbeddedFonts, hex } from './embedded-fonts'
import type { Faces } from './faces'
import type { Line, Placed } from './lines'

type Pdf = ReturnType<PdfLibrary['PDF']['create']>

export type TagName =
  | 'Document'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

export class Tag {
  readonly name: TagName
  readonly alt: string | undefined
  readonly kids: (Tag | { page: number; mark: number })[] = []

  constructor(name: TagName, parent?: Tag, alt?: string) {
    this.name = name
    this.alt = alt
    parent?.kids.push(this)
  }
}

export function writeTags(pdf: Pdf, library: PdfLibrary, root: Tag, pages: PdfRef[]) {
  const { PdfArray, PdfBool, PdfDict, PdfName, PdfNumber } = library
  const owners: PdfRef[][] = pages.map(() => [])
  const top = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  const topRef = pdf.register(top)

  const write = (tag: Tag, parent: PdfRef): PdfRef => {
    const element = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of(tag.name), P: parent })
    const ref = pdf.register(element)
    if (tag.alt !== undefined) element.set('Alt', encoded(tag.alt, library))
    if (tag.name === 'TH') {
      const scope = { O: PdfName.of('Table'), Scope: PdfName.of('Column') }
      element.set('A', PdfDict.of(scope))
    }
    const kids: PdfObject[] = tag.kids.map((kid) => {
      if (kid instanceof Tag) return write(kid, ref)
      const page = pages[kid.page]
      const owned = owners[kid.page]
      if (!page || !owned) throw new Error('A tag names a page that is not there.')
      owned[kid.mark] = ref
      return PdfDict.of({ Type: PdfName.of('MCR'), Pg: page, MCID: PdfNumber.of(kid.mark) })
    })
    element.set('K', new PdfArray(kids))
    return ref
  }

  top.set('K', write(root, topRef))
  const numbers = owners.flatMap((refs, page) => [PdfNumber.of(page), pdf.register(new PdfArray(refs))])
  top.set('ParentTree', pdf.register(PdfDict.of({ Nums: new PdfArray(numbers) })))
  top.set('ParentTreeNextKey', PdfNumber.of(pages.length))
  const catalog = pdf.context.catalog.getDict()
  catalog.set('StructTreeRoot', topRef)
  catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }))
}

/** Written in hexadecimal, so that no name or title can be parsed as PDF syntax. */
export const encoded = (text: string, { PdfString }: PdfLibrary) =>
  PdfString.fromBytes(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())

export const pageSize = { width: 612, height: 792 }
export const margin = 60
export const bottom = 66
export const textWidth = pageSize.width - 2 * margin

type Page = { content: string[]; marks: number }

export class PageWriter {
  readonly pages: Page[] = []
  readonly faces: Faces
  readonly #fonts: EmbeddedFonts | undefined
  y = 0

  /** Without fonts, nothing is drawn and the page has no end, so `y` afterwards gives the height of the content. */
  constructor(faces: Faces, fonts?: EmbeddedFonts) {
    this.faces = faces
    this.#fonts = fonts
    this.breakPage()
  }

  get isMeasuring() {
    return this.#fonts === undefined
  }

  get heightLeft() {
    return this.isMeasuring ? Number.POSITIVE_INFINITY : this.y - bottom
  }

  get isAtTop() {
    return this.y === pageSize.height - margin
  }

  /** Content taller than an empty page starts where it is, because it wouldn't fit on any other page either. */
  ensureRoom(height: number) {
    if (height > this.heightLeft && !this.isAtTop) this.breakPage()
  }

  breakPage() {
    if (this.pages.length && (this.isMeasuring || this.isAtTop)) return
    this.pages.push({ content: [], marks: 0 })
    this.y = pageSize.height - margin
  }

  /** A screen reader skips untagged content, which is right for lines and backgrounds. */
  drawTagged(tag: Tag | undefined, draw: () => void) {
    const page = this.pages.length - 1
    const current = this.pages[page]
    if (!current) return
    if (tag) {
      current.content.push(`/${tag.name} <</MCID ${current.marks}>> BDC`)
      tag.kids.push({ page, mark: current.marks })
      current.marks++
    } else current.content.push('/Artifact BMC')
    draw()
    current.content.push('EMC')
  }

  text(line: Line, x: number, y: number, content = this.pages.at(-1)?.content) {
    if (!this.#fonts || !content) return
    let at = x
    for (const run of runsOf(line.letters)) {
      const [first] = run
      if (!first) continue
      const { face, size, isSlanted, isUnderlined } = first
      const codes = run.map((letter) => hex(this.#fonts?.codeOf(letter) ?? 0)).join('')
      const name = this.#fonts.nameOf(face)
      const matrix = `1 0 ${isSlanted ? '0.21' : '0'} 1 ${round(at)} ${round(y)}`
      content.push(`BT /${name} ${size} Tf ${matrix} Tm <${codes}> Tj ET`)
      const width = run.reduce((sum, { width }) => sum + width * size, 0)
      if (isUnderlined) this.rule(at, y - 1.5, width, 0.5)
      at += width
    }
  }

  rule(x: number, y: number, width: number, thickness: number, gray = 0) {
    this.put(`q ${gray} g ${round(x)} ${round(y)} ${round(width)} ${thickness} re f Q`)
  }

  put(operators: string) {
    this.pages.at(-1)?.content.push(operators)
  }
}

export const round = (value: number) => Math.round(value * 100) / 100

function runsOf(letters: Placed[]) {
  const runs: Placed[][] = []
  for (const letter of letters) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isAlike(last, letter)) run.push(letter)
    else runs.push([letter])
  }
  return runs
}

const isAlike = (a: Placed, b: Placed) =>
  a.face === b.face && a.size === b.size && a.isSlanted === b.isSlanted && a.isUnderlined === b.isUnderlined
