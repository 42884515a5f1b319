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
  /** Tokens that a language model read and wrote for this answer; 0 if none was asked. */
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

/** The app passes these on to its rooms. */
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
    /** The company's database, or the directory if the route says so. */
    db: Database
    /** Refuses if the session has ended. Set if `db` waits for it. */
    confirmation?: () => Promise<unknown>
    /** The same database without waiting for the confirmation. */
    unconfirmed?: Database
    caller: Caller
    /** Someone who has been identified but doesn't have a session yet. */
    signingIn?: Person
    /** The API key that was sent, even if the call is refused. */
    keyHolder?: KeyHolder
    /** What the request log says of a batch that was refused in part. */
    refusedPart?: { code: string; error: string } | undefined
    /** How many calls an API key has left. */
    callsLeft?: { most: number; left: number; seconds: number }
    effects: Work['effects']
    /** Included in every write of the request. */
    marks?: Effect
    entry?: Effect
    version?: Effect
    loadShown: LoadShown
    /** Set only if the session was confirmed against D1, which happens for every write. */
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
  version: c.var.version,
})

export const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Undefined if the caller uses a link, or is anonymous. */
export const callerOf = (c: Context<AppEnv>): Caller | undefined => c.var.caller

export type Role = 'owner' | 'editor' | 'viewer'

type OfCompany = {
  expiresAt: number
  /** The name of the person or of the key. */
  name: string
  /** A key counts as an owner in the areas it may write, and otherwise as a viewer. */
  role: Role
  organizationId: string
  shard: string
}

export type Member = OfCompany & {
  kind: 'user'
  sessionId: string
  /** Some actions require that the password was entered within the last ten minutes. */
  passwordAt: number
  userId: string
  email: string
  organizationName: string
  allowedEmbedOrigins: string[]
}

export type KeyHolder = OfCompany & { kind: 'key'; keyId: string; scopes: string[] }

export type Caller = Member | KeyHolder

export type Person = Pick<Member, 'userId' | 'name' | 'organizationId'>

/** For routes that are for members only. */
export function signedInMember(c: Context<AppEnv>): Member {
  const { caller } = c.var
  if (caller.kind === 'key') throw membersAlone()
  return caller
}

/** For records of who did something. */
export const actorOf = (caller: Caller | Person) =>
  'keyId' in caller
    ? { kind: 'key' as const, id: caller.keyId, name: caller.name }
    : { kind: 'user' as const, id: caller.userId, name: caller.name }

export const isSameCaller = (one: Caller, other: Caller) => {
  const members = (caller: Caller) => Object.entries(caller).map(([name, value]) => `${name}: ${String(value)}`)
  return members(one).toSorted().join('\n') === members(other).toSorted().join('\n')
}

/** Accepts only a shard and a bookmark of the form D1 uses, because the cookie can say anything. */
export const lastWrite = (bookmark?: string) =>
  bookmark && /^[0-9a-f]{2}\.[0-9a-f]{8}(-[0-9a-f]{8,32}){3}$/.test(bookmark) ? bookmark : undefined
