import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { useSite } from './site.ts'

const site = useSite()
const calendar = {
  timeZone: 'America/Denver',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end: '12:00', capacity: 5 })),
  horizonDays: 20,
}

beforeAll(() => site.company.send('PUT', '/api/appointments/calendar', calendar))

type Options = Parameters<typeof site.open>[1]

async function atThePage(options: Options, language = 'en') {
  const homeowner = { email: 'maria.okafor@example.com' }
  const { id } = await site.company.present({ slides: [{}], homeowner, language })
  const { days } = await site.company.send('GET', `/api/appointments/slots?presentationId=${id}`)
  const [first] = days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows)
  const body = { presentationId: id, startsAt: first.startsAt }
  const { manageUrl, appointment } = await site.company.send('POST', '/api/appointments', body)
  const { page, close } = await site.open(id, options)
  await page.goto(manageUrl)
  return { page, close, appointment }
}

describe('the page of a visit', () => {
  it('can be read, and the visit moved and canceled, without a script', async () => {
    const { page, close, appointment } = await atThePage({ javaScriptEnabled: false })
    expect(await page.locator('time').getAttribute('datetime')).toBe(appointment.startsAt)
    await page.getByText('Choose another time').click()
    await page.getByRole('radio').nth(3).check({ force: true })
    await page.getByRole('button', { name: 'Move visit' }).click()
    await page.getByText('Your visit was moved.').waitFor()
    expect(await page.locator('time').getAttribute('datetime')).not.toBe(appointment.startsAt)
    await page.locator('summary').getByText('Cancel visit').click()
    await page.getByRole('button', { name: 'Yes, cancel visit' }).click()
    await page.getByText('Your visit was canceled.').waitFor()
    expect(await page.locator('form').count()).toBe(0)
    await close()
  })

  it('adds the viewer’s own time if it differs', async () => {
    const there = await atThePage({ timezoneId: 'Europe/Berlin' })
    expect(await there.page.locator('#yours').textContent()).toMatch(/^In your time zone: /)
    await there.close()
    const here = await atThePage({ timezoneId: 'America/Denver' })
    expect(await here.page.locator('#yours').isHidden()).toBe(true)
    await here.close()
  })

  it.each([
    ['de', 'ltr', 'dark'],
    ['ar', 'rtl', 'light'],
  ] as const)('fits a width of 300 and passes axe: %s', async (language, direction, colorScheme) => {
    const { page, close } = await atThePage({ viewport: { width: 300, height: 600 }, colorScheme }, language)
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    for (const summary of await page.locator('summary').all()) await summary.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300)
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })
})
