import type { Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { ApiError, tooMany } from '../../core/http/errors'
import { log } from '../../core/log'
import { joinMp3 } from '../../core/sound/join-mp3'
import { readMp3, secondsOf } from '../../core/sound/mp3'
import { SpeechFailed, SpeechRefused, type Word } from '../../providers/speech/speech'
import { findVoice } from '../../providers/speech/voices'
import { makeClips, NarrationLimitReached } from './make-clips'
import { type PlannedClip, planClips, pronouncer, shownWords } from './plan-clips'
import { findPronunciations } from './pronunciations'
import { type SavedTrack, saveTracks } from './queries'
import { type Sentence, wordsOf } from './sentences'
import { type Clip as MadeClip, putTrack, type StoredTrack } from './stored-sound'
import { noPronunciations, type Utterance } from './utterances'

/** Word times count from the start of the clip, not of the track. */
type Clip = { sentence: Sentence; sound: Uint8Array; words: Word[] }

type JoinedTrack = { sound: Uint8Array<ArrayBuffer>; durationSeconds: number; wordTimings: Word[] }

const pauseAfter = (text: string) => {
  const sign = /([.!?…:;,–—。！？])["”’')\]]*$/u.exec(text)?.[1] ?? ''
  if ('.。!！?？'.includes(sign) && sign) return 0.42
  if (sign === '…') return 0.55
  if (sign === ',') return 0.18
  return 0.32
}
const pauseAfterParagraph = 0.75

/**
 * If the silence at an end of a clip is longer than this, its words probably weren't recognized, so it must not shorten
 * the pause.
 */
const longestSilence = { before: 0.2, after: 0.35 }

/** Silence inside the clips counts as part of the pause between them. */
export function joinTrack(clips: Clip[]): JoinedTrack {
  const parts = clips.map((clip, index) => {
    const mp3 = readMp3(clip.sound)
    const next = clips[index + 1]
    const silence = silenceAfter(clip, secondsOf(mp3)) + (next ? silenceBefore(next) : 0)
    const { endsParagraph, text } = clip.sentence
    const wanted = endsParagraph ? pauseAfterParagraph : pauseAfter(text)
    return { mp3, pauseAfterSeconds: next ? wanted - silence : 0 }
  })
  const { sound, durationSeconds, starts } = joinMp3(parts)
  return { sound, durationSeconds, wordTimings: timingsOf(clips, starts, durationSeconds) }
}

const silenceBefore = ({ words }: Clip) => Math.min(longestSilence.before, words[0]?.startTime ?? 0)
const silenceAfter = ({ words }: Clip, seconds: number) =>
  Math.min(longestSilence.after, Math.max(0, seconds - (words.at(-1)?.endTime ?? seconds)))

function timingsOf(clips: Clip[], starts: number[], durationSeconds: number): Word[] {
  let last = 0
  return clips.flatMap(({ sentence, words }, index) => {
    const start = starts[index] ?? 0
    return wordsOf(sentence.text).map((word, at) => {
      const { startTime = last - start, endTime = startTime } = words[at] ?? {}
      const from = Math.min(durationSeconds, Math.max(last, start + startTime))
      const to = Math.min(durationSeconds, Math.max(from, start + endTime))
      last = to
      return { word, startTime: milliseconds(from), endTime: milliseconds(to) }
    })
  })
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

/** A track with personal words belongs to the presentation, and any other to the deck. */
export type Owner = { deckId: string; presentationId: string }

/** The pronunciations have changed since the track was named. The manifest that names the new track is on its way. */
class PronunciationsChanging extends Error {
  override name = 'PronunciationsChanging'
}

/** Two simultaneous runs do no harm: only one of them claims each clip, and both join the same file. */
async function makeTrack(work: Work, utterance: Utterance, owner: Owner | null) {
  const [stored] = await makeTracks(work, [utterance], owner)
  if (!stored) throw new Error('A track was neither made nor refused.')
  return stored
}

/**
 * All utterances must belong to one organization. After a failure, tracks whose clips were all made before it are kept.
 */
export async function makeTracks(work: Work, utterances: Utterance[], owner: Owner | null): Promise<StoredTrack[]> {
  const [first] = utterances
  if (!first) return []
  const { env, db } = work
  const { organizationId } = first
  const pronounce = await findPronouncer(db, first)
  const planned = utterances.map((utterance) => {
    const voice = findVoice(env, utterance.voiceId)
    if (!voice) throw new SpeechFailed(`The voice ${utterance.voiceId} no longer exists.`)
    return planClips(utterance, pronounce).map((clip) => ({ ...clip, utterance, voice }))
  })
  const isPersonal = utterances.some(({ commonText }) => commonText !== null)
  const presentationId = (isPersonal && owner?.presentationId) || null
  const { made, failure } = await makeClips({ work, organizationId, presentationId }, planned.flat())
  const tracks: SavedTrack[] = []
  for (const [index, clips] of planned.entries()) {
    const utterance = utterances[index]
    if (!utterance || !clips.every(({ key }) => made.has(key))) continue
    const stored = storedTrack(utterance, clips, made)
    await putTrack(env, organizationId, utterance.track, stored.sound, stored.told)
    tracks.push({ utterance, stored: stored.told })
  }
  await saveTracks(work, tracks, owner, Date.now())
  if (failure) throw failure
  return tracks.map(({ stored }) => stored)
}

function storedTrack({ voiceId }: Utterance, planned: PlannedClip[], made: Map<string, MadeClip>) {
  const parts = planned.flatMap(({ key, sentence, said }) => {
    const clip = made.get(key)
    return clip ? { sentence, sound: clip.sound, words: shownWords(said, clip.words), timings: clip.timings } : []
  })
  const { sound, durationSeconds, wordTimings } = joinTrack(parts)
  const timings = leastKnown(parts.map((part) => part.timings))
  return { sound, told: { durationSeconds, wordTimings, timings, voiceId } }
}

async function findPronouncer(db: Database, { organizationId, pronunciations: version }: Utterance) {
  if (version === noPronunciations) return pronouncer([])
  const found = await findPronunciations(db, organizationId)
  if (found?.version !== version) throw new PronunciationsChanging('Its pronunciations have just changed.')
  return pronouncer(found.pronunciations)
}

const surest = ['exact', 'aligned', 'estimated'] as const

const leastKnown = (all: StoredTrack['timings'][]) => surest.findLast((each) => all.includes(each)) ?? 'estimated'

const patienceMilliseconds = 8000
const failedAgainSeconds = 60

/** `isOurs` says whether the company itself is asking. */
export type Unspoken = { utterance: Utterance; owner: Owner | null; isOurs: boolean }

/** The work continues after the answer and its result is stored, so that asking again finds it. */
export async function makeTrackInTime(work: Work, { utterance, owner, isOurs }: Unspoken): Promise<StoredTrack | null> {
  const making = makeTrack(work, utterance, owner)
  work.waitUntil(making.catch(() => undefined))
  const late = new AbortController()
  const wait = scheduler.wait(patienceMilliseconds, { signal: late.signal }).then(
    () => null,
    () => null,
  )
  return Promise.race([making, wait])
    .catch((error: unknown) => {
      throw asAnswer(error, isOurs)
    })
    .finally(() => late.abort())
}

/** Viewers aren't told about a budget; whatever the reason, the player shows the text instead. */
function asAnswer(error: unknown, isOurs: boolean) {
  if (error instanceof NarrationLimitReached && isOurs)
    return tooMany(
      'narration_characters',
      'This month’s limit of spoken characters is used up. Nothing new is spoken until next month.',
      secondsToNextMonth(Date.now()),
      'narration_limit',
    )
  const seconds = error instanceof SpeechRefused ? error.retryAfterSeconds : failedAgainSeconds
  log('warn', { message: 'A track was not made.', error: String(error) })
  return new ApiError(503, 'voice_unavailable', 'The voice isn’t available right now. The text can still be read.', {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  })
}

export function secondsToNextMonth(now: number) {
  const date = new Date(now)
  return Math.ceil((Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - now) / 1000)
}
