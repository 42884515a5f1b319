import { expect, it } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { listPresentations } from '../../src/decks/presentations/list'
import { signedIn } from '../support/client'
import { d1, databaseOf, envOf } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'

/** Makes copies with later times than the original. */
const copies = (id: string, from: number, to: number) =>
  d1
    .prepare(
      `with recursive named(value) as (select ?2 union all select value + 1 from named where value < ?3)
     insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at)
     select substr(id, 1, 24) || printf('%012x', value), deck_id, organization_id, '{"first_name":"Maria"}',
       voice_settings, language_settings, created_at + value, updated_at
     from named cross join presentations where id = ?1`,
    )
    .bind(id, from, to)
    .run()

function countingRows(organizationId: string) {
  const session = databaseOf(organizationId).withSession('first-primary')
  let rows = 0
  const counted = <Result extends D1Result>(result: Result) => {
    rows += result.meta.rows_read
    return result
  }
  const batch = async (listed: D1PreparedStatement[]) => (await session.batch(listed)).map(counted)
  const bound = (statement: D1PreparedStatement) =>
    Object.assign(statement, {
      raw: async () => counted(await statement.all()).results.map(Object.values),
    })
  const prepare = (sql: string) => ({ bind: (...values: unknown[]) => bound(session.prepare(sql).bind(...values)) })
  const DB = { withSession: () => ({ prepare, batch }) }
  const taken = () => {
    const before = rows
    rows = 0
    return before
  }
  return { db: primaryDatabase(envOf(organizationId, { DB })), taken }
}

it('a search reads no more rows for twice as many presentations, and finds the oldest on later pages', async () => {
  const client = await signedIn()
  const deck = await newDeck(client)
  const { id } = await newPresentation(client, deck.id, { first_name: 'Zq Wxyz' })
  const { db, taken } = countingRows(client.organizationId)
  const costs: number[][] = []
  const searches = ['zq', 'z', 'wxyz', 'maria wxyz', 'maria'].flatMap((q) => [{ q }, { q, deckId: deck.id }])
  for (const made of [4000, 8000]) {
    await copies(id, made - 3999, made)
    const cost: number[] = []
    for (const search of searches) {
      await listPresentations(db, client.organizationId, { ...search, sort: 'createdAt', includeDeleted: false }, 50)
      cost.push(taken())
    }
    costs.push(cost)
  }
  const [smaller = [], larger = []] = costs
  for (const [index, cost] of larger.entries()) expect(cost).toBeLessThan((smaller[index] ?? 0) * 1.1)
  const found: string[] = []
  let pages = 0
  for (let cursor: string | null = ''; cursor !== null; pages++) {
    const { body } = await client.get(`/api/presentations?q=zq${cursor && `&cursor=${cursor}`}`)
    found.push(...body.presentations.map((each: { id: string }) => each.id))
    cursor = body.nextCursor
  }
  expect([found, pages]).toEqual([[id], 5])
})

it('finds a phone number in whatever format it was entered, also while it is typed', async () => {
  const client = await signedIn()
  const deck = await newDeck(client)
  const formats = ['(512) 555-0100', '512-555-0100', '5125550100', '+1 512 555 0100', '512.555.0100']
  for (const phone of formats) await newPresentation(client, deck.id, { phone })
  await newPresentation(client, deck.id, { phone: '(512) 555-0199', zip: '51255-0100' })
  await newPresentation(client, deck.id, { phone: '+49 30 1234567' })
  const found = async (q: string) => {
    const { body } = await client.get(`/api/presentations?q=${encodeURIComponent(q)}`)
    return body.presentations.map((each: { homeownerData: { phone: string } }) => each.homeownerData.phone)
  }
  for (const q of [...formats, '15125550100', '555-0100', '5550100', '(512) 555-010'])
    expect((await found(q)).toSorted(), q).toEqual(expect.arrayContaining(formats.toSorted()))
  for (const q of formats) expect(await found(q)).not.toContain('+49 30 1234567')
  expect(await found('512 555 0199')).toEqual(['(512) 555-0199'])
  await newPresentation(client, deck.id, { phone: '(512) 555-0198' })
  for (const q of ['555-0199', '5550199', '555 0199']) expect(await found(q), q).toEqual(['(512) 555-0199'])
  expect(await found('51255-0100')).toEqual(expect.arrayContaining(['(512) 555-0199']))
  expect(await found('+49 30 1234567')).toEqual(['+49 30 1234567'])
  expect(await found('maria 512 0199')).toEqual(['(512) 555-0199'])
  await newPresentation(client, deck.id, { phone: '512.555.0177 ext. 43' })
  for (const q of ['(512) 555-0177 x43', '512 555 0177 ext 43', '5125550177'])
    expect(await found(q), q).toEqual(['512.555.0177 ext. 43'])
})

it('finds names without their accents, and with them, and with either apostrophe', async () => {
  const client = await signedIn()
  const deck = await newDeck(client)
  await newPresentation(client, deck.id, { first_name: 'José', last_name: 'Muñoz' })
  await newPresentation(client, deck.id, { first_name: 'Ana', last_name: 'Munro' })
  const found = async (q: string) =>
    (await client.get(`/api/presentations?q=${encodeURIComponent(q)}`)).body.presentations.length
  await newPresentation(client, deck.id, { last_name: "O'Neil" })
  for (const q of ["O'Neil", 'O’Neil', 'o neil', 'neil']) expect([q, await found(q)]).toEqual([q, 1])
  expect(await Promise.all(['munoz', 'muñoz', 'jose mun', 'MUÑ', 'munoz ana'].map(found))).toEqual([1, 1, 1, 2, 0])
})

it('finds a name whose parts are typed in another order, without its apostrophe or with a plain l', async () => {
  const client = await signedIn()
  const deck = await newDeck(client)
  const names = ['Walter Brown', 'Patrick O’Neil', "Gina D'Angelo", 'Zoë Núñez-Błaszczyk', 'Bo Li', 'Denise Oneal']
  for (const [first_name, last_name] of names.map((name) => name.split(' ')))
    await newPresentation(client, deck.id, { first_name, last_name })
  const found = async (q: string) => {
    const { body } = await client.get(`/api/presentations?q=${encodeURIComponent(q)}`)
    type Found = { homeownerData: { first_name: string; last_name: string } }
    return body.presentations.map(({ homeownerData: { first_name, last_name } }: Found) => `${first_name} ${last_name}`)
  }
  const searches = {
    'Walter Brown': ['Brown, Walter', 'brown,walter', 'Brown,'],
    'Patrick O’Neil': ['oneil', 'ONeil', 'patrick oneil', 'O’Neil, Patrick', "o'neil"],
    "Gina D'Angelo": ['dangelo', 'd’angelo', 'DAngelo, Gina'],
    'Zoë Núñez-Błaszczyk': ['nunez blaszczyk', 'Błaszczyk', 'núñez-blaszczyk', 'BLASZCZYK, zoe'],
    'Bo Li': ['Li, Bo'],
    'Denise Oneal': ['oneal', 'denise'],
  }
  for (const [name, typed] of Object.entries(searches))
    for (const q of typed) expect([q, await found(q)]).toEqual([q, [name]])
})

it('a search with thousands of hits lists each of them once, the newest first, in pages', async () => {
  const client = await signedIn()
  const deck = await newDeck(client)
  const { id } = await newPresentation(client, deck.id, { first_name: 'Maria' })
  await copies(id, 1, 3500)
  const { results } = await d1
    .prepare('select id from presentations where organization_id = ? order by created_at desc, id desc')
    .bind(client.organizationId)
    .all<{ id: string }>()
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await client.get(`/api/presentations?q=maria&limit=200${cursor && `&cursor=${cursor}`}`)
    found.push(...body.presentations.map((each: { id: string }) => each.id))
    cursor = body.nextCursor
  }
  expect(found).toEqual(results.map((row) => row.id))
})
