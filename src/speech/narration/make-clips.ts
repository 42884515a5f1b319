import type { Database } from '../../core/database/database'
import { needed } from '../../core/needed'
import { speak } from '../../providers/speech/speak'
import type { Voice } from '../../providers/speech/speech'
import { claimClips, findMadeClips, finishClip, releaseClips, tellLimit } from './clip-queries'
import { distinct, type PlannedClip } from './plan-clips'
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

type Making = { env: Env; db: Database; utterance: Utterance; voice: Voice; presentationId: string | null }

export async function makeClips(making: Making, planned: PlannedClip[]): Promise<Map<string, Clip>> {
  const { env, db, utterance } = making
  const { organizationId } = utterance
  const all = distinct(planned)
  const made = new Map<string, Clip>()
  const known = await findMadeClips(
    db,
    organizationId,
    all.map(({ key }) => key),
  )
  let missing = all.filter(({ key }) => !known.has(key))
  while (missing.length) {
    const { spoken, there } = await makeSome(making, missing.slice(0, claimedAtOnce))
    for (const [key, clip] of spoken) made.set(key, clip)
    missing = missing.filter(({ key }) => !made.has(key) && !there.has(key))
    if (missing.length && !spoken.size && !there.size) await scheduler.wait(lookAgainMilliseconds)
  }
  const stored = all.filter(({ key }) => !made.has(key))
  await inPool(stored, readAtOnce, async ({ key }) => {
    const clip = await getClip(env, organizationId, key)
    if (!clip) throw new Error('The sound of a clip is not where its row says.')
    made.set(key, clip)
  })
  return made
}

async function makeSome({ env, db, utterance, voice, presentationId }: Making, wanted: PlannedClip[]) {
  const { organizationId } = utterance
  const token = crypto.randomUUID()
  const limit = needed(env, 'NARRATION_MONTHLY_CHARACTERS')
  const claim = await claimClips(db, {
    organizationId,
    provider: voice.provider,
    wanted: wanted.map(({ key, characters, isPersonal }) => ({
      key,
      characters,
      presentationId: isPersonal ? presentationId : null,
    })),
    token,
    limit,
    now: Date.now(),
  })
  const spoken = new Map<string, Clip>()
  const mine = wanted.filter(({ key }) => claim.claimed.has(key))
  try {
    await inPool(mine, makersAtOnce, async (planned) => {
      const clip = await speakClip(env, utterance, voice, planned)
      await putClip(env, organizationId, planned.key, clip)
      await finishClip(db, planned.key, token, Date.now())
      spoken.set(planned.key, clip)
    })
  } catch (error) {
    const unspoken = mine.filter(({ key }) => !spoken.has(key)).map(({ key }) => key)
    await releaseClips(db, unspoken, token)
    throw error
  }
  if (claim.isOverBudget) {
    await tellLimit(db, organizationId, limit, Date.now())
    throw new NarrationLimitReached('The month’s characters are spoken.')
  }
  return { spoken, there: claim.made }
}

async function speakClip(env: Env, utterance: Utterance, voice: Voice, planned: PlannedClip): Promise<Clip> {
  const { said, previousText, nextText } = planned
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

/** After a failure nothing more is started, and what is running is awaited. */
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
