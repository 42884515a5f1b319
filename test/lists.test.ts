import { describe, expect, it } from 'vitest'
import { newMember, signedIn } from './support/client'
import { d1 } from './support/databases'
import { subscribed } from './support/deliveries'
import { mediaKey, newDeck, newPresentation } from './support/factories'

type Client = Awaited<ReturnType<typeof signedIn>>
type Row = { id: string }

async function pagesOf(client: Client, path: string, name: string) {
  const pages: string[][] = []
  let cursor: string | null | undefined
  do {
    const query = `${path.includes('?') ? '&' : '?'}limit=2${cursor ? `&cursor=${cursor}` : ''}`
    const { body, headers, status } = await client.get(path + query)
    expect(status).toBe(200)
    const rows: Row[] = Array.isArray(body) ? body : body[name]
    pages.push(rows.map(({ id }) => id))
    cursor = Array.isArray(body) ? headers.get('next-cursor') : body.nextCursor
  } while (cursor)
  return pages
}

const whole = async (client: Client, path: string, name: string): Promise<string[]> => {
  const { body } = await client.get(path)
  return (Array.isArray(body) ? body : body[name]).map(({ id }: Row) => id)
}

describe('a list', () => {
  it.each([
    ['the presentations of a deck', 'presentations'],
    ['media', 'media'],
    ['subscriptions', 'subscriptions'],
    ['members', 'members'],
  ])('of %s comes in pages, each row once, in the order of the whole', async (_, name) => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const paths: Record<string, string> = {
      presentations: `/api/decks/${deck.id}/presentations`,
      media: '/api/media',
      subscriptions: '/api/notifications/subscriptions',
      members: '/api/organization/members',
    }
    const path = paths[name] ?? ''
    for (let n = 0; n < 4; n++) {
      await newPresentation(client, deck.id)
      mediaKey(client)
      await subscribed(client)
      if (n < 2) await newMember(client, 'viewer')
      else
        await client.post('/api/organization/members', {
          email: `i${n}-${crypto.randomUUID()}@a.example`,
          name: 'I',
          role: 'viewer',
        })
    }
    const all = await whole(client, path, name)
    expect(all.length).toBeGreaterThanOrEqual(4)
    const pages = await pagesOf(client, path, name)
    expect(pages.flat()).toEqual(all)
    expect(pages.length).toBe(Math.ceil(all.length / 2))
    for (const bad of ['?limit=0', '?limit=201', '?cursor=x', '?page=2'])
      expect((await client.get(path + bad)).status).toBe(400)
  })

  it('that is asked for without pages has a thousand rows at most, and says that there are more', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 1001)
       insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at)
       select substr(?1, 1, 8) || substr(printf('-0000-4000-8000-%012d', value), 1), ?1, ?2, '{"first_name":"M"}', '{}', '{}', value, 0 from series`,
      )
      .bind(deck.id, client.organizationId)
      .run()
    const path = `/api/decks/${deck.id}/presentations`
    const { presentations, nextCursor } = (await client.get(path)).body
    expect(presentations).toHaveLength(1000)
    expect((await client.get(`${path}?cursor=${nextCursor}`)).body.presentations).toHaveLength(1)
  })
})
