import { describe, expect, it } from 'vitest'
import { narrate } from '../../src/speech/narration/narrate'
import { request, signedIn, trips } from '../support/client'
import { envOf } from '../support/databases'
import { newFaq } from '../support/factories'
import { workIn } from '../support/running'
import { cookieOf, narrationPaths, newNarratedDeck, newSpeechServer } from '../support/speech'

describe('a deck', () => {
  it('says what its narration would cost, makes it, and then says that it is ready', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId } = await newNarratedDeck(client, 'One roof. Two valleys.', 'Hello {{first_name}}.')
    const path = `/api/decks/${deckId}/narration`
    const dry = await server.post(`${path}?dryRun=true`, {}, cookieOf(client))
    expect([dry.status, dry.body.narration]).toMatchObject([
      200,
      { status: 'none', characters: { new: 21, ready: 0 }, costCents: 1 },
    ])
    expect(dry.body.narration.tracks.map(({ status }: { status: string }) => status)).toEqual(['missing', 'personal'])
    expect(server.said).toEqual([])
    const started = await server.post(path, {}, cookieOf(client), { JOBS: { send: async () => undefined } })
    expect(started.status).toBe(202)
    await narrate(workIn(envOf(deckId, server.bindings)), { kind: 'narrate', id: deckId })
    const after = await server.get(path, cookieOf(client))
    expect(after.body.narration).toMatchObject({
      status: 'ready',
      characters: { new: 0, ready: 21 },
      costCents: 0,
      tracks: [{ status: 'ready', durationSeconds: expect.any(Number) }, { status: 'personal' }],
    })
    expect(server.said.toSorted()).toEqual(['One roof.', 'Two valleys.'])
  })

  it('can have a slide or an answer spoken again as another take', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { deckId, slideIds, presentationId } = await newNarratedDeck(client, 'One roof.')
    const faq = await newFaq(client, deckId)
    const [before = ''] = await narrationPaths(server, presentationId)
    await server.get(before)
    const path = `/api/decks/${deckId}/narration/takes`
    expect((await client.post(path, { slideId: slideIds[0] })).body).toEqual({ take: 1 })
    expect((await client.post(path, { faqId: faq.id })).body).toEqual({ take: 1 })
    const [after = ''] = await narrationPaths(server, presentationId)
    expect(after).not.toBe(before)
    await server.get(after)
    expect(server.said).toEqual(['One roof.', 'One roof.'])
    expect((await client.post(path, {})).body.error).toMatch(/slideId or faqId/)
    expect((await client.post(path, { slideId: slideIds[0], faqId: faq.id })).status).toBe(400)
    expect((await client.post(path, { slideId: crypto.randomUUID() })).status).toBe(404)
    expect((await (await signedIn()).post(path, { slideId: slideIds[0] })).status).toBe(404)
  })
})

describe('pronunciations', () => {
  const say = (word: string, say: string) => ({ word, say })

  it('are spoken, while captions keep the word; two that refer to each other don’t loop', async () => {
    const server = newSpeechServer()
    const client = await signedIn()
    const { presentationId } = await newNarratedDeck(client, 'Okafor and Ruiz.')
    const [before] = await narrationPaths(server, presentationId)
    const pronunciations = [say('Okafor', 'Ruiz'), say('Ruiz', 'Okafor')]
    const put = await client.put('/api/narration/pronunciations', { pronunciations })
    expect([put.status, put.body]).toEqual([200, { pronunciations }])
    expect((await client.get('/api/narration/pronunciations')).body).toEqual({ pronunciations })
    const pathNow = async () => (await narrationPaths(server, presentationId))[0] ?? ''
    await expect.poll(pathNow, { timeout: 10_000 }).not.toBe(before)
    const path = await pathNow()
    const { body } = await server.get(path)
    expect(server.said).toEqual(['Ruiz and Okafor.'])
    expect(body.track.wordTimings.map(({ word }: { word: string }) => word)).toEqual(['Okafor', 'and', 'Ruiz.'])
  })

  it.each([
    [{ pronunciations: [say('', 'x')] }, /pronunciations\[0\]\.word/],
    [{ pronunciations: [say('x', '')] }, /pronunciations\[0\]\.say/],
    [{ pronunciations: [say('x', 'y'), say('x', 'z')] }, /pronunciations\[1\]\.word is in the list twice/],
    [
      { pronunciations: Array.from({ length: 501 }, (_, at) => say(`w${at}`, 'x')) },
      /pronunciations must have at most 500 items/,
    ],
    [{ pronunciations: [{ ...say('x', 'y'), extra: 1 }] }, /extra/],
    [{}, /pronunciations is required/],
  ])('are rejected if they are not a valid list, with the name of the field', async (body, error) => {
    const answer = await (await signedIn()).put('/api/narration/pronunciations', body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(error)])
  })
})

describe('a custom text', () => {
  it('is spoken for a company, and for no one else', async () => {
    const client = await signedIn()
    const input = { text: 'Your roof.', voiceId: 'local:slt', speed: 1.2 }
    const ask = () => client.post('/api/narration/speech', input)
    await expect.poll(async () => (await ask()).status, { timeout: 25_000 }).toBe(200)
    const spoken = await ask()
    expect([spoken.status, spoken.body.track?.voiceId]).toEqual([200, 'local:slt'])
    expect(spoken.body.track.wordTimings).toHaveLength(2)
    expect((await request('POST', '/api/narration/speech', { body: { text: 'Your roof.' } })).status).toBe(401)
  })

  it('keeps an extremely long word whole in its timings', async () => {
    const client = await signedIn()
    const input = { text: `${'x'.repeat(200)} roof.`, voiceId: 'local:slt' }
    const ask = () => client.post('/api/narration/speech', input)
    await expect.poll(async () => (await ask()).status, { timeout: 25_000 }).toBe(200)
    const { wordTimings } = (await ask()).body.track
    expect(wordTimings.map(({ word }: { word: string }) => word.length)).toEqual([200, 5])
  })

  it.each([
    [{ text: '' }, /text/],
    [{ text: 'x'.repeat(2001) }, /text/],
    [{ text: '…' }, /text/],
    [{ text: 'A roof.', voiceId: 'local:nobody' }, /voiceId/],
    [{ text: 'A roof.', speed: 3 }, /speed/],
    [{ text: 'A roof.', pitch: 1 }, /pitch/],
  ])('is rejected when it is %j', async (body, error) => {
    const answer = await (await signedIn()).post('/api/narration/speech', body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(error)])
  })
})

describe('captions', () => {
  it('are WebVTT for the whole presentation, ready or not, for anyone with the link', async () => {
    const server = newSpeechServer()
    const { presentationId } = await newNarratedDeck(await signedIn(), 'Hello {{first_name}} <b>.', 'Two valleys.')
    const read = () => server.get(`/api/narration/presentations/${presentationId}/captions.vtt`)
    const before = await read()
    expect(before.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(before.text).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\nHello Maria &lt;b&gt;\.\n\n00:00:0/)
    for (const path of await narrationPaths(server, presentationId)) await server.get(path)
    const after = await read()
    expect(after.text).toContain('Two valleys.')
    expect(after.text).not.toBe(before.text)
    expect((await server.get(`/api/narration/presentations/${crypto.randomUUID()}/captions.vtt`)).status).toBe(404)
  })

  it('take one round trip, like the state of all tracks', async () => {
    const { presentationId } = await newNarratedDeck(await signedIn(), 'One roof.')
    const path = `/api/narration/presentations/${presentationId}`
    await request('GET', path)
    const answer = await request('GET', path)
    expect([answer.body.narration.status, trips(answer)]).toEqual(['none', 1])
  })
})
