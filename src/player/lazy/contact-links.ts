import { html, nothing } from 'lit'
import { phoneUrl } from '../../core/shared/phone-url'
import { fill } from '../../locales/fill'
import type { PorchlightPlayer } from '../player'
import { mailUrl } from './links'

type ContactLink = { href: string; text: string; part: string; isCompanyText: boolean }

/** A desktop computer cannot call, so it shows the number. */
export const hasPhone = () => !matchMedia('(hover: hover) and (pointer: fine)').matches

export const phoneText = (number: string) => number.replaceAll(' ', '\u00a0')

export function contactLinksOf(
  { manifest, labels, words: { contact: words } }: PorchlightPlayer,
  isWithoutPages = false,
): ContactLink[] {
  if (!manifest) return []
  const { cta, contact } = manifest.branding
  const { buttonText, buttonUrl } = cta
  if (buttonUrl && !(isWithoutPages && /^https?:/.test(buttonUrl)))
    return [{ href: buttonUrl, text: buttonText || labels.book, part: 'cta', isCompanyText: buttonText !== '' }]
  const { phone, email } = contact
  return [
    ...(phone
      ? [
          {
            href: phoneUrl(phone),
            text: hasPhone() ? words.callUs : fill(`${words.callUs}: {phone}`, { phone: phoneText(phone) }),
          },
        ]
      : []),
    ...(email ? [{ href: mailUrl(email), text: words.writeToUs }] : []),
  ].map((link) => ({ ...link, part: 'contact', isCompanyText: false }))
}

export const contactLink = (player: PorchlightPlayer, contact: ContactLink, className: string) =>
  html`<a
    class=${className}
    part=${contact.part}
    dir="auto"
    href=${contact.href}
    lang=${contact.isCompanyText ? nothing : player.labels.language}
    target=${contact.href.startsWith('http') ? '_blank' : nothing}
    rel="noopener"
    >${contact.text}</a
  >`
