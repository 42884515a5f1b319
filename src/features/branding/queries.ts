import { and, eq } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { notFound } from '../../core/errors'
import { deckExists } from '../decks/queries'
import { withBrandingDefaults } from './defaults'
import type { BrandingInput } from './schemas'
import { branding } from './tables'

export async function getBranding(db: Database, organizationId: string, deckId: string) {
  const [row] = await db
    .select()
    .from(branding)
    .where(and(eq(branding.deckId, deckId), eq(branding.organizationId, organizationId)))
  if (!row) throw notFound('deck, or it has no branding yet')
  return row
}

export async function putBranding(
  db: Database,
  organizationId: string,
  deckId: string,
  input: BrandingInput,
  now: number,
) {
  const values = { ...withBrandingDefaults(input), updatedAt: now }
  const row = { id: crypto.randomUUID(), deckId, organizationId, ...values, createdAt: now }
  const [saved] = await insertWhere(db, branding, row, deckExists(db, organizationId, deckId))
    .onConflictDoUpdate({ target: branding.deckId, set: values })
    .returning()
  if (!saved) throw notFound('deck')
  return saved
}
