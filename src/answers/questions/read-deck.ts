import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { commit, none, read, type Statement, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { notFound, tooMany } from '../../core/http/errors'
import type { Homeowner } from '../../core/shared/merge-fields'
import { hour } from '../../core/time'
import { decks } from '../../decks/deck-ownership/tables'
import type { ShownQuote, ShownRoof } from '../../decks/presentations/shown-quote'
import { presentations } from '../../decks/presentations/tables'
import { quoteFields } from '../../decks/published/apply-quote'
import {
  cacheKnowledge,
  type DeckKnowledge,
  deckStatements,
  findCachedKnowledge,
} from '../retrieval/deck-knowledge-cache'
import { askings, questionHours } from './tables'

export type Audience =
  | { presentationId: string; deckId?: undefined; organizationId?: undefined }
  | { presentationId?: undefined; deckId: string; organizationId: string }

type AskedQuote = Pick<ShownQuote, 'prices' | 'financing'> & { roof: Omit<ShownRoof, 'diagram'> }

export type QuestionContext = {
  deckId: string
  revision: number
  homeowner: Homeowner
  language: string | null
  quote: AskedQuote | null
}

const shownQuote = sql<AskedQuote | null>`json_remove(${presentations.quote}, '$.roof.diagram')`
  .mapWith(presentations.quote)
  .as('quote')

function findQuestionContext(db: Database, audience: Audience) {
  if (audience.presentationId)
    return db
      .select({
        deckId: presentations.deckId,
        revision: decks.revision,
        homeowner: sql<Homeowner>`${presentations.homeownerData}`.mapWith(presentations.homeownerData).as('homeowner'),
        language: sql<string | null>`${presentations.languageSettings} ->> 'language'`.as('language'),
        quote: shownQuote,
      })
      .from(presentations)
      .innerJoin(decks, eq(decks.id, presentations.deckId))
      .where(
        sql`${presentations.id} = ${audience.presentationId} and ${isNull(presentations.deletedAt)} and ${decks.isActive}`,
      )
  return db
    .select({
      deckId: decks.id,
      revision: decks.revision,
      homeowner: sql<Homeowner>`'{}'`.mapWith(presentations.homeownerData).as('homeowner'),
      language: sql<string | null>`null`.as('language'),
      quote: sql<AskedQuote | null>`null`.as('quote'),
    })
    .from(decks)
    .where(sql`${decks.id} = ${audience.deckId} and ${decks.organizationId} = ${audience.organizationId}`)
}

const deckIdOf = (audience: Audience): SQL =>
  audience.presentationId
    ? sql`(select deck_id from presentations where id = ${audience.presentationId} and deleted_at is null)`
    : sql`(select id from decks where id = ${audience.deckId} and organization_id = ${audience.organizationId})`

/** An answer uses the same homeowner, roof and prices as the narration, so that both state the same numbers. */
const withQuoteFields = (context: QuestionContext, { prices }: Pick<DeckKnowledge, 'prices'>): QuestionContext => ({
  ...context,
  homeowner: { ...context.homeowner, ...quoteFields(context.quote, prices, context.language) },
})

const mostTurns = 4

export const findKnownDeck = (audience: Audience) => {
  const known = findCachedKnowledge(audience.presentationId ?? audience.deckId)
  return audience.organizationId && known?.organizationId !== audience.organizationId ? undefined : known
}

type Asking = { viewerSessionId: string | undefined; mostAnHour: number; now: number }

/** Takes one round trip, and reads the deck only if it has changed since it was cached. */
export async function readDeck(work: Work, audience: Audience, known: DeckKnowledge | undefined, asking: Asking) {
  const { db } = work
  const deckId = deckIdOf(audience)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const found = await commit(work, { ...askingStatements(db, audience, asking), ...deckStatements(db, wanted) }, none)
  const context = allowed(audience, found, asking)
  const knowledge = cacheKnowledge(found) ?? known
  if (knowledge?.id !== context.deckId) throw missing(audience)
  return { knowledge, context: withQuoteFields(context, knowledge), turns: found.turns.reverse() }
}

/** Takes a second round trip only if the deck has changed since it was cached. */
export async function readAround(
  work: Work,
  audience: Audience,
  known: DeckKnowledge,
  asking: Asking,
  search: Statement,
) {
  const { db } = work
  const { passages, ...found } = await commit(
    work,
    { ...askingStatements(db, audience, asking), passages: search },
    none,
  )
  const context = allowed(audience, found, asking)
  const isCurrent = context.deckId === known.id && context.revision <= known.revision
  const knowledge = isCurrent ? known : cacheKnowledge(await read(db, deckStatements(db, deckIdOf(audience))))
  if (!knowledge) throw missing(audience)
  const turns = found.turns.reverse()
  return { knowledge, context: withQuoteFields(context, knowledge), turns, found: rowsOf(passages) }
}

const askingStatements = (db: Database, audience: Audience, { viewerSessionId, mostAnHour, now }: Asking) => ({
  taken: takeTurn(db, audience.presentationId ?? null, mostAnHour, now),
  contexts: findQuestionContext(db, audience),
  turns: db
    .select({ question: askings.question, answer: askings.answer })
    .from(askings)
    .where(
      sql`${askings.deckId} = ${deckIdOf(audience)} and ${askings.viewerSessionId} = ${viewerSessionId ?? null}
        and ${askings.presentationId} is ${audience.presentationId ?? null}`,
    )
    .orderBy(sql`${askings.createdAt} desc`)
    .limit(mostTurns),
})

const missing = (audience: Audience) => notFound(audience.presentationId ? 'presentation' : 'deck')

type FoundContext = { contexts: QuestionContext[]; taken: unknown }

function allowed(audience: Audience, { contexts: [context], taken }: FoundContext, { now }: Asking) {
  if (!context) throw missing(audience)
  if (audience.presentationId && !rowsOf(taken).length)
    throw tooMany('questions_of_presentation', 'Too many questions were asked here. Try again later.', secondsLeft(now))
  return context
}

export const rowsOf = (result: unknown) => (result as D1Result<Record<string, unknown>>).results

const secondsLeft = (now: number) => Math.ceil((hour - (now % hour)) / 1000)

const isPlayable = (presentationId: string | null) =>
  sql`exists (select 1 from presentations join decks on decks.id = presentations.deck_id
    where presentations.id = ${presentationId} and presentations.deleted_at is null and decks.is_active)`

/** The insert itself checks the limit, so that parallel questions can't exceed it. */
const takeTurn = (db: Database, presentationId: string | null, most: number, now: number) =>
  db.run(sql`insert into ${questionHours} (presentation_id, hour, asked)
      select ${presentationId}, ${Math.floor(now / hour)}, 1 where ${isPlayable(presentationId)}
      on conflict (presentation_id, hour) do update set asked = asked + 1 where asked < ${most}
      returning asked`)
