import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { beside, commit, type Effect, none, type Subject, workAt } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { nowhere } from '../../core/database/nowhere'
import { newId } from '../../core/database/shards'
import { isLink, memberOfLink, pathId, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, actorOf, callerOf, isSafe, type Person, workOf } from '../../core/http/context'
import { type EntryOfWrite, insertEntries, removeEntries } from './queries'
import { recordedOf } from './recorded'
import { type Body, subjectOf } from './subject'

/**
 * The first write of a request takes the entry along in its batch, so neither exists without the other. A request that
 * is refused afterwards changed nothing but counters, so its entry is removed.
 */
export const recordWrites = createMiddleware<AppEnv>(async (c, next) => {
  const rules = rulesOf(c)
  const { db } = c.var
  if (!rules || isSafe(c.req.method) || rules.isAudited === false || !db || db === nowhere) return next()
  const written: { entry?: EntryOfWrite } = {}
  c.set('entry', entryOf(c, rules, await bodyOf(c), await linkOf(c, rules), written))
  await next()
  const { entry } = written
  const isRefused = c.res.status >= 400 && c.res.status < 500
  if (!entry || !isRefused) return
  const work = workAt(workOf(c), c.env)
  c.executionCtx.waitUntil(commit(work, { removed: removeEntries(work.db, entry) }, none))
})

/** A batch that failed or changed nothing may be tried again, and then writes the same entry. */
function entryOf(
  c: Context<AppEnv>,
  rules: Rules,
  body: Body,
  link: string | undefined,
  written: { entry?: EntryOfWrite },
): Effect {
  const at = Date.now()
  const ids = new Map<string | null, string>()
  let isWritten = false
  const row = (subjectId: string | null) => {
    const id = ids.get(subjectId) ?? newId(c.var.db.shard)
    ids.set(subjectId, id)
    return { id, subjectId }
  }
  const entries = (db: Database, about: Subject | undefined, isFirst: boolean) => {
    const person = callerOf(c) ?? c.var.signingIn
    // Without a caller or a link, it's unknown which company's audit the entry belongs to.
    if (isWritten || (!person && link === undefined)) return []
    const caller = person && { organizationId: person.organizationId, actor: actorOf(person) }
    const named = subjectOf(c, rules, about, body, caller?.actor.id)
    const { recorded, isReadFirst } = recordedOf(c, rules, db, named, body)
    if (isReadFirst !== isFirst) return []
    const { ids: subjects, ...subject } = named
    written.entry = {
      caller,
      link,
      at,
      action: rules.operationId ?? `${c.req.method} ${c.req.path}`,
      subject: { ...subject, rows: subjects.map(row) },
      requestId: c.var.requestId,
      address: addressOf(c),
      changed: Object.keys(body).slice(0, mostMembers),
      recorded,
    }
    return [insertEntries(db, written.entry)]
  }
  return {
    rowsFirst: ({ db }, about) => entries(db, about, true),
    rows: ({ db }, about) => entries(db, about, false),
    afterCommit: (_, returned) => {
      isWritten ||= returned.length > 0
    },
  }
}

async function linkOf(c: Context<AppEnv>, { access }: Rules): Promise<string | undefined> {
  const named = isLink(access) ? await memberOfLink(c, access.link) : undefined
  if (!isLink(access) || named === undefined) return undefined
  return (access.link === 'presentationId' ? named : pathId(c))?.toLowerCase()
}

/** Runs after the answer, so that the response time doesn't reveal whether the account exists. */
export function recordFailedLogin(c: Context<AppEnv>, account: Person) {
  const work = beside(workOf(c))
  const entry = insertEntries(work.db, {
    caller: { organizationId: account.organizationId, actor: actorOf(account) },
    at: Date.now(),
    action: 'loginFailed',
    subject: { kind: 'user', rows: [{ id: newId(work.db.shard), subjectId: account.userId }] },
    requestId: c.var.requestId,
    address: addressOf(c),
    changed: [],
  })
  c.executionCtx.waitUntil(commit(work, { entry }, none))
}

const addressOf = (c: Context) => c.req.header('cf-connecting-ip')?.slice(0, 64) ?? null

const mostMembers = 50

async function bodyOf({ req }: Context): Promise<Body> {
  if (!/\bjson\b/.test(req.header('content-type') ?? '')) return {}
  const body: unknown = await req.json().catch(() => null)
  return body && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
}
