import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeQuestionsJob } from '../../src/answers/questions/queries'
import { bearer, newApiKey } from '../support/api-keys'
import { newMember, request, signedIn } from '../support/client'
import { databaseOf, directory, shardOf } from '../support/databases'
import { newDeck, newFaq, newPresentation, newSlide } from '../support/factories'
import { connect, livePath } from '../support/live'
import { move, otherShard } from '../support/moves'
import { sweep } from '../support/sweeps'

afterEach(() => vi.restoreAllMocks())

type Client = Awaited<ReturnType<typeof signedIn>>

const cookieOf = ({ cookies }: Pick<Client, 'cookies'>) => ({ cookie: `session=${cookies.session}` })
const at = (slideId: string | null) => ({ type: 'at', slideId, seconds: 1, isPlaying: true })
const says = (text: string, id: string = crypto.randomUUID()) => ({ type: 'message', id, text })
const joinPath = (id: string, viewerSessionId?: string) =>
  `/api/presentations/${id}/live${viewerSessionId ? `?viewerSessionId=${viewerSessionId}` : ''}`

async function watched() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { title: 'Prices' })
  const email = `${crypto.randomUUID()}@home.example`
  const { id } = await newPresentation(client, deck.id, { first_name: 'Maria', email })
  await request('GET', `/api/viewer/presentations/${id}`)
  const viewerSessionId = crypto.randomUUID()
  const viewer = await connect(livePath(id, viewerSessionId))
  viewer.send(at(slide.id))
  await expect.poll(async () => (await client.get('/api/live')).body.watching).toHaveLength(1)
  const conversation = async () => (await client.get(`/api/presentations/${id}/conversation`)).body.messages
  const questions = async () => (await client.get(`/api/decks/${deck.id}/questions`)).body.questions
  const mails = async () => (await client.get(`/api/mails?subject=presentation:${id}`)).body.mails
  const all = { client, deck, slide, id, email, viewerSessionId, viewer, conversation, questions, mails }
  return {
    ...all,
    join: (by: Pick<Client, 'cookies'> = client, session?: string) => connect(joinPath(id, session), cookieOf(by)),
  }
}

type Socket = Awaited<ReturnType<typeof connect>>

const last = ({ heard }: Socket, type: string) => heard.findLast((each) => each.type === type)
const hears = (socket: Socket, message: object) =>
  expect.poll(() => socket.heard).toContainEqual(expect.objectContaining(message))

async function accepted() {
  const all = await watched()
  const member = await all.join()
  await hears(all.viewer, { type: 'guest', member: expect.anything() })
  all.viewer.send({ type: 'accept' })
  await hears(member, { type: 'guest', state: 'accepted' })
  return { ...all, member }
}

/** The time of the Worker goes on from there. */
function pass(milliseconds: number) {
  const now = Date.now.bind(Date)
  const start = now()
  vi.spyOn(Date, 'now').mockImplementation(() => start + milliseconds)
}

type Write = () => Promise<unknown>

/** What D1 does when it's given a message. */
function whenD1GetsMessages(take: (write: Write) => Promise<unknown>) {
  const session = Object.getPrototypeOf(directory.withSession('first-primary'))
  const { batch } = session
  return vi.spyOn(session, 'batch').mockImplementation(function (this: unknown, ...given) {
    const statements = given[0] as { statement: string }[]
    const isMessage = statements.some(({ statement }) => statement.startsWith('insert into "conversation_messages"'))
    const write = () => batch.apply(this, given)
    return isMessage ? take(write) : write()
  })
}

/** D1 takes no message until this is restored. */
function refuseMessages() {
  const refusals = vi.fn(() => Promise.reject(new Error('D1_ERROR: D1 DB is overloaded.')))
  const spy = whenD1GetsMessages(refusals)
  return { refusals, restore: () => spy.mockRestore() }
}

/** A homeowner’s message rings in the studio although D1 didn’t take it. */
async function ringingUnkept() {
  const watching = await watched()
  await (await connect('/api/live', cookieOf(watching.client))).hears('now')
  const refused = refuseMessages()
  watching.viewer.send(says('Is anyone there?', 'r'))
  await hears(watching.viewer, { type: 'error', code: 'not_delivered', id: 'r' })
  return { ...watching, ...refused }
}

describe('a member who joins', () => {
  it('is introduced, controls nothing until the homeowner accepts, and writes with them', async () => {
    const { client, viewer, slide, join, id, conversation } = await watched()
    const studio = await connect('/api/live', cookieOf(client))
    await studio.hears('now')
    const member = await join()
    const { name, id: userId } = (await client.get('/api/auth/me')).body.user
    await hears(viewer, { type: 'guest', member: { name, avatarUrl: null }, isAccepted: false })
    await hears(member, { type: 'guest', state: 'asked' })
    await hears(member, { type: 'moved', viewer: expect.objectContaining({ slideId: slide.id, firstName: 'Maria' }) })
    await hears(studio, { type: 'moved', viewer: expect.objectContaining({ guestId: userId }) })
    member.send({ type: 'show', slideId: slide.id })
    await hears(member, { type: 'error', code: 'not_accepted' })
    member.send(says('Hello?', 'early'))
    await hears(member, { type: 'error', code: 'not_accepted', id: 'early' })
    viewer.send({ type: 'accept' })
    await hears(member, { type: 'guest', state: 'accepted' })
    member.send(says('<b>Hello</b> Maria', 'one'))
    await hears(member, { type: 'delivered', id: 'one' })
    await hears(viewer, { type: 'message', id: 'one', from: 'member', name, text: '<b>Hello</b> Maria' })
    viewer.send(says('¿Cuánto cuesta? 🏡', 'two'))
    await hears(viewer, { type: 'delivered', id: 'two', to: 'member' })
    await hears(member, { type: 'message', id: 'two', from: 'viewer', name: 'Maria', text: '¿Cuánto cuesta? 🏡' })
    member.send({ type: 'show', slideId: slide.id })
    await hears(viewer, { type: 'show', slideId: slide.id })
    member.send({ type: 'show', slideId: crypto.randomUUID() })
    await hears(member, { type: 'error', code: 'slide_unknown' })
    member.send({ type: 'leave' })
    await expect.poll(() => last(viewer, 'guest')).toEqual({ type: 'guest', member: null })
    expect(await member.closed).toEqual({ code: 1000, reason: 'left' })
    await expect.poll(() => last(studio, 'moved')?.viewer?.guestId).toBe(null)
    expect(await conversation()).toMatchObject([
      { id: 'two', from: 'viewer', name: 'Maria', text: '¿Cuánto cuesta? 🏡' },
      { id: 'one', from: 'member', name, text: '<b>Hello</b> Maria' },
    ])
    const { secret } = await newApiKey(client, ['presentations:read'])
    const path = `/api/presentations/${id}/conversation?limit=1`
    const { body } = await request('GET', path, { headers: bearer(secret) })
    expect(body.messages).toMatchObject([{ id: 'two' }])
    const next = await client.get(`${path}&cursor=${body.nextCursor}`)
    expect([next.body.messages[0].id, next.body.nextCursor]).toEqual(['one', null])
    expect((await (await signedIn()).get(path)).status).toBe(404)
  })

  it('may answer someone who wrote first, also before they accept', async () => {
    const { viewer, join } = await watched()
    viewer.send(says('Is anyone there?'))
    await viewer.hears('delivered')
    const member = await join()
    await hears(member, { type: 'message', text: 'Is anyone there?' })
    member.send(says('I am.'))
    await hears(viewer, { type: 'message', from: 'member', text: 'I am.' })
  })

  it('gets nothing but a refusal if the homeowner declines', async () => {
    const { viewer, join } = await watched()
    const member = await join()
    viewer.send({ type: 'decline' })
    await hears(member, { type: 'guest', state: 'declined' })
    member.send(says('Please'))
    await hears(member, { type: 'error', code: 'not_accepted' })
    expect(viewer.heard.some(({ type }) => type === 'message')).toBe(false)
  })

  it('is the only one, and is not replaced by another', async () => {
    const { client, join, member } = await accepted()
    const { name } = (await client.get('/api/auth/me')).body.user
    const other = await join(await newMember(client, 'editor'))
    expect(await other.closed).toEqual({ code: 1000, reason: 'taken' })
    expect(other.heard).toEqual([{ type: 'taken', by: name }])
    const again = await join()
    expect(await member.closed).toEqual({ code: 1000, reason: 'replaced' })
    await hears(again, { type: 'guest', state: 'accepted' })
  })

  it('comes back after a lost connection, hibernation, and a reload of the homeowner, and nothing is lost', async () => {
    const { id, viewer, member, viewerSessionId } = await accepted()
    viewer.send(says('First', 'a'))
    await hears(member, { type: 'message', id: 'a' })
    await evictDurableObject(env.LIVE_PRESENTATIONS.getByName(id))
    member.send(says('Second', 'b'))
    await hears(viewer, { type: 'message', id: 'b' })
    const reloaded = await connect(livePath(id, viewerSessionId))
    await hears(reloaded, { type: 'guest', member: expect.anything(), isAccepted: true })
    await expect
      .poll(() => reloaded.heard.filter(({ type }) => type === 'message'))
      .toMatchObject([
        { id: 'a', from: 'viewer' },
        { id: 'b', from: 'member' },
      ])
    member.close()
    await expect.poll(() => last(reloaded, 'guest')?.member).toBe(null)
  })

  it('stays accepted when they come back after losing the connection, but not once they left', async () => {
    const { client, viewer, member, join } = await accepted()
    member.close()
    await expect.poll(() => last(viewer, 'guest')?.member).toBe(null)
    const other = await join(await newMember(client, 'editor'))
    await hears(other, { type: 'guest', state: 'asked' })
    other.close()
    await expect.poll(() => last(viewer, 'guest')?.member).toBe(null)
    const again = await join()
    await hears(again, { type: 'guest', state: 'accepted' })
    await expect.poll(() => last(viewer, 'guest')).toMatchObject({ isAccepted: true })
    again.send({ type: 'leave' })
    await again.closed
    await hears(await join(), { type: 'guest', state: 'asked' })
  })

  it('joins the viewer who is named, and no one if no one watches', async () => {
    const { id, client, viewer, slide, join } = await watched()
    const session = crypto.randomUUID()
    const second = await connect(livePath(id, session))
    second.send(at(slide.id))
    await expect.poll(async () => (await client.get('/api/live')).body.watching).toHaveLength(2)
    await join(client, session)
    await hears(second, { type: 'guest', member: expect.anything() })
    expect(viewer.heard.some(({ type }) => type === 'guest')).toBe(false)
    await expect(join(client, crypto.randomUUID())).rejects.toThrow('no_one_watching')
    const { id: unwatched } = await newPresentation(client, (await newDeck(client)).id)
    await expect(connect(joinPath(unwatched), cookieOf(client))).rejects.toThrow('no_one_watching')
  })

  it('is an editor or owner of this company who signed in, from one of its pages', async () => {
    const { id, client } = await watched()
    const path = joinPath(id)
    const { secret } = await newApiKey(client, ['presentations:read', 'presentations:write'])
    await expect(connect(path, bearer(secret))).rejects.toThrow('members_only')
    await expect(connect(path, cookieOf(await newMember(client, 'viewer')))).rejects.toThrow('403')
    await expect(connect(path, cookieOf(await signedIn()))).rejects.toThrow('404')
    await expect(connect(path)).rejects.toThrow('401')
    const foreign = { ...cookieOf(client), origin: 'https://evil.example' }
    await expect(connect(path, foreign)).rejects.toThrow('origin_not_allowed')
    const plain = await client.get(path)
    expect([plain.status, plain.body.code]).toEqual([426, 'upgrade_required'])
    const editor = await connect(path, cookieOf(await newMember(client, 'editor')))
    await hears(editor, { type: 'guest', state: 'asked' })
  })

  it('is out once the company has removed them', async () => {
    const { client, viewer, join } = await watched()
    const editor = await newMember(client, 'editor')
    const member = await join(editor)
    await hears(viewer, { type: 'guest', member: expect.anything() })
    const { id } = (await editor.get('/api/auth/me')).body.user
    expect((await client.delete(`/api/organization/members/${id}`)).status).toBe(200)
    pass(61_000)
    viewer.send(says('Hello?'))
    expect(await member.closed).toEqual({ code: 1008, reason: 'session_ended' })
    expect(member.heard.some(({ type }) => type === 'message')).toBe(false)
    await expect.poll(() => last(viewer, 'guest')?.member).toBe(null)
  })

  it('sees what the deck would have answered', async () => {
    const { viewer, member, deck, client } = await accepted()
    await newFaq(client, deck.id, { userQuestion: 'Do you install gutters?', cannedAnswer: 'Yes, we do.' })
    viewer.send(says('Do you install gutters?', 'q'))
    await hears(member, { type: 'suggestion', messageId: 'q', text: 'Yes, we do.' })
    expect(viewer.heard.some(({ type }) => type === 'suggestion')).toBe(false)
  })

  it.each([
    [
      'the presentation is deleted',
      ({ client, id }: { client: Client; id: string }) => client.delete(`/api/presentations/${id}`),
    ],
  ])('is out when %s', async (_, happens) => {
    const all = await accepted()
    await happens(all)
    expect(await all.member.closed).toEqual({ code: 1000, reason: 'presentation_ended' })
    await expect(all.join()).rejects.toThrow('404')
  })
})

describe('asking for a person', () => {
  it('leaves the message with the company if no one is there, and an answer is emailed', async () => {
    const { client, viewer, email, deck, conversation, questions, mails } = await watched()
    viewer.send(says('Can I pay in installments?', 'm1'))
    await hears(viewer, { type: 'delivered', id: 'm1', to: 'company' })
    viewer.send(says('Can I pay in installments?', 'm1'))
    await expect.poll(() => viewer.heard.filter(({ type }) => type === 'delivered')).toHaveLength(2)
    expect(await conversation()).toHaveLength(1)
    const [question] = await questions()
    expect(question).toMatchObject({ question: 'Can I pay in installments?', kind: 'none', count: 1 })
    expect(question.sentBy).toMatchObject([{ firstName: 'Maria' }])
    const masked = 'o…@summit-roofing.example'
    expect(await mails()).toMatchObject([{ purpose: 'question.left', recipient: masked }])
    await client.put(`/api/decks/${deck.id}/branding`, {
      palette: {},
      cta: {},
      contact: { email: 'desk@roofs.example' },
    })
    viewer.send(says('And what about the gutters?', 'm2'))
    await hears(viewer, { type: 'delivered', id: 'm2', to: 'company' })
    await expect.poll(async () => (await mails())[0]?.recipient).toBe('d…@roofs.example')
    await expect
      .poll(async () => (await mails()).map(({ status }: { status: string }) => status))
      .toEqual(['sent', 'sent'])
    const answered = await client.post(`/api/questions/${question.id}/answer`, { text: 'Yes.' })
    expect(answered.body).toEqual({ emailed: 1 })
    expect((await mails())[0]).toMatchObject({ purpose: 'question.answer', recipient: `${email[0]}…@home.example` })
  })

  it('sends a question that had no answer, which the company then has only once', async () => {
    const { id: presentationId, viewer, questions } = await watched()
    const question = 'Do you sell pianos in Paris?'
    const asked = await request('POST', '/api/qa', { body: { presentationId, question } })
    await expect.poll(questions).toHaveLength(1)
    viewer.send(says(question, asked.body.answer.id))
    await hears(viewer, { type: 'delivered', to: 'company' })
    expect(await questions()).toMatchObject([{ count: 1, sentBy: [{ firstName: 'Maria' }] }])
  })

  it('rings in the studio, and a member who joins has it', async () => {
    const { client, viewer, join, questions, id } = await watched()
    const studio = await connect('/api/live', cookieOf(client))
    await studio.hears('now')
    viewer.send(says('Is anyone there?', 'r'))
    await hears(viewer, { type: 'delivered', id: 'r', to: 'ringing' })
    await hears(studio, { type: 'moved', viewer: expect.objectContaining({ askingUntil: expect.any(String) }) })
    const member = await join()
    await hears(viewer, { type: 'delivered', id: 'r', to: 'member' })
    await hears(member, { type: 'message', id: 'r', text: 'Is anyone there?' })
    await expect.poll(() => last(studio, 'moved')?.viewer?.askingUntil).toBe(null)
    pass(31_000)
    await runDurableObjectAlarm(env.LIVE_PRESENTATIONS.getByName(id))
    expect(await questions()).toEqual([])
  })

  it('reaches a member who joins after D1 did not take it', async () => {
    const { viewer, join, conversation, restore } = await ringingUnkept()
    restore()
    const member = await join()
    await hears(viewer, { type: 'delivered', id: 'r', to: 'member' })
    await hears(member, { type: 'message', id: 'r', text: 'Is anyone there?' })
    expect(await conversation()).toMatchObject([{ id: 'r' }])
  })

  it('rings on while D1 does not take it, whoever joins', async () => {
    const { viewer, join, questions, id, refusals, restore } = await ringingUnkept()
    await join()
    await expect.poll(() => refusals).toHaveBeenCalledTimes(2)
    restore()
    pass(31_000)
    await runDurableObjectAlarm(env.LIVE_PRESENTATIONS.getByName(id))
    await hears(viewer, { type: 'delivered', id: 'r', to: 'company' })
    expect(viewer.heard.filter(({ type }) => type === 'delivered')).toHaveLength(1)
    expect(await questions()).toMatchObject([{ question: 'Is anyone there?' }])
  })

  it('is refused, not reported as delivered, if there is no room for it once D1 takes messages again', async () => {
    const { viewer, questions, id, restore } = await ringingUnkept()
    restore()
    for (let sent = 0; sent < 11; sent++) viewer.send(says(`${sent}`))
    await viewer.hears('refused')
    pass(31_000)
    await runDurableObjectAlarm(env.LIVE_PRESENTATIONS.getByName(id))
    await hears(viewer, { type: 'refused', id: 'r' })
    expect(viewer.heard).not.toContainEqual(expect.objectContaining({ type: 'delivered', id: 'r' }))
    expect(await questions()).not.toContainEqual(expect.objectContaining({ question: 'Is anyone there?' }))
  })

  it('is left with the company after half a minute of ringing', async () => {
    const { client, viewer, questions, id } = await watched()
    const studio = await connect('/api/live', cookieOf(client))
    await studio.hears('now')
    viewer.send(says('Is anyone there?', 'r'))
    await hears(viewer, { type: 'delivered', id: 'r', to: 'ringing' })
    const object = env.LIVE_PRESENTATIONS.getByName(id)
    await runDurableObjectAlarm(object)
    expect(await questions()).toEqual([])
    pass(31_000)
    await runDurableObjectAlarm(object)
    await hears(viewer, { type: 'delivered', id: 'r', to: 'company' })
    expect(await questions()).toMatchObject([{ question: 'Is anyone there?' }])
    expect(await runInDurableObject(object, (_, state) => state.storage.list())).toEqual(new Map())
    await expect.poll(() => last(studio, 'moved')?.viewer?.askingUntil).toBe(null)
  })

  it('is left with the company if the member it reached lost the connection and did not come back', async () => {
    const { id, viewer, member, join, questions } = await accepted()
    const object = env.LIVE_PRESENTATIONS.getByName(id)
    const isAway = () => expect.poll(() => last(viewer, 'guest')?.member).toBe(null)
    viewer.send(says('Do you clean up?', 'a'))
    await hears(member, { type: 'message', id: 'a' })
    member.send(says('We do.', 'b'))
    await hears(viewer, { type: 'message', id: 'b' })
    for (const [messageId, text] of [
      ['c', 'And who pays for the permit?'],
      ['d', 'Hello?'],
    ] as const) {
      viewer.send(says(text, messageId))
      await hears(member, { type: 'message', id: messageId })
    }
    member.close()
    await isAway()
    const again = await join()
    await hears(again, { type: 'message', id: 'd' })
    pass(31_000)
    await runDurableObjectAlarm(object)
    expect(await questions()).toEqual([])
    again.close()
    await isAway()
    pass(31_000)
    await evictDurableObject(object)
    await runDurableObjectAlarm(object)
    for (const messageId of ['c', 'd']) await hears(viewer, { type: 'delivered', id: messageId, to: 'company' })
    const left = (await questions()).map(({ question }: { question: string }) => question)
    expect(left.toSorted()).toEqual(['And who pays for the permit?', 'Hello?'])
    expect(await runInDurableObject(object, (_, state) => state.storage.list())).toEqual(new Map())
  })

  it('stays in the conversation if the member left on purpose', async () => {
    const { id, viewer, member, questions } = await accepted()
    viewer.send(says('Thank you!', 'a'))
    await hears(member, { type: 'message', id: 'a' })
    member.send({ type: 'leave' })
    await member.closed
    pass(31_000)
    await runDurableObjectAlarm(env.LIVE_PRESENTATIONS.getByName(id))
    expect(await questions()).toEqual([])
  })

  it('is left with the company if the member leaves on purpose while D1 takes it', async () => {
    const { viewer, member, questions } = await accepted()
    let hasLeft = false
    // The object can't wait for a promise of the test.
    const take = vi.fn(async (write: Write) => {
      while (!hasLeft) await scheduler.wait(10)
      return write()
    })
    whenD1GetsMessages(take)
    viewer.send(says('One more thing?', 'a'))
    await expect.poll(() => take).toHaveBeenCalled()
    member.send({ type: 'leave' })
    await member.closed
    hasLeft = true
    await hears(viewer, { type: 'delivered', id: 'a', to: 'company' })
    expect(await questions()).toMatchObject([{ question: 'One more thing?' }])
  })

  it('does not ring for those who can’t join', async () => {
    const { client, viewer } = await watched()
    const { secret } = await newApiKey(client, ['presentations:read'])
    for (const headers of [bearer(secret), cookieOf(await newMember(client, 'viewer'))])
      await (await connect('/api/live', headers)).hears('now')
    viewer.send(says('Is anyone there?'))
    await hears(viewer, { type: 'delivered', to: 'company' })
  })

  it('also works without a socket, and counts a repeated message once', async () => {
    const { id, client, viewerSessionId, viewer, member, email, conversation, questions } = await accepted()
    const post = (body: object) => request('POST', `/api/viewer/presentations/${id}/messages`, { body })
    const message = { viewerSessionId: crypto.randomUUID(), id: 'p', text: 'No socket here' }
    for (const _ of [1, 2]) {
      const sent = await post(message)
      expect([sent.status, sent.body]).toEqual([202, { delivered: 'company', email: `${email[0]}…@home.example` }])
    }
    expect(await questions()).toHaveLength(1)
    const there = await post({ viewerSessionId, id: 'q', text: 'Over here' })
    expect(there.body).toMatchObject({ delivered: 'member' })
    await hears(member, { type: 'message', id: 'q', text: 'Over here' })
    expect(await conversation()).toHaveLength(2)
    viewer.close()
    const wrong = [
      { ...message, text: '' },
      { ...message, text: 'x'.repeat(1001) },
      { ...message, id: 'x'.repeat(65) },
      { ...message, viewerSessionId: 'x' },
      { ...message, name: 'Daniel' },
      [],
    ]
    for (const body of wrong) expect((await post(body)).status).toBe(400)
    const gone = `/api/viewer/presentations/${crypto.randomUUID()}/messages`
    expect((await request('POST', gone, { body: message })).status).toBe(404)
    expect((await client.get('/api/live')).status).toBe(200)
  })

  it('is there once if it is repeated after its company moved to another shard', async () => {
    const { client, id, viewerSessionId, viewer, conversation } = await watched()
    viewer.close()
    const subscription = { name: 'CRM', eventType: 'conversation.message', channel: 'console', channelConfig: {} }
    await client.post('/api/notifications/subscriptions', subscription)
    const message = { viewerSessionId, id: 'm', text: 'When can you start?' }
    const post = () => request('POST', `/api/viewer/presentations/${id}/messages`, { body: message })
    expect((await post()).body).toMatchObject({ delivered: 'company' })
    const shard = shardOf(client.organizationId)
    await move(client.organizationId, shard, otherShard(shard))
    expect((await post()).body).toMatchObject({ delivered: 'company' })
    expect(await conversation()).toHaveLength(1)
    expect((await client.get('/api/events?type=conversation.message')).body.events).toHaveLength(1)
  })

  it('tells a subscription once for each message', async () => {
    const { client, viewer, id, deck } = await watched()
    await client.post('/api/notifications/subscriptions', {
      ...{ name: 'CRM', eventType: 'conversation.message', channel: 'console', channelConfig: {} },
    })
    for (const text of ['One', 'Two', 'Two']) viewer.send(says(text, text))
    await expect.poll(() => viewer.heard.filter(({ type }) => type === 'delivered')).toHaveLength(3)
    const { events } = (await client.get('/api/events?type=conversation.message')).body
    const data = { presentationId: id, deckId: deck.id, firstName: 'Maria', externalId: null }
    expect(events.map((event: { data: object }) => event.data)).toMatchObject([
      { ...data, messageId: 'One', text: 'One' },
      { ...data, messageId: 'Two', text: 'Two' },
    ])
  })
})

describe('a deck that isn’t live', () => {
  it('ends the sockets and takes no new ones, and messages are left with the company', async () => {
    const { client, deck, id, member, viewer, viewerSessionId } = await accepted()
    const patched = await client.patch(`/api/decks/${deck.id}`, { isLive: false })
    expect([patched.status, patched.body.deck.isLive]).toEqual([200, false])
    expect((await viewer.closed).reason).toBe('presentation_ended')
    expect((await member.closed).reason).toBe('presentation_ended')
    await expect(connect(livePath(id))).rejects.toThrow('live_off')
    await expect(connect(joinPath(id), cookieOf(client))).rejects.toThrow('live_off')
    await expect.poll(async () => (await client.get('/api/live')).body.watching).toEqual([])
    const body = { viewerSessionId, id: 'p', text: 'Hello' }
    const sent = await request('POST', `/api/viewer/presentations/${id}/messages`, { body })
    expect(sent.body).toMatchObject({ delivered: 'company' })
    const made = await client.post('/api/decks', { name: 'Quiet', isLive: false })
    expect(made.body.deck.isLive).toBe(false)
    await client.patch(`/api/decks/${deck.id}`, { isLive: true })
    await (await connect(livePath(id))).close()
  })
})

describe('a conversation', () => {
  it.each([
    ['a text of 1,001 letters', says('x'.repeat(1001)), 1007],
    ['a frame over 2 KB', says('я'.repeat(1000)), 1009],
    ['a name', { ...says('Hello'), name: 'Daniel', from: 'member' }, 1007],
    ['an empty text', says(' '), 1007],
  ])('ends the socket that sends %s', async (_, message, code) => {
    const { viewer } = await watched()
    viewer.send(message)
    expect((await viewer.closed).code).toBe(code)
  })

  it('takes ten messages a minute of each side', async () => {
    const { viewer, member } = await accepted()
    for (let sent = 0; sent < 11; sent++) viewer.send(says(`${sent}`))
    await viewer.hears('refused')
    expect(viewer.heard.filter(({ type }) => type === 'delivered')).toHaveLength(10)
    member.sendRaw(new ArrayBuffer(8))
    expect((await member.closed).code).toBe(1003)
  })

  it('is seen by no other viewer of the same link', async () => {
    const { id, viewer, slide } = await watched()
    const other = await connect(livePath(id))
    other.send(at(slide.id))
    viewer.send(says('Only mine', 'mine'))
    await hears(viewer, { type: 'delivered', id: 'mine' })
    other.send(says('Mine too', 'mine'))
    await hears(other, { type: 'delivered', id: 'mine' })
    expect(other.heard.some(({ type }) => type === 'message')).toBe(false)
  })

  it('is deleted after 90 days', async () => {
    const { id, viewer, conversation } = await watched()
    viewer.send(says('Hello'))
    await viewer.hears('delivered')
    const database = databaseOf(id)
    await database.prepare('update conversation_messages set created_at = 1 where presentation_id = ?').bind(id).run()
    await database.prepare('update askings set created_at = 1 where presentation_id = ?').bind(id).run()
    await sweep(id, [removeQuestionsJob], Date.now())
    expect(await conversation()).toEqual([])
  })
})
