import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { actionConfigs } from '../action-configs/tables'
import { organizations } from '../auth/tables'
import { branding } from '../branding/tables'
import { decks } from '../decks/tables'
import { faqs } from '../faqs/tables'
import { intros } from '../intro/tables'
import { presentations } from '../presentations/tables'
import { productData } from '../product-data/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'

/** The link is the key here: whoever has it may see the presentation, so the deck comes from it and from nothing else. */
export async function findPlayable(db: Database, presentationId: string) {
  const deckId = sql`(select deck_id from presentations where id = ${presentationId} and deleted_at is null)`
  const [[presented], slideRows, priceRows, faqRows, [brand], [settings], actionRows, [intro]] = await db.batch([
    db
      .select({
        deckId: decks.id,
        title: sql<string>`${decks.name}`.as('title'),
        isActive: decks.isActive,
        organizationName: sql<string>`${organizations.name}`.as('organization_name'),
        allowedEmbedOrigins: organizations.allowedEmbedOrigins,
        homeownerData: presentations.homeownerData,
        voiceSettings: presentations.voiceSettings,
        languageSettings: presentations.languageSettings,
      })
      .from(presentations)
      .innerJoin(decks, eq(decks.id, presentations.deckId))
      .innerJoin(organizations, eq(organizations.id, presentations.organizationId))
      .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt))),
    db.select().from(slides).where(eq(slides.deckId, deckId)).orderBy(asc(slides.orderIndex)),
    db.select().from(productData).where(sql`slide_id in (select id from slides where deck_id = ${deckId})`),
    db.select().from(faqs).where(eq(faqs.deckId, deckId)).orderBy(asc(faqs.orderIndex)),
    db.select().from(branding).where(eq(branding.deckId, deckId)),
    db.select().from(qaSettings).where(eq(qaSettings.deckId, deckId)),
    db.select().from(actionConfigs).where(activeIn(deckId)).orderBy(asc(actionConfigs.orderIndex)),
    db.select().from(intros).where(eq(intros.deckId, deckId)),
  ])
  if (!presented?.isActive) return undefined
  return {
    ...presented,
    slides: slideRows,
    prices: priceRows,
    faqs: faqRows,
    branding: brand,
    qaSettings: settings,
    actions: actionRows,
    intro,
  }
}

export type Playable = NonNullable<Awaited<ReturnType<typeof findPlayable>>>

const activeIn = (deckId: SQL) => and(eq(actionConfigs.deckId, deckId), actionConfigs.isActive)
