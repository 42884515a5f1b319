import { and, eq } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import type { Word } from '../../providers/speech/speech'
import { faqs } from '../faqs/tables'
import { slides } from '../slides/tables'
import type { Place } from './schemas'

const columns = ({ id, deckId, audioUrl }: typeof slides | typeof faqs) => ({ id, deckId, audioUrl })
const isMine = (table: typeof slides | typeof faqs, organizationId: string, id: string) =>
  and(eq(table.id, id), eq(table.organizationId, organizationId))

export async function findRecording(db: Database, organizationId: string, { slideId, faqId = '' }: Place) {
  const [row] = slideId
    ? await db
        .select({ ...columns(slides), text: slides.narrationScript })
        .from(slides)
        .where(isMine(slides, organizationId, slideId))
    : await db
        .select({ ...columns(faqs), text: faqs.cannedAnswer })
        .from(faqs)
        .where(isMine(faqs, organizationId, faqId))
  return row
}

export async function requireRecording(db: Database, organizationId: string, place: Place) {
  const row = await findRecording(db, organizationId, place)
  if (!row) throw notFound(place.slideId ? 'slide' : 'FAQ')
  if (!row.audioUrl) throw conflict('There is no recording: set its audioUrl first.')
}

type Times = { wordTimings: Word[]; timings: 'aligned' | 'estimated' }

/** Saves only if recording and text are still the same. Returns the deck that changed. */
export async function saveTimes(
  db: Database,
  organizationId: string,
  { slideId, faqId = '' }: Place,
  heard: { audioUrl: string; text: string },
  times: Times,
  now: number,
) {
  const values = { ...times, updatedAt: now }
  const [row] = slideId
    ? await db
        .update(slides)
        .set(values)
        .where(
          and(
            isMine(slides, organizationId, slideId),
            eq(slides.audioUrl, heard.audioUrl),
            eq(slides.narrationScript, heard.text),
          ),
        )
        .returning({ deckId: slides.deckId })
    : await db
        .update(faqs)
        .set(values)
        .where(
          and(
            isMine(faqs, organizationId, faqId),
            eq(faqs.audioUrl, heard.audioUrl),
            eq(faqs.cannedAnswer, heard.text),
          ),
        )
        .returning({ deckId: faqs.deckId })
  return row?.deckId
}
