import { describe, expect, it } from 'vitest'
import { defaultPalette, type Palette } from '../../src/core/shared/theme.ts'
import { languages } from '../../src/locales/index.ts'
import { plainLetterhead } from '../../src/providers/mail-layout.ts'
import { pagePolicy } from '../../src/sales/appointments/company-page.ts'
import { missingStopPage, stopPage } from '../../src/sales/reminders/page.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { useSite } from './site.ts'

const site = useSite()
const yellow: Palette = { ...defaultPalette, primary: '#ffd400', accent: '#ffe14d', neutral: '#fffbe6' }
const company = (palette: Palette) => ({
  ...plainLetterhead('Summit Roofing of Boulder & Daughters'),
  palette,
  address: '400 Canyon Boulevard, Boulder, CO 80302',
  phone: '+1 (303) 555-0142',
  email: 'office@summit-roofing.example',
})

type Options = Parameters<typeof site.open>[1] & { language?: string; palette?: Palette; isMissing?: boolean }

/** The server behind it knows only whether reminders are stopped. */
async function atThePage({ language = 'en', palette = defaultPalette, isMissing = false, ...options }: Options) {
  const { page, close } = await site.open('', options)
  const state = { isStopped: false, notice: undefined as 'stopped' | 'resumed' | undefined }
  await page.route('**/reminders/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    const asked = new URLSearchParams(route.request().postData() ?? '').get('action')
    if (asked) {
      state.isStopped = asked === 'stop'
      state.notice = state.isStopped ? 'stopped' : 'resumed'
    }
    const shown = { company: company(palette), language, ...state, action: pathname + search, nonce: 'test' }
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy('test') },
      body: isMissing ? missingStopPage('test', language) : stopPage(shown),
    })
  })
  await page.goto(`${site.address}/reminders/1?token=2`)
  return { page, close }
}

describe('the page that stops reminders', () => {
  it('stops them and undoes that, without a script', async () => {
    const { page, close } = await atThePage({ javaScriptEnabled: false })
    await page.getByText('Stop reminders from Summit Roofing of Boulder & Daughters?').waitFor()
    await page.getByRole('button', { name: 'Stop reminders' }).click()
    await page.getByRole('status').getByText('won’t send you more reminders').waitFor()
    await page.getByRole('button', { name: 'Resume reminders' }).click()
    await page.getByRole('status').getByText('can send you reminders again').waitFor()
    await close()
  })

  it.each([
    ['en', 'light', defaultPalette],
    ['ar', 'dark', yellow],
  ] as const)('fits a phone and passes axe: %s, %s', async (language, colorScheme, palette) => {
    for (const isMissing of [false, true]) {
      const options = { viewport: { width: 300, height: 600 }, language, isMissing, colorScheme, palette }
      const { page, close } = await atThePage(options)
      if (!isMissing) await page.getByRole('button').click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300)
      expect(await accessibilityFaults(page)).toEqual([])
      await close()
    }
  })

  it.each(Object.keys(languages))('fits a phone in each language: %s', async (language) => {
    const { page, close } = await atThePage({ viewport: { width: 300, height: 600 }, language })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300)
    await close()
  })
})
