import { and, eq } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { deckChanged } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import { deckExists } from '../deck-ownership/queries'
import type { QaSettingsInput } from './schemas'
import { qaSettings } from './tables'

export const qaSettingsVersion = qaSettings.deckId

export async function getQaSettings(db: Database, organizationId: string, deckId: string) {
  const [settings] = await db
    .select()
    .from(qaSettings)
    .where(and(eq(qaSettings.deckId, deckId), eq(qaSettings.organizationId, organizationId)))
  if (!settings) throw notFound('qa settings', 'deck, or it has no Q&A settings yet')
  return settings
}

export async function putQaSettings(
  work: Work,
  organizationId: string,
  deckId: string,
  input: QaSettingsInput,
  now: number,
) {
  const row = {
    id: newId(work.db.shard),
    deckId,
    organizationId,
    resumePromptText: input.resumePromptText ?? null,
    resumeVoiceId: input.resumeVoiceId ?? null,
    resumeAudioUrl: null,
    transitionPromptText: input.transitionPromptText ?? null,
    transitionVoiceId: input.transitionVoiceId ?? null,
    transitionAudioUrl: null,
    createdAt: now,
    updatedAt: now,
  }
  const { saved } = await commit(
    work,
    {
      saved: insertWhere(work.db, qaSettings, row, deckExists(work.db, organizationId, deckId))
        .onConflictDoUpdate({
          target: qaSettings.deckId,
          set: { ...input, updatedAt: laterThan(qaSettings.updatedAt, now) },
        })
        .returning(),
    },
    [deckChanged(deckId)],
  )
  if (!saved[0]) throw notFound('deck')
  return saved[0]
}
