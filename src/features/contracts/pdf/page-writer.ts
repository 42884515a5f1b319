import type { EmbeddedFonts } from './embedded-fonts'
import { hex } from './embedded-fonts'
import type { Faces } from './faces'
import type { Line, Placed } from './lines'
import type { Tag } from './tags'

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

  /** Without fonts nothing is drawn and the page has no end, so that `y` afterwards tells the height of the content. */
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

  /** Content higher than an empty page starts where it is, because no other page would fit it either. */
  ensureRoom(height: number) {
    if (height > this.heightLeft && !this.isAtTop) this.breakPage()
  }

  breakPage() {
    if (this.pages.length && (this.isMeasuring || this.isAtTop)) return
    this.pages.push({ content: [], marks: 0 })
    this.y = pageSize.height - margin
  }

  /** Without a tag a screen reader skips it, which is right for lines and backgrounds. */
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
