import { type Ranked as Fused, fuse, ranked } from '../knowledge/fuse'
import type { FoundPassage } from '../knowledge/search-words'
import { type Passage, passagesOfDocument } from './passages'
import { type IndexedPassage, indexed, rank } from './rank'

/** A whole company's knowledge usually takes a third of this. */
const mostTokens = 6000
/** Room that stays reserved for documents even if the deck takes nearly everything. */
const leastForDocuments = 1500

/** An estimate: a token is about four letters, or two in Arabic and Hebrew. */
export const tokensIn = (text: string) =>
  Math.ceil(text.length / 4 + (text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0) / 4)

const tokensOf = ({ title, heading, text }: Passage) => tokensIn(`${title}${heading ?? ''}${text}`) + tokensOfMark
/** The tokens of the markup around a source. */
const tokensOfMark = 12

export type FoundDocuments = { byWords: FoundPassage[]; byMeaning: FoundPassage[] }

/**
 * The sources the model gets to read: everything the deck says, in order, if there is room for it, so that nothing is
 * left out because of a guess about the question. Then passages of documents, the best first.
 */
export async function retrieve(env: Env, deck: IndexedPassage[], found: FoundDocuments, question: string) {
  const ofDeck = deck.map(({ passage }) => passage)
  const tokens = ofDeck.reduce((sum, passage) => sum + tokensOf(passage), 0)
  const ofDocuments = await rankDocuments(env, found, question)
  const sources =
    tokens <= mostTokens
      ? [...ofDeck, ...filled(ofDocuments, Math.max(mostTokens - tokens, leastForDocuments))]
      : filled(fuse([rank(question, deck).map(({ passage }) => passage), ofDocuments], textOf).map(itemOf), mostTokens)
  return { sources, best: bestOf(question, sources) }
}

const textOf = ({ title, heading, text }: Passage) => `${title}\n${heading ?? ''}\n${text}`
const itemOf = ({ item }: Fused<Passage>) => item

function rankDocuments(env: Env, { byWords, byMeaning }: FoundDocuments, question: string): Promise<Passage[]> {
  const words = rank(question, byWords.flatMap(passagesOfDocument).map(indexed)).map(({ passage }) => passage)
  const meaning = byMeaning.flatMap((row) =>
    rank(question, passagesOfDocument(row).map(indexed)).map(({ passage }) => passage),
  )
  return ranked(env, question, fuse([words, meaning], textOf).map(itemOf), textOf)
}

/** A passage that doesn't fit into the remaining room gives way to a shorter one. */
function filled(passages: Passage[], room: number) {
  let left = room
  return passages.filter((passage) => {
    const tokens = tokensOf(passage)
    if (tokens > left) return false
    left -= tokens
    return true
  })
}

const mostTold = 8

/** The sources that share the most words with the question. */
const bestOf = (question: string, sources: Passage[]) =>
  rank(question, sources.map(indexed))
    .filter(({ score }) => score > 0)
    .slice(0, mostTold)
    .map(({ passage }) => passage)
