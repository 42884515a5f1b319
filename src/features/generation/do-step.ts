import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, insertWhere } from '../../core/database'
import { deckPrefixedId } from '../../core/deck-prefixed-id'
import { longestBullet, mostBullets } from '../../core/limits'
import { hasRoom, placeFor, renumber } from '../../core/ordering'
import { faqs } from '../faqs/tables'
import { slides } from '../slides/tables'
import { illustrate } from './illustrate'
import type { Outline, Topic } from './outline'
import { readSources } from './read-sources'
import type { Section } from './source-sections'
import { type StepResult, withProblems } from './step-result'
import { isMoved, type Leased } from './steps'
import type { Generation } from './tables'
import type { WrittenFaq } from './write-faqs'
import type { WrittenSlide } from './write-slide'
import type { Writer } from './writer'

const usualFaqs = 8

type Done = { progress: Partial<Generation>; made: BatchItem<'sqlite'>[]; isLast: boolean }

export async function doStep(env: Env, db: Database, leased: Leased, writer: Writer, now: number): Promise<Done> {
  const { generation } = leased
  const { outline, step } = generation
  if (!outline) return writeOutline(db, leased, writer)
  const topic = outline.topics[step - 1]
  const illustrating = step - 1 - outline.topics.length - (generation.withFaqs ? 1 : 0)
  const done = topic
    ? await writeTopic(db, leased, writer, outline, topic, now)
    : illustrating < 0
      ? await writeQuestions(db, leased, writer, outline, now)
      : await illustrate(env, db, leased, outline, illustrating, now)
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
  const id = deckPrefixedId(generation.deckId)
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

function insertSlide(db: Database, leased: Leased, id: string, slide: WrittenSlide, now: number) {
  const { id: generationId, organizationId, deckId, step } = leased.generation
  const row = {
    id,
    deckId,
    organizationId,
    slideId: `slide-${step}-${generationId.slice(0, 8)}`,
    slideType: 'standard' as const,
    title: slide.title,
    bullets: slide.bullets.map((bullet) => bullet.slice(0, longestBullet)).slice(0, mostBullets),
    narrationScript: slide.narrationScript,
    slideContext: slide.slideContext || null,
    audioUrl: null,
    images: [],
    wordTimings: [],
    timings: null,
    take: 0,
    orderIndex: placeFor(),
    createdAt: now,
    updatedAt: now,
  }
  const condition = sql`${isMoved(leased)} and ${hasRoom(db, slides, organizationId, deckId)}`
  return [insertWhere(db, slides, row, condition), renumber(db, slides, organizationId, deckId)]
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
  return { progress, made: [...made, renumber(db, faqs, organizationId, deckId)] }
}

function relatedSlide({ slideIds }: Generation, { topics }: Outline, { section }: WrittenFaq) {
  const place = section === null ? -1 : topics.findIndex(({ sections }) => sections.includes(section))
  return slideIds[place] ?? null
}

function insertFaq(
  db: Database,
  leased: Leased,
  { userQuestion, cannedAnswer }: WrittenFaq,
  index: number,
  slideId: string | null,
  now: number,
) {
  const { organizationId, deckId } = leased.generation
  const row = {
    id: crypto.randomUUID(),
    deckId,
    organizationId,
    userQuestion,
    cannedAnswer,
    relatedSlideId: sql`(select id from slides where id = ${slideId} and deck_id = ${deckId})`,
    audioUrl: null,
    wordTimings: [],
    timings: null,
    take: 0,
    orderIndex: placeFor(900_000 + index),
    createdAt: now + index,
    updatedAt: now,
  }
  return [insertWhere(db, faqs, row, sql`${isMoved(leased)} and ${hasRoom(db, faqs, organizationId, deckId)}`)]
}
