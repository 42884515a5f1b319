import type { Work } from '../../core/database/commit'
import { needed } from '../../core/needed'
import { speak } from '../../providers/speech/speak'
import type { Voice } from '../../providers/speech/speech'
import { claimClips, finishClips, releaseClips, releaseStored, tellLimit } from './clip-queries'
import type { PlannedClip } from './plan-clips'
import { type Clip, getClip, putClip } from './stored-sound'
import { measureMp3, timeWords } from './time-words'
import type { Utterance } from './utterances'

export class NarrationLimitReached extends Error {
  override name = 'NarrationLimitReached'
}

const makersAtOnce = 6
/** Small, so that a worker that dies holds up few sentences. */
const claimedAtOnce = 12
const readAtOnce = 12
const lookAgainMilliseconds = 150

type Making = { work: Work; organizationId: string; presentationId: string | null }

export type Wanted = PlannedClip & { utterance: Utterance; voice: Voice }

/**
 * Storage says which clips exist, and D1 is asked only about the others. Clips that were made before a failure are
 * returned with it.
 */
export async function makeClips(
  making: Making,
  wanted: Wanted[],
): Promise<{ made: Map<string, Clip>; failure?: unknown }> {
  const all = [...new Map(wanted.map((clip) => [clip.key, clip])).values()]
  const made = new Map<string, Clip>()
  const missing = () => all.filter(({ key }) => !made.has(key))
  await readStored(making, all, made)
  try {
    for (let left = missing(); left.length; left = missing()) {
      const some = left.slice(0, claimedAtOnce)
      const isBegun = await makeSome(making, some, made)
      if (isBegun) continue
      await scheduler.wait(lookAgainMilliseconds)
      await readStored(making, some, made)
    }
    return { made }
  } catch (failure) {
    return { made, failure }
  }
}

const readStored = ({ work, organizationId }: Making, wanted: Wanted[], made: Map<string, Clip>) =>
  inPool(wanted, readAtOnce, async ({ key }) => {
    const clip = await getClip(work.env, organizationId, key)
    if (clip) made.set(key, clip)
  })

/** Adds to `made`, and returns whether it did. If it didn't, others are making all of them. */
async function makeSome(making: Making, wanted: Wanted[], made: Map<string, Clip>) {
  const { work, organizationId, presentationId } = making
  const { env } = work
  const token = crypto.randomUUID()
  const limit = needed(env, 'NARRATION_MONTHLY_CHARACTERS')
  const { claimed, held } = await claimClips(work, {
    organizationId,
    presentationId,
    wanted: wanted.map(({ key, characters, isPersonal, voice }) => ({
      key,
      characters,
      isPersonal,
      provider: voice.provider,
    })),
    token,
    limit,
    now: Date.now(),
  })
  // Another worker that held one of these may have stored it since storage was checked.
  const free = wanted.filter(({ key }) => !held.has(key))
  await readStored(making, free, made)
  const isMade = ({ key }: Wanted) => made.has(key)
  const stored = keysOf(free.filter((clip) => isMade(clip) && claimed.has(clip.key)))
  if (stored.length) await releaseStored(work, stored, token)
  const mine = free.filter((clip) => !isMade(clip) && claimed.has(clip.key))
  const isOverBudget = free.some((clip) => !isMade(clip) && !claimed.has(clip.key))
  try {
    await inPool(mine, makersAtOnce, async (planned) => {
      const clip = await speakClip(env, planned)
      await putClip(env, organizationId, planned.key, clip)
      made.set(planned.key, clip)
    })
  } finally {
    const spoken = mine.filter(isMade)
    const unspoken = keysOf(mine.filter((clip) => !isMade(clip)))
    if (spoken.length) await finishClips(work, organizationId, spoken, token)
    if (unspoken.length) await releaseClips(work, unspoken, token)
  }
  if (isOverBudget) {
    await tellLimit(work, organizationId, limit, Date.now())
    throw new NarrationLimitReached('The month’s characters are spoken.')
  }
  return free.length > 0
}

const keysOf = (clips: Wanted[]) => clips.map(({ key }) => key)

async function speakClip(env: Env, { utterance, voice, said, previousText, nextText }: Wanted): Promise<Clip> {
  const { speed, pitch, language } = utterance
  const settings = {
    speed,
    pitch,
    language,
    ...(previousText !== undefined && { previousText }),
    ...(nextText !== undefined && { nextText }),
  }
  const { sound, words, timings } = await speak(env, said.said, voice, settings)
  if (words?.length) return { sound, words, timings }
  return { sound, ...(await timeWords(env, said.said, sound, language, measureMp3(sound))) }
}

/** After a failure, nothing more is started, and what is running is awaited. */
async function inPool<Item>(items: Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const failures: unknown[] = []
  const run = async () => {
    for (let item = waiting.shift(); item && !failures.length; item = waiting.shift())
      await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run))
  if (failures.length) throw failures[0]
}
