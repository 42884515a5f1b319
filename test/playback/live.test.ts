import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bearer, newApiKey } from '../support/api-keys'
import { newMember, request, signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { connect, livePath } from '../support/live'

afterEach(() => vi.restoreAllMocks())

async function watched() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slides = [
    await newSlide(client, deck.id, { title: 'Your roof' }),
    await newSlide(client, deck.id, { title: 'Prices' }),
  ]
  const { id } = await newPresentation(client, deck.id, { first_name: 'Márta 🏡' })
  await request('GET', `/api/viewer/presentations/${id}`)
  const [one = '', two = ''] = slides.map((slide) => slide.id)
  const cookie = { cookie: `session=${client.cookies.session}` }
  const seconds = async () => {
    const { analytics } = (await client.get(`/api/presentations/${id}/analytics`)).body
    return analytics.slides.map((slide: { seconds: number }) => slide.seconds)
  }
  const watching = async () => (await client.get('/api/live')).body.watching
  return { client, deck, id, one, two, cookie, seconds, watching }
}

const at = (slideId: string | null, isPlaying = true) => ({ type: 'at', slideId, seconds: 1, isPlaying })

const rowsOf = async (id: string) =>
  (await d1.prepare('select watched, views from viewer_sessions where presentation_id = ?').bind(id).all()).results

/** The time of the Worker goes on from there. */
function pass(milliseconds: number) {
  const now = Date.now.bind(Date)
  const start = now()
  vi.spyOn(Date, 'now').mockImplementation(() => start + milliseconds)
}

describe('a viewer’s socket', () => {
  it('shows the company who is watching, which slide, and when she leaves', async () => {
    const { id, deck, one, two, cookie, watching, client } = await watched()
    const studio = await connect('/api/live', cookie)
    await studio.hears('now')
    const viewerSessionId = crypto.randomUUID()
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile' }
    const viewer = await connect(livePath(id, viewerSessionId), headers)
    viewer.send(at(one))
    await studio.hears('joined')
    const [, joined] = studio.heard
    const shown = { presentationId: id, viewerSessionId, firstName: 'Márta 🏡', deckId: deck.id, device: 'phone' }
    expect(joined?.viewer).toMatchObject({ ...shown, slideId: one, slideTitle: 'Your roof', isPlaying: true })
    pass(2000)
    viewer.send(at(two, false))
    await studio.hears('moved')
    expect(studio.heard.at(-1)?.viewer).toMatchObject({ slideTitle: 'Prices', isPlaying: false })
    expect(await watching()).toMatchObject([{ ...shown, slideId: two }])
    const late = await connect('/api/live', cookie)
    await late.hears('now')
    expect(late.heard[0]?.watching).toMatchObject([{ viewerSessionId, slideId: two }])
    viewer.close()
    await studio.hears('left')
    await expect.poll(watching).toEqual([])
    const { secret } = await newApiKey(client, ['presentations:read'])
    expect((await request('GET', '/api/live', { headers: bearer(secret) })).body).toEqual({ watching: [] })
  })

  it('shows no one to another company, and nothing to a key without the scope', async () => {
    const { id, one, watching, client } = await watched()
    const other = await signedIn()
    const theirs = await connect('/api/live', { cookie: `session=${other.cookies.session}` })
    const viewer = await connect(livePath(id))
    viewer.send(at(one))
    await expect.poll(watching).toHaveLength(1)
    expect((await other.get('/api/live')).body).toEqual({ watching: [] })
    expect(theirs.heard.filter(({ type }) => type !== 'now')).toEqual([])
    const { secret } = await newApiKey(client, ['decks:read'])
    expect((await request('GET', '/api/live', { headers: bearer(secret) })).status).toBe(403)
    expect((await request('GET', '/api/live')).status).toBe(401)
    await expect(connect('/api/live')).rejects.toThrow('401')
    const foreign = { cookie: `session=${client.cookies.session}`, origin: 'https://evil.example' }
    await expect(connect('/api/live', foreign)).rejects.toThrow('origin_not_allowed')
    const member = await newMember(client, 'viewer')
    expect((await member.get('/api/live')).body.watching).toHaveLength(1)
  })

  it('records once what it and beacons both tell', async () => {
    const { id, one, two, seconds, watching } = await watched()
    const viewerSessionId = crypto.randomUUID()
    const beacon = (events: object[]) =>
      request('POST', `/api/viewer/presentations/${id}/events`, {
        body: { viewerSessionId, events: events.map((event) => ({ ...event, at: new Date().toISOString() })) },
      })
    await beacon([{ type: 'started' }, { type: 'watched', slideId: one, seconds: 4 }])
    const viewer = await connect(livePath(id, viewerSessionId))
    viewer.send(at(one))
    await expect.poll(watching).toHaveLength(1)
    pass(1_200_000)
    viewer.send({ type: 'watched', slides: { [one]: 30 } })
    viewer.send({ type: 'watched', slides: { [one]: 900, [two]: 20 } })
    await beacon([{ type: 'watched', slideId: one, seconds: 100 }])
    viewer.close()
    await expect.poll(seconds).toEqual([904, 20])
    await beacon([{ type: 'watched', slideId: one, seconds: 800 }])
    expect(await seconds()).toEqual([904, 20])
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('credits no more than can have been watched, and nothing of another deck', async () => {
    const { id, one, seconds, watching, client } = await watched()
    const foreign = await newSlide(client, (await newDeck(client)).id)
    const viewer = await connect(livePath(id))
    viewer.send(at(one))
    await expect.poll(watching).toHaveLength(1)
    pass(10_000)
    viewer.send({ type: 'watched', slides: { [one]: 5000, [foreign.id]: 5000 } })
    viewer.close()
    await expect.poll(async () => (await seconds())[0]).toBeGreaterThan(0)
    const [first, second] = await seconds()
    expect([first <= 25, second]).toEqual([true, 0])
  })

  it('goes on after hibernation, and under the same viewer session after a dropped connection', async () => {
    const { id, one, two, cookie, seconds } = await watched()
    const studio = await connect('/api/live', cookie)
    const viewerSessionId = crypto.randomUUID()
    const viewer = await connect(livePath(id, viewerSessionId))
    viewer.send(at(one))
    await studio.hears('joined')
    pass(40_000)
    viewer.send({ type: 'watched', slides: { [one]: 10 } })
    const object = env.LIVE_PRESENTATIONS.getByName(id)
    const constructed = () => runInDurableObject(object, (instance) => instance)
    const before = await constructed()
    await evictDurableObject(object)
    viewer.send(at(two))
    await studio.hears('moved')
    expect((await constructed()) === before).toBe(false)
    const again = await connect(livePath(id, viewerSessionId))
    expect(await viewer.closed).toEqual({ code: 1000, reason: 'replaced' })
    again.send({ type: 'watched', slides: { [two]: 7 } })
    again.close()
    await studio.hears('left')
    expect(await seconds()).toEqual([10, 7])
    expect(studio.heard.map(({ type }) => type)).toEqual(['now', 'joined', 'moved', 'left'])
  })

  it('keeps the last seconds, also if the object wakes up for them and the socket closes at once', async () => {
    const { id, one, two, cookie, seconds } = await watched()
    const studio = await connect('/api/live', cookie)
    const viewer = await connect(livePath(id))
    viewer.send(at(one))
    await studio.hears('joined')
    pass(40_000)
    await evictDurableObject(env.LIVE_PRESENTATIONS.getByName(id))
    viewer.send({ type: 'watched', slides: { [one]: 10 } })
    viewer.send({ type: 'watched', slides: { [two]: 7 } })
    viewer.close()
    await studio.hears('left')
    expect(await seconds()).toEqual([10, 7])
  })

  it('makes a listener that is over a minute old connect again, and tells it then what happened', async () => {
    const { id, one, cookie } = await watched()
    const studio = await connect('/api/live', cookie)
    await studio.hears('now')
    pass(61_000)
    const viewer = await connect(livePath(id))
    viewer.send(at(one))
    expect(await studio.closed).toEqual({ code: 1000, reason: 'connect_again' })
    expect(studio.heard.map(({ type }) => type)).toEqual(['now'])
    const again = await connect('/api/live', cookie)
    await again.hears('now')
    expect(again.heard[0]?.watching).toMatchObject([{ slideId: one }])
  })

  it('is refused for a deck whose slides it could not all remember', async () => {
    const { id, deck, client } = await watched()
    for (let slides = 2; slides < 201; slides += 33)
      await Promise.all(Array.from({ length: Math.min(33, 201 - slides) }, () => newSlide(client, deck.id)))
    await request('GET', `/api/viewer/presentations/${id}`)
    await expect(connect(livePath(id))).rejects.toThrow('409')
  })

  it.each([
    ['binary', new ArrayBuffer(8), 1003],
    ['not JSON', '{', 1007],
    ['of an unknown kind', '{"type":"show","slideId":null}', 1007],
    ['with an unknown member', '{"type":"at","slideId":null,"seconds":1,"isPlaying":true,"name":"Daniel"}', 1007],
    ['over 1 KB', JSON.stringify({ type: 'at', slideId: null, seconds: 1, isPlaying: true }).padEnd(1500), 1008],
    ['over 2 KB', 'x'.repeat(3000), 1009],
  ])('closes on a message that is %s', async (_, message, code) => {
    const { id } = await watched()
    const viewer = await connect(livePath(id))
    viewer.sendRaw(message)
    expect((await viewer.closed).code).toBe(code)
    expect((await request('GET', '/healthz')).status).toBe(200)
  })

  it('closes on a flood of messages', async () => {
    const { id, one } = await watched()
    // Messages are counted by the minute, so none may begin in between.
    const middle = Math.floor(Date.now() / 60_000) * 60_000 + 30_000
    vi.spyOn(Date, 'now').mockReturnValue(middle)
    const viewer = await connect(livePath(id))
    for (let sent = 0; sent < 100; sent++) viewer.send(at(one))
    expect(await viewer.closed).toEqual({ code: 1008, reason: 'too_many_messages' })
  })

  it('refuses a 21st viewer until one of those who never spoke has been silent for a while', async () => {
    const { id, one, watching } = await watched()
    const all = await Promise.all(Array.from({ length: 20 }, () => connect(livePath(id))))
    for (const viewer of all.slice(1)) viewer.send(at(one))
    await expect.poll(watching).toHaveLength(19)
    await expect(connect(livePath(id))).rejects.toThrow('too_many_sockets')
    pass(60_000)
    const late = await connect(livePath(id))
    expect(await all[0]?.closed).toEqual({ code: 1008, reason: 'silent' })
    late.send(at(one))
    await expect.poll(watching).toHaveLength(20)
  })

  it('needs an upgrade, an id of a viewer session, and a presentation that can be watched', async () => {
    const { id } = await watched()
    const plain = await request('GET', livePath(id))
    expect([plain.status, plain.body.code]).toEqual([426, 'upgrade_required'])
    await expect(connect(`/api/viewer/presentations/${id}/live`)).rejects.toThrow('400')
    await expect(connect(`${livePath(id)}&name=x`)).rejects.toThrow('400')
    await expect(connect(livePath(crypto.randomUUID()))).rejects.toThrow('404')
  })
})

describe('the sockets of a presentation', () => {
  type Watched = Awaited<ReturnType<typeof watched>>
  it.each([
    ['the presentation is deleted', ({ client, id }: Watched) => client.delete(`/api/presentations/${id}`)],
    [
      'its deck is deactivated',
      ({ client, deck }: Watched) => client.patch(`/api/decks/${deck.id}`, { isActive: false }),
    ],
    ['its deck is deleted', ({ client, deck }: Watched) => client.delete(`/api/decks/${deck.id}`)],
  ])('close when %s', async (_, happens) => {
    const all = await watched()
    const viewer = await connect(livePath(all.id))
    viewer.send(at(all.one))
    await expect.poll(all.watching).toHaveLength(1)
    expect((await happens(all)).status).toBe(200)
    expect(await viewer.closed).toEqual({ code: 1000, reason: 'presentation_ended' })
    await expect.poll(all.watching).toEqual([])
    await expect(connect(livePath(all.id))).rejects.toThrow('404')
  })
})
