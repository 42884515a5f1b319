import { env } from 'cloudflare:workers'
import { atNone } from '../../src/core/database/shards'
import { speak } from '../../src/providers/speech/speak'
import type { Voice, VoiceSettings } from '../../src/providers/speech/speech'
import { findVoice } from '../../src/providers/speech/voices'
import { endpoints } from './endpoints'
import { withOnDemand } from './on-demand'

export const settings: VoiceSettings = { speed: 1, pitch: 1, language: 'en-US' }

export const sentence = 'Hello Maria, your new roof costs $14,800, and it is under warranty for 25 years.'

export function voice(id: string, from: Env = atNone(env)): Voice {
  const found = findVoice(from, id)
  if (!found) throw new Error(`There is no voice ${id}.`)
  return found
}

/** Returns real MP3 sound, as a provider would send it. */
export const recorded = async (text = sentence) => {
  const { sound, words = [] } = await speak(atNone(env), text, voice('local:rms'), settings)
  return { sound: new Uint8Array(sound), words }
}

export type Provider = {
  name: string
  id: string
  env: Env
  /** Makes the provider give this answer to every request. */
  answers: (make: (signal?: AbortSignal | null) => Response | Promise<Response>) => void
  /** The good answer, in the provider's own shape, with this sound in it. */
  around: (sound: Uint8Array<ArrayBuffer>) => Response
  /** The last request to the provider. */
  asked: () => Record<string, unknown>
}

const audio = (sound: Uint8Array<ArrayBuffer>) => new Response(sound, { headers: { 'content-type': 'audio/mpeg' } })

/** A provider called over HTTP at this host. */
function overHttp(name: string, id: string, host: string, more: object, around: Provider['around']): Provider {
  let last: Record<string, unknown> = {}
  return {
    name,
    id,
    env: withOnDemand({ ...atNone(env), ...more }),
    around,
    asked: () => last,
    answers: (make) =>
      void endpoints.set(host, {
        calls: [],
        behaviour: async ({ url, headers, body }, signal) => {
          last = { url, headers: Object.fromEntries(headers), ...JSON.parse(body) }
          return make(signal)
        },
      }),
  }
}

export const charactersTimed = (text: string) => ({
  characters: [...text],
  character_start_times_seconds: [...text].map((_, at) => at / 20),
  character_end_times_seconds: [...text].map((_, at) => (at + 1) / 20),
})

export const elevenlabs = overHttp(
  'elevenlabs',
  'elevenlabs:sarah',
  'api.elevenlabs.io',
  { ELEVENLABS_API_KEY: 'a-key' },
  (sound) =>
    Response.json({ audio_base64: Buffer.from(sound).toString('base64'), alignment: charactersTimed(sentence) }),
)

export const openai = overHttp(
  'openai',
  'openai:coral',
  'speech-server.example',
  { OPENAI_SPEECH_URL: 'https://speech-server.example/', OPENAI_SPEECH_KEY: 'a-key' },
  audio,
)

export const workersAi = bound()

function bound(): Provider {
  let make: (signal?: AbortSignal | null) => Response | Promise<Response> = () => new Response()
  let last: Record<string, unknown> = {}
  const ai = {
    run: async (model: string, input: object, options: { signal?: AbortSignal }) => {
      last = { model, ...input }
      return make(options.signal)
    },
  }
  return {
    name: 'workers-ai',
    id: 'workers-ai:thalia',
    env: withOnDemand({ ...atNone(env), AI: ai as unknown as Ai }),
    around: audio,
    asked: () => last,
    answers: (next) => {
      make = next
    },
  }
}
