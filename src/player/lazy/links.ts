import { phoneUrl } from '../../core/shared/phone-url'
import type { Manifest } from '../../playback/manifest/manifest-schemas'

type Action = Pick<Manifest['actions'][number], 'type' | 'config'>
type Contacts = Pick<Manifest['branding'], 'cta' | 'contact'>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const mailUrl = (to: string, subject = '') =>
  `mailto:${to}${subject && `?subject=${encodeURIComponent(subject)}`}`

/** A contract never opens the company's button, because that may lead anywhere and signing needs a person. */
export function actionUrl(contacts: Contacts | undefined, { type, config }: Action) {
  if (type === 'call') return phoneUrl(text(config.phone))
  if (type === 'email') return mailUrl(text(config.to), text(config.subject))
  if (type === 'open_url') return /^https?:/.test(text(config.url)) ? text(config.url) : undefined
  const { cta, contact } = contacts ?? {}
  const call = contact?.phone ? phoneUrl(contact.phone) : undefined
  const write = contact?.email ? mailUrl(contact.email, text(config.documentTitle)) : undefined
  if (type === 'sign_contract') return write ?? call
  return cta?.buttonUrl ?? call ?? write
}
