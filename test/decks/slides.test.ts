import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { mediaKey, newDeck, newFaq, newSlide, slideInput } from '../support/factories'

type Listed = { id: string; slideId: string; orderIndex: number }

async function deckOf(...names: string[]) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const ids: Record<string, string> = {}
  for (const slideId of names) ids[slideId] = (await newSlide(client, deck.id, { slideId })).id
  const path = `/api/decks/${deck.id}/slides`
  const order = async () => {
    const slides: Listed[] = (await client.get(path)).body.slides
    expect(slides.map((slide) => slide.orderIndex)).toEqual(slides.map((_, index) => index))
    return slides.map((slide) => slide.slideId).join(' ')
  }
  return { client, deck, path, ids, order }
}

describe('a slide', () => {
  it('comes back in the shape of the specification', async () => {
    const { client, path } = await deckOf()
    const [heroImg, audioUrl] = [mediaKey(client), mediaKey(client, 'welcome.mp3')]
    const wordTimings = [
      { word: 'Hello', startTime: 0, endTime: 0.4 },
      { word: 'Maria', startTime: 0.4, endTime: 1 },
    ]
    const answer = await client.post(path, {
      slideId: 'welcome',
      title: 'Welcome',
      narrationScript: 'Hello {{first_name}}, from {{city|your area}}.',
      bullets: ['For {{first_name}}'],
      slideContext: null,
      audioUrl,
      heroImg,
      wordTimings,
    })
    expect(answer.status).toBe(201)
    const { slide } = answer.body
    expect(slide).toMatchObject({
      slideId: 'welcome',
      slideType: 'standard',
      title: 'Welcome',
      bullets: ['For {{first_name}}'],
      narration_script: 'Hello {{first_name}}, from {{city|your area}}.',
      orderIndex: 0,
      slide_context: null,
      audio_url: audioUrl,
      hero_img: heroImg,
      wordTimings,
    })
    expect((await client.get(`${path}/${slide.id}`)).body).toEqual({ slide })
  })

  it('is changed only in the fields that were sent', async () => {
    const { client, path, ids } = await deckOf('a')
    const answer = await client.patch(`${path}/${ids.a}`, { title: 'New', heroImg: mediaKey(client) })
    expect(answer.body.slide).toMatchObject({ title: 'New', slideId: 'a', narration_script: 'Hello {{first_name}}.' })
    const emptied = await client.patch(`${path}/${ids.a}`, { heroImg: null })
    expect(emptied.body.slide).toMatchObject({ title: 'New', hero_img: null })
  })

  it('accepts a script of 20,000 characters', async () => {
    const { client, path } = await deckOf()
    const answer = await client.post(path, slideInput({ narrationScript: 'wört '.repeat(4000) }))
    expect(answer.body.slide.narration_script).toHaveLength(20_000)
  })

  it('keeps emoji and right-to-left text as they are', async () => {
    const { client, path } = await deckOf()
    const title = 'שלום 👨‍👩‍👧 مرحبا'
    expect((await client.post(path, slideInput({ title }))).body.slide.title).toBe(title)
  })

  it.each([
    ['an empty body', {}, 'slideId is required. title is required. narrationScript is required'],
    ['an empty title', slideInput({ title: '' }), 'title must be at least 1 character long'],
    ['an unknown field', slideInput({ narration_script: 'x' }), 'The body has no member "narration_script"'],
    [
      'a script of 200,000 characters',
      slideInput({ narrationScript: 'x'.repeat(200_000) }),
      'narrationScript must be at most',
    ],
    ['200 bullets', slideInput({ bullets: Array(200).fill('x') }), 'bullets must have at most 50 items'],
    ['a bullet that is a number', slideInput({ bullets: ['a', 1] }), 'bullets[1] must be a string'],
    ['an order of -1', slideInput({ orderIndex: -1 }), 'orderIndex must be at least 0'],
    ['an order of 1e9', slideInput({ orderIndex: 1e9 }), 'orderIndex must be at most 9999'],
    ['an order of 1.5', slideInput({ orderIndex: 1.5 }), 'orderIndex must be a whole number'],
    [
      'another type',
      slideInput({ slideType: 'video' }),
      'slideType must be one of standard, product_pricing_v1, roof_v1',
    ],
    [
      'an unknown merge field',
      slideInput({ narrationScript: 'Hi {{frist_name}}' }),
      'narrationScript has the merge field {{frist_name}}',
    ],
    [
      'an unknown merge field in a bullet',
      slideInput({ bullets: ['{{ name | you }}'] }),
      'bullets[0] has the merge field {{name}}',
    ],
    [
      'a merge field without its end',
      slideInput({ narrationScript: 'Hi {{first_name}' }),
      'narrationScript has {{ without a matching }}',
    ],
    ['a long unknown merge field', slideInput({ bullets: [`{{${'a'.repeat(400)}}}`] }), `{{${'a'.repeat(40)}}}, which`],
    ['half of a surrogate pair in a key', slideInput({ heroImg: 'media/\ud800' }), 'heroImg must be the storageKey'],
    ['NUL in the script', slideInput({ narrationScript: 'a\0b' }), 'narrationScript must not contain NUL'],
    ['an invalid key', slideInput({ heroImg: 'https://example.com/a.png' }), 'heroImg must be the storageKey'],
    ['a key outside media', slideInput({ audioUrl: 'kb/x/y/z.mp3' }), 'audioUrl must be the storageKey'],
  ])('is rejected with %s', async (_, body, message) => {
    const { client, path } = await deckOf()
    const answer = await client.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(message)
  })

  it('is rejected with an unknown merge field, and lists the known ones', async () => {
    const { client, path } = await deckOf()
    const { error } = (await client.post(path, slideInput({ narrationScript: '{{zipcode}}' }))).body
    for (const field of ['first_name', 'last_name', 'address', 'city', 'state', 'zip', 'country', 'email', 'phone'])
      expect(error).toContain(`{{${field}}}`)
  })

  it.each([
    [
      'out of order',
      [
        { word: 'a', startTime: 1, endTime: 2 },
        { word: 'b', startTime: 0, endTime: 0.5 },
      ],
      'wordTimings[1] starts before',
    ],
    [
      'overlapping',
      [
        { word: 'a', startTime: 0, endTime: 2 },
        { word: 'b', startTime: 1, endTime: 3 },
      ],
      'wordTimings[1] starts before',
    ],
    ['backwards', [{ word: 'a', startTime: 2, endTime: 1 }], 'wordTimings[0] ends before it starts'],
    ['negative', [{ word: 'a', startTime: -1, endTime: 1 }], 'wordTimings[0].startTime must be at least 0'],
  ])('is rejected with word timings that are %s', async (_, wordTimings, message) => {
    const { client, path } = await deckOf()
    const answer = await client.post(path, slideInput({ wordTimings }))
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('may not use a file of another organization', async () => {
    const { client, path, ids } = await deckOf('a')
    const stranger = await signedIn('Another company')
    for (const heroImg of [
      mediaKey(stranger),
      mediaKey(client).replace('roof', '../../roof'),
      `${mediaKey(client)}/more`,
    ]) {
      expect((await client.post(path, slideInput({ heroImg }))).status).toBe(400)
      expect((await client.patch(`${path}/${ids.a}`, { heroImg })).status).toBe(400)
    }
  })

  it('has a slideId that is unique in its deck, even when sent ten times at once', async () => {
    const { client, path, ids, order } = await deckOf('a')
    const body = slideInput({ slideId: 'same', orderIndex: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(path, body)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await order()).toBe('same a')
    const renamed = await client.patch(`${path}/${ids.a}`, { slideId: 'same' })
    expect([renamed.status, renamed.body.error]).toEqual([
      409,
      'slideId is already used by another slide of this deck. Use another.',
    ])
    const other = await newDeck(client)
    expect((await client.post(`/api/decks/${other.id}/slides`, body)).status).toBe(201)
  })
})

describe('the order of slides', () => {
  it('appends without an index, and makes room at an index', async () => {
    const { client, path, order } = await deckOf('a', 'b', 'c')
    const between = await client.post(path, slideInput({ slideId: 'x', orderIndex: 1 }))
    expect(between.body.slide.orderIndex).toBe(1)
    expect(await order()).toBe('a x b c')
    await client.post(path, slideInput({ slideId: 'first', orderIndex: 0 }))
    const last = await client.post(path, slideInput({ slideId: 'last', orderIndex: 9999 }))
    expect(last.body.slide.orderIndex).toBe(5)
    expect(await order()).toBe('first a x b c last')
  })

  it.each([
    ['a', 2, 'b c a d'],
    ['d', 1, 'a d b c'],
    ['b', 1, 'a b c d'],
    ['c', 0, 'c a b d'],
    ['a', 9999, 'b c d a'],
  ])('moves %s to %i', async (name, orderIndex, expected) => {
    const { client, path, ids, order } = await deckOf('a', 'b', 'c', 'd')
    await client.patch(`${path}/${ids[name]}`, { orderIndex })
    expect(await order()).toBe(expected)
  })

  it('has no gaps after a delete', async () => {
    const { client, path, ids, order } = await deckOf('a', 'b', 'c')
    expect((await client.delete(`${path}/${ids.b}`)).body).toEqual({ success: true })
    expect(await order()).toBe('a c')
    expect((await client.delete(`${path}/${ids.b}`)).status).toBe(404)
  })

  it('is replaced as a whole, and rejects a list that is not exactly the deck’s slides', async () => {
    const { client, path, ids, order } = await deckOf('a', 'b', 'c')
    const { a, b, c } = ids
    const answer = await client.put(`${path}/order`, { slideIds: [c, a, b] })
    expect(answer.body.slides.map((slide: Listed) => slide.slideId)).toEqual(['c', 'a', 'b'])
    const foreign = await newSlide(client, (await newDeck(client)).id)
    for (const slideIds of [[], [a, b], [a, b, b], [a, b, foreign.id], [a, b, c, foreign.id], [a, b, c, c]]) {
      const refused = await client.put(`${path}/order`, { slideIds })
      expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('exactly once')])
    }
    expect(await order()).toBe('c a b')
  })

  it('has no gaps after inserts, moves and deletes at the same time', async () => {
    const { client, path, ids, order } = await deckOf('a', 'b', 'c', 'd', 'e')
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => client.post(path, slideInput({ slideId: `new-${n}`, orderIndex: n % 4 }))),
      client.patch(`${path}/${ids.a}`, { orderIndex: 4 }),
      client.patch(`${path}/${ids.e}`, { orderIndex: 0 }),
      client.delete(`${path}/${ids.c}`),
    ])
    expect((await order()).split(' ')).toHaveLength(12)
  })

  it('lets one of two complete orders win, never a mixture', async () => {
    const { client, path, ids, order } = await deckOf('a', 'b', 'c', 'd')
    const { a, b, c, d } = ids
    await Promise.all([
      client.put(`${path}/order`, { slideIds: [d, c, b, a] }),
      client.put(`${path}/order`, { slideIds: [b, a, d, c] }),
    ])
    expect(['d c b a', 'b a d c']).toContain(await order())
  })
})

describe('deleting a slide', () => {
  it('leaves its FAQ without a slide', async () => {
    const { client, deck, path, ids } = await deckOf('a')
    const faq = await newFaq(client, deck.id, { relatedSlideId: ids.a })
    await client.delete(`${path}/${ids.a}`)
    const answer = await client.get(`/api/decks/${deck.id}/faqs/${faq.id}`)
    expect(answer.body.faq.relatedSlideId).toBeNull()
  })
})
