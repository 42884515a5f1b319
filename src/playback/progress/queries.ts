import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { decks } from '../../decks/deck-ownership/tables'
import { presentationActivity, presentations } from '../../decks/presentations/tables'
import type { Progress } from './schemas'

const signed = ['signed', 'sealed']

/** It says that something is done, never when or by whom, because links are passed on. */
export async function findProgress(db: Database, presentationId: string, now: number): Promise<Progress | undefined> {
  const [found] = await db
    .select({
      chosenTier: presentationActivity.chosenTier,
      appointment: presentationActivity.appointment,
      contract: presentationActivity.contract,
    })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .leftJoin(presentationActivity, eq(presentationActivity.presentationId, presentations.id))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt), decks.isActive))
  if (!found) return undefined
  const { chosenTier, appointment, contract } = found
  return {
    chosenTier,
    isVisitBooked: appointment?.status === 'booked' && appointment.startsAt > now,
    isContractSigned: signed.includes(contract?.status ?? ''),
  }
}
