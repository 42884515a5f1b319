const text = { type: 'string' as const }
const count = { type: 'integer' as const }

/** Response headers that the API description lists. */
const headers = {
  'X-Request-Id': { description: 'Names this call in our log, and in the message of a 500.', schema: text },
  'Server-Timing': {
    description:
      'How often the call asked D1 and KV, how long D1 took, and how many tokens a language model read and wrote.',
    schema: text,
  },
  'Cache-Control': { description: 'Who may keep the answer, and for how long.', schema: text },
  'Set-Cookie': {
    description: '`session` where one is opened or ended; `bookmark` after a write, so that reads see it.',
    schema: text,
  },
  Vary: { description: 'Which headers of the call the answer depends on.', schema: text },
  'Access-Control-Allow-Origin': { description: 'To a browser: which pages may read the answer.', schema: text },
  'Access-Control-Allow-Credentials': { description: 'To a browser: the page may send the cookie.', schema: text },
  'Access-Control-Expose-Headers': { description: 'To a browser: which headers the page may read.', schema: text },
  'Content-Security-Policy': {
    description: 'To a browser: what the answer may load and who may frame it.',
    schema: text,
  },
  'Cross-Origin-Opener-Policy': { description: 'To a browser: pages that open it get no hold of it.', schema: text },
  'Referrer-Policy': { description: 'To a browser: what to tell pages that are opened from it.', schema: text },
  'Strict-Transport-Security': { description: 'To a browser: come back over https only.', schema: text },
  'X-Content-Type-Options': { description: 'To a browser: the type is as it is said to be.', schema: text },
  'X-Frame-Options': { description: 'To a browser: it may not be framed.', schema: text },
  ETag: {
    description: 'Names this state of it: send it as `If-None-Match` to be told that nothing changed.',
    schema: text,
  },
  'Retry-After': { description: 'Seconds to wait.', schema: count, example: 60 },
  'Next-Cursor': { description: 'Where the next page begins; absent on the last one.', schema: text },
  'Content-Disposition': { description: 'Whether to show or to save it, and under which name.', schema: text },
  'Content-Range': { description: 'Which bytes these are, and of how many.', schema: text },
  'Accept-Ranges': { description: 'A `Range` of bytes may be asked for.', schema: text },
  'Cross-Origin-Resource-Policy': { description: 'To a browser: any page may show it.', schema: text },
  'X-Robots-Tag': { description: 'Search engines leave it out.', schema: text },
  'WWW-Authenticate': {
    description: 'To a call without a valid API key: `Bearer`, the scheme to send one with.',
    schema: text,
  },
  Location: { description: 'Where it is for now.', schema: text },
  Allow: { description: 'The methods that the path takes.', schema: text },
  Upgrade: { description: 'The protocol that the path takes.', schema: text, example: 'websocket' },
  RateLimit: {
    description:
      'To an API key: `r` calls are left of it, as far as the place that answers knows, and all of them again in `t` seconds.',
    schema: text,
    example: '"key";r=1187;t=42',
  },
  'RateLimit-Policy': {
    description: 'To an API key: `q` calls in `w` seconds.',
    schema: text,
    example: '"key";q=1200;w=60',
  },
  'Idempotency-Replayed': {
    description: 'Only in the answer to an earlier call with the same Idempotency-Key.',
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
