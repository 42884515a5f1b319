import { describe, expect, it } from 'vitest'
import { signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { mediaKey, newDeck, newPresentation, newSlide, slideInput } from '../support/factories'
import { readManifest, revisionOf } from '../support/manifests'
import { uploadMedia } from '../support/uploads'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path d="M0 0h9v9z"/></svg>'

async function withDeck() {
  const client = await signedIn()
  const deck = await newDeck(client)
  return { client, deck, path: `/api/decks/${deck.id}/slides` }
}

const bare = (key: string) => ({
  key,
  altText: null,
  focalPoint: null,
  caption: null,
  callouts: [],
  beforeAfter: false,
  portrait: null,
})

describe('the pictures of a slide', () => {
  it('are at most six, with all their details, and the first is heroImg', async () => {
    const { client, deck, path } = await withDeck()
    const keys = Array.from({ length: 6 }, () => mediaKey(client))
    const first = {
      key: keys[0],
      altText: 'The west slope',
      focalPoint: { x: 0.6, y: 0.4 },
      caption: 'West slope, May 4th',
      callouts: [{ x: 0.4, y: 0.3, radius: 0.1, bullet: 0 }],
      beforeAfter: true,
      portrait: null,
    }
    const images = [first, ...keys.slice(1).map((key) => ({ key }))]
    const { body, status } = await client.post(path, slideInput({ images }))
    expect([status, body.slide.hero_img]).toEqual([201, keys[0]])
    expect(body.slide.images).toEqual([first, ...keys.slice(1).map(bare)])
    expect((await client.get(`${path}/${body.slide.id}`)).body.slide.images).toHaveLength(6)
    const copy = (await client.post(`/api/decks/${deck.id}/duplicate`)).body.deck
    expect((await client.get(`/api/decks/${copy.id}`)).body.slides[0].images).toEqual(body.slide.images)
    const many = await client.post(path, slideInput({ images: [...images, { key: mediaKey(client) }] }))
    expect([many.status, many.body.error]).toEqual([400, 'images must have at most 6 items.'])
  })

  it('stay in sync with heroImg, whichever of the two changes', async () => {
    const { client, path } = await withDeck()
    const [a, b, c] = [mediaKey(client), mediaKey(client), mediaKey(client)]
    const { id } = await newSlide(client, path.split('/')[3] ?? '', { heroImg: a })
    const change = async (patch: object) => {
      const answer = await client.patch(`${path}/${id}`, patch)
      expect([answer.status, trips(answer)]).toEqual([200, 2])
      const { hero_img, images } = answer.body.slide
      return [hero_img, images.map((image: { key: string; caption: string | null }) => [image.key, image.caption])]
    }
    const both = [
      { key: a, caption: 'A' },
      { key: b, caption: 'B' },
    ]
    expect(await change({ title: 'As it was' })).toEqual([a, [[a, null]]])
    expect(await change({ images: both })).toEqual([
      a,
      [
        [a, 'A'],
        [b, 'B'],
      ],
    ])
    expect(await change({ heroImg: a })).toEqual([
      a,
      [
        [a, 'A'],
        [b, 'B'],
      ],
    ])
    expect(await change({ heroImg: c })).toEqual([
      c,
      [
        [c, null],
        [b, 'B'],
      ],
    ])
    expect(await change({ heroImg: null })).toEqual([null, []])
    expect(await change({ heroImg: b })).toEqual([b, [[b, null]]])
    expect(await change({ heroImg: a, images: both })).toEqual([
      a,
      [
        [a, 'A'],
        [b, 'B'],
      ],
    ])
    expect(await change({ images: [] })).toEqual([null, []])
    const torn = await client.patch(`${path}/${id}`, { heroImg: c, images: both })
    expect([torn.status, torn.body.error]).toEqual([
      400,
      'heroImg must be the key of the first of images, or be left out.',
    ])
  })

  it.each([
    ['a point beyond the picture', { focalPoint: { x: 1.1, y: 0 } }, 'images[0].focalPoint.x must be at most 1'],
    ['a callout without its bullet', { callouts: [{ x: 0, y: 0, radius: 0.1 }] }, 'images[0].callouts[0].bullet is'],
    ['a “before” without an “after”', { beforeAfter: true }, 'images[0].beforeAfter needs a picture after it'],
    ['an unknown field', { url: 'https://example.com/a.png' }, 'images[0] has no member "url"'],
  ])('are rejected with %s', async (_, more, error) => {
    const { client, path } = await withDeck()
    const { status, body } = await client.post(path, slideInput({ images: [{ key: mediaKey(client), ...more }] }))
    expect([status, body.error]).toEqual([400, expect.stringContaining(error)])
  })

  it('must be existing files of the organization', async () => {
    const { client, path } = await withDeck()
    const missing = `media/${client.organizationId}/${crypto.randomUUID()}/roof.webp`
    const foreign = mediaKey(await signedIn())
    const present = mediaKey(client)
    for (const [key, error] of [
      [missing, 'images must be the storageKey of a file whose upload was completed.'],
      [foreign, 'images[1].key must be the storageKey of a file that your organization uploaded.'],
    ]) {
      const images = [{ key: present }, { key }]
      const { status, body } = await client.post(path, slideInput({ images }))
      expect([status, body.error]).toEqual([400, error])
    }
  })

  it('keep their files from being deleted, unless the deletion is forced', async () => {
    const { client, deck, path } = await withDeck()
    const file = { filename: 'house.svg', contentType: 'image/svg+xml', content: drawing }
    const [first, second] = [await uploadMedia(client, file), await uploadMedia(client, file)]
    const images = [{ key: first.storageKey, caption: 'First' }, { key: second.storageKey }]
    const slide = await newSlide(client, deck.id, { images })
    const { usedBy } = (await client.get(`/api/images/${second.id}`)).body.image
    expect(usedBy).toEqual([{ what: 'a slide', deckId: deck.id, deckName: 'Roof replacement' }])
    expect((await client.delete(`/api/media/${first.id}`)).status).toBe(409)
    expect((await client.delete(`/api/media/${first.id}?force=true`)).status).toBe(200)
    expect((await client.get(`${path}/${slide.id}`)).body.slide).toMatchObject({
      hero_img: second.storageKey,
      images: [bare(second.storageKey)],
    })
  })
})

describe('the pictures in a manifest', () => {
  it('have everything a player needs, with the library’s details by default', async () => {
    const { client, deck } = await withDeck()
    const file = { filename: 'house.svg', contentType: 'image/svg+xml', content: drawing }
    const drawn = await uploadMedia(client, file)
    await client.patch(`/api/images/${drawn.id}`, { altText: 'A house', focalPoint: { x: 0.7, y: 0.5 } })
    const photo = mediaKey(client, 'roof.webp')
    await newSlide(client, deck.id, {
      bullets: ['One', '{{last_name}}', 'Three'],
      images: [
        { key: drawn.storageKey, callouts: [1, 2, 3].map((bullet) => ({ x: 0.5, y: 0.5, radius: 0.1, bullet })) },
        { key: photo, altText: 'A roof', caption: 'From the street' },
      ],
    })
    await client.put(`/api/decks/${deck.id}/intro`, { title: 'Hello', posterImg: drawn.storageKey })
    const { id } = await newPresentation(client, deck.id)
    const { intro, slides } = (await readManifest(id)).body
    const house = {
      url: drawn.publicUrl,
      altText: 'A house',
      focalPoint: { x: 0.7, y: 0.5 },
      width: 1600,
      height: 900,
      widths: [],
      placeholder: expect.any(String),
      color: '#030000',
      caption: null,
      beforeAfter: false,
      portrait: null,
    }
    expect(intro.poster).toEqual({ ...house, callouts: [] })
    expect(slides[0].imageUrl).toBe(drawn.publicUrl)
    expect(slides[0].images).toEqual([
      { ...house, callouts: [{ x: 0.5, y: 0.5, radius: 0.1, bullet: 1 }] },
      {
        ...house,
        url: `http://porchlight.test/${photo}`,
        altText: 'A roof',
        focalPoint: { x: 0.5, y: 0.5 },
        width: null,
        height: null,
        placeholder: null,
        color: null,
        widths: [320, 640, 960, 1280, 1920, 2560],
        caption: 'From the street',
        callouts: [],
      },
    ])
    const before = await revisionOf(deck.id)
    await client.patch(`/api/images/${drawn.id}`, { altText: 'Our house' })
    expect(await revisionOf(deck.id)).toBeGreaterThan(before ?? 0)
    expect((await client.get(`/api/viewer/presentations/${id}`)).body.slides[0].images[0].altText).toBe('Our house')
  })
})

describe('a portrait picture', () => {
  const wide = { filename: 'house.svg', contentType: 'image/svg+xml', content: drawing }
  const upright = { ...wide, filename: 'house-upright.svg', content: drawing.replace('1600 900', '720 900') }
  const mark = (bullet: number) => ({ x: 0.2, y: 0.6, radius: 0.2, bullet })

  async function withPortrait() {
    const { client, deck, path } = await withDeck()
    const [house, tall] = [await uploadMedia(client, wide), await uploadMedia(client, upright)]
    await client.patch(`/api/images/${tall.id}`, { focalPoint: { x: 0.5, y: 0.7 } })
    const image = { key: house.storageKey, portrait: { key: tall.storageKey, callouts: [mark(1)] } }
    return { client, deck, path, house, tall, image }
  }

  it('comes with the landscape one, with its own focal point and callouts, on slides and on the poster', async () => {
    const { client, deck, path, house, tall, image } = await withPortrait()
    const { slide } = (await client.post(path, slideInput({ bullets: ['{{last_name}}', 'Two'], images: [image] }))).body
    expect(slide.images[0].portrait).toEqual({ ...image.portrait, focalPoint: null })
    const poster = { posterImg: house.storageKey, posterPortraitImg: tall.storageKey }
    const { body } = await client.put(`/api/decks/${deck.id}/intro`, { title: 'Hello', ...poster })
    expect(body.intro).toMatchObject(poster)
    const { id } = await newPresentation(client, deck.id)
    const { intro, slides } = (await readManifest(id)).body
    const shape = { url: tall.publicUrl, focalPoint: { x: 0.5, y: 0.7 }, width: 720, height: 900, widths: [] }
    expect(intro.poster.portrait).toEqual({
      ...shape,
      placeholder: expect.any(String),
      color: '#030000',
      callouts: [],
    })
    expect(slides[0].images[0].portrait).toMatchObject({ ...shape, callouts: [mark(0)] })
    const page = (await client.get(`/p/${id}`)).text
    expect(page).toContain(`<source media="(max-aspect-ratio: 0.73`)
    expect(page).toContain(`srcset="${tall.publicUrl}"`)
    const copy = (await client.post(`/api/decks/${deck.id}/duplicate`)).body.deck
    expect((await client.get(`/api/decks/${copy.id}`)).body.slides[0].images).toEqual(slide.images)
    expect((await client.get(`/api/decks/${copy.id}/intro`)).body.intro).toMatchObject(poster)
  })

  it('is left out of a “before” whose “after” has none, because both share one frame', async () => {
    const { client, deck, house, tall, image } = await withPortrait()
    const before = { ...image, beforeAfter: true }
    await newSlide(client, deck.id, { slideId: 'one', images: [before, { key: house.storageKey }] })
    await newSlide(client, deck.id, { slideId: 'two', images: [before, image] })
    const { id } = await newPresentation(client, deck.id)
    const { slides } = (await readManifest(id)).body
    const urls = slides.map(({ images }: { images: { portrait: { url: string } | null }[] }) =>
      images.map(({ portrait }) => portrait?.url ?? null),
    )
    expect(urls).toEqual([
      [null, null],
      [tall.publicUrl, tall.publicUrl],
    ])
  })

  it('must be an existing file of the organization', async () => {
    const { client, deck, path, house } = await withPortrait()
    const missing = `media/${client.organizationId}/${crypto.randomUUID()}/roof.webp`
    const foreign = mediaKey(await signedIn())
    const slide = await newSlide(client, deck.id, { slideId: 'kept', images: [{ key: house.storageKey }] })
    for (const [key, slideError, introError] of [
      [
        missing,
        'images must be the storageKey of a file whose',
        'posterPortraitImg must be the storageKey of a file whose',
      ],
      [foreign, 'images[0].portrait.key must be the storageKey of a file that your', 'posterPortraitImg must be'],
    ]) {
      const images = [{ key: house.storageKey, portrait: { key } }]
      for (const answer of [
        await client.post(path, slideInput({ images })),
        await client.patch(`${path}/${slide.id}`, { images }),
      ])
        expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(slideError ?? '')])
      const poster = { title: 'Hello', posterImg: house.storageKey, posterPortraitImg: key }
      const { status, body } = await client.put(`/api/decks/${deck.id}/intro`, poster)
      expect([status, body.error]).toEqual([400, expect.stringContaining(introError ?? '')])
    }
  })

  it('is kept by the slide and the poster; a forced deletion leaves the landscape one', async () => {
    const { client, deck, path, house, tall, image } = await withPortrait()
    const slide = await newSlide(client, deck.id, { images: [image] })
    const poster = { posterImg: house.storageKey, posterPortraitImg: tall.storageKey }
    await client.put(`/api/decks/${deck.id}/intro`, { title: 'Hello', ...poster })
    const { usedBy } = (await client.get(`/api/images/${tall.id}`)).body.image
    expect(usedBy.map(({ what }: { what: string }) => what).toSorted()).toEqual(['a slide', 'an intro'])
    expect((await client.delete(`/api/media/${tall.id}`)).status).toBe(409)
    expect((await client.delete(`/api/media/${tall.id}?force=true`)).status).toBe(200)
    expect((await client.get(`${path}/${slide.id}`)).body.slide.images).toEqual([bare(house.storageKey)])
    const { intro } = (await client.get(`/api/decks/${deck.id}/intro`)).body
    expect([intro.posterImg, intro.posterPortraitImg]).toEqual([house.storageKey, null])
  })

  it('is deleted with its deck', async () => {
    const { client, deck, tall, image } = await withPortrait()
    await newSlide(client, deck.id, { images: [image] })
    await client.delete(`/api/decks/${deck.id}`)
    const removals = d1.prepare('select keys from media_removals where organization_id = ?')
    expect(await removals.bind(client.organizationId).first('keys')).toContain(tall.storageKey)
  })
})
