import { expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { contrastOf } from './contrast.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { branding, pictureWithRedSquare, prices } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()

it('the end page can be shared by its link and printed on paper', async () => {
  const { id } = await site.company.present({ slides: [{ title: 'What we found' }, prices] })
  const { context, page, visit, close } = await site.open(id)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) })
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await visit()
  await ready(page)
  await ask(page, (player) => {
    player.goTo(9)
    player.next()
  })
  await button(page, 'Share with your co-owner or family').click()
  await button(page, 'Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}/p/${id}`)
  await button(page, 'Save as PDF').click()
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.leaf').count()).toBe(3)
  expect([await page.locator('.leaf').first().isVisible(), await playerOf(page).isVisible()]).toEqual([true, false])
  await close()
})

it('on paper a slide has all of its pictures, and its text has the contrast of WCAG AA', async () => {
  const key = await site.company.upload('photograph.png', 'image/png', pictureWithRedSquare())
  const images = [{ key, altText: 'The slope' }, { key, caption: 'The chimney' }, { key }]
  const slides = [{ title: 'What we found', images, bullets: ['One', 'Two'] }, prices]
  const palette = { primary: '#ffd500', text: '#ffffff' }
  const { id } = await site.company.present({ slides, branding: { ...branding, palette } })
  const { page, close } = await site.open(id)
  await page.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) })
  })
  await page.goto(`${site.address}/p/${id}#print`)
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const slide = page.locator('.leaf').nth(1)
  expect(
    await slide.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)),
  ).toEqual([960, 960, 960])
  expect(await slide.locator('img').first().getAttribute('alt')).toBe('The slope')
  await slide.getByText('The chimney').waitFor()
  const tiers = await page.locator('.leaf-tier').allInnerTexts()
  for (const text of tiers) expect(text).toMatch(/\$14,800\s+\$179 a month\s+120 months at 7.99% APR, \$0 down(?:\s|$)/)
  await page.locator('.leaf-prices').getByText('With approved credit.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const found: [string | null, number][] = []
  for (const text of await page.locator('.leaf :is(h1, h2, h3, p, figcaption)').all())
    found.push([await text.textContent(), await contrastOf(page, text)])
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter(([, contrast]) => contrast < 4.5)).toEqual([])
  await close()
})

it('on someone else’s page, “Save as PDF” prints the presentation and not that page', async () => {
  const { id } = await site.company.present({ slides: [{}] })
  const { context, page, close } = await site.open(id)
  await context.addInitScript(() => {
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) })
  })
  await page.goto(`${site.address}/embed-demo?presentation=${id}`)
  await ready(page)
  await ask(page, (player) => {
    player.goTo(0)
    player.next()
  })
  const opened = context.waitForEvent('page')
  await button(page, 'Save as PDF').click()
  const own = await opened
  expect(own.url()).toBe(`${site.address}/p/${id}#print`)
  await expect.poll(() => own.evaluate(() => 'isPrinted' in window)).toBe(true)
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(false)
  await close()
})
