import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractId, showContract } from './contract-pages.ts'
import { layoutFaults } from './layout-faults.ts'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { resize } from './viewports.ts'

const site = useSite()
const visitLine = /Your visit: \w+day, \w+ \d+, 8\s–\s10\sAM/

const calendar = {
  timeZone: 'America/Denver',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '10:00', capacity: 9 })),
  minimumNoticeHours: 24,
  horizonDays: 40,
}

beforeAll(() => site.company.send('PUT', '/api/appointments/calendar', calendar))

async function presentation(slide = {}) {
  const homeowner = { last_name: 'Okafor', email: 'maria.okafor@example.com' }
  const branding = { cta: { headline: 'Shall we put a date on it?' } }
  const { id, deckId } = await site.company.present({ slides: [{}, slide], homeowner, branding })
  const add = (type: string, label: string, trigger: string, config = {}) =>
    site.company.send('POST', `/api/decks/${deckId}/action-configs`, { type, label, trigger, config })
  await add('book_appointment', 'Book a visit', 'slide_end')
  await add('sign_contract', 'Get the agreement', 'presentation_end')
  return id
}

const bookedElsewhere = 'Your visit is booked. To see the time or change it, use the link we emailed you.'

const denver = { timezoneId: 'America/Denver', locale: 'en-US' }
const lines = (page: Page) => playerOf(page).locator('.done-line')
const pills = (page: Page) => playerOf(page).locator('.ending .pill').allTextContents()

async function toTheEnd(page: Page) {
  await ask(page, (player) => {
    player.goTo(99)
    player.next()
  })
  await playerOf(page).locator('.ending').waitFor()
}

async function toTheOffer(page: Page) {
  await ask(page, (player) => {
    player.goTo(0)
    void player.play()
    player.seekTo(3)
  })
  await playerOf(page).locator('.notice').getByRole('button', { name: 'Continue' }).waitFor()
}

async function book(page: Page) {
  await button(page, 'Book a visit').click()
  await playerOf(page).locator('.booking-window').first().click()
  await button(page, 'Book this visit').click()
  await playerOf(page).getByText('Your visit is booked').waitFor()
  await page.keyboard.press('Escape')
}

describe('a visit that was booked here', () => {
  it('is named on the slide, on the end page and the next time, until it is canceled', async () => {
    const id = await presentation()
    const { page, visit, close } = await site.open(id, denver)
    await visit()
    await ready(page)
    await toTheOffer(page)
    await book(page)
    await expect.poll(() => lines(page).textContent()).toMatch(visitLine)
    expect(await button(page, 'Book a visit').count()).toBe(0)

    await toTheEnd(page)
    expect(await lines(page).textContent()).toMatch(visitLine)
    expect(await pills(page)).toEqual(['Get the agreement', 'Ask a question'])
    const faults: string[] = []
    for (const size of ['320×568', '740×360', '1440×900']) {
      await resize(page, size)
      faults.push(...(await layoutFaults(page)).map((fault) => `${size}: ${fault}`))
    }
    expect(faults).toEqual([])

    await page.reload()
    await expect.poll(() => lines(page).textContent()).toMatch(visitLine)
    const [manage] = await Promise.all([
      page.context().waitForEvent('page'),
      lines(page).getByRole('link', { name: 'Change' }).click(),
    ])
    await manage.getByText('Change or cancel', { exact: false }).or(manage.getByText('Cancel visit')).first().click()
    await manage.getByRole('button', { name: 'Yes, cancel visit' }).click()
    await manage.getByText('Your visit was canceled').waitFor()
    await manage.getByRole('link', { name: 'Book another visit' }).click()
    await playerOf(manage).locator('.booking-window').first().waitFor()
    await manage.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => lines(page).count()).toBe(0)
    await toTheEnd(page)
    expect(await pills(page)).toEqual(['Book a visit', 'Get the agreement', 'Ask a question'])
    await close()
  })

  it('is shown at the time to which the company moved it', async () => {
    const id = await presentation()
    const { page, visit, close } = await site.open(id, denver)
    await visit()
    await ready(page)
    await toTheOffer(page)
    await book(page)
    const before = await lines(page).textContent()
    const { appointments } = await site.company.send('GET', '/api/appointments?limit=200')
    const { id: appointmentId } = appointments.find((each: { presentationId: string }) => each.presentationId === id)
    const { days } = await site.company.send('GET', `/api/appointments/slots?presentationId=${id}`)
    const { startsAt } = days.at(-1).windows[0]
    await site.company.send('POST', `/api/appointments/${appointmentId}/reschedule`, { startsAt })
    await page.reload()
    await expect.poll(() => lines(page).textContent()).toMatch(visitLine)
    await expect.poll(() => lines(page).textContent()).not.toBe(before)
    await close()
  })

  it('is shown with its time as long as the page is open if nothing can be stored, and then without', async () => {
    const id = await presentation()
    const { page, visit, close } = await site.open(id, denver)
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await visit()
    await ready(page)
    await toTheOffer(page)
    await book(page)
    await toTheEnd(page)
    expect(await lines(page).textContent()).toMatch(visitLine)
    await page.reload()
    await ready(page)
    await toTheEnd(page)
    await expect.poll(() => lines(page).allTextContents()).toEqual([bookedElsewhere])
    await close()
  })

  it('is not shown once it is over', async () => {
    const id = await presentation()
    const { page, visit, close } = await site.open(id, denver)
    await page.addInitScript((key) => {
      const times = { startsAt: '2020-01-01T15:00:00Z', endsAt: '2020-01-01T17:00:00Z', timeZone: 'UTC' }
      const manageUrl = `${location.origin}/appointments/00000000-0000-4000-8000-000000000000?token=t`
      localStorage.setItem(key, JSON.stringify({ visit: { ...times, manageUrl } }))
    }, `porchlight:${id}:done`)
    await page.route('**/api/appointments/0*', (route) => route.abort())
    await visit()
    await ready(page)
    await loaded(page, 'actions')
    await toTheEnd(page)
    expect(await lines(page).count()).toBe(0)
    expect(await pills(page)).toContain('Book a visit')
    await close()
  })
})

describe('what was done on another device', () => {
  it('is known here, and leaves one main action and no answered question', async () => {
    const id = await presentation(prices)
    const viewerSessionId = crypto.randomUUID()
    const events = [{ type: 'tier_chosen', tier: 'best', at: new Date().toISOString() }]
    await site.company.send('POST', `/api/viewer/presentations/${id}/events`, { viewerSessionId, events })
    const { page, visit, close } = await site.open(id, denver)
    await visit()
    await ready(page)
    await toTheEnd(page)
    const ending = playerOf(page).locator('.ending')
    await ending.getByText('Your choice').waitFor()
    expect(await ending.locator('.ending-price b').first().textContent()).toBe('Heirloom')
    await ending.getByRole('heading', { name: 'Shall we put a date on it?' }).waitFor()
    expect(await ending.locator('.strong').allTextContents()).toEqual(['Book a visit'])

    const { days } = await site.company.send('GET', `/api/appointments/slots?presentationId=${id}`)
    const { startsAt } = days.at(-1).windows[0]
    await site.company.send('POST', '/api/appointments', { presentationId: id, startsAt })
    await toTheEnd(page)
    await expect.poll(() => lines(page).allTextContents()).toEqual([bookedElsewhere])
    await ending.getByRole('heading', { name: 'Thank you for watching' }).waitFor()
    expect(await playerOf(page).textContent()).not.toContain('Shall we put a date on it?')
    expect(await ending.locator('.strong').allTextContents()).toEqual(['Get the agreement'])
    await close()
  })
})

describe('a contract that was signed here', () => {
  it('is named in the presentation with the copy, and after a cancellation only with its deposit', async () => {
    const { page, close } = await site.open(contractId, denver)
    const { goOn } = await showContract(page, site.address, 'consented')
    for (const clause of ['Payment', 'Mediation']) await page.getByLabel(`Your initials for “${clause}”`).fill('MH')
    await page.getByLabel('Your full name').fill('Margaret Hughes')
    await page.getByRole('button', { name: 'Sign the agreement' }).click()
    await page.getByText('Signed', { exact: false }).first().waitFor()

    const id = await presentation()
    await page.evaluate(
      ([from = '', to = '']) => {
        const signed = localStorage.getItem(`porchlight:${from}:done`)
        if (signed) localStorage.setItem(`porchlight:${to}:done`, signed)
      },
      [contractId, id],
    )
    await page.goto(`${site.address}/p/${id}`)
    await ready(page)
    await loaded(page, 'actions')
    await toTheEnd(page)
    await expect.poll(() => lines(page).textContent()).toMatch(/Signed · Deposit due/)
    expect(await lines(page).getByRole('link').getAttribute('href')).toContain(`/contracts/${contractId}?token=`)
    expect(await pills(page)).toEqual(['Book a visit', 'Ask a question'])

    goOn('cancelled')
    await page.reload()
    await ready(page)
    await expect.poll(() => lines(page).textContent()).toMatch(/^Deposit refunded/)
    await toTheEnd(page)
    expect(await pills(page)).toContain('Get the agreement')
    await close()
  })
})
