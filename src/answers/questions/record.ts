import { sql } from 'drizzle-orm'
import { type Database, insertWhere, primaryDatabase, statement } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { parseQuestion } from '../../core/shared/lexicon'
import { recordEvent } from '../../events/outbox/outbox'
import { choose } from '../../providers/offline-answers/choose'
import { clausesOf } from '../../providers/offline-answers/clauses'
import { isMistyped, meantBy } from '../../providers/offline-answers/spelling'
import { wordsIn } from '../../providers/offline-answers/terms'
import { passagesOfDocument, wordsOfPassages } from '../retrieval/passages'
import { type FoundDocument, searchDocuments } from '../retrieval/search'
import type { Found } from './find'
import { rowsOf } from './read-deck'
import type { Answer } from './schemas'
import { askings, stemsOfFaq, type WouldAnswer } from './tables'

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
export async function record(env: Env, told: Told, now: number) {
  const db = primaryDatabase(env)
  const { found, presentationId, answer } = told
  const { id: deckId, organizationId } = found.knowledge
  const stems = stemsOf(told)
  const wouldAnswer = answer.kind === 'none' && presentationId ? await findWouldAnswer(db, told) : null
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
  }
  const logged = insertWhere(db, askings, asking, isThere)
  if (!presentationId) return void (await logged)
  const about = { presentationId, deckId, question: told.question }
  const event =
    answer.kind === 'none'
      ? ({ type: 'question.unanswered', organizationId, deckId, data: about } as const)
      : ({ type: 'question.asked', organizationId, deckId, data: { ...about, answer: answer.text } } as const)
  await db.batch([countQuestion(db, told, stems, wouldAnswer, now), logged, recordEvent(db, event, now, isThere)])
}

/**
 * Questions with the same stems share a row. It keeps the latest answer, and the latest wording unless that is
 * mistyped.
 */
function countQuestion(
  db: Database,
  { found, question, presentationId, answer }: Told,
  stems: string,
  wouldAnswer: WouldAnswer | null,
  now: number,
) {
  const { id: deckId, organizationId } = found.knowledge
  const isUnanswered = Number(answer.kind === 'none')
  const shown = isUnanswered ? '' : answer.text
  const words = new Set([...found.knowledge.words, ...wordsOfPassages(found.sources)])
  const kept = isMistyped(question, words) ? sql`questions.question` : sql`excluded.question`
  return statement(
    db,
    sql`insert into questions
        (id, deck_id, organization_id, stems, question, kind, is_unanswered, answer, would_answer, count, last_asked_at)
      select ${newId(db.shard)}, ${deckId}, ${organizationId}, ${stems}, ${question}, ${answer.kind}, ${isUnanswered},
        ${shown}, ${wouldAnswer && JSON.stringify(wouldAnswer)}, 1, ${now}
      where exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)
      on conflict (deck_id, stems) do update set question = ${kept}, kind = excluded.kind,
        is_unanswered = excluded.is_unanswered, answer = excluded.answer, would_answer = excluded.would_answer,
        count = count + 1, last_asked_at = excluded.last_asked_at`,
  )
}

const longestStems = 500

function stemsOf({ question, found }: Pick<Told, 'question' | 'found'>) {
  if (found.faq) return stemsOfFaq(found.faq.id)
  const terms = found.clauses.flatMap((clause) => clause.terms)
  const { kind, isNegative } = parseQuestion(question)
  const stems = [...new Set(terms.map(({ term }) => term))].sort()
  const all = stems.length ? [...stems, `?${kind ?? ''}`, isNegative ? '-' : ''] : wordsIn(question)
  return all.join(' ').trim().slice(0, longestStems)
}

async function findWouldAnswer(db: Database, { question, found }: Told): Promise<WouldAnswer | null> {
  const before = found.turns.at(-1)?.question
  const terms = clausesOf(meantBy(question, new Set()), before).flatMap((clause) => clause.terms)
  if (!terms.length) return null
  const rows = rowsOf(await searchDocuments(db, found.knowledge.organizationId, 'company', terms)) as FoundDocument[]
  const sources = rows.flatMap((row, index) =>
    passagesOfDocument(row).map((passage) => ({ ...passage, number: index })),
  )
  const [best] = choose(question, before, sources)
  const row = best && rows[best.number]
  return row ? { documentId: row.documentId, displayName: row.title, page: row.page } : null
}
