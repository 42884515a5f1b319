import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { publishDecksOf } from '../viewer/publish-decks'
import type { Pronunciation } from './pronounce'
import { putPronunciations } from './queries'

/** Track names depend on the pronunciations, so every deck's part is published again. */
export async function replacePronunciations(c: Context<AppEnv>, pronunciations: Pronunciation[]) {
  const { organizationId } = c.var.caller
  await putPronunciations(c.var.db, organizationId, pronunciations, Date.now())
  c.executionCtx.waitUntil(publishDecksOf(c.env, organizationId))
}
