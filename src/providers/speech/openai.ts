import { ask, requireSpeech, requireType } from './ask'
import type { SpeechProvider, Voice } from './speech'

/** Any server that has `/v1/audio/speech`: `OPENAI_SPEECH_URL` is what stands before that. */
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

/** The server takes no language and reads it off the text; the list names it for whoever chooses. */
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
