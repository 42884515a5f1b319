import { mediaUrl } from '../../core/media-key'
import { defaultPalette } from '../../core/shared/theme'
import type { Letterhead } from '../../providers/mail-layout'
import type { findLook } from './queries'

type Look = Awaited<ReturnType<typeof findLook>>[number]

/** A deck without branding, or none at all, has the usual colours and no logo. */
export function letterheadOf(look: Look, base: string): Letterhead {
  const { organizationName, brandName, palette, contact, logo, logoWidth, logoHeight, address } = look
  return {
    name: brandName || organizationName,
    palette: palette ?? defaultPalette,
    logo: logo ? { url: mediaUrl(base, logo), width: logoWidth, height: logoHeight } : null,
    address: address || null,
    phone: contact?.phone || null,
    email: contact?.email || null,
  }
}

export const replyToCompany = ({ name, email }: Letterhead) => (email ? { name, email } : undefined)
