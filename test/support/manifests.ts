import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { origin, request, type signedIn, trips } from './client'
import { newDeck, newPresentation, newSlide } from './factories'

export const manifestPath = (id: string) => `/api/viewer/presentations/${id}`
/** A presentation of a deck with one slide. */
export async function presented(client: Awaited<ReturnType<typeof signedIn>>, homeowner = {}) {
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { title: 'What we found', bullets: ['One'] })
  const { id } = await newPresentation(client, deck.id, homeowner)
  return { deck, slide, id, path: manifestPath(id) }
}

export const readManifest = (id: string, headers = {}) => request('GET', manifestPath(id), { headers })

const kvReads = ({ headers }: { headers: Headers }) =>
  Number(headers.get('server-timing')?.match(/kv;desc="(\d+) read/)?.[1])

/** Trips to D1 and reads of KV. */
export const costOf = (answer: Awaited<ReturnType<typeof readManifest>>) => [trips(answer), kvReads(answer)]

export const copyOf = (id: string) => env.MANIFESTS.get(`manifest:${id}:${origin}`)

/** Sets the clock, which then stands still; the isolate keeps a copy in its memory for three seconds of it. */
export function later(milliseconds: number) {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds)
}
