import { setTimeout } from 'node:timers/promises'
import * as content from '../dev/seed-content/deck.ts'
import { newId } from '../src/core/database/shards.ts'
import { readingSeconds, wordsAtReadingPace } from '../src/player/track.ts'
import { register } from './account.ts'
import { countsPath, type Operations } from './counting.ts'
import { servedFile } from './media.ts'
import { speak } from './narration.ts'
import { sized } from './options.ts'
import type { Site } from './site.ts'
import { socketTo } from './sockets.ts'

type Spoken = { script: string; narrationUrl: string | null }
type Shown = Spoken & { id: string; images: { url: string }[]; bullets: string[] }
type Manifest = {
  intro: (Spoken & { posterUrl: string | null }) | null
  branding: { logoUrl: string | null; avatarUrl: string | null }
  slides: Shown[]
}
type Event = { type: string; slideId?: string; seconds?: number }

/** Creates the seeded demo through the API. */
export async function demo(site: Site) {
  const { cookie, organizationId } = await register(site)
  const send = async (method: string, path: string, body: unknown) => {
    const response = await site.send({ method, path, body, headers: { cookie } })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { deck: { id: string }; presentation: { id: string } }
  }
  const keys = new Map<string, string>()
  const drawing = async (name: string) => {
    const known = keys.get(name)
    if (known) return known
    const { path } = await servedFile(site, `${name}.svg`, 'image/svg+xml', 20_000, organizationId)
    const key = await keepMedia(site, organizationId, path.slice(1), name)
    keys.set(name, key)
    return key
  }
  const { id: deckId } = (await send('POST', '/api/decks', content.deck)).deck
  for (const { art, ...slide } of content.slides.slice(0, sized(content.slides.length, 1))) {
    const images: object[] = []
    for (const { art: shown, upright: _, ...picture } of content.galleries[slide.slideId] ?? [{ art, upright: [] }])
      images.push({ ...picture, key: await drawing(shown) })
    await send('POST', `/api/decks/${deckId}/slides`, { ...slide, images })
  }
  const { art, ...intro } = content.intro
  await send('PUT', `/api/decks/${deckId}/intro`, { ...intro, posterImg: await drawing(art) })
  const [logo, avatar] = [await drawing('logo'), await drawing('avatar')]
  await send('PUT', `/api/decks/${deckId}/branding`, { ...content.branding, logo, avatar })
  const present = async () => {
    const [homeowner] = content.homeowners
    return (await send('POST', '/api/presentations', { deckId, ...homeowner })).presentation.id
  }
  const subscribe = () =>
    send('POST', '/api/notifications/subscriptions', {
      name: 'CRM',
      eventType: '*',
      channel: 'console',
      channelConfig: {},
    })
  return { present, subscribe }
}

/** Adds a row as if the upload had been completed, because a slide may use only such a file. */
async function keepMedia(site: Site, organizationId: string, storageKey: string, name: string) {
  await site.database
    .prepare(
      `insert into media (id, organization_id, kind, filename, content_type, size_bytes, storage_key, status, created_at, expires_at)
       values (?, ?, 'image', ?, 'image/svg+xml', 20000, ?, 'ready', 0, 0)`,
    )
    .bind(newId('00'), organizationId, `${name}.svg`, storageKey)
    .run()
  return storageKey
}

/**
 * Makes all requests of a browser from the first to the last second of a viewing; the player's files are assets, and
 * free.
 */
export async function watchOnce(site: Site, presentationId: string, { isHeard = false, isLive = false } = {}) {
  await takeCounts(site)
  const page = await (await site.send({ path: `/p/${presentationId}` })).text()
  const [, json = ''] = /<script type="application\/json" id="porchlight-manifest">(.*?)<\/script>/s.exec(page) ?? []
  const manifest = JSON.parse(json) as Manifest
  const { intro, branding, slides } = manifest
  const shown = [intro?.posterUrl, ...slides.flatMap(({ images }) => images.map(({ url }) => url))]
  const media = new Set([branding.logoUrl, branding.avatarUrl, ...shown].filter((url) => url != null))
  for (const url of media) await take(site, new URL(url).pathname)
  const narrations = [intro, ...slides].flatMap((spoken) => spoken?.narrationUrl ?? [])
  if (isHeard) for (const url of narrations) await take(site, (await speak(site, url)).audioUrl)
  const { beacons, seconds } = beaconsOf(manifest)
  const viewerSessionId = crypto.randomUUID()
  const beacon = async (events: Event[]) => {
    const sent = events.map((event) => ({ ...event, at: new Date().toISOString() }))
    const path = `/api/viewer/presentations/${presentationId}/events`
    const response = await site.send({ method: 'POST', path, body: { viewerSessionId, events: sent } })
    if (!response.ok) throw new Error(`A beacon was answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  if (isLive) await watchLive(site, presentationId, viewerSessionId, beacons, beacon)
  else for (const events of beacons) await beacon(events)
  return { operations: await takeCounts(site), media: media.size, beacons: beacons.length, seconds }
}

/** Like `src/player/lazy/live.ts`: while its socket is open, the seconds of the beacons go through it. */
async function watchLive(
  site: Site,
  presentationId: string,
  viewerSessionId: string,
  beacons: Event[][],
  beacon: (events: Event[]) => Promise<void>,
) {
  await beacon([{ type: 'started' }])
  const socket = await socketTo(
    site,
    `/api/viewer/presentations/${presentationId}/live?viewerSessionId=${viewerSessionId}`,
  )
  const slides: Record<string, number> = {}
  for (const { slideId, seconds = 0 } of beacons.flat().filter(({ type }) => type === 'watched')) {
    if (!slideId) continue
    slides[slideId] = (slides[slideId] ?? 0) + seconds
    socket.send({ type: 'at', slideId, seconds: 0, isPlaying: true })
    socket.send({ type: 'watched', slides: { [slideId]: slides[slideId] } })
    // The object passes on one change a second.
    await setTimeout(sized(1100, 10))
  }
  const completed = beacons.at(-1)?.filter(({ type }) => type === 'completed') ?? []
  await beacon(completed)
  socket.close()
}

async function take(site: Site, path: string) {
  const response = await site.send({ path })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  await response.arrayBuffer()
}

const firstFlush = 60
const nextFlush = 360
const pauseAfterScene = 0.4

/**
 * Sends beacons like `src/player/lazy/beacons.ts`: at the start, after a minute, then every six, and at the end, with
 * one event for each slide.
 */
function beaconsOf({ intro, slides }: Manifest) {
  const beacons: Event[][] = [[{ type: 'started' }]]
  let events: Event[] = []
  let time = 0
  let nextAt = firstFlush
  const scenes = [{ id: undefined, script: intro?.script ?? '', bullets: [] as string[] }, ...slides]
  for (const { id, script, bullets } of scenes) {
    let left = readingSeconds(wordsAtReadingPace(script), bullets.length) + pauseAfterScene
    while (left > 0) {
      const part = Math.min(left, nextAt - time)
      if (id) events.push({ type: 'watched', slideId: id, seconds: Math.round(part * 10) / 10 })
      time += part
      left -= part
      if (time < nextAt) continue
      beacons.push(events)
      events = []
      nextAt += nextFlush
    }
  }
  beacons.push([...events, { type: 'completed', ...(slides.length && { slideId: slides.at(-1)?.id ?? '' }) }])
  return { beacons, seconds: time }
}

/** Work after the response, in queues and caches, counts too, so this waits until nothing more is counted. */
async function takeCounts(site: Site) {
  const sum = await ask(site)
  for (let quiet = 0; quiet < sized(10, 3); ) {
    await setTimeout(100)
    const more = await ask(site)
    quiet = Object.values(more).some(Boolean) ? 0 : quiet + 1
    for (const name of Object.keys(more) as (keyof Operations)[]) sum[name] += more[name]
  }
  return sum
}

const ask = async (site: Site) => (await (await site.send({ path: countsPath })).json()) as Operations
