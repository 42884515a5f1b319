import type { Database } from '../../core/database/database'
import { fillMergeFields } from '../../core/merge-fields'
import { matchFaq } from '../../core/shared/match-faq'
import type { Source, Turn } from '../../providers/language-model'
import { type Clause, clausesOf, isFollowUp, refersBack } from '../../providers/offline-answers/clauses'
import { meantBy } from '../../providers/offline-answers/spelling'
import type { AskedTerm } from '../../providers/offline-answers/terms'
import { applyQuote } from '../../talk/published/apply-quote'
import type { DeckKnowledge, Faq } from '../retrieval/deck-knowledge-cache'
import {
  type FoundPassage,
  indexed,
  type Passage,
  passagesOfDocument,
  pricesAsText,
  wordsOfPassages,
} from '../retrieval/passages'
import { type FoundDocument, fuse, rankPassages, searchDocuments } from '../retrieval/search'
import { takeMonthlyAnswer } from './queries'
import { type Audience, findKnownDeck, type QuestionContext, readAround, readDeck, rowsOf } from './read-deck'

const mostSources = 96

export type Asked = { question: string; viewerSessionId?: string | undefined; slideId?: string | undefined }

/** `mayCost`: whether a language model may answer, because the month's paid answers are not used up. */
export type Found = {
  knowledge: DeckKnowledge
  context: QuestionContext
  turns: Turn[]
  near: Faq[]
  faq: Faq | undefined
  clauses: Clause[]
  sources: (Passage & Source)[]
  mayCost: boolean
}

export type Limits = { mostAnHour: number; mostAMonth: number; isPaid: boolean }

/**
 * One round trip to the database if the deck is cached, else two. A follow-up question always takes two, because its
 * search adds the words of the question before.
 */
export async function find(
  db: Database,
  audience: Audience,
  asked: Asked,
  limits: Limits,
  now: number,
): Promise<Found> {
  const { question, viewerSessionId } = asked
  const asking = { viewerSessionId, mostAnHour: limits.mostAnHour, now }
  const known = findKnownDeck(audience)
  const guess = known && matchMeant(question, known)
  const isEarly = known && !guess?.faq && !(viewerSessionId && isFollowUp(question))
  const searchFor = (knowledge: DeckKnowledge, before?: string) =>
    searchStatements(db, knowledge, question, before, limits, now)

  const read = isEarly
    ? await readAround(db, audience, known, asking, searchFor(known))
    : { ...(await readDeck(db, audience, known, asking)), found: undefined }
  const { knowledge, context, turns } = read
  const { faq, near } = guess && knowledge === known ? guess : matchMeant(question, knowledge)
  const before = turns.at(-1)?.question
  const nothing = { knowledge, context, turns, near, faq, clauses: [], sources: [], mayCost: false }
  if (faq && !(before && saysLittle(question))) return nothing

  const isFound = read.found && knowledge.organizationId === known?.organizationId
  const [rows = [], paid = []] = isFound ? read.found : (await db.batch(searchFor(knowledge, before))).map(rowsOf)
  const { clauses, passages } = rankAll(knowledge, rows as FoundDocument[], question, before)
  const sources = passages.map((passage, index) => ({ ...personalized(passage, context), number: index + 1 }))
  return { ...nothing, faq: undefined, clauses, sources, mayCost: paid.length > 0 }
}

/** Tries the question as written first. Then mistypings are mended and words are translated to English. */
export function matchMeant(question: string, { faqs, words }: Pick<DeckKnowledge, 'faqs' | 'words'>) {
  const match = matchFaq(question, faqs)
  if (match.faq) return match
  const meant = meantBy(question, words)
  return meant === question ? match : matchFaq(meant, faqs)
}

/**
 * Such a question is no match for an FAQ by its words alone: “And how long does that take?” depends on the one before.
 */
export const saysLittle = (question: string) =>
  refersBack(question) || (/^\W*(?:and|so|y|und|et)\b/i.test(question) && isFollowUp(question))

function searchStatements(
  db: Database,
  knowledge: DeckKnowledge,
  question: string,
  before: string | undefined,
  { isPaid, mostAMonth }: Limits,
  now: number,
) {
  const terms = termsOf(clausesOf(meantBy(question, knowledge.words), before && meantBy(before, knowledge.words)))
  const search = searchDocuments(db, knowledge.organizationId, 'homeowners', terms)
  const paid = isPaid ? [takeMonthlyAnswer(db, knowledge.organizationId, mostAMonth, now)] : []
  const statements: [typeof search, ...(typeof search)[]] = [search, ...paid]
  return statements
}

const termsOf = (clauses: Clause[]) => [
  ...new Map(clauses.flatMap(({ terms }) => terms).map((each): [string, AskedTerm] => [each.term, each])).values(),
]

export function rankAll(
  knowledge: Pick<DeckKnowledge, 'words' | 'passages'>,
  rows: FoundPassage[],
  question: string,
  before: string | undefined,
) {
  const ofDocuments = rows.flatMap(passagesOfDocument)
  const words = new Set([...knowledge.words, ...wordsOfPassages(ofDocuments)])
  const clauses = clausesOf(meantBy(question, words), before && meantBy(before, words))
  const terms = termsOf(clauses)
  const ofDeck = withRest(rankPassages(terms, knowledge.passages), knowledge.passages)
  const inDocuments = rankPassages(terms, ofDocuments.map(indexed))
  return { clauses, passages: fuse([ofDeck, inDocuments], mostSources) }
}

/** A passage may answer without sharing a word with the question, and a deck has few enough to try them all. */
const withRest = (ranked: Passage[], all: DeckKnowledge['passages']) => [
  ...new Set([...ranked, ...all.map(({ passage }) => passage)]),
]

const personalized = ({ prices, ...passage }: Passage, { homeowner, quote }: QuestionContext): Passage => ({
  ...passage,
  title: fillMergeFields(passage.title, homeowner),
  text: prices && quote ? pricesAsText(applyQuote(prices, quote)) : fillMergeFields(passage.text, homeowner),
})
