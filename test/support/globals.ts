import '../../src/tables'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { checkKeptAnswers, hasManyKept } from './check-answers'
import { namesNoShardByChance } from './databases'
import { fetchEndpoint } from './endpoints'
import { hashPasswordsQuickly } from './passwords'

hashPasswordsQuickly()
namesNoShardByChance()

/** Set before each test, because files share a runtime and another may have left its own `fetch`. */
beforeEach(() => void vi.stubGlobal('fetch', fetchEndpoint))

/** What one file made must not answer in another. */
beforeAll(() => emptyIsolateCache())

const expectDocumented = async () =>
  expect(await checkKeptAnswers(), 'An answer is not as /openapi.json describes it.').toEqual([])

/** Once for a whole file, because each check leaves workerd; sooner where there are many answers to hold in memory. */
afterEach(async () => {
  if (hasManyKept()) await expectDocumented()
}, 30_000)
// As long as a test may take, because the first to ask makes the whole document.
afterAll(expectDocumented, 30_000)
