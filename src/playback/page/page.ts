import { html, raw } from 'hono/html'
import { pageIcon } from '../../core/http/page-icon'
import { directionOf } from '../../core/shared/language'
import { evenRatio, posterStyle, ratioOf, uprightShare } from '../../core/shared/poster-style'
import { themeOf } from '../../core/shared/theme'
import type { Words } from '../../locales/languages'
import type { Made } from '../manifest/manifest'
import type { ManifestShape } from '../manifest/manifest-schemas'
import { pageMetadataOf, sourcesOf } from './page-metadata'

const playIcon = html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/></svg>`

/** On these screens, the small picture inside the page is sharp and fits the frame. */
const phone = '(max-width: 480px) and (max-aspect-ratio: 3/4)'

/**
 * Follows the player's rule: the picture covers a 16:9 stage (half of it on an upright screen), with at most two device
 * pixels per CSS pixel.
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
 * The player keeps this poster when its script has loaded. The button comes after the text, because text that arrives
 * after it would push it up.
 */
function posterHtml(made: Made, posterData: string) {
  const { manifest } = made
  const { branding, poster, intro, slides, title, language } = manifest
  if (!intro && (slides[0]?.productData || slides[0]?.roof || !slides[0])) return ''
  const { name, logoUrl, avatarUrl, chatName } = branding
  const first = intro?.title ?? slides[0]?.title ?? title
  const { image, imageUrl, imageSources } = pageMetadataOf(made)
  const { page: words, controls } = made.words
  const mark = (part: string, url: string) => html`<img class="poster-${part}" src="${url}" loading="lazy" alt="">`
  return html`<div class="poster" dir="${directionOf(language)}">
${imageUrl ? html`<picture>${posterData ? html`<source media="${phone}" type="image/avif" srcset="data:image/avif;base64,${posterData}">` : ''}${image?.portrait ? html`<source media="${uprightOf(image, image.portrait)}" srcset="${sourcesOf(image.portrait) ?? image.portrait.url}" sizes="${uprightSizes}">` : ''}<img class="poster-picture" ${imageSources ? html`srcset="${imageSources}" sizes="${posterSizes}"` : ''} src="${imageUrl}" fetchpriority="high" decoding="sync" alt=""></picture>` : ''}
<div class="poster-front">
<div class="poster-brand">${logoUrl ? mark('logo', logoUrl) : ''}<span class="company" dir="auto">${name}</span></div>
<div class="poster-words">
<h2 class="title" dir="auto">${poster.greeting ?? first}</h2>
${poster.greeting ? html`<p class="poster-about" dir="auto">${first}</p>` : ''}
<p class="poster-who">${avatarUrl ? mark('face', avatarUrl) : ''}<span>${chatName ? html`<bdi>${chatName}</bdi> · ` : ''}${poster.length}</span></p>
<noscript><p class="poster-without" lang="${controls.language}">${words.needsScript}</p></noscript>
</div>
<button class="big-play" lang="${controls.language}" aria-label="${controls.play}">${playIcon}</button>
</div>
</div>`
}

/** Each line that is streamed in moves the others up, so the text stays hidden until all of it is there. */
const wholeWords = '.poster-words:not(:has(+.big-play)){visibility:hidden}'

function posterSheet(made: Made, posterData: string) {
  const { branding, language } = made.manifest
  const { image } = pageMetadataOf(made)
  const { fonts } = branding
  const theme = themeOf(branding)
  const family = (font: Font | undefined) => (font ? `"${font.family}","${font.family} fallback",` : '')
  return `${[fonts.heading, fonts.body].map(facesOf).join('')}
porchlight-player{direction:${directionOf(language)};--accent:${theme.accent};--body:${family(fonts.body)}system-ui,sans-serif;--glow:${theme.glow};--heading:${family(fonts.heading)}system-ui,sans-serif;--on-accent:${theme['on-accent']};--on-stage:${theme['on-stage']};--own-blend:${theme.blend};--own-chip:${theme.chip};--own-veil:${theme.veil};--stage:${theme.stage}}
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

/** Must match what `src/player/colors-and-fonts.ts` adds. Neither a family name nor a URL can contain quotes here. */
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

export const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

const decoder = new TextDecoder()

type Page = { made: Made; embedOrigins: string[]; posterData: string; origin: string; id: string; nonce: string }

/** The page contains the manifest and the poster, so that the poster is painted before any script has loaded. */
export function presentationPage({ made, embedOrigins, posterData, origin, id, nonce }: Page) {
  const { title, company, description, language, previewUrl, hasPreview, fontUrls, palette } = pageMetadataOf(made)
  const page = `${origin}/p/${id}`
  const oembed = (format: string) => `${origin}/oembed?format=${format}&url=${encodeURIComponent(page)}`
  const preload = (font: string) => html`<link rel="preload" as="font" href="${font}" crossorigin>`
  const named = `${title} · ${company}`
  return html`<!doctype html>
<html lang="${language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${named}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${palette.primary}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${company}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${page}">
${previewUrl ? html`<meta property="og:image" content="${previewUrl}">` : ''}
${hasPreview ? html`<meta property="og:image:type" content="image/png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">` : ''}
<meta name="twitter:card" content="${previewUrl ? 'summary_large_image' : 'summary'}">
${fontUrls.map(preload)}
${pageIcon(made.manifest.branding.logoUrl)}
<link rel="alternate" type="application/json+oembed" href="${oembed('json')}" title="${named}">
<link rel="alternate" type="text/xml+oembed" href="${oembed('xml')}" title="${named}">
<style nonce="${nonce}">
html, body { background: ${palette.primary}; height: 100%; margin: 0; overflow: hidden }
main { height: 100dvh }
porchlight-player { display: block; height: 100%; isolation: isolate; position: relative; width: 100% }
.unseen { clip-path: inset(50%); height: 1px; margin: 0; overflow: hidden; position: absolute; width: 1px }
${raw(posterSheet(made, posterData))}
</style>
<script type="module" src="/embed.js" nonce="${nonce}"></script>
</head>
<body>
<main>
<h1 class="unseen" dir="auto">${named}</h1>
<porchlight-player presentation="${id}" page><template shadowrootmode="open"><slot></slot></template>${posterHtml(made, posterData)}</porchlight-player>
</main>
<noscript><style nonce="${nonce}">.big-play { display: none !important }</style></noscript>
<script type="application/json" id="porchlight-manifest">${raw(decoder.decode(made.body))}</script>
<script type="application/json" id="porchlight-origins">${raw(JSON.stringify(embedOrigins).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`.toString()
}

export const pagePolicy = (nonce: string, embedOrigins: string[]) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...embedOrigins].join(' ')}`,
  ].join('; ')

export function missingPage(nonce: string, { page: words, controls }: Words) {
  return `<!doctype html>
<html lang="${controls.language}" dir="${directionOf(controls.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.missingTitle}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { background: light-dark(#f6f6f7, #17181a); color: light-dark(#222326, #ececee); display: grid;
  font: 17px / 1.6 system-ui, sans-serif; margin: 0; min-height: 100dvh; place-items: center }
main { max-width: 420px; padding: 32px; text-align: center }
h1 { font-size: 28px; line-height: 1.2; margin: 24px 0 8px; text-wrap: balance }
p { margin: 0; text-wrap: balance }
</style>
</head>
<body>
<main>
<h1>${words.missingTitle}</h1>
<p>${words.missingText}</p>
</main>
</body>
</html>
`
}
