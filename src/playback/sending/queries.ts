import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { findLook } from '../../decks/branding/queries'
import { decks } from '../../decks/deck-ownership/tables'
import { presentations } from '../../decks/presentations/tables'
import { writeMails } from '../../events/mails/write-mails'
import { previewKey } from '../previews/shown-with-decks'

/** Reads everything that the email with the link is made of in one round trip. */
export async function findSendable(db: Database, organizationId: string, presentationId: string) {
  const deckId = sql`(select deck_id from presentations where id = ${presentationId})`
  const {
    found: [presentation],
    looks: [look],
  } = await read(db, {
    found: db
      .select({
        id: presentations.id,
        deckId: presentations.deckId,
        homeowner: presentations.homeownerData,
        languageSettings: presentations.languageSettings,
        isActive: decks.isActive,
        previewKey: previewKey(decks.id),
      })
      .from(presentations)
      .innerJoin(decks, and(eq(decks.id, presentations.deckId), isNull(decks.deletedAt)))
      .where(
        and(
          eq(presentations.id, presentationId),
          eq(presentations.organizationId, organizationId),
          isNull(presentations.deletedAt),
        ),
      ),
    looks: findLook(db, organizationId, deckId),
  })
  return presentation && look ? { presentation, look } : undefined
}

export type Sendable = NonNullable<Awaited<ReturnType<typeof findSendable>>>

type Sending = { organizationId: string; presentationId: string; email: string; message: string | null }

/** Finds no one if the link has stopped working since, or if the homeowner has a different address. */
export const recordLinkMail = (db: Database, sending: Sending, now: number, condition: SQL) =>
  writeMails(
    db,
    { kind: 'presentation', id: sending.presentationId },
    [{ purpose: 'presentation.link', audience: 'homeowner', isCounted: true, message: sending.message }],
    sql`
      select organization_id, id as presentation_id, 'homeowner' as audience, homeowner_data ->> 'email' as recipient,
        (select coalesce(max(sequence), 0) + 1 from mails where subject_id = ${sending.presentationId}) as sequence
      from presentations
      where id = ${sending.presentationId} and organization_id = ${sending.organizationId} and deleted_at is null
        and homeowner_data ->> 'email' = ${sending.email} and ${condition}
        and exists (select 1 from decks where id = deck_id and is_active and deleted_at is null)`,
    now,
  ).returning()
