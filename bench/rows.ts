import { register } from './account.ts'
import { ownerOf } from './decks.ts'
import { servedFile } from './media.ts'
import { readersOf } from './passages.ts'
import type { Site } from './site.ts'
import { beaconTo, changed, cold, warm, watched } from './viewer.ts'

export type BenchRequest = {
  method?: string
  path: string
  /** More places to send the same request to, in turn. */
  paths?: string[]
  headers?: Record<string, string>
  /** Under load, `[<id>]` in it is another word each time. */
  body?: unknown
}

export type Row = BenchRequest & {
  name: string
  /** Makes what the row needs, through the API or in `site.database`, and completes the request. */
  setup?: (site: Site) => Promise<Partial<BenchRequest>>
  /** What the request answers; 200 unless said otherwise. */
  status?: number
  /** What one request may cost. */
  most?: { trips?: number; kvReads?: number }
  /** How much of the bare Worker's requests a second it should reach. */
  least?: number
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
  {
    name: 'GET /api/decks, 10 decks',
    path: '/api/decks',
    setup: (site) => ownerOf(site, 10, 3),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'the same beside 10,000 of another organization',
    path: '/api/decks',
    database: 'crowded',
    setup: async (site) => {
      await ownerOf(site, 10_000, 3)
      return ownerOf(site, 10, 3)
    },
    most: { trips: 1, kvReads: 1 },
    against: { row: 'GET /api/decks, 10 decks', within: 1.2 },
  },
  {
    name: 'GET /api/decks/{deckId}, 30 slides',
    path: '/api/decks',
    setup: async (site) => {
      const { headers, deckIds } = await ownerOf(site, 1, 30)
      return { headers, path: `/api/decks/${deckIds[0]}` }
    },
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'POST /api/decks/{deckId}/slides, into 30',
    method: 'POST',
    path: '/api/decks',
    setup: async (site) => {
      const { headers, deckIds } = await ownerOf(site, 500, 30)
      const paths = deckIds.map((id) => `/api/decks/${id}/slides`)
      const body = { slideId: '[<id>]', title: 'New', narrationScript: 'Hello {{first_name}}.', orderIndex: 3 }
      return { headers, path: `/api/decks/${deckIds[0]}/slides`, paths, body }
    },
    status: 201,
    most: { trips: 2 },
  },
  {
    name: 'POST /api/presentations',
    method: 'POST',
    path: '/api/presentations',
    setup: async (site) => {
      const { headers, deckIds } = await ownerOf(site, 1)
      return { headers, body: { deckId: deckIds[0], homeownerData: { first_name: 'Maria', city: 'Boulder' } } }
    },
    status: 201,
    most: { trips: 2 },
  },
  {
    name: 'search over 1,000 passages',
    path: '/api/company/kb/search?q=ice%20shield%20leak',
    setup: (site) => readersOf(site, 2),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'search over 100,000 of 200 organizations',
    path: '/api/company/kb/search?q=ice%20shield%20leak',
    database: 'crowded',
    setup: (site) => readersOf(site, 200),
    most: { trips: 1, kvReads: 1 },
    against: { row: 'search over 1,000 passages', within: 3 },
  },
  {
    name: 'GET /api/company/kb/documents',
    path: '/api/company/kb/documents',
    setup: (site) => readersOf(site, 1),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'POST /api/media/upload-init',
    method: 'POST',
    path: '/api/media/upload-init',
    setup: async (site) => ({
      ...(await signedIn(site)),
      body: { filename: 'roof.png', contentType: 'image/png', sizeBytes: 1000 },
    }),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'GET /media/{key}, 100 KB',
    path: '/media',
    setup: (site) => servedFile(site, 'roof.png', 'image/png', 100_000),
    most: { trips: 0, kvReads: 0 },
  },
  {
    name: 'a range of 64 KB of a ten-minute narration',
    path: '/media',
    headers: { range: 'bytes=2000000-2065535' },
    setup: (site) => servedFile(site, 'narration.mp3', 'audio/mpeg', 4_800_000),
    status: 206,
    most: { trips: 0, kvReads: 0 },
  },
  {
    name: 'a manifest, warm',
    path: '/api/viewer',
    setup: (site) => warm(site),
    least: 0.7,
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'a manifest beside 10 presentations',
    path: '/api/viewer',
    setup: (site) => warm(site, 10),
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'a manifest beside 100,000',
    path: '/api/viewer',
    database: 'watched',
    setup: (site) => warm(site, 100_000),
    most: { trips: 0, kvReads: 1 },
    against: { row: 'a manifest beside 10 presentations', within: 1.1 },
  },
  {
    name: 'a manifest that nobody asked for yet, of 20,000',
    path: '/api/viewer',
    setup: (site) => cold(site, 20_000),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'the same of 100,000',
    path: '/api/viewer',
    database: 'watched',
    setup: (site) => cold(site, 100_000),
    most: { trips: 1, kvReads: 1 },
    against: { row: 'a manifest that nobody asked for yet, of 20,000', within: 1.1 },
  },
  {
    name: 'a manifest after a deck change, of 10,000',
    path: '/api/viewer',
    setup: (site) => changed(site, 10_000),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'GET /p/{presentationId}, warm',
    path: '/p',
    setup: async (site) => ({ path: (await warm(site)).path.replace('/api/viewer/presentations', '/p') }),
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'POST …/events',
    method: 'POST',
    path: '/api/viewer',
    setup: beaconTo,
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'GET …/analytics, 60 slides, 50 viewers',
    path: '/api/presentations',
    setup: (site) => watched(site, 50, 60),
    most: { trips: 1, kvReads: 1 },
  },
  { name: 'GET /openapi.json', path: '/openapi.json', most: { trips: 0, kvReads: 0 } },
]
