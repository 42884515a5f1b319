import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { atNone } from '../../src/core/database/shards'
import { readMp3, secondsOf } from '../../src/core/sound/mp3'
import { findAligner } from '../../src/providers/speech/aligner'
import { speak } from '../../src/providers/speech/speak'
import { SpeechFailed, SpeechRefused } from '../../src/providers/speech/speech'
import { configuredVoices, defaultVoice, findVoice } from '../../src/providers/speech/voices'
import { impatient } from '../support/impatient'
import {
  charactersTimed,
  elevenlabs,
  openai,
  recorded,
  sentence,
  settings,
  voice,
  workersAi,
} from '../support/speech-answers'

const good = await recorded()
const silence = (await recorded('مرحبا مريم مرحبا مريم مرحبا مريم')).sound

describe.each([elevenlabs, openai, workersAi])('$name', ({ id, env: configured, answers, around, asked }) => {
  const say = (more = {}) => speak(configured, sentence, voice(id, configured), { ...settings, ...more })
  const failure = async () => {
    const error = await say().then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    return error as Error
  }
  /** An error that is neither SpeechRefused nor SpeechFailed is temporary, so the call is repeated. */
  const mayBeTemporary = async () => {
    const error = await failure()
    expect(error).not.toBeInstanceOf(SpeechFailed)
    expect(error).not.toBeInstanceOf(SpeechRefused)
    return error
  }

  it('returns the sound unchanged', async () => {
    answers(() => around(good.sound))
    const { sound, format } = await say()
    expect(format).toBe('mp3')
    expect(sound).toEqual(good.sound)
    expect(asked()).toMatchObject(id.startsWith('openai') ? { input: sentence } : { text: sentence })
  })

  it('waits for a sound that arrives in small pieces', async () => {
    answers(() => {
      const whole = around(good.sound)
      const drops = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          for (let at = 0; at < chunk.length; at += 1000) {
            await Promise.resolve()
            controller.enqueue(chunk.subarray(at, at + 1000))
          }
        },
      })
      return new Response(whole.body?.pipeThrough(drops), whole)
    })
    expect((await say()).sound).toEqual(good.sound)
  })

  it('times out when no answer comes, so it is tried again later', async () => {
    const timeout = impatient()
    answers(
      (signal) => new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const error = await speak(configured, sentence, voice(id, configured), settings).catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'TimeoutError' })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  it.each([400, 401, 403, 404, 413, 422])('takes %i as a permanent refusal', async (status) => {
    answers(() => new Response('{"detail":"no"}', { status }))
    const error = await failure()
    expect(error).toBeInstanceOf(SpeechFailed)
    expect(error.message).toContain(`answered ${status}: {"detail":"no"}`)
  })

  it.each([
    ['seconds', () => '7', 7],
    ['nothing', () => undefined, 15],
    ['nonsense', () => 'soon', 15],
    ['a time that has passed', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 1],
    ['a day', () => '86400', 3600],
  ])('tells how long to wait after 429 with %s', async (_, retryAfter, seconds) => {
    for (const status of [429, 503]) {
      const value = retryAfter()
      answers(() => new Response('busy', { status, headers: value === undefined ? {} : { 'retry-after': value } }))
      expect(await failure()).toMatchObject({ name: 'SpeechRefused', retryAfterSeconds: seconds })
    }
  })

  it('reads Retry-After as a date', async () => {
    const later = new Date(Date.now() + 120_000).toUTCString()
    answers(() => new Response('busy', { status: 429, headers: { 'retry-after': later } }))
    const error = await failure()
    expect(error).toBeInstanceOf(SpeechRefused)
    expect((error as SpeechRefused).retryAfterSeconds).toBeGreaterThan(100)
    expect((error as SpeechRefused).retryAfterSeconds).toBeLessThanOrEqual(120)
  })

  it.each([500, 502, 504])('may be tried again after %i', async (status) => {
    answers(() => new Response('oops', { status }))
    expect((await mayBeTemporary()).message).toContain(String(status))
  })

  it('does not keep half of a response when the connection breaks', async () => {
    answers(() => {
      const whole = around(good.sound)
      const broken = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(good.sound.slice(0, 5000))
          controller.error(new Error('Network connection lost.'))
        },
      })
      return new Response(broken, { headers: whole.headers })
    })
    await mayBeTemporary()
  })

  it('does not keep half of a response when the sound ends before the text', async () => {
    answers(() => around(good.sound.slice(0, good.sound.length / 3)))
    expect((await mayBeTemporary()).message).toContain(`for ${sentence.length} characters`)
  })

  it('does not keep silence', async () => {
    answers(() => around(silence))
    expect((await mayBeTemporary()).message).toContain('silence')
  })

  it.each([
    ['a web page', () => new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } })],
    ['data without a type', () => new Response(new Uint8Array([1, 2, 3]))],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('does not accept %s as sound', async (_, make) => {
    answers(make)
    await mayBeTemporary()
  })

  it('does not accept data that only claims to be MP3', async () => {
    answers(() => around(new Uint8Array(1600).fill(0x52)))
    expect((await mayBeTemporary()).message).toContain('no MP3')
    answers(() => around(new Uint8Array()))
    await mayBeTemporary()
  })

  it('follows no redirect to another address', async () => {
    answers(() => new Response(null, { status: 307, headers: { location: 'http://169.254.169.254/' } }))
    await mayBeTemporary()
  })
})

describe('ElevenLabs', () => {
  it('derives word timings from the times of characters', async () => {
    elevenlabs.answers(() => elevenlabs.around(good.sound))
    const { words, timings } = await speak(elevenlabs.env, sentence, voice(elevenlabs.id, elevenlabs.env), settings)
    expect(timings).toBe('exact')
    expect(words?.map(({ word }) => word)).toEqual(sentence.split(' '))
    expect(words?.[0]).toEqual({ word: 'Hello', startTime: 0, endTime: 0.25 })
    expect(words?.[1]).toEqual({ word: 'Maria,', startTime: 0.3, endTime: 0.6 })
  })

  it('is sent the surrounding sentences, a supported speed, one format and one seed', async () => {
    elevenlabs.answers(() => elevenlabs.around(good.sound))
    const more = { speed: 2, take: 3, previousText: 'Before.', nextText: 'After.' }
    await speak(elevenlabs.env, sentence, voice(elevenlabs.id, elevenlabs.env), { ...settings, ...more })
    expect(elevenlabs.asked()).toMatchObject({
      url: 'https://api.elevenlabs.io/v1/text-to-speech/EXAVITQu4vr4xnSDxMaL/with-timestamps?output_format=mp3_44100_64',
      headers: { 'xi-api-key': 'a-key' },
      previous_text: 'Before.',
      next_text: 'After.',
      seed: 4,
      voice_settings: { speed: 1.2 },
    })
  })

  it.each([
    ['for another text', charactersTimed('Hello Mary, something else.')],
    ['of unequal length', { ...charactersTimed(sentence), character_end_times_seconds: [1] }],
    ['that are missing', null],
  ])('leaves word timings to be estimated if it returns times %s', async (_, alignment) => {
    elevenlabs.answers(() => Response.json({ audio_base64: Buffer.from(good.sound).toString('base64'), alignment }))
    const spoken = await speak(elevenlabs.env, sentence, voice(elevenlabs.id, elevenlabs.env), settings)
    expect(spoken.timings).toBe('estimated')
    expect(spoken.words).toBeUndefined()
  })
})

describe('an OpenAI-compatible server', () => {
  it('is called at its address, with its key, a model and a speed', async () => {
    openai.answers(() => openai.around(good.sound))
    await speak(openai.env, sentence, voice(openai.id, openai.env), { ...settings, speed: 1.25 })
    expect(openai.asked()).toMatchObject({
      url: 'https://speech-server.example/v1/audio/speech',
      headers: { authorization: 'Bearer a-key' },
      model: 'gpt-4o-mini-tts',
      voice: 'coral',
      response_format: 'mp3',
      speed: 1.25,
    })
  })

  it('has the voices named in the configuration', () => {
    const named = { ...openai.env, OPENAI_SPEECH_VOICES: ' ana:es-MX:female,, ben ' }
    const voices = configuredVoices(named).filter(({ provider }) => provider === 'openai')
    expect(voices).toMatchObject([
      { id: 'openai:ana', language: 'es-MX', gender: 'female', timings: 'estimated', centsPerThousandCharacters: 2 },
      { id: 'openai:ben', language: 'en-US', gender: 'neutral' },
    ])
    expect(defaultVoice(named, 'es-ES')?.id).toBe('openai:ana')
  })
})

describe('Workers AI', () => {
  it('is called with the model for the language, for MP3', async () => {
    workersAi.answers(() => workersAi.around(good.sound))
    await speak(workersAi.env, sentence, voice('workers-ai:sirio', workersAi.env), settings)
    expect(workersAi.asked()).toEqual({
      model: '@cf/deepgram/aura-2-es',
      speaker: 'sirio',
      text: sentence,
      encoding: 'mp3',
    })
  })

  it.each([
    ['3040: Capacity temporarily exceeded, please try again.', SpeechRefused],
    ['3036: Account limited: you have used up your daily free allocation.', SpeechRefused],
    ['5007: No such model', SpeechFailed],
  ])('throws the matching error when its binding does: %s', async (message, kind) => {
    workersAi.answers(() => Promise.reject(new Error(message)))
    const error = await speak(workersAi.env, sentence, voice(workersAi.id, workersAi.env), settings).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(kind)
  })

  it('transcribes sound into words with their times', async () => {
    const words = [
      { word: ' Hello', start: 0.1, end: 0.4 },
      { word: ' Maria.', start: 0.4, end: 0.3 },
      { word: ' lost' },
    ]
    let asked: unknown
    const run = async (...input: unknown[]) => {
      asked = input
      return { text: 'Hello Maria.', segments: [{ words }, {}] }
    }
    const heard = { ...workersAi.env, AI: { run } as unknown as Ai }
    expect(await findAligner(heard)?.(heard, good.sound, 'en-US')).toEqual([
      { word: 'Hello', startTime: 0.1, endTime: 0.4 },
      { word: 'Maria.', startTime: 0.4, endTime: 0.4 },
    ])
    expect(asked).toMatchObject([
      '@cf/openai/whisper-large-v3-turbo',
      { language: 'en', task: 'transcribe', audio: Buffer.from(good.sound).toString('base64') },
      { signal: expect.any(AbortSignal) },
    ])
  })
})

describe('the voices of all providers', () => {
  const all = { ...openai.env, ELEVENLABS_API_KEY: 'a-key', AI: workersAi.env.AI } as Env

  it('are listed under their own ids: the provider and the name', () => {
    const voices = configuredVoices(all)
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
    expect(new Set(voices.map(({ provider }) => provider)).size).toBe(4)
    for (const { id, provider, name, language } of voices) {
      expect(id).toBe(`${provider}:${name}`)
      expect(Intl.getCanonicalLocales(language)).toEqual([language])
    }
  })

  it('are offered only if their provider is configured', () => {
    expect(configuredVoices(atNone(env)).map(({ provider }) => provider)).toEqual(['local', 'local'])
    expect(findVoice(atNone(env), 'elevenlabs:sarah')).toBeUndefined()
  })

  it('include a default for each language that one of them speaks', () => {
    expect(defaultVoice(workersAi.env, 'es-MX')?.id).toBe('workers-ai:celeste')
    expect(defaultVoice(workersAi.env, 'EN')?.id).toBe('workers-ai:thalia')
    expect(defaultVoice(workersAi.env, 'he')).toBeUndefined()
  })
})

it('the recordings for these tests are sound', () => {
  expect(secondsOf(readMp3(good.sound))).toBeGreaterThan(4)
})
