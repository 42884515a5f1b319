import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import { deckExists, findDeck, requireDeck } from '../decks/queries'
import type { SubscriptionInput, SubscriptionPatch } from './schemas'
import { type Subscription, subscriptions } from './tables'

export const isSubscription = (organizationId: string, id: string) =>
  and(eq(subscriptions.id, id), eq(subscriptions.organizationId, organizationId))

export const listSubscriptions = (db: Database, organizationId: string) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))

export const findSubscription = (db: Database, organizationId: string, id: string) =>
  db.select().from(subscriptions).where(isSubscription(organizationId, id))

export function requireSubscription(rows: Subscription[]) {
  const [subscription] = rows
  if (!subscription) throw notFound('subscription')
  return subscription
}

type NewSubscription = SubscriptionInput & { id: string; organizationId: string; secret: string | null }

export async function createSubscription(db: Database, input: NewSubscription, limit: number, now: number) {
  const { organizationId, deckId = null } = input
  const row = {
    ...input,
    deckId,
    previousSecrets: [],
    failingSince: null,
    disabledReason: null,
    createdAt: now,
    updatedAt: now,
  }
  const hasRoom = sql`${db.$count(subscriptions, eq(subscriptions.organizationId, organizationId))} < ${limit}`
  const [deck, , created] = await db.batch([
    findDeck(db, organizationId, deckId ?? ''),
    insertWhere(db, subscriptions, row, sql`${hasRoom} and ${concernsOwnDeck(db, organizationId, deckId)}`),
    findSubscription(db, organizationId, input.id),
  ])
  if (deckId !== null) requireDeck(deck)
  const [subscription] = created
  if (!subscription) throw conflict(`There may be at most ${limit} subscriptions. Delete one first.`)
  return subscription
}

const concernsOwnDeck = (db: Database, organizationId: string, deckId: string | null | undefined): SQL =>
  deckId ? deckExists(db, organizationId, deckId) : sql`true`

/** Another place to send to, or a fresh start, begins without a past of failures. */
export async function updateSubscription(
  db: Database,
  organizationId: string,
  id: string,
  { channel, ...patch }: SubscriptionPatch,
  now: number,
) {
  const isFresh = patch.isActive || patch.channelConfig !== undefined
  const which = isSubscription(organizationId, id)
  const [deck, updated, found] = await db.batch([
    findDeck(db, organizationId, patch.deckId ?? ''),
    db
      .update(subscriptions)
      .set({
        ...patch,
        ...(isFresh && { failingSince: null }),
        ...(patch.isActive !== undefined && { disabledReason: null }),
        updatedAt: now,
      })
      .where(
        and(which, channel && eq(subscriptions.channel, channel), concernsOwnDeck(db, organizationId, patch.deckId)),
      )
      .returning({ id: subscriptions.id }),
    findSubscription(db, organizationId, id),
  ])
  const subscription = requireSubscription(found)
  if (patch.deckId) requireDeck(deck)
  if (!updated.length)
    throw invalid(`channelConfig does not fit the channel of this subscription, which is ${subscription.channel}.`)
  return subscription
}

export async function deleteSubscription(db: Database, organizationId: string, id: string) {
  const deleted = await db
    .delete(subscriptions)
    .where(isSubscription(organizationId, id))
    .returning({ id: subscriptions.id })
  if (!deleted.length) throw notFound('subscription')
}

const mostSecrets = 10

/** Every secret that was promised a grace lives through it, unless a rotation without grace ends them all. */
export async function rotateSecret(
  db: Database,
  organizationId: string,
  id: string,
  secret: string,
  graceSeconds: number,
  now: number,
) {
  const living = sql`(
    select json_group_array(json(listed.value)) from json_each(${subscriptions.previousSecrets}) as listed
    where listed.value ->> 'expiresAt' > ${now}
  )`
  const replaced = sql`json_object('secret', ${subscriptions.secret}, 'expiresAt', ${now + graceSeconds * 1000})`
  const [updated, found] = await db.batch([
    db
      .update(subscriptions)
      .set({
        secret,
        previousSecrets: graceSeconds === 0 ? [] : sql`json_insert(${living}, '$[#]', ${replaced})`,
        updatedAt: now,
      })
      .where(
        and(
          isSubscription(organizationId, id),
          eq(subscriptions.channel, 'webhook'),
          graceSeconds === 0 ? undefined : sql`json_array_length(${living}) < ${mostSecrets}`,
        ),
      )
      .returning({ id: subscriptions.id }),
    findSubscription(db, organizationId, id),
  ])
  const subscription = requireSubscription(found)
  if (subscription.channel !== 'webhook') throw conflict('Only a webhook has a secret.')
  if (!updated.length) throw conflict(`${mostSecrets} secrets are in their grace period already. Wait for one to end.`)
  return subscription
}
