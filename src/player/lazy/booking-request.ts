import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { remember, type Visit } from './remembered'

export type Slot = { startsAt: string; endsAt: string; isFew: boolean }
export type Slots = {
  timeZone: string | null
  days: { date: string; windows: Slot[] }[]
  reason: 'not_offered' | 'outside_service_area' | 'nothing_free' | null
  homeowner: { name: string; email: string | null; phone: string | null }
}
type Problem = 'taken' | 'tooMany' | 'failed'
export type Typed = { name: string; email: string; phone: string }

async function fetchSlots(home: string, presentationId: string): Promise<Slots | undefined> {
  try {
    const path = `/api/appointments/slots?presentationId=${encodeURIComponent(presentationId)}`
    const response = await fetch(home + path, { credentials: 'omit' })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** Empty fields are not sent, so the server uses what it knows. The key makes a retry the same booking. */
async function book(
  home: string,
  presentationId: string,
  { startsAt }: Slot,
  typed: Typed,
  key: string,
): Promise<Visit | Problem> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim()))
  try {
    const response = await fetch(`${home}/api/appointments`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ presentationId, startsAt, ...filled }),
    })
    if (!response.ok) return await problemOf(response)
    const { appointment, manageUrl } = await response.json()
    const { startsAt: from, endsAt, timeZone } = appointment
    return { startsAt: from, endsAt, timeZone, manageUrl }
  } catch {
    return 'failed'
  }
}

async function problemOf(response: Response): Promise<Problem> {
  if (response.status !== 409) return 'failed'
  const { code } = await response.json()
  return code === 'too_many_visits' ? 'tooMany' : 'taken'
}

/** `crypto.randomUUID` is missing on pages without https. */
export const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((each) => each.toString(36)).join('-')

export type Booking = {
  slots?: Slots | undefined
  isLoading: boolean
  day?: string | undefined
  slot?: Slot | undefined
  key: string
  typed: Typed
  isSending: boolean
  problem?: Problem | undefined
  isJustBooked?: boolean
}

/** Keyed by manifest, so that the next homeowner does not see this booking. The input is stored nowhere else. */
const bookings = new WeakMap<Manifest, Booking>()

export function bookingOf(manifest: Manifest) {
  const booking = bookings.get(manifest) ?? {
    isLoading: false,
    key: newKey(),
    typed: { name: '', email: '', phone: '' },
    isSending: false,
  }
  bookings.set(manifest, booking)
  return booking
}

export async function load(player: PorchlightPlayer, booking: Booking) {
  const { manifest } = player
  if (!manifest) return
  booking.isLoading = !booking.slots
  player.refresh()
  booking.slots = (await fetchSlots(player.home, manifest.presentationId)) ?? booking.slots
  booking.isLoading = false
  const days = freeDays(booking)
  if (!days.some(({ date }) => date === booking.day)) booking.day = days[0]?.date
  player.refresh()
}

export const freeDays = ({ slots }: Booking) => (slots?.days ?? []).filter(({ windows }) => windows.length)

export async function send(player: PorchlightPlayer, booking: Booking) {
  const { manifest } = player
  const { slot } = booking
  if (!manifest || !slot || booking.isSending) return
  booking.isSending = true
  booking.problem = undefined
  player.refresh()
  const result = await book(player.home, manifest.presentationId, slot, booking.typed, booking.key)
  // Until the free windows are known again, the one that was taken could be chosen again.
  if (result === 'taken') await load(player, booking)
  booking.isSending = false
  if (typeof result !== 'string') {
    booking.isJustBooked = true
    booking.slot = undefined
    remember(player, manifest.presentationId, { visit: result })
  } else {
    booking.problem = result
    if (result === 'taken') booking.slot = undefined
  }
  refocus(player)
}

/** The pressed button is gone, so the focus moves to the new content. */
export function refocus(player: PorchlightPlayer) {
  player.refresh()
  void player.updateComplete.then(() =>
    player.shadowRoot?.querySelector<HTMLElement>('.booking [data-next]')?.focus({ preventScroll: true }),
  )
}
