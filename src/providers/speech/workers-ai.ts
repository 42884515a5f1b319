import { speechTimeoutSeconds } from '../../core/limits'
import { second } from '../../core/time'
import { refusal, requireSpeech, requireType, type Speak, SpeechFailed, type Voice } from './speech'

const models = { en: '@cf/deepgram/aura-2-en', es: '@cf/deepgram/aura-2-es' } as const

const speakers = [
  { name: 'thalia', language: 'en-US', gender: 'female', description: 'Clear, confident and energetic.' },
  { name: 'apollo', language: 'en-US', gender: 'male', description: 'Confident, comfortable and casual.' },
  { name: 'andromeda', language: 'en-US', gender: 'female', description: 'Casual and expressive.' },
  { name: 'arcas', language: 'en-US', gender: 'male', description: 'Natural, smooth and clear.' },
  { name: 'draco', language: 'en-GB', gender: 'male', description: 'Warm and trustworthy, from Britain.' },
  { name: 'pandora', language: 'en-GB', gender: 'female', description: 'Smooth, calm and melodic, from Britain.' },
  { name: 'celeste', language: 'es-CO', gender: 'female', description: 'Clara y positiva.' },
  { name: 'nestor', language: 'es-ES', gender: 'male', description: 'Tranquilo y profesional.' },
  { name: 'estrella', language: 'es-MX', gender: 'female', description: 'Cercana y expresiva.' },
  { name: 'sirio', language: 'es-MX', gender: 'male', description: 'Sereno y empático.' },
] as const

const voices: Voice[] = speakers.map((speaker) => ({
  ...speaker,
  id: `workers-ai:${speaker.name}`,
  provider: 'workers-ai',
  timings: 'aligned',
  centsPerThousandCharacters: 3,
  model: speaker.language.startsWith('es') ? models.es : models.en,
}))

/** Only production has this binding, because it can't be simulated locally. It can change neither speed nor pitch. */
export const workersAiVoices = (env: Env): Voice[] => (env.AI ? voices : [])

export const speakWithWorkersAi: Speak = async (env, text, { name, model }, { speed }) => {
  if (!env.AI) throw new SpeechFailed('Workers AI is not bound.')
  const response = await run(env.AI, model, { text, speaker: name as Speaker, encoding: 'mp3' })
  requireType(response, /^audio\/(mpeg|mp3)\b/, 'Workers AI')
  const sound = new Uint8Array(await response.arrayBuffer())
  return { sound: requireSpeech(sound, text, speed, 'Workers AI'), format: 'mp3', timings: 'estimated' }
}

type Input = Ai_Cf_Deepgram_Aura_2_En_Input
type Speaker = NonNullable<Input['speaker']>

async function run(ai: Ai, model: string, input: Input): Promise<Response> {
  const signal = AbortSignal.timeout(speechTimeoutSeconds * second)
  const response = await ai.run(model as typeof models.en, input, { returnRawResponse: true, signal }).catch(refuse)
  if (response.ok) return response
  const reason = `Workers AI answered ${response.status}: ${(await response.text().catch(() => '')).slice(0, 300)}`
  throw refusal(response.status, response.headers.get('retry-after'), reason)
}

/** Keyed by the number that begins a message such as "3040: Capacity temporarily exceeded, please try again." */
const statuses: Record<number, number> = { 3036: 429, 3039: 429, 3040: 429, 3003: 400, 3006: 413, 5004: 400, 5007: 400 }

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  const status = statuses[Number(/\b(\d{4}):/.exec(message)?.[1])]
  throw status ? refusal(status, null, `Workers AI: ${message}`) : error
}
