import { html } from 'hono/html'
import { evenRatio, ratioOf } from '../../shared/picture-shape'
import { posterStyle, uprightShare } from '../../shared/poster-style'
import { themeOf } from '../../shared/theme'
import type { Made } from './manifest'
import type { ManifestShape } from './manifest-schemas'
import { pageMetadataOf, sourcesOf } from './page-metadata'
import { pageWords } from './poster'

const playIcon = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/></svg>`

/** On these screens the small picture inside the page is sharp and fits the frame. */
const phone = '(max-width: 480px) and (max-aspect-ratio: 3/4)'

/**
 * The player's rule: the picture covers a stage of 16 : 9 (half of it on an upright screen), with at most two dots a
 * pixel.
 */
const posterSizes = [
  '(min-resolution: 2.5dppx) and (orientation: portrait) max(67vw, 60vh)',
  '(orientation: portrait) max(100vw, 89vh)',
  'max(100vw, 178vh)',
].join(', ')

const uprightSizes = '(min-resolution: 2.5dppx) max(67vw, 34vh), max(100vw, 50vh)'

/** The player's rule for choosing the upright picture. */
const uprightOf = (wide: ManifestShape, upright: ManifestShape) =>
  `(max-aspect-ratio: ${uprightShare * evenRatio(wide, upright)})`

/**
 * The player keeps this poster when its script has loaded. The button comes after the words, because words that arrive
 * after it would push it up.
 */
export function posterHtml(made: Made, posterData: string) {
  const { manifest } = made
  const { branding, poster, intro, slides, title, language } = manifest
  if (!intro && (slides[0]?.productData || slides[0]?.roof || !slides[0])) return ''
  const { name, logoUrl, avatarUrl, chatName } = branding
  const first = intro?.title ?? slides[0]?.title ?? title
  const { image, imageUrl, imageSources } = pageMetadataOf(made)
  const { tag, words } = pageWords(language)
  const mark = (part: string, url: string) => html`<img class="poster-${part}" src="${url}" loading="lazy" alt="">`
  return html`<div class="poster" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
${imageUrl ? html`<picture>${posterData ? html`<source media="${phone}" type="image/avif" srcset="data:image/avif;base64,${posterData}">` : ''}${image?.portrait ? html`<source media="${uprightOf(image, image.portrait)}" srcset="${sourcesOf(image.portrait) ?? image.portrait.url}" sizes="${uprightSizes}">` : ''}<img class="poster-picture" ${imageSources ? html`srcset="${imageSources}" sizes="${posterSizes}"` : ''} src="${imageUrl}" fetchpriority="high" decoding="sync" alt=""></picture>` : ''}
<div class="poster-front">
<div class="poster-brand">${logoUrl ? mark('logo', logoUrl) : ''}<span class="company">${name}</span></div>
<div class="poster-words">
<h2 class="title" dir="auto">${poster.greeting ?? first}</h2>
${poster.greeting ? html`<p class="poster-about" dir="auto">${first}</p>` : ''}
<p class="poster-who">${avatarUrl ? mark('face', avatarUrl) : ''}<span>${[chatName, poster.length].filter(Boolean).join('\u00a0· ')}</span></p>
<noscript><p class="poster-without" lang="${tag}">${words.needsScript}</p></noscript>
</div>
<button class="big-play" lang="${tag}" aria-label="${words.play}">${playIcon}</button>
</div>
</div>`
}

const isRightToLeft = (language: string | null) => /^(?:ar|he|iw|fa|ur|ps|yi|dv|ckb|sd|ug)\b/i.test(language ?? '')

/** Each line that is streamed moves the others up, so the words stay hidden until all are there. */
const wholeWords = '.poster-words:not(:has(+.big-play)){visibility:hidden}'

export function posterSheet(made: Made, posterData: string) {
  const { branding, language } = made.manifest
  const { image } = pageMetadataOf(made)
  const { fonts, palette } = branding
  const theme = themeOf(palette)
  const family = (font: Font | undefined) => (font ? `"${font.family}","${font.family} fallback",` : '')
  return `${[fonts.heading, fonts.body].map(facesOf).join('')}
porchlight-player{direction:${isRightToLeft(language) ? 'rtl' : 'ltr'};--accent:${theme.accent};--body:${family(fonts.body)}system-ui,sans-serif;--glow:${theme.glow};--heading:${family(fonts.heading)}system-ui,sans-serif;--on-accent:${theme['on-accent']};--on-stage:${theme['on-stage']};--own-blend:${theme.blend};--own-veil:${theme.veil};--stage:${theme.stage}}
.poster *{box-sizing:border-box}
${image ? focusOf(image) : ''}${image?.portrait ? `@media ${uprightOf(image, image.portrait)}{${focusOf(image.portrait)}}` : ''}
${posterStyle}${wholeWords}${posterData && image ? `@media ${phone}{.poster .poster-picture{object-position:${positionOf(image.portrait ?? image)}}}` : ''}`
}

const focusOf = (shape: ManifestShape) =>
  shape.width && shape.height
    ? `.poster{--ratio:${ratioOf(shape)};--x:${shape.focalPoint.x};--y:${shape.focalPoint.y}}`
    : ''

const positionOf = ({ focalPoint: { x, y } }: ManifestShape) => `${100 * x}% ${100 * y}%`

type Font = NonNullable<Made['manifest']['branding']['fonts']['heading']>

/** Must match what `src/player/fonts.ts` adds. A family name has no quotes, and an address has none either. */
function facesOf(font: Font | undefined) {
  if (!font) return ''
  const { family, faces, fallback } = font
  const standIn = fallback
    ? `@font-face{font-family:"${family} fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`
    : ''
  const loaded = faces.map(
    ({ url, weight, style, unicodeRange }) =>
      `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weight};font-style:${style};font-display:swap${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
  )
  return standIn + loaded.join('')
}
