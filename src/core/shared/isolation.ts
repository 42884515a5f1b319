const [firstStrongIsolate, popIsolate, leftToRightMark, rightToLeftMark] = ['\u2068', '\u2069', '\u200e', '\u200f']
const marks = /[\u200e\u200f\u2066-\u2069]/g
const strong = /[\p{L}\u200e\u200f]/u
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/

/** What a sentence says by itself, and what is put into it. */
export type Piece = string | { value: string }

/** By the first letter, as `dir="auto"` finds it; undefined for a text without letters. */
function directionOfText(text: string) {
  const [letter] = strong.exec(text) ?? []
  return letter && (rightToLeft.test(letter) ? 'rtl' : 'ltr')
}

/**
 * In right-to-left text the number of a house would change sides with its street. A sentence that begins with such a
 * value begins with a mark, because the value's direction would otherwise become that of the sentence.
 */
export function joinIsolated(pieces: Piece[]) {
  const direction = directionOfText(pieces.filter((piece) => typeof piece === 'string').join(''))
  const isForeign = (value: string) => (direction === 'rtl' ? value.trim() !== '' : rightToLeft.test(value))
  let isIsolated = false
  const text = pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (!direction || !isForeign(piece.value)) return piece.value
      isIsolated = true
      return isolate(piece.value)
    })
    .join('')
  if (!isIsolated || directionOfText(text) === direction) return text
  return `${direction === 'rtl' ? rightToLeftMark : leftToRightMark}${text}`
}

export const isolate = (text: string) => `${firstStrongIsolate}${text}${popIsolate}`

/** The voice's words carry no marks, so each is shown as the text has it, if word by word they are the same. */
export function markedAs<Timed extends { word: string }>(text: string, timings: Timed[]): Timed[] {
  if (!text.includes(firstStrongIsolate)) return timings
  const words = text.match(/\S+/g) ?? []
  const isSame = words.length === timings.length
  return timings.map((timed, index) => {
    const shown = words[index] ?? ''
    return isSame && shown.replace(marks, '') === timed.word ? { ...timed, word: shown } : timed
  })
}
