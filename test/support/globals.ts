import '../../src/shown-with-decks'
import '../../src/tables'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { checkKeptAnswers } from './check-answers'
import { fetchEndpoint } from './endpoints'

/** Set before each test, because files share a runtime and another may have left its own `fetch`. */
beforeEach(() => void vi.stubGlobal('fetch', fetchEndpoint))

/** What one file made must not answer in another. */
beforeAll(() => emptyIsolateCache())

/** Every answer is as the document says. */
afterEach(async () => expect(await checkKeptAnswers(), 'An answer is not as /openapi.json describes it.').toEqual([]))
