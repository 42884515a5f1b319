import { describe, expect, it } from 'vitest'
import { defaultPalette, type Palette } from '../../src/core/shared/theme.ts'
import { fill } from '../../src/locales/fill.ts'
import { wordsIn } from '../../src/locales/languages.ts'
import { writeMail } from '../../src/providers/mail-layout.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { useSite } from './site.ts'

const site = useSite()

const yellow = { ...defaultPalette, primary: '#ffd400', accent: '#ffe14d', neutral: '#fffbe6', text: '#ffec99' }
const white = { ...defaultPalette, primary: '#ffffff', accent: '#ffffff', neutral: '#ffffff', text: '#ffffff' }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120"/></svg>'
const logo = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 600,
  height: 120,
  background: '#ffffff',
}

const mailOf = (palette: Palette, hasLogo: boolean, language = 'en') =>
  writeMail({
    language,
    letterhead: {
      name: 'Summit Roofing of Boulder & Daughters',
      palette,
      logo: hasLogo ? logo : null,
      address: '400 Canyon Boulevard, Boulder, CO 80302',
      phone: '+1 (303) 555-0142',
      email: 'office@summit-roofing.example',
    },
    headline: 'Your visit is booked: Tuesday, November 24, 8 – 10 AM',
    greeting: 'Hello Maria,',
    sentence: 'Summit Roofing will visit your home on Tuesday, November 24, 8 – 10 AM.',
    facts: [{ name: 'What for', value: `Roof inspection ${'x'.repeat(80)}` }],
    links: [
      { text: 'Change or cancel visit', url: 'https://example.com/a' },
      { text: 'Add to calendar', url: 'https://example.com/b' },
    ],
    note: 'We’ll arrive during this time. Times are in Mountain Time.',
  }).html

const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#1f3a5f"/><text x="64" y="330" font-size="68" fill="#fff">Your roof, looked at</text></svg>'
const picture = { url: `data:image/svg+xml,${encodeURIComponent(poster)}`, width: 1200, height: 630 }

const mailedLink = (palette: Palette, language: string, message: string) => {
  const { subject, hello, button, note } = wordsIn(language).sending
  const name = 'Summit Roofing of Boulder & Daughters'
  return writeMail({
    language,
    letterhead: {
      name,
      palette,
      logo,
      address: '400 Canyon Boulevard, Boulder, CO 80302',
      phone: '+1 (303) 555-0142',
      email: 'office@summit-roofing.example',
    },
    headline: fill(subject, { company: name }),
    greeting: fill(hello, { name: 'Δημήτρης-Maximilian 🏡' }),
    message,
    picture,
    links: [{ text: button, url: 'https://example.com/p/1' }],
    note,
  }).html
}

const hostile = `<b>Hello</b> ${'x'.repeat(400)} https://evil.example\n\n${'Word '.repeat(300)}`

describe('the email with a link', () => {
  it.each([
    ['of the usual colors', defaultPalette, 'en', 'It was good to meet you on Tuesday.\n\nBen from Summit Roofing'],
    ['that says a lot', yellow, 'de', hostile],
    ['in Arabic, with words in Hebrew and English', white, 'ar', 'שלום מריה, נעים היה להכיר.\n\nSee you (soon)!'],
  ])(
    '%s is readable at 360 and at 800 pixels, with its picture across the whole width',
    async (name, palette, language, message) => {
      const page = await site.browser.newPage({ viewport: { width: 360, height: 900 } })
      await page.setContent(mailedLink(palette, language, message))
      expect(await accessibilityFaults(page)).toEqual([])
      for (const width of [360, 800]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const shown = await page.getByRole('img', { name: wordsIn(language).sending.button }).boundingBox()
        const card = Math.min(560, width - 24)
        expect(shown?.width).toBe(card)
        expect((shown?.height ?? 0) / card).toBeCloseTo(630 / 1200, 2)
        if (process.env.LOOK)
          await page.screenshot({ path: `${process.env.LOOK}/${name.slice(0, 9)}-${width}.png`, fullPage: true })
      }
      await page.close()
    },
  )
})

describe('an email', () => {
  it.each([
    ['in the default colors', defaultPalette, true, 'en'],
    ['from a yellow company', yellow, false, 'ar'],
    ['from an all-white company', white, true, 'de'],
  ] as const)('%s is readable and passes axe at 360 and at 800 pixels', async (_, palette, hasLogo, language) => {
    const page = await site.browser.newPage({ viewport: { width: 360, height: 900 } })
    await page.setContent(mailOf(palette, hasLogo, language))
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [360, 800]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.close()
  })
})
