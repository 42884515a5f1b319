import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import { findVoice } from '../../providers/speech/voices'
import { selectMadeClips } from './clip-queries'
import { distinct, planClips } from './plan-clips'
import { pronouncer } from './pronounce'
import { findDeckToSpeak, queueDeck, selectDurations } from './queries'
import { noHomeowner, utterancesOf } from './utterances'

export async function describeDeck(env: Env, db: Database, organizationId: string, deckId: string, isQueued = false) {
  const { deck, pronunciations } = await findDeckToSpeak(db, organizationId, deckId)
  if (!deck) throw notFound('deck')
  const utterances = utterancesOf(env, deck, noHomeowner(deck))
  const pronounce = pronouncer(pronunciations)
  const planned = utterances.map((utterance) => ({ utterance, clips: planClips(utterance, pronounce) }))
  const keys = planned.flatMap(({ clips }) => clips.map(({ key }) => key))
  const [clipRows, trackRows] = await db.batch([
    selectMadeClips(db, organizationId, keys),
    selectDurations(
      db,
      organizationId,
      utterances.map(({ track }) => track),
    ),
    ...(isQueued ? [queueDeck(db, organizationId, deckId, Date.now())] : []),
  ])
  const made = new Set(clipRows.map(({ key }) => key))
  const durations = new Map(trackRows.map((row) => [row.track, row.durationSeconds]))
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

export function progressOf(tracks: { status: string }[]) {
  const ready = tracks.filter(({ status }) => status === 'ready').length
  if (ready === tracks.length && ready) return 'ready' as const
  return ready ? ('partial' as const) : ('none' as const)
}
