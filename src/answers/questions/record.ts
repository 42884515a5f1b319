import { and, eq, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere, isTaken } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { questionAsked } from '../../core/effects'
import { sendAll } from '../../core/jobs/start'
import { log } from '../../core/log'
import { languageOf } from '../../core/text/language'
import { wordsIn } from '../../core/text/words'
import { countQuestion as countInActivity } from '../../decks/presentations/activity'
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
import { type Asking, askings, questions, stemsOfFaq, type WouldAnswer } from './tables'

export type Told = {
  found: Found
  question: string
  presentationId: string | null
  viewerSessionId: string | undefined
  answer: Answer
  tokens: number
  milliseconds: number
}

/**
 * Everything that is stored about an answer, so that a message can carry it. `searched` is the question together with
 * the one it follows up on.
 */
export type Kept = Omit<Asking, 'questionId' | 'sentAt' | 'answeredAt'> & { stems: string; searched: string }

export type KeepQuestion = { kind: 'keep-question'; kept: Kept }

/**
 * Runs after the answer was sent, so that the time it takes can't reveal what only the company may read. A job stores
 * what the database refuses, as it does while the company is moving.
 */
export async function record(work: Work, told: Told, now: number) {
  const kept = keptOf(told, now)
  try {
    await keep(work, kept)
  } catch (error) {
    log('warn', { message: 'A question is kept later.', answerId: kept.id, error: String(error) })
    await sendAll(work.env, 'JOBS', [{ kind: 'keep-question', kept } satisfies KeepQuestion])
  }
}

function keptOf(told: Told, now: number): Kept {
  const { found, answer } = told
  return {
    id: answer.id,
    deckId: found.knowledge.id,
    organizationId: found.knowledge.organizationId,
    presentationId: told.presentationId,
    viewerSessionId: told.viewerSessionId ?? null,
    question: told.question,
    kind: answer.kind,
    answer: answer.text,
    citations: answer.citations.map(({ kind, title, page, slideId, faqId }) => ({ kind, title, page, slideId, faqId })),
    milliseconds: told.milliseconds,
    tokens: told.tokens,
    createdAt: now,
    stems: stemsOf(told),
    searched: withBefore(told),
  }
}

export async function keep(work: Work, kept: Kept) {
  const { db } = work
  const { stems, searched: _, ...answered } = kept
  const { deckId, organizationId, presentationId, question, createdAt: now } = answered
  const isThere = presentationId
    ? sql`exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)`
    : sql`exists (select 1 from decks where id = ${deckId})`
  const questionId = presentationId
    ? sql<string>`(select id from questions where deck_id = ${deckId} and stems = ${stems})`
    : null
  const logged = insertWhere(db, askings, { ...answered, questionId, sentAt: null, answeredAt: null }, isThere)
  if (!presentationId) return void (await once(commit(work, { logged }, none)))
  const about = { presentationId, deckId, question }
  const what =
    kept.kind === 'none'
      ? ({ type: 'question.unanswered', organizationId, deckId, data: { ...about, sentBy: null } } as const)
      : ({ type: 'question.asked', organizationId, deckId, data: { ...about, answer: kept.answer } } as const)
  const counted = countQuestion(db, kept)
  const activity = countInActivity(db, presentationId, kept.kind === 'none', now)
  await once(commit(work, { counted, logged, activity }, [event(what, now, isThere), questionAsked(presentationId)]))
  // The homeowner may send the question to the company right away, so it is recorded before this search.
  if (kept.kind === 'none')
    await noteWouldAnswer(work, kept).catch((error: unknown) =>
      log('warn', { message: 'What would answer a question is not known.', answerId: kept.id, error: String(error) }),
    )
}

async function noteWouldAnswer(work: Work, { organizationId, deckId, stems, searched }: Kept) {
  const wouldAnswer = await findWouldAnswer(work, organizationId, searched)
  if (!wouldAnswer) return
  const isIt = and(eq(questions.deckId, deckId), eq(questions.stems, stems))
  await commit(work, { found: work.db.update(questions).set({ wouldAnswer }).where(isIt) }, none)
}

/** A repetition is refused as a whole, because the answer's id is taken. */
const once = (committed: Promise<unknown>) =>
  committed.catch((error: unknown) => {
    if (!isTaken(error, 'askings.id')) throw error
  })

/**
 * Questions with the same stems share a row, which keeps the latest wording and the latest answer. The row of an FAQ
 * keeps its own wording, because another may be the wording of another row.
 */
function countQuestion(db: Database, kept: Kept) {
  const { deckId, organizationId, presentationId, question, kind, stems, createdAt: now } = kept
  const isUnanswered = Number(kind === 'none')
  const shown = isUnanswered ? '' : kept.answer
  return db.run(sql`insert into questions
        (id, deck_id, organization_id, stems, question, kind, is_unanswered, answer, would_answer, count, last_asked_at)
      select ${newId(db.shard)}, ${deckId}, ${organizationId}, ${stems}, ${question}, ${kind}, ${isUnanswered},
        ${shown}, null, 1, ${now}
      where exists (select 1 from presentations where id = ${presentationId} and deleted_at is null)
      on conflict (deck_id, stems) do update set kind = excluded.kind,
        question = iif(excluded.kind = 'faq', questions.question, excluded.question),
        answer = iif(excluded.is_unanswered, questions.answer, excluded.answer),
        is_unanswered = excluded.is_unanswered, would_answer = excluded.would_answer,
        count = count + 1, last_asked_at = excluded.last_asked_at`)
}

const longestStems = 500

const withBefore = ({ question, found: { turns } }: Pick<Told, 'question' | 'found'>) => {
  const before = ownTurns(turns).at(-1)?.question
  return before && isFollowUp(question) ? `${before} ${question}` : question
}

const stemsOf = (told: Pick<Told, 'question' | 'found'>) =>
  told.found.faq ? stemsOfFaq(told.found.faq.id) : stemsOfText(withBefore(told), told.question)

export function stemsOfText(text: string, question = text) {
  const { words, kind, isNegative } = parseQuestion(text)
  const stems = [...words.keys()].filter((stem) => !stem.startsWith('?')).sort()
  const all = stems.length ? [...stems, `?${kind ?? ''}`, isNegative ? '-' : ''] : wordsIn(question)
  return all.join(' ').trim().slice(0, longestStems)
}

async function findWouldAnswer(work: Work, organizationId: string, question: string): Promise<WouldAnswer | null> {
  const language = languageOf(question)
  const scope: Scope = { organizationId, audiences: ['company'] }
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

/** The share of a question's telling words that a passage needs. With fewer, it hardly answers the question. */
const leastShare = 0.5
