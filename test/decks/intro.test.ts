import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { mediaKey, newDeck } from '../support/factories'

async function introDeck() {
  const client = await signedIn()
  const deck = await newDeck(client)
  return { client, deck, path: `/api/decks/${deck.id}/intro` }
}

describe('an intro', () => {
  it('can be added, replaced and removed', async () => {
    const { client, deck, path } = await introDeck()
    expect((await client.get(path)).status).toBe(404)
    const posterImg = mediaKey(client)
    const first = await client.put(path, { title: 'Welcome', script: 'Hello {{first_name}}.', posterImg })
    expect(first.status).toBe(200)
    expect(first.body.intro).toEqual({
      id: expect.any(String),
      deckId: deck.id,
      title: 'Welcome',
      script: 'Hello {{first_name}}.',
      audioUrl: null,
      posterImg,
      posterPortraitImg: null,
      isSkippable: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const second = await client.put(path, { title: 'Hello', isSkippable: false })
    expect(second.body.intro).toMatchObject({
      id: first.body.intro.id,
      script: null,
      posterImg: null,
      posterPortraitImg: null,
      isSkippable: false,
    })
    expect((await client.get(path)).body).toEqual(second.body)
    expect((await client.delete(path)).body).toEqual({ success: true })
    expect((await client.delete(path)).status).toBe(404)
  })

  it.each([
    ['no title', {}, 'title is required'],
    ['an unknown merge field', { title: 'A', script: '{{surname}}' }, 'script has the merge field {{surname}}'],
    ['another company’s file', { title: 'A', audioUrl: 'media/a/b/c.mp3' }, 'audioUrl must be the storageKey'],
  ])('is rejected with %s', async (_, body, message) => {
    const { client, path } = await introDeck()
    const answer = await client.put(path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})
