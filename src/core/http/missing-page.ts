/** The page for unknown addresses. It uses the front page's style sheet. */
export const missingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page not found</title>
<link rel="icon" href="/page-icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/front/front.css">
</head>
<body>
<main>
<h1>This page doesn’t exist</h1>
<p class="lead">The address may be mistyped or out of date. If someone sent you a link, open it again from their message, or copy all of it.</p>
<a class="button" href="/">Go to the front page</a>
</main>
</body>
</html>
`

export const missingPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
