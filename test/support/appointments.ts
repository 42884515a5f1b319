import { request, signedIn } from './client'
import { d1 } from './databases'
import { subscribed } from './deliveries'
import { newDeck, newPresentation } from './factories'

type Client = Awaited<ReturnType<typeof signedIn>>

const weekdays = [1, 2, 3, 4, 5, 6, 7]

export const calendarInput = (more = {}) => ({
  timeZone: 'America/Denver',
  weekly: weekdays.flatMap((weekday) => [
    { weekday, start: '08:00', end: '10:00', capacity: 2 },
    { weekday, start: '10:00', end: '12:00', capacity: 2 },
    { weekday, start: '13:00', end: '15:00', capacity: 2 },
  ]),
  // The first window is far enough away for the email of the day before, whatever the hour is.
  minimumNoticeHours: 26,
  horizonDays: 60,
  kinds: [{ id: 'inspection', name: 'Roof inspection', durationMinutes: 45 }],
  ...more,
})

export const maria = {
  last_name: 'Okafor',
  address: '12 Maple Street',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  email: 'maria.okafor@example.com',
  phone: '+1 555 010 0134',
}

export async function withCalendar(calendar = {}, homeowner: object = maria, name = 'Summit Roofing') {
  const client = await signedIn(name)
  await subscribed(client)
  const put = await client.put('/api/appointments/calendar', calendarInput(calendar))
  if (put.status !== 200) throw new Error(put.text)
  const deck = await newDeck(client)
  const presentation = await newPresentation(client, deck.id, homeowner)
  return { client, deck, presentationId: presentation.id }
}

type Slot = { startsAt: string; endsAt: string; isFew: boolean }

export const slotsOf = (presentationId: string, query: Record<string, string> = {}, client?: Pick<Client, 'get'>) => {
  const path = `/api/appointments/slots?${new URLSearchParams({ presentationId, ...query })}`
  return client ? client.get(path) : request('GET', path)
}

export async function freeWindows(presentationId: string, query: Record<string, string> = {}): Promise<Slot[]> {
  const { body } = await slotsOf(presentationId, query)
  return body.days.flatMap((day: { windows: Slot[] }) => day.windows)
}

export const windowsOn = async (presentationId: string, date: string) =>
  (await freeWindows(presentationId, { from: date, to: date })).map(({ startsAt }) => startsAt)

/** Uses a new address each time unless one is given, because bookings are limited by address. */
export const bookPublicly = (body: object, headers: Record<string, string> = {}) =>
  request('POST', '/api/appointments', {
    body,
    headers: { 'cf-connecting-ip': crypto.randomUUID(), ...headers },
  })

export async function booked(presentationId: string, more = {}) {
  const windows = await freeWindows(presentationId)
  const answer = await bookPublicly({ presentationId, startsAt: windows[0]?.startsAt, ...more })
  if (answer.status !== 201) throw new Error(answer.text)
  const token = new URL(answer.body.manageUrl).searchParams.get('token') ?? ''
  return { appointment: answer.body.appointment, manageUrl: answer.body.manageUrl as string, token, windows, answer }
}

export const rowsOf = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await d1
      .prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

export const seatsOf = (organizationId: string) =>
  rowsOf<{ seat: number; starts_at: number; appointment_id: string }>(
    'select seat, starts_at, appointment_id from appointment_seats where organization_id = ? order by starts_at, seat',
    organizationId,
  )

export const mailsOf = (appointmentId: string) =>
  rowsOf<{
    id: string
    kind: string
    audience: string
    recipient: string
    sequence: number
    due_at: number
    sent_at: number | null
    problem: string | null
  }>(
    `select mails.*, replace(purpose, 'appointment.', '') as kind from mails where subject_id = ?
      order by sequence, kind, audience, recipient`,
    appointmentId,
  )

export const eventsOf = async (organizationId: string) =>
  (
    await rowsOf<{ type: string; data: string }>(
      "select type, data from events where organization_id = ? and type like 'appointment.%' order by type",
      organizationId,
    )
  ).map(({ type, data }) => ({ type, data: JSON.parse(data) }))
