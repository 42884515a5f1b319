import type { PdfLibrary } from '../../../core/vendor-modules'
import type { Faces, Letter, Style } from './faces'

/** Unicode lists these shapes before the first shapes of their letter, so counting them would shift the order. */
const outOfOrder = new Set([0xfbe8, 0xfbe9])

const forms = readForms()

/**
 * The forms in Unicode's order: isolated, final, initial, medial. Letters that don't join the next one have only the
 * first two.
 */
function readForms() {
  const forms = new Map<string, string[]>()
  for (const [first, last] of [
    [0xfb50, 0xfbff],
    [0xfe80, 0xfefc],
  ] as const) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const shape = String.fromCodePoint(codePoint)
      const letters = shape.normalize('NFKC')
      const isLigature = codePoint >= 0xfef5
      if (letters === shape || outOfOrder.has(codePoint) || (letters.length > 1 && !isLigature)) continue
      forms.set(letters, [...(forms.get(letters) ?? []), shape])
    }
  }
  return forms
}

const stretch = '\u0640'
const isMark = (letter: string) => /\p{Mn}/u.test(letter)
const joinsNext = (letter: string | undefined) => letter === stretch || (forms.get(letter ?? '')?.length ?? 0) > 2
const joinsPrevious = (letter: string | undefined) => letter === stretch || (forms.get(letter ?? '')?.length ?? 0) > 1

/** `shape` is empty if a ligature with the previous letter already draws this one. */
type Shaped = { shape: string; letter: string }

/**
 * Contracts are written in left-to-right languages, but a homeowner's name may be Arabic, and with unjoined letters it
 * would be misspelled on what they sign. Lam and alef become one ligature, which counts as the shape of the lam.
 */
function shapeArabic(text: string[]): Shaped[] {
  const shaped: Shaped[] = []
  const skeleton = text.flatMap((letter, index) => (isMark(letter) ? [] : [index]))
  const places = new Map(skeleton.map((index, place) => [index, place]))
  const letterAt = (place: number) => text[skeleton[place] ?? -1]
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? ''
    const place = places.get(index)
    if (place === undefined) {
      shaped.push({ shape: letter, letter })
      continue
    }
    const next = text[index + 1]
    const ligature = next === undefined ? undefined : forms.get(letter + next)
    const isJoined = joinsNext(letterAt(place - 1)) && joinsPrevious(letter)
    if (ligature && next !== undefined) {
      shaped.push({ shape: ligature[isJoined ? 1 : 0] ?? letter, letter }, { shape: '', letter: next })
      index++
      continue
    }
    const isJoining = joinsNext(letter) && joinsPrevious(letterAt(place + 1))
    const form = (isJoining ? 2 : 0) + (isJoined ? 1 : 0)
    shaped.push({ shape: forms.get(letter)?.[form] ?? letter, letter })
  }
  return shaped
}

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
