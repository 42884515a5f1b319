import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { Words } from '../../locales/languages'
import { checkIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import { contractOf, isBooked, isSignedElsewhere, type SignedContract, signedContractOf, visitOf } from './remembered'
import { ownTime, whenIn, zoneIn } from './visit-times'

/** The line that replaces an action that is done. */
export function doneLine(player: PorchlightPlayer, action: Action) {
  if (!isDone(player, action)) return undefined
  return action.type === 'book_appointment' ? visitLine(player) : contractLine(player)
}

export const doneLines = (player: PorchlightPlayer) => [
  isBooked(player) ? visitLine(player) : nothing,
  contractOf(player) || isSignedElsewhere(player) ? contractLine(player) : nothing,
]

export const isDone = (player: PorchlightPlayer, action: Action) =>
  action.type === 'book_appointment'
    ? isBooked(player)
    : action.type === 'sign_contract' && (signedBy(player, action) !== undefined || isSignedElsewhere(player))

export function signedBy(player: PorchlightPlayer, { type, config }: Action) {
  const contract = type === 'sign_contract' ? signedContractOf(player) : undefined
  return !config.templateId || config.templateId === contract?.templateId ? contract : undefined
}

/** Says what is known about the signed contract, and links to it. */
export function noteOf({ done }: Words['player'], { copyUrl, pageUrl, deposit, isOver }: SignedContract) {
  const signed = (text?: string) => (text ? `${done.signed} · ${text}` : done.signed)
  const copy = { link: done.copy, url: copyUrl ?? pageUrl }
  if (isOver) return { text: deposit === 'refunded' ? done.depositRefunded : done.depositReturning, ...copy }
  if (deposit === 'due') return { text: signed(done.depositDue), link: done.openContract, url: pageUrl }
  if (deposit === 'refunded') return { text: signed(done.depositRefunded), ...copy }
  return { text: signed(deposit === 'paid' ? done.depositPaid : undefined), ...copy }
}

function visitLine(player: PorchlightPlayer) {
  const {
    labels: { language },
    words: { done },
  } = player
  const visit = visitOf(player)
  if (!visit) return line(language, done.visitBooked)
  const { timeZone, manageUrl } = visit
  const when = whenIn(language, timeZone, visit)
  const zone = ownTime(language, timeZone, visit) ? ` (${zoneIn(language, timeZone)})` : ''
  return line(language, fill(done.visit, { when: `${when}${zone}` }), manageUrl, done.change)
}

function contractLine(player: PorchlightPlayer) {
  const {
    labels: { language },
    words,
  } = player
  const contract = contractOf(player)
  if (!contract) return line(language, words.done.contractSigned)
  const { text, url, link } = noteOf(words, contract)
  return line(language, text, url, link)
}

const line = (language: string, text: string, url?: string, link?: string) =>
  html`<p class="done-line" lang=${language}>${checkIcon()}<span>${text}</span>${url ? html`<a href=${url} target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">${link}</a>` : nothing}</p>`
