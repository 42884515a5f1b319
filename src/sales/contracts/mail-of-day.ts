import type { NewMail } from '../../events/mails/write-mails'

/** The mail with the link. If it waits, so does the event, because other systems take that for the mail. */
export type Sending = {
  mails: (NewMail & { problem?: string })[]
  evidence: Record<string, unknown>
  isEventNow: boolean
}

export const mailedNow = (email: string | null): Sending =>
  email
    ? { mails: [{ purpose: 'contract.link', audience: 'homeowner', isCounted: true }], evidence: {}, isEventNow: true }
    : { mails: [], evidence: { notMailed: 'there is no e-mail address' }, isEventNow: true }

/** The homeowner got all mails of the day. */
export function mailedLater({ HOMEOWNER_MAILS_PER_DAY }: Env, dueAt: number): Sending {
  const reason = `not mailed: ${countOf(HOMEOWNER_MAILS_PER_DAY)} today`
  const time = new Date(dueAt).toISOString()
  const problem = `The contract was ${reason} went to this address already. Its mail goes at ${time}.`
  return {
    mails: [{ purpose: 'contract.link', audience: 'homeowner', dueAt, problem }],
    evidence: { notMailed: reason.replace('not mailed: ', ''), mailDueAt: time },
    isEventNow: false,
  }
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countOf = (count: number) => `${numbers[count] ?? count} mail${count === 1 ? '' : 's'}`
