import { and, eq } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { notFound } from '../../core/http/errors'
import { deckExists } from '../deck-ownership/queries'
import type { IntroInput } from './schemas'
import { intros } from './tables'

const isIntro = (organizationId: string, deckId: string) =>
  and(eq(intros.deckId, deckId), eq(intros.organizationId, organizationId))

const missing = () => notFound('intro', 'deck, or it has no intro')

export async function getIntro(db: Database, organizationId: string, deckId: string) {
  const [intro] = await db.select().from(intros).where(isIntro(organizationId, deckId))
  if (!intro) throw missing()
  return intro
}

export async function putIntro(db: Database, organizationId: string, deckId: string, input: IntroInput, now: number) {
  const values = {
    title: input.title,
    script: input.script ?? null,
    audioUrl: input.audioUrl ?? null,
    posterImg: input.posterImg ?? null,
    posterPortraitImg: input.posterPortraitImg ?? null,
    isSkippable: input.isSkippable,
    updatedAt: now,
  }
  const row = { id: newId(db.shard), deckId, organizationId, ...values, createdAt: now }
  const [saved] = await insertWhere(db, intros, row, deckExists(db, organizationId, deckId))
    .onConflictDoUpdate({ target: intros.deckId, set: values })
    .returning()
  if (!saved) throw notFound('deck')
  return saved
}

export async function deleteIntro(db: Database, organizationId: string, deckId: string) {
  const deleted = await db.delete(intros).where(isIntro(organizationId, deckId)).returning({ id: intros.id })
  if (!deleted.length) throw missing()
}
