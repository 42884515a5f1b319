import type { WordTiming } from '../core/shapes'

export type Word = { text: string; start: number; end: number }
export type Line = { words: Word[]; start: number; end: number }

/** How wide a caption may be and how many rows it may take, in whatever a text is measured: letters, as long as nobody knows better. */
export type Room = { width: number; rows: number; size: (text: string) => number }
const someRoom: Room = { width: 42, rows: 2, size: (text) => text.length }

const shortestTalk = 4
const endsSentence = /[.!?…。！？؟]["'”’»)\]]*$/
const endsPart = /[,;:–—،、]["'”’»)\]]*$/

const segmenter = () => new Intl.Segmenter(undefined, { granularity: 'word' })

/** As they are spoken, one after another; a script without spaces is cut where its language cuts. */
function split(text: string): string[] {
  const parts = text.trim().split(/\s+/).filter(Boolean)
  return parts.flatMap((part) => {
    if (part.length < 24 || !/\p{Lo}/u.test(part)) return part
    return [...segmenter().segment(part)].reduce<string[]>((words, { segment, isWordLike }) => {
      if (isWordLike || !words.length) words.push(segment)
      else words.push(`${words.pop()}${segment}`)
      return words
    }, [])
  })
}

/** How long a person takes to read a word, with a breath where a sentence ends. */
function readingSeconds(word: string) {
  const pause = endsSentence.test(word) ? 0.45 : endsPart.test(word) ? 0.2 : 0
  return 0.13 + 0.042 * Math.min(word.length, 24) + pause
}

/** The words of a text at reading pace: for where there is no voice. */
export function paced(text: string): Word[] {
  let start = 0
  return split(text).map((word) => {
    const end = start + readingSeconds(word)
    const timed = { text: word, start, end }
    start = end
    return timed
  })
}

/** At reading pace; a slide that says nothing stays long enough to be looked at. */
export const pacedSeconds = (words: Word[], pointsToRead = 0) =>
  Math.max(shortestTalk, 2.5 * pointsToRead, (words.at(-1)?.end ?? 0) + 0.8)

const stretched = (words: Word[], factor: number) =>
  words.map(({ text, start, end }) => ({ text, start: start * factor, end: end * factor }))

/** The words as the voice says them: by the timings, made to fit the sound if they do not, else spread over it. */
export function timed(text: string, timings: WordTiming[], seconds: number | undefined): Word[] {
  const known = timings.map(({ word, startTime, endTime }) => ({ text: word, start: startTime, end: endTime }))
  const words = known.length ? known : paced(text)
  const end = words.at(-1)?.end ?? 0
  if (seconds === undefined || !Number.isFinite(seconds) || end === 0) return words
  const fits = known.length > 0 && end <= seconds + 0.25
  return fits ? words : stretched(words, seconds / end)
}

/** A word that is wider than a row is said in parts. */
function parted(word: Word, { width, size }: Room): Word[] {
  const letters = [...word.text]
  const count = Math.ceil(size(`${word.text}-`) / (0.9 * width))
  if (count < 2) return [word]
  const [each, seconds] = [Math.ceil(letters.length / count), (word.end - word.start) / count]
  return Array.from({ length: count }, (_, index) => {
    const text = letters.slice(index * each, (index + 1) * each).join('')
    const start = word.start + index * seconds
    return { text: index < count - 1 ? `${text}-` : text, start, end: start + seconds }
  })
}

/** Laid out once for each sentence, so that nothing moves while it is spoken; a long one in lines of much the same length. */
export function linesOf(words: Word[], room = someRoom): Line[] {
  const lines: Line[] = []
  let sentence: Word[] = []
  for (const word of words.flatMap((each) => parted(each, room))) {
    sentence.push(word)
    if (!endsSentence.test(word.text) && word !== words.at(-1)) continue
    lines.push(...broken(sentence, room))
    sentence = []
  }
  return sentence.length ? [...lines, ...broken(sentence, room)] : lines
}

/** As few lines as there must be, and those as short as they can be. */
function broken(sentence: Word[], { width, rows, size }: Room): Line[] {
  const lengths = sentence.map(({ text }) => size(`${text} `))
  let lines = cut(sentence, lengths, width, rows)
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const shorter = cut(sentence, lengths, narrower, rows)
    if (shorter.length > lines.length) break
    lines = shorter
  }
  return lines.map(lineOf)
}

/** Word after word, row after row, as they will be shown. */
function cut(sentence: Word[], lengths: number[], width: number, rows: number): Word[][] {
  const lines: Word[][] = []
  let [row, length] = [rows, Number.POSITIVE_INFINITY]
  for (const [index, word] of sentence.entries()) {
    const more = lengths[index] ?? 0
    const isRounded = row === rows && length > width * 0.7 && endsPart.test(sentence[index - 1]?.text ?? '')
    const isRowFull = length + more > width
    if (isRounded || (isRowFull && row === rows)) {
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

/** The line that is being spoken; between two of them the one before stays. */
export const lineAt = (lines: Line[], time: number) => lines.findLast((line) => line.start <= time + 0.05) ?? lines[0]

const tokens = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 3)

const stem = (token: string) => token.slice(0, 4)

/** When the voice reaches each bullet: where it says most of the bullet's words, else evenly between its neighbours. */
export function bulletTimes(bullets: string[], words: Word[], seconds: number): number[] {
  const spoken = words.map((word) => tokens(word.text).map(stem))
  let from = 0
  const heard = bullets.map((bullet) => {
    const at = placeOf(new Set(tokens(bullet).map(stem)), spoken, from)
    if (at === undefined) return undefined
    from = at + 1
    return words[at]?.start
  })
  let earlier = 0
  return heard.map((time, index) => {
    const following = heard.slice(index).findIndex((each) => each !== undefined)
    const until = following < 0 ? seconds * 0.9 : (heard[index + following] ?? seconds)
    const left = following < 0 ? heard.length - index : following
    earlier = time ?? earlier + (until - earlier) / (left + 1)
    return earlier
  })
}

const together = 14

/** Where at least half of the wanted words come close together, the most of them. */
function placeOf(wanted: Set<string>, spoken: string[][], from: number) {
  let best = { score: 0, at: -1 }
  for (let at = from; at < spoken.length; at++) {
    if (!spoken[at]?.some((token) => wanted.has(token))) continue
    const near = new Set(spoken.slice(at, at + together).flat())
    const score = [...wanted].filter((token) => near.has(token)).length / wanted.size
    if (score > best.score) best = { score, at }
  }
  return best.score >= 0.5 ? best.at : undefined
}
