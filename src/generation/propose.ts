import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { documents } from '../answers/knowledge/tables'
import { questions } from '../answers/questions/tables'
import type { Passage } from '../answers/retrieval/passages'
import { indexed, nearestSentence, rank } from '../answers/retrieval/rank'
import { read } from '../core/database/commit'
import type { Database } from '../core/database/database'
import { notFound } from '../core/http/errors'
import { mostDocuments } from '../core/limits'
import { textPlaceholder } from '../core/shared/text-placeholders'
import { languageOf } from '../core/text/language'
import { decks } from '../decks/deck-ownership/tables'
import { faqs } from '../decks/faqs/tables'
import { type Slide, slides } from '../decks/slides/tables'
import { readSources } from './read-sources'
import { contentTerms, type Section } from './source-sections'
import { type Said, type Source, saidIn, sourcesOf } from './write-slide'
import type { Writer } from './writer'

const mostQuestions = 40

const toldToHomeowners = (db: Database, organizationId: string) =>
  db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.organizationId, organizationId),
        eq(documents.status, 'ready'),
        eq(documents.audience, 'homeowners'),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(mostDocuments)

async function findSlide(db: Database, organizationId: string, slideId: string) {
  const isHere = and(eq(slides.id, slideId), eq(slides.organizationId, organizationId), isNull(decks.deletedAt))
  const {
    found: [found],
    documents: rows,
  } = await read(db, {
    found: db
      .select({
        id: slides.id,
        title: slides.title,
        bullets: slides.bullets,
        narrationScript: slides.narrationScript,
        slideContext: slides.slideContext,
        deckName: sql<string>`${decks.name}`.as('deck_name'),
      })
      .from(slides)
      .innerJoin(decks, eq(decks.id, slides.deckId))
      .where(isHere),
    documents: toldToHomeowners(db, organizationId),
  })
  if (!found) throw notFound('slide')
  return {
    slide: found as Pick<Slide, 'id' | 'title' | 'bullets' | 'narrationScript' | 'slideContext'> & { deckName: string },
    documentIds: rows.map(({ id }) => id),
  }
}

async function findDeckToAsk(db: Database, organizationId: string, deckId: string) {
  const isOfDeck = (table: typeof slides | typeof faqs | typeof questions) =>
    and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))
  const {
    decks: [deck],
    ...found
  } = await read(db, {
    decks: db
      .select({ id: decks.id, name: decks.name })
      .from(decks)
      .where(and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), isNull(decks.deletedAt))),
    slides: db
      .select({ id: slides.id, title: slides.title })
      .from(slides)
      .where(isOfDeck(slides))
      .orderBy(asc(slides.orderIndex)),
    known: db.select({ question: faqs.userQuestion }).from(faqs).where(isOfDeck(faqs)),
    asked: db
      .select({ question: questions.question })
      .from(questions)
      .where(and(isOfDeck(questions), eq(questions.isUnanswered, true)))
      .orderBy(desc(questions.count), desc(questions.lastAskedAt))
      .limit(mostQuestions),
    documents: toldToHomeowners(db, organizationId),
  })
  if (!deck) throw notFound('deck')
  return {
    deck,
    slides: found.slides,
    known: found.known.map(({ question }) => question),
    asked: found.asked.map(({ question }) => question),
    documentIds: found.documents.map(({ id }) => id),
  }
}

const mostPassagesForFaqs = 200
const leastOfDocuments = 0.5

export type FaqProposal = {
  userQuestion: string
  cannedAnswer: string
  relatedSlideId: string | null
  origin: 'document' | 'question'
  sources: Source[]
}

export async function proposeFaqs(db: Database, organizationId: string, deckId: string, count: number, writer: Writer) {
  const found = await findDeckToAsk(db, organizationId, deckId)
  const wanted = [found.deck.name, ...found.slides.map(({ title }) => title), ...found.asked].join(' ')
  const sections = await readSources(db, organizationId, found.documentIds, wanted, mostPassagesForFaqs)
  const related = relatedTo(found.slides)
  const answered: FaqProposal[] = []
  const open: FaqProposal[] = []
  for (const userQuestion of found.asked) {
    const said = answerOf(userQuestion, sections)
    const proposal = {
      userQuestion,
      cannedAnswer: said.map(({ text }) => text).join(' ') || textPlaceholder('the answer'),
      relatedSlideId: related(userQuestion, said),
      origin: 'question' as const,
      sources: sourcesOf(said),
    }
    ;(said.length ? answered : open).push(proposal)
  }
  const own = [...answered, ...open].slice(0, Math.ceil(count * leastOfDocuments))
  const language = languageOf(sections[0]?.sentences[0]?.text ?? '') ?? 'en'
  const known = [...found.known, ...found.asked]
  const { faqs } = await writer.faqs(sections, count - own.length, language, known)
  const suggested = faqs.map(
    ({ userQuestion, cannedAnswer, said }): FaqProposal => ({
      userQuestion,
      cannedAnswer,
      relatedSlideId: related(userQuestion, said),
      origin: 'document',
      sources: sourcesOf(said),
    }),
  )
  return [...own, ...suggested]
}

/**
 * The nearest sentence, if it shares at least half of what the question asks. Someone reviews it before it becomes an
 * FAQ.
 */
function answerOf(question: string, sections: Section[]): Said[] {
  const passages = new Map(
    sections.map((section): [Passage, Section] => {
      const { title, heading, sentences } = section
      const text = sentences.map((sentence) => sentence.text).join('\n')
      return [{ ...ofNoSlide, title, heading, text }, section]
    }),
  )
  const [best] = rank(question, [...passages.keys()].map(indexed))
  const section = best && best.share >= leastShare ? passages.get(best.passage) : undefined
  if (!best || !section) return []
  const sentence = nearestSentence(best.passage, question)
  return saidIn([section]).filter(({ text }) => text === sentence)
}

const leastShare = 0.5
const ofNoSlide = { kind: 'document', page: null, slideId: null, faqId: null } as const

function relatedTo(slides: { id: string; title: string }[]) {
  const known = slides.map(({ id, title }) => ({ id, terms: new Set(contentTerms(title)) }))
  return (question: string, said: Said[]) => {
    const terms = new Set(contentTerms([question, ...said.map(({ source }) => source.heading ?? '')].join(' ')))
    const ranked = known
      .map(({ id, terms: own }) => ({
        id,
        shared: [...own].filter((term) => terms.has(term)).length / Math.max(1, own.size),
      }))
      .toSorted((one, other) => other.shared - one.shared)
    return ranked[0] && ranked[0].shared >= 0.5 ? ranked[0].id : null
  }
}

const mostPassagesForSlide = 160

export async function proposeRewrite(
  db: Database,
  organizationId: string,
  slideId: string,
  instruction: string,
  writer: Writer,
) {
  const { slide, documentIds } = await findSlide(db, organizationId, slideId)
  const sections = await readSources(
    db,
    organizationId,
    documentIds,
    `${instruction} ${slide.title}`,
    mostPassagesForSlide,
  )
  return (await writer.rewrite(slide, sections, instruction)).proposal
}
