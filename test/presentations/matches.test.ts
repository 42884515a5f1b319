import { describe, expect, it } from 'vitest'
import { signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'

const path = '/api/presentations/matches'
const byEmail = (email: string) => ({ by: 'email', email, externalId: null })

const matched = ({ id, homeownerData }: Awaited<ReturnType<typeof newPresentation>>) => {
  const { first_name: firstName, last_name: lastName } = homeownerData
  return { presentationId: id, firstName, lastName, homeownerData }
}

describe('POST /api/presentations/matches', () => {
  it('finds the company’s own homeowners in any deck by email, whatever its capital letters', async () => {
    const [client, stranger] = [await signedIn(), await signedIn()]
    const [deck, other, removed] = [await newDeck(client), await newDeck(client), await newDeck(client)]
    const maria = await newPresentation(client, deck.id, { last_name: 'Okafor', email: 'Maria@Example.com' })
    const theo = await newPresentation(client, other.id, { first_name: 'Theo', email: 'theo@example.com' })
    const gone = await newPresentation(client, deck.id, { email: 'gone@example.com' })
    await client.delete(`/api/presentations/${gone.id}`)
    await newPresentation(client, removed.id, { email: 'removed@example.com' })
    await client.delete(`/api/decks/${removed.id}`)
    await newPresentation(client, deck.id)
    const emails = ['MARIA@example.com', 'theo@example.com', 'gone@example.com', 'removed@example.com', 'not an email']
    const answer = await client.post(path, { emails })
    expect([answer.status, trips(answer)]).toEqual([200, 1])
    expect(answer.body.matches).toHaveLength(2)
    expect(answer.body.matches).toEqual(
      expect.arrayContaining([
        { ...byEmail('maria@example.com'), ...matched(maria) },
        { ...byEmail('theo@example.com'), ...matched(theo) },
      ]),
    )
    expect((await stranger.post(path, { emails })).body).toEqual({ matches: [] })
  })

  it('answers with one presentation for each email, the newest', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const email = 'maria@example.com'
    await newPresentation(client, deck.id, { email })
    const mia = await newPresentation(client, deck.id, { first_name: 'Mia', email })
    const { matches } = (await client.post(path, { emails: [email, email] })).body
    expect(matches).toEqual([{ ...byEmail(email), ...matched(mia) }])
  })

  it('finds them by external ID, and by phone however it is written, in one round trip', async () => {
    const [client, stranger] = [await signedIn(), await signedIn()]
    const deck = await newDeck(client)
    const homeownerData = { first_name: 'Maria', email: 'maria@example.com', phone: '+1 (303) 555-0142' }
    const maria = (await client.post('/api/presentations', { deckId: deck.id, homeownerData, externalId: 'crm-1' }))
      .body
    const theo = await newPresentation(client, deck.id, { first_name: 'Theo', phone: '030/901820' })
    await newPresentation(client, deck.id, { first_name: 'Ana', phone: 'none' })
    const gone = await newPresentation(client, deck.id, { phone: '720 555 0101' })
    await client.delete(`/api/presentations/${gone.id}`)
    const phones = ['303.555.0142', '030 901820', 'none', '5550142', '7205550101']
    const asked = { emails: ['maria@example.com'], externalIds: ['crm-1', 'crm-2'], phones }
    const answer = await client.post(path, asked)
    expect([answer.status, trips(answer)]).toEqual([200, 1])
    const found = { ...matched(maria.presentation), externalId: 'crm-1' }
    expect(answer.body.matches).toEqual([
      { ...found, by: 'externalId' },
      { ...found, by: 'email', email: 'maria@example.com' },
      { by: 'phone', phone: '030 901820', externalId: null, ...matched(theo) },
      { ...found, by: 'phone', phone: '303.555.0142' },
    ])
    expect((await stranger.post(path, asked)).body).toEqual({ matches: [] })
  })

  it('takes 1 to 500 values of a kind', async () => {
    const client = await signedIn()
    const emails = Array.from({ length: 501 }, (_, at) => `maria-${at}@example.com`)
    const most = emails.slice(1)
    expect((await client.post(path, { emails: most, externalIds: most, phones: most })).body).toEqual({ matches: [] })
    for (const wrong of [
      ...[{}, { emails }, { externalIds: emails }, { phones: emails }],
      ...[{ emails: [] }, { externalIds: [], phones: ['303 555 0142'] }, { phones: [''.padEnd(51, '1')] }],
      ...[{ emails: [''.padEnd(255, 'a')] }, { emails: [1] }, { externalIds: [1] }, { names: ['Maria'] }],
    ])
      expect((await client.post(path, wrong)).status).toBe(400)
  })
})
