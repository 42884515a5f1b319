import { ask, requireSpeech, requireType } from './ask'
import type { SpeechProvider, Voice } from './speech'

/** Works with any server that has `/v1/audio/speech`; `OPENAI_SPEECH_URL` is the part before it. */
export const openai: SpeechProvider = {
  voices(env) {
    if (!env.OPENAI_SPEECH_URL) return []
    return env.OPENAI_SPEECH_VOICES.split(',').flatMap((entry) => {
      const [name, language = 'en-US', gender] = entry.trim().split(':')
      return name ? [voiceOf(env, name, language, gender)] : []
    })
  },

  async speak(env, text, { name, model }, { speed }) {
    const response = await ask(
      env,
      'The speech server',
      `${env.OPENAI_SPEECH_URL.replace(/\/+$/, '')}/v1/audio/speech`,
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
  },
}

/** The server detects the language itself; it is listed only for people who choose a voice. */
const voiceOf = (env: Env, name: string, language: string, gender = ''): Voice => ({
  id: `openai:${name}`,
  provider: 'openai',
  name,
  language,
  gender: gender === 'female' || gender === 'male' ? gender : 'neutral',
  description: `${name[0]?.toUpperCase()}${name.slice(1)}, by ${env.OPENAI_SPEECH_MODEL}.`,
  timings: env.AI ? 'aligned' : 'estimated',
  centsPerThousandCharacters: env.OPENAI_SPEECH_CENTS,
  model: env.OPENAI_SPEECH_MODEL,
})
