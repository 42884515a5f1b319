import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../src/mcp/tool'
import { tools } from '../../src/mcp/tools'
import { bearer, newApiKey } from '../support/api-keys'
import { apiRoutes } from '../support/api-routes'
import { withCalendar } from '../support/appointments'
import { origin, request, signedIn, trips } from '../support/client'
import { newDeck, newPresentation, newQuestion } from '../support/factories'
import { newRoof, putPricing } from '../support/roofs'
import { app } from '../support/running'
import { watchAll } from '../support/viewings'

type Key = Awaited<ReturnType<typeof newApiKey>>

let asked = 0
const rpc = (key: Key, method: string, params?: object) =>
  key.post('/mcp', { jsonrpc: '2.0', id: ++asked, method, ...(params && { params }) })

async function call(key: Key, name: string, input: object = {}) {
  const answer = await rpc(key, 'tools/call', { name, arguments: input })
  const { content, isError = false } = answer.body.result ?? {}
  const text = content?.[0]?.text ?? ''
  return { answer, isError, text, said: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined }
}

const named = (name: string) => tools.find((tool) => tool.name === name) as Tool
const schemaOf = async (key: Key, name: string) =>
  (await rpc(key, 'tools/list')).body.result.tools.find((tool: Tool) => tool.name === name).inputSchema

describe('the tools for language models', () => {
  it.each(tools)('$name is a route of the API, with its scope', ({ operation, scope, input }) => {
    const route = apiRoutes.find(({ name }) => name === operation)
    expect([route?.name, route?.rules.scope]).toEqual([operation, scope])
    const inPath = [...operation.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(inPath))
  })

  it('are listed as far as the key’s scopes allow, each with its input schema', async () => {
    const owner = await signedIn()
    const [all, some] = [await newApiKey(owner), await newApiKey(owner, ['presentations:read', 'questions:write'])]
    const namesFor = async (key: Key) => (await rpc(key, 'tools/list')).body.result.tools.map(({ name }: Tool) => name)
    expect(await namesFor(all)).toEqual(tools.map(({ name }) => name))
    expect(await namesFor(some)).toEqual([
      'find_presentations',
      'get_presentation',
      'what_happened',
      'who_watched',
      'who_is_watching',
      'unanswered_questions',
      'answer_question',
      'get_quote',
    ])
    const schema = await schemaOf(all, 'make_presentation')
    expect(schema).toMatchObject({ type: 'object', required: ['deckId', 'homeownerData'], additionalProperties: false })
    expect(schema.properties.homeownerData.properties.first_name.type).toBe('string')
    expect((await schemaOf(all, 'find_decks')).properties.limit).toMatchObject({ type: 'integer', maximum: 50 })
  })

  it('do what they say, from a deck to a quote', async () => {
    const { client: owner, deck } = await withCalendar()
    const key = await newApiKey(owner)
    const { decks } = (await call(key, 'find_decks')).said
    expect(decks.map(({ id }: { id: string }) => id)).toContain(deck.id)
    const homeownerData = { first_name: 'Maria', last_name: 'Quillfeather', zip: '80301', email: 'maria@home.example' }
    const { presentation } = (await call(key, 'make_presentation', { deckId: deck.id, homeownerData })).said
    expect(presentation.viewerUrl).toContain(presentation.id)
    const ofIt = { presentationId: presentation.id }

    const found = (await call(key, 'find_presentations', { q: 'quillf' })).said
    expect(found.presentations.map(({ id }: { id: string }) => id)).toEqual([presentation.id])
    const sent = await call(key, 'send_presentation', { ...ofIt, message: 'It was good to meet you.' })
    expect(sent.said.mail.recipient).toBe('m…@home.example')
    expect((await call(key, 'free_windows', ofIt)).said.days.length).toBeGreaterThan(0)

    await putPricing(owner)
    const roof = await newRoof(owner, ofIt)
    const { roofMeasurements } = (await call(key, 'find_roofs', ofIt)).said
    expect(roofMeasurements.map(({ id }: { id: string }) => id)).toEqual([roof.id])
    const { quote } = (await call(key, 'make_quote', { ...ofIt, roofMeasurementId: roof.id })).said
    expect((await call(key, 'get_quote', ofIt)).said.quote.id).toBe(quote.id)

    expect((await call(key, 'who_is_watching')).said).toEqual({ watching: [] })
    const watched = (await call(key, 'who_watched', { deckId: deck.id })).said.presentations
    expect(watched.find(({ id }: { id: string }) => id === presentation.id).activity).toMatchObject({ views: 0 })
  })

  it('list 50 homeowners in at most 8 KB, with what a model needs to go on', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const deck = await newDeck(owner)
    const homeownerData = {
      first_name: 'Maximiliana',
      last_name: 'Quillfeather',
      city: 'Colorado Springs',
      zip: '80901',
    }
    const presentations = Array.from({ length: 50 }, () => ({ deckId: deck.id, homeownerData }))
    await owner.post('/api/presentations/batch', { presentations })
    const { said, text } = await call(key, 'find_presentations', { limit: 50 })
    expect(said.presentations).toHaveLength(50)
    expect(said.presentations[0]).toEqual({
      id: expect.any(String),
      stage: 'not_sent',
      homeownerData: { first_name: 'Maximiliana', last_name: 'Quillfeather', city: 'Colorado Springs' },
    })
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8192)
  })

  it('show what became of one homeowner, find passages in documents, and book a visit', async () => {
    const { client: owner, deck } = await withCalendar()
    const key = await newApiKey(owner)
    const { id: presentationId } = await newPresentation(owner, deck.id, { email: 'maria@home.example', zip: '80301' })
    await watchAll(presentationId)
    const shown = (await call(key, 'get_presentation', { presentationId })).said.presentation
    expect(shown).toMatchObject({ id: presentationId, viewerUrl: expect.any(String), activity: { views: 1 } })
    const { activity } = (await call(key, 'what_happened', { presentationId })).said
    expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('opened')
    const { days } = (await call(key, 'free_windows', { presentationId })).said
    const [{ startsAt }] = days.flatMap(({ windows }: { windows: { startsAt: string }[] }) => windows)
    const { appointment } = (await call(key, 'book_visit', { presentationId, startsAt })).said
    expect(appointment).toEqual(expect.objectContaining({ startsAt, status: 'booked' }))
    expect((await call(key, 'book_visit', { presentationId, startsAt: 'soon' })).isError).toBe(true)
    expect((await call(key, 'search_documents', { q: 'ice shield' })).said).toEqual({ results: [] })
  })

  it.each(tools)('$name says what it does, and what it returns', async ({ name }) => {
    const key = await newApiKey(await signedIn())
    const tool = (await rpc(key, 'tools/list')).body.result.tools.find((each: Tool) => each.name === name)
    const { readOnlyHint, openWorldHint, destructiveHint } = tool.annotations
    expect(readOnlyHint).toBe(named(name).operation.startsWith('GET '))
    const reachesHomeowner = ['send_presentation', 'answer_question', 'make_faq', 'book_visit', 'make_quote']
    expect([name, openWorldHint, destructiveHint ?? false]).toEqual([
      name,
      reachesHomeowner.includes(name),
      reachesHomeowner.includes(name),
    ])
    expect(tool.outputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) })
  })

  it('answer homeowners’ questions', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const deck = await newDeck(owner)
    const { id: presentationId } = await newPresentation(owner, deck.id)
    const questionId = await newQuestion(owner, deck.id, presentationId)
    const { questions } = (await call(key, 'unanswered_questions', { deckId: deck.id })).said
    expect(questions.map(({ id }: { id: string }) => id)).toEqual([questionId])
    await call(key, 'answer_question', { questionId, cannedAnswer: 'Two days.' })
    expect((await call(key, 'unanswered_questions', { deckId: deck.id })).said.questions).toEqual([])
    const made = await call(key, 'make_faq', { deckId: deck.id, userQuestion: 'Why?', cannedAnswer: 'Because.' })
    expect(made.said.faq.userQuestion).toBe('Why?')
    expect((await owner.get(`/api/decks/${deck.id}/faqs`)).body.faqs).toHaveLength(2)
  })

  it('follow the API’s scopes, refusals, audit log, round trips and rate limit', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    const key = await newApiKey(owner)
    const reader = await newApiKey(owner, ['decks:read'])
    const deck = await newDeck(owner)
    const foreign = await newDeck(stranger)
    const faq = { userQuestion: 'Why?', cannedAnswer: 'Because.' }

    const lacking = await call(reader, 'make_faq', { deckId: deck.id, ...faq })
    expect([lacking.answer.status, lacking.isError, lacking.said.code]).toEqual([200, true, 'scope_missing'])
    const missed = await call(key, 'make_faq', { deckId: foreign.id, ...faq })
    expect([missed.isError, missed.said.code]).toEqual([true, 'deck_not_found'])
    const invalid = await call(key, 'make_faq', { deckId: 'mine', ...faq, extra: 1 })
    expect([invalid.isError, invalid.text]).toEqual([true, expect.stringContaining('deckId must be a UUID')])
    expect(invalid.text).toContain('has no member "extra"')
    expect(invalid.text).not.toContain(';')

    const { answer, said } = await call(key, 'make_faq', { deckId: deck.id, ...faq })
    const { entries } = (await owner.get(`/api/audit?actorId=${key.id}`)).body
    expect(entries).toMatchObject([
      { action: 'createFaq', subject: { id: said.faq.id }, requestId: answer.headers.get('x-request-id') },
    ])
    expect(trips(answer)).toBeGreaterThan(0)
    const left = (each: { headers: Headers }) => Number(/r=(\d+)/.exec(each.headers.get('ratelimit') ?? '')?.[1])
    const [before, after] = [(await call(key, 'find_decks')).answer, (await call(key, 'find_decks')).answer]
    expect(left(before) - left(after)).toBe(1)
    expect(left(after) - left(await rpc(key, 'ping'))).toBe(1)
  })
})

describe('the MCP endpoint', () => {
  it('accepts an API key and nothing else', async () => {
    const owner = await signedIn()
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' }
    const bySession = await owner.post('/mcp', body)
    expect([bySession.status, bySession.body.error]).toEqual([401, expect.stringContaining('Send an API key')])
    const unknown = await request('POST', '/mcp', { body, headers: bearer(`pl_${'0'.repeat(40)}`) })
    expect([unknown.status, unknown.body.code]).toEqual([401, 'api_key_unknown'])
    const key = await newApiKey(owner)
    expect((await request('POST', `/mcp?key=${key.secret}`, { body })).status).toBe(400)
    await owner.delete(`/api/keys/${key.id}`)
    expect((await rpc(key, 'ping')).status).toBe(401)
  })

  it('greets a client in the version that it requests, or in the latest', async () => {
    const key = await newApiKey(await signedIn(), ['decks:read'])
    const greeted = async (protocolVersion: string) =>
      (await rpc(key, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }))
        .body.result
    expect((await greeted('2025-06-18')).protocolVersion).toBe('2025-06-18')
    expect(await greeted('2024-11-05')).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'porchlight' },
    })
    const told = await key.post('/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([told.status, told.text]).toEqual([202, ''])
  })

  it('names what it does not know, and rejects anything that is not a message', async () => {
    const key = await newApiKey(await signedIn(), ['decks:read'])
    expect((await rpc(key, 'resources/list')).body.error).toMatchObject({ code: -32601 })
    expect((await rpc(key, 'tools/call', { name: 'drop_tables' })).body.error).toMatchObject({ code: -32602 })
    for (const name of [{}, [], null, 1, '__proto__', undefined])
      expect((await rpc(key, 'tools/call', { name })).body.error).toMatchObject({ code: -32602 })
    const refused = [
      await key.post('/mcp', '{'),
      await key.post('/mcp', []),
      await key.post('/mcp', { id: 1, method: 'ping' }),
      await key.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, { 'mcp-protocol-version': '1999-01-01' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await key.get('/mcp')).status).toBe(405)
    expect((await key.delete('/mcp')).status).toBe(405)
  })

  it('limits a key that calls too often, whatever it calls', async () => {
    const key = await newApiKey(await signedIn(), ['decks:read'])
    const limiter = { limit: async () => ({ success: false }) }
    const send = async (method: string, params: object, id: object = { id: 1 }) => {
      const context = createExecutionContext()
      const headers = { ...key.headers, 'content-type': 'application/json' }
      const body = JSON.stringify({ jsonrpc: '2.0', ...id, method, params })
      const sent = new Request(`${origin}/mcp`, { method: 'POST', headers, body })
      const answer = await app.fetch(sent, { ...env, API_KEY_CALLS: limiter } as unknown as Env, context)
      await waitOnExecutionContext(context)
      return answer
    }
    const ping = await send('ping', {})
    expect([ping.status, ping.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await send('tools/call', { name: 'none' })).status).toBe(429)
    expect((await send('tools/call', {}, {})).status).toBe(429)
    const used = await send('tools/call', { name: named('find_decks').name })
    expect(await used.json()).toMatchObject({ result: { isError: true } })
    expect(used.headers.get('ratelimit')).toBe('"key";r=0;t=60')
  })
})
