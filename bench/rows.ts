import { byKey, register } from './account.ts'
import { batchOf, feedOf, knownLeads, watchedSoOften } from './activity.ts'
import { ownerOf } from './decks.ts'
import { listedContracts } from './listed-contracts.ts'
import { servedFile } from './media.ts'
import { monthOf, officeOf } from './office.ts'
import { options, sized } from './options.ts'
import { readersOf } from './passages.ts'
import { asking } from './questions.ts'
import { pricedManifestOf, roofOf } from './roofs.ts'
import type { Site } from './site.ts'
import { beaconTo, unknownToKv, unopened, warm, watched } from './viewer.ts'
import { freeWindowsOf } from './visits.ts'

export type BenchRequest = {
  method?: string
  path: string
  /** More paths for the same request, in turn. */
  paths?: string[] | undefined
  headers?: Record<string, string>
  /** Under load, `[<id>]` in it is another word each time. */
  body?: unknown
}

export type Row = BenchRequest & {
  name: string
  /** Creates what the row needs, through the API or in `site.database`, and completes the request. */
  setup?: (site: Site) => Promise<Partial<BenchRequest>>
  /** The status of the response; 200 by default. */
  status?: number
  /** The length of a round, if half a second is too short for a response to ten connections at once. */
  seconds?: number
  /** The most that one request may cost. */
  most?: { trips?: number; kvReads?: number }
  /** Rows that name the same database share a site; a row that needs a crowded one names its own. */
  database?: string
  /** The row to compare with, and how many times slower this one may be; by default the bare Worker. */
  against?: { row: string; within: number }
}

/** A write's queued work, or its password hash, would slow down the rows after it on the same site. */
export function siteOf({ name, method = 'GET', database }: Row) {
  if (options.smoke) return 'shared'
  return database ?? (method === 'GET' ? 'shared' : name)
}

/** More links than are opened as a row and as a comparison, because a link is faster the second time. */
const neverOpened = sized(8000, 100)

const signedIn = async (site: Site) => ({ headers: { cookie: (await register(site)).cookie } })

export const rows: Row[] = [
  { name: 'GET /healthz', path: '/healthz', most: { trips: 0, kvReads: 0 } },
  {
    name: 'GET /api/auth/me',
    path: '/api/auth/me',
    setup: signedIn,
    most: { trips: 0, kvReads: 0 },
  },
  {
    name: 'POST /api/auth/login',
    method: 'POST',
    path: '/api/auth/login',
    setup: async (site) => {
      const { email, password } = await register(site)
      return { body: { email, password } }
    },
    seconds: 4,
    most: { trips: 2 },
  },
  {
    name: 'GET /api/decks, 10 decks',
    path: '/api/decks',
    setup: (site) => ownerOf(site, 10, 3),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'the same with an API key',
    path: '/api/decks',
    setup: async (site) => byKey(site, await ownerOf(site, 10, 3)),
    most: { trips: 1, kvReads: 0 },
    // A read with a key must be at least 0.95 times as fast.
    against: { row: 'GET /api/decks, 10 decks', within: 1.05 },
  },
  {
    name: 'the same beside 10,000 of another organization',
    path: '/api/decks',
    database: 'crowded',
    setup: async (site) => {
      await ownerOf(site, sized(10_000, 20), 3)
      return ownerOf(site, 10, 3)
    },
    most: { trips: 1, kvReads: 0 },
    against: { row: 'GET /api/decks, 10 decks', within: 1.2 },
  },
  {
    name: 'GET /api/decks/{deckId}, 30 slides',
    path: '/api/decks',
    setup: async (site) => {
      const { headers, deckIds } = await ownerOf(site, 1, 30)
      return { headers, path: `/api/decks/${deckIds[0]}` }
    },
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'POST /api/decks/{deckId}/slides, into 30',
    method: 'POST',
    path: '/api/decks',
    setup: async (site) => {
      const { headers, deckIds } = await ownerOf(site, sized(500, 10), 30)
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
    name: 'POST /api/presentations/batch, 100 presentations',
    method: 'POST',
    path: '/api/presentations/batch',
    setup: (site) => batchOf(site, sized(100, 2)),
    seconds: 4,
    most: { trips: 2 },
  },
  {
    name: '100 presentations with their activity, viewed 100 times',
    path: '/api/presentations?limit=100&include=activity',
    database: 'watched a little',
    setup: (site) => watchedSoOften(site, 100),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'the same, viewed 100,000 times',
    path: '/api/presentations?limit=100&include=activity',
    database: 'watched a lot',
    setup: (site) => watchedSoOften(site, sized(100_000, 1000)),
    most: { trips: 1, kvReads: 0 },
    against: { row: '100 presentations with their activity, viewed 100 times', within: 1.2 },
  },
  {
    name: '100 presentations by the time of their activity, viewed 100 times',
    path: '/api/presentations?limit=100&include=activity&activitySince=2026-01-01T00:00:00Z',
    database: 'watched a little',
    setup: (site) => watchedSoOften(site, 100),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'the same by activity, viewed 1,000,000 times',
    path: '/api/presentations?limit=100&include=activity&activitySince=2026-01-01T00:00:00Z',
    database: 'watched a million times',
    setup: (site) => watchedSoOften(site, sized(1_000_000, 1000)),
    most: { trips: 1, kvReads: 0 },
    against: { row: '100 presentations by the time of their activity, viewed 100 times', within: 1.2 },
  },
  {
    name: 'POST /api/presentations/batch?mode=upsert, 100 known leads',
    method: 'POST',
    path: '/api/presentations/batch?mode=upsert',
    setup: (site) => knownLeads(site, sized(100, 2)),
    seconds: 4,
    most: { trips: 2 },
  },
  {
    name: 'GET /api/events, a page of 100 of 1,000',
    path: '/api/events',
    database: 'few events',
    setup: (site) => feedOf(site, sized(1000, 200)),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'GET /api/events, a page of 100 of 100,000',
    path: '/api/events',
    database: 'many events',
    setup: (site) => feedOf(site, sized(100_000, 1000)),
    most: { trips: 1, kvReads: 0 },
    against: { row: 'GET /api/events, a page of 100 of 1,000', within: 1.2 },
  },
  {
    name: 'Home: whom to call next, 10,000 homeowners',
    path: '/api/call-list?limit=10',
    database: 'small office',
    setup: (site) => officeOf(site, sized(10_000, 20)),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'Home: the same of 100,000',
    path: '/api/call-list?limit=10',
    database: 'large office',
    setup: (site) => officeOf(site, sized(100_000, 100)),
    most: { trips: 1, kvReads: 0 },
    // It reads as many rows, but in a larger database they lie further apart, so fewer pages are in SQLite's cache.
    against: { row: 'Home: whom to call next, 10,000 homeowners', within: 1.5 },
  },
  {
    name: 'Home: the numbers of a month, 10,000 homeowners',
    path: '/api/analytics',
    database: 'small office',
    setup: (site) => monthOf(site, sized(10_000, 20)),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'Home: the numbers of 100,000',
    path: '/api/analytics',
    database: 'large office',
    setup: (site) => monthOf(site, sized(100_000, 100)),
    most: { trips: 1, kvReads: 0 },
    against: { row: 'Home: the numbers of a month, 10,000 homeowners', within: 1.2 },
  },
  {
    name: 'GET /api/roof-measurements/{id}, 500 facets',
    path: '/api/roof-measurements',
    setup: async (site) => {
      const { headers, roofMeasurementId } = await roofOf(site, 500)
      return { headers, path: `/api/roof-measurements/${roofMeasurementId}` }
    },
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'POST /api/presentations/{id}/quote, 12 facets',
    method: 'POST',
    path: '/api/presentations',
    setup: async (site) => {
      const { headers, presentationId, roofMeasurementId } = await roofOf(site, 12)
      return { headers, path: `/api/presentations/${presentationId}/quote`, body: { roofMeasurementId } }
    },
    status: 201,
    most: { trips: 2 },
  },
  {
    name: 'GET /api/contracts, 50 contracts',
    path: '/api/contracts',
    setup: (site) => listedContracts(site, 50),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'GET /api/contracts, the first 50 of 10,000 contracts',
    path: '/api/contracts',
    setup: (site) => listedContracts(site, sized(10_000, 100)),
    most: { trips: 1, kvReads: 0 },
    against: { row: 'GET /api/contracts, 50 contracts', within: 1.2 },
  },
  {
    name: 'free windows of 31 days',
    path: '/api/appointments/slots',
    setup: (site) => freeWindowsOf(site, 0, 0),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'the same windows beside 2,000 bookings and 500 busy events',
    path: '/api/appointments/slots',
    setup: (site) => freeWindowsOf(site, 2000, 500),
    most: { trips: 1, kvReads: 0 },
    against: { row: 'free windows of 31 days', within: 1.3 },
  },
  {
    name: 'search over 1,000 passages',
    path: '/api/company/kb/search?q=ice%20shield%20leak',
    setup: (site) => readersOf(site, 2),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'search over 100,000 of 200 organizations',
    path: '/api/company/kb/search?q=ice%20shield%20leak',
    database: 'crowded',
    setup: (site) => readersOf(site, sized(200, 3)),
    most: { trips: 1, kvReads: 0 },
    against: { row: 'search over 1,000 passages', within: 3 },
  },
  {
    name: 'GET /api/company/kb/documents',
    path: '/api/company/kb/documents',
    setup: (site) => readersOf(site, 1),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'POST /api/media/upload-init',
    method: 'POST',
    path: '/api/media/upload-init',
    setup: async (site) => ({
      ...(await signedIn(site)),
      body: { filename: 'roof.png', contentType: 'image/png', sizeBytes: 1000 },
    }),
    most: { trips: 2, kvReads: 0 },
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
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'a manifest with a roof and prices, warm',
    path: '/api/viewer',
    setup: (site) => pricedManifestOf(site, false),
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'the same with a quote',
    path: '/api/viewer',
    setup: (site) => pricedManifestOf(site, true),
    seconds: 1,
    most: { trips: 0, kvReads: 1 },
    // Turns of one run on an idle machine ranged from 1.07 to 1.50.
    against: { row: 'a manifest with a roof and prices, warm', within: 1.5 },
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
    setup: (site) => warm(site, sized(100_000, 100)),
    most: { trips: 0, kvReads: 1 },
    against: { row: 'a manifest beside 10 presentations', within: 1.1 },
  },
  {
    name: 'a link never opened before, of a deck that others watch',
    path: '/api/viewer',
    database: 'unopened',
    setup: (site) => unopened(site, neverOpened),
    most: { trips: 0, kvReads: 1 },
  },
  {
    name: 'a link never opened before, after a deck change',
    path: '/api/viewer',
    database: 'changed',
    setup: (site) => unopened(site, neverOpened, true),
    most: { trips: 0, kvReads: 1 },
    against: { row: 'a link never opened before, of a deck that others watch', within: 1.1 },
  },
  {
    name: 'a link that KV does not know, of 20,000',
    path: '/api/viewer',
    database: 'unknown to KV',
    setup: (site) => unknownToKv(site, sized(20_000, 100)),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'the same of 100,000',
    path: '/api/viewer',
    database: 'watched',
    setup: (site) => unknownToKv(site, sized(100_000, 100)),
    seconds: 1,
    most: { trips: 1, kvReads: 1 },
    against: { row: 'a link that KV does not know, of 20,000', within: 1.1 },
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
    most: { trips: 1, kvReads: 0 },
  },
  // An isolate remembers a presentation for three seconds; after that a question reads it from KV, in addition to its
  // round trip to D1.
  {
    name: 'qa: answered by an FAQ',
    method: 'POST',
    path: '/api/qa',
    database: 'asked',
    setup: (site) => asking(site, 'How long does it take?'),
    most: { trips: 1, kvReads: 1 },
  },
  {
    name: 'qa: a search to compare with',
    path: '/api/company/kb/search?q=ice%20shield%20leak',
    database: 'asked',
    setup: (site) => readersOf(site, 2),
    most: { trips: 1, kvReads: 0 },
  },
  {
    name: 'qa: a stream to its end',
    method: 'POST',
    path: '/api/qa',
    headers: { accept: 'text/event-stream' },
    database: 'asked',
    setup: (site) => asking(site, 'Does the ice shield leak?'),
    most: { trips: 2, kvReads: 1 },
  },
  {
    name: 'qa: answered from passages',
    method: 'POST',
    path: '/api/qa',
    database: 'asked',
    setup: (site) => asking(site, 'Does the ice shield leak?'),
    most: { trips: 2, kvReads: 1 },
  },
  {
    name: 'qa: the same beside 100,000 foreign passages',
    method: 'POST',
    path: '/api/qa',
    database: 'crowded',
    setup: (site) => asking(site, 'Does the ice shield leak?', sized(200, 3)),
    most: { trips: 2, kvReads: 1 },
    seconds: 1,
    against: { row: 'qa: answered from passages', within: 1.2 },
  },
  { name: 'GET /openapi.json', path: '/openapi.json', most: { trips: 0, kvReads: 0 } },
]
