import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { newDeck, newPresentation, newSlide } from '../support/factories'

async function presentable() {
  const client = await signedIn()
  await subscribed(client)
  const deck = await newDeck(client)
  const create = (more = {}) =>
    client.post('/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Maria' }, ...more })
  return { client, deck, create }
}

describe('a presentation', () => {
  it('is created for a homeowner, with the link to send', async () => {
    const { client, deck, create } = await presentable()
    const homeownerData = { first_name: 'María 🏡', city: 'Boulder', email: 'Maria@Example.com' }
    const answer = await create({
      homeownerData,
      voiceSettings: { speed: 1.2 },
      languageSettings: { language: 'es-MX' },
    })
    expect(answer.status).toBe(201)
    const { presentation } = answer.body
    expect(presentation).toMatchObject({
      deckId: deck.id,
      companyId: client.organizationId,
      homeownerData: {
        first_name: 'María 🏡',
        city: 'Boulder',
        email: 'maria@example.com',
        last_name: null,
        zip: null,
      },
      voiceSettings: { voiceId: null, speed: 1.2, pitch: null },
      languageSettings: { language: 'es-MX', captions: null },
      viewerUrl: `http://porchlight.test/p/${presentation.id}`,
    })
    expect(presentation.embedHtml).toContain(`<porchlight-player presentation="${presentation.id}">`)
    expect(presentation).not.toHaveProperty('deletedAt')
    expect((await client.get(`/api/presentations/${presentation.id}`)).body).toEqual({ presentation })
    const event = d1.prepare(`select data from events where type = 'presentation.created' and organization_id = ?`)
    const rows = (await event.bind(client.organizationId).all<{ data: string }>()).results
    expect(rows.map(({ data }) => JSON.parse(data))).toEqual([
      { presentationId: presentation.id, deckId: deck.id, firstName: 'María 🏡', externalId: null, metadata: {} },
    ])
  })

  it('in another language than its deck warns about it, and about missing voices, however the tag is written', async () => {
    const { client, deck, create } = await presentable()
    await newSlide(client, deck.id, { narrationScript: 'The crew arrives at seven and works for two days.' })
    const languageSettings = { language: 'de-DE' }
    const input = { deckId: deck.id, homeownerData: { first_name: 'Maria' }, languageSettings }
    const made = await create({ languageSettings })
    // Tests have only English voices.
    const warnings = [
      {
        code: 'deck_language',
        message: 'The deck is in English. The controls and emails will be in German; the slides will not.',
      },
      {
        code: 'no_voice_for_controls',
        message: 'No voice speaks German, so what the player says itself is only shown.',
      },
    ]
    expect(made.body.warnings).toEqual(warnings)
    const batch = await client.post('/api/presentations/batch', { presentations: [input] })
    expect(batch.body.results[0].warnings).toEqual(warnings)
    const external = '/api/presentations/external/crm-1'
    for (const status of [201, 200])
      expect(await client.put(external, input)).toMatchObject({ status, body: { warnings } })
    const path = `/api/presentations/${made.body.presentation.id}`
    expect((await client.patch(path, { metadata: { crm: '1' } })).body.warnings).toEqual(warnings)
    expect((await client.patch(path, { languageSettings: { language: 'en-GB' } })).body.warnings).toEqual([])
    expect((await create()).body.warnings).toEqual([])
    expect((await client.get(`/api/decks/${deck.id}`)).body.language).toBe('en')
  })

  it('in its deck’s language warns if no voice speaks it, because it is shown without sound', async () => {
    const { client, deck, create } = await presentable()
    await newSlide(client, deck.id, { narrationScript: 'Wir kommen um sieben Uhr und arbeiten zwei Tage.' })
    const said = async (more: object) =>
      (await create(more)).body.warnings.map(({ message }: { message: string }) => message)
    expect(await said({ languageSettings: { language: 'de' } })).toEqual([
      'No voice speaks German, so the slides are shown without sound.',
    ])
    const voiceSettings = { voiceId: 'local:slt' }
    expect(await said({ languageSettings: { language: 'de' }, voiceSettings })).toEqual([])
  })

  it('merges the sent fields into its data, and null clears a field', async () => {
    const { client, create } = await presentable()
    const homeownerData = { first_name: 'Maria', city: 'Boulder', phone: '1' }
    const { id } = (await create({ homeownerData })).body.presentation
    const answer = await client.patch(`/api/presentations/${id}`, {
      homeownerData: { city: null, zip: '80302' },
      voiceSettings: { voiceId: 'local:slt' },
    })
    expect(answer.body.presentation).toMatchObject({
      homeownerData: { first_name: 'Maria', city: null, zip: '80302', phone: '1' },
      voiceSettings: { voiceId: 'local:slt', speed: null },
    })
    await Promise.all([
      client.patch(`/api/presentations/${id}`, { homeownerData: { state: 'CO' } }),
      client.patch(`/api/presentations/${id}`, { homeownerData: { country: 'US' } }),
    ])
    const { presentation } = (await client.get(`/api/presentations/${id}`)).body
    expect(presentation.homeownerData).toMatchObject({ state: 'CO', country: 'US', zip: '80302' })
  })

  it('that was deleted is shown on request, in its place in the list too', async () => {
    const { client, deck } = await presentable()
    const [first, second] = [await newPresentation(client, deck.id), await newPresentation(client, deck.id)]
    await client.delete(`/api/presentations/${first.id}`)
    const { presentation } = (await client.get(`/api/presentations/${first.id}?includeDeleted=true`)).body
    expect(presentation).toMatchObject({ id: first.id, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
    const ids = async (query: string) =>
      (await client.get(`/api/presentations?${query}`)).body.presentations.map(({ id }: { id: string }) => id)
    expect(await ids('includeDeleted=true')).toEqual([second.id, first.id])
    expect(await ids(`includeDeleted=true&deckId=${deck.id}&q=maria`)).toEqual([second.id, first.id])
    for (const query of ['', 'includeDeleted=false']) expect(await ids(query)).toEqual([second.id])
    expect((await client.get('/api/presentations?includeDeleted=yes')).status).toBe(400)
    const stranger = await signedIn('Another company')
    expect((await stranger.get(`/api/presentations/${first.id}?includeDeleted=true`)).status).toBe(404)
  })

  it('is soft-deleted once', async () => {
    const { client, deck } = await presentable()
    const { id } = await newPresentation(client, deck.id)
    expect((await client.delete(`/api/presentations/${id}`)).body).toEqual({ success: true })
    for (const answer of [
      await client.delete(`/api/presentations/${id}`),
      await client.get(`/api/presentations/${id}`),
    ])
      expect(answer.status).toBe(404)
    const row = await d1
      .prepare('select deleted_at from presentations where id = ?')
      .bind(id)
      .first<{ deleted_at: number }>()
    expect(row?.deleted_at).toBeGreaterThan(0)
    expect((await client.get(`/api/decks/${deck.id}/presentations`)).body.presentations).toEqual([])
  })

  it('is rejected for an inactive deck and leaves no event', async () => {
    const { client, deck, create } = await presentable()
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    const answer = await create()
    expect([answer.status, answer.body.error]).toEqual([409, 'The deck is inactive. Set its isActive to true first.'])
    const event = d1.prepare(`select 1 from events where type = 'presentation.created' and organization_id = ?`)
    expect((await event.bind(client.organizationId).all()).results).toEqual([])
  })

  it('is rejected for another organization’s deck as for an unknown one', async () => {
    const { create } = await presentable()
    const foreign = await newDeck(await signedIn('Another company'))
    for (const deckId of [foreign.id, crypto.randomUUID()]) {
      const answer = await create({ deckId })
      expect([answer.status, answer.body.error]).toEqual([404, 'There is no such deck.'])
    }
  })

  it('keeps joiners in names, and rejects characters that change the direction of writing', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const make = (homeownerData: object) => client.post('/api/presentations', { deckId: deck.id, homeownerData })
    const kept = { first_name: 'مهسا\u200cخانم', last_name: 'क्\u200dष' }
    const made = await make(kept)
    expect([made.status, made.body.presentation.homeownerData]).toEqual([201, expect.objectContaining(kept)])
    for (const member of ['first_name', 'last_name', 'address', 'city', 'phone']) {
      const { status, body } = await make({ first_name: 'Ana', [member]: '\u202e evil' })
      expect([status, body.error]).toEqual([400, expect.stringContaining(`${member} must not contain`)])
    }
  })

  it.each([
    ['no homeowner', { homeownerData: undefined }, 'homeownerData is required'],
    ['no first name', { homeownerData: { city: 'Boulder' } }, 'homeownerData.first_name is required'],
    [
      'an invalid email',
      { homeownerData: { first_name: 'M', email: 'maria' } },
      'homeownerData.email must be an email',
    ],
    [
      'an unknown field',
      { homeownerData: { first_name: 'M', firstName: 'M' } },
      'homeownerData has no member "firstName"',
    ],
    ['NUL', { homeownerData: { first_name: 'M\0' } }, 'homeownerData.first_name must not contain NUL'],
    ['a speed of 3', { voiceSettings: { speed: 3 } }, 'voiceSettings.speed must be at most 2'],
    [
      'an invalid language',
      { languageSettings: { language: 'english!' } },
      'languageSettings.language must be a BCP 47',
    ],
    ['an invalid deck id', { deckId: 'deck' }, 'deckId must be a UUID'],
  ])('is rejected with %s', async (_, more, message) => {
    const { create } = await presentable()
    const answer = await create(more)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('the list of presentations', () => {
  it('comes in pages, by deck, and by the homeowner’s name or address', async () => {
    const { client, deck } = await presentable()
    const other = await newDeck(client)
    for (const first_name of ['Ana', 'Bo', 'Čeněk', "O'Neil 100%_"])
      await newPresentation(client, deck.id, { first_name, city: `${first_name}ville` })
    await newPresentation(client, other.id, { first_name: 'Dora' })
    const names = async (query: string) => {
      const { presentations } = (await client.get(`/api/presentations?${query}`)).body
      return presentations
        .map((each: { homeownerData: { first_name: string } }) => each.homeownerData.first_name)
        .sort()
    }
    expect(await names('')).toEqual(['Ana', 'Bo', 'Dora', "O'Neil 100%_", 'Čeněk'])
    expect(await names(`deckId=${other.id}`)).toEqual(['Dora'])
    expect(await names('q=anaVILLE')).toEqual(['Ana'])
    expect(await names(`q=${encodeURIComponent('Čeněk')}`)).toEqual(['Čeněk'])
    expect(await names(`q=${encodeURIComponent("'neil 100%_")}`)).toEqual(["O'Neil 100%_"])
    expect(await names('q=%25')).toEqual(["O'Neil 100%_"])
    expect(await names('q=anaville+ANA')).toEqual(['Ana'])
    expect(await names(`q=${encodeURIComponent('ČENĚKV')}`)).toEqual(['Čeněk'])
    expect(await names('q=ana+bo')).toEqual([])
    expect(await names(`q=${encodeURIComponent('"ana" OR bob')}`)).toEqual([])
    expect(await names('q=first_name')).toEqual([])
    const first = (await client.get('/api/presentations?limit=3')).body
    const second = (await client.get(`/api/presentations?limit=3&cursor=${first.nextCursor}`)).body
    const ids = [...first.presentations, ...second.presentations].map((each: { id: string }) => each.id)
    expect([first.presentations.length, second.presentations.length, second.nextCursor]).toEqual([3, 2, null])
    expect(new Set(ids).size).toBe(5)
  })

  it('finds homeowners by their current names, only in one’s own company', async () => {
    const { client, deck } = await presentable()
    const { id } = await newPresentation(client, deck.id, { first_name: 'Magdalena' })
    const found = async (q: string, caller = client) =>
      (await caller.get(`/api/presentations?q=${q}`)).body.presentations.map((each: { id: string }) => each.id)
    expect(await found('gdale')).toEqual([id])
    expect(await found('gdale', await signedIn('Another company'))).toEqual([])
    await client.patch(`/api/presentations/${id}`, { homeownerData: { first_name: 'Rosalinde' } })
    expect([await found('gdale'), await found('SALIND')]).toEqual([[], [id]])
    await d1.prepare('delete from presentations where id = ?').bind(id).run()
    const rows = d1.prepare(`select rowid from presentation_index where presentation_index match 'Rosalinde'`)
    expect((await rows.all()).results).toEqual([])
  })

  it('is the same page by page when more than a thousand match', async () => {
    const { client, deck } = await presentable()
    const { id } = await newPresentation(client, deck.id, { first_name: 'Valentina' })
    await d1
      .prepare(
        `insert into presentations (id, deck_id, organization_id, homeowner_data, voice_settings, language_settings, created_at, updated_at)
       select substr(id, 1, 24) || printf('%012x', value), deck_id, organization_id, homeowner_data,
         voice_settings, language_settings, created_at + value, updated_at
       from presentations cross join generated where id = ?`.replace(
          'generated',
          `(with recursive counted(value) as (select 1 union all select value + 1 from counted where value < 1100) select value from counted)`,
        ),
      )
      .bind(id)
      .run()
    const pages: string[] = []
    let cursor = ''
    do {
      const { body } = await client.get(`/api/presentations?q=lentin&limit=200${cursor}`)
      pages.push(...body.presentations.map((each: { id: string }) => each.id))
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
    } while (cursor)
    expect([pages.length, new Set(pages).size, pages.at(-1)]).toEqual([1101, 1101, id])
  })
})
