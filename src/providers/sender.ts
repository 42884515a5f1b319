import type { z } from '../core/zod'

export type Notification = {
  eventId: string
  subscriptionId: string
  /** The same bytes in every attempt, because receivers may compare them. */
  body: string
  /** Unparsed, because each channel has its own schema. */
  config: unknown
  /** The newest first, then those in the grace period of a rotation. */
  secrets: string[]
  emailContent: () => EmailContent
  admitRecipients: (recipients: string[]) => Promise<{ admitted: string[]; refusal: string | undefined }>
}

export type EmailContent = {
  company: string
  headline: string
  facts: { name: string; value: string }[]
  link: { text: string; url: string }
  time: string
}

type EndpointAnswer = { statusCode?: number; answer?: string }

export type Outcome = EndpointAnswer &
  (
    | { result: 'delivered' }
    /** A failure that `isOurFault` does not count against the subscription. */
    | { result: 'try-again'; error: string; afterSeconds?: number | undefined; isOurFault?: boolean }
    | { result: 'never-works'; error: string }
    /** The endpoint asked to stop, so the subscription is disabled. */
    | { result: 'gone'; error: string }
  )

export type Sender = {
  config: z.ZodObject
  /** Checks what depends on the environment, which the config's schema does not know. */
  problem?: (env: Env, config: unknown) => { member: string; message: string } | undefined
  send: (env: Env, notification: Notification, now: number) => Promise<Outcome>
}
