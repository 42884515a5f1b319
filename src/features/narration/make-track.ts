import type { Database } from '../../core/database'
import { SpeechFailed } from '../../providers/speech/speech'
import { findVoice } from '../../providers/speech/voices'
import { makeClips } from './make-clips'
import { planClips } from './plan-clips'
import { pronouncer, shownWords } from './pronounce'
import { findPronunciations, saveTrack } from './queries'
import { getTrack, putTrack, type StoredTrack } from './stored-sound'
import { joinTrack } from './track-timings'
import { noPronunciations, type Utterance } from './utterances'

/** A track with personal words belongs to the presentation, any other to the deck. */
export type Owner = { deckId: string; presentationId: string }

/** The pronunciations changed since the track was named. The manifest that names the new track is on its way. */
export class PronunciationsChanging extends Error {
  override name = 'PronunciationsChanging'
}

/** Two runs at once do no harm: the clips are claimed by one of them, and both join the same file. */
export async function makeTrack(
  env: Env,
  db: Database,
  utterance: Utterance,
  owner: Owner | null,
): Promise<StoredTrack> {
  const { organizationId, track } = utterance
  const voice = findVoice(env, utterance.voiceId)
  if (!voice) throw new SpeechFailed(`The voice ${utterance.voiceId} is not there any more.`)
  const planned = planClips(utterance, await findPronouncer(db, utterance))
  const presentationId = owner && utterance.commonText !== null ? owner.presentationId : null
  const clips = await makeClips({ env, db, utterance, voice, presentationId }, planned)
  const parts = planned.flatMap(({ key, sentence, said }) => {
    const clip = clips.get(key)
    return clip ? { sentence, sound: clip.sound, words: shownWords(said, clip.words), timings: clip.timings } : []
  })
  const { sound, durationSeconds, wordTimings } = joinTrack(parts)
  const timings = leastKnown(parts.map((part) => part.timings))
  const stored = { durationSeconds, wordTimings, timings, voiceId: utterance.voiceId }
  await putTrack(env, organizationId, track, sound, stored)
  await saveTrack(db, utterance, durationSeconds, owner, Date.now())
  return stored
}

export const findTrack = (env: Env, { organizationId, track }: Pick<Utterance, 'organizationId' | 'track'>) =>
  getTrack(env, organizationId, track)

async function findPronouncer(db: Database, { organizationId, pronunciations: version }: Utterance) {
  if (version === noPronunciations) return pronouncer([])
  const found = await findPronunciations(db, organizationId)
  if (found?.version !== version) throw new PronunciationsChanging('Its pronunciations have just changed.')
  return pronouncer(found.pronunciations)
}

const surest = ['exact', 'aligned', 'estimated'] as const

const leastKnown = (all: StoredTrack['timings'][]) => surest.findLast((each) => all.includes(each)) ?? 'estimated'
