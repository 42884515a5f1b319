import { uuidOf } from '../core/crypto'
import { commit, none, type Statement, type Work } from '../core/database/commit'
import type { Database } from '../core/database/database'
import { deckPrefixedId } from '../core/database/deck-prefixed-id'
import { shardOfId } from '../core/database/shards'
import { imageOf } from '../decks/slides/schemas'
import { drawPicture } from '../media/images/draw-picture'
import { newPicture, orderPicture } from '../media/images/order-queries'
import { pictureType } from '../providers/picture'
import { findDrawn, findSlide, insertFaq, insertSlide, renumberFaqs, showPicture } from './deck-queries'
import type { Outline, Topic } from './outline'
import { readSources } from './read-sources'
import type { Section } from './source-sections'
import { type Leased, type StepResult, withProblems } from './steps'
import type { Generation } from './tables'
import type { WrittenFaq } from './write-faqs'
import type { Writer } from './writer'

const pictureId = (generationId: string, slideId: string) =>
  uuidOf(`${generationId} ${slideId}`, shardOfId(generationId))
const uprightId = (generationId: string, slideId: string) =>
  uuidOf(`${generationId} ${slideId} upright`, shardOfId(generationId))

async function illustrate(
  work: Work,
  leased: Leased,
  outline: Outline,
  index: number,
  now: number,
): Promise<StepResult> {
  const { env, db } = work
  const { generation } = leased
  const { organizationId, deckId } = generation
  const slideId = generation.slideIds[index] ?? ''
  const [slide] = await findSlide(db, deckId, slideId)
  if (!slide || slide.heroImg) return { progress: {}, made: [] }
  const id = pictureId(generation.id, slideId)
  const prompt = promptOf(slide.title, outline, index)
  const order = { id, organizationId, prompt, aspect: '16:9' as const, seed: index, contentType: pictureType(env) }
  /** The same prompt and seed draw the same scene in the other shape. */
  const upright = { ...order, id: uprightId(generation.id, slideId), aspect: '4:5' as const }
  await commit(work, { order: orderPicture(db, order, now), upright: orderPicture(db, upright, now) }, none)
  for (const each of [order, upright]) await drawPicture(work, { kind: 'draw-picture', id: each.id }, () => now)
  const drawn = await findDrawn(db, [order.id, upright.id])
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
  const shown = showPicture(db, leased, slideId, imageOf({ key: keyOf(order), portrait }), now)
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

const usualFaqs = 8

type Done = { progress: Partial<Generation>; made: Statement[]; isLast: boolean }

/**
 * A step is one message and one batch. Its lease and number are in the row of the generation, so a repeated message, or
 * a worker that dies, neither loses nor duplicates anything. The deck exists from the start and may be edited while it
 * is being written.
 */
export async function doStep(work: Work, leased: Leased, writer: Writer, now: number): Promise<Done> {
  const { db } = work
  const { generation } = leased
  const { outline, step } = generation
  if (!outline) return writeOutline(db, leased, writer)
  const topic = outline.topics[step - 1]
  const illustrating = step - 1 - outline.topics.length - (generation.withFaqs ? 1 : 0)
  const done = topic
    ? await writeTopic(db, leased, writer, outline, topic, now)
    : illustrating < 0
      ? await writeQuestions(db, leased, writer, outline, now)
      : await illustrate(work, leased, outline, illustrating, now)
  return ended(generation, done)
}

function ended(generation: Generation, { progress, made }: StepResult): Done {
  const next = generation.step + 1
  const written = 1 + (generation.outline?.topics.length ?? 0) + (generation.withFaqs ? 1 : 0)
  const isLast = next >= generation.total
  const status = isLast ? 'ready' : next >= written ? 'illustrating' : 'writing'
  return { progress: { ...progress, status }, made, isLast }
}

async function writeOutline(db: Database, { generation, left }: Leased, writer: Writer): Promise<Done> {
  const { organizationId, documentIds, name, brief, slideCount, language, tone } = generation
  const there = documentIds.filter((id) => left.has(id))
  const sections = await readSources(db, organizationId, there, `${name} ${brief}`)
  const { outline, problems, tokens } = await writer.outline(sections, { name, brief, slideCount, language, tone })
  const gone = documentIds.length - there.length
  const count = outline.topics.length
  const progress = {
    outline: trimmed(outline),
    total: 1 + count + (generation.withFaqs ? 1 : 0) + (generation.withImages ? count : 0),
    problems: withProblems(generation, gone ? [goneText(gone), ...problems] : problems),
    tokens: generation.tokens + tokens,
    status: 'writing' as const,
  }
  return { progress, made: [], isLast: false }
}

const goneText = (count: number) =>
  count === 1
    ? 'A document was deleted while the deck was written.'
    : `${count} documents were deleted while the deck was written.`

const mostSectionsKept = 240

function trimmed(outline: Outline): Outline {
  const used = new Set(outline.topics.flatMap(({ sections }) => sections))
  const kept = outline.sections.map((_, index) => index).filter((index) => used.has(index) || index < mostSectionsKept)
  const places = new Map(kept.map((index, place) => [index, place]))
  return {
    ...outline,
    sections: kept.map((index) => outline.sections[index] as Section),
    topics: outline.topics.map((topic) => ({
      ...topic,
      sections: topic.sections.map((index) => places.get(index) ?? 0),
    })),
  }
}

const sectionsLeft = ({ sections }: Outline, left: Set<string>, which = sections.map((_, index) => index)) =>
  which.flatMap((index) => {
    const section = sections[index]
    return section && left.has(section.documentId) ? [section] : []
  })

async function writeTopic(
  db: Database,
  leased: Leased,
  writer: Writer,
  outline: Outline,
  topic: Topic,
  now: number,
): Promise<StepResult> {
  const { generation, left } = leased
  const sections = sectionsLeft(outline, left, topic.sections)
  const isLost = topic.sections.length > 0 && !sections.length
  const wanted = isLost ? { ...topic, toFillIn: [topic.title, ...topic.toFillIn] } : topic
  const { slide, problems, tokens } = await writer.slide(wanted, sections, outline.language, generation)
  const id = deckPrefixedId(generation.deckId, db.shard)
  const isGone = sections.length < topic.sections.length
  const progress = {
    slideIds: [...generation.slideIds, id],
    tokens: generation.tokens + tokens,
    problems: withProblems(
      generation,
      isGone ? [...problems, `“${slide.title}” has lost a document that it stood on.`] : problems,
    ),
  }
  return { progress, made: insertSlide(db, leased, id, slide, now) }
}

async function writeQuestions(
  db: Database,
  leased: Leased,
  writer: Writer,
  outline: Outline,
  now: number,
): Promise<StepResult> {
  const { generation, left } = leased
  const all = outline.sections.map((section) =>
    left.has(section.documentId) ? section : { ...section, sentences: [] },
  )
  const { faqs: written, problems, tokens } = await writer.faqs(all, usualFaqs, outline.language, [])
  const few = written.length ? [] : ['No document answers a question that homeowners could ask, so there are no FAQs.']
  const progress = { tokens: generation.tokens + tokens, problems: withProblems(generation, [...problems, ...few]) }
  const made = written.flatMap((faq, index) =>
    insertFaq(db, leased, faq, index, relatedSlide(generation, outline, faq), now),
  )
  const { organizationId, deckId } = generation
  return { progress, made: [...made, renumberFaqs(db, organizationId, deckId)] }
}

function relatedSlide({ slideIds }: Generation, { topics }: Outline, { section }: WrittenFaq) {
  const place = section === null ? -1 : topics.findIndex(({ sections }) => sections.includes(section))
  return slideIds[place] ?? null
}
