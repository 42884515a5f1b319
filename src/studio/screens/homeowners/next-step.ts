import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { addressOf } from '../../router'
import { type Presentation, visitToCome, type Words, waitingContract } from './standing'

/** Says what the company can do for this homeowner next, or what it waits for. */
export function nextStep(presentation: Presentation, words: Words, studio: Context) {
  const { id, activity, deckId, stage } = presentation
  if (stage === 'lost') return stillStanding(presentation, words, studio)
  const waiting = activity?.unansweredQuestions ?? 0
  return html`<div class="next-step">
    ${mainStep(presentation, words, studio)}
    ${waiting ? leadsTo(studio, studio.format.counted(words.nextStep.answer, waiting), '/questions', `?deck=${deckId}&status=unanswered&homeowner=${id}`) : nothing}
  </div>`
}

/** The button that stands out. An open contract has one of its own, and a visit to come needs none. */
export function mainButton(presentation: Presentation): 'send' | 'contract' | 'book' | undefined {
  const { activity, stage, homeownerData } = presentation
  if (stage === 'lost' || activity?.contract?.status === 'draft' || waitingContract(presentation)) return undefined
  if (stage === 'signed') return visitToCome(presentation) ? undefined : 'book'
  if (activity?.chosenTier || stage === 'booked') return 'contract'
  return homeownerData.email ? 'send' : undefined
}

/** Without an email, only the company can give them the link. */
export const isLinkToShare = ({ stage, activity, homeownerData }: Presentation) =>
  stage === 'not_sent' && !activity?.contract && !homeownerData.email

const leadsTo = ({ hasScreen }: Context, text: string, path: string, search = '') =>
  hasScreen(path) ? html`<a href=${addressOf(`${path}${search}`)}>${text}</a>` : html`<span>${text}</span>`

function mainStep(presentation: Presentation, words: Words, studio: Context) {
  const { activity, stage, homeownerData } = presentation
  const told = words.nextStep
  const { contract, chosenTier, views, questions } = activity ?? {}
  if (contract?.status === 'draft') return leadsTo(studio, told.contract.draft, `/contracts/${contract.id}`)
  const waiting = waitingContract(presentation)
  if (waiting) return leadsTo(studio, ofContract(waiting, words, studio), `/contracts/${waiting.id}`)
  const visit = visitToCome(presentation)
  if (visit) {
    const when = studio.format.moment(visit.startsAt)
    return leadsTo(studio, fill(told.visit, { when }), '/calendar', `?visit=${visit.id}`)
  }
  const say = (text: string) => html`<span>${text}</span>`
  if (stage === 'signed') return say(told.signed)
  if (chosenTier) return say(fill(told.chose, { tier: words.tiers[chosenTier] }))
  if (views || questions) return say(activity?.completion ? told.watched : told.opened)
  if (stage === 'sent') return say(told.unopened)
  return say(homeownerData.email ? told.sendLink : told.copyLink)
}

/** Marking someone as lost ended none of these. */
function stillStanding(presentation: Presentation, words: Words, studio: Context) {
  const [visit, contract] = [visitToCome(presentation), waitingContract(presentation)]
  if (!visit && !contract) return nothing
  return html`<div class="next-step">
    ${visit ? leadsTo(studio, studio.format.counted(words.lostVisits, 1), '/calendar', `?visit=${visit.id}`) : nothing}
    ${contract ? leadsTo(studio, studio.format.counted(words.lostContracts, 1), `/contracts/${contract.id}`) : nothing}
  </div>`
}

type Waiting = NonNullable<ReturnType<typeof waitingContract>>

function ofContract(
  { status, signers, signed, unsigned, isUnmailed }: Waiting,
  { nextStep: told }: Words,
  { format }: Context,
) {
  if (signed === signers) return told.countersign
  if (isUnmailed && status === 'sent' && !signed) return told.shareContract
  if (signers > 1) return fill(told.waitsFor, { names: new Intl.ListFormat(format.locale).format(unsigned) })
  return told.contract[status === 'opened' ? 'opened' : 'sent']
}
