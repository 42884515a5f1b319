import type { PorchlightPlayer } from '../player'
import type { Kit } from './chunks'
import { mailLink, phoneLink } from './links'

type Way = { href: string; text: string; part: string; isTheirs: boolean }

/** How the company can be reached: the button it made for that, else its phone and its mail. */
export function waysOf({ manifest, labels }: PorchlightPlayer): Way[] {
  if (!manifest) return []
  const { cta, contact } = manifest.branding
  const { buttonText, buttonUrl } = cta
  if (buttonUrl) return [{ href: buttonUrl, text: buttonText || labels.book, part: 'cta', isTheirs: buttonText !== '' }]
  const { phone, email } = contact
  return [
    ...(phone ? [{ href: phoneLink(phone), text: labels.callUs }] : []),
    ...(email ? [{ href: mailLink(email), text: labels.writeToUs }] : []),
  ].map((way) => ({ ...way, part: 'contact', isTheirs: false }))
}

export const link = ({ html, nothing }: Kit, player: PorchlightPlayer, way: Way, look: string) =>
  html`<a
    class=${look}
    part=${way.part}
    href=${way.href}
    lang=${way.isTheirs ? nothing : player.labels.language}
    target=${way.href.startsWith('http') ? '_blank' : nothing}
    rel="noopener"
    >${way.text}</a
  >`
