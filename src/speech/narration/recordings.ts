import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { decksChanged, recordingAdded } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { isAtHome } from '../../core/jobs/define-job'
import { faqs } from '../../decks/faqs/tables'
import { slides } from '../../decks/slides/tables'
import type { Word } from '../../providers/speech/speech'

/** The recording of a slide or of an FAQ. */
export type RecordingPlace = {
  organizationId: string
  slideId?: string | null | undefined
  faqId?: string | null | undefined
}

type Table = typeof slides | typeof faqs

const rowOf = ({ organizationId, slideId, faqId }: RecordingPlace) => {
  const table: Table = slideId ? slides : faqs
  const text = slideId ? slides.narrationScript : faqs.cannedAnswer
  return { table, text, isMine: and(eq(table.id, slideId ?? faqId ?? ''), eq(table.organizationId, organizationId)) }
}

export async function askForTimes(work: Work, place: RecordingPlace, now: number) {
  const { db } = work
  const { table, isMine } = rowOf(place)
  const { asked, found } = await commit(
    work,
    {
      asked: db
        .update(table)
        .set({ timesAskedAt: now })
        .where(and(isMine, isNotNull(table.audioUrl)))
        .returning({ id: table.id }),
      found: db.select({ id: table.id }).from(table).where(isMine),
    },
    [recordingAdded(place)],
  )
  if (!found.length) throw notFound(place.slideId ? 'slide' : 'FAQ')
  if (!asked.length) throw conflict('no_recording', 'There is no recording to listen to. Set audioUrl first.')
}

/** Updates the time, so that the schedule doesn't find the recording again while it is being transcribed. */
export async function takeRecording(work: Work, place: RecordingPlace, now: number) {
  const { table, text, isMine } = rowOf(place)
  const taken = work.db
    .update(table)
    .set({ timesAskedAt: now })
    .where(and(isMine, isNotNull(table.timesAskedAt)))
    .returning({ audioUrl: table.audioUrl, text })
  return (await commit(work, { taken }, none)).taken[0]
}

export type Recording = NonNullable<Awaited<ReturnType<typeof takeRecording>>>

type Times = { wordTimings: Word[]; timings: 'aligned' | 'estimated' }

/** Saves only if recording and text are still the same. */
export async function saveTimes(
  work: Work,
  place: RecordingPlace,
  heard: Recording,
  times: Times | undefined,
  now: number,
) {
  const { table, text, isMine } = rowOf(place)
  const isSame = and(sql`${table.audioUrl} is ${heard.audioUrl}`, eq(text, heard.text))
  const saved = work.db
    .update(table)
    .set({ ...(times && { ...times, updatedAt: laterThan(table.updatedAt, now) }), timesAskedAt: null })
    .where(and(isMine, isNotNull(table.timesAskedAt), isSame))
    .returning({ deckId: table.deckId })
  await commit(work, { saved }, [decksChanged(place.organizationId)])
}

export function stopAsking(work: Work, place: RecordingPlace) {
  const { table, isMine } = rowOf(place)
  return commit(work, { stopped: work.db.update(table).set({ timesAskedAt: null }).where(isMine) }, none)
}

const recordingsAtOnce = 100

export const findAskedBefore = (db: Database, before: number) =>
  db
    .select({
      organizationId: slides.organizationId,
      slideId: sql<string | null>`${slides.id}`.as('slide_id'),
      faqId: sql<string | null>`null`.as('faq_id'),
    })
    .from(slides)
    .where(and(lt(slides.timesAskedAt, before), isAtHome(db, slides.organizationId)))
    .unionAll(
      db
        .select({
          organizationId: faqs.organizationId,
          slideId: sql<string | null>`null`.as('slide_id'),
          faqId: sql<string | null>`${faqs.id}`.as('faq_id'),
        })
        .from(faqs)
        .where(and(lt(faqs.timesAskedAt, before), isAtHome(db, faqs.organizationId))),
    )
    .limit(recordingsAtOnce)
