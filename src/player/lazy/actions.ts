import { isolate } from '../../core/shared/isolation'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import css from './actions.css'
import { hasPhone, phoneText } from './contact-links'
import { isDone, noteOf, signedBy } from './done-lines'
import { actionUrl } from './links'

export { doneLine, doneLines } from './done-lines'
export { css }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The embedding page gets the event first and may take over with `preventDefault()`. */
export function takeAction(player: PorchlightPlayer, action: Action) {
  const { id, type, label, config } = action
  if (!player.emit('action', { id, type, label, config }, true)) return
  if (type === 'ask_question') {
    const prompt = text(config.prompt)
    if (prompt) void player.ask(prompt)
    else if (player.panels.current !== 'questions') player.panels.toggle('questions')
    return
  }
  if (type === 'book_appointment') {
    void player.chunks.load('booking').then((chunk) => chunk?.open(player))
    return
  }
  if (type === 'call' && !hasPhone() && showNumber(player, action, phoneText(text(config.phone)))) return
  const signed = signedBy(player, action)
  if (signed) return void globalThis.open(noteOf(player.words, signed).url, '_blank', 'noopener,noreferrer')
  if (type === 'sign_contract' && config.templateId) {
    void player.chunks.load('contract').then((chunk) => chunk?.open(player, action))
    return
  }
  const link = actionUrl(player.manifest?.branding, action)
  if (!link) return player.panels.current === 'questions' ? undefined : player.panels.toggle('questions')
  player.pause()
  if (/^https?:/.test(link)) globalThis.open(link, '_blank', 'noopener')
  else globalThis.location.assign(link)
}

const numbers = new WeakMap<PorchlightPlayer, Map<string, string>>()

function showNumber(player: PorchlightPlayer, { id }: Action, number: string) {
  const shown = numbers.get(player) ?? new Map<string, string>()
  numbers.set(player, shown)
  if (!number || shown.has(id)) return false
  shown.set(id, player.isRightToLeft ? isolate(number) : number)
  player.refresh()
  return true
}

export function labelOf(player: PorchlightPlayer, action: Action) {
  const { done } = player.words
  if (isDone(player, action)) {
    const contract = signedBy(player, action)
    if (action.type === 'book_appointment') return done.yourVisit
    return contract ? `${done.signed} · ${noteOf(player.words, contract).link}` : done.signed
  }
  return numbers.get(player)?.get(action.id) ?? action.label
}
