import type { Database } from '../../core/database'
import { fillMergeFields } from '../../core/merge-fields'
import type { Source, Turn } from '../../providers/language-model'
import { clausesOf, isFollowUp, refersBack } from '../../providers/quotes/clauses'
import { corrected, meantBy, vocabularyOf } from '../../providers/quotes/spelling'
import type { AskedTerm } from '../../providers/quotes/terms'
import { matchFaq } from '../../shared/match-faq'
import { indexed, type Passage, passagesOfDocument } from './passages'
import { fuse, rankPassages } from './rank'
import { type Asker, type Audience, type DeckKnowledge, type Faq, findHeldDeck, readDeck, rowsOf } from './read-deck'
import { type FoundDocument, searchDocuments, takeMonthlyAnswer } from './search-documents'

const mostSources = 40

export type Asked = { question: string; viewerSessionId?: string | undefined; slideId?: string | undefined }

/** `mayCost` says whether the month has an answer left that a language model may give. */
export type Found = {
  knowledge: DeckKnowledge
  asker: Asker
  turns: Turn[]
  near: Faq[]
  faq: Faq | undefined
  sources: (Passage & Source)[]
  mayCost: boolean
}

export type Limits = { mostAnHour: number; mostAMonth: number; isPaid: boolean }

/**
 * One trip where this isolate holds the deck, else two. A question that may mean what was asked before waits for the
 * turns, because it is searched for with their words.
 */
export async function find(
  db: Database,
  audience: Audience,
  asked: Asked,
  limits: Limits,
  now: number,
): Promise<Found> {
  const known = findHeldDeck(audience)
  const guess = known && matchMeant(asked.question, known).faq
  const isEarly = known !== undefined && !guess && !(asked.viewerSessionId && isFollowUp(asked.question))
  const early = isEarly ? searchStatements(db, known, asked.question, undefined, limits, now) : []
  const read = await readDeck(db, audience, asked.viewerSessionId, known, limits.mostAnHour, now, early)
  const { knowledge, asker, turns } = read
  const { faq, near } = matchMeant(asked.question, knowledge)
  const before = turns.at(-1)?.question
  const nothing = { knowledge, asker, turns, near, faq, sources: [], mayCost: false }
  if (faq && !(before && saysLittle(asked.question))) return nothing

  const isDone = isEarly && knowledge.organizationId === known.organizationId
  const late = isDone ? [] : searchStatements(db, knowledge, asked.question, before, limits, now)
  const [firstLate, ...othersLate] = late
  const results = isDone ? read.rest : firstLate ? (await db.batch([firstLate, ...othersLate])).map(rowsOf) : []
  const [rows = [], paid = []] = limits.isPaid ? results : [results[0] ?? []]
  const passages = rankAll(knowledge, rows as FoundDocument[], asked.question, before)
  const sources = passages.map((passage, index) => ({ ...filled(passage, asker), number: index + 1 }))
  return { ...nothing, faq: undefined, sources, mayCost: paid.length > 0 }
}

/** As it was written; else as it was meant, without mistakes and in English. */
function matchMeant(question: string, { faqs, passages }: DeckKnowledge) {
  const match = matchFaq(question, faqs)
  if (match.faq) return match
  const meant = meantBy(question, wordsOfPassages(passages.map(({ passage }) => passage)))
  return meant === question ? match : matchFaq(meant, faqs)
}

/** “And how long does that take?” asks the same as an FAQ does in its words alone. */
const saysLittle = (question: string) =>
  refersBack(question) || (/^\W*(?:and|so|y|und|et)\b/i.test(question) && isFollowUp(question))

function searchStatements(
  db: Database,
  knowledge: DeckKnowledge,
  question: string,
  before: string | undefined,
  { isPaid, mostAMonth }: Limits,
  now: number,
) {
  const terms = termsOf(knowledge, question, before)
  const search = searchDocuments(db, knowledge.organizationId, 'homeowners', terms)
  return isPaid ? [search, takeMonthlyAnswer(db, knowledge.organizationId, mostAMonth, now)] : [search]
}

const wordsOfPassages = (passages: Passage[]) =>
  vocabularyOf(passages.flatMap(({ title, heading, text }) => [title, heading ?? '', text]))

function termsOf({ passages }: DeckKnowledge, question: string, before: string | undefined, more: Passage[] = []) {
  const vocabulary = wordsOfPassages([...passages.map(({ passage }) => passage), ...more])
  const terms = clausesOf(question, before).flatMap((clause) => corrected(clause.terms, vocabulary))
  return [...new Map(terms.map((each): [string, AskedTerm] => [each.term, each])).values()]
}

function rankAll(knowledge: DeckKnowledge, rows: FoundDocument[], question: string, before: string | undefined) {
  const ofDocuments = rows.flatMap(passagesOfDocument)
  const terms = termsOf(knowledge, question, before, ofDocuments)
  const ofDeck = rankPassages(terms, knowledge.passages)
  const inDocuments = fuse([ofDocuments, rankPassages(terms, ofDocuments.map(indexed))], mostSources)
  return fuse([ofDeck, inDocuments], mostSources)
}

const filled = (passage: Passage, { homeowner }: Asker): Passage => ({
  ...passage,
  title: fillMergeFields(passage.title, homeowner),
  text: fillMergeFields(passage.text, homeowner),
})
