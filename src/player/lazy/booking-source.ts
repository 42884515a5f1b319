export type Slot = { startsAt: string; endsAt: string; isFew: boolean }
export type Slots = {
  timeZone: string | null
  days: { date: string; windows: Slot[] }[]
  reason: 'not_offered' | 'outside_service_area' | 'nothing_free' | null
  homeowner: { name: string; email: string | null; phone: string | null }
}
export type Typed = { name: string; email: string; phone: string }
export type Booked = { startsAt: string; endsAt: string; manageUrl: string; calendarUrl: string }

export async function fetchSlots(home: string, presentationId: string): Promise<Slots | undefined> {
  try {
    const path = `/api/appointments/slots?presentationId=${encodeURIComponent(presentationId)}`
    const response = await fetch(home + path, { credentials: 'omit' })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** Empty fields are not sent, so that the server uses what it knows. The key makes a retry the same booking. */
export async function book(
  home: string,
  presentationId: string,
  { startsAt }: Slot,
  typed: Typed,
  key: string,
): Promise<Booked | 'taken' | 'failed'> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim()))
  try {
    const response = await fetch(`${home}/api/appointments`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ presentationId, startsAt, ...filled }),
    })
    if (!response.ok) return response.status === 409 ? 'taken' : 'failed'
    const { appointment, manageUrl } = await response.json()
    const { pathname, search } = new URL(manageUrl)
    const calendarUrl = `${home}/api${pathname}/calendar.ics${search}`
    return { startsAt: appointment.startsAt, endsAt: appointment.endsAt, manageUrl, calendarUrl }
  } catch {
    return 'failed'
  }
}

/** `crypto.randomUUID` is missing on pages without https. */
export const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((each) => each.toString(36)).join('-')
