import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { newDeck, newFaq, newPresentation, newWholeDeck, productData } from '../support/factories'
import { watchAll } from '../support/viewings'

type Member = Awaited<ReturnType<typeof signedIn>>
type Change = [method: 'patch' | 'put', path: string, body: (text: string) => object]

const tagOf = async (client: Member, path: string) => (await client.get(path)).headers.get('etag')
const ifMatch = (tag: string | null) => ({ 'if-match': tag ?? '' })

/** Every kind of thing that has a version, with a change to it. */
async function versioned(client: Member): Promise<Change[]> {
  const { deck, slide, pricing, faq } = await newWholeDeck(client)
  const input = { deckId: deck.id, homeownerData: { first_name: 'Maria' }, externalId: 'lead 1/ü' }
  const { presentation } = (await client.post('/api/presentations', input)).body
  await client.patch(`/api/decks/${deck.id}`, { externalId: 'deck 1' })
  const subscription = { name: 'CRM', eventType: '*', channel: 'console', channelConfig: {} }
  const { id } = (await client.post('/api/notifications/subscriptions', subscription)).body
  await client.put('/api/narration/pronunciations', { pronunciations: [] })
  const homeownerData = (text: string) => ({ homeownerData: { first_name: text } })
  return [
    ['patch', '/api/organization', (name) => ({ name })],
    ['patch', `/api/decks/${deck.id}`, (name) => ({ name })],
    ['patch', '/api/decks/external/deck%201', (name) => ({ name })],
    ['patch', `/api/decks/${deck.id}/slides/${slide.id}`, (title) => ({ title })],
    ['patch', `/api/decks/${deck.id}/faqs/${faq.id}`, (cannedAnswer) => ({ cannedAnswer })],
    ['put', `/api/decks/${deck.id}/branding`, (name) => ({ name, palette: {}, cta: {} })],
    ['put', `/api/decks/${deck.id}/intro`, (title) => ({ title })],
    ['put', `/api/decks/${deck.id}/qa-settings`, (resumePromptText) => ({ resumePromptText })],
    ['put', `/api/slides/${pricing.id}/product-data`, (subtitle) => ({ productData: productData({ subtitle }) })],
    ['patch', `/api/presentations/${presentation.id}`, homeownerData],
    ['patch', `/api/presentations/external/${encodeURIComponent('lead 1/ü')}`, homeownerData],
    [
      'put',
      `/api/presentations/external/${encodeURIComponent('lead 1/ü')}`,
      (text) => ({ deckId: deck.id, ...homeownerData(`Ms. ${text}`) }),
    ],
    ['patch', `/api/notifications/subscriptions/${id}`, (name) => ({ name })],
    ['put', '/api/narration/pronunciations', (say) => ({ pronunciations: [{ word: 'GAF', say }] })],
  ]
}

describe('If-Match', () => {
  it('lets the version that was read through, and refuses an older one without saving anything', async () => {
    const client = await signedIn()
    for (const [method, path, body] of await versioned(client)) {
      const tag = await tagOf(client, path)
      expect([path, tag]).toEqual([path, expect.stringMatching(/^"\w+"$/)])
      const changed = await client[method](path, body('First'), ifMatch(tag))
      expect([path, changed.status]).toEqual([path, 200])
      const current = await tagOf(client, path)
      expect(current).not.toBe(tag)
      expect([path, changed.headers.get('etag')]).toEqual([path, current])
      const refused = await client[method](path, body('Second'), ifMatch(tag))
      expect([path, refused.status, refused.body.code]).toEqual([path, 412, 'version_conflict'])
      expect(refused.headers.get('etag')).toBe(current)
      expect((await client.get(path)).text).not.toContain('Second')
    }
  })

  it('lets one of several simultaneous changes through', async () => {
    const client = await signedIn()
    for (const [method, path, body] of await versioned(client)) {
      const tag = await tagOf(client, path)
      const sent = ['A', 'B', 'C', 'D'].map((text) => client[method](path, body(text), ifMatch(tag)))
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      expect([path, statuses.toSorted()]).toEqual([path, [200, 412, 412, 412]])
    }
  })

  it('guards a deletion', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    const faq = await newFaq(client, deck.id)
    for (const path of [`/api/presentations/${id}`, `/api/decks/${deck.id}/faqs/${faq.id}`, `/api/decks/${deck.id}`]) {
      const tag = await tagOf(client, path)
      expect((await client.delete(path, ifMatch('"0"'))).status).toBe(412)
      expect((await client.get(path)).status).toBe(200)
      expect((await client.delete(path, ifMatch(tag))).status).toBe(200)
      expect((await client.delete(path, ifMatch(tag))).status).toBe(404)
    }
  })

  it('takes a list, a weak tag and *', async () => {
    const client = await signedIn()
    const path = `/api/decks/${(await newDeck(client)).id}`
    const rename = (value: string | null) => client.patch(path, { name: 'Roofs' }, ifMatch(value))
    expect((await rename(`"0", ${await tagOf(client, path)}`)).status).toBe(200)
    expect((await rename(`W/${await tagOf(client, path)}`)).status).toBe(200)
    expect((await rename('*')).status).toBe(200)
    expect((await rename('"0", W/"1"')).status).toBe(412)
  })

  it('that is malformed, or sent to what has no version, is refused', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const unquoted = await client.patch(`/api/decks/${deck.id}`, { name: 'Roofs' }, ifMatch('abc'))
    expect([unquoted.status, unquoted.body.fields[0].path]).toEqual([400, 'If-Match'])
    const unversioned = await client.put('/api/reminders', { rules: [] }, ifMatch('"abc"'))
    expect([unversioned.status, unversioned.body.fields[0].path]).toEqual([400, 'If-Match'])
  })

  it('does not create what a PUT would create without it', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const path = `/api/decks/${deck.id}/branding`
    const put = await client.put(path, { palette: {}, cta: {} }, ifMatch('"abc"'))
    expect([put.status, put.body.code, put.headers.get('etag')]).toEqual([412, 'version_conflict', null])
    expect((await client.get(path)).status).toBe(404)
  })

  it('reveals nothing of another company', async () => {
    const [client, stranger] = [await signedIn(), await signedIn()]
    for (const [method, path, body] of (await versioned(client)).filter(([, path]) => /[0-9a-f]{8}-/.test(path))) {
      const refused = await stranger[method](path, body('Stranger'), ifMatch('"abc"'))
      expect([path, refused.status]).toEqual([path, method === 'put' ? 412 : 404])
      expect(refused.headers.get('etag')).toBeNull()
    }
  })

  it('ignores what homeowners do', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    const path = `/api/presentations/${id}`
    const tag = await tagOf(client, path)
    await watchAll(id)
    const { presentation } = (await client.get(`${path}?include=activity`)).body
    expect(presentation.activity).toMatchObject({ views: 1 })
    expect(await tagOf(client, path)).toBe(tag)
  })
})
