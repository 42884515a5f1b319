import { speechTimeoutSeconds } from '../../core/limits'
import { second } from '../../core/time'
import { SpeechFailed, type Word } from './speech'

/** Returns the words as they were heard, which may differ from the text. */
export type Listen = (env: Env, sound: Uint8Array, language: string) => Promise<Word[]>

const model = '@cf/openai/whisper-large-v3-turbo'

const whisper: Listen = async (env, sound, language) => {
  if (!env.AI) throw new SpeechFailed('Workers AI is not bound.')
  const { segments = [] } = await env.AI.run(
    model,
    { audio: Buffer.from(sound).toString('base64'), language: language.split('-', 1)[0] ?? 'en', task: 'transcribe' },
    { signal: AbortSignal.timeout(speechTimeoutSeconds * second) },
  )
  return segments.flatMap(({ words = [] }) =>
    words.flatMap(({ word = '', start, end }) =>
      typeof start === 'number' && typeof end === 'number'
        ? [{ word: word.trim(), startTime: start, endTime: Math.max(start, end) }]
        : [],
    ),
  )
}

export const findAligner = (env: Env): Listen | undefined => (env.AI ? whisper : undefined)
