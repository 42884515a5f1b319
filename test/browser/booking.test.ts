import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, button, focused, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const homeowner = { last_name: 'Okafor', email: 'maria.okafor@example.com', phone: '+1 555 010 0134' }

/** The capacity is one, so a visit fills its window. */
const calendar = {
  timeZone: 'America/Denver',
  weekly: weekdays.flatMap((weekday) => [
    { weekday, start: '10:00', end: '12:00', capacity: 1 },
    { weekday, start: '13:30', end: '15:30', capacity: 1 },
  ]),
  minimumNoticeHours: 24,
  horizonDays: 40,
}

beforeAll(() => site.company.send('PUT', '/api/appointments/calendar', calendar))

type Show = Partial<Parameters<typeof site.company.present>[0]>

async function atThePanel(show: Show = {}, options = {}) {
  const { id, deckId } = await site.company.present({ slides: [{}], homeowner, ...show })
  const action = { type: 'book_appointment', label: 'Book', trigger: 'always', config: {} }
  await site.company.send('POST', `/api/decks/${deckId}/action-configs`, action)
  const { page, visit, close } = await site.open(id, { timezoneId: 'America/Denver', locale: 'en-US', ...options })
  await visit()
  await ready(page)
  const panel = playerOf(page).getByRole('dialog')
  const openPanel = async () => {
    await button(page, 'Book').click()
    await panel.waitFor()
  }
  await openPanel()
  return { id, page, panel, openPanel, close }
}

const windows = (page: Page) => playerOf(page).locator('.booking-window')

const freeStarts = async (id: string): Promise<string[]> => {
  const { days } = await site.company.send('GET', `/api/appointments/slots?presentationId=${id}`)
  return days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows.map(({ startsAt }) => startsAt))
}

const bookByLink = (booking: { presentationId: string; startsAt: string }) =>
  fetch(`${site.address}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(booking),
  })

const appointmentsOf = async (id: string) =>
  (await site.company.send('GET', '/api/appointments?limit=200')).appointments.filter(
    (each: { presentationId: string }) => each.presentationId === id,
  )

describe('a homeowner who books in the player', () => {
  it('can book with the demo company too, whose calendar already has visits', async () => {
    const send = async (path: string, body?: object) => {
      const sent = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await fetch(`${site.address}/api/appointments${path}`, sent)
      return { status: response.status, body: await response.json() }
    }
    const presentationId = site.demoPresentation
    const { days } = (await send(`/slots?presentationId=${presentationId}`)).body
    const startsAt = days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows).at(-1)?.startsAt
    const booked = await send('', { presentationId, startsAt })
    expect(booked).toMatchObject({ status: 201 })
    const { appointment, manageUrl } = booked.body
    const token = new URL(manageUrl).searchParams.get('token')
    expect((await send(`/${appointment.id}/cancel`, { token })).status).toBe(200)
  })

  it('chooses a day and a time, types nothing that is known, and gets a link', async () => {
    const { id, page, panel, close } = await atThePanel()
    expect(await ask(page, (player) => player.paused)).toBe(true)
    await windows(page).first().waitFor()
    expect(await windows(page).first().textContent()).toMatch(
      /^\s*\w+day, \w+ \d+, (10\sAM\s–\s12\sPM|1:30\s–\s3:30\sPM)/,
    )
    await panel.getByRole('group', { name: 'Choose a day' }).getByRole('button').nth(2).click()
    await windows(page).first().click()
    expect(await panel.getByLabel('Email').getAttribute('placeholder')).toBe('m…@example.com')
    expect(await panel.textContent()).not.toMatch(/okafor@|555/)
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    await panel.getByText('Your visit is booked').waitFor()
    const [appointment] = await appointmentsOf(id)
    expect(appointment).toMatchObject({ name: 'Maria Okafor', email: homeowner.email, status: 'booked' })
    const file = await page.request.get(
      (await panel.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('BEGIN:VEVENT')
    const manage = await panel.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')
    expect(manage).toContain(`/appointments/${appointment.id}?token=`)
    await close()
  })

  it('can use only the keyboard, and a screen reader tells what happened', async () => {
    const { id, page, panel, close } = await atThePanel()
    await windows(page).first().waitFor()
    await expect.poll(() => focused(page)).toBe('Close')
    const dayCount = await playerOf(page).locator('.booking-day').count()
    for (let step = 0; step <= dayCount; step++) await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/day, /)
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.querySelector('porchlight-player')?.shadowRoot?.activeElement?.getAttribute('autocomplete'),
        ),
      )
      .toBe('name')
    await page.keyboard.type('Jo Okafor')
    await page.keyboard.press('Enter')
    await panel.getByRole('status').getByText('Your visit is booked').waitFor()
    await expect.poll(() => focused(page)).toBe('Your visit is booked')
    expect((await appointmentsOf(id))[0]).toMatchObject({ name: 'Jo Okafor', phone: homeowner.phone })
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Your visit')
    await close()
  })

  it('is told if someone else was faster, and keeps what was typed', async () => {
    const { id, page, panel, close } = await atThePanel()
    const [first] = await freeStarts(id)
    await windows(page).first().click()
    await panel.getByLabel('Name').fill('Jo Okafor')
    await site.company.send('POST', '/api/appointments', { presentationId: id, startsAt: first })
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    await panel.getByRole('alert').getByText('Someone else just took that time').waitFor()
    expect(await freeStarts(id)).not.toContain(first)
    await windows(page).first().click()
    expect(await panel.getByLabel('Name').inputValue()).toBe('Jo Okafor')
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    await panel.getByText('Your visit is booked').waitFor()
    await close()
  })

  it('is told if the link has reached its limit of upcoming visits', async () => {
    const { id, page, panel, close } = await atThePanel()
    await windows(page).first().click()
    for (const startsAt of (await freeStarts(id)).slice(1, 4))
      expect((await bookByLink({ presentationId: id, startsAt })).status).toBe(201)
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    await panel.getByRole('alert').getByText('as many visits as this link allows').waitFor()
    await close()
  })

  it('can try again when the connection fails, and books once', async () => {
    const { id, page, panel, close } = await atThePanel()
    await windows(page).first().click()
    let tries = 0
    await page.route('**/api/appointments', async (route) => {
      const response = await route.fetch()
      if (++tries === 1) await route.abort()
      else await route.fulfill({ response })
    })
    const send = panel.getByRole('button', { name: 'Book this visit' })
    await send.click()
    await panel.getByText('That didn’t work').waitFor()
    await send.click()
    await panel.getByText('Your visit is booked').waitFor()
    expect([tries, (await appointmentsOf(id)).length]).toEqual([2, 1])
    await close()
  })

  it('sees both times in another time zone', async () => {
    const { page, close } = await atThePanel({}, { timezoneId: 'Europe/Berlin' })
    await windows(page).first().waitFor()
    expect(await windows(page).first().textContent()).toMatch(/your time/)
    expect(await playerOf(page).locator('.booking').textContent()).toContain('Times are in Mountain Time.')
    await close()
  })

  it('is asked for an email if none is known', async () => {
    const { page, panel, close } = await atThePanel({ homeowner: { last_name: 'Okafor' } })
    await windows(page).first().click()
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    expect(await panel.getByLabel('Email').evaluate((field) => (field as HTMLInputElement).validity.valueMissing)).toBe(
      true,
    )
    await panel.getByLabel('Email').fill('jo@example.com')
    await panel.getByRole('button', { name: 'Book this visit' }).click()
    await panel.getByText('Your visit is booked').waitFor()
    await close()
  })

  it('is left to the embedding page if that handles the action', async () => {
    const { page, panel, close } = await atThePanel()
    await page.keyboard.press('Escape')
    const isTaken = ask(
      page,
      (player) =>
        new Promise<void>((resolve) =>
          player.addEventListener('action', (event) => {
            event.preventDefault()
            setTimeout(resolve)
          }),
        ),
    )
    await button(page, 'Book').click()
    await isTaken
    expect(await panel.count()).toBe(0)
    await close()
  })
})

describe('the booking panel', () => {
  it.each([
    ['de', 'Termin vereinbaren', 'Ihr Termin ist gebucht', 'ltr'],
    ['ar', 'حجز زيارة', 'تم حجز زيارتك', 'rtl'],
  ])('is in the language %s', async (language, title, booked, direction) => {
    const { page, panel, close } = await atThePanel({ language })
    await playerOf(page).getByRole('dialog', { name: title }).waitFor()
    await windows(page).first().click()
    expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
    await panel.locator('.booking-main').click()
    await panel.getByText(booked).waitFor()
    await close()
  })
})
