import type { Mail, Purpose } from '../../events/mails/tables'

/** Missing if the page must not speak of that email, because it failed, waits or was never asked for. */
export type Emailed = Partial<Record<Purpose, 'sent' | 'on its way'>>

type Found = Pick<Mail, 'purpose' | 'recipient' | 'status' | 'problem'>

/** The newest of each purpose counts. */
export const emailedTo = (address: string | null, mails: Found[]): Emailed =>
  Object.fromEntries(
    mails
      .filter(({ recipient }) => recipient === address)
      .map(({ purpose, status, problem }) => [
        purpose,
        status === 'sent' ? 'sent' : status === 'waiting' && problem === null ? 'on its way' : undefined,
      ]),
  )
