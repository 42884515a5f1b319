import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { deckChanged } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import { namedFiles, refuseMissing } from '../../media/files/named-files'
import { media } from '../../media/files/tables'
import { deckExists } from '../deck-ownership/queries'
import { withBrandingDefaults } from './defaults'
import type { BrandingInput } from './schemas'
import { branding } from './tables'

export const brandingVersion = branding.deckId

export async function getBranding(db: Database, organizationId: string, deckId: string) {
  const [row] = await db
    .select()
    .from(branding)
    .where(and(eq(branding.deckId, deckId), eq(branding.organizationId, organizationId)))
  if (!row) throw notFound('branding', 'deck, or it has no branding yet')
  return row
}

/**
 * How the company presents itself to a deck's homeowners. All column names differ, because D1 requires that in a batch.
 */
export const findLook = (db: Database, organizationId: string | SQL, deckId: string | SQL | null) =>
  db
    .select({
      organizationName: sql<string>`${organizations.name}`.as('organization_name'),
      brandName: sql<string | null>`${branding.name}`.as('brand_name'),
      address: organizations.address,
      stripeAccountId: organizations.stripeAccountId,
      palette: branding.palette,
      contact: branding.contact,
      logo: branding.logo,
      logoWidth: media.width,
      logoHeight: media.height,
      logoPlaceholder: media.placeholder,
    })
    .from(organizations)
    .leftJoin(branding, and(eq(branding.organizationId, organizations.id), eq(branding.deckId, sql`${deckId}`)))
    .leftJoin(media, eq(media.storageKey, branding.logo))
    .where(eq(organizations.id, organizationId))

/** A font is a file, or the name of a family. */
const fileOf = (font: string | null) => (font?.startsWith('media/') ? font : null)

export async function putBranding(
  work: Work,
  organizationId: string,
  deckId: string,
  input: BrandingInput,
  now: number,
) {
  const values = { ...withBrandingDefaults(input), updatedAt: now }
  const row = { id: newId(work.db.shard), deckId, organizationId, ...values, createdAt: now }
  const files = namedFiles(work.db, branding, eq(branding.deckId, deckId), [
    ['avatar', values.avatar],
    ['logo', values.logo],
    ['fonts.heading', fileOf(values.fonts.heading)],
    ['fonts.body', fileOf(values.fonts.body)],
  ])
  const holds = sql`${deckExists(work.db, organizationId, deckId)} and ${files.areReady}`
  const { missing, saved } = await commit(
    work,
    {
      missing: files.missing,
      saved: insertWhere(work.db, branding, row, holds)
        .onConflictDoUpdate({
          target: branding.deckId,
          set: { ...values, updatedAt: laterThan(branding.updatedAt, now) },
        })
        .returning(),
    },
    [deckChanged(deckId)],
  )
  refuseMissing(missing)
  if (!saved[0]) throw notFound('deck')
  return saved[0]
}
