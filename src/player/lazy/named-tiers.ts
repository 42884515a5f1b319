import { endsSentence } from '../../core/shared/reading-speed.ts'
import type { Word } from '../track.ts'

export type NamedTier = { at: number; tier: number }

const plain = (text: string) =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `

/** Returns when the voice comes to which tier. A sentence that names several of them counts for none. */
export function namedTiers(names: string[], words: Word[]): NamedTier[] {
  const found: NamedTier[] = []
  let sentence: Word[] = []
  for (const word of words) {
    sentence.push(word)
    if (!endsSentence.test(word.text) && word !== words.at(-1)) continue
    const text = plain(sentence.map((each) => each.text).join(' '))
    const [tier, another] = [...names.keys()].filter((index) => text.includes(plain(names[index] ?? '')))
    if (tier !== undefined && another === undefined) found.push({ at: sentence[0]?.start ?? 0, tier })
    sentence = []
  }
  return found
}
