import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import { atShard, shardsOf } from '../../src/core/database/shards'
import { origin, request, type signedIn, trips } from './client'
import { d1 } from './databases'
import { newDeck, newPresentation, newSlide } from './factories'
import { withOnDemand } from './on-demand'
import { app } from './running'

export const manifestPath = (id: string) => `/api/viewer/presentations/${id}`
export async function presented(client: Awaited<ReturnType<typeof signedIn>>, homeowner = {}) {
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { title: 'What we found', bullets: ['One'] })
  const { id } = await newPresentation(client, deck.id, homeowner)
  return { deck, slide, id, path: manifestPath(id) }
}

export const readManifest = (id: string, headers = {}) => request('GET', manifestPath(id), { headers })

const kvReads = ({ headers }: { headers: Headers }) =>
  Number(headers.get('server-timing')?.match(/kv;desc="(\d+) read/)?.[1])

export const costOf = (answer: Awaited<ReturnType<typeof readManifest>>) => [trips(answer), kvReads(answer)]

export const deckKey = (id: string) => `deck:${id.slice(0, 8)}`
export const deckPartOf = (id: string) => env.MANIFESTS.get(deckKey(id))
export const presentationPartOf = (id: string) => env.MANIFESTS.get(`presentation:${id}`)

export async function revisionOf(deckId: string) {
  const row = await d1.prepare('select revision from decks where id = ?').bind(deckId).first<{ revision: number }>()
  return row?.revision
}

/** In production KV takes one write a second per key and the Worker waits for it; the local one takes any number. */
export const writeAtOnce = () => void vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)

/** Waits until KV has the latest deck and presentation. */
export async function inKv(deckId: string, presentationId: string) {
  await expect
    .poll(async () => JSON.parse((await deckPartOf(deckId)) ?? '{}').revision, { timeout: 10_000 })
    .toBe(await revisionOf(deckId))
  await expect.poll(() => presentationPartOf(presentationId)).toBeTruthy()
}

export async function forgetInKv(presentationId: string) {
  await env.MANIFESTS.delete(deckKey(presentationId))
  await env.MANIFESTS.delete(`presentation:${presentationId}`)
}

/** Stops the clock at this time; the isolate keeps a part in memory for three seconds. */
export function later(milliseconds: number) {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds)
}

/** Waits for all background work of the app. */
export async function askWith(path: string, bindings: object, init: RequestInit = {}) {
  const context = createExecutionContext()
  const answer = await app.fetch(
    new Request(origin + path, init),
    withOnDemand({ ...env, ...bindings } as unknown as Env),
    context,
  )
  return { answer, done: waitOnExecutionContext(context) }
}

type Get = (keys: string[], ...options: unknown[]) => unknown

/** Replaces KV for the parts of links. Which companies have moved is always answered truthfully. */
export const kvThat = ({ get, ...does }: { get?: Get; put?: unknown }) => {
  const real = env.MANIFESTS.get.bind(env.MANIFESTS) as (keys: unknown, ...options: unknown[]) => unknown
  const read = (keys: string | string[], ...options: unknown[]) =>
    get && Array.isArray(keys) ? get(keys, ...options) : real(keys, ...options)
  return { MANIFESTS: { get: read, put: env.MANIFESTS.put.bind(env.MANIFESTS), ...does } }
}

/** Replaces the database of every shard. */
export const databaseThat = (starts: (start: string, shard: D1Database) => D1DatabaseSession) =>
  Object.fromEntries(
    shardsOf(env).map((name) => {
      const { DB } = atShard(env, name)
      const prepare = DB.prepare.bind(DB)
      return [`SHARD_${name.toUpperCase()}`, { prepare, withSession: (start: string) => starts(start, DB) }]
    }),
  )
