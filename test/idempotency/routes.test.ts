import { describe, expect, it } from 'vitest'
import { request, signedIn } from '../support/client'
import { isReplayed, keptRows, newKey, withKey } from '../support/idempotency'
import { needsSecret, repeatedPostsOf, senderOf } from '../support/repeated-posts'

const client = await signedIn()
const posts = await repeatedPostsOf(client)

describe('every POST with an Idempotency-Key', () => {
  it('answers the second call like the first, and records in the key’s row that something changed', async () => {
    for (const [path, body, isRepeatable] of posts) {
      const key = newKey()
      const before = new Set((await keptRows()).map(({ id }) => id))
      const sender = senderOf(client, path)
      const first = await sender.post(path, body, withKey(key))
      const second = await sender.post(path, body, withKey(key))
      expect([path, first.status, isReplayed(first)]).toEqual([path, successOf(path), null])
      expect([path, second.status, isReplayed(second)]).toEqual([path, first.status, 'true'])
      expect(second.text).toBe(first.text)
      const [row] = (await keptRows()).filter(({ id }) => !before.has(id))
      expect([path, row?.has_changed]).toEqual([path, isRepeatable || path.endsWith('/recover') ? 0 : 1])
    }
  })

  it('is in this list, documents the key and rejects an invalid one; no other operation names it', async () => {
    const { paths, components }: Document = (await request('GET', '/openapi.json')).body
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters = [] }]) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
        .map(([method, operation]) => ({ method, path, operation })),
    )
    expect(components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header' })
    expect(named.map(({ method }) => method)).toEqual(named.map(() => 'post'))
    const listed = [...posts.map(([path]) => path), needsSecret].map((path) => path.replaceAll(/[0-9a-f-]{36}/g, '{}'))
    expect(named.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}')).sort()).toEqual(listed.sort())
    for (const { path, operation } of named) {
      const answer = await client.post(path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), {}, withKey('a key'))
      expect([path, answer.status, answer.body.error]).toEqual([path, 400, expect.stringContaining('Idempotency-Key')])
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '409']))
      const headersOf = ({ $ref, headers }: Described = {}) =>
        Object.keys(headers ?? components.responses[$ref?.split('/').at(-1) ?? '']?.headers ?? {})
      for (const [status, response] of Object.entries(operation.responses))
        expect([path, status, headersOf(response).includes('Idempotency-Replayed')]).toEqual([
          path,
          status,
          !status.startsWith('5'),
        ])
      expect(headersOf(operation.responses['409'])).toContain('Retry-After')
    }
  })
})

type Described = { $ref?: string; headers?: object }
type Operation = { parameters?: { $ref?: string }[]; responses: Record<string, Described> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, unknown>; responses: Record<string, Described> }
}

const makesNothing =
  /\/(matches|rotate-secret|test|recover|resend|upload-init|complete|reprocess|reschedule|cancel|rotate|qa|takes|speech|confirm|rewrite|generation\/faqs|preview|price|batch|send|consent|withdraw-consent|co-owner|sign|countersign|deposit|decline|void|answer|call-list\/[0-9a-f-]+)$/
const isQueued =
  /\/(presentations\/send|narration|alignments|images\/generate|generation\/decks|organization\/export|privacy-requests)$/
const successOf = (path: string) => (isQueued.test(path) ? 202 : makesNothing.test(path) ? 200 : 201)
