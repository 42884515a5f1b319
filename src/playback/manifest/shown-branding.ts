import { looksLikeMediaKey } from '../../core/media-key'
import { ownWords } from '../../decks/branding/defaults'
import type { ShownDeck } from '../../decks/published/deck-content'
import { facesOf, findFamily } from '../../media/fonts/catalogue'
import { logoColorOf } from '../../media/images/average-color'
import type { Manifest } from './manifest-schemas'

export type Url = (key: string | null | undefined) => string | null
type Said = (text: string | null | undefined) => string | null

export function shownBranding(deck: ShownDeck, url: Url, said: Said): Manifest['branding'] {
  const { branding, organizationName, pictures } = deck
  const { palette, cta, fonts, contact, ...shown } = branding
  return {
    name: shown.name || organizationName,
    logoUrl: url(shown.logo),
    logoColor: logoColorOf(pictures.find(({ storageKey }) => storageKey === shown.logo)?.placeholder),
    avatarUrl: url(shown.avatar),
    chatName: shown.chatName,
    chatGreeting: said(shown.chatGreeting),
    palette,
    cta: ownWords(cta),
    contact,
    fonts: {
      ...(fonts.heading && { heading: fontOf(fonts.heading, deck.fonts, url) }),
      ...(fonts.body && { body: fontOf(fonts.body, deck.fonts, url) }),
    },
  }
}

/** An uploaded font gets a unique family name, so that it can't clash with the font of another player on the page. */
function fontOf(font: string, uploaded: ShownDeck['fonts'], url: Url) {
  const isFile = looksLikeMediaKey(font)
  const family = uploaded.find(({ storageKey }) => storageKey === font)?.fontFamily ?? font
  const faces = uploaded
    .filter(({ fontFamily }) => fontFamily === family)
    .map(({ storageKey, fontWeight, fontStyle }) => ({
      url: url(storageKey) ?? '',
      weight: fontWeight ?? '400',
      style: fontStyle ?? ('normal' as const),
      unicodeRange: null,
    }))
  const listed = faces.length ? undefined : findFamily(family)
  return {
    family: isFile ? `porchlight-${font.split('/').at(-2)}` : font,
    url: isFile ? url(font) : null,
    faces: listed
      ? facesOf(listed)
          .map((face) => ({ ...face, url: url(face.path) ?? '' }))
          .map(({ path, ...face }) => face)
      : faces,
    fallback: listed?.fallback ?? null,
  }
}
