import { sha256 } from '../../core/crypto'
import type { Word } from '../../providers/speech/speech'
import { type Sentence, sentencesOf } from './sentences'
import type { Utterance } from './utterances'

export type PlannedClip = {
  key: string
  sentence: Sentence
  said: Said
  characters: number
  isPersonal: boolean
  previousText: string | undefined
  nextText: string | undefined
}

export function planClips(utterance: Utterance, pronounce: (shown: string) => Said): PlannedClip[] {
  const { text, commonText, language } = utterance
  const sentences = sentencesOf(text, language)
  const common = new Set(
    commonText === null
      ? sentences.map((each) => each.text)
      : sentencesOf(commonText, language).map((each) => each.text),
  )
  const saids = sentences.map((sentence) => pronounce(sentence.text))
  return sentences.flatMap((sentence, index) => {
    const said = saids[index]
    if (!said) return []
    return {
      key: clipKey(utterance, said.said),
      sentence,
      said,
      characters: said.said.length,
      isPersonal: !common.has(sentence.text),
      previousText: saids[index - 1]?.said,
      nextText: saids[index + 1]?.said,
    }
  })
}

const clipKey = ({ organizationId, model, voiceId, language, speed, pitch, take }: Utterance, said: string) =>
  sha256(JSON.stringify(['clip-1', organizationId, model, voiceId, language, speed, pitch, take, said])).slice(0, 40)

export const distinct = (clips: PlannedClip[]) => [...new Map(clips.map((clip) => [clip.key, clip])).values()]

/** A word in lowercase matches any capitalization. Any other word matches only its exact spelling. */
export type Pronunciation = { word: string; say: string }

/** `spans` maps parts of `said` to parts of `shown`, in order and without gaps. */
export type Said = { shown: string; said: string; spans: Span[] }
type Span = { shownEnd: number; saidEnd: number }

/** Replaced text isn't replaced again, so that two pronunciations that name each other can't loop. */
export function pronouncer(pronunciations: Pronunciation[]): (shown: string) => Said {
  const root = newNode()
  for (const { word, say } of pronunciations)
    add(root, word.trim().replaceAll(/\s+/g, ' '), say.trim().replaceAll(endless, shortened))
  return (shown) => replaced(shown, root)
}

/** An endless word would cost endless speech. Scripts without spaces between words are exempt. */
const mostLetters = 60
const endless =
  /(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])[\p{L}\p{M}\p{N}]){61,}/gu

const shortened = (word: string) => Array.from(word).slice(0, mostLetters).join('')

/** A tree, because a single regular expression with 500 patterns can take unbounded time. */
type Node = { next: Map<string, Node>; sayBySpelling: Map<string, string> }

const newNode = (): Node => ({ next: new Map(), sayBySpelling: new Map() })

function add(root: Node, spelling: string, say: string) {
  if (!spelling) return
  let node = root
  for (const letter of spelling.split('')) {
    const key = letter.toLowerCase()
    const next = node.next.get(key) ?? newNode()
    node.next.set(key, next)
    node = next
  }
  node.sayBySpelling.set(spelling, say)
}

function replaced(shown: string, root: Node): Said {
  const spans: Span[] = []
  let said = ''
  let end = 0
  const tooLong = new Map([...shown.matchAll(endless)].map(({ 0: word, index }) => [index, word]))
  for (let at = 0; at < shown.length; at++) {
    const match = root.next.has(shown[at]?.toLowerCase() ?? '') ? longestMatch(shown, at, root) : undefined
    const found = match ?? cutShort(tooLong.get(at), at)
    if (!found) continue
    said += shown.slice(end, at)
    spans.push({ shownEnd: at, saidEnd: said.length })
    said += found.say
    end = found.end
    spans.push({ shownEnd: end, saidEnd: said.length })
    at = end - 1
  }
  said += shown.slice(end)
  spans.push({ shownEnd: shown.length, saidEnd: said.length })
  return { shown, said, spans }
}

const cutShort = (word: string | undefined, at: number) =>
  word === undefined ? undefined : { say: shortened(word), end: at + word.length }

function longestMatch(shown: string, from: number, root: Node) {
  if (/[\p{L}\p{M}\p{N}]$/u.test(shown.slice(Math.max(0, from - 2), from))) return undefined
  let best: { say: string; end: number } | undefined
  let node: Node | undefined = root
  let spelling = ''
  for (let at = from; at < shown.length && node; ) {
    const space = /^\s+/.exec(shown.slice(at, at + 50))?.[0]
    const letter = space ? ' ' : (shown[at] ?? '')
    at += space?.length ?? 1
    spelling += letter
    node = node.next.get(letter.toLowerCase())
    const say = node?.sayBySpelling.get(spelling) ?? node?.sayBySpelling.get(spelling.toLowerCase())
    if (say !== undefined && !/^[\p{L}\p{M}\p{N}]/u.test(shown.slice(at, at + 2))) best = { say, end: at }
  }
  return best
}

export function shownWords({ shown, said, spans }: Said, saidWords: Word[]): Word[] {
  const placed = [...said.matchAll(/\S+/gu)].map(({ 0: text, index }, at) => ({
    from: index,
    to: index + text.length,
    startTime: saidWords[at]?.startTime ?? saidWords.at(-1)?.endTime ?? 0,
    endTime: saidWords[at]?.endTime ?? saidWords.at(-1)?.endTime ?? 0,
  }))
  let last = 0
  return [...shown.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const startTime = Math.max(last, timeAt(placed, placeInSaid(spans, index), 'start'))
    const endTime = Math.max(startTime, timeAt(placed, placeInSaid(spans, index + word.length), 'end'))
    last = endTime
    return { word, startTime, endTime }
  })
}

/** Exact for unchanged parts, because their length is the same in both. */
function placeInSaid(spans: Span[], place: number) {
  let from = { shownEnd: 0, saidEnd: 0 }
  for (const span of spans) {
    const length = span.shownEnd - from.shownEnd
    if (place <= span.shownEnd)
      return from.saidEnd + (length && ((place - from.shownEnd) / length) * (span.saidEnd - from.saidEnd))
    from = span
  }
  return from.saidEnd
}

type Placed = { from: number; to: number; startTime: number; endTime: number }

function timeAt(placed: Placed[], place: number, side: 'start' | 'end') {
  const word = side === 'start' ? placed.find(({ to }) => place < to) : placed.findLast(({ from }) => from < place)
  if (!word) return side === 'start' ? (placed.at(-1)?.endTime ?? 0) : (placed[0]?.startTime ?? 0)
  const share = Math.min(1, Math.max(0, (place - word.from) / (word.to - word.from)))
  return word.startTime + share * (word.endTime - word.startTime)
}
