import type { Caller } from './caller'
import type { Database } from './database'
import type { Meter } from './meter'

export type { Caller, Role } from './caller'

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    meter: Meter
    db: Database
    bookmark: () => string | null
    caller: Caller
    /** Set only where the session was confirmed against D1, which every write does. */
    passwordHash: string
  }
}

export const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
