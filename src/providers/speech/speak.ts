import { speakWithElevenlabs } from './elevenlabs'
import { speakWithOpenai } from './openai'
import { type Speak, SpeechFailed } from './speech'
import { speakWithWorkersAi } from './workers-ai'

const speakWithFlite: Speak = async (_env, text, voice, settings) => {
  if (LOCAL_SPEECH) {
    const { speakLocally } = await import('./local/speak')
    return speakLocally(text, voice.name === 'slt' ? 'slt' : 'rms', settings)
  }
  throw new SpeechFailed('This build has no voice of its own.')
}

const providers: Record<string, Speak> = {
  elevenlabs: speakWithElevenlabs,
  openai: speakWithOpenai,
  'workers-ai': speakWithWorkersAi,
  local: speakWithFlite,
}

/** Separate from the list of voices, which every Worker has, because only one Worker speaks. */
export const speak: Speak = (env, text, voice, settings) => {
  const provider = providers[voice.provider]
  if (!provider) throw new SpeechFailed(`There is no provider "${voice.provider}".`)
  return provider(env, text, voice, settings)
}
