import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '../../core/database/database'
import { isClosed } from '../../core/database/is-closed'
import type { Durations, ShownWithDecks } from '../../core/database/shown-with-decks'
import { organizations } from '../../core/database/tables'
import { media } from '../../media/files/tables'
import { actionConfigs } from '../actions/tables'
import { withBrandingDefaults as completedBranding } from '../branding/defaults'
import { branding } from '../branding/tables'
import { decks } from '../deck-ownership/tables'
import { faqs } from '../faqs/tables'
import { intros } from '../intro/tables'
import { productData } from '../prices/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'

export const chosenVoice = sql<string | null>`coalesce(${decks.voiceId}, ${organizations.voiceId})`.as('chosen_voice')

/** A reader that needs less than the player passes only the parts it needs. */
export type Shown = Partial<ShownWithDecks>

const none = (name: string) => sql<string | null>`null`.as(name)
export const noDurations = sql<Durations>`'{}'`.mapWith(JSON.parse).as('durations')

/** Reads only what a player shows, because all of it is kept in KV. */
export const deckStatements = (db: Database, deckId: SQL, shown: Shown) =>
  [
    db
      .select({
        id: decks.id,
        revision: decks.revision,
        isActive: sql<number>`${decks.isActive} and not ${isClosed(decks.organizationId)}`.as('is_active'),
        title: sql<string>`${decks.name}`.as('title'),
        organizationId: decks.organizationId,
        organizationName: sql<string>`${organizations.name}`.as('organization_name'),
        voiceId: chosenVoice,
        pronunciations: shown.pronunciations?.(decks.organizationId) ?? none('pronunciations'),
        posterShows: decks.posterShows,
        previewKey: shown.previewKey?.(decks.id) ?? none('preview_key'),
        posterKey: shown.posterKey?.(decks.id) ?? none('poster_key'),
        durations: shown.deckDurations?.(decks.id) ?? noDurations,
      })
      .from(decks)
      .innerJoin(organizations, eq(organizations.id, decks.organizationId))
      .where(and(eq(decks.id, deckId), isNull(decks.deletedAt))),
    db
      .select({
        id: slides.id,
        slideId: slides.slideId,
        slideType: slides.slideType,
        title: slides.title,
        bullets: slides.bullets,
        narrationScript: slides.narrationScript,
        audioUrl: slides.audioUrl,
        images: slides.images,
        wordTimings: slides.wordTimings,
        take: slides.take,
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
        userQuestion: faqs.userQuestion,
        cannedAnswer: faqs.cannedAnswer,
        relatedSlideId: faqs.relatedSlideId,
        audioUrl: faqs.audioUrl,
        wordTimings: faqs.wordTimings,
        take: faqs.take,
      })
      .from(faqs)
      .where(eq(faqs.deckId, deckId))
      .orderBy(asc(faqs.orderIndex)),
    db.select().from(branding).where(eq(branding.deckId, deckId)),
    db.select().from(qaSettings).where(eq(qaSettings.deckId, deckId)),
    db
      .select({
        id: actionConfigs.id,
        type: actionConfigs.type,
        label: actionConfigs.label,
        slideId: actionConfigs.slideId,
        trigger: actionConfigs.trigger,
        config: actionConfigs.config,
      })
      .from(actionConfigs)
      .where(and(eq(actionConfigs.deckId, deckId), actionConfigs.isActive))
      .orderBy(asc(actionConfigs.orderIndex)),
    db.select().from(intros).where(eq(intros.deckId, deckId)),
    fontFiles(db, deckId),
    pictureFiles(db, deckId),
  ] as const

function pictureFiles(db: Database, deckId: SQL) {
  const keys = sql`(
    select named.value ->> '$.key' from slides, json_each(slides.images) as named where deck_id = ${deckId}
    union all select named.value ->> '$.portrait.key' from slides, json_each(slides.images) as named
      where deck_id = ${deckId}
    union all select named.value from intros, json_each(json_array(poster_img, poster_portrait_img)) as named
      where deck_id = ${deckId}
    union all select logo from branding where deck_id = ${deckId}
    union all select data ->> ('$.' || named.value || '.imageKey')
      from product_data, json_each('["good","better","best"]') as named
      where slide_id in (select id from slides where deck_id = ${deckId})
  )`
  return db
    .select({
      storageKey: media.storageKey,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      isAnimated: media.isAnimated,
      altText: media.altText,
      focalPoint: media.focalPoint,
    })
    .from(media)
    .where(and(sql`${media.storageKey} in ${keys}`, eq(media.status, 'ready')))
}

function fontFiles(db: Database, deckId: SQL) {
  const named = (role: string) => sql`select fonts ->> ${role} from branding where deck_id = ${deckId}`
  const files = sql`(${named('heading')} union all ${named('body')})`
  const families = sql`(${named('heading')} union all ${named('body')}
    union all select font_family from media as file where file.storage_key in ${files})`
  const organizationId = sql`(select organization_id from decks where id = ${deckId})`
  return db
    .select({
      storageKey: media.storageKey,
      fontFamily: media.fontFamily,
      fontWeight: media.fontWeight,
      fontStyle: media.fontStyle,
    })
    .from(media)
    .where(
      and(
        eq(media.organizationId, organizationId),
        eq(media.kind, 'font'),
        inArray(media.fontFamily, families),
        eq(media.status, 'ready'),
      ),
    )
}

type DeckRows = Results<ReturnType<typeof deckStatements>>

export function deckPart(rows: DeckRows) {
  const [[deck]] = rows
  if (!deck) return undefined
  return deck.isActive ? contentOf(rows) : { id: deck.id, revision: deck.revision, isGone: true as const }
}

/** Works for an inactive deck too, because the company still edits it. */
export function contentOf([
  [deck],
  slideRows,
  prices,
  faqRows,
  [brand],
  [settings],
  actions,
  [intro],
  fonts,
  pictures,
]: DeckRows) {
  if (!deck) return undefined
  const { id, revision, isActive: _, ...shared } = deck
  return {
    id,
    revision,
    isGone: false as const,
    ...shared,
    slides: slideRows,
    prices,
    faqs: faqRows,
    branding: brand ?? completedBranding({ palette: {}, cta: {} }),
    qaSettings: settings,
    actions,
    intro,
    fonts,
    pictures,
  }
}

export type ShownDeck = NonNullable<ReturnType<typeof contentOf>>
