const [firstStrongIsolate, popIsolate, leftToRightMark, rightToLeftMark] = ['\u2068', '\u2069', '\u200e', '\u200f']
const marks = /[\u200e\u200f\u2066-\u2069]/g
const strong = /[\p{L}\u200e\u200f]/u
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/

/** A sentence's own text, or a value that is put into it. */
export type Piece = string | { value: string }

/** Goes by the first letter, as `dir="auto"` does. Undefined for a text without letters. */
function directionOfText(text: string) {
  const [letter] = strong.exec(text) ?? []
  return letter && (rightToLeft.test(letter) ? 'rtl' : 'ltr')
}

/**
 * In right-to-left text, a house number would change sides with its street. A sentence that begins with such a value
 * gets a mark first, because the value's direction would otherwise become the sentence's.
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

/** The voice's words carry no marks. If they match the text word for word, each is shown the way the text has it. */
export function markedAs<Timed extends { word: string }>(text: string, timings: Timed[]): Timed[] {
  if (!text.includes(firstStrongIsolate)) return timings
  const words = text.match(/\S+/g) ?? []
  const isSame = words.length === timings.length
  return timings.map((timed, index) => {
    const shown = words[index] ?? ''
    return isSame && shown.replace(marks, '') === timed.word ? { ...timed, word: shown } : timed
  })
}
