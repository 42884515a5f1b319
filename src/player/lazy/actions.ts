import type { PorchlightPlayer } from '../player'
import type { Action } from '../talk'

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
  const link = linkOf(player, action)
  if (!link) return player.panel === 'questions' ? undefined : player.togglePanel('questions')
  player.pause()
  if (/^https?:/.test(link)) globalThis.open(link, '_blank', 'noopener')
  else globalThis.location.assign(link)
}

/** Booking and signing lead to where the company takes such requests: its own link, else its phone, else its mail. */
function linkOf({ manifest }: PorchlightPlayer, { type, config }: Action) {
  const { cta, contact } = manifest?.branding ?? {}
  const phone = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`
  const mail = (to: string, subject = '') => `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`
  if (type === 'call') return phone(text(config.phone))
  if (type === 'email') return mail(text(config.to), text(config.subject))
  if (type === 'open_url') return /^https?:/.test(text(config.url)) ? text(config.url) : undefined
  if (cta?.buttonUrl) return cta.buttonUrl
  if (contact?.phone) return phone(contact.phone)
  return contact?.email ? mail(contact.email, text(config.documentTitle)) : undefined
}
