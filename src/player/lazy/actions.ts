import type { PorchlightPlayer } from '../player'
import type { Action } from '../scene-sequence'
import { hasPhone, phoneText } from './contact-links'
import { actionUrl } from './links'

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
  if (type === 'call' && !hasPhone() && player.showNumber(action, phoneText(text(config.phone)))) return
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
