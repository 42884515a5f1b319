import type { Context } from 'hono'
import { commit, read, type Work } from '../../core/database/commit'
import type { AppEnv } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { markedAs } from '../../core/shared/isolation'
import { showMergeFields } from '../../core/shared/merge-fields'
import { endsSentence, secondsAfterReading, secondsToRead, shortestSceneSeconds } from '../../core/shared/reading-speed'
import { findBothParts } from '../../decks/published/known-parts'
import type { Word } from '../../providers/speech/speech'
import { findVoice } from '../../providers/speech/voices'
import { selectMadeClips } from './clip-queries'
import { estimateTimings } from './estimate-timings'
import { startNarration } from './narration-work'
import { distinct, planClips, pronouncer } from './plan-clips'
import { durationsIn, findDeckToSpeak, findDurations, queueDeck, selectDurations } from './queries'
import { wordsOf } from './sentences'
import { getTrack } from './stored-sound'
import { noHomeowner, utterancesOf } from './utterances'

/** Without timings, the words share the sound's length, and without sound, the time that reading takes. */
type Scene = { text: string; wordTimings: Word[]; durationSeconds: number | undefined }

type Cue = { startTime: number; endTime: number; text: string }

const longestCue = 84
const shortestCueSeconds = 0.7

const readingSeconds = (text: string) =>
  wordsOf(text).reduce((sum, word) => sum + secondsToRead(word), secondsAfterReading)

function captionsOf(scenes: Scene[]): string {
  let start = 0
  const cues = scenes.flatMap(({ text, wordTimings, durationSeconds }) => {
    const length =
      durationSeconds ?? wordTimings.at(-1)?.endTime ?? Math.max(shortestSceneSeconds, readingSeconds(text))
    const words = wordTimings.length ? wordTimings : estimateTimings(text, length)
    const sceneCues = cuesOf(words, start)
    start += length
    return sceneCues
  })
  const blocks = cues.map((cue) => `${clock(cue.startTime)} --> ${clock(cue.endTime)}\n${escaped(cue.text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function cuesOf(words: Word[], start: number): Cue[] {
  const cues: Cue[] = []
  let isOpen = false
  for (const { word, startTime, endTime } of words) {
    const last = cues.at(-1)
    if (last && isOpen && last.text.length + word.length < longestCue) {
      last.text += ` ${word}`
      last.endTime = start + endTime
    } else cues.push({ startTime: start + startTime, endTime: start + endTime, text: word })
    isOpen = !endsSentence.test(word)
  }
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.startTime ?? Number.POSITIVE_INFINITY
    return { ...cue, endTime: Math.min(next, Math.max(cue.endTime, cue.startTime + shortestCueSeconds)) }
  })
}

function clock(seconds: number) {
  const milliseconds = Math.round(seconds * 1000)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const whole = milliseconds / 1000
  return `${two(whole / 3600)}:${two((whole / 60) % 60)}:${two(whole % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export async function describeDeck(work: Work, organizationId: string, deckId: string, isQueued = false) {
  const { env, db } = work
  const { deck, pronunciations } = await findDeckToSpeak(db, organizationId, deckId)
  if (!deck) throw notFound('deck')
  const utterances = utterancesOf(env, deck, noHomeowner(deck))
  const pronounce = pronouncer(pronunciations)
  const planned = utterances.map((utterance) => ({ utterance, clips: planClips(utterance, pronounce) }))
  const keys = planned.flatMap(({ clips }) => clips.map(({ key }) => key))
  const names = utterances.map(({ track }) => track)
  const spoken = {
    clips: selectMadeClips(db, organizationId, keys),
    durations: selectDurations(db, organizationId, names),
  }
  const found = isQueued
    ? await commit(work, { ...spoken, queued: queueDeck(db, organizationId, deckId, Date.now()) }, [
        { afterCommit: () => startNarration(env, deckId) },
      ])
    : await read(db, spoken)
  const made = new Set(found.clips.map(({ key }) => key))
  const durations = durationsIn(found.durations)
  const common = planned.filter(({ utterance }) => utterance.commonText === null)
  const wanted = new Map(
    common.flatMap(({ utterance, clips }) =>
      distinct(clips).map(({ key, characters }) => [key, { characters, voiceId: utterance.voiceId }] as const),
    ),
  )
  const characters = { new: 0, ready: 0 }
  let cents = 0
  for (const [key, { characters: count, voiceId }] of wanted) {
    characters[made.has(key) ? 'ready' : 'new'] += count
    if (!made.has(key)) cents += (count / 1000) * (findVoice(env, voiceId)?.centsPerThousandCharacters ?? 0)
  }
  const tracks = planned.map(({ utterance, clips }) => ({
    track: utterance.track,
    kind: utterance.kind,
    slideId: utterance.slideId,
    faqId: utterance.faqId,
    status: utterance.commonText !== null ? ('personal' as const) : statusOf(durations.has(utterance.track)),
    durationSeconds: durations.get(utterance.track) ?? null,
    characters: clips.reduce((sum, clip) => sum + clip.characters, 0),
  }))
  const shared = tracks.filter(({ status }) => status !== 'personal')
  return { status: progressOf(shared), tracks, characters, costCents: Math.ceil(cents) }
}

const statusOf = (isReady: boolean) => (isReady ? ('ready' as const) : ('missing' as const))

function progressOf(tracks: { status: string }[]) {
  const ready = tracks.filter(({ status }) => status === 'ready').length
  if (ready === tracks.length && ready) return 'ready' as const
  return ready ? ('partial' as const) : ('none' as const)
}

async function findShown(c: Context<AppEnv>, presentationId: string) {
  const parts = await findBothParts(c, presentationId)
  if (!parts || parts.deck.isGone || parts.presentation.isGone) throw notFound('presentation')
  const { deck, presentation } = parts
  return { deck, presentation, utterances: utterancesOf(c.env, deck, presentation) }
}

export async function describePresentation(c: Context<AppEnv>, presentationId: string) {
  const { deck, utterances } = await findShown(c, presentationId)
  const durations = await findDurations(
    c.var.db,
    utterances.map(({ track }) => track),
    { deckId: deck.id, presentationId },
  )
  const tracks = utterances.map(({ track, kind, slideId, faqId }) => ({
    track,
    kind,
    slideId,
    faqId,
    status: durations.has(track) ? ('ready' as const) : ('missing' as const),
    durationSeconds: durations.get(track) ?? null,
  }))
  return { status: progressOf(tracks), tracks }
}

export async function captionPresentation(c: Context<AppEnv>, presentationId: string) {
  const { deck, presentation, utterances } = await findShown(c, presentationId)
  const personal = (text: string) => showMergeFields(text, presentation.homeowner)
  const recorded = [
    ...(deck.intro?.script ? [{ kind: 'intro', id: null, script: deck.intro.script, wordTimings: [] }] : []),
    ...deck.slides.map((row) => ({ kind: 'slide', script: row.narrationScript, ...row })),
  ]
  const scenes = recorded.map(async ({ kind, id, script, wordTimings }): Promise<Scene> => {
    const utterance = utterances.find((each) => each.kind === kind && each.slideId === id)
    const track = utterance && (await getTrack(c.env, utterance.organizationId, utterance.track))
    return {
      text: personal(script),
      wordTimings: markedAs(personal(script), track?.wordTimings ?? wordTimings),
      durationSeconds: track?.durationSeconds,
    }
  })
  return captionsOf(await Promise.all(scenes))
}
