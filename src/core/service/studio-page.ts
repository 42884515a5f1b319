import type { Context } from 'hono'
import { storageOrigin } from '../uploads/storage'

/** The same page for every address below `/studio`. Its script reads the address and asks the API for the rest. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Porchlight</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script src="/studio/studio.js" type="module"></script>
</head>
<body>
<porchlight-studio></porchlight-studio>
<noscript>The studio needs JavaScript. Everything in it can be done by the API: <a href="/docs">its reference</a>.</noscript>
</body>
</html>
`

const policyOf = (storage: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' data: ${storage}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const studioPage = (c: Context<{ Bindings: Env }>) =>
  c.html(page, 200, {
    'content-security-policy': policyOf(storageOrigin(c.env, c.req.url)),
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  })
