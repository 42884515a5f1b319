import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Database, openDatabase } from '../../core/database/database'
import { nowhere } from '../../core/database/nowhere'
import { newId } from '../../core/database/shards'
import { tablesBeside } from '../../core/database/table-rules'
import { type Query, writesThrough } from '../../core/database/writes-through'
import { isLink, memberOfLink, pathId, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, actorOf, callerOf, isSafe, type Person } from '../../core/http/context'
import { type EntryOfWrite, insertEntries, removeEntries, type Whose } from './queries'
import { subjectOf, tableOf } from './subject'

/**
 * The first batch of a request that changes anything takes the entry along, so that there is none without the other. One
 * that is then refused changed nothing but counts, and its entry goes again.
 */
export const recordWrites = createMiddleware<AppEnv>(async (c, next) => {
  const rules = rulesOf(c)
  const { db, unconfirmed } = c.var
  if (!rules || isSafe(c.req.method) || rules.isAudited === false || !db || db === nowhere) return next()
  const written: { entry: EntryOfWrite | undefined } = { entry: undefined }
  c.set('db', recording(c, db, rules, written))
  if (unconfirmed) c.set('unconfirmed', recording(c, unconfirmed, rules, written))
  await next()
  const { entry } = written
  const isRefused = c.res.status >= 400 && c.res.status < 500
  if (entry && isRefused) c.executionCtx.waitUntil(removeEntries(unconfirmed ?? db, entry).execute())
})

function recording(c: Context<AppEnv>, db: Database, rules: Rules, written: { entry: EntryOfWrite | undefined }) {
  const client = db.$client
  const through = writesThrough(client, async (statements, writes) => {
    const entry = written.entry ? undefined : await entryOf(c, db, rules, writes)
    if (!entry) return client.batch(statements)
    const { sql, params } = insertEntries(db, entry).toSQL()
    const results = await client.batch([...statements, client.prepare(sql).bind(...params)])
    written.entry = entry
    return results.slice(0, -1)
  })
  return openDatabase(through, db.shard)
}

async function entryOf(
  c: Context<AppEnv>,
  db: Database,
  rules: Rules,
  all: Query[],
): Promise<EntryOfWrite | undefined> {
  const beside = tablesBeside()
  const writes = all.filter((write) => !beside.includes(tableOf(write) ?? ''))
  if (!writes.length) return undefined
  const whose = await whoseWrite(c, rules)
  // Without a caller or a link it is not known whose audit the entry would be in.
  if (!whose.caller && whose.link === undefined) return undefined
  const body = await bodyOf(c)
  const { kind, ids, table, externalId } = subjectOf(c, rules, writes, body, whose.caller?.actor.id)
  return {
    ...whose,
    at: Date.now(),
    action: rules.operationId ?? `${c.req.method} ${c.req.path}`,
    subject: { kind, table, externalId, rows: ids.map((subjectId) => ({ id: newId(db.shard), subjectId })) },
    requestId: c.var.requestId,
    address: addressOf(c),
    changed: Object.keys(body).slice(0, mostMembers),
  }
}

async function whoseWrite(c: Context<AppEnv>, { access }: Rules): Promise<Whose> {
  const person = callerOf(c) ?? c.var.signingIn
  const caller = person && { organizationId: person.organizationId, actor: actorOf(person) }
  const named = isLink(access) ? await memberOfLink(c, access.link) : undefined
  if (!isLink(access) || named === undefined) return { caller }
  return { caller, link: (access.link === 'presentationId' ? named : pathId(c))?.toLowerCase() }
}

/** After the answer, so that whoever tries does not learn from its time whether there is such an account. */
export function recordFailedLogin(c: Context<AppEnv>, account: Person) {
  const { db, requestId } = c.var
  const entry = {
    caller: { organizationId: account.organizationId, actor: actorOf(account) },
    at: Date.now(),
    action: 'loginFailed',
    subject: { kind: 'user', rows: [{ id: newId(db.shard), subjectId: account.userId }] },
    requestId,
    address: addressOf(c),
    changed: [],
  }
  c.executionCtx.waitUntil(insertEntries(db, entry).execute())
}

const addressOf = (c: Context) => c.req.header('cf-connecting-ip')?.slice(0, 64) ?? null

const mostMembers = 50

async function bodyOf({ req }: Context): Promise<Record<string, unknown>> {
  if (!/\bjson\b/.test(req.header('content-type') ?? '')) return {}
  const body: unknown = await req.json().catch(() => null)
  return body && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
}
