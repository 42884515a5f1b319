import { sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { notFound, tooMany } from '../../core/errors'
import { type Asker, type Audience, deckIdOf, findAsker, withFields } from './asker'
import { type DeckKnowledge, deckStatements, findHeld, holdDeck } from './held-decks'
import { askings, questionHours } from './tables'

export const mostTurns = 4
const hour = 60 * 60 * 1000

export const findHeldDeck = (audience: Audience) => {
  const known = findHeld(audience.presentationId ?? audience.deckId)
  return audience.organizationId && known?.organizationId !== audience.organizationId ? undefined : known
}

type Asking = { viewerSessionId: string | undefined; mostAnHour: number; now: number }

/** One trip; the deck is left out where it is `known`. */
export async function readDeck(db: Database, audience: Audience, known: DeckKnowledge | undefined, asking: Asking) {
  const deckId = deckIdOf(audience)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const [taken, askers, turns, ...deck] = await db.batch([
    ...askingStatements(db, audience, asking),
    ...deckStatements(db, wanted),
  ])
  const asker = allowed(audience, askers, taken, asking)
  const knowledge = holdDeck(deck) ?? known
  if (knowledge?.id !== asker.deckId) throw missing(audience)
  return { knowledge, asker: withFields(asker, knowledge), turns: turns.reverse() }
}

/** Only a deck that was changed takes a second trip. */
export async function readAround(
  db: Database,
  audience: Audience,
  known: DeckKnowledge,
  asking: Asking,
  search: ReturnType<typeof statement>[],
) {
  const [taken, askers, turns, ...found] = await db.batch([...askingStatements(db, audience, asking), ...search])
  const asker = allowed(audience, askers, taken, asking)
  const isCurrent = asker.deckId === known.id && asker.revision <= known.revision
  const knowledge = isCurrent ? known : holdDeck(await db.batch(deckStatements(db, deckIdOf(audience))))
  if (!knowledge) throw missing(audience)
  return { knowledge, asker: withFields(asker, knowledge), turns: turns.reverse(), found: found.map(rowsOf) }
}

const askingStatements = (db: Database, audience: Audience, { viewerSessionId, mostAnHour, now }: Asking) =>
  [
    takeTurn(db, audience.presentationId ?? null, mostAnHour, now),
    findAsker(db, audience),
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

function allowed(audience: Audience, [asker]: Asker[], taken: unknown, { now }: Asking) {
  if (!asker) throw missing(audience)
  if (audience.presentationId && !rowsOf(taken).length)
    throw tooMany('So many questions were asked here that it needs a pause. Try again later.', secondsLeft(now))
  return asker
}

export const rowsOf = (result: unknown) => (result as D1Result<Record<string, unknown>>).results

const secondsLeft = (now: number) => Math.ceil((hour - (now % hour)) / 1000)

const isPlayable = (presentationId: string | null) =>
  sql`exists (select 1 from presentations join decks on decks.id = presentations.deck_id
    where presentations.id = ${presentationId} and presentations.deleted_at is null and decks.is_active)`

/** The row itself refuses the one that is too many, so that parallel questions can't exceed the limit. */
const takeTurn = (db: Database, presentationId: string | null, most: number, now: number) =>
  statement(
    db,
    sql`insert into ${questionHours} (presentation_id, hour, asked)
      select ${presentationId}, ${Math.floor(now / hour)}, 1 where ${isPlayable(presentationId)}
      on conflict (presentation_id, hour) do update set asked = asked + 1 where asked < ${most}
      returning asked`,
  )
