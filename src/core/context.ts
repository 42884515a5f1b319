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
    /** Where the database stands after what this request did to it. */
    bookmark: () => string | null
    caller: Caller
    /** Known only where the session was confirmed against D1, which is to say in every write. */
    passwordHash: string
  }
}

export const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
