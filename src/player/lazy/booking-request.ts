import type { Manifest } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { type Booked, book, fetchSlots, newKey, type Slot, type Slots, type Typed } from './booking-source'

export type Booking = {
  slots?: Slots | undefined
  isLoading: boolean
  day?: string | undefined
  slot?: Slot | undefined
  key: string
  typed: Typed
  isSending: boolean
  problem?: 'taken' | 'failed' | undefined
  booked?: Booked | undefined
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
  booking.isSending = false
  if (typeof result !== 'string') booking.booked = result
  else {
    booking.problem = result
    if (result === 'taken') {
      booking.slot = undefined
      await load(player, booking)
    }
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
