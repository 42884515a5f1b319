import { and, eq, sql } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { deckChanged } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import { namedFiles, refuseMissing } from '../../media/files/named-files'
import { deckExists } from '../deck-ownership/queries'
import type { IntroInput } from './schemas'
import { intros } from './tables'

export const introVersion = intros.deckId

const isIntro = (organizationId: string, deckId: string) =>
  and(eq(intros.deckId, deckId), eq(intros.organizationId, organizationId))

const noIntro = () => notFound('intro', 'deck, or it has no intro')

export async function getIntro(db: Database, organizationId: string, deckId: string) {
  const [intro] = await db.select().from(intros).where(isIntro(organizationId, deckId))
  if (!intro) throw noIntro()
  return intro
}

export async function putIntro(work: Work, organizationId: string, deckId: string, input: IntroInput, now: number) {
  const values = {
    title: input.title,
    script: input.script ?? null,
    audioUrl: input.audioUrl ?? null,
    posterImg: input.posterImg ?? null,
    posterPortraitImg: input.posterPortraitImg ?? null,
    isSkippable: input.isSkippable,
    updatedAt: now,
  }
  const row = { id: newId(work.db.shard), deckId, organizationId, ...values, createdAt: now }
  const files = namedFiles(work.db, intros, eq(intros.deckId, deckId), [
    ['audioUrl', values.audioUrl],
    ['posterImg', values.posterImg],
    ['posterPortraitImg', values.posterPortraitImg],
  ])
  const holds = sql`${deckExists(work.db, organizationId, deckId)} and ${files.areReady}`
  const { missing, saved } = await commit(
    work,
    {
      missing: files.missing,
      saved: insertWhere(work.db, intros, row, holds)
        .onConflictDoUpdate({ target: intros.deckId, set: { ...values, updatedAt: laterThan(intros.updatedAt, now) } })
        .returning(),
    },
    [deckChanged(deckId)],
  )
  refuseMissing(missing)
  if (!saved[0]) throw notFound('deck')
  return saved[0]
}

export async function deleteIntro(work: Work, organizationId: string, deckId: string) {
  const isIt = isIntro(organizationId, deckId)
  const { deleted } = await commit(work, { deleted: work.db.delete(intros).where(isIt).returning({ id: intros.id }) }, [
    deckChanged(deckId),
  ])
  if (!deleted.length) throw noIntro()
}
