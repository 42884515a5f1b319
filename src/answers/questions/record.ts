import { and, eq, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere, statement } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { languageOf } from '../../core/text/language'
import { wordsIn } from '../../core/text/words'
import { event } from '../../events/outbox/outbox'
import { searchMeaning } from '../knowledge/search-meaning'
import { expressionsOf, type FoundPassage, type Scope, searchWords, tellingWords } from '../knowledge/search-words'
import { passagesOfDocument } from '../retrieval/passages'
import { indexed, rank } from '../retrieval/rank'
import type { Found } from './find'
import { isFollowUp, ownTurns } from './follow-up'
import { parseQuestion } from './parse-question'
import { rowsOf } from './read-deck'
import type { Answer } from './schemas'
import { askings, questions, stemsOfFaq, type WouldAnswer } from './tables'

export type Told = {
  found: Found
  question: string
  presentationId: string | null
  viewerSessionId: string | undefined
  answer: Answer
  tokens: number
  milliseconds: number
}

/** Runs after the answer was sent, so that the time it takes cannot show what only the company may read. */
export async function record(work: Work, told: Told, now: number) {
  const { db } = work
  const { found, presentationId, answer } = told
  const { id: deckId, organizationId } = found.knowledge
  const stems = stemsOf(told)
  const isThere = presentationId
    ? sql`exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)`
    : sql`exists (select 1 from decks where id = ${deckId})`
  const asking = {
    id: answer.id,
    deckId,
    organizationId,
    questionId: presentationId
      ? sql<string>`(select id from questions where deck_id = ${deckId} and stems = ${stems})`
      : null,
    presentationId,
    viewerSessionId: told.viewerSessionId ?? null,
    question: told.question,
    kind: answer.kind,
    answer: answer.text,
    citations: answer.citations.map(({ kind, title, page, slideId, faqId }) => ({ kind, title, page, slideId, faqId })),
    milliseconds: told.milliseconds,
    tokens: told.tokens,
    createdAt: now,
    sentAt: null,
  }
  const logged = insertWhere(db, askings, asking, isThere)
  if (!presentationId) return void (await commit(work, { logged }, none))
  const about = { presentationId, deckId, question: told.question }
  const what =
    answer.kind === 'none'
      ? ({ type: 'question.unanswered', organizationId, deckId, data: { ...about, sentBy: null } } as const)
      : ({ type: 'question.asked', organizationId, deckId, data: { ...about, answer: answer.text } } as const)
  const counted = countQuestion(db, told, stems, now)
  await commit(work, { counted, logged }, [event(what, now, isThere)])
  // The homeowner may send the question to the company at once, so this search must not come before it is recorded.
  const wouldAnswer = answer.kind === 'none' ? await findWouldAnswer(work, told) : null
  if (!wouldAnswer) return
  const isIt = and(eq(questions.deckId, deckId), eq(questions.stems, stems))
  await commit(work, { found: db.update(questions).set({ wouldAnswer }).where(isIt) }, none)
}

/** Questions with the same stems share a row, which keeps the latest wording and the latest answer. */
function countQuestion(db: Database, { found, question, presentationId, answer }: Told, stems: string, now: number) {
  const { id: deckId, organizationId } = found.knowledge
  const isUnanswered = Number(answer.kind === 'none')
  const shown = isUnanswered ? '' : answer.text
  return statement(
    db,
    sql`insert into questions
        (id, deck_id, organization_id, stems, question, kind, is_unanswered, answer, would_answer, count, last_asked_at)
      select ${newId(db.shard)}, ${deckId}, ${organizationId}, ${stems}, ${question}, ${answer.kind}, ${isUnanswered},
        ${shown}, null, 1, ${now}
      where exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)
      on conflict (deck_id, stems) do update set question = excluded.question, kind = excluded.kind,
        is_unanswered = excluded.is_unanswered, answer = excluded.answer, would_answer = excluded.would_answer,
        count = count + 1, last_asked_at = excluded.last_asked_at`,
  )
}

const longestStems = 500

const withBefore = ({ question, found: { turns } }: Pick<Told, 'question' | 'found'>) => {
  const before = ownTurns(turns).at(-1)?.question
  return before && isFollowUp(question) ? `${before} ${question}` : question
}

function stemsOf(told: Pick<Told, 'question' | 'found'>) {
  if (told.found.faq) return stemsOfFaq(told.found.faq.id)
  const { words, kind, isNegative } = parseQuestion(withBefore(told))
  const stems = [...words.keys()].filter((stem) => !stem.startsWith('?')).sort()
  const all = stems.length ? [...stems, `?${kind ?? ''}`, isNegative ? '-' : ''] : wordsIn(told.question)
  return all.join(' ').trim().slice(0, longestStems)
}

async function findWouldAnswer(work: Work, told: Told): Promise<WouldAnswer | null> {
  const { knowledge } = told.found
  const question = withBefore(told)
  const language = languageOf(question)
  const scope: Scope = { organizationId: knowledge.organizationId, audiences: ['company'] }
  const expressions = expressionsOf(tellingWords(question, language), scope, language)
  const [byWords, byMeaning] = await Promise.all([
    searchWords(work.db, scope, expressions),
    searchMeaning(work, scope, question),
  ])
  const rows = new Map(
    [...(rowsOf(byWords) as FoundPassage[]), ...byMeaning].flatMap((row) =>
      passagesOfDocument(row).map((passage) => [passage, row]),
    ),
  )
  const [best] = rank(question, [...rows.keys()].map(indexed))
  const row = best && best.share >= leastShare ? rows.get(best.passage) : undefined
  return row ? { documentId: row.documentId, displayName: row.title, page: row.page } : null
}

/** The share of a question's telling words that a passage needs: with fewer it hardly answers. */
const leastShare = 0.5
