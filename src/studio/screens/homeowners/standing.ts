import { html } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as homeowners } from '../../../locales/studio/homeowners/en'
import type { Answer } from '../../api'
import type { Context } from '../../context'

export type Words = typeof homeowners
export type Presentation = Answer<'/api/presentations', 'get'>['presentations'][number]

export const nameOf = ({ homeownerData }: Pick<Presentation, 'homeownerData'>) =>
  [homeownerData.first_name, homeownerData.last_name].filter(Boolean).join(' ')

export const placeOf = ({ address, city, state, zip }: Presentation['homeownerData']) =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const shades = {
  not_sent: '',
  sent: '',
  watching: 'waits',
  chose: 'waits',
  booked: 'good',
  signed: 'good',
  lost: 'bad',
} as const
export type Stage = keyof typeof shades

/** A homeowner who asks, chooses or books has opened the link, even without playing the presentation. */
const hasActed = ({ questions, chosenTier, appointment }: NonNullable<Presentation['activity']>) =>
  questions > 0 || chosenTier !== null || appointment !== null

/** The latest contract, if it was sent and waits for a signature. */
export function waitingContract({ activity }: Presentation) {
  const { status } = activity?.contract ?? {}
  return status === 'sent' || status === 'opened' ? activity?.contract : undefined
}

export function visitToCome({ activity }: Presentation) {
  const { status, startsAt = '' } = activity?.appointment ?? {}
  return status === 'booked' && Date.parse(startsAt) > Date.now() ? activity?.appointment : undefined
}

function someSigned(presentation: Presentation, words: Words) {
  const { signers = 0, signed = 0 } = waitingContract(presentation) ?? {}
  if (!signed || signed === signers) return undefined
  return fill(words.someSigned, { signed: String(signed), all: String(signers) })
}

/** Tells where the latest contract stands. */
export function contractState(presentation: Presentation, words: Words) {
  const { status = '', isUnmailed } = presentation.activity?.contract ?? {}
  const state =
    status === 'sent' && isUnmailed
      ? words.contractUnmailed
      : words.contractStates[status as keyof Words['contractStates']]
  return someSigned(presentation, words) ?? state
}

/** A contract that waits for a signature says more than the stage before it. */
export function badgeOf(presentation: Presentation, words: Words, { format }: Context) {
  const { stage } = presentation
  if (!waitingContract(presentation) || stage === 'signed' || stage === 'lost')
    return html`<span class="state ${shades[stage]}">${words.stages[stage]}</span>`
  const state = contractState(presentation, words)
  const named = state.charAt(0).toLocaleLowerCase(format.locale) + state.slice(1)
  const text = someSigned(presentation, words) ?? fill(words.contractBadge, { state: named })
  return html`<span class="state waits">${text}</span>`
}

function contractFact(presentation: Presentation, words: Words, { locale }: Context['format']) {
  if (presentation.activity?.contract?.status === 'draft') return words.hasDraft
  const { unsigned = [] } = waitingContract(presentation) ?? {}
  if (unsigned.length) return fill(words.waitsFor, { names: new Intl.ListFormat(locale).format(unsigned) })
  return waitingContract(presentation) && words.waitsForYou
}

function visitFact(presentation: Presentation, words: Words, format: Context['format']) {
  const { status, startsAt = '' } = presentation.activity?.appointment ?? {}
  const isLeft = presentation.stage === 'lost' && visitToCome(presentation)
  const visit = fill(isLeft ? words.visitStays : words.visit, { when: format.moment(startsAt) })
  if (status !== 'cancelled') return visit
  return `${visit} (${words.visitStates.cancelled.toLocaleLowerCase(format.locale)})`
}

/** Returns what a company wants to know at a glance. */
export function factsOf(presentation: Presentation, words: Words, { format }: Context) {
  const { activity, stage, createdAt } = presentation
  const unopened = stage === 'sent' && words.unopenedText
  if (!activity) return unopened || ''
  const { views, completion, lastViewedAt, questions, unansweredQuestions, chosenTier, appointment, activityAt } =
    activity
  const facts = [
    contractFact(presentation, words, format),
    views && lastViewedAt
      ? fill(words.watched, { share: format.percent(completion), when: format.ago(lastViewedAt) })
      : !hasActed(activity) && !activity.contract && unopened,
    questions && format.counted(words.asked, questions),
    unansweredQuestions && format.counted(words.unanswered, unansweredQuestions),
    chosenTier && fill(words.chose, { tier: words.tiers[chosenTier] }),
    appointment && visitFact(presentation, words, format),
  ]
    .filter(Boolean)
    .join(' · ')
  const last = activityAt ? fill(words.lastActive, { when: format.ago(activityAt) }) : undefined
  const said = facts || last || fill(words.added, { when: format.ago(createdAt) })
  return said.charAt(0).toLocaleUpperCase(format.locale) + said.slice(1)
}
