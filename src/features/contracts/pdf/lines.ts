import type { PdfLibrary } from '../../../vendor-modules'
import { type Shaped, shapeArabic } from './arabic-forms'
import type { Faces, Letter, Style } from './faces'

export type Span = { text: string; style: Style; isUnderlined: boolean; size: number }

/** Odd levels run from right to left. */
export type Placed = Letter & { style: Style; level: number; size: number; isUnderlined: boolean }

export type Line = { letters: Placed[]; width: number }

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

const invisible = /[\p{Cc}\p{Cf}]/u

export class LineBreaker {
  readonly #faces: Faces
  readonly #bidi: ReturnType<PdfLibrary['bidi']>

  constructor(faces: Faces, library: PdfLibrary) {
    this.#faces = faces
    this.#bidi = library.bidi()
  }

  break(spans: Span[], width: number): Line[] {
    const letters = this.#lettersOf(spans)
    const lines: Line[] = []
    let line: Placed[] = []
    for (const word of wordsOf(letters)) {
      if (word[0]?.text === '\n') {
        lines.push(lineOf(line))
        line = []
        continue
      }
      if (widthOf(line) + widthOf(withoutEnd(word)) <= width) {
        line.push(...word)
        continue
      }
      if (line.length) lines.push(lineOf(line))
      line = []
      for (const letter of word) {
        if (line.length && widthOf(line) + letter.width * letter.size > width && !isSpace(letter)) {
          lines.push(lineOf(line))
          line = []
        }
        line.push(letter)
      }
    }
    if (line.length || !lines.length) lines.push(lineOf(line))
    return lines
  }

  measure(spans: Span[]) {
    const letters = this.#lettersOf(spans)
    const lines = [...wordsOf(letters)]
    const longest = Math.max(0, ...lines.map((word) => widthOf(withoutEnd(word))))
    let [whole, line] = [0, 0]
    for (const word of lines) {
      line = word[0]?.text === '\n' ? 0 : line + widthOf(word)
      whole = Math.max(whole, line)
    }
    return { whole, longest }
  }

  #lettersOf(spans: Span[]): Placed[] {
    const normal = spans.map((span) => ({ ...span, text: span.text.normalize('NFC') }))
    const text = normal.map((span) => span.text).join('')
    const levels = rightToLeft.test(text) ? this.#bidi.getEmbeddingLevels(text, 'ltr').levels : undefined
    const placed: Placed[] = []
    let at = 0
    for (const { text: own, style, isUnderlined, size } of normal) {
      for (const { shape, letter } of levels ? shapeArabic([...own]) : plain(own)) {
        const level = levels?.[at] ?? 0
        at += letter.length
        if (letter !== '\n' && invisible.test(letter)) continue
        const mirrored = level % 2 ? this.#bidi.getMirroredCharacter(shape) : null
        const last = placed.at(-1)
        const near = level % 2 && last?.style === style && last.level % 2 ? last.face : undefined
        const found = this.#faces.letter(mirrored ?? shape, letter, style, near)
        placed.push({ ...found, style, level, size, isUnderlined })
      }
    }
    return placed
  }
}

const plain = (text: string): Shaped[] => [...text].map((letter) => ({ shape: letter, letter }))

const isSpace = ({ text }: Placed) => text === ' '
const widthOf = (letters: Placed[]) => letters.reduce((sum, { width, size }) => sum + width * size, 0)
const withoutEnd = (letters: Placed[]) => letters.slice(0, letters.findLastIndex((letter) => !isSpace(letter)) + 1)

function* wordsOf(letters: Placed[]) {
  let word: Placed[] = []
  for (const letter of letters) {
    const last = word.at(-1)
    if (last && (letter.text === '\n' || last.text === '\n' || (isSpace(last) && !isSpace(letter)))) {
      yield word
      word = []
    }
    word.push(letter)
  }
  if (word.length) yield word
}

function lineOf(letters: Placed[]): Line {
  const shown = withoutEnd(letters)
  return { letters: inDrawingOrder(shown), width: widthOf(shown) }
}

/** Rule L2 of the Unicode Bidirectional Algorithm. */
function inDrawingOrder(letters: Placed[]) {
  const highest = Math.max(0, ...letters.map(({ level }) => level))
  let ordered = letters
  for (let level = highest; level > 0; level--) {
    const next: Placed[] = []
    let run: Placed[] = []
    for (const letter of ordered) {
      if (letter.level >= level) run.unshift(letter)
      else {
        next.push(...run, letter)
        run = []
      }
    }
    ordered = [...next, ...run]
  }
  return ordered
}
