import { describe, expect, it } from 'vitest'
import { newMember, promisedRows, request, signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { mediaKey, newAction, newDeck, newFaq, newPresentation, newSlide } from '../support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>
type Row = { id: string }

async function pagesOf(client: Client, path: string, name: string, limit = 2) {
  const pages: string[][] = []
  let cursor: string | null | undefined
  do {
    const query = `${path.includes('?') ? '&' : '?'}limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`
    const { body, headers, status } = await client.get(path + query)
    expect(status).toBe(200)
    const rows: Row[] = Array.isArray(body) ? body : body[name]
    pages.push(rows.map(({ id }) => id))
    cursor = Array.isArray(body) ? headers.get('next-cursor') : body.nextCursor
  } while (cursor)
  return pages
}

async function uploadFont(client: Client, family: string) {
  const key = mediaKey(client, `${family}.woff2`)
  await Promise.all(promisedRows)
  const set = "kind = 'font', font_family = ?, font_weight = '400', font_style = 'normal'"
  await d1.prepare(`update media set ${set} where storage_key = ?`).bind(family, key).run()
}

const whole = async (client: Client, path: string, name: string): Promise<string[]> => {
  const { body } = await client.get(path)
  return (Array.isArray(body) ? body : body[name]).map(({ id }: Row) => id)
}

async function newRows(client: Client, deckId: string) {
  for (let n = 0; n < 4; n++) {
    await newPresentation(client, deckId)
    await newSlide(client, deckId)
    await newFaq(client, deckId, { userQuestion: `Why ${n}?` })
    await newAction(client, deckId)
    await uploadFont(client, `Own ${n}`)
    mediaKey(client)
    await subscribed(client)
    if (n < 2) await newMember(client, 'viewer')
    else {
      const email = `i${n}-${crypto.randomUUID()}@a.example`
      await client.post('/api/organization/members', { email, name: 'I', role: 'viewer' })
    }
  }
}

const client = await signedIn()
const deck = await newDeck(client)
await newRows(client, deck.id)

describe('a list', () => {
  it.each([
    ['presentations', `/api/decks/${deck.id}/presentations`],
    ['media', '/api/media'],
    ['subscriptions', '/api/notifications/subscriptions'],
    ['members', '/api/organization/members'],
    ['slides', `/api/decks/${deck.id}/slides`],
    ['faqs', `/api/decks/${deck.id}/faqs`],
    ['actionConfigs', `/api/decks/${deck.id}/action-configs`],
    ['fonts', '/api/fonts'],
  ])('of %s comes in pages, with each row once, in the same order as the whole', async (name, path) => {
    const all = await whole(client, path, name)
    expect(all.length).toBeGreaterThanOrEqual(4)
    const pages = await pagesOf(client, path, name)
    expect(pages.flat()).toEqual(all)
    expect(pages.length).toBe(Math.ceil(all.length / 2))
    for (const bad of ['?limit=0', '?limit=201', '?cursor=x', '?page=2'])
      expect((await client.get(path + bad)).status).toBe(400)
  })

  it('of voices comes in pages too', async () => {
    const all = await whole(client, '/api/voices', 'voices')
    expect(all.length).toBeGreaterThan(1)
    expect(await pagesOf(client, '/api/voices', 'voices', 1)).toEqual(all.map((id) => [id]))
    expect((await client.get('/api/voices?cursor=x')).status).toBe(400)
  })

  it('from the specification comes whole unless pages are requested', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const series = `with recursive series(value) as (select 1 union all select value + 1 from series where value < 2001)`
    const id = `substr(?1, 1, 8) || printf('-0000-4000-8000-%012d', value)`
    const [presentations, subscriptions] = [
      `insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at)
       select ${id}, ?1, ?2, '{"first_name":"M"}', '{}', '{}', value / 2, 0 from series`,
      `insert into subscriptions (id, organization_id, name, event_type, channel, channel_config, previous_secrets, is_active, created_at, updated_at)
       select ${id}, ?2, 'A', '*', 'console', '{}', '[]', 1, value / 2, 0 from series`,
    ].map((insert) => d1.prepare(`${series} ${insert}`).bind(deck.id, client.organizationId))
    await Promise.all([presentations?.run(), subscriptions?.run()])
    for (const [path, name] of [
      [`/api/decks/${deck.id}/presentations`, 'presentations'],
      ['/api/notifications/subscriptions', 'subscriptions'],
    ] as const) {
      const all = await whole(client, path, name)
      expect(all).toHaveLength(2001)
      expect(all).toEqual(all.toSorted().toReversed())
      expect(new Set(all).size).toBe(2001)
    }
  })
})

type Schema = { $ref?: string; type?: string; properties?: Record<string, Schema>; items?: Schema; maxItems?: number }
type Operation = {
  parameters?: { in: string; name: string }[]
  responses: Record<string, { content?: Record<string, { schema: Schema }>; headers?: object }>
}
type Document = {
  paths: Record<string, { get?: Operation; put?: Operation }>
  components: { schemas: Record<string, Schema> }
}

const mostUnpaged = 100

/** A path with an id is one thing, and a thing with PUT is read whole because it is written whole. */
const isList = (path: string, { put }: { put?: Operation }) => path.startsWith('/api/') && !path.endsWith('}') && !put

describe('a list of the API', () => {
  it('states a maximum of a hundred rows or comes in pages', async () => {
    const { paths, components }: Document = (await request('GET', '/openapi.json')).body
    const resolved = (schema: Schema): Schema =>
      schema.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
    const lists = Object.entries(paths).flatMap(([path, { get, ...others }]) => {
      const answered = get?.responses[200]
      const schema = resolved(answered?.content?.['application/json']?.schema ?? {})
      if (!get || !answered || !isList(path, others)) return []
      const members = Object.values(schema.properties ?? {}).map(resolved)
      const arrays = [schema, ...members].filter(({ type }) => type === 'array')
      const asked = get.parameters?.filter((each) => each.in === 'query').map(({ name }) => name) ?? []
      const tells = schema.type === 'array' ? 'Next-Cursor' in (answered.headers ?? {}) : schema.properties?.nextCursor
      const isPaged = asked.includes('limit') && asked.includes('cursor') && Boolean(tells)
      const isBounded = arrays.every(({ maxItems = Number.POSITIVE_INFINITY }) => maxItems <= mostUnpaged)
      return arrays.length ? [{ path, isPaged, isBounded }] : []
    })
    expect(lists.filter(({ isPaged }) => isPaged).length).toBeGreaterThan(15)
    expect(lists.filter(({ isPaged, isBounded }) => !isPaged && !isBounded)).toEqual([])
  })
})
