import { log } from '../../core/log'
import { findAligner } from '../../providers/speech/aligner'
import type { Timings, Word } from '../../providers/speech/speech'
import { alignWords } from './align-words'
import { estimateTimings } from './estimate-timings'
import type { Measured } from './measure-sound'

type Timed = { words: Word[]; timings: Exclude<Timings, 'exact'> }

export async function timeWords(
  env: Env,
  text: string,
  sound: Uint8Array,
  language: string,
  { seconds, pauses }: Measured,
): Promise<Timed> {
  const heard = await listen(env, sound, language)
  if (heard.length) return { words: alignWords(text, heard, seconds), timings: 'aligned' }
  return { words: estimateTimings(text, seconds, pauses), timings: 'estimated' }
}

/** Captions that are a little off are better than no sound, so a failure falls back to an estimate. */
async function listen(env: Env, sound: Uint8Array, language: string) {
  try {
    return (await findAligner(env)?.(env, sound, language)) ?? []
  } catch (error) {
    log('warn', { message: 'Nobody listened, so the times of words are estimated.', error: String(error) })
    return []
  }
}
