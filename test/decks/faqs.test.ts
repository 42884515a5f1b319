import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { mediaKey, newDeck, newFaq, newSlide } from '../support/factories'

async function faqDeck() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const path = `/api/decks/${deck.id}/faqs`
  const order = async () => {
    const faqs: { userQuestion: string; orderIndex: number }[] = (await client.get(path)).body.faqs
    expect(faqs.map((faq) => faq.orderIndex)).toEqual(faqs.map((_, index) => index))
    return faqs.map((faq) => faq.userQuestion).join(' ')
  }
  return { client, deck, path, order }
}

describe('an FAQ', () => {
  it('comes back in the shape of the specification', async () => {
    const { client, deck, path } = await faqDeck()
    const slide = await newSlide(client, deck.id)
    const audioUrl = mediaKey(client, 'answer.mp3')
    const wordTimings = [{ word: 'Two', startTime: 0.1, endTime: 0.3 }]
    const input = {
      userQuestion: 'How long?',
      cannedAnswer: 'Two days.',
      relatedSlideId: slide.id,
      audioUrl,
      wordTimings,
    }
    const answer = await client.post(path, input)
    expect(answer.status).toBe(201)
    expect(answer.body.faq).toEqual({
      id: expect.any(String),
      deckId: deck.id,
      ...input,
      orderIndex: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await client.get(`${path}/${answer.body.faq.id}`)).body).toEqual(answer.body)
    const changed = await client.patch(`${path}/${answer.body.faq.id}`, {
      cannedAnswer: 'Three.',
      relatedSlideId: null,
    })
    expect(changed.body.faq).toMatchObject({ userQuestion: 'How long?', cannedAnswer: 'Three.', relatedSlideId: null })
  })

  it('may refer only to a slide of its own deck', async () => {
    const { client, path } = await faqDeck()
    const elsewhere = await newSlide(client, (await newDeck(client)).id)
    const input = { userQuestion: 'Why?', cannedAnswer: 'Because.' }
    const { faq } = (await client.post(path, input)).body
    for (const relatedSlideId of [elsewhere.id, crypto.randomUUID()]) {
      const created = await client.post(path, { ...input, relatedSlideId })
      const changed = await client.patch(`${path}/${faq.id}`, { cannedAnswer: 'Changed', relatedSlideId })
      for (const answer of [created, changed])
        expect([answer.status, answer.body.error]).toEqual([
          400,
          'relatedSlideId must be the id of a slide of this deck.',
        ])
    }
    const { faqs } = (await client.get(path)).body
    expect(faqs).toMatchObject([{ cannedAnswer: 'Because.', relatedSlideId: null }])
  })

  it.each([
    ['an empty body', {}, 'userQuestion is required. cannedAnswer is required'],
    ['an empty question', { userQuestion: '', cannedAnswer: 'a' }, 'userQuestion must be at least 1 character long'],
    [
      'an invalid slide id',
      { userQuestion: 'q', cannedAnswer: 'a', relatedSlideId: 'welcome' },
      'relatedSlideId must be a UUID',
    ],
    ['an unknown field', { userQuestion: 'q', cannedAnswer: 'a', answer: 'b' }, 'The body has no member "answer"'],
    [
      'another company’s file',
      { userQuestion: 'q', cannedAnswer: 'a', audioUrl: 'media/x/y/z' },
      'audioUrl must be the storageKey',
    ],
  ])('is rejected with %s', async (_, body, message) => {
    const { client, path } = await faqDeck()
    const answer = await client.post(path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('the order of FAQs', () => {
  it('has no gaps after inserts, moves, deletes and complete orders', async () => {
    const { client, deck, path, order } = await faqDeck()
    const ids: string[] = []
    for (const userQuestion of ['a', 'b', 'c']) ids.push((await newFaq(client, deck.id, { userQuestion })).id)
    await newFaq(client, deck.id, { userQuestion: 'x', orderIndex: 1 })
    expect(await order()).toBe('a x b c')
    await client.patch(`${path}/${ids[2]}`, { orderIndex: 0 })
    expect(await order()).toBe('c a x b')
    await client.delete(`${path}/${ids[0]}`)
    expect(await order()).toBe('c x b')
    const current: { id: string }[] = (await client.get(path)).body.faqs
    const faqIds = current.map((faq) => faq.id).reverse()
    await client.put(`${path}/order`, { faqIds })
    expect(await order()).toBe('b x c')
    const refused = await client.put(`${path}/order`, { faqIds: faqIds.slice(1) })
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('exactly once')])
    expect(await order()).toBe('b x c')
  })

  it('has no gaps when many are added at once', async () => {
    const { client, deck, order } = await faqDeck()
    await Promise.all(Array.from({ length: 10 }, () => newFaq(client, deck.id, { userQuestion: 'q', orderIndex: 0 })))
    expect((await order()).split(' ')).toHaveLength(10)
  })
})
