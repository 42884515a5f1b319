import type { Manifest } from '../../features/viewer/schemas'

type Action = Pick<Manifest['actions'][number], 'type' | 'config'>
type Places = Pick<Manifest['branding'], 'cta' | 'contact'>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const phoneLink = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`
export const mailLink = (to: string, subject = '') =>
  `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`

/**
 * Booking leads to where the company takes bookings: its own link, else its phone or mail. A contract is signed with a
 * person, and never behind a link that was made for something else.
 */
export function linkOf(places: Places | undefined, { type, config }: Action) {
  if (type === 'call') return phoneLink(text(config.phone))
  if (type === 'email') return mailLink(text(config.to), text(config.subject))
  if (type === 'open_url') return /^https?:/.test(text(config.url)) ? text(config.url) : undefined
  const { cta, contact } = places ?? {}
  const call = contact?.phone ? phoneLink(contact.phone) : undefined
  const write = contact?.email ? mailLink(contact.email, text(config.documentTitle)) : undefined
  if (type === 'sign_contract') return write ?? call
  return cta?.buttonUrl ?? call ?? write
}
