import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { commit, made, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { type ApiError, conflict, notFound } from '../../core/http/errors'
import { type Cursor, rowsToRead } from '../../core/http/paging'
import { second } from '../../core/time'
import type { Channel } from '../../providers/channels'
import type { SubscriptionInput, SubscriptionPatch, Types } from './schemas'
import { type Subscription, subscriptions } from './tables'

export const subscriptionVersion = subscriptions.id

/** A member's own rules are not the company's subscriptions. */
const isOfCompany = (organizationId: string) =>
  and(eq(subscriptions.organizationId, organizationId), isNull(subscriptions.userId))

export const isSubscription = (organizationId: string, id: string) =>
  and(eq(subscriptions.id, id), isOfCompany(organizationId))

export const listSubscriptions = (db: Database, organizationId: string, limit?: number, cursor?: Cursor) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        isOfCompany(organizationId),
        cursor && sql`(${subscriptions.createdAt}, ${subscriptions.id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(rowsToRead(limit))

export const findSubscription = (db: Database, organizationId: string, id: string) =>
  db.select().from(subscriptions).where(isSubscription(organizationId, id))

export function requireSubscription(rows: Subscription[]) {
  const [subscription] = rows
  if (!subscription) throw notFound('subscription')
  return subscription
}

type NewSubscription = Omit<SubscriptionInput, keyof Types> &
  Types & { id: string; organizationId: string; secret: string | null }

/** Passed in where the routes are mounted, because decks are in a higher room. */
export type OwnsDeck = (db: Database, organizationId: string, deckId: string) => SQL

export async function createSubscription(
  work: Work,
  ownsDeck: OwnsDeck,
  input: NewSubscription,
  limit: number,
  now: number,
) {
  const { db } = work
  const { organizationId, deckId = null } = input
  const row = {
    ...input,
    deckId,
    previousSecrets: [],
    failingSince: null,
    disabledReason: null,
    isSlow: false,
    userId: null,
    scope: null,
    createdAt: now,
    updatedAt: now,
  }
  const isBelowLimit = sql`${db.$count(subscriptions, isOfCompany(organizationId))} < ${limit}`
  const isOwn = deckId === null ? sql`true` : ownsDeck(db, organizationId, deckId)
  const {
    deck,
    created: [subscription],
  } = await commit(
    work,
    {
      deck: whetherOwn(db, isOwn),
      created: insertWhere(db, subscriptions, row, sql`${isBelowLimit} and ${isOwn}`).returning(),
    },
    [made(subscriptions, row.id)],
  )
  requireOwn(deck)
  if (!subscription)
    throw conflict('too_many_subscriptions', `You can have at most ${limit} subscriptions. Delete one first.`)
  return subscription
}

const whetherOwn = (db: Database, isOwn: SQL) =>
  db.select({ isOwn: sql<number>`${isOwn}`.as('is_own') }).from(sql`(select 1)`)

function requireOwn([row]: { isOwn: number }[]) {
  if (!row?.isOwn) throw notFound('deck')
}

/** Past failures don't count against a new endpoint, nor after the subscription was reactivated. */
export async function updateSubscription(
  work: Work,
  ownsDeck: OwnsDeck,
  organizationId: string,
  id: string,
  {
    channelConfig: _,
    ...patch
  }: Omit<SubscriptionPatch, keyof Types> & { [Name in keyof Types]?: Types[Name] | undefined },
  config: ConfigChange | undefined,
  now: number,
) {
  const { db } = work
  const clearsFailures = patch.isActive || config !== undefined
  const which = isSubscription(organizationId, id)
  const isOwn = patch.deckId ? ownsDeck(db, organizationId, patch.deckId) : sql`true`
  const { deck, updated, found } = await commit(
    work,
    {
      deck: whetherOwn(db, isOwn),
      updated: db
        .update(subscriptions)
        .set({
          ...patch,
          ...(config && { channelConfig: configByChannel(config), isSlow: false }),
          ...(clearsFailures && { failingSince: null }),
          ...(patch.isActive !== undefined && { disabledReason: null }),
          updatedAt: laterThan(subscriptions.updatedAt, now),
        })
        .where(and(which, config && inArray(subscriptions.channel, Object.keys(config.fits) as Channel[]), isOwn))
        .returning({ id: subscriptions.id }),
      found: findSubscription(db, organizationId, id),
    },
    none,
  )
  const subscription = requireSubscription(found)
  requireOwn(deck)
  const problem = config?.problems[subscription.channel]
  if (!updated.length && problem) throw problem
  return subscription
}

type ConfigChange = {
  fits: { [name in Channel]?: Record<string, unknown> }
  problems: { [name in Channel]?: ApiError }
}

function configByChannel({ fits }: ConfigChange) {
  const cases = Object.entries(fits).map(([channel, config]) => sql`when ${channel} then ${JSON.stringify(config)}`)
  return cases.length ? sql`case ${subscriptions.channel} ${sql.join(cases, sql` `)} end` : undefined
}

export async function deleteSubscription(work: Work, organizationId: string, id: string) {
  const which = isSubscription(organizationId, id)
  const { deleted } = await commit(
    work,
    { deleted: work.db.delete(subscriptions).where(which).returning({ id: subscriptions.id }) },
    none,
  )
  if (!deleted.length) throw notFound('subscription')
}

const mostSecrets = 10

/** Earlier secrets keep their own grace periods. A rotation without a grace period ends them all at once. */
export async function rotateSecret(
  work: Work,
  organizationId: string,
  id: string,
  secret: string,
  graceSeconds: number,
  now: number,
) {
  const { db } = work
  const unexpired = sql`(
    select json_group_array(json(listed.value)) from json_each(${subscriptions.previousSecrets}) as listed
    where listed.value ->> 'expiresAt' > ${now}
  )`
  const replaced = sql`json_object('secret', ${subscriptions.secret}, 'expiresAt', ${now + graceSeconds * second})`
  const { updated, found } = await commit(
    work,
    {
      updated: db
        .update(subscriptions)
        .set({
          secret,
          previousSecrets: graceSeconds === 0 ? [] : sql`json_insert(${unexpired}, '$[#]', ${replaced})`,
          updatedAt: laterThan(subscriptions.updatedAt, now),
        })
        .where(
          and(
            isSubscription(organizationId, id),
            eq(subscriptions.channel, 'webhook'),
            graceSeconds === 0 ? undefined : sql`json_array_length(${unexpired}) < ${mostSecrets}`,
          ),
        )
        .returning({ id: subscriptions.id }),
      found: findSubscription(db, organizationId, id),
    },
    none,
  )
  const subscription = requireSubscription(found)
  if (subscription.channel !== 'webhook')
    throw conflict('not_a_webhook', 'Only webhooks have a secret, and this subscription isn’t one.')
  if (!updated.length)
    throw conflict(
      'too_many_secrets',
      `${mostSecrets} old secrets still work. Wait until one stops before you rotate again.`,
    )
  return subscription
}
