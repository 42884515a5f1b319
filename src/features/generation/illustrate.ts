import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { uuidOf } from '../../core/sha256'
import { pictureType } from '../../providers/picture'
import { drawPicture } from '../images/draw-picture'
import { newPicture, orderPicture } from '../images/order-queries'
import { media } from '../media/tables'
import { imageOf } from '../slides/image-schemas'
import { slides } from '../slides/tables'
import type { Outline } from './outline'
import { type StepResult, withProblems } from './step-result'
import { isMoved, type Leased } from './steps'

const pictureId = (generationId: string, slideId: string) => uuidOf(`${generationId} ${slideId}`)
const uprightId = (generationId: string, slideId: string) => uuidOf(`${generationId} ${slideId} upright`)

export async function illustrate(
  env: Env,
  db: Database,
  leased: Leased,
  outline: Outline,
  index: number,
  now: number,
): Promise<StepResult> {
  const { generation } = leased
  const { organizationId, deckId } = generation
  const slideId = generation.slideIds[index] ?? ''
  const isOurs = and(eq(slides.id, slideId), eq(slides.deckId, deckId))
  const [slide] = await db.select({ title: slides.title, heroImg: slides.heroImg }).from(slides).where(isOurs)
  if (!slide || slide.heroImg) return { progress: {}, made: [] }
  const id = pictureId(generation.id, slideId)
  const prompt = promptOf(slide.title, outline, index)
  const order = { id, organizationId, prompt, aspect: '16:9' as const, seed: index, contentType: pictureType(env) }
  /** The same prompt and seed draw the same scene in the other shape. */
  const upright = { ...order, id: uprightId(generation.id, slideId), aspect: '4:5' as const }
  await db.batch([...orderPicture(db, order, now), ...orderPicture(db, upright, now)])
  for (const each of [order, upright]) await drawPicture(env, { kind: 'draw-picture', id: each.id }, () => now)
  const drawn = await db
    .select({ id: media.id, status: media.status, failureReason: media.failureReason })
    .from(media)
    .where(and(inArray(media.id, [order.id, upright.id]), inArray(media.status, ['ready', 'failed'])))
  const isReady = (id: string) => drawn.some((each) => each.id === id && each.status === 'ready')
  const failure = drawn.find((each) => each.id === order.id && each.status === 'failed')
  if (failure)
    return {
      progress: { problems: withProblems(generation, [`“${slide.title}” has no picture: ${failure.failureReason}`]) },
      made: [],
    }
  if (drawn.length < 2) throw new Error('The picture is not there yet.')
  const keyOf = (each: typeof order | typeof upright) => newPicture(each, now).storageKey
  const portrait = isReady(upright.id) ? { key: keyOf(upright) } : null
  const shown = db
    .update(slides)
    .set({ images: [imageOf({ key: keyOf(order), portrait })], updatedAt: now })
    .where(and(isOurs, sql`${slides.heroImg} is null`, isMoved(leased)))
  return { progress: { pictures: generation.pictures + (portrait ? 2 : 1) }, made: [shown] }
}

const longestPrompt = 300

function promptOf(title: string, { topics, sections }: Outline, index: number) {
  const topic = topics[index]
  const said = (topic?.sections ?? [])
    .flatMap((place) => sections[place]?.sentences.slice(0, 2) ?? [])
    .map(({ text }) => text)
  return [topic?.kind === 'welcome' ? 'A house at dusk' : title, ...(topic?.kind === 'welcome' ? [] : said)]
    .join('. ')
    .slice(0, longestPrompt)
}
