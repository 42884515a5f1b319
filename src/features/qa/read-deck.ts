import { sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { notFound, tooMany } from '../../core/errors'
import { cacheKnowledge, type DeckKnowledge, deckStatements, findCachedKnowledge } from './deck-knowledge-cache'
import { type Audience, deckIdOf, findQuestionContext, type QuestionContext, withQuoteFields } from './question-context'
import { askings, questionHours } from './tables'

export const mostTurns = 4
const hour = 60 * 60 * 1000

export const findKnownDeck = (audience: Audience) => {
  const known = findCachedKnowledge(audience.presentationId ?? audience.deckId)
  return audience.organizationId && known?.organizationId !== audience.organizationId ? undefined : known
}

type Asking = { viewerSessionId: string | undefined; mostAnHour: number; now: number }

/** One round trip, which reads the deck only if it changed since it was cached. */
export async function readDeck(db: Database, audience: Audience, known: DeckKnowledge | undefined, asking: Asking) {
  const deckId = deckIdOf(audience)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const [taken, contexts, turns, ...deck] = await db.batch([
    ...askingStatements(db, audience, asking),
    ...deckStatements(db, wanted),
  ])
  const context = allowed(audience, contexts, taken, asking)
  const knowledge = cacheKnowledge(deck) ?? known
  if (knowledge?.id !== context.deckId) throw missing(audience)
  return { knowledge, context: withQuoteFields(context, knowledge), turns: turns.reverse() }
}

/** A second round trip only if the deck changed since it was cached. */
export async function readAround(
  db: Database,
  audience: Audience,
  known: DeckKnowledge,
  asking: Asking,
  search: ReturnType<typeof statement>[],
) {
  const [taken, contexts, turns, ...found] = await db.batch([...askingStatements(db, audience, asking), ...search])
  const context = allowed(audience, contexts, taken, asking)
  const isCurrent = context.deckId === known.id && context.revision <= known.revision
  const knowledge = isCurrent ? known : cacheKnowledge(await db.batch(deckStatements(db, deckIdOf(audience))))
  if (!knowledge) throw missing(audience)
  return { knowledge, context: withQuoteFields(context, knowledge), turns: turns.reverse(), found: found.map(rowsOf) }
}

const askingStatements = (db: Database, audience: Audience, { viewerSessionId, mostAnHour, now }: Asking) =>
  [
    takeTurn(db, audience.presentationId ?? null, mostAnHour, now),
    findQuestionContext(db, audience),
    db
      .select({ question: askings.question, answer: askings.answer })
      .from(askings)
      .where(
        sql`${askings.deckId} = ${deckIdOf(audience)} and ${askings.viewerSessionId} = ${viewerSessionId ?? null}
          and ${askings.presentationId} is ${audience.presentationId ?? null}`,
      )
      .orderBy(sql`${askings.createdAt} desc`)
      .limit(mostTurns),
  ] as const

const missing = (audience: Audience) => notFound(audience.presentationId ? 'presentation' : 'deck')

function allowed(audience: Audience, [context]: QuestionContext[], taken: unknown, { now }: Asking) {
  if (!context) throw missing(audience)
  if (audience.presentationId && !rowsOf(taken).length)
    throw tooMany('So many questions were asked here that it needs a pause. Try again later.', secondsLeft(now))
  return context
}

export const rowsOf = (result: unknown) => (result as D1Result<Record<string, unknown>>).results

const secondsLeft = (now: number) => Math.ceil((hour - (now % hour)) / 1000)

const isPlayable = (presentationId: string | null) =>
  sql`exists (select 1 from presentations join decks on decks.id = presentations.deck_id
    where presentations.id = ${presentationId} and presentations.deleted_at is null and decks.is_active)`

/** The insert itself holds the limit, so that parallel questions cannot exceed it. */
const takeTurn = (db: Database, presentationId: string | null, most: number, now: number) =>
  statement(
    db,
    sql`insert into ${questionHours} (presentation_id, hour, asked)
      select ${presentationId}, ${Math.floor(now / hour)}, 1 where ${isPlayable(presentationId)}
      on conflict (presentation_id, hour) do update set asked = asked + 1 where asked < ${most}
      returning asked`,
  )
