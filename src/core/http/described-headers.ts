const text = { type: 'string' as const }
const count = { type: 'integer' as const }

/** Response headers that the API description lists. */
const headers = {
  'X-Request-Id': {
    description: 'The ID of this call in our log. Please quote it when you report a problem.',
    schema: text,
  },
  'Server-Timing': {
    description: 'How often the call read D1 and KV, how long D1 took, and how many tokens a language model used.',
    schema: text,
  },
  'Cache-Control': { description: 'Who may cache the answer, and for how long.', schema: text },
  'Set-Cookie': {
    description: '`session` when you sign in or out; `bookmark` after a write, so that your next reads see it.',
    schema: text,
  },
  Vary: { description: 'Which request headers the answer depends on.', schema: text },
  'Access-Control-Allow-Origin': { description: 'Tells browsers which pages may read the answer.', schema: text },
  'Access-Control-Allow-Credentials': {
    description: 'Tells browsers that the page may send the cookie.',
    schema: text,
  },
  'Access-Control-Expose-Headers': { description: 'Tells browsers which headers the page may read.', schema: text },
  'Content-Security-Policy': {
    description: 'Tells browsers what the answer may load and who may frame it.',
    schema: text,
  },
  'Cross-Origin-Opener-Policy': {
    description: 'Tells browsers to keep it apart from the pages that open it.',
    schema: text,
  },
  'Referrer-Policy': { description: 'Tells browsers what to reveal to pages opened from it.', schema: text },
  'Strict-Transport-Security': { description: 'Tells browsers to come back over HTTPS only.', schema: text },
  'X-Content-Type-Options': { description: 'Tells browsers to trust the stated content type.', schema: text },
  'X-Frame-Options': { description: 'Tells browsers not to show it in a frame.', schema: text },
  ETag: {
    description:
      'The version. Where 304 is listed, send it as `If-None-Match` to learn whether anything changed. Where 412 is listed, send it as `If-Match` to change only what you read.',
    schema: text,
  },
  'Retry-After': { description: 'How many seconds to wait before you try again.', schema: count, example: 60 },
  'Next-Cursor': { description: 'Pass it as `cursor` to get the next page; absent on the last page.', schema: text },
  'Content-Disposition': { description: 'Whether to show or save the file, and under which name.', schema: text },
  'Content-Range': { description: 'Which bytes these are, and how many there are in all.', schema: text },
  'Accept-Ranges': { description: 'You may ask for a `Range` of bytes.', schema: text },
  'Cross-Origin-Resource-Policy': { description: 'Tells browsers that any page may show it.', schema: text },
  'X-Robots-Tag': { description: 'Tells search engines to leave it out.', schema: text },
  'WWW-Authenticate': {
    description: 'For calls without a valid API key: `Bearer`, the scheme to send one with.',
    schema: text,
  },
  Location: { description: 'Where to find it.', schema: text },
  Allow: { description: 'The methods that the path accepts.', schema: text },
  Upgrade: { description: 'The protocol that the path accepts.', schema: text, example: 'websocket' },
  RateLimit: {
    description: 'For API keys: about `r` calls are left, and the full number again in `t` seconds.',
    schema: text,
    example: '"key";r=1187;t=42',
  },
  'RateLimit-Policy': {
    description: 'For API keys: `q` calls are allowed in `w` seconds.',
    schema: text,
    example: '"key";q=1200;w=60',
  },
  'Idempotency-Replayed': {
    description: 'Present if this is the stored answer to an earlier call with the same Idempotency-Key.',
    schema: { ...text, enum: ['true'] },
  },
}

export type HeaderName = keyof typeof headers

const everywhere = Object.keys(headers).slice(0, 14) as HeaderName[]

const componentName = (header: HeaderName) => header.replaceAll('-', '')

export const headerComponents = Object.fromEntries(
  Object.entries(headers).map(([name, header]) => [componentName(name as HeaderName), header]),
)

export const describedHeaders = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${componentName(name)}` }]))

export const headersOfAll = describedHeaders(...everywhere)
