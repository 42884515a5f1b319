import type { Mail, Purpose } from '../../events/mails/tables'

/**
 * A purpose is missing if the page must not mention its email, because the email failed, is waiting, or was never asked
 * for.
 */
export type Emailed = Partial<Record<Purpose, 'sent' | 'on its way'>>

type Found = Pick<Mail, 'purpose' | 'recipient' | 'status' | 'problem'>

/** The newest email of each purpose counts. */
export const emailedTo = (address: string | null, mails: Found[]): Emailed =>
  Object.fromEntries(
    mails
      .filter(({ recipient }) => recipient === address)
      .map(({ purpose, status, problem }) => [
        purpose,
        status === 'sent' ? 'sent' : status === 'waiting' && problem === null ? 'on its way' : undefined,
      ]),
  )
