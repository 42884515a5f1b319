import type { Manifest } from '../../features/viewer/schemas'
import type { Action } from '../course'
import type { PorchlightPlayer } from '../player'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The page that embeds the player hears of it first, and may take it over with `preventDefault()`. */
export function act(player: PorchlightPlayer, action: Action) {
  const { id, type, label, config } = action
  if (!player.tell('action', { id, type, label, config })) return
  if (type === 'ask_question') {
    const prompt = text(config.prompt)
    if (prompt) void player.ask(prompt)
    else if (player.panel !== 'questions') player.togglePanel('questions')
    return
  }
  const link = linkOf(player.manifest?.branding, action)
  if (!link) return player.panel === 'questions' ? undefined : player.togglePanel('questions')
  player.pause()
  if (/^https?:/.test(link)) globalThis.open(link, '_blank', 'noopener')
  else globalThis.location.assign(link)
}

type Places = Pick<Manifest['branding'], 'cta' | 'contact'>

/**
 * Booking leads to where the company takes bookings: its own link, else its phone or mail. A contract is signed with a
 * person, and never behind a link that was made for something else.
 */
export function linkOf(places: Places | undefined, { type, config }: Pick<Action, 'type' | 'config'>) {
  const phone = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`
  const mail = (to: string, subject = '') => `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`
  if (type === 'call') return phone(text(config.phone))
  if (type === 'email') return mail(text(config.to), text(config.subject))
  if (type === 'open_url') return /^https?:/.test(text(config.url)) ? text(config.url) : undefined
  const { cta, contact } = places ?? {}
  const call = contact?.phone ? phone(contact.phone) : undefined
  const write = contact?.email ? mail(contact.email, text(config.documentTitle)) : undefined
  if (type === 'sign_contract') return write ?? call
  return cta?.buttonUrl ?? call ?? write
}
