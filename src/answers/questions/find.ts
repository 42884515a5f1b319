import type { Work } from '../../core/database/commit'
import { fillMergeFields } from '../../core/shared/merge-fields'
import { languageOf } from '../../core/text/language'
import { applyQuote } from '../../decks/published/apply-quote'
import type { Source, Turn } from '../../providers/language-model'
import { searchMeaning } from '../knowledge/search-meaning'
import { expressionsOf, type FoundPassage, type Scope, searchWords, tellingWords } from '../knowledge/search-words'
import { choosePassages } from '../retrieval/choose-passages'
import type { DeckKnowledge, Faq } from '../retrieval/deck-knowledge-cache'
import { nearInDeck } from '../retrieval/deck-vectors'
import { type Passage, passagesOfDocument, pricesAsText } from '../retrieval/passages'
import { indexed, rank } from '../retrieval/rank'
import { retrieve } from '../retrieval/retrieve'
import { isFollowUp, ownTurns, saysLittle } from './follow-up'
import { matchMistyped } from './match-mistyped'
import { type Audience, findKnownDeck, type QuestionContext, readAround, readDeck, rowsOf } from './read-deck'

export type Asked = { question: string; viewerSessionId?: string | undefined; slideId?: string | undefined }

/**
 * `best` has the sources that share the most words with the question, and `passages` those to show if nothing answers
 * it.
 */
export type Found = {
  knowledge: DeckKnowledge
  context: QuestionContext
  turns: Turn[]
  near: Faq[]
  faq: Faq | undefined
  sources: (Passage & Source)[]
  best: (Passage & Source)[]
  passages: () => Promise<Passage[]>
}

/**
 * Takes one round trip to the database if the deck is cached, or else two. A follow-up question always takes two,
 * because it is searched for together with the previous question. A search by meaning makes its own round trips in
 * parallel.
 */
export async function find(
  work: Work,
  audience: Audience,
  { question, viewerSessionId }: Asked,
  mostAnHour: number,
  now: number,
): Promise<Found> {
  const asking = { viewerSessionId, mostAnHour, now }
  const known = findKnownDeck(audience)
  const guess = known && matchMistyped(question, known.faqs)
  const isEarly = known && !guess?.faq && !(viewerSessionId && isFollowUp(question))
  const early = isEarly ? search(work, known, question) : undefined

  const read = early
    ? await readAround(work, audience, known as DeckKnowledge, asking, early.byWords)
    : { ...(await readDeck(work, audience, known, asking)), found: undefined }
  const { knowledge, context, turns } = read
  const { faq, near } = guess && knowledge === known ? guess : matchMistyped(question, knowledge.faqs)
  const before = ownTurns(turns).at(-1)?.question
  const nothing = { knowledge, context, turns, near, faq: undefined, sources: [], best: [], passages: async () => [] }
  if (faq && !(before && saysLittle(question) && faq.question !== question)) return { ...nothing, faq }

  const previous = isFollowUp(question) ? before : undefined
  const searched = previous ? `${previous} ${question}` : question
  const isFound = early && read.found && searched === question && knowledge.organizationId === known?.organizationId
  const { byWords, byMeaning } = isFound ? early : search(work, knowledge, searched)
  const [rows = [], rowsAlike] = await Promise.all([isFound ? read.found : rowsOf(await byWords), byMeaning])
  const documents = { byWords: rows as FoundPassage[], byMeaning: rowsAlike }
  const { sources, best } = await retrieve(work.env, knowledge.passages, documents, searched)
  const numbered = sources.map((passage, index) => ({ ...personalized(passage, context), number: index + 1 }))
  // A similar FAQ is offered as a question, because its answer may be about something else.
  const isNotOffered = ({ faqId }: Passage) => ![faq, ...near].some((each) => each?.id === faqId)
  return {
    ...nothing,
    sources: numbered,
    best: best.flatMap((each) => numbered[sources.indexOf(each)] ?? []),
    async passages() {
      const inDocuments = rowsAlike.flatMap((row) =>
        rank(searched, passagesOfDocument(row).map(indexed)).map(({ passage }) => ({ passage, nearness: row.score })),
      )
      const alike = [...inDocuments, ...(await nearInDeck(work.env, knowledge, searched))]
      alike.sort((one, other) => other.nearness - one.nearness)
      const chosen = choosePassages({ question: searched, before: previous }, sources.filter(isNotOffered), alike)
      return chosen.map((passage) => personalized(passage, context))
    },
  }
}

function search(work: Work, { organizationId }: DeckKnowledge, question: string) {
  const scope: Scope = { organizationId, audiences: ['homeowners'] }
  const language = languageOf(question)
  const words = expressionsOf(tellingWords(question, language), scope, language)
  return { byWords: searchWords(work.db, scope, words), byMeaning: searchMeaning(work, scope, question) }
}

const personalized = ({ prices, ...passage }: Passage, { homeowner, quote }: QuestionContext): Passage => ({
  ...passage,
  title: fillMergeFields(passage.title, homeowner),
  text: prices && quote ? pricesAsText(applyQuote(prices, quote)) : fillMergeFields(passage.text, homeowner),
})
