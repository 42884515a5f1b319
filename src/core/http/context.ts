import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Effect, Work } from '../database/commit'
import type { Database } from '../database/database'
import type { LoadShown } from '../database/shown-with-decks'
import { membersAlone } from './errors'

export class Meter {
  trips = 0
  milliseconds = 0
  kvReads = 0
  /** What a language model read and wrote for this answer; 0 where none was asked. */
  tokens: number | undefined

  trip = async <T>(run: () => Promise<T>): Promise<T> => {
    this.trips++
    const start = performance.now()
    try {
      return await run()
    } finally {
      this.milliseconds += performance.now() - start
    }
  }

  serverTiming() {
    const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
    const db = `db;dur=${this.milliseconds.toFixed(1)};desc="${count(this.trips, 'trip')}"`
    const model = this.tokens === undefined ? '' : `, model;desc="${count(this.tokens, 'token')}"`
    return `${db}, kv;desc="${count(this.kvReads, 'read')}"${model}`
  }
}

export const withMeter = createMiddleware<AppEnv>(async (c, next) => {
  c.set('meter', new Meter())
  await next()
})

/** The app is given these to pass on to its rooms. */
export type AppParts = { effects: Work['effects']; loadShown: LoadShown }

export const withParts = ({ effects, loadShown }: AppParts) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('effects', effects)
    c.set('loadShown', loadShown)
    await next()
  })

export function metered(client: D1DatabaseSession, meter: Meter): D1DatabaseSession {
  return {
    prepare: (sql: string) => meteredStatement(client.prepare(sql), meter),
    batch: (statements: MeteredStatement[]) =>
      meter.trip(() => client.batch(statements.map((statement) => statement.inner))),
    getBookmark: () => client.getBookmark(),
  } as unknown as D1DatabaseSession
}

type MeteredStatement = D1PreparedStatement & { inner: D1PreparedStatement }

function meteredStatement(inner: D1PreparedStatement, { trip }: Meter): MeteredStatement {
  return {
    inner,
    bind: (...values: unknown[]) => meteredStatement(inner.bind(...values), { trip } as Meter),
    first: (column: string) => trip(() => inner.first(column)),
    run: () => trip(() => inner.run()),
    all: () => trip(() => inner.all()),
    raw: (options: { columnNames: true }) => trip(() => inner.raw(options)),
  } as unknown as MeteredStatement
}

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    meter: Meter
    /** Of the company, or where the route says so the directory. */
    db: Database
    /** Refuses if the session has ended. Set where `db` waits for it. */
    confirmation?: () => Promise<unknown>
    /** The same without waiting. */
    unconfirmed?: Database
    caller: Caller
    /** Who is known without having a session yet. */
    signingIn?: Person
    /** What an API key may still call. */
    callsLeft?: { most: number; left: number; seconds: number }
    effects: Work['effects']
    /** Go along with every write of the request. */
    marks?: Effect
    entry?: Effect
    loadShown: LoadShown
    /** Set only where the session was confirmed against D1, which every write does. */
    passwordHash: string
  }
}

export const workOf = (c: Context<AppEnv>): Work => ({
  env: c.env,
  db: c.var.db,
  effects: c.var.effects,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  marks: c.var.marks,
  entry: c.var.entry,
})

export const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Undefined where whoever calls has a link, or nothing. */
export const callerOf = (c: Context<AppEnv>): Caller | undefined => c.var.caller

export type Role = 'owner' | 'editor' | 'viewer'

type OfCompany = {
  /** When what was shown to be let in counts no more. */
  expiresAt: number
  /** Of the person, or of the key. */
  name: string
  /** A key counts as an owner in the areas that it may write, and else as a viewer. */
  role: Role
  organizationId: string
  /** Where the organization's rows are. */
  shard: string
}

export type Member = OfCompany & {
  kind: 'user'
  sessionId: string
  /** Some actions need a password entered in the last ten minutes. */
  passwordAt: number
  userId: string
  email: string
  organizationName: string
  allowedEmbedOrigins: string[]
}

export type KeyHolder = OfCompany & { kind: 'key'; keyId: string; scopes: string[] }

export type Caller = Member | KeyHolder

export type Person = Pick<Member, 'userId' | 'name' | 'organizationId'>

/** Of a route that is for members only. */
export function signedInMember(c: Context<AppEnv>): Member {
  const { caller } = c.var
  if (caller.kind === 'key') throw membersAlone()
  return caller
}

/** For what keeps who did something. */
export const actorOf = (caller: Caller | Person) =>
  'keyId' in caller
    ? { kind: 'key' as const, id: caller.keyId, name: caller.name }
    : { kind: 'user' as const, id: caller.userId, name: caller.name }

export const isSameCaller = (one: Caller, other: Caller) => {
  const members = (caller: Caller) => Object.entries(caller).map(([name, value]) => `${name}: ${String(value)}`)
  return members(one).toSorted().join('\n') === members(other).toSorted().join('\n')
}

/** A shard and a bookmark that its D1 may have given; the cookie can say anything. */
export const lastWrite = (bookmark?: string) =>
  bookmark && /^[0-9a-f]{2}\.[0-9a-f]{8}(-[0-9a-f]{8,32}){3}$/.test(bookmark) ? bookmark : undefined
