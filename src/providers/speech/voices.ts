import { elevenlabs } from './elevenlabs'
import { local } from './local'
import { openai } from './openai'
import { type Speak, SpeechFailed, type SpeechProvider, type Voice } from './speech'
import { workersAi } from './workers-ai'

const providers: Record<string, SpeechProvider> = { elevenlabs, openai, 'workers-ai': workersAi, local }

export const configuredVoices = (env: Env): Voice[] => Object.values(providers).flatMap(({ voices }) => voices(env))

export const findVoice = (env: Env, id: string): Voice | undefined =>
  configuredVoices(env).find((voice) => voice.id === id)

export const defaultVoice = (env: Env, language: string): Voice | undefined =>
  configuredVoices(env).find((voice) => speaks(voice, language))

/** `en-GB` is served by a voice of `en-US`: an accent is better than silence. */
export const speaks = ({ language }: Voice, wanted: string) => primary(language) === primary(wanted)

const primary = (language: string) => language.split('-', 1)[0]?.toLowerCase()

export const speak: Speak = (env, text, voice, settings) => {
  const provider = providers[voice.provider]
  if (!provider) throw new SpeechFailed(`There is no provider "${voice.provider}".`)
  return provider.speak(env, text, voice, settings)
}
