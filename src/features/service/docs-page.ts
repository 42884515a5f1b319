import type { Context } from 'hono'

/** Scalar is one of our own assets, and the policy keeps it from calling other servers. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Porchlight API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<div id="reference"></div>
<p class="notice">Loading the reference…</p>
<noscript><p class="notice">The reference needs JavaScript. The plain description is at <a href="/openapi.json">/openapi.json</a>.</p></noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const docsPage = (c: Context) =>
  c.html(page, 200, { 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
