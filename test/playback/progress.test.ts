import { afterEach, expect, it, vi } from 'vitest'
import { booked, calendarInput } from '../support/appointments'
import { request, trips } from '../support/client'
import { act, agreed, signing } from '../support/contracts'

const pathOf = (presentationId: string) => `/api/viewer/presentations/${presentationId}/progress`
const progressOf = async (presentationId: string) => (await request('GET', pathOf(presentationId))).body

const nothing = { chosenTier: null, isVisitBooked: false, isContractSigned: false }

afterEach(() => vi.restoreAllMocks())

it('tells every device what is done and when it is undone, without any homeowner data', async () => {
  const { client, id: contractId, token, presentationId: id } = await agreed()
  expect(await progressOf(id)).toEqual({ progress: nothing })

  const events = [{ type: 'tier_chosen', tier: 'better', at: new Date().toISOString() }]
  const body = { viewerSessionId: crypto.randomUUID(), events }
  await request('POST', `/api/viewer/presentations/${id}/events`, { body })
  await client.put('/api/appointments/calendar', calendarInput())
  const visit = await booked(id)
  await act(contractId, 'sign', signing(token))
  const done = { chosenTier: 'better', isVisitBooked: true, isContractSigned: true }
  const answer = await request('GET', pathOf(id))
  expect(answer.body).toEqual({ progress: done })
  expect(trips(answer)).toBe(1)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')

  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 400 * 86_400_000)
  expect(await progressOf(id)).toEqual({ progress: { ...done, isVisitBooked: false } })
  vi.restoreAllMocks()
  await request('POST', `/api/appointments/${visit.appointment.id}/cancel`, { body: { token: visit.token } })
  await act(contractId, 'cancel', { token })
  expect(await progressOf(id)).toEqual({ progress: { ...nothing, chosenTier: 'better' } })

  await client.delete(`/api/presentations/${id}`)
  expect((await request('GET', pathOf(id))).status).toBe(404)
})

it('rejects an unknown presentation, and a query', async () => {
  expect((await request('GET', pathOf(crypto.randomUUID()))).status).toBe(404)
  for (const path of [pathOf('x'), `${pathOf(crypto.randomUUID())}?a=b`])
    expect((await request('GET', path)).body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
})
