import { register } from './account.ts'
import type { Site } from './site.ts'

export type BenchRequest = { method?: string; path: string; headers?: Record<string, string>; body?: unknown }

export type Row = BenchRequest & {
  name: string
  /** Makes what the row needs, through the API or in `site.database`, and completes the request. */
  setup?: (site: Site) => Promise<Partial<BenchRequest>>
  /** What the request answers; 200 unless said otherwise. */
  status?: number
  /** What one request may cost. */
  most?: { trips?: number; kvReads?: number }
  /** Rows that name the same database share it; a row that needs a crowded one names its own. */
  database?: string
  /** The row to compare with, and how many times slower this one may be; the bare Worker unless given. */
  against?: { row: string; within: number }
}

const signedIn = async (site: Site) => ({ headers: { cookie: (await register(site)).cookie } })

export const rows: Row[] = [
  { name: 'GET /healthz', path: '/healthz', most: { trips: 0, kvReads: 0 } },
  { name: 'GET /api/auth/me', path: '/api/auth/me', setup: signedIn, most: { trips: 0, kvReads: 1 } },
  {
    name: 'POST /api/auth/login',
    method: 'POST',
    path: '/api/auth/login',
    setup: async (site) => {
      const { email, password } = await register(site)
      return { body: { email, password } }
    },
    most: { trips: 2 },
  },
  { name: 'GET /openapi.json', path: '/openapi.json', most: { trips: 0, kvReads: 0 } },
]
