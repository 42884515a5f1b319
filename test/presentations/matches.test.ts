import { describe, expect, it } from 'vitest'
import { signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'

const path = '/api/presentations/matches'

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
        { email: 'maria@example.com', presentationId: maria.id, firstName: 'Maria', lastName: 'Okafor' },
        { email: 'theo@example.com', presentationId: theo.id, firstName: 'Theo', lastName: null },
      ]),
    )
    expect((await stranger.post(path, { emails })).body).toEqual({ matches: [] })
  })

  it('answers with one presentation for each email, the newest', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const email = 'maria@example.com'
    await newPresentation(client, deck.id, { email })
    const { id } = await newPresentation(client, deck.id, { first_name: 'Mia', email })
    const { matches } = (await client.post(path, { emails: [email, email] })).body
    expect(matches).toEqual([{ email, presentationId: id, firstName: 'Mia', lastName: null }])
  })

  it('takes 1 to 500 emails', async () => {
    const client = await signedIn()
    const emails = Array.from({ length: 501 }, (_, at) => `maria-${at}@example.com`)
    expect((await client.post(path, { emails: emails.slice(1) })).body).toEqual({ matches: [] })
    for (const wrong of [{ emails }, { emails: [] }, {}, { emails: [''.padEnd(255, 'a')] }, { emails: [1] }])
      expect((await client.post(path, wrong)).status).toBe(400)
  })
})
