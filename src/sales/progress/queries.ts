import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { decks } from '../../decks/deck-ownership/tables'
import { presentationActivity, presentations } from '../../decks/presentations/tables'
import { appointments } from '../appointments/tables'
import { latestContract } from '../contracts/shown'
import type { Progress } from './schemas'

const signed = ['signed', 'sealed']

/** Says that something is done, but never when or by whom, because links are passed on. */
export async function findProgress(db: Database, presentationId: string, now: number): Promise<Progress | undefined> {
  const visit = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.presentationId, presentations.id),
        eq(appointments.status, 'booked'),
        gt(appointments.startsAt, now),
      ),
    )
  const [found] = await db
    .select({
      chosenTier: presentationActivity.chosenTier,
      isVisitBooked: exists(visit).mapWith(Boolean),
      contract: latestContract(presentations.id).mapWith((stored: string): { status: string } => JSON.parse(stored)),
    })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .leftJoin(presentationActivity, eq(presentationActivity.presentationId, presentations.id))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt), decks.isActive))
  if (!found) return undefined
  const { chosenTier, isVisitBooked, contract } = found
  return { chosenTier, isVisitBooked, isContractSigned: signed.includes(contract?.status ?? '') }
}
