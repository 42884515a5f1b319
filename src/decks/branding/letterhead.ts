import { mediaUrl } from '../../core/media-key'
import { behindLogo, defaultPalette } from '../../core/shared/theme'
import { logoColorOf } from '../../media/images/average-color'
import type { Letterhead } from '../../providers/mail-layout'
import type { findLook } from './queries'

type Look = Awaited<ReturnType<typeof findLook>>[number]

/** Without a deck or its branding, the default colors are used and there is no logo. */
export function letterheadOf(look: Look, base: string): Letterhead {
  const { organizationName, brandName, palette, contact, address } = look
  return {
    name: brandName || organizationName,
    palette: palette ?? defaultPalette,
    logo: logoOf(look, base),
    address: address || null,
    phone: contact?.phone || null,
    email: contact?.email || null,
  }
}

export function logoOf({ logo, logoWidth, logoHeight, logoPlaceholder }: Look, base: string): Letterhead['logo'] {
  if (!logo) return null
  const background = behindLogo(logoColorOf(logoPlaceholder))
  return { url: mediaUrl(base, logo), width: logoWidth, height: logoHeight, background }
}

export const replyToCompany = ({ name, email }: Letterhead) => (email ? { name, email } : undefined)
