import { asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { BoundedCache } from '../../core/bounded-cache'
import { type Database, type Results, statement } from '../../core/database'
import { deckPrefix } from '../../core/deck-prefixed-id'
import { notFound, tooMany } from '../../core/errors'
import type { Homeowner } from '../../core/merge-fields'
import { branding } from '../branding/tables'
import { decks } from '../decks/tables'
import { faqs } from '../faqs/tables'
import { presentations } from '../presentations/tables'
import { productData } from '../product-data/tables'
import { slides } from '../slides/tables'
import { type IndexedPassage, indexed, passagesOfDeck } from './passages'
import { askings, questionHours } from './tables'

export const mostTurns = 4
const hour = 60 * 60 * 1000

/** For whom the question is answered: a homeowner with a link, or a member who rehearses. */
export type Audience =
  | { presentationId: string; deckId?: undefined; organizationId?: undefined }
  | { presentationId?: undefined; deckId: string; organizationId: string }

export type Faq = {
  id: string
  question: string
  answer: string
  relatedSlideId: string | null
  audioUrl: string | null
}

/** What a deck can answer, with its words already looked through. */
export type DeckKnowledge = {
  id: string
  revision: number
  organizationId: string
  contact: { phone?: string; email?: string }
  faqs: Faq[]
  passages: IndexedPassage[]
}

/** As long as the revision in D1 is the same, the deck that is held here is. */
const held = new BoundedCache<DeckKnowledge>(32_000_000)

export const findHeldDeck = (audience: Audience) => {
  const known = held.get(deckPrefix(audience.presentationId ?? audience.deckId))
  return audience.organizationId && known?.organizationId !== audience.organizationId ? undefined : known
}

/** In one trip: whether this may be asked, who asks, the last turns, and the deck unless it is `known` as it is. */
export async function readDeck(
  db: Database,
  audience: Audience,
  viewerSessionId: string | undefined,
  known: DeckKnowledge | undefined,
  mostAnHour: number,
  now: number,
  more: ReturnType<typeof statement>[],
) {
  const deckId = deckIdOf(audience)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const [taken, [asker], turns, [deck], slideRows, prices, faqRows, ...rest] = await db.batch([
    takeTurn(db, audience.presentationId ?? null, mostAnHour, now),
    findAsker(db, audience),
    db
      .select({ question: askings.question, answer: askings.answer })
      .from(askings)
      .where(
        sql`${askings.deckId} = ${deckId} and ${askings.viewerSessionId} = ${viewerSessionId ?? null}
          and ${askings.presentationId} is ${audience.presentationId ?? null}`,
      )
      .orderBy(sql`${askings.createdAt} desc`)
      .limit(mostTurns),
    ...deckStatements(db, wanted),
    ...more,
  ])
  if (!asker) throw notFound(audience.presentationId ? 'presentation' : 'deck')
  if (audience.presentationId && !rowsOf(taken).length)
    throw tooMany('So many questions were asked here that it needs a pause. Try again later.', secondsLeft(now))
  const fresh = deck && hold(deck, { slides: slideRows, prices, faqs: faqRows })
  const knowledge = fresh ?? known
  if (!knowledge || knowledge.id !== asker.deckId) throw notFound(audience.presentationId ? 'presentation' : 'deck')
  return { knowledge, isFresh: fresh !== undefined, asker, turns: turns.reverse(), rest: rest.map(rowsOf) }
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

const deckIdOf = (audience: Audience): SQL =>
  audience.presentationId
    ? sql`(select deck_id from presentations where id = ${audience.presentationId} and deleted_at is null)`
    : sql`(select id from decks where id = ${audience.deckId} and organization_id = ${audience.organizationId})`

type Asker = { deckId: string; homeowner: Homeowner; language: string | null }

function findAsker(db: Database, audience: Audience) {
  if (audience.presentationId)
    return db
      .select({
        deckId: presentations.deckId,
        homeowner: sql<Homeowner>`${presentations.homeownerData}`.mapWith(presentations.homeownerData).as('homeowner'),
        language: sql<string | null>`${presentations.languageSettings} ->> 'language'`.as('language'),
      })
      .from(presentations)
      .innerJoin(decks, eq(decks.id, presentations.deckId))
      .where(
        sql`${presentations.id} = ${audience.presentationId} and ${isNull(presentations.deletedAt)} and ${decks.isActive}`,
      )
  return db
    .select({
      deckId: decks.id,
      homeowner: sql<Homeowner>`'{}'`.mapWith(presentations.homeownerData).as('homeowner'),
      language: sql<string | null>`null`.as('language'),
    })
    .from(decks)
    .where(sql`${decks.id} = ${audience.deckId} and ${decks.organizationId} = ${audience.organizationId}`)
}

const deckStatements = (db: Database, deckId: SQL) =>
  [
    db
      .select({
        id: decks.id,
        revision: decks.revision,
        organizationId: decks.organizationId,
        name: decks.name,
        metadata: decks.metadata,
        contact: branding.contact,
      })
      .from(decks)
      .leftJoin(branding, eq(branding.deckId, decks.id))
      .where(eq(decks.id, deckId)),
    db
      .select({
        id: slides.id,
        title: slides.title,
        bullets: slides.bullets,
        narrationScript: slides.narrationScript,
        slideContext: slides.slideContext,
      })
      .from(slides)
      .where(eq(slides.deckId, deckId))
      .orderBy(asc(slides.orderIndex)),
    db
      .select({ slideId: productData.slideId, data: productData.data })
      .from(productData)
      .where(sql`slide_id in (select id from slides where deck_id = ${deckId})`),
    db
      .select({
        id: faqs.id,
        question: faqs.userQuestion,
        answer: faqs.cannedAnswer,
        relatedSlideId: faqs.relatedSlideId,
        audioUrl: faqs.audioUrl,
      })
      .from(faqs)
      .where(eq(faqs.deckId, deckId))
      .orderBy(asc(faqs.orderIndex)),
  ] as const

type DeckRows = Results<ReturnType<typeof deckStatements>>

function hold(
  { metadata, contact, ...deck }: DeckRows[0][number],
  content: { slides: DeckRows[1]; prices: DeckRows[2]; faqs: DeckRows[3] },
): DeckKnowledge {
  const { id, revision, organizationId, name } = deck
  const passages = passagesOfDeck({ name, deckContext: metadata.deckContext, ...content }).map(indexed)
  const knowledge = { id, revision, organizationId, contact: contact ?? {}, faqs: content.faqs, passages }
  // The terms take about as much room again as the text does.
  const bytes = passages.reduce((sum, { passage }) => sum + passage.text.length * 4, 2000)
  held.set(deckPrefix(id), knowledge, bytes)
  return knowledge
}

export type { Asker }
