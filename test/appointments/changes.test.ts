import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  booked,
  bookPublicly,
  calendarInput,
  eventsOf,
  freeWindows,
  mailsOf,
  maria,
  seatsOf,
  slotsOf,
  withCalendar,
} from '../support/appointments'
import { newMember, origin, request, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { newPresentation } from '../support/factories'
import { newKey, withKey } from '../support/idempotency'

const change = (id: string, verb: 'reschedule' | 'cancel', body: object, headers = {}) =>
  request('POST', `/api/appointments/${id}/${verb}`, { body, headers })

const anHourAfter = (time: string) => new Date(Date.parse(time) + 60 * 60 * 1000).toISOString()
afterEach(() => void vi.restoreAllMocks())

describe('a move', () => {
  it('takes the new seat and frees the old one in two round trips', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const startsAt = windows[4]?.startsAt
    const answer = await change(appointment.id, 'reschedule', { token, startsAt })
    expect(answer.status).toBe(200)
    expect(answer.body.appointment).toMatchObject({
      startsAt,
      endsAt: windows[4]?.endsAt,
      sequence: 1,
      email: 'm…@example.com',
    })
    expect(trips(answer)).toBe(2)
    expect(await seatsOf(client.organizationId)).toEqual(
      [{ appointment_id: appointment.id, seat: 0, starts_at: Date.parse(startsAt ?? '') }].map((seat) =>
        expect.objectContaining(seat),
      ),
    )
    expect((await freeWindows(presentationId))[0]).toEqual(windows[0])
    expect(await eventsOf(client.organizationId)).toMatchObject([
      { type: 'appointment.booked' },
      { type: 'appointment.rescheduled', data: { startsAt, previousStartsAt: appointment.startsAt } },
    ])
  })

  it('to a full window changes nothing', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const startsAt = windows[1]?.startsAt
    for (const _ of [1, 2]) await bookPublicly({ presentationId, startsAt })
    const before = await seatsOf(client.organizationId)
    expect((await change(appointment.id, 'reschedule', { token, startsAt })).status).toBe(409)
    expect(await seatsOf(client.organizationId)).toEqual(before)
    expect((await client.get(`/api/appointments/${appointment.id}`)).body.appointment).toMatchObject({
      startsAt: appointment.startsAt,
      sequence: 0,
    })
    expect(await eventsOf(client.organizationId)).toHaveLength(3)
  })

  it('to the same time changes nothing and emails no one', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token } = await booked(presentationId)
    const { status, body } = await change(appointment.id, 'reschedule', { token, startsAt: appointment.startsAt })
    expect([status, body.appointment.sequence]).toEqual([200, 0])
    expect(await eventsOf(client.organizationId)).toHaveLength(1)
  })

  it('of twenty visits at once to the last two seats succeeds for two, and no visit is lost', async () => {
    const { client, deck, presentationId } = await withCalendar({
      weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
        { weekday, start: '08:00', end: '10:00', capacity: 20 },
        { weekday, start: '13:00', end: '15:00', capacity: 2 },
      ]),
    })
    const windows = await freeWindows(presentationId)
    const many = windows.filter(
      ({ startsAt }) => startsAt.endsWith('15:00:00.000Z') || startsAt.endsWith('14:00:00.000Z'),
    )
    const last = windows.find((window) => !many.includes(window))
    const homes = await Promise.all(Array.from({ length: 20 }, () => newPresentation(client, deck.id, maria)))
    const all = await Promise.all(
      homes.map(({ id }) => bookPublicly({ presentationId: id, startsAt: many[1]?.startsAt })),
    )
    const moves = await Promise.all(
      all.map(({ body }) =>
        change(body.appointment.id, 'reschedule', {
          token: new URL(body.manageUrl).searchParams.get('token'),
          startsAt: last?.startsAt,
        }),
      ),
    )
    expect(moves.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(moves.filter(({ status }) => status === 409)).toHaveLength(18)
    const seats = await seatsOf(client.organizationId)
    expect(new Set(seats.map((seat) => seat.appointment_id)).size).toBe(20)
    expect(seats).toHaveLength(20)
  })

  it('of one appointment to two times at once ends in one of them', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const moves = await Promise.all(
      [2, 5].map((index) => change(appointment.id, 'reschedule', { token, startsAt: windows[index]?.startsAt })),
    )
    const winners = moves.filter(({ status }) => status === 200)
    const seats = await seatsOf(client.organizationId)
    const now = (await client.get(`/api/appointments/${appointment.id}`)).body.appointment
    expect(seats.map((seat) => seat.starts_at)).toEqual([Date.parse(now.startsAt)])
    expect(now.sequence).toBe(winners.length)
  })

  it('sent twice with one key happens once', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const key = withKey(newKey())
    const body = { token, startsAt: windows[2]?.startsAt }
    const once = await change(appointment.id, 'reschedule', body, key)
    expect((await change(appointment.id, 'reschedule', body, key)).body).toEqual(once.body)
    expect(once.body.appointment.sequence).toBe(1)
  })
})

describe('a cancellation', () => {
  it('frees the seat at once, in one round trip, and passes on the reason', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const answer = await change(appointment.id, 'cancel', { token, reason: 'We are away.' })
    expect(answer.body.appointment).toMatchObject({ status: 'cancelled', cancelReason: 'We are away.', sequence: 1 })
    expect(answer.body.appointment.cancelledAt).toMatch(/Z$/)
    expect(trips(answer)).toBe(1)
    expect(await seatsOf(client.organizationId)).toEqual([])
    expect((await freeWindows(presentationId))[0]).toEqual(windows[0])
    expect(await eventsOf(client.organizationId)).toContainEqual({
      type: 'appointment.cancelled',
      data: {
        appointmentId: appointment.id,
        presentationId,
        startsAt: appointment.startsAt,
        externalId: null,
        metadata: {},
      },
    })
  })

  it('by the company costs two round trips and needs no body', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await booked(presentationId)
    const answer = await client.post(`/api/appointments/${appointment.id}/cancel`)
    expect([answer.status, trips(answer), answer.body.appointment.name]).toEqual([200, 2, 'Maria Okafor'])
  })

  it('happens once', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    const answers = await Promise.all([1, 2, 3].map(() => change(appointment.id, 'cancel', { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await change(appointment.id, 'cancel', { token })).body.error).toBe('This visit was already canceled.')
    expect((await change(appointment.id, 'reschedule', { token, startsAt: windows[3]?.startsAt })).status).toBe(409)
    expect((await eventsOf(client.organizationId)).map(({ type }) => type)).toEqual([
      'appointment.booked',
      'appointment.cancelled',
    ])
    const mails = await mailsOf(appointment.id)
    expect(mails.filter(({ kind }) => kind === 'cancellation')).toHaveLength(2)
    expect(mails.filter(({ kind }) => kind === 'reminder')).toEqual([])
  })
})

describe('a visit in the past', () => {
  it('can be neither moved nor canceled', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, token, windows } = await booked(presentationId)
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(appointment.startsAt) + 1)
    const moved = await change(appointment.id, 'reschedule', { token, startsAt: windows.at(-1)?.startsAt })
    const cancelled = await change(appointment.id, 'cancel', { token })
    expect([moved.status, moved.body.error]).toEqual([409, 'This visit is in the past, so it can’t be changed.'])
    expect([cancelled.status, cancelled.body.error]).toEqual([
      409,
      'This visit is in the past, so it can’t be changed.',
    ])
  })
})

describe('a wrong token', () => {
  it('finds nothing on any route', async () => {
    const { presentationId } = await withCalendar()
    const mine = await booked(presentationId)
    const other = await booked(presentationId)
    const id = mine.appointment.id
    for (const token of [other.token, 'x', `${mine.token}x`, '']) {
      const answers = [
        await request('GET', `/api/appointments/${id}?token=${token}`),
        await request('GET', `/api/appointments/${id}/calendar.ics?token=${token}`),
        await change(id, 'reschedule', { token, startsAt: mine.windows[1]?.startsAt }),
        await change(id, 'cancel', { token }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(token ? 404 : 401))
    }
    expect((await request('GET', `/api/appointments/${id}?token=${mine.token}`)).body.appointment.status).toBe('booked')
  })
})

describe('the company', () => {
  it('lists its appointments by time, page by page, and by status', async () => {
    const { client, presentationId } = await withCalendar()
    const windows = await freeWindows(presentationId)
    for (const index of [2, 0, 1]) await bookPublicly({ presentationId, startsAt: windows[index]?.startsAt })
    const first = (await client.get('/api/appointments?limit=2')).body
    const second = (await client.get(`/api/appointments?limit=2&cursor=${first.nextCursor}`)).body
    const all = [...first.appointments, ...second.appointments]
    expect(all.map(({ startsAt }) => startsAt)).toEqual([0, 1, 2].map((index) => windows[index]?.startsAt))
    expect(second.nextCursor).toBeNull()
    await client.post(`/api/appointments/${all[1].id}/cancel`)
    const ids = async (query: string) =>
      (await client.get(`/api/appointments?${query}`)).body.appointments.map(({ id }: { id: string }) => id)
    expect(await ids('status=cancelled')).toEqual([all[1].id])
    expect(await ids('status=booked')).toEqual([all[0].id, all[2].id])
    expect(await ids('')).toEqual(all.map(({ id }) => id))
    expect(await ids(`from=${all[1].startsAt}&to=${all[2].startsAt}`)).toEqual([all[1].id])
    expect(trips(await client.get('/api/appointments'))).toBe(1)
  })

  it('records how a visit went, and keeps its notes to itself', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token } = await booked(presentationId, { notes: 'Ring twice' })
    const path = `/api/appointments/${appointment.id}`
    await d1.prepare('update appointments set starts_at = ? where id = ?').bind(Date.now(), appointment.id).run()
    const { body } = await client.patch(path, { status: 'completed', notes: 'Two layers' })
    expect(body.appointment).toMatchObject({ status: 'completed', notes: 'Two layers' })
    expect((await request('GET', `${path}?token=${token}`)).body.appointment.notes).toBe('Ring twice')
    expect((await client.post(`${path}/cancel`)).status).toBe(409)
    const other = await booked(presentationId)
    await client.post(`/api/appointments/${other.appointment.id}/cancel`)
    const patched = await client.patch(`/api/appointments/${other.appointment.id}`, { status: 'no_show' })
    expect(patched.status).toBe(409)
  })

  it('keeps existing bookings when the capacity falls below them', async () => {
    const { client, presentationId } = await withCalendar()
    const { windows } = await booked(presentationId)
    await bookPublicly({ presentationId, startsAt: windows[0]?.startsAt })
    const weekly = calendarInput().weekly.map((window) => ({ ...window, capacity: 1 }))
    await client.put('/api/appointments/calendar', calendarInput({ weekly }))
    expect(await seatsOf(client.organizationId)).toHaveLength(2)
    expect((await freeWindows(presentationId))[0]?.startsAt).toBe(windows[1]?.startsAt)
    expect((await bookPublicly({ presentationId, startsAt: windows[0]?.startsAt })).status).toBe(409)
  })

  it('does not offer a new window while a crew is out in an old one', async () => {
    const { client, presentationId } = await withCalendar({
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '10:00', capacity: 1 })),
    })
    const { windows } = await booked(presentationId)
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '11:00', capacity: 1 }))
    await client.put('/api/appointments/calendar', calendarInput({ weekly }))
    const free = await freeWindows(presentationId)
    const [overlapping = '', nextDay] = windows.map(({ startsAt }) => anHourAfter(startsAt))
    expect(free.map(({ startsAt }) => startsAt)).not.toContain(overlapping)
    expect((await bookPublicly({ presentationId, startsAt: overlapping })).status).toBe(409)
    // This does not assert "the first", because the current hour decides whether tomorrow's window at nine is far
    // enough away.
    expect(free.map(({ startsAt }) => startsAt)).toContain(nextDay)
  })
})

describe('anyone else', () => {
  it('can’t find or change an appointment from another company or another site', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, windows } = await booked(presentationId)
    const stranger = await signedIn('Another company')
    const path = `/api/appointments/${appointment.id}`
    const startsAt = windows[3]?.startsAt
    const answers = [
      await stranger.get(path),
      await stranger.get(`${path}/calendar.ics`),
      await stranger.patch(path, { status: 'completed' }),
      await stranger.post(`${path}/reschedule`, { startsAt }),
      await stranger.post(`${path}/cancel`),
      await stranger.post('/api/appointments', { presentationId, startsAt }),
      await slotsOf(presentationId, {}, stranger),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect((await stranger.get('/api/appointments')).body.appointments).toEqual([])
    const foreign = { origin: 'https://evil.example' }
    expect((await client.put('/api/appointments/calendar', calendarInput(), foreign)).status).toBe(403)
    expect((await client.post('/api/appointments/feed/rotate', undefined, foreign)).status).toBe(403)
    expect((await client.get(path, foreign)).status).toBe(401)
    expect((await client.put('/api/appointments/calendar', calendarInput(), { origin })).status).toBe(200)
  })

  it('can’t change an appointment as a viewer', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await booked(presentationId)
    const viewer = await newMember(client, 'viewer')
    expect((await viewer.get(`/api/appointments/${appointment.id}`)).status).toBe(200)
    expect((await viewer.post(`/api/appointments/${appointment.id}/cancel`)).status).toBe(403)
    expect((await viewer.put('/api/appointments/calendar', calendarInput())).status).toBe(403)
  })

  it('can’t change an appointment with an ended session whose copy is still in KV', async () => {
    const { client, presentationId } = await withCalendar()
    const windows = await freeWindows(presentationId)
    await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
    await d1.prepare('delete from sessions where user_id = ?').bind(client.caller.userId).run()
    const { status } = await client.post('/api/appointments', { presentationId, startsAt: windows[0]?.startsAt })
    expect([status, await seatsOf(client.organizationId)]).toEqual([401, []])
  })
})
