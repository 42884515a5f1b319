import { env } from 'cloudflare:workers'
import { remindJob } from '../../src/sales/reminders/remind'
import { rowsOf } from './appointments'
import { signedIn } from './client'
import { alone } from './databases'
import { newDeck, newPresentation, newSlide } from './factories'
import { newMailbox } from './homeowner-mailbox'
import { takeUpDue } from './running'

type Client = Awaited<ReturnType<typeof signedIn>>

export const rule = (more = {}) => ({
  id: 'first',
  when: 'not_opened',
  after: 48,
  subject: '{{first_name}}, your roof is waiting',
  text: 'Dear {{first_name}},\n\nit takes four minutes.',
  ...more,
})

export const visitRule = (before: number, more = {}) => ({
  id: 'visit',
  when: 'appointment_soon',
  before,
  subject: 'We come soon',
  text: 'Please leave the gate open.',
  ...more,
})

export const newAddress = () => `maria-${crypto.randomUUID()}@example.com`

/** Hawaii has the same time all year: 10 hours behind UTC. */
export const inHawaii = (more = {}) => ({ state: 'HI', email: newAddress(), ...more })

export async function withRules(rules: object[], homeowner: object = inHawaii()) {
  const client = await signedIn('Summit Roofing')
  const put = await client.put('/api/reminders', { rules })
  if (put.status !== 200) throw new Error(put.text)
  const deck = await newDeck(client)
  await newSlide(client, deck.id)
  const { id: presentationId } = await newPresentation(client, deck.id, homeowner)
  return { client, deck, presentationId, ...remindersOf(client, presentationId) }
}

export function remindersOf(client: Client, presentationId: string) {
  const list = async () => (await client.get(`/api/presentations/${presentationId}/reminders`)).body.reminders
  const mails = () =>
    rowsOf<{ id: string; status: string; problem: string | null }>(
      "select * from mails where presentation_id = ? and purpose = 'presentation.reminder' order by sequence",
      presentationId,
    )
  const remind = (now: number) => runReminders(presentationId, now)
  /** Runs the reminders of a time, and returns the emails that left then. */
  const pass = async (now: number, mailbox = newMailbox()) => {
    await remind(now)
    for (const mail of await mails()) if (mail.status === 'waiting') await mailbox.deliver(mail.id, now)
    return mailbox.received
  }
  return { list, mails, remind, pass }
}

/** The emails that it writes wait until a test sends them. */
function runReminders(id: string, now: number) {
  const nothing = { send: async () => undefined, sendBatch: async () => undefined }
  return takeUpDue({ ...alone(id, env), DELIVERIES: nothing, JOBS: nothing } as unknown as Env, [remindJob], now)
}

/** Returns this hour in UTC, some days from now. */
export function dayAt(hour: number, days = 3) {
  const date = new Date(Date.now() + days * 24 * 3_600_000)
  return date.setUTCHours(hour, 0, 0, 0)
}
