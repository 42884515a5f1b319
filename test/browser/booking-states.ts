import type { Page } from 'playwright-core'
import { button, playerOf, ready } from './player.ts'

export const bookingStates = ['booking-times', 'booking-person', 'booking-done'] as const
export type BookingState = (typeof bookingStates)[number]

const windowOf = (date: string, hour: number, isFew = false) => ({
  startsAt: `${date}T${hour}:00:00.000Z`,
  endsAt: `${date}T${hour + 2}:00:00.000Z`,
  isFew,
})
const dates = ['2026-05-05', '2026-05-06', '2026-05-07', '2026-05-08', '2026-05-11', '2026-05-12', '2026-05-13']
const slots = {
  timeZone: 'America/Denver',
  days: dates.map((date) => ({ date, windows: [windowOf(date, 14), windowOf(date, 16, true), windowOf(date, 19)] })),
  reason: null,
  homeowner: { name: 'Margaret H.', email: 'm…@example.com', phone: '…17' },
}

/** The free days depend on today, so the test sets the server's answers. */
export async function walkThroughBooking(page: Page, look: (state: BookingState) => Promise<void>) {
  await page.route('**/api/appointments/slots*', (route) => route.fulfill({ json: slots }))
  await page.route('**/api/appointments', (route) =>
    route.fulfill({
      status: 201,
      json: { appointment: windowOf('2026-05-05', 16), manageUrl: 'https://porchlight.example/appointments/1?token=2' },
    }),
  )
  await ready(page)
  await playerOf(page).evaluate((player) => {
    const action = { id: '1', type: 'book_appointment', label: 'Book', config: {} }
    ;(player as HTMLElement & { takeAction(action: object): void }).takeAction(action)
  })
  const panel = playerOf(page).getByRole('dialog')
  await panel.getByRole('button', { name: /Few left/ }).waitFor()
  await look('booking-times')
  await panel.getByRole('button', { name: /Few left/ }).click()
  await look('booking-person')
  await button(page, 'Book this visit').click()
  await panel.getByText('Your visit is booked').waitFor()
  await look('booking-done')
}
