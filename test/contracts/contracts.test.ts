import { describe, expect, it } from 'vitest'
import { request, signedIn, trips } from '../support/client'
import {
  act,
  documentOf,
  eventsOf,
  evidenceOf,
  getByToken,
  mailsOf,
  newContract,
  newHomeowner,
  newTemplate,
  rowsOf,
  signing,
  templateInput,
  tokenOf,
  withAction,
  withTemplate,
} from '../support/contracts'
import { newPresentation } from '../support/factories'
import { newRoof, putPricing } from '../support/roofs'

describe('a template', () => {
  it('is created, listed, changed and deleted', async () => {
    const client = await signedIn()
    const made = await client.post('/api/contracts/templates', templateInput({ requiredInitials: ['Payment'] }))
    expect([made.status, made.body.template]).toEqual([
      201,
      {
        id: expect.any(String),
        ...templateInput({ requiredInitials: ['Payment'] }),
        companySigns: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    const path = `/api/contracts/templates/${made.body.template.id}`
    const changed = await client.patch(path, { name: 'Other' })
    expect(changed.body.template).toMatchObject({ name: 'Other', language: 'en', requiredInitials: ['Payment'] })
    expect(trips(changed)).toBe(2)
    const listed = await client.get('/api/contracts/templates')
    expect([listed.body.templates, listed.body.nextCursor]).toEqual([[changed.body.template], null])
    expect((await client.get(path)).body.template).toEqual(changed.body.template)
    expect((await client.delete(path)).status).toBe(200)
    expect((await client.get(path)).status).toBe(404)
  })

  it.each([
    ['an unknown field', { body: 'Hello {{nobody}}' }, 'body has the merge field {{nobody}}, which does not exist'],
    ['HTML', { body: 'Hello <b>you</b>' }, 'body must be Markdown without HTML'],
    ['initials for an unknown clause', { requiredInitials: ['Roof'] }, 'isn’t a heading of the body'],
    [
      'a clause twice',
      { requiredInitials: ['Payment', 'Payment'] },
      'requiredInitials must not contain a clause twice',
    ],
    [
      'fewer days than the law gives',
      { cancellation: { businessDays: 2 } },
      'cancellation.businessDays must be at least 3',
    ],
    ['another language', { language: 'fr' }, 'language must be one of en, es, de'],
    ['a deposit above the price', { depositBasisPoints: 10_001 }, 'depositBasisPoints must be at most 10000'],
    ['too much text', { body: 'a '.repeat(30_001) }, 'body must be at most 60000 characters'],
  ])('is rejected with %s', async (_, more, error) => {
    const client = await signedIn()
    const made = await client.post('/api/contracts/templates', templateInput(more))
    expect([made.status, made.body.error]).toEqual([400, expect.stringContaining(error)])
    const { id } = await newTemplate(client)
    const changed = await client.patch(`/api/contracts/templates/${id}`, more)
    expect([changed.status, changed.body.error]).toEqual([400, expect.stringContaining(error)])
  })

  it('can be previewed for a presentation or for a made-up homeowner', async () => {
    const { client, templateId, presentationId } = await withTemplate()
    const path = `/api/contracts/templates/${templateId}/preview`
    const madeUp = await client.post(path)
    expect([madeUp.status, madeUp.body.missing]).toEqual([200, []])
    expect(madeUp.body.html).toContain('the roof of Maria Okafor at 12 Maple Street for $18,900.00')
    const real = await client.post(path, { presentationId, tier: 'good' })
    expect(real.body.html).toContain('for $12,000.00')
  })
})

describe('a contract', () => {
  it('is created from a presentation, a template and a tier, and sent at once, in two round trips', async () => {
    const { client, input, email } = await withTemplate()
    const answer = await client.post('/api/contracts', input)
    expect(answer.status).toBe(201)
    expect(answer.body.contract).toMatchObject({
      number: 1,
      title: 'Roofing agreement',
      status: 'sent',
      tier: 'better',
      tierName: 'Better',
      totalCents: 1_200_000,
      depositCents: 120_000,
      language: 'en',
      homeowner: { name: 'Maria Okafor', email },
      consent: { text: expect.any(String), givenAt: null },
      sentAt: expect.any(String),
      openedAt: null,
      signedAt: null,
      cancelBy: null,
    })
    expect(answer.body.contract.html).toContain('the roof of Maria Okafor at 12 Maple Street for $12,000.00')
    expect(answer.body.signUrl).toMatch(/\/contracts\/[0-9a-f-]{36}\?token=[\w-]{43}$/)
    expect(trips(answer)).toBe(2)
    expect(await mailsOf(answer.body.contract.id)).toMatchObject([{ kind: 'link', recipient: email }])
    expect(await eventsOf(client.organizationId)).toEqual(['contract.sent'])
    const second = await client.post('/api/contracts', input)
    expect(second.body.contract.number).toBe(2)
    const numbered = await client.get('/api/contracts?number=1')
    expect(numbered.body.contracts.map(({ id }: { id: string }) => id)).toEqual([answer.body.contract.id])
    expect((await client.get('/api/contracts?number=3')).body.contracts).toEqual([])
    expect((await client.get('/api/contracts?number=one')).status).toBe(400)
    const ofPresentation = (id: string) => client.get(`/api/contracts?presentationId=${id}`)
    expect((await ofPresentation(input.presentationId)).body.contracts).toHaveLength(2)
    expect((await ofPresentation(crypto.randomUUID())).body.contracts).toEqual([])
    const foundBy = async (q: string) => (await client.get(`/api/contracts?q=${q}`)).body.contracts.length
    expect(await Promise.all(['okaf', 'MARIA', '2', 'Reed', '%25'].map(foundBy))).toEqual([2, 2, 1, 0, 0])
    expect((await client.get('/api/contracts?q=')).status).toBe(400)
  })

  it('is found by its number, its signers and its homeowner, only in its own company, in one round trip', async () => {
    const homeowner = newHomeowner({ first_name: 'Zoë', last_name: 'Nuñez', phone: '(303) 555-0142' })
    const { client, input, email, presentationId } = await withTemplate({}, homeowner)
    const signers = [
      { role: 'homeowner', name: 'Zoë Nuñez', email },
      { role: 'co_owner', name: 'Sam Okafor', email: 'sam.okafor@example.com' },
    ]
    expect((await client.post('/api/contracts', { ...input, signers })).status).toBe(201)
    expect((await client.post('/api/contracts', { ...input, signers })).status).toBe(201)
    const search = (q: string, by = client) => by.get(`/api/contracts?q=${encodeURIComponent(q)}`)
    const numbersOf = async (q: string, by = client) =>
      [q, (await search(q, by)).body.contracts.map(({ number }: { number: number }) => number)] as const
    const numbers = [
      '2',
      '#2',
      '# 2',
      'Contract 2',
      'contract #2',
      'No. 2',
      'Vertrag Nr. 2',
      'contrato n.º 2',
      'núm. 2',
    ]
    for (const q of numbers) expect(await numbersOf(q)).toEqual([q, [2]])
    const names = ['Zoe', 'nunez', 'Nuñez zoe', 'sam okafor', `${email}`, 'Sam.Okafor@example']
    const totals = ['12,000', '$12,000.00', '12000', '12.000 €', '$ 12 000,00']
    const homes = [...names, ...totals, '3035550142', '555-0142', '12 maple', 'maple st']
    for (const q of homes) expect(await numbersOf(q)).toEqual([q, [2, 1]])
    for (const q of ['Reed', '12,000.01', '120', 'Contract 3', '#', 'Zoe Reed', '"zoe'])
      expect(await numbersOf(q)).toEqual([q, []])
    expect(trips(await search('Zoe'))).toBe(1)
    const other = await signedIn()
    for (const q of ['#2', ...homes]) expect(await numbersOf(q, other)).toEqual([q, []])
    expect((await client.delete(`/api/presentations/${presentationId}`)).status).toBe(200)
    for (const q of ['Contract 2', 'Nuñez', 'sam okafor']) expect((await numbersOf(q))[1]).toContain(2)
  })

  it('is listed as waiting while it can be signed, page by page, only in its own company, in one round trip', async () => {
    const { client, input } = await withTemplate()
    const create = async (more = {}) => {
      const { contract, signUrl } = (await client.post('/api/contracts', { ...input, ...more })).body
      return { id: contract.id, signUrl }
    }
    await create()
    const opened = await create()
    const [late, ended] = [await create(), await create()]
    await create()
    await create({ isDraft: true })
    expect((await getByToken(opened.id, tokenOf(opened.signUrl))).body.contract.status).toBe('opened')
    await rowsOf('update contracts set expires_at = ? where id = ?', Date.now() - 1, late.id)
    expect((await client.post(`/api/contracts/${ended.id}/void`, {})).status).toBe(200)
    const list = (more = '', by = client) => by.get(`/api/contracts?status=waiting${more}`)
    const numbersOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
      body.contracts.map(({ number }: { number: number }) => number)
    const all = await list()
    expect([numbersOf(all), all.body.nextCursor, trips(all)]).toEqual([[5, 2, 1], null, 1])
    const first = await list('&limit=2')
    expect(numbersOf(first)).toEqual([5, 2])
    const second = await list(`&limit=2&cursor=${first.body.nextCursor}`)
    expect([numbersOf(second), second.body.nextCursor]).toEqual([[1], null])
    expect(numbersOf(await list('&q=Contract 2'))).toEqual([2])
    expect(numbersOf(await list('', await signedIn()))).toEqual([])
    expect((await client.get('/api/contracts?status=wait')).status).toBe(400)
  })

  it('can be signed for as many days as the company says, counted from the day it is sent', async () => {
    const { client, input } = await withTemplate()
    const days = ({ expiresAt }: { expiresAt: string }) => (Date.parse(expiresAt) - Date.now()) / 86_400_000
    const { contract } = (await client.post('/api/contracts', { ...input, isDraft: true, validDays: 7 })).body
    expect(days(contract)).toBeCloseTo(7, 1)
    expect(days((await client.post(`/api/contracts/${contract.id}/send`)).body.contract)).toBeCloseTo(7, 1)
    expect(days((await client.post('/api/contracts', input)).body.contract)).toBeCloseTo(30, 1)
    expect((await client.post('/api/contracts', { ...input, validDays: 0 })).body.fields[0].path).toBe('validDays')
    expect((await request('POST', '/api/contracts', { body: { ...input, validDays: 7 } })).status).toBe(401)
  })

  it('is not sent with a blank in it; a draft shows the blank, and is sent once it is filled', async () => {
    const { client, input, presentationId } = await withTemplate({ body: 'In {{city}} and {{zip}}.' }, {})
    const refused = await client.post('/api/contracts', input)
    expect([refused.status, refused.body.error]).toEqual([
      400,
      expect.stringContaining('{{city}}, {{zip}} have no value'),
    ])
    const draft = await client.post('/api/contracts', { ...input, isDraft: true })
    const { contract, ...answered } = draft.body
    expect([draft.status, answered, contract.status]).toEqual([
      201,
      { signUrl: null, signUrls: [], isMailed: false },
      'draft',
    ])
    expect(await mailsOf(draft.body.contract.id)).toEqual([])
    const path = `/api/contracts/${draft.body.contract.id}`
    expect((await client.post(`${path}/send`)).status).toBe(400)
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { city: 'Boulder', zip: '80302' } })
    const sent = await client.post(`${path}/send`)
    expect([sent.status, sent.body.contract.status]).toEqual([200, 'sent'])
    expect(sent.body.contract.html).toContain('In Boulder and 80302.')
    expect(trips(sent)).toBe(2)
    expect((await getByToken(draft.body.contract.id, tokenOf(sent.body.signUrl))).body.contract.status).toBe('opened')
    expect((await client.post(`${path}/send`)).status).toBe(409)
  })

  it('can change its option, template, signers, and days while it is a draft, under the same number', async () => {
    const { client, input, presentationId } = await withTemplate()
    const other = await newTemplate(client, {
      name: 'Short agreement',
      body: 'For {{full_name}}: {{tier_name}}, {{tier_price}}.',
    })
    const { contract: draft } = (await client.post('/api/contracts', { ...input, isDraft: true })).body
    const path = `/api/contracts/${draft.id}`
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { last_name: 'Okafor-Reed' } })
    const changed = await client.patch(path, {
      ...{ templateId: other.id, tier: 'best', validDays: 7, inAnyOrder: true },
      signers: [{ role: 'homeowner' }, { role: 'co_owner', name: 'Sam Okafor', email: 'sam@example.com' }],
    })
    expect([changed.status, trips(changed)]).toEqual([200, 2])
    expect(changed.body.contract).toMatchObject({
      ...{ id: draft.id, number: draft.number, status: 'draft', tier: 'best', templateId: other.id },
      ...{ title: 'Short agreement', inAnyOrder: true, homeowner: { name: 'Maria Okafor-Reed' } },
      signers: [{ name: 'Maria Okafor-Reed' }, { name: 'Sam Okafor', email: 'sam@example.com' }],
    })
    expect(changed.body.contract.html).toContain('For Maria Okafor-Reed: Best, $12,000.00.')
    const alone = await client.patch(path, { signers: null })
    expect(alone.body.contract).toMatchObject({ tier: 'best', signers: [{ name: 'Maria Okafor-Reed' }] })
    const { isIntact, events } = await evidenceOf(draft.id, client)
    expect(isIntact).toBe(true)
    expect(events).toMatchObject([
      { type: 'created' },
      { type: 'changed', content: { tier: 'best', templateId: other.id } },
      { type: 'changed' },
    ])
    const sent = await client.post(`${path}/send`)
    expect(sent.body.contract).toMatchObject({ status: 'sent', totalCents: changed.body.contract.totalCents })
    expect((await evidenceOf(draft.id, client)).isIntact).toBe(true)
  })

  it('can’t change once it is sent, nor take another company’s template', async () => {
    const { client, id, input } = await newContract()
    const late = await client.patch(`/api/contracts/${id}`, { tier: 'good' })
    expect([late.status, late.body.code]).toEqual([409, 'contract_not_draft'])
    const { contract } = (await client.post('/api/contracts', { ...input, isDraft: true })).body
    const { id: foreign } = await newTemplate(await signedIn())
    const taken = await client.patch(`/api/contracts/${contract.id}`, { templateId: foreign })
    expect([taken.status, taken.body.code]).toEqual([404, 'contract_template_not_found'])
    const wrong = await client.patch(`/api/contracts/${contract.id}`, { tier: 'cheapest' })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'tier'])
    expect((await client.get(`/api/contracts/${contract.id}`)).body.contract.tier).toBe('better')
  })

  it('is either changed or sent if both happen at once', async () => {
    const { client, input } = await withTemplate()
    const { contract } = (await client.post('/api/contracts', { ...input, isDraft: true })).body
    const path = `/api/contracts/${contract.id}`
    const [changed, sent] = await Promise.all([client.patch(path, { tier: 'best' }), client.post(`${path}/send`)])
    expect([changed.status, sent.status]).toContain(200)
    const { isIntact, events } = await evidenceOf(contract.id, client)
    const types = events.map(({ type }: { type: string }) => type)
    expect([isIntact, types.includes('changed'), types.includes('sent')]).toEqual([
      true,
      changed.status === 200,
      sent.status === 200,
    ])
  })

  it('gives the company another link for someone without an email, and emails no one', async () => {
    const { client, id } = await newContract({}, newHomeowner({ email: undefined }))
    const again = await client.post(`/api/contracts/${id}/resend`)
    expect([again.status, again.body.isMailed, again.body.signUrls.length]).toEqual([200, false, 1])
    expect((await getByToken(id, tokenOf(again.body.signUrl))).body.contract.status).toBe('opened')
    expect(await mailsOf(id)).toEqual([])
    const { isIntact, events } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    expect(events[2]).toMatchObject({
      type: 'sent',
      content: { isAgain: true, notMailed: 'there is no email address', signers: [{ name: 'Maria Okafor' }] },
    })
  })

  it('keeps its text from then on', async () => {
    const { client, id, templateId, presentationId } = await newContract()
    const before = (await client.get(`/api/contracts/${id}`)).body.contract
    await client.patch(`/api/contracts/templates/${templateId}`, { body: 'Nothing.' })
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { last_name: 'Other' } })
    await client.delete(`/api/contracts/templates/${templateId}`)
    expect((await client.get(`/api/contracts/${id}`)).body.contract).toEqual(before)
  })

  it('uses the prices of the quote once someone has confirmed its roof', async () => {
    const { client, input, presentationId } = await withTemplate()
    await putPricing(client)
    const roof = await newRoof(client, { presentationId })
    const quoted = await client.post(`/api/presentations/${presentationId}/quote`, { roofMeasurementId: roof.id })
    const refused = await client.post('/api/contracts', input)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining('confirmed the roof’s measurement'),
    ])
    await client.post(`/api/roof-measurements/${roof.id}/confirm`)
    const { contract } = (await client.post('/api/contracts', input)).body
    expect(contract.totalCents).toBe(quoted.body.quote.tiers.better.totalCents)
    for (const { label } of quoted.body.quote.tiers.better.lines) expect(contract.html).toContain(label)
    expect(Date.parse(contract.expiresAt)).toBeLessThanOrEqual(Date.parse(quoted.body.quote.validUntil))
  })

  it('names a monthly price only with its terms, from the slide or from the quote', async () => {
    const { client, input, presentationId } = await withTemplate({ body: 'Or {{tier_monthly|in cash}}.' })
    const words = async () => /Or ([^<]*)\./.exec((await client.post('/api/contracts', input)).body.contract.html)?.[1]
    const terms = '(120 months at 7.99% APR, $0.00 down. Estimated payment, with approved credit)'
    expect(await words()).toBe(`$139.00 a month ${terms}`)
    const roof = await newRoof(client, { presentationId })
    await client.post(`/api/roof-measurements/${roof.id}/confirm`)
    const quote = async (pricing = {}) => {
      await putPricing(client, pricing)
      return client.post(`/api/presentations/${presentationId}/quote`, { roofMeasurementId: roof.id })
    }
    await quote()
    expect(await words()).toBe(`$177.55 a month ${terms}`)
    await quote({ financing: null })
    expect(await words()).toBe('in cash')
  })

  it('is written in the language of the presentation', async () => {
    const { client, input } = await withTemplate({ language: 'es' })
    const refused = await client.post('/api/contracts', input)
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('in another language')])
  })

  it('needs a price', async () => {
    const { client, templateId, deck } = await withTemplate()
    const slides = (await client.get(`/api/decks/${deck.id}/slides`)).body.slides
    await client.delete(`/api/decks/${deck.id}/slides/${slides[0].id}`)
    const { id } = await newPresentation(client, deck.id, newHomeowner())
    const refused = await client.post('/api/contracts', { presentationId: id, templateId, tier: 'best' })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('This tier has no price')])
  })

  it.each([
    ['<b>Maria</b>', '&#x3C;b>Maria&#x3C;/b>'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['{{price_better}}', '{{price_better}}'],
  ])('uses the name %s as it is', async (name, shown) => {
    const { client, input, deck } = await withTemplate({ body: 'Dear {{first_name}}.' })
    const { id } = await newPresentation(client, deck.id, { first_name: name })
    const { contract } = (await client.post('/api/contracts', { ...input, presentationId: id })).body
    expect(contract.html).toContain(`<p>Dear ${shown}.</p>`)
  })

  it('can replace another contract, which is then void', async () => {
    const { client, id, input } = await newContract()
    const made = await client.post('/api/contracts', { ...input, tier: 'good', replaces: id })
    expect(made.status).toBe(201)
    const before = (await client.get(`/api/contracts/${id}`)).body.contract
    expect(before).toMatchObject({ status: 'void', replacedBy: made.body.contract.id })
    expect((await evidenceOf(id, client)).isIntact).toBe(true)
    expect((await client.post('/api/contracts', { ...input, replaces: id })).status).toBe(409)
    expect((await client.post('/api/contracts', { ...input, replaces: crypto.randomUUID() })).status).toBe(404)
  })

  it('keeps the reason for which the company voided it', async () => {
    const { client, id, token } = await newContract()
    const voiding = (body: object) => client.post(`/api/contracts/${id}/void`, body)
    expect((await voiding({ reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await voiding({ because: 'The scope changed.' })).status).toBe(400)
    const voided = { status: 'void', endReason: 'The scope changed.' }
    expect((await voiding({ reason: 'The scope changed.' })).body.contract).toMatchObject(voided)
    expect((await client.get('/api/contracts')).body.contracts).toMatchObject([voided])
    expect((await getByToken(id, token)).body.contract).toMatchObject({ status: 'void', endReason: null })
    const { isIntact, events } = await evidenceOf(id, client)
    expect(isIntact).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'voided', content: { reason: 'The scope changed.' } })
  })

  it('gets numbers without gaps or repeats when many are created at once', async () => {
    const { client, input } = await withTemplate()
    const made = await Promise.all(Array.from({ length: 5 }, () => client.post('/api/contracts', input)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(made.map(({ body }) => body.contract.number).sort()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a homeowner who has only the link of a presentation', () => {
  const make = (body: object, more = {}) =>
    request('POST', '/api/contracts', { body, headers: { 'cf-connecting-ip': crypto.randomUUID(), ...more } })

  it('can have the deck’s contract sent to them, and sees none of it in the response', async () => {
    const { client, deck, input, templateId, email } = await withTemplate()
    expect((await make(input)).status).toBe(404)
    await withAction(client, deck.id, templateId)
    const answer = await make(input)
    expect([answer.status, answer.body.signUrl, answer.body.isMailed]).toEqual([201, null, true])
    expect(answer.body.contract).toMatchObject({
      status: 'sent',
      html: null,
      homeowner: { name: 'Maria O.', email: 'm…@example.com' },
    })
    expect(answer.text).not.toMatch(/okafor|Maple|555 010/i)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await mailsOf(answer.body.contract.id)).toMatchObject([{ kind: 'link', recipient: email }])
    expect(await rowsOf('select * from contract_links where contract_id = ?', answer.body.contract.id)).toEqual([])
    for (const more of [{ isDraft: true }, { replaces: answer.body.contract.id }])
      expect((await make({ ...input, ...more })).status).toBe(401)
  })

  it('gets 409 when there is no address to send it to, and 404 when the action is off', async () => {
    const { client, deck, templateId, input } = await withTemplate()
    const action = await withAction(client, deck.id, templateId)
    const { id } = await newPresentation(client, deck.id)
    expect((await make({ ...input, presentationId: id })).status).toBe(400)
    await client.patch(`/api/presentations/${id}`, { homeownerData: { address: '1 Main Street' } })
    const refused = await make({ ...input, presentationId: id })
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: expect.stringContaining('no email address'), code: 'no_email' },
    ])
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const isReplayed of [null, 'true']) {
      const { body, headers } = await make({ ...input, presentationId: id }, key)
      expect([body.code, headers.get('idempotency-replayed')]).toEqual(['no_email', isReplayed])
    }
    await client.patch(`/api/decks/${deck.id}/action-configs/${action.id}`, { isActive: false })
    expect((await make(input)).status).toBe(404)
  })

  it('can’t flood a mailbox: five contracts a day', async () => {
    const { client, deck, templateId, input } = await withTemplate()
    await withAction(client, deck.id, templateId)
    const answers = []
    for (let count = 0; count < 6; count++) answers.push(await make(input))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(80_000)
    const own = await client.post('/api/contracts', input)
    const unsent = await mailsOf(own.body.contract.id)
    expect([own.status, unsent]).toEqual([201, [expect.objectContaining({ status: 'waiting' })]])
    expect((await client.post(`/api/contracts/${own.body.contract.id}/resend`)).status).toBe(429)
  })
})

describe('a token', () => {
  it('opens its own contract and no other', async () => {
    const [one, other] = [await newContract(), await newContract()]
    const calls = [
      () => getByToken(one.id, other.token),
      () => documentOf(one.id, other.token),
      () => request('GET', `/api/contracts/${one.id}/evidence?token=${other.token}`),
      ...['consent', 'withdraw-consent', 'deposit', 'decline', 'cancel'].map(
        (name) => () => act(one.id, name, { token: other.token }),
      ),
      () => act(one.id, 'sign', signing(other.token)),
    ]
    for (const call of calls) expect((await call()).status).toBe(404)
    expect((await request('GET', `/api/contracts/${one.id}`)).status).toBe(401)
    expect((await request('GET', `/api/contracts/${one.id}?token=x`)).status).toBe(404)
    expect((await evidenceOf(one.id, one.client)).events).toHaveLength(2)
  })
})
