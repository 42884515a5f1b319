import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { readMp3, secondsOf } from '../../src/core/sound/mp3'
import { newMember, request, signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'
import { withOnDemand } from '../support/on-demand'
import { app } from '../support/running'
import { openai } from '../support/speech-answers'

const owner = await signedIn()
const preview = (id = 'local:rms', headers = {}) => request('GET', `/api/voices/${id}/preview`, { headers })

describe('the list of voices', () => {
  it('has two local voices, one of which is the default, without reading D1', async () => {
    await owner.get('/api/voices')
    const answer = await owner.get('/api/voices')
    expect(answer.status).toBe(200)
    expect(trips(answer)).toBe(0)
    expect(answer.body.voices).toEqual([
      {
        id: 'local:rms',
        provider: 'local',
        name: 'rms',
        language: 'en-US',
        gender: 'male',
        description: expect.any(String),
        timings: 'exact',
        centsPerThousandCharacters: 0,
        isDefault: true,
        previewUrl: 'http://porchlight.test/api/voices/local%3Arms/preview',
      },
      expect.objectContaining({ id: 'local:slt', gender: 'female', isDefault: false }),
    ])
  })

  it.each([
    ['en', 2],
    ['en-GB', 2],
    ['es', 0],
    ['ar', 0],
  ])('for %s has %i voices, whatever their accent', async (language, count) => {
    expect((await owner.get(`/api/voices?language=${language}`)).body.voices).toHaveLength(count)
  })

  it.each([
    ['language=not a tag', 'language must be a BCP 47 language tag such as en-US'],
    ['language=', 'language must be a BCP 47 language tag such as en-US'],
    ['lang=en', 'The query has no member "lang"'],
  ])('is rejected for ?%s', async (query, error) => {
    const answer = await owner.get(`/api/voices?${query}`)
    expect([answer.status, answer.body.error]).toEqual([400, `${error}.`])
  })

  it('is open to viewers, but not without a session', async () => {
    const viewer = await newMember(owner, 'viewer')
    expect((await viewer.get('/api/voices')).status).toBe(200)
    expect((await request('GET', '/api/voices')).status).toBe(401)
  })
})

describe('a voice preview', () => {
  it('can be heard by anyone, from a page of any origin', async () => {
    const { previewUrl } = (await owner.get('/api/voices')).body.voices[1]
    const answer = await request('GET', previewUrl, { headers: { origin: 'https://else.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('audio/mpeg')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('is a sentence in MP3, made once and kept', async () => {
    const { exports } = await import('cloudflare:workers')
    const get = async () =>
      new Uint8Array(
        await (
          await exports.default.fetch(new Request('http://porchlight.test/api/voices/local:rms/preview'))
        ).arrayBuffer(),
      )
    const first = await get()
    expect(secondsOf(readMp3(first))).toBeGreaterThan(3)
    const kept = await env.FILES.list({ prefix: 'narration/previews/' })
    const put = vi.spyOn(env.FILES, 'put')
    expect(await get()).toEqual(first)
    expect(put).not.toHaveBeenCalled()
    expect((await env.FILES.list({ prefix: 'narration/previews/' })).objects).toHaveLength(kept.objects.length)
  })

  it('is made once for two who request it at the same time', async () => {
    const { objects } = await env.FILES.list({ prefix: 'narration/previews/' })
    await env.FILES.delete(objects.map(({ key }) => key))
    const put = vi.spyOn(env.FILES, 'put')
    const answers = await Promise.all([preview(), preview(), preview()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(put).toHaveBeenCalledTimes(1)
  })

  it.each([
    [() => new Response('busy', { status: 429, headers: { 'retry-after': '7' } }), '7'],
    [() => new Response('wrong key', { status: 401 }), '60'],
    [() => new Response('oops', { status: 500 }), '60'],
  ])('of a failing provider answers 503 with the time to retry, and stores nothing (%#)', async (answer, seconds) => {
    openai.answers(answer)
    const put = vi.spyOn(env.FILES, 'put')
    const asked = new Request('http://porchlight.test/api/voices/openai:coral/preview')
    const response = await app.fetch(asked, openai.env, createExecutionContext())
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'The voice openai:coral isn’t available right now.', code: 'voice_unavailable' },
    ])
    expect(response.headers.get('retry-after')).toBe(seconds)
    expect(put).not.toHaveBeenCalled()
  })

  it('of a provider that never answers is given up, and the next request starts over', async () => {
    const asked = () => new Request('http://porchlight.test/api/voices/openai:coral/preview')
    const wait = vi.spyOn(scheduler, 'wait')
    openai.answers(() => new Promise<Response>(() => {}))
    wait.mockImplementation(async (milliseconds) => expect(milliseconds).toBeLessThanOrEqual(20_000))
    expect((await app.fetch(asked(), openai.env, createExecutionContext())).status).toBe(503)
    wait.mockRestore()
    openai.answers(() => new Response('busy', { status: 429, headers: { 'retry-after': '7' } }))
    const next = await app.fetch(asked(), openai.env, createExecutionContext())
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '7'])
  })

  it.each([
    ['es-MX', 'techo'],
    ['ar', 'مرحبًا'],
    ['ja', 'roof'],
  ])('is in the voice’s own language if we have a sentence for it: %s', async (language, word) => {
    openai.answers(() => new Response(null, { status: 500 }))
    const others = withOnDemand({ ...openai.env, OPENAI_SPEECH_VOICES: `ana:${language}:female` })
    await app.fetch(
      new Request('http://porchlight.test/api/voices/openai:ana/preview'),
      others,
      createExecutionContext(),
    )
    expect(openai.asked()).toMatchObject({ voice: 'ana', input: expect.stringContaining(word) })
  })

  it.each([
    ['bytes=0-99', 206, 100],
    ['bytes=100-', 206, undefined],
    ['bytes=-50', 206, 50],
    ['bytes=9-3', 416, undefined],
    ['bytes=99999999-', 416, undefined],
    ['lines=1-2', 200, undefined],
  ])('answers the range %s with %i', async (range, status, length) => {
    const answer = await preview('local:rms', { range })
    expect(answer.status).toBe(status)
    if (status === 206) expect(answer.headers.get('content-range')).toMatch(/^bytes \d+-\d+\/\d+$/)
    if (status === 416) expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
    if (length) {
      const [, from, to] = answer.headers.get('content-range')?.match(/(\d+)-(\d+)/) ?? []
      expect(Number(to) - Number(from) + 1).toBe(length)
    }
  })

  it('is not sent again to a client that has it', async () => {
    const etag = (await preview()).headers.get('etag') ?? ''
    expect((await preview('local:rms', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['local:nobody', 'elevenlabs:sarah', 'rms', '..%2Fsecret'])('of %s does not exist', async (id) => {
    const answer = await preview(id)
    expect([answer.status, answer.body]).toEqual([404, { error: 'There is no such voice.', code: 'voice_not_found' }])
  })
})

describe('a voice can be chosen', () => {
  const unlisted = (member: string) => {
    const error = `${member} must be the id of a voice that GET /api/voices lists.`
    return { error, code: 'invalid_input', fields: [{ path: member, message: error, code: 'invalid' }] }
  }

  it('for a deck, and reset', async () => {
    const deck = await newDeck(owner)
    expect((await owner.get(`/api/decks/${deck.id}`)).body.deck.voiceId).toBeNull()
    const chosen = await owner.patch(`/api/decks/${deck.id}`, { voiceId: 'local:slt' })
    expect([chosen.status, chosen.body.deck.voiceId]).toEqual([200, 'local:slt'])
    expect((await owner.get(`/api/decks/${deck.id}`)).body.deck.voiceId).toBe('local:slt')
    expect((await owner.post(`/api/decks/${deck.id}/duplicate`)).body.deck.voiceId).toBe('local:slt')
    expect((await owner.patch(`/api/decks/${deck.id}`, { name: 'Else' })).body.deck.voiceId).toBe('local:slt')
    expect((await owner.patch(`/api/decks/${deck.id}`, { voiceId: null })).body.deck.voiceId).toBeNull()
  })

  it('for the organization, and reset', async () => {
    const chosen = await owner.patch('/api/organization', { voiceId: 'local:slt' })
    expect([chosen.status, chosen.body.organization.voiceId]).toEqual([200, 'local:slt'])
    expect((await owner.patch('/api/organization', { name: 'Summit' })).body.organization.voiceId).toBe('local:slt')
    expect((await owner.patch('/api/organization', { voiceId: null })).body.organization.voiceId).toBeNull()
  })

  it('for a presentation', async () => {
    const deck = await newDeck(owner)
    const { id } = await newPresentation(owner, deck.id)
    const chosen = await owner.patch(`/api/presentations/${id}`, { voiceSettings: { voiceId: 'local:slt' } })
    expect(chosen.body.presentation.voiceSettings.voiceId).toBe('local:slt')
    const none = await owner.patch(`/api/presentations/${id}`, { voiceSettings: { voiceId: null } })
    expect(none.body.presentation.voiceSettings.voiceId).toBeNull()
  })

  it('only from the list: everywhere else it is rejected, and the old choice stays', async () => {
    const deck = await newDeck(owner)
    const { id } = await newPresentation(owner, deck.id)
    await owner.patch(`/api/decks/${deck.id}`, { voiceId: 'local:rms' })
    const voiceId = 'elevenlabs:sarah'
    const tries = [
      [await owner.patch(`/api/decks/${deck.id}`, { voiceId }), 'voiceId'],
      [await owner.patch('/api/organization', { voiceId }), 'voiceId'],
      [await owner.patch(`/api/presentations/${id}`, { voiceSettings: { voiceId } }), 'voiceSettings.voiceId'],
      [
        await owner.post('/api/presentations', {
          deckId: deck.id,
          homeownerData: { first_name: 'Maria' },
          voiceSettings: { voiceId: '' },
        }),
        'voiceSettings.voiceId',
      ],
      [await owner.put(`/api/decks/${deck.id}/qa-settings`, { resumeVoiceId: voiceId }), 'resumeVoiceId'],
      [await owner.put(`/api/decks/${deck.id}/qa-settings`, { transitionVoiceId: 'x' }), 'transitionVoiceId'],
    ] as const
    for (const [{ status, body }, member] of tries) expect([status, body]).toEqual([400, unlisted(member)])
    expect((await owner.get(`/api/decks/${deck.id}`)).body.deck.voiceId).toBe('local:rms')
  })
})
