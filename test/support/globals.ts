import { beforeEach, vi } from 'vitest'
import { fetchEndpoint } from './endpoints'

/** Before each test, because the files of a run share a runtime, and one may leave a `fetch` of its own. */
beforeEach(() => void vi.stubGlobal('fetch', fetchEndpoint))
