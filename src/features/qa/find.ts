import type { Database } from '../../core/database'
import { fillMergeFields } from '../../core/merge-fields'
import type { Source, Turn } from '../../providers/language-model'
import { type Clause, clausesOf, isFollowUp, refersBack } from '../../providers/quotes/clauses'
import { meantBy } from '../../providers/quotes/spelling'
import type { AskedTerm } from '../../providers/quotes/terms'
import { matchFaq } from '../../shared/match-faq'
import { withQuote } from '../viewer/quoted'
import type { Asker, Audience } from './asker'
import type { DeckKnowledge, Faq } from './held-decks'
import { type FoundPassage, indexed, type Passage, passagesOfDocument, pricesAsText, wordsOfPassages } from './passages'
import { fuse, rankPassages } from './rank'
import { findHeldDeck, readAround, readDeck, rowsOf } from './read-deck'
import { type FoundDocument, searchDocuments, takeMonthlyAnswer } from './search-documents'

const mostSources = 96

export type Asked = { question: string; viewerSessionId?: string | undefined; slideId?: string | undefined }

/** `mayCost` says whether the month has an answer left that a language model may give. */
export type Found = {
  knowledge: DeckKnowledge
  asker: Asker
  turns: Turn[]
  near: Faq[]
  faq: Faq | undefined
  clauses: Clause[]
  sources: (Passage & Source)[]
  mayCost: boolean
}

export type Limits = { mostAnHour: number; mostAMonth: number; isPaid: boolean }

/**
 * One trip where this isolate holds the deck, else two. A question that may refer to an earlier one waits for the
 * turns, because it is searched for with their words.
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
  const known = findHeldDeck(audience)
  const guess = known && matchMeant(question, known)
  const isEarly = known && !guess?.faq && !(viewerSessionId && isFollowUp(question))
  const searchFor = (knowledge: DeckKnowledge, before?: string) =>
    searchStatements(db, knowledge, question, before, limits, now)

  const read = isEarly
    ? await readAround(db, audience, known, asking, searchFor(known))
    : { ...(await readDeck(db, audience, known, asking)), found: undefined }
  const { knowledge, asker, turns } = read
  const { faq, near } = guess && knowledge === known ? guess : matchMeant(question, knowledge)
  const before = turns.at(-1)?.question
  const nothing = { knowledge, asker, turns, near, faq, clauses: [], sources: [], mayCost: false }
  if (faq && !(before && saysLittle(question))) return nothing

  const isFound = read.found && knowledge.organizationId === known?.organizationId
  const [rows = [], paid = []] = isFound ? read.found : (await db.batch(searchFor(knowledge, before))).map(rowsOf)
  const { clauses, passages } = rankAll(knowledge, rows as FoundDocument[], question, before)
  const sources = passages.map((passage, index) => ({ ...filled(passage, asker), number: index + 1 }))
  return { ...nothing, faq: undefined, clauses, sources, mayCost: paid.length > 0 }
}

/** As it was written; else as it was meant, without mistakes and in English. */
export function matchMeant(question: string, { faqs, words }: Pick<DeckKnowledge, 'faqs' | 'words'>) {
  const match = matchFaq(question, faqs)
  if (match.faq) return match
  const meant = meantBy(question, words)
  return meant === question ? match : matchFaq(meant, faqs)
}

/** “And how long does that take?” asks the same as an FAQ does in its words alone. */
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

/** What has no word of the question may answer it all the same; a deck is small. */
const withRest = (ranked: Passage[], all: DeckKnowledge['passages']) => [
  ...new Set([...ranked, ...all.map(({ passage }) => passage)]),
]

const filled = ({ prices, ...passage }: Passage, { homeowner, quote }: Asker): Passage => ({
  ...passage,
  title: fillMergeFields(passage.title, homeowner),
  text: prices && quote ? pricesAsText(withQuote(prices, quote)) : fillMergeFields(passage.text, homeowner),
})
