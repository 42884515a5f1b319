import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from './database/database'
import type { AppEnv } from './http/context'

/** `narrated` are those whose speech is made ahead, `firstOfDecks` the decks that had none before. */
export type NewPresentations = { ids: string[]; narrated: string[]; firstOfDecks: string[] }

export type Changes = {
  /** Or the id of a slide, which begins as its deck's does. */
  deck: string
  /** Those that show one picture or font; their revisions are raised already. */
  decks: string[]
  presentation: string
  'new presentations': NewPresentations
  /** Deleted ones, of whose homeowners nothing may be told any more. */
  'forgotten presentations': string[]
  /** So are these: nothing may be left of them. */
  'forgotten decks': string[]
  'forgotten company': string
  organization: string
  /** What all decks of an organization show or say of it: its name, its voice, how it says words. */
  'what decks share': string
  /** The sound of some of its words was made. */
  narration: { kind: 'deck' | 'presentation'; id: string }
  recording: { organizationId: string; slideId?: string; faqId?: string }
}

type Kind = keyof Changes
type Follow<Name extends Kind> = (env: Env, changed: Changes[Name]) => Promise<unknown>

type DueRows = (
  env: Env,
  db: Database,
  presentations: Omit<NewPresentations, 'firstOfDecks'>,
  now: number,
) => BatchItem<'sqlite'>[]

type Followers = { [Name in Kind]: Follow<Name>[] }

let consequences: { followers: Followers; dueRows: DueRows } | undefined

/** `src/consequences.ts` does, so that no room imports another only because that one follows its changes. */
export const setConsequences = (those: { followers: Followers; dueRows: DueRows }) => {
  consequences = those
}

function required() {
  if (!consequences) throw new Error('Import src/consequences.ts where the Worker starts.')
  return consequences
}

/** For jobs, which wait for it. */
export async function followChange<Name extends Kind>(env: Env, kind: Name, what: Changes[Name]) {
  const followers = required().followers[kind]
  await Promise.all(followers.map((follow) => follow(env, what)))
}

/** After the write. */
export const changed = <Name extends Kind>(c: Context<AppEnv>, kind: Name, what: Changes[Name]) =>
  c.executionCtx.waitUntil(followChange(c.env, kind, what))

/** Before the write, because one that failed may have been committed: only a refusal leaves things as they were. */
export const changing = (c: Context<AppEnv>, kind: 'deck' | 'presentation', id: string) =>
  c.set('changes', [...(c.get('changes') ?? []), { kind, id }])

export const followChanges = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const isRefused = c.res.status >= 400 && c.res.status < 500
  if (!isRefused) for (const { kind, id } of c.get('changes') ?? []) changed(c, kind, id)
})

/** Rows that the batch of the change itself writes for those that it made, so that what follows is done even if this Worker dies. */
export const dueRows: DueRows = (...change) => required().dueRows(...change)
