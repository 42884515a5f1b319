import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { newTemplate } from '../support/contracts'
import { newAction, newDeck, newSlide } from '../support/factories'

async function actionDeck() {
  const client = await signedIn()
  const deck = await newDeck(client)
  return { client, deck, path: `/api/decks/${deck.id}/action-configs` }
}

const action = (more = {}) => ({
  type: 'book_appointment',
  label: 'Book',
  trigger: 'presentation_end',
  config: {},
  ...more,
})

describe('an action config', () => {
  it.each([
    ['book_appointment', { durationMinutes: 60 }],
    ['sign_contract', { documentTitle: 'Roof agreement' }],
    ['open_url', { url: 'https://summit-roofing.example' }],
    ['call', { phone: '+1 (555) 0100' }],
    ['email', { to: 'hello@summit.example', subject: 'My roof' }],
    ['ask_question', { prompt: 'Anything else?' }],
  ])('of the type %s accepts its config', async (type, config) => {
    const { client, deck, path } = await actionDeck()
    const answer = await client.post(path, action({ type, config }))
    expect(answer.status).toBe(201)
    expect(answer.body.actionConfig).toEqual({
      id: expect.any(String),
      deckId: deck.id,
      type,
      label: 'Book',
      slideId: null,
      trigger: 'presentation_end',
      config,
      orderIndex: 0,
      isActive: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it.each([
    ['an empty body', {}, 'type is required. label is required. trigger is required. config is required'],
    ['an unknown type', action({ type: 'dance' }), 'type must be one of book_appointment'],
    ['an unknown trigger', action({ trigger: 'never' }), 'trigger must be one of slide_end'],
    ['the config of another type', action({ config: { url: 'https://a.example' } }), 'config has no member "url"'],
    ['an incomplete config', action({ type: 'open_url' }), 'config.url is required'],
    [
      'a javascript: link',
      action({ type: 'open_url', config: { url: 'javascript:alert(1)' } }),
      'config.url must be a link',
    ],
    [
      'an invalid phone number',
      action({ type: 'call', config: { phone: 'call me' } }),
      'config.phone must be a phone number',
    ],
    ['an invalid email', action({ type: 'email', config: { to: 'me' } }), 'config.to must be an email address'],
    ['an empty label', action({ label: '' }), 'label must be at least 1 character long'],
  ])('is rejected with %s', async (_, body, message) => {
    const { client, path } = await actionDeck()
    const answer = await client.post(path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('may lead only to a contract template of its own company', async () => {
    const { client, deck, path } = await actionDeck()
    const own = await newTemplate(client)
    const foreign = await newTemplate(await signedIn('Another company'))
    const signing = (templateId: string, more = {}) =>
      action({ type: 'sign_contract', config: { templateId }, ...more })
    const refused = await client.post(path, signing(foreign.id))
    const error = 'config.templateId must be the id of a contract template.'
    expect([refused.status, refused.body.error]).toEqual([400, error])
    const slide = await newSlide(client, deck.id)
    const both = await client.post(path, signing(foreign.id, { slideId: slide.id }))
    expect(both.body.error).toBe(`slideId must be the id of a slide of this deck, and ${error}`)
    const made = await client.post(path, signing(own.id, { slideId: slide.id }))
    expect(made.body.actionConfig).toMatchObject({ config: { templateId: own.id }, slideId: slide.id })
    const one = `${path}/${made.body.actionConfig.id}`
    const changed = await client.patch(one, { type: 'sign_contract', config: { templateId: foreign.id } })
    expect([changed.status, changed.body.error]).toEqual([400, error])
    await client.delete(`/api/contracts/templates/${own.id}`)
    expect((await client.patch(one, { label: 'Sign here' })).status).toBe(200)
  })

  it('may belong only to a slide of its own deck', async () => {
    const { client, deck, path } = await actionDeck()
    const own = await newSlide(client, deck.id)
    const elsewhere = await newSlide(client, (await newDeck(client)).id)
    const refused = await client.post(path, action({ slideId: elsewhere.id }))
    expect([refused.status, refused.body.error]).toEqual([400, 'slideId must be the id of a slide of this deck.'])
    const { id } = (await client.post(path, action({ slideId: own.id }))).body.actionConfig
    expect((await client.patch(`${path}/${id}`, { slideId: elsewhere.id })).status).toBe(400)
    expect((await client.get(path)).body.actionConfigs).toMatchObject([{ id, slideId: own.id }])
    await client.delete(`/api/decks/${deck.id}/slides/${own.id}`)
    expect((await client.get(path)).body.actionConfigs).toEqual([])
  })

  it('changes its config only together with its type', async () => {
    const { client, deck, path } = await actionDeck()
    const { id } = await newAction(client, deck.id)
    const alone = await client.patch(`${path}/${id}`, { config: { phone: '+1 555 0111' } })
    expect([alone.status, alone.body.error]).toEqual([400, expect.stringContaining('so send both together')])
    const both = await client.patch(`${path}/${id}`, {
      type: 'open_url',
      config: { url: 'https://a.example' },
      isActive: false,
    })
    expect(both.body.actionConfig).toMatchObject({
      type: 'open_url',
      config: { url: 'https://a.example' },
      isActive: false,
      label: 'Call us',
    })
  })

  it('keeps its place in an order without gaps', async () => {
    const { client, deck, path } = await actionDeck()
    const ids = []
    for (const label of ['a', 'b', 'c']) ids.push((await newAction(client, deck.id, { label })).id)
    await client.patch(`${path}/${ids[2]}`, { orderIndex: 0 })
    await client.delete(`${path}/${ids[0]}`)
    const { actionConfigs } = (await client.get(path)).body
    expect(actionConfigs).toMatchObject([
      { label: 'c', orderIndex: 0 },
      { label: 'b', orderIndex: 1 },
    ])
    expect((await client.delete(`${path}/${ids[0]}`)).status).toBe(404)
  })
})
