import { endsPart, endsSentence } from '../core/shared/reading-speed.ts'
import type { Word } from './track'

export type Line = { words: Word[]; start: number; end: number }

/** `width` has the unit of `measure`, which by default counts letters. */
export type CaptionBox = { width: number; rows: number; measure: (text: string) => number }
const defaultBox: CaptionBox = { width: 42, rows: 2, measure: (text) => text.length }

function splitToWidth(word: Word, { width, measure }: CaptionBox): Word[] {
  const letters = [...word.text]
  const count = Math.ceil(measure(`${word.text}-`) / (0.9 * width))
  if (count < 2) return [word]
  const [each, seconds] = [Math.ceil(letters.length / count), (word.end - word.start) / count]
  return Array.from({ length: count }, (_, index) => {
    const text = letters.slice(index * each, (index + 1) * each).join('')
    const start = word.start + index * seconds
    return { text: index < count - 1 ? `${text}-` : text, start, end: start + seconds }
  })
}

/** Each sentence is broken into lines once, before it is spoken, so that no word moves while it is read. */
export function linesOf(words: Word[], box = defaultBox): Line[] {
  const lines: Line[] = []
  let sentence: Word[] = []
  for (const word of words.flatMap((each) => splitToWidth(each, box))) {
    sentence.push(word)
    if (!endsSentence.test(word.text) && word !== words.at(-1)) continue
    lines.push(...balancedLines(sentence, box))
    sentence = []
  }
  return sentence.length ? [...lines, ...balancedLines(sentence, box)] : lines
}

/** Tries narrower boxes as long as the number of lines stays the same, so that the lines are of similar length. */
function balancedLines(sentence: Word[], { width, rows, measure }: CaptionBox): Line[] {
  const lengths = sentence.map(({ text }) => measure(`${text} `))
  let lines = breakIntoLines(sentence, lengths, width, rows)
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const shorter = breakIntoLines(sentence, lengths, narrower, rows)
    if (shorter.length > lines.length) break
    lines = shorter
  }
  return lines.map(lineOf)
}

function breakIntoLines(sentence: Word[], lengths: number[], width: number, rows: number): Word[][] {
  const lines: Word[][] = []
  let [row, length] = [rows, Number.POSITIVE_INFINITY]
  for (const [index, word] of sentence.entries()) {
    const more = lengths[index] ?? 0
    const endsAtClause = row === rows && length > width * 0.7 && endsPart.test(sentence[index - 1]?.text ?? '')
    const isRowFull = length + more > width
    if (endsAtClause || (isRowFull && row === rows)) {
      lines.push([word])
      row = 1
      length = more
    } else {
      lines.at(-1)?.push(word)
      row += Number(isRowFull)
      length = isRowFull ? more : length + more
    }
  }
  return lines
}

const lineOf = (words: Word[]): Line => ({ words, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })

/** Between two lines the earlier one stays, so that captions don't flicker. */
export const lineAt = (lines: Line[], time: number) => lines.findLast((line) => line.start <= time + 0.05) ?? lines[0]
