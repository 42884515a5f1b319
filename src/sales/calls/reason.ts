import type { TierName } from '../../core/shared/tiers'
import { day, hour } from '../../core/time'
import type { Stage } from '../../decks/presentations/tables'
import type { Call } from './tables'

/**
 * Why to call, with the points each is worth: a homeowner who decided comes before one who is interested, and one who is
 * interested before one who knows of nothing yet.
 */
const points = {
  chose: 9,
  contract_partly_signed: 5,
  contract_opened: 9,
  asked: 7,
  watched_prices: 6,
  finished: 5,
  contract_unopened: 4,
  unfinished: 3,
  unopened: 2,
  never_sent: 1,
} as const

export type Reason = keyof typeof points
export const reasons = Object.keys(points) as [Reason, ...Reason[]]

/** A homeowner loses a point for each day that passes, up to seven, because a month later they still wait. */
const mostDaysLost = 7

/** Sooner than this, the homeowner may still be about to do it on their own. */
export const unopenedAfter = 2 * day
const patience: { [reason in Reason]?: number } = {
  unfinished: hour,
  contract_unopened: day,
  contract_partly_signed: day,
  unopened: unopenedAfter,
}

/** There is something to do about these even if no one can be called: an answer to write, or an offer to bring. */
const withoutContact: Reason[] = ['chose', 'contract_partly_signed', 'contract_opened', 'contract_unopened', 'asked']

const canBeReached = ({ phone, email }: Pick<CallFacts, 'phone' | 'email'>) => Boolean(email) || /\d/.test(phone ?? '')

/** Everything that can be a reason to call, each with its time. */
export type CallFacts = {
  stage: Stage
  phone: string | null
  email: string | null
  createdAt: number
  linkSentAt: number | null
  views: number
  /** 0 if no one has watched. */
  lastViewedAt: number
  finishedAt: number | null
  /** In how many viewer sessions the prices were watched, and when that was last. */
  timesPricesWatched: number
  pricesWatchedAt: number | null
  askedAt: number | null
  unansweredAt: number | null
  chosenTier: TierName | null
  chosenAt: number | null
  hasVisit: boolean
  contract: {
    status: 'sent' | 'opened'
    sentAt: number
    openedAt: number | null
    /** When the last of those who have signed did so. */
    signedAt: number | null
    /** The names of those who haven’t signed. */
    unsigned: string[]
  } | null
  call: Pick<Call, 'outcome' | 'at' | 'until'> | null
}

export type Due = { reason: Reason; at: number; urgency: number }

/** The most urgent reason to call the homeowner now, if there is any. */
export function reasonToCall(facts: CallFacts, now: number): Due | undefined {
  const { stage, call } = facts
  if (stage === 'signed' || stage === 'lost') return undefined
  if (call?.until && call.until > now) return undefined
  // Whoever was reached has been told everything that had happened by then.
  const toldUntil = call && call.until === null ? call.at : 0
  return happenings(facts)
    .filter(({ reason, at }) => at > toldUntil && now - at >= (patience[reason] ?? 0))
    .filter(({ reason }) => canBeReached(facts) || withoutContact.includes(reason))
    .map((each) => ({ ...each, urgency: urgencyOf(each, now) }))
    .toSorted((one, other) => other.urgency - one.urgency || other.at - one.at)[0]
}

const urgencyOf = ({ reason, at }: { reason: Reason; at: number }, now: number) =>
  points[reason] - Math.min((now - at) / day, mostDaysLost)

function happenings(facts: CallFacts): { reason: Reason; at: number }[] {
  const { lastViewedAt, linkSentAt, chosenTier, contract, unansweredAt, hasVisit } = facts
  const all: { reason: Reason; at: number | null }[] = [
    { reason: 'asked', at: unansweredAt },
    ...(contract ? [ofContract(contract)] : []),
  ]
  if (!hasVisit && !contract) {
    if (chosenTier) all.push({ reason: 'chose', at: facts.chosenAt ?? lastViewedAt })
    if (facts.timesPricesWatched > 1) all.push({ reason: 'watched_prices', at: facts.pricesWatchedAt })
    if (!chosenTier) all.push(isOpened(facts) ?? isUnopened(linkSentAt, facts.createdAt))
  }
  return all.filter((each): each is { reason: Reason; at: number } => each.at !== null)
}

/** Once all homeowners have signed, the contract waits for the company. */
function ofContract({ status, sentAt, openedAt, signedAt, unsigned }: NonNullable<CallFacts['contract']>) {
  if (signedAt !== null) return { reason: 'contract_partly_signed', at: unsigned.length ? signedAt : null } as const
  return status === 'opened'
    ? ({ reason: 'contract_opened', at: openedAt } as const)
    : ({ reason: 'contract_unopened', at: sentAt } as const)
}

function isOpened({ views, lastViewedAt, askedAt, finishedAt }: CallFacts) {
  if (finishedAt !== null) return { reason: 'finished', at: finishedAt } as const
  const at = lastViewedAt || (askedAt ?? 0)
  return views > 0 || at > 0 ? ({ reason: 'unfinished', at } as const) : undefined
}

const isUnopened = (linkSentAt: number | null, createdAt: number) =>
  linkSentAt === null
    ? ({ reason: 'never_sent', at: createdAt } as const)
    : ({ reason: 'unopened', at: linkSentAt } as const)

const tiers = { good: 'Good', better: 'Better', best: 'Best' }
const names = new Intl.ListFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

type Told = {
  contract: Pick<NonNullable<CallFacts['contract']>, 'unsigned'> | null
  chosenTier: TierName | null
  priceCents: number | null
  timesPricesWatched: number
  question: string | null
}

/** The reason in a few words, for programs that show it as it is. */
export function textOf(
  reason: Reason,
  { contract, chosenTier, priceCents, timesPricesWatched, question }: Told,
): string {
  switch (reason) {
    case 'chose': {
      const price = priceCents === null ? '' : `, ${dollars.format(priceCents / 100)}`
      return `Chose ${chosenTier ? tiers[chosenTier] : 'a price option'}${price}`
    }
    case 'contract_partly_signed':
      return `Waiting for ${names.format(contract?.unsigned ?? [])} to sign the contract`
    case 'contract_opened':
      return 'Opened the contract, hasn’t signed'
    case 'asked':
      return question ? `Asked “${question}” and got no answer` : 'Asked a question and got no answer'
    case 'watched_prices':
      return timesPricesWatched === 2 ? 'Watched the prices twice' : `Watched the prices ${timesPricesWatched} times`
    case 'finished':
      return 'Watched all of it'
    case 'contract_unopened':
      return 'Hasn’t opened the contract'
    case 'unfinished':
      return 'Opened the link, didn’t finish'
    case 'unopened':
      return 'Hasn’t opened the link'
    case 'never_sent':
      return 'Link never sent'
  }
}
