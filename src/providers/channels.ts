import { z } from '../core/http/zod'
import { log } from '../core/log'
import { email } from './email'
import { slack } from './slack'
import { webhook } from './webhook'

export type Notification = {
  eventId: string
  subscriptionId: string
  isTest: boolean
  /** The same bytes in every attempt, because receivers may compare them. */
  body: string
  /** Unparsed, because each channel has its own schema. */
  config: unknown
  /** The newest secret first, then those in the grace period of a rotation. */
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
    /** A failure that `isOurFault` doesn't count against the subscription. */
    | { result: 'try-again'; error: string; afterSeconds?: number | undefined; isOurFault?: boolean }
    | { result: 'never-works'; error: string }
    /** The endpoint asked us to stop, so the subscription is disabled. */
    | { result: 'gone'; error: string }
  )

export type Sender = {
  config: z.ZodObject
  /** Checks what depends on the environment, which the config's schema doesn't know. */
  problem?: (env: Env, config: unknown) => { member: string; message: string } | undefined
  send: (env: Env, notification: Notification, now: number) => Promise<Outcome>
}

const config = z.strictObject({})

const consoleLine: Sender = {
  config,
  async send(_env, { eventId, subscriptionId, body }) {
    log('info', { message: 'A notification.', eventId, subscriptionId, notification: JSON.parse(body) })
    return { result: 'delivered' }
  },
}

export const channels = { webhook, email, slack, console: consoleLine } satisfies Record<string, Sender>

export type Channel = keyof typeof channels

export const channelNames = Object.keys(channels) as [Channel, ...Channel[]]
