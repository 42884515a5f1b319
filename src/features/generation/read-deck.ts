import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import { decks } from '../decks/tables'
import { faqs } from '../faqs/tables'
import { documents } from '../kb/tables'
import { questions } from '../qa/tables'
import { type Slide, slides } from '../slides/tables'

const mostDocuments = 100
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

export async function findSlide(db: Database, organizationId: string, slideId: string) {
  const isHere = and(eq(slides.id, slideId), eq(slides.organizationId, organizationId), isNull(decks.deletedAt))
  const [[found], rows] = await db.batch([
    db
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
    toldToHomeowners(db, organizationId),
  ])
  if (!found) throw notFound('slide')
  return {
    slide: found as Pick<Slide, 'id' | 'title' | 'bullets' | 'narrationScript' | 'slideContext'> & { deckName: string },
    documentIds: rows.map(({ id }) => id),
  }
}

export async function findDeckToAsk(db: Database, organizationId: string, deckId: string) {
  const isOfDeck = (table: typeof slides | typeof faqs | typeof questions) =>
    and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))
  const [[deck], slideRows, faqRows, asked, rows] = await db.batch([
    db
      .select({ id: decks.id, name: decks.name })
      .from(decks)
      .where(and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), isNull(decks.deletedAt))),
    db
      .select({ id: slides.id, title: slides.title })
      .from(slides)
      .where(isOfDeck(slides))
      .orderBy(asc(slides.orderIndex)),
    db.select({ question: faqs.userQuestion }).from(faqs).where(isOfDeck(faqs)),
    db
      .select({ question: questions.question })
      .from(questions)
      .where(and(isOfDeck(questions), eq(questions.isUnanswered, true)))
      .orderBy(desc(questions.count), desc(questions.lastAskedAt))
      .limit(mostQuestions),
    toldToHomeowners(db, organizationId),
  ])
  if (!deck) throw notFound('deck')
  return {
    deck,
    slides: slideRows,
    known: faqRows.map(({ question }) => question),
    asked: asked.map(({ question }) => question),
    documentIds: rows.map(({ id }) => id),
  }
}
