import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
const phone = { viewport: { width: 360, height: 740 } }

type Seen = { seen: boolean[] }

/** Whether the poster is there, in each frame since it first was. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      const isSeen = document.querySelector('.poster-picture')?.checkVisibility() ?? false
      if (isSeen || seen.length) seen.push(isSeen)
      requestAnimationFrame(look)
    }
    look()
  })

it('The poster is there in every frame while the script takes it over on a slow phone.', async () => {
  const { page, visit, close } = await site.open(site.demoPresentation, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await watchFrames(page)
  await visit()
  await ready(page)
  const frames = await page.evaluate(() => (globalThis as unknown as Seen).seen)
  expect(frames.length).toBeGreaterThan(1)
  expect(frames.filter((isSeen) => !isSeen)).toEqual([])
  await close()
})

it('The script leaves the poster alone until it was painted.', async () => {
  const { context, page, visit, close } = await site.open(site.demoPresentation, phone)
  await context.route('**/p/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html hidden ') })
  })
  await page.addInitScript(() => {
    const { define } = CustomElementRegistry.prototype
    CustomElementRegistry.prototype.define = function (...given) {
      Object.assign(globalThis, { paints: performance.getEntriesByName('first-contentful-paint').length })
      define.apply(this, given)
    }
  })
  await visit()
  expect(await page.evaluate(() => customElements.get('porchlight-player') === undefined)).toBe(true)
  await page.evaluate(() => document.documentElement.removeAttribute('hidden'))
  await ready(page)
  expect(await page.evaluate(() => (globalThis as unknown as { paints: number }).paints)).toBe(1)
  await close()
})

it('A page that is never painted has its player after a second.', async () => {
  const { context, page, visit, close } = await site.open(site.demoPresentation, phone)
  await context.route('**/p/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html hidden ') })
  })
  await visit()
  await playerOf(page).locator('.progress').waitFor({ state: 'attached' })
  await close()
})
