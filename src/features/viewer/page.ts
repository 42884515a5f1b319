import type { Copy } from './copies'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const decoder = new TextDecoder()

/** The manifest is in it, and so is a poster, which is painted before any script has come. */
export function presentationPage({ cover, body }: Copy, origin: string, id: string, nonce: string) {
  const { title, company, description, imageUrl, previewUrl, fontUrls = [], palette } = cover
  const page = `${origin}/p/${id}`
  const oembed = (format: string) => `${origin}/oembed?format=${format}&url=${encodeURIComponent(page)}`
  const image = imageUrl ? escapeHtml(imageUrl) : ''
  const preview = previewUrl ? escapeHtml(previewUrl) : ''
  const preload = (font: string) => `<link rel="preload" as="font" href="${escapeHtml(font)}" crossorigin>`
  const named = escapeHtml(`${title} · ${company}`)
  return `<!doctype html>
<html lang="${escapeHtml(cover.language ?? 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${named}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${palette.primary}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:site_name" content="${escapeHtml(company)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(page)}">
${preview && `<meta property="og:image" content="${preview}">`}
<meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}">
${fontUrls.map(preload).join('\n')}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed('json'))}" title="${named}">
<link rel="alternate" type="text/xml+oembed" href="${escapeHtml(oembed('xml'))}" title="${named}">
<style nonce="${nonce}">
html, body { background: ${palette.primary}; height: 100%; margin: 0; overflow: hidden }
porchlight-player { display: block; height: 100dvh; width: 100% }
.poster { background: #0009; color: #fff; font: 700 clamp(24px, 4vw, 56px) / 1.15 system-ui, sans-serif;
  inset: auto 0 0; margin: 0; padding: 6vw; position: absolute; text-wrap: balance }
.poster-image { height: 100%; inset: 0; object-fit: cover; position: absolute; width: 100% }
</style>
<script type="module" src="/embed.js" nonce="${nonce}"></script>
</head>
<body>
<porchlight-player presentation="${id}" page>${image && `<img class="poster-image" src="${image}" alt="">`}<h1 class="poster" dir="auto">${escapeHtml(title)}</h1></porchlight-player>
<noscript><p class="poster">This presentation needs JavaScript to play.</p></noscript>
<script type="application/json" id="porchlight-manifest">${decoder.decode(body)}</script>
<script type="application/json" id="porchlight-origins">${JSON.stringify(cover.embedOrigins).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
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

/** For a person who followed a link that no longer leads anywhere. */
export const missingPage = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This presentation is not here</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { background: light-dark(#faf6f1, #1c140e); color: light-dark(#2b1a10, #f6ece2); display: grid;
  font: 17px / 1.6 system-ui, sans-serif; margin: 0; min-height: 100dvh; place-items: center }
main { max-width: 420px; padding: 32px; text-align: center }
h1 { font-size: 28px; line-height: 1.2; margin: 24px 0 8px; text-wrap: balance }
p { margin: 0; text-wrap: balance }
</style>
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="56" height="56">
<h1>This presentation is not here</h1>
<p>The link may be incomplete, or the presentation was taken down. Whoever sent it to you can send a new one.</p>
</main>
</body>
</html>
`
