import { finishedShare } from '../../../core/shared/finished-share'
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

const shades = { unopened: '', opened: 'waits', finished: 'waits', booked: 'good', signed: 'good' } as const

/** A homeowner who asks, chooses or books has opened the link, even without playing the presentation. */
const hasActed = ({ questions, chosenTier, appointment }: NonNullable<Presentation['activity']>) =>
  questions > 0 || chosenTier !== null || appointment !== null

/** Returns how far a homeowner is: the latest milestone. */
export function stageOf({ activity }: Presentation): keyof typeof shades {
  if (activity?.contract && ['signed', 'sealed'].includes(activity.contract.status)) return 'signed'
  if (activity?.appointment && activity.appointment.status !== 'cancelled') return 'booked'
  if (!activity?.views) return activity && hasActed(activity) ? 'opened' : 'unopened'
  return activity.completion >= finishedShare ? 'finished' : 'opened'
}

export const shadeOf = (presentation: Presentation) => shades[stageOf(presentation)]

/** Returns what a company wants to know at a glance. */
export function factsOf({ activity }: Presentation, words: Words, { format }: Context) {
  if (!activity) return words.unopenedText
  const { views, completion, lastViewedAt, questions, unansweredQuestions, chosenTier, appointment } = activity
  return [
    views
      ? fill(words.watched, { share: format.percent(completion) })
      : !hasActed(activity) && !activity.contract && words.unopenedText,
    lastViewedAt && fill(words.last, { when: format.ago(lastViewedAt) }),
    questions && format.counted(words.asked, questions),
    unansweredQuestions && format.counted(words.unanswered, unansweredQuestions),
    chosenTier && fill(words.chose, { tier: words.tiers[chosenTier] }),
    appointment && fill(words.visit, { when: format.moment(appointment.startsAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
