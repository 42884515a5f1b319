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
import { noted, type Part } from './part'
import { isMoved, type Leased } from './steps'

const pictureId = (generationId: string, slideId: string) => uuidOf(`${generationId} ${slideId}`)

/** A slide may have got a picture meanwhile, or be gone. */
export async function illustrate(
  env: Env,
  db: Database,
  leased: Leased,
  outline: Outline,
  index: number,
  now: number,
): Promise<Part> {
  const { generation } = leased
  const { organizationId, deckId } = generation
  const slideId = generation.slideIds[index] ?? ''
  const isOurs = and(eq(slides.id, slideId), eq(slides.deckId, deckId))
  const [slide] = await db.select({ title: slides.title, heroImg: slides.heroImg }).from(slides).where(isOurs)
  if (!slide || slide.heroImg) return { progress: {}, made: [] }
  const id = pictureId(generation.id, slideId)
  const prompt = promptOf(slide.title, outline, index)
  const order = { id, organizationId, prompt, aspect: '16:9' as const, seed: index, contentType: pictureType(env) }
  await db.batch([...orderPicture(db, order, now)])
  await drawPicture(env, { kind: 'draw-picture', id }, () => now)
  const [drawn] = await db
    .select({ status: media.status, failureReason: media.failureReason, storageKey: media.storageKey })
    .from(media)
    .where(and(eq(media.id, id), inArray(media.status, ['ready', 'failed'])))
  if (drawn?.status === 'failed')
    return {
      progress: { problems: noted(generation, [`“${slide.title}” has no picture: ${drawn.failureReason}`]) },
      made: [],
    }
  if (!drawn) throw new Error('The picture is not there yet.')
  const { storageKey } = newPicture(order, now)
  const shown = db
    .update(slides)
    .set({ images: [imageOf({ key: storageKey })], updatedAt: now })
    .where(and(isOurs, sql`${slides.heroImg} is null`, isMoved(leased)))
  return { progress: { pictures: generation.pictures + 1 }, made: [shown] }
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
