import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said, typeWhileSaving } from './studio-pages.ts'

const site = useSite()

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const rules = {
  timeZone: 'America/Denver',
  weekly: weekdays.flatMap((weekday) => [
    { weekday, start: '08:00', end: '10:00', capacity: 1 },
    { weekday, start: '13:00', end: '15:00', capacity: 2 },
  ]),
  minimumNoticeHours: 0,
  horizonDays: 60,
}

type Company = typeof site.company

/**
 * Books a visit on a day whose week, in the US calendar, has free windows after it. It isn't today, whose first windows
 * may have begun.
 */
async function newVisit(company: Company, last_name: string) {
  await company.send('PUT', '/api/appointments/calendar', rules)
  const homeowner = {
    last_name,
    email: `${crypto.randomUUID()}@example.com`,
    phone: '+1 303.555.0100',
    address: '12 Maple Street',
  }
  const { id: presentationId } = await company.present({ slides: [], homeowner })
  const { days } = await company.send('GET', `/api/appointments/slots?presentationId=${presentationId}`)
  const today = new Date().toISOString().slice(0, 10)
  const isMonday = ({ date }: { date: string }) => date > today && new Date(date).getUTCDay() === 1
  const week = days.slice(days.findIndex(isMonday))
  const free: { date: string; startsAt: string }[] = week.flatMap(
    ({ date, windows }: { date: string; windows: { startsAt: string }[] }) =>
      windows.map(({ startsAt }) => ({ date, startsAt })),
  )
  const [first, second, third] = free
  if (!first || !second || !third) throw new Error('Nothing is free.')
  const booked = { presentationId, startsAt: first.startsAt, notes: 'The dog is friendly.' }
  const { appointment } = await company.send('POST', '/api/appointments', booked)
  return {
    id: appointment.id as string,
    date: first.date,
    address: `/calendar?from=${first.date}`,
    second,
    third,
    free,
  }
}

const startOf = async (id: string) =>
  (await site.company.send('GET', `/api/appointments/${id}`)).appointment.startsAt as string

it('links to the hours when there are none, closes days, and lets the later of two editors choose', async () => {
  const { page, close } = await openStudio(site, '/calendar')
  await page.getByRole('link', { name: 'Set hours' }).press('Enter')
  await page.getByRole('heading', { name: 'Hours and settings', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add window: Saturday' }).press('Enter')
  await page.getByLabel('Homes, Saturday').fill('0')
  await page.getByLabel('First day').fill('2030-07-01')
  await page.getByLabel('Last day').fill('2030-07-03')
  await page.getByLabel('Name (optional)').fill('Summer break')
  await press(page, 'Close these days')
  await page.getByRole('group', { name: 'Wednesday, July 3' }).getByText('Closed').waitFor()
  await press(page, 'Use weekly hours: Tuesday, July 2')
  await press(page, 'Save')
  await page.getByRole('group', { name: 'Saturday' }).getByText('Enter 1 or more.').waitFor()
  await page.getByLabel('Homes, Saturday').fill('3')
  await page.getByLabel('To, Monday').first().fill('11:00')
  await press(page, 'Save')
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.getByText('Monday: 8:00 – 11:00 AM overlaps 10:00 AM – 12:00 PM.').waitFor()
  await monday.getByText('Monday: 10:00 AM – 12:00 PM overlaps 8:00 – 11:00 AM.').waitFor()
  expect(await page.locator('input[aria-invalid=true]').count()).toBe(4)
  await page.getByLabel('To, Monday').first().fill('10:00')
  const friday = page.getByRole('group', { name: 'Friday' })
  await page.getByLabel('To, Friday').last().fill('09:00')
  await friday.getByText('Ends the next day.').waitFor()
  await press(page, 'Save')
  await friday.getByText('overlaps the next day’s hours.', { exact: false }).waitFor()
  expect(await page.locator('.window-row .fault').count()).toBe(1)
  await page.getByLabel('To, Friday').last().fill('17:00')
  await press(page, 'Save')
  await said(page, 'Saved.')
  const { calendar } = await site.company.send('GET', '/api/appointments/calendar')
  expect(calendar.weekly.at(-1)).toEqual({ weekday: 6, start: '08:00', end: '10:00', capacity: 3 })
  expect(calendar.overrides.map(({ date }: { date: string }) => date)).toEqual(['2030-07-01', '2030-07-03'])
  expect(calendar.overrides[0].name).toBe('Summer break')

  const save = page.getByRole('button', { name: 'Save', exact: true })
  expect(await save.count()).toBe(0)
  await page.locator('summary', { hasText: 'Limits and service area' }).press('Enter')
  await page.getByLabel('Days ahead').fill('30')
  const { busyCalendar, updatedAt, ...theirs } = calendar
  const saved = { ...theirs, horizonDays: 90, minimumNoticeHours: 48 }
  await site.company.send('PUT', '/api/appointments/calendar', saved)
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('90 days').waitFor()
  expect(await dialog.getByText('hours').count()).toBe(0)
  await press(page, 'Save my version')
  await expect
    .poll(async () => (await site.company.send('GET', '/api/appointments/calendar')).calendar)
    .toMatchObject({ horizonDays: 30, minimumNoticeHours: 48 })

  await page.getByLabel('Days ahead').fill('45')
  const ofForm = {
    save,
    field: page.getByLabel('Minimum notice, in hours'),
  }
  expect(await typeWhileSaving(page, '/api/appointments/calendar', ofForm)).toBe('321')

  await press(page, 'Create link')
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).press('Enter')
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).toMatch(/\/feed\.ics\?key=/)
  await close()
})

it('opens, closes and copies days of the week, and discards what was changed', async () => {
  await site.company.send('PUT', '/api/appointments/calendar', { ...rules, weekly: rules.weekly.slice(0, 4) })
  const { page, close } = await openStudio(site, '/calendar/settings')
  const homes = (day: string) => page.getByLabel(`Homes, ${day}`)
  await page.getByRole('switch', { name: 'Wednesday' }).press('Space')
  expect(await homes('Wednesday').count()).toBe(2)
  await page.getByRole('switch', { name: 'Monday' }).press('Space')
  await page.getByRole('group', { name: 'Monday' }).getByText('Closed').waitFor()
  await homes('Wednesday').first().fill('7')
  await press(page, 'Copy to other open days: Wednesday')
  expect(await homes('Tuesday').first().inputValue()).toBe('7')
  await page.getByText('You have unsaved changes').waitFor()
  await press(page, 'Discard changes')
  expect(await homes('Monday').first().inputValue()).toBe('1')
  expect(await homes('Tuesday').first().inputValue()).toBe('1')
  expect(await homes('Wednesday').count()).toBe(0)
  await page.getByRole('link', { name: 'Calendar' }).first().press('Enter')
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor()
  await close()
})

it('lists the visits that are booked on days that were closed, until they are moved or canceled', async () => {
  const { date } = await newVisit(site.company, 'Haddad')
  const { page, close } = await openStudio(site, '/calendar/settings')
  await page.getByLabel('First day').fill(date)
  await press(page, 'Close these days')
  const banner = page.locator('.banner')
  await banner.getByText('1 visit is booked on a day you closed.').waitFor()
  await press(page, 'Save')
  await said(page, 'Saved.')
  await banner.getByText('1 visit is booked on a day you closed.').waitFor()
  await banner.getByRole('link', { name: /^Maria Haddad, .* 8:00/ }).press('Enter')
  await page.getByRole('dialog', { name: 'Maria Haddad' }).waitFor()
  await page.locator('.day').getByText('Closed, but 1 visit is booked').waitFor()
  await press(page, 'Cancel visit')
  await press(page, 'Cancel visit')
  await said(page, 'Canceled.')
  await page.getByRole('link', { name: 'Hours and settings' }).press('Enter')
  await page.getByRole('group', { name: 'Monday,' }).getByText('Closed').waitFor()
  await expect.poll(() => banner.count()).toBe(0)
  await close()
})

it('moves a visit by keyboard, saves notes, and cancels it', async () => {
  const { id, address, second, third } = await newVisit(site.company, 'Okafor')
  const { page, close } = await openStudio(site, address)
  const visit = page.getByRole('link', { name: 'Maria Okafor' })
  await visit.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Maria Okafor' })
  await dialog.getByText('12 Maple Street').waitFor()
  expect(await dialog.getByRole('link', { name: '(303) 555-0100' }).getAttribute('href')).toBe('tel:+13035550100')
  await page.getByLabel('Notes').fill('Ask for the attic.')
  await press(page, 'Save notes')
  await said(page, 'Saved.')

  await press(page, 'Reschedule')
  const choice = (startsAt: string) => dialog.locator(`input[value="${startsAt}"]`)
  const booked = dialog.getByRole('radio', { name: /^Monday, .* free$/, checked: true })
  await booked.press('ArrowRight')
  await dialog.getByRole('group', { name: 'Tuesday, ' }).waitFor()
  await choice(third.startsAt).press('Space')
  await site.company.send('POST', `/api/appointments/${id}/reschedule`, { startsAt: second.startsAt })
  await press(page, 'Reschedule visit')
  await page.getByRole('dialog', { name: 'Someone else just saved changes' }).waitFor()
  await press(page, 'Save my version')
  await said(page, 'Moved to')
  expect(await startOf(id)).toBe(third.startsAt)
  await dialog.waitFor({ state: 'detached' })
  const focusedVisit = () => page.evaluate(() => document.activeElement?.closest('.visit')?.textContent)
  await expect.poll(focusedVisit).toContain('Maria Okafor')

  await visit.press('Enter')
  await dialog.waitFor()
  expect(await page.getByLabel('Notes').inputValue()).toBe('Ask for the attic.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(focusedVisit).toContain('Maria Okafor')
  await page.keyboard.press('Enter')
  await press(page, 'Cancel visit')
  await page.getByLabel('Reason').fill('A storm is coming.')
  await press(page, 'Cancel visit')
  await said(page, 'Canceled.')
  await page.locator('.visit.cancelled', { hasText: 'Maria Okafor' }).waitFor()
  await expect.poll(focusedVisit).toContain('Maria Okafor')
  const { appointment } = await site.company.send('GET', `/api/appointments/${id}`)
  expect(appointment).toMatchObject({ status: 'cancelled', cancelReason: 'A storm is coming.' })
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Open homeowner' }).press('Enter')
  await page.locator('.settings-facts .state', { hasText: 'Canceled' }).waitFor()
  await page.locator('.time-line').getByText('canceled the visit:').waitFor()
  await page.locator('.time-line').getByText('moved the visit from').first().waitFor()
  await close()
})

it('keeps the focus on a visit that moves below another when it is canceled', async () => {
  const moved = await newVisit(site.company, 'Silva')
  const { address } = await newVisit(site.company, 'Lund')
  // Now both are in one window.
  await site.company.send('POST', `/api/appointments/${moved.id}/reschedule`, { startsAt: moved.second.startsAt })
  const { page, close } = await openStudio(site, address)
  const visits = page.locator('.visit', { hasText: /Silva|Lund/ })
  await expect.poll(() => visits.count()).toBe(2)
  const name = (await visits.first().locator('strong').textContent()) ?? ''
  const link = await visits.first().elementHandle()
  await link?.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
  await press(page, 'Cancel visit')
  await press(page, 'Cancel visit')
  await said(page, 'Canceled.')
  await expect.poll(() => visits.last().textContent()).toContain('Canceled')
  await expect.poll(() => visits.last().locator('strong').textContent()).toBe(name)
  expect(await page.evaluate(() => document.activeElement?.querySelector('strong')?.textContent)).toBe(name)
  // A link must not become that of another visit while someone is about to press it.
  expect(await link?.textContent()).toContain(name)
  await close()
})

it('moves a visit by dragging it to a free window, after asking', async () => {
  const { id, address, third } = await newVisit(site.company, 'Ng')
  const { page, close } = await openStudio(site, address)
  const visit = page.getByRole('link', { name: 'Maria Ng' })
  const { x = 0, y = 0 } = (await visit.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 3 })
  const tuesday = page.locator('.week > li').nth(2)
  await tuesday.locator('.window.target').first().hover()
  await page.mouse.up()
  await page.getByText('Move Maria Ng’s visit from').waitFor()
  expect(await startOf(id)).not.toBe(third.startsAt)
  await press(page, 'Reschedule visit')
  await said(page, 'Moved to')
  expect(await startOf(id)).toBe(third.startsAt)
  await close()
})

it('lines up the times of all days, and books a free window for a homeowner, also inside the minimum notice', async () => {
  // The search has been answered once only one of the two is left.
  await newVisit(site.company, 'Tanaka')
  const { address } = await newVisit(site.company, 'Ruiz')
  await site.company.send('PUT', '/api/appointments/calendar', { ...rules, minimumNoticeHours: 1000 })
  const { page, close } = await openStudio(site, address)
  await page.getByRole('link', { name: 'Maria Tanaka' }).waitFor()
  const tops = await page
    .locator('.week .window')
    .evaluateAll((windows) => windows.map((each) => Math.round(each.getBoundingClientRect().top)))
  // One window of the week has a visit, and those of other days at its time are as tall.
  expect(new Set(tops).size).toBe(2)
  const friday = page.locator('.week > li').nth(5)
  const window = friday.getByRole('button', { name: /^Book visit: Friday, .*, 8:00/ })
  await window.press('Enter')
  await page.getByRole('textbox', { name: 'Search homeowners' }).fill('Ruiz')
  const found = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => found.count()).toBe(1)
  await found.getByRole('button', { name: 'Maria Ruiz' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Maria Ruiz' })
  await dialog.locator('label:has(:checked)').getByText('Inside your 1,000-hour notice').waitFor()
  await press(page, 'Book visit')
  await said(page, 'Visit booked for')
  await friday.getByRole('link', { name: 'Maria Ruiz' }).waitFor()
  await close()
})
