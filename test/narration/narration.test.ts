import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { findParts } from '../../src/decks/published/queries'
import { shownWithDecks } from '../../src/shown-with-decks'
import { grantAnswers } from '../../src/speech/narration/queries'
import { answerUtterance } from '../../src/speech/narration/utterances'
import { request, signedIn, trips } from '../support/client'
import { envOf } from '../support/databases'
import { mediaKey, newPresentation } from '../support/factories'
import { readManifest } from '../support/manifests'
import { workIn } from '../support/running'
import {
  cookieOf,
  later,
  narrationPaths,
  newNarratedDeck,
  newSpeechServer,
  pathOf,
  refusing,
  sound,
} from '../support/speech'

type Timed = { word: string; startTime: number; endTime: number }

const wordsOf = (track: { wordTimings: Timed[] }) => track.wordTimings.map(({ word }) => word).join(' ')

describe('a track', () => {
  it('is named by the manifest, made on request, and costs no round trip from then on', async () => {
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'Hello {{first_name}}. It has nineteen good years.')
    const [slide] = (await readManifest(presentationId)).body.slides
    const ask = () => request('GET', pathOf(slide.narrationUrl))
    await expect.poll(async () => (await ask()).status, { timeout: 25_000 }).toBe(200)
    const made = await ask()
    expect(made.body.track).toMatchObject({ timings: 'exact', voiceId: 'local:rms' })
    expect(wordsOf(made.body.track)).toBe('Hello Maria. It has nineteen good years.')
    const again = await request('GET', pathOf(slide.narrationUrl))
    expect([again.body, trips(again)]).toEqual([made.body, 0])
    const range = await request('GET', pathOf(made.body.track.audioUrl), { headers: { range: 'bytes=0-99' } })
    expect([range.status, range.headers.get('content-type'), trips(range)]).toEqual([206, 'audio/mpeg', 0])
    expect(range.headers.get('cache-control')).toContain('immutable')
    expect(range.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('adds its duration to the manifest once it is made, at no cost for the viewer', async () => {
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'Hello {{first_name}}.', 'It has nineteen good years.')
    const { slides, poster } = (await readManifest(presentationId)).body
    expect(slides.map(({ durationSeconds }: { durationSeconds: null }) => durationSeconds)).toEqual([null, null])
    expect(poster.length).toBe('About 1 minute')
    const seconds: number[] = []
    for (const { narrationUrl } of slides) {
      const ask = () => request('GET', pathOf(narrationUrl))
      await expect.poll(async () => (await ask()).status, { timeout: 25_000 }).toBe(200)
      seconds.push((await ask()).body.track.durationSeconds)
    }
    const known = async () => {
      const answer = await readManifest(presentationId)
      const told: number[] = answer.body.slides.map(
        ({ durationSeconds }: { durationSeconds: number }) => durationSeconds,
      )
      return [told.map((each, index) => Math.abs(each - (seconds[index] ?? 0)) < 0.01), trips(answer)]
    }
    await expect.poll(known, { timeout: 15_000 }).toEqual([[true, true], 0])
  })

  it('is made once for all who request it at the same time', async () => {
    const server = newSpeechServer(later(), later(), later())
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'One roof. Two valleys. Three gutters.')
    const [path = ''] = await narrationPaths(server, presentationId)
    const answers = await Promise.all([path, path, path].map((each) => server.get(each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(server.said.toSorted()).toEqual(['One roof.', 'Three gutters.', 'Two valleys.'])
    const { usage } = (await client.get('/api/narration/usage')).body
    expect(usage.characters).toBe(server.said.join('').length)
  })

  it('speaks again only the sentence that differs for another homeowner', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const script = 'Hello {{first_name}}. This is your roof. It has nineteen good years. We looked at all of it.'
    const { deckId, presentationId } = await newNarratedDeck(client, script)
    const other = await newPresentation(client, deckId, { first_name: 'Ben' })
    for (const id of [presentationId, other.id])
      for (const path of await narrationPaths(server, id)) expect((await server.get(path)).status).toBe(200)
    expect(server.said.slice(4)).toEqual(['Hello Ben.'])
  })

  it('of a script with one changed word needs one new sentence', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, slideIds, presentationId } = await newNarratedDeck(client, 'This is your roof. It is old.')
    for (const path of await narrationPaths(server, presentationId)) await server.get(path)
    await client.patch(`/api/decks/${deckId}/slides/${slideIds[0]}`, {
      narrationScript: 'This is your roof. It is new.',
    })
    for (const path of await narrationPaths(server, presentationId)) await server.get(path)
    expect(server.said).toEqual(['This is your roof.', 'It is old.', 'It is new.'])
  })

  it('answers 202 while it takes longer than eight seconds, and is ready afterwards', async () => {
    const waited: number[] = []
    const { wait } = scheduler
    const { promise, resolve } = Promise.withResolvers<void>()
    vi.spyOn(scheduler, 'wait').mockImplementation((milliseconds, options) => {
      waited.push(milliseconds)
      return milliseconds === 8000 ? Promise.resolve() : wait.call(scheduler, milliseconds, options)
    })
    const server = newSpeechServer(async () => {
      await promise
      return new Response(await sound(), { headers: { 'content-type': 'audio/mpeg' } })
    })
    const { presentationId } = await newNarratedDeck(await signedIn(), 'One roof.')
    const [path = ''] = await narrationPaths(server, presentationId)
    const asked = server.get(path)
    await vi.waitFor(() => expect(server.said).toHaveLength(1), { timeout: 10_000 })
    resolve()
    const late = await asked
    expect([late.status, late.body, late.headers.get('retry-after')]).toEqual([202, { track: null }, '3'])
    expect(waited).toContain(8000)
    await expect.poll(async () => (await server.get(path)).status).toBe(200)
  })

  it.each([
    ['too many requests', refusing(429, { 'retry-after': '77' }), '77'],
    ['a server that is down', refusing(503), '15'],
    ['an error', refusing(500), '60'],
    ['a wrong key', refusing(401), '60'],
  ])('is not available after %s, and the next request tries again', async (_, behaviour, retryAfter) => {
    const server = newSpeechServer(behaviour)
    const { presentationId } = await newNarratedDeck(await signedIn(), 'One roof.')
    const [path = ''] = await narrationPaths(server, presentationId)
    const refused = await server.get(path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, retryAfter])
    expect((await server.get(path)).status).toBe(200)
  })

  it('is made even if its first worker died', async () => {
    const server = newSpeechServer(() => new Promise(() => undefined))
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'One roof.')
    const [path = ''] = await narrationPaths(server, presentationId)
    void server.get(path)
    await vi.waitFor(() => expect(server.said).toHaveLength(1), { timeout: 10_000 })
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 91_000)
    expect((await server.get(path)).status).toBe(200)
    const usage = await client.get('/api/narration/usage')
    expect(usage.body.usage.characters).toBe('One roof.'.length)
  })
})

describe('access to a track', () => {
  const heard = async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const narrated = await newNarratedDeck(client, 'One roof of {{first_name}}.')
    const [path = ''] = await narrationPaths(server, narrated.presentationId)
    expect((await server.get(path)).status).toBe(200)
    const [track = ''] = path.match(/[0-9a-f]{40}/) ?? []
    return { server, client, ...narrated, path, track }
  }

  it('is given through a presentation that contains it, and not otherwise', async () => {
    const { server, track, deckId, client } = await heard()
    const other = await newNarratedDeck(await signedIn(), 'Another roof.')
    const sibling = await newPresentation(client, deckId, { first_name: 'Ben' })
    const ask = async (query: string, headers = {}) =>
      (await server.get(`/api/narration/tracks/${track}${query}`, headers)).status
    expect(await ask(`?presentationId=${other.presentationId}`)).toBe(404)
    expect(await ask(`?presentationId=${sibling.id}`)).toBe(404)
    expect(await ask(`?presentationId=${crypto.randomUUID()}`)).toBe(404)
    expect(await ask('?presentationId=1')).toBe(400)
    expect(await ask('')).toBe(401)
    expect(await ask('', cookieOf(client))).toBe(200)
    expect(await ask('', cookieOf(await signedIn()))).toBe(404)
  })

  it('can’t be gained by guessing its name', async () => {
    const { server, presentationId } = await heard()
    const guessed = await server.get(`/api/narration/tracks/${'0'.repeat(40)}?presentationId=${presentationId}`)
    expect(guessed.status).toBe(404)
    expect((await server.get(`/api/narration/tracks/x?presentationId=${presentationId}`)).status).toBe(400)
    expect(server.said).toEqual(['One roof of Maria.'])
  })

  it('lasts for a day after the manifest no longer names it', async () => {
    const { server, client, deckId, slideIds, path, presentationId } = await heard()
    await client.patch(`/api/decks/${deckId}/slides/${slideIds[0]}`, { narrationScript: 'A new roof.' })
    expect(await narrationPaths(server, presentationId)).not.toContain(path)
    expect((await server.get(path)).status).toBe(200)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 25 * 60 * 60 * 1000)
    expect((await server.get(path)).status).toBe(404)
  })

  it('ends once the presentation is deleted', async () => {
    const { server, client, path, presentationId } = await heard()
    await client.delete(`/api/presentations/${presentationId}`)
    expect((await server.get(path)).status).toBe(404)
  })

  it('is never shared with another organization', async () => {
    const { server, track } = await heard()
    const other = await newNarratedDeck(await signedIn(), 'One roof of {{first_name}}.')
    const [path = ''] = await narrationPaths(server, other.presentationId)
    expect(path).not.toContain(track)
    expect((await server.get(path)).status).toBe(200)
    expect(server.said).toEqual(['One roof of Maria.', 'One roof of Maria.'])
  })
})

describe('a text', () => {
  it.each([
    ['markup', '<b onload="x">Ann</b>'],
    ['emoji', 'Zoë 🏠👨‍👩‍👧'],
    ['Arabic', 'مريم'],
    ['a hundred letters', 'a'.repeat(100)],
  ])('with a name of %s is spoken, and keeps its words', async (_, first_name) => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId } = await newNarratedDeck(client, 'Hello {{first_name}}, welcome.')
    const { id } = await newPresentation(client, deckId, { first_name })
    const [path = ''] = await narrationPaths(server, id)
    const { status, body } = await server.get(path)
    expect(status).toBe(200)
    expect(wordsOf(body.track)).toBe(`Hello ${first_name}, welcome.`)
  })

  it.each([['.…!'], ['   '], ['🏠'], ['{{last_name}}']])('of only %j is not spoken', async (script) => {
    const { presentationId } = await newNarratedDeck(await signedIn(), script)
    expect((await readManifest(presentationId)).body.slides[0].narrationUrl).toBe(null)
  })

  it.each([
    ['links and prices', 'See https://example.com/a.b?c=d. It costs $14,800.'],
    ['abbreviations', 'A gap of 2 in. at the eave. Dr. Ruiz comes at 7:30 a.m. tomorrow.'],
    ['one word', 'Roof'],
    ['five hundred words', Array.from({ length: 500 }, (_, at) => (at % 12 === 11 ? `r${at}.` : 'Roof')).join(' ')],
  ])('of %s has each of its words once, in order', async (_, script) => {
    const server = newSpeechServer()
    const { presentationId } = await newNarratedDeck(await signedIn(), script)
    const [path = ''] = await narrationPaths(server, presentationId)
    const { status, body } = await server.get(path)
    expect(status).toBe(200)
    expect(wordsOf(body.track)).toBe(script)
    const { wordTimings, durationSeconds } = body.track as { wordTimings: Timed[]; durationSeconds: number }
    const times = wordTimings.flatMap(({ startTime, endTime }) => [startTime, endTime])
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThanOrEqual(durationSeconds)
  })

  it('in a language that no voice speaks is left to be read', async () => {
    const client = await signedIn()
    const { deckId } = await newNarratedDeck(client, 'Bonjour.')
    const input = { deckId, homeownerData: { first_name: 'Marie' }, languageSettings: { language: 'fr-FR' } }
    const { id } = (await client.post('/api/presentations', input)).body.presentation
    expect((await readManifest(id)).body.slides[0].narrationUrl).toBe(null)
  })

  it('with its own recording is not spoken', async () => {
    const client = await signedIn()
    const { deckId, slideIds, presentationId } = await newNarratedDeck(client, 'One roof.')
    const audioUrl = mediaKey(client, 'roof.mp3')
    await env.FILES.put(audioUrl, await sound())
    await client.patch(`/api/decks/${deckId}/slides/${slideIds[0]}`, { audioUrl })
    const [slide] = (await readManifest(presentationId)).body.slides
    expect([slide.narrationUrl, pathOf(slide.audioUrl)]).toEqual([null, `/${audioUrl}`])
  })
})

describe('an answer', () => {
  it('is heard by the homeowner it was given to, for a day', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client, 'One roof.')
    const stranger = await newPresentation(client, deckId, { first_name: 'Ben' })
    const db = primaryDatabase(envOf(presentationId))
    const { deck, presentation } = await findParts(db, await shownWithDecks(), presentationId)
    if (!deck || deck.isGone || !presentation || presentation.isGone) throw new Error('There is no presentation.')
    const utterance = answerUtterance(envOf(presentationId, server.bindings), deck, presentation, 'It takes two days.')
    if (!utterance) throw new Error('Nobody speaks.')
    const path = (id: string) => `/api/narration/tracks/${utterance.track}?presentationId=${id}`
    expect((await server.get(path(presentationId))).status).toBe(404)
    await grantAnswers(workIn(envOf(presentationId)), [utterance], presentationId, Date.now())
    expect((await server.get(path(presentationId))).status).toBe(200)
    expect((await server.get(path(stranger.id))).status).toBe(404)
    expect(server.said).toEqual(['It takes two days.'])
    const now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now + 25 * 60 * 60 * 1000)
    expect((await server.get(path(presentationId))).status).toBe(404)
  })
})
