import { describe, expect, it } from 'vitest'
import { apiRoutes, checkEach, pathOf } from '../support/api-routes'
import { booked, withCalendar } from '../support/appointments'
import { type Answer, request, signedIn } from '../support/client'
import { d1 } from '../support/databases'

describe('a query with an unknown parameter', () => {
  it('is rejected by each route, because a typo would otherwise be ignored', async () => {
    const client = await signedIn()
    await checkEach(apiRoutes, async ({ method, path }) => {
      const type = path.endsWith('/verify') ? 'application/pdf' : 'application/json'
      const body = method === 'GET' ? undefined : '{}'
      const cookie = `session=${client.cookies.session}`
      const asked = `${pathOf(path)}?limitt=5`
      const answer = await request(method, asked, { body, headers: { 'content-type': type }, cookie })
      expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining('has no member "limitt"')])
    })
  })
})

describe('a rejected call', () => {
  const refusal = ({ status, body }: Answer) => [status, body.error, body.fields]

  it('names the query parameter that was repeated', async () => {
    const client = await signedIn()
    const message = 'limit must be sent once, not 2 times.'
    const answer = await client.get('/api/decks?limit=1&limit=2')
    expect(refusal(answer)).toEqual([400, message, [{ path: 'limit', message, code: 'invalid' }]])
    const other = await client.get('/api/presentations?sort=createdAt&sort=updatedAt&limit=5')
    expect(other.body.error).toBe('sort must be sent once, not 2 times.')
  })

  it('explains that the plus sign of a time arrived as a space', async () => {
    const client = await signedIn()
    const path = '/api/presentations?createdSince=2026-05-04T09:30:00'
    const message = 'createdSince has a space where its offset begins: in a URL, encode + as %2B.'
    expect(refusal(await client.get(`${path}+01:00`))).toEqual([
      400,
      message,
      [{ path: 'createdSince', message, code: 'not_time' }],
    ])
    expect((await client.get(`${path}%2B01:00`)).status).toBe(200)
  })

  it('names each unknown field in its own sentence', async () => {
    const client = await signedIn()
    const messages = ['The body has no member "color".', 'The body has no member "size".']
    const answer = await client.post('/api/decks', { name: 'A', color: 'red', size: 4 })
    expect(refusal(answer)).toEqual([
      400,
      messages.join(' '),
      [
        { path: 'color', message: messages[0], code: 'unknown' },
        { path: 'size', message: messages[1], code: 'unknown' },
      ],
    ])
  })
})

describe('a call with an optional body', () => {
  const cancelled = async (body: string | undefined, headers: Record<string, string>): Promise<Answer> => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await booked(presentationId)
    return client.post(`/api/appointments/${appointment.id}/cancel`, body, headers)
  }

  it('may be JSON and empty', async () => {
    const { status, body } = await cancelled('', { 'content-type': 'application/json' })
    expect([status, body.appointment?.status]).toEqual([200, 'cancelled'])
  })

  it('may have no content type', async () => {
    expect((await cancelled(undefined, {})).status).toBe(200)
  })

  it.each(['', 'text/plain'])('may be empty with the content type "%s"', async (type) => {
    const { status, body } = await cancelled('', { 'content-type': type })
    expect([status, body.appointment?.status]).toEqual([200, 'cancelled'])
  })

  it('is rejected with a body of another type, which would otherwise be ignored', async () => {
    const { status, body } = await cancelled('reason=rain', { 'content-type': 'text/plain' })
    expect([status, body.error]).toEqual([415, expect.stringContaining('application/json')])
  })

  it('is rejected if its JSON is broken', async () => {
    expect((await cancelled('{"reason":', { 'content-type': 'application/json' })).status).toBe(400)
  })
})

describe('a visit that hasn’t begun', () => {
  it('can be marked completed or missed only once it has begun', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await booked(presentationId)
    const path = `/api/appointments/${appointment.id}`
    for (const status of ['completed', 'no_show']) {
      const { status: code, body } = await client.patch(path, { status })
      expect([code, body.error]).toEqual([409, expect.stringContaining('hasn’t begun')])
    }
    expect((await client.patch(path, { notes: 'Two layers' })).status).toBe(200)
    await d1.prepare('update appointments set starts_at = ? where id = ?').bind(Date.now(), appointment.id).run()
    expect((await client.patch(path, { status: 'completed' })).body.appointment.status).toBe('completed')
  })
})
