import type { NewMail } from '../../events/mails/write-mails'
import { addressesOf, inTurn } from './signers'
import type { Signer } from './tables'

/**
 * The email with the link. If it has to wait, so does the event, because other systems take the event to mean that the
 * email went out.
 */
export type Sending = {
  mails: (NewMail & { problem?: string })[]
  evidence: Record<string, unknown>
  isEventNow: boolean
}

type Sent = { signers: Signer[]; facts: { inAnyOrder?: boolean } }

/** The signers who may sign right away. */
export const firstInTurn = ({ signers, facts: { inAnyOrder = false } }: Sent) => inTurn({ inAnyOrder, signers })

/** Their addresses. The first is counted with the request, the others when they are emailed. */
export const firstAsked = (sent: Sent) => addressesOf(firstInTurn(sent))

const linkMail = (recipient: string): NewMail => ({ purpose: 'contract.link', audience: 'homeowner', recipient })

export const mailedNow = ([first, ...others]: string[]): Sending =>
  first
    ? { mails: [{ ...linkMail(first), isCounted: true }, ...others.map(linkMail)], evidence: {}, isEventNow: true }
    : { mails: [], evidence: { notMailed: 'there is no email address' }, isEventNow: true }

/** Used if the company shares the link itself. */
export const sharedByCompany: Sending = {
  mails: [],
  evidence: { notMailed: 'the company asked for the link only' },
  isEventNow: true,
}

/** Used if the company has reached today's limit for this homeowner. */
export function mailedLater(
  { HOMEOWNER_MAILS_PER_DAY }: Env,
  [first = '', ...others]: string[],
  dueAt: number,
): Sending {
  const reason = `the company had sent this address ${countOf(HOMEOWNER_MAILS_PER_DAY)} that day`
  const time = new Date(dueAt).toISOString()
  const problem = `You sent this homeowner ${countOf(HOMEOWNER_MAILS_PER_DAY)} today. The email with this contract goes out at ${time}.`
  return {
    mails: [{ ...linkMail(first), dueAt, problem }, ...others.map(linkMail)],
    evidence: { notMailed: reason, mailDueAt: time },
    isEventNow: false,
  }
}

export const isMailedNow = (mails: NewMail[], now: number) => mails.some(({ dueAt = now }) => dueAt <= now)

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countOf = (count: number) => `${numbers[count] ?? count} email${count === 1 ? '' : 's'}`
