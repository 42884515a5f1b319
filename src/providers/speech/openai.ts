import { needed } from '../../core/needed'
import { ask, requireSpeech, requireType, type Speak, type Voice } from './speech'

/** Works with any server that has `/v1/audio/speech`; `OPENAI_SPEECH_URL` is the part before it. */
export function openaiVoices(env: Env): Voice[] {
  if (!env.OPENAI_SPEECH_URL) return []
  return needed(env, 'OPENAI_SPEECH_VOICES')
    .split(',')
    .flatMap((entry) => {
      const [name, language = 'en-US', gender] = entry.trim().split(':')
      return name ? [voiceOf(env, name, language, gender)] : []
    })
}

export const speakWithOpenai: Speak = async (env, text, { name, model }, { speed }) => {
  const response = await ask(
    'The speech server',
    `${needed(env, 'OPENAI_SPEECH_URL').replace(/\/+$/, '')}/v1/audio/speech`,
    env.OPENAI_SPEECH_KEY ? { authorization: `Bearer ${env.OPENAI_SPEECH_KEY}` } : {},
    { model, voice: name, input: text, response_format: 'mp3', speed },
  )
  requireType(response, /^(audio\/(mpeg|mp3)|application\/octet-stream)\b/, 'The speech server')
  const sound = new Uint8Array(await response.arrayBuffer())
  return {
    sound: requireSpeech(sound, text, speed, 'The speech server'),
    format: 'mp3',
    timings: 'estimated',
  }
}

/** The server detects the language itself. It is listed only for people who choose a voice. */
const voiceOf = (env: Env, name: string, language: string, gender = ''): Voice => ({
  id: `openai:${name}`,
  provider: 'openai',
  name,
  language,
  gender: gender === 'female' || gender === 'male' ? gender : 'neutral',
  description: `${name[0]?.toUpperCase()}${name.slice(1)}, by ${needed(env, 'OPENAI_SPEECH_MODEL')}.`,
  timings: env.AI ? 'aligned' : 'estimated',
  centsPerThousandCharacters: needed(env, 'OPENAI_SPEECH_CENTS'),
  model: needed(env, 'OPENAI_SPEECH_MODEL'),
})
