import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import type { Presentation, Words } from './standing'

/** Says what the company can do for this homeowner next, or what it waits for. */
export function nextStep(presentation: Presentation, words: Words, studio: Context) {
  const { id, activity, deckId, stage } = presentation
  if (stage === 'lost') return nothing
  const waiting = activity?.unansweredQuestions ?? 0
  return html`<div class="next-step">
    ${mainStep(presentation, words, studio)}
    ${waiting ? leadsTo(studio, studio.format.counted(words.nextStep.answer, waiting), '/questions', `?deck=${deckId}&status=unanswered&homeowner=${id}`) : nothing}
  </div>`
}

const leadsTo = ({ hasScreen }: Context, text: string, path: string, search = '') =>
  hasScreen(path) ? html`<a href=${addressOf(`${path}${search}`)}>${text}</a>` : html`<span>${text}</span>`

function mainStep({ activity, stage, homeownerData }: Presentation, words: Words, studio: Context) {
  const told = words.nextStep
  const { contract, appointment, chosenTier, views = 0 } = activity ?? {}
  if (contract?.status === 'draft' || contract?.status === 'sent' || contract?.status === 'opened')
    return leadsTo(
      studio,
      ofContract(contract.status, contract, words, !homeownerData.email),
      `/contracts/${contract.id}`,
    )
  if (appointment?.status === 'booked' && Date.parse(appointment.startsAt) > Date.now()) {
    const when = studio.format.moment(appointment.startsAt)
    return leadsTo(studio, fill(told.visit, { when }), '/calendar', `?visit=${appointment.id}`)
  }
  const say = (text: string) => html`<span>${text}</span>`
  if (stage === 'signed') return say(told.signed)
  if (chosenTier) return say(fill(told.chose, { tier: words.tiers[chosenTier] }))
  if (views) return say(told.watched)
  if (stage === 'sent') return say(told.unopened)
  return say(homeownerData.email ? told.sendLink : told.copyLink)
}

type Signing = Pick<NonNullable<NonNullable<Presentation['activity']>['contract']>, 'signers' | 'signed'>

function ofContract(
  status: 'draft' | 'sent' | 'opened',
  { signers, signed }: Signing,
  { nextStep }: Words,
  isUnmailed: boolean,
) {
  if (signed === signers) return nextStep.countersign
  if (signed) return fill(nextStep.someSigned, { signed: String(signed), all: String(signers) })
  return status === 'sent' && isUnmailed ? nextStep.shareContract : nextStep.contract[status]
}
