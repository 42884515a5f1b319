import type { components } from './api.d.ts'
import {
  type Answer,
  type Body,
  type Call,
  type Init,
  type InitParam,
  newSender,
  type PathOf,
  type Query,
  type Request,
} from './calls.ts'
import { type FeedOptions, readFeed } from './feed.ts'
import { eachOf, type ItemOf } from './pages.ts'
import type { RetryOptions } from './retry.ts'
import { type UploadOptions, uploadFile } from './upload.ts'

export type { components, paths } from './api.d.ts'
export { type ErrorCode, type Field, PorchlightError } from './error.ts'
export type { FeedEvent, FeedOptions } from './feed.ts'
export { type EventType, verifyWebhook, type WebhookEvent } from './webhook.ts'
export type { UploadOptions }

/**
 * Pass an API key, which stays on a server, because anyone who has it acts as the company. On a page of Porchlight, use
 * its session cookie instead.
 */
type Access = { key: string | undefined; session?: never } | { session: true; key?: never }

export type Options = Access & {
  /** The address of your Porchlight, such as `https://app.example`. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
} & Partial<Omit<RetryOptions, 'fetch'>>

type Presentations = '/api/presentations'
type Subscriptions = '/api/notifications/subscriptions'
type OnePresentation = '/api/presentations/{presentationId}'
export type Presentation = Answer<OnePresentation, 'get'>['presentation']
export type PresentationInput = Body<Presentations, 'post'>
export type PresentationMerge = components['schemas']['PresentationMerge']
export type PresentationResult = Answer<'/api/presentations/batch', 'post'>['results'][number]
export type Deck = Answer<'/api/decks', 'get'>['decks'][number]
export type Media = Answer<'/api/media/complete', 'post'>['media']
export type Subscription = Answer<Subscriptions, 'get'>[number]
export type SubscriptionInput = Body<Subscriptions, 'post'>
export type KnowledgeDocument = Answer<'/api/company/kb/documents/complete', 'post'>['document']

export type PorchlightClient = ReturnType<typeof createClient>

const pageOf = 100

export function createClient({ key, session, baseUrl, ...options }: Options) {
  if (!key && !session)
    throw new TypeError('createClient needs the key: the secret of an API key, which begins with pl_.')
  const retrying: RetryOptions = {
    fetch: (...given) => globalThis.fetch(...given),
    retries: 3,
    longestWaitSeconds: 60,
    timeoutSeconds: 60,
    ...options,
  }
  const send = newSender({ key, baseUrl, ...retrying })
  const call =
    <M extends 'get' | 'put' | 'post' | 'patch' | 'delete'>(method: M): Call<M> =>
    async (path, ...[init]) =>
      (await send(method, path, init as Record<string, unknown>)).data as never
  const [get, put, post, patch, remove] = [call('get'), call('put'), call('post'), call('patch'), call('delete')]

  /** Calls any path, and returns the response beside the data. */
  const request = ((method: 'get', path: string, init?: Record<string, unknown>) =>
    send(method, path, init)) as unknown as Request

  /** Yields every item of a list, page by page. */
  const each = <P extends PathOf<'get'>, I extends Init<P, 'get'>>(path: P, ...[init]: InitParam<I>) =>
    eachOf(send, path, init as object) as AsyncGenerator<ItemOf<Answer<P, 'get'>>, void, undefined>

  return {
    get,
    put,
    post,
    patch,
    delete: remove,
    each,
    request,
    decks: {
      list: (query: Query<'/api/decks'> = {}) => each('/api/decks', { params: { query: { limit: pageOf, ...query } } }),
      get: (deckId: string) => get('/api/decks/{deckId}', { params: { path: { deckId } } }),
      getByExternalId: (externalId: string) =>
        get('/api/decks/external/{externalId}', { params: { path: { externalId } } }),
      create: async (body: Body<'/api/decks', 'post'>) => (await post('/api/decks', { body })).deck,
    },
    presentations: {
      list: (query: Query<Presentations> = {}) =>
        each('/api/presentations', { params: { query: { limit: pageOf, ...query } } }),
      get: async (presentationId: string, query: Query<OnePresentation> = {}) =>
        (await get('/api/presentations/{presentationId}', { params: { path: { presentationId }, query } }))
          .presentation,
      create: async (body: PresentationInput) => (await post('/api/presentations', { body })).presentation,
      createMany: (bodies: PresentationInput[]) => createMany(post, bodies),
      /**
       * Merges each into the presentation with its external id, and creates those that are new. What you don't send
       * stays, and null empties a field.
       */
      mergeMany: (bodies: PresentationMerge[]) => createMany(post, bodies, 'upsert'),
      getByExternalId: async (externalId: string, query: Query<OnePresentation> = {}) =>
        (await get('/api/presentations/external/{externalId}', { params: { path: { externalId }, query } }))
          .presentation,
      updateByExternalId: async (externalId: string, body: Body<OnePresentation, 'patch'>) =>
        (await patch('/api/presentations/external/{externalId}', { params: { path: { externalId } }, body }))
          .presentation,
      deleteByExternalId: async (externalId: string) => {
        await remove('/api/presentations/external/{externalId}', { params: { path: { externalId } } })
      },
      /** Creates the presentation, or replaces the one with this external id. What you don't send is emptied. */
      upsert: async (externalId: string, body: Body<'/api/presentations/external/{externalId}', 'put'>) =>
        (await put('/api/presentations/external/{externalId}', { params: { path: { externalId } }, body }))
          .presentation,
      update: async (presentationId: string, body: Body<OnePresentation, 'patch'>) =>
        (await patch('/api/presentations/{presentationId}', { params: { path: { presentationId } }, body }))
          .presentation,
      delete: async (presentationId: string) => {
        await remove('/api/presentations/{presentationId}', { params: { path: { presentationId } } })
      },
      /** Emails the homeowner the link, in the company’s name. */
      send: async (presentationId: string, message?: string) =>
        (
          await post('/api/presentations/{presentationId}/send', {
            params: { path: { presentationId } },
            body: message === undefined ? {} : { message },
          })
        ).mail,
    },
    events: {
      /** Yields what happened after the cursor `after`, oldest first, and ends at the newest event. */
      list: (options: FeedOptions = {}) => readFeed(send, options),
      /** Goes on for as long as you read, and looks for new events every ten seconds. */
      follow: ({ everySeconds = 10, ...options }: FeedOptions & { everySeconds?: number } = {}) =>
        readFeed(send, options, everySeconds),
    },
    subscriptions: {
      list: () => each('/api/notifications/subscriptions'),
      /** The answer has the `secret` of a webhook, which isn’t shown again. */
      create: (body: SubscriptionInput) => post('/api/notifications/subscriptions', { body }),
      delete: async (subscriptionId: string) => {
        await remove('/api/notifications/subscriptions/{subscriptionId}', { params: { path: { subscriptionId } } })
      },
    },
    media: {
      /** Uploads a picture, sound or font. Slides and branding take the `storageKey` of the result. */
      upload: async (file: Blob, options: UploadOptions = {}) => {
        const kind = {
          path: '/api/media',
          complete: ({ mediaId }: Answer<'/api/media/upload-init', 'post'>) => ({ mediaId }),
        }
        const done: { media: Media } = await uploadFile(send, retrying, kind, file, options)
        return done.media
      },
    },
    documents: {
      upload: async (file: Blob, options: UploadOptions & { audience?: 'homeowners' | 'company' } = {}) => {
        const { audience, ...rest } = options
        const kind = {
          path: '/api/company/kb/documents',
          more: { audience },
          complete: ({ documentId }: Answer<'/api/company/kb/documents/upload-init', 'post'>) => ({ documentId }),
        }
        const done: { document: KnowledgeDocument } = await uploadFile(send, retrying, kind, file, rest)
        return done.document
      },
    },
  }
}

/**
 * Sends one call after another, each within the API's limits. A presentation that is rejected has its error in its
 * place.
 */
async function createMany<Input extends PresentationInput | PresentationMerge>(
  post: Call<'post'>,
  bodies: Input[],
  mode: 'create' | 'upsert' = 'create',
) {
  const results: PresentationResult[] = []
  for (const presentations of calls(bodies))
    results.push(
      ...(await post('/api/presentations/batch', { params: { query: { mode } }, body: { presentations } })).results,
    )
  return results
}

/** The API accepts 786,432 bytes; this leaves room for the JSON around the bodies. */
const mostBytes = 786_000

function calls<Input extends object>(bodies: Input[]) {
  const all: Input[][] = []
  let bytes = mostBytes
  for (const body of bodies) {
    const size = new TextEncoder().encode(JSON.stringify(body)).length + 1
    const last = all.at(-1)
    if (last && last.length < pageOf && bytes + size <= mostBytes) last.push(body)
    else all.push([body])
    bytes = all.at(-1) === last ? bytes + size : size
  }
  return all
}
