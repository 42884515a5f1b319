import { invalid } from '../../core/http/errors'
import { elevenlabsVoices } from './elevenlabs'
import { openaiVoices } from './openai'
import type { Voice } from './speech'
import { workersAiVoices } from './workers-ai'

/** Change `model` whenever the sound changes, so that stored tracks are made again. */
const common = {
  provider: 'local',
  language: 'en-US',
  timings: 'exact',
  centsPerThousandCharacters: 0,
  model: 'flite-2.1-b',
} as const

const voices: Voice[] = [
  {
    ...common,
    id: 'local:rms',
    name: 'rms',
    gender: 'male',
    description: 'A calm man. Made on this machine, without any service.',
  },
  {
    ...common,
    id: 'local:slt',
    name: 'slt',
    gender: 'female',
    description: 'A clear woman. Made on this machine, without any service.',
  },
]

/** For development without an account; production builds leave the engine out. */
const localVoices = (): Voice[] => (LOCAL_SPEECH ? voices : [])

/** Empty if no provider is configured. The first voice of a language is its default. */
export const configuredVoices = (env: Env): Voice[] => [
  ...elevenlabsVoices(env),
  ...openaiVoices(env),
  ...workersAiVoices(env),
  ...localVoices(),
]

export const findVoice = (env: Env, id: string): Voice | undefined =>
  configuredVoices(env).find((voice) => voice.id === id)

export const defaultVoice = (env: Env, language: string): Voice | undefined =>
  configuredVoices(env).find((voice) => speaks(voice, language))

/** A voice of `en-US` may speak `en-GB`, because an accent is better than silence. */
export const speaks = ({ language }: Voice, wanted: string) => primary(language) === primary(wanted)

const primary = (language: string) => language.split('-', 1)[0]?.toLowerCase()

export function requireListedVoices(env: Env, chosen: Record<string, string | null | undefined>) {
  for (const [member, id] of Object.entries(chosen))
    if (id !== null && id !== undefined && !findVoice(env, id))
      throw invalid(member, `must be the id of a voice that GET /api/voices lists.`)
}
