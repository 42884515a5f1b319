import { html, nothing } from 'lit'
import { fill } from '../../words/fill'
import type { Words } from '../../words/languages'
import { checkIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import { contractOf, type SignedContract, signedContractOf, type Visit, visitOf } from './remembered'
import { ownTime, whenIn, zoneIn } from './visit-times'

/** What stands in place of an action that is done. */
export function doneLine(player: PorchlightPlayer, action: Action) {
  const visit = bookedBy(player, action)
  const contract = signedBy(player, action)
  return visit ? visitLine(player, visit) : contract ? contractLine(player, contract) : undefined
}

export function doneLines(player: PorchlightPlayer) {
  const [visit, contract] = [visitOf(player), contractOf(player)]
  return [visit ? visitLine(player, visit) : nothing, contract ? contractLine(player, contract) : nothing]
}

export const bookedBy = (player: PorchlightPlayer, { type }: Action) =>
  type === 'book_appointment' ? visitOf(player) : undefined

export function signedBy(player: PorchlightPlayer, { type, config }: Action) {
  const contract = type === 'sign_contract' ? signedContractOf(player) : undefined
  return !config.templateId || config.templateId === contract?.templateId ? contract : undefined
}

/** What can be said of it, and where to look. */
export function noteOf({ done }: Words['player'], { copyUrl, pageUrl, deposit, isOver }: SignedContract) {
  const signed = (text?: string) => (text ? `${done.signed} · ${text}` : done.signed)
  const copy = { link: done.copy, url: copyUrl ?? pageUrl }
  if (isOver) return { text: deposit === 'refunded' ? done.depositRefunded : done.depositReturning, ...copy }
  if (deposit === 'due') return { text: signed(done.depositDue), link: done.openContract, url: pageUrl }
  if (deposit === 'refunded') return { text: signed(done.depositRefunded), ...copy }
  return { text: signed(deposit === 'paid' ? done.depositPaid : undefined), ...copy }
}

function visitLine({ labels: { language }, words: { done } }: PorchlightPlayer, visit: Visit) {
  const { timeZone, manageUrl } = visit
  const when = whenIn(language, timeZone, visit)
  const zone = ownTime(language, timeZone, visit) ? ` (${zoneIn(language, timeZone)})` : ''
  return line(language, fill(done.visit, { when: `${when}${zone}` }), manageUrl, done.change)
}

function contractLine({ labels: { language }, words }: PorchlightPlayer, contract: SignedContract) {
  const { text, url, link } = noteOf(words, contract)
  return line(language, text, url, link)
}

const line = (language: string, text: string, url: string, link: string) =>
  html`<p class="done-line" lang=${language}>${checkIcon()}<span>${text}</span><a href=${url} target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">${link}</a></p>`
