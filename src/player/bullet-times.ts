import { endsSentence, type Word } from './word-timing'

const tokens = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 3)

const stem = (token: string) => token.slice(0, 4)

const latestFirstSeconds = 4

/**
 * A bullet appears with most of its words, never before their sentence; an unspoken one halfway between its neighbours.
 * The first appears within a moment, because an empty slide looks unfinished.
 */
export function bulletTimes(bullets: string[], words: Word[], seconds: number): number[] {
  const spoken = words.map((word) => tokens(word.text).map(stem))
  const ends = sentenceEnds(words)
  let from = 0
  const spokenAt = bullets.map((bullet) => {
    const at = positionOf(new Set(tokens(bullet).map(stem)), spoken, ends, from)
    if (at === undefined) return undefined
    from = at + 1
    return words[at]?.start
  })
  let earlier = 0
  return spokenAt.map((time, index) => {
    const following = spokenAt.slice(index).findIndex((each) => each !== undefined)
    const until = following < 0 ? seconds * 0.9 : (spokenAt[index + following] ?? seconds)
    const left = following < 0 ? spokenAt.length - index : following
    earlier = time ?? earlier + (until - earlier) / (left + 1)
    return index === 0 ? Math.min(earlier, latestFirstSeconds) : earlier
  })
}

const wordsNearby = 14

function sentenceEnds(words: Word[]) {
  const ends: number[] = []
  for (let index = words.length - 1; index >= 0; index--)
    ends[index] = endsSentence.test(words[index]?.text ?? '') ? index + 1 : (ends[index + 1] ?? words.length)
  return ends
}

function positionOf(wanted: Set<string>, spoken: string[][], ends: number[], from: number) {
  let best = { score: 0, at: -1 }
  for (let at = from; at < spoken.length; at++) {
    if (!spoken[at]?.some((token) => wanted.has(token))) continue
    const near = new Set(spoken.slice(at, Math.min(at + wordsNearby, ends[at] ?? 0)).flat())
    const score = [...wanted].filter((token) => near.has(token)).length / wanted.size
    if (score > best.score) best = { score, at }
  }
  return best.score >= 0.5 ? best.at : undefined
}
