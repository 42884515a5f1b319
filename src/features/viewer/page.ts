import { html, raw } from 'hono/html'
import type { Made } from './manifest'
import { pageMetadataOf } from './page-metadata'
import { posterHtml, posterSheet } from './poster-page'

export const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

const decoder = new TextDecoder()

type Page = { made: Made; embedOrigins: string[]; posterData: string; origin: string; id: string; nonce: string }

/** The page holds manifest and poster, so that the poster is painted before any script has loaded. */
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
<link rel="icon" href="/icon.svg" type="image/svg+xml">
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

export const missingPage = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This presentation is not here</title>
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
<h1>This presentation is not here</h1>
<p>The link may be incomplete, or the presentation was taken down. Whoever sent it to you can send a new one.</p>
</main>
</body>
</html>
`
