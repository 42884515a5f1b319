import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { checkKeptAnswers, hasManyKept } from './check-answers'
import { namesNoShardByChance } from './databases'
import { fetchEndpoint } from './endpoints'
import { hashPasswordsQuickly } from './passwords'

hashPasswordsQuickly()
namesNoShardByChance()

/** This is set before each test, because files share a runtime and another may have left its own `fetch`. */
beforeEach(() => void vi.stubGlobal('fetch', fetchEndpoint))

/** One file's cached data must not answer requests in another. */
beforeAll(() => emptyIsolateCache())

const expectDocumented = async () =>
  expect(await checkKeptAnswers(), 'An answer is not as /openapi.json describes it.').toEqual([])

/**
 * This runs once per file, because each check leaves workerd, or sooner if there are many answers to hold in memory.
 */
afterEach(async () => {
  if (hasManyKept()) await expectDocumented()
}, 30_000)
// This may take as long as a test, because the first call builds the whole document.
afterAll(expectDocumented, 30_000)
