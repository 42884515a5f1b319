import type { NewMail } from '../../events/mails/write-mails'
import { addressesOf, inTurn } from './signers'
import type { Signer } from './tables'

/** The mail with the link. If it waits, so does the event, because other systems take that for the mail. */
export type Sending = {
  mails: (NewMail & { problem?: string })[]
  evidence: Record<string, unknown>
  isEventNow: boolean
}

type Sent = { signers: Signer[]; facts: { inAnyOrder?: boolean } }

/** Who may sign at once. */
export const firstInTurn = ({ signers, facts: { inAnyOrder = false } }: Sent) => inTurn({ inAnyOrder, signers })

/** Their addresses. The first counts with the request, the others when they are mailed. */
export const firstAsked = (sent: Sent) => addressesOf(firstInTurn(sent))

const linkMail = (recipient: string): NewMail => ({ purpose: 'contract.link', audience: 'homeowner', recipient })

export const mailedNow = ([first, ...others]: string[]): Sending =>
  first
    ? { mails: [{ ...linkMail(first), isCounted: true }, ...others.map(linkMail)], evidence: {}, isEventNow: true }
    : { mails: [], evidence: { notMailed: 'there is no e-mail address' }, isEventNow: true }

/** The homeowner got all mails of the day. */
export function mailedLater(
  { HOMEOWNER_MAILS_PER_DAY }: Env,
  [first = '', ...others]: string[],
  dueAt: number,
): Sending {
  const reason = `not mailed: ${countOf(HOMEOWNER_MAILS_PER_DAY)} today`
  const time = new Date(dueAt).toISOString()
  const problem = `The contract was ${reason} went to this address already. Its mail goes at ${time}.`
  return {
    mails: [{ ...linkMail(first), dueAt, problem }, ...others.map(linkMail)],
    evidence: { notMailed: reason.replace('not mailed: ', ''), mailDueAt: time },
    isEventNow: false,
  }
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countOf = (count: number) => `${numbers[count] ?? count} mail${count === 1 ? '' : 's'}`
