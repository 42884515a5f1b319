import { beforeEach, vi } from 'vitest'
import { fetchEndpoint } from './endpoints'

/** Set before each test, because files share a runtime and another may have left its own `fetch`. */
beforeEach(() => void vi.stubGlobal('fetch', fetchEndpoint))
