import type { z } from '../core/zod'

/** What happened, made ready for any channel. */
export type Notification = {
  eventId: string
  subscriptionId: string
  /** The payload; the same bytes at every try. */
  body: string
  /** As it was saved; each channel reads it by its own schema. */
  config: unknown
  /** What webhooks are signed with: the newest first, then those that a rotation still lets live. */
  secrets: string[]
  /** Written only for a channel that people read. */
  letter: () => Letter
}

export type Letter = {
  company: string
  headline: string
  facts: { name: string; value: string }[]
  link: { text: string; url: string }
  time: string
}

type Heard = { statusCode?: number; answer?: string }

export type Outcome = Heard &
  (
    | { result: 'delivered' }
    /** `isOurs`: the fault of our side, which no subscriber has to answer for. */
    | { result: 'try-again'; error: string; afterSeconds?: number | undefined; isOurs?: boolean }
    | { result: 'never-works'; error: string }
    /** The other side wants nothing any more. */
    | { result: 'gone'; error: string }
  )

/** A way to reach someone. It throws only for what nobody foresaw, which is tried again. */
export type Sender = {
  config: z.ZodObject
  /** What its schema can't know: the member of the config, and what is wrong with it. */
  problem?: (env: Env, config: unknown) => { member: string; message: string } | undefined
  send: (env: Env, notification: Notification, now: number) => Promise<Outcome>
}
