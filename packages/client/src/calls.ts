import createFetch, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch'
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers'
import type { paths } from './api.d.ts'
import { errorFrom } from './error.ts'
import { fetchAgain, type RetryOptions } from './retry.ts'
import { withoutKey } from './without-key.ts'

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'
export type PathOf<M extends Method> = PathsWithMethod<paths, M>
export type Init<P extends keyof paths, M extends Method> = MaybeOptionalInit<paths[P], M>
export type InitParam<I> = RequiredKeysOf<I> extends never ? [init?: I] : [init: I]

type Json = `${string}/${string}`
export type Answer<P extends keyof paths, M extends Method> = NonNullable<
  FetchResponse<Extract<paths[P][M], Record<string, unknown>>, object, Json>['data']
>
export type Body<P extends keyof paths, M extends Method> = paths[P][M] extends {
  requestBody?: { content: { 'application/json': infer Sent } }
}
  ? Sent
  : never
export type Query<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Asked } } }
  ? NonNullable<Asked>
  : never

/** Like `Call`, with the response, whose headers hold an `etag`, for example. */
export type Request = <M extends Method, P extends PathOf<M>, I extends Init<P, M>>(
  method: M,
  path: P,
  ...init: InitParam<I>
) => Promise<{ data: Answer<P, M>; response: Response }>

/** Throws a `PorchlightError` unless it succeeds. */
export type Call<M extends Method> = <P extends PathOf<M>, I extends Init<P, M>>(
  path: P,
  ...init: InitParam<I>
) => Promise<Answer<P, M>>

/** Names the version of `package.json`. */
const userAgent = 'porchlight-client/1.0.0'

export type Settings = RetryOptions & { key: string | undefined; baseUrl: string }

type Answered = { data?: unknown; error?: unknown; response: Response }
/** This is untyped, because its callers are typed. */
export type Send = (
  method: Method,
  path: string,
  init?: Record<string, unknown>,
) => Promise<{ data: unknown; response: Response }>

export function newSender({ key, baseUrl, ...retrying }: Settings): Send {
  const api = createFetch<Record<string, Record<Method, object>>>({
    baseUrl,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}`, 'user-agent': userAgent },
    fetch: (request) => fetchAgain(() => request.clone(), isRepeatable(request), retrying),
  })
  api.use({
    onRequest({ request, schemaPath }) {
      const { method, headers } = request
      const takesKey = method === 'POST' && !withoutKey.includes(schemaPath) && headers.get('accept') !== eventStream
      if (takesKey && !headers.has(idempotencyKey)) headers.set(idempotencyKey, crypto.randomUUID())
    },
  })
  return async (method, path, init) => {
    const name = method.toUpperCase() as 'GET'
    const { data, error, response }: Answered = await api[name](path, init)
    if (!response.ok) throw errorFrom(response, error)
    return { data, response }
  }
}

const idempotencyKey = 'idempotency-key'
const eventStream = 'text/event-stream'

/**
 * The server runs a POST with a key once, however often it arrives, and a PUT sets a final state. With If-Match, a PUT
 * whose answer was lost would find its own change.
 */
const isRepeatable = ({ method, headers }: globalThis.Request) =>
  /^(GET|HEAD)$/.test(method) || (method === 'PUT' && !headers.has('if-match')) || headers.has(idempotencyKey)
