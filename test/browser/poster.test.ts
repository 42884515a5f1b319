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

/** Served unpainted, with a picture that keeps the page from having loaded until it is let through. */
async function openUnpainted() {
  const opened = await site.open(site.demoPresentation, phone)
  const { promise: isHeld, resolve: letLoad } = Promise.withResolvers<void>()
  await opened.context.route('**/p/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('<html ', '<html hidden ')
      .replace('</body>', '<img src="/held"></body>')
    await route.fulfill({ response, body })
  })
  await opened.context.route('**/held', async (route) => {
    await isHeld
    await route.fulfill({ body: '' })
  })
  const path = `${site.address}/p/${site.demoPresentation}`
  await opened.page.goto(path, { waitUntil: 'domcontentloaded' })
  return { ...opened, letLoad }
}

const isDefined = (page: Page) => page.evaluate(() => customElements.get('porchlight-player') !== undefined)

it('The script leaves the poster alone until it was painted.', async () => {
  const { page, letLoad, close } = await openUnpainted()
  expect(await isDefined(page)).toBe(false)
  await page.evaluate(() => document.documentElement.removeAttribute('hidden'))
  await expect.poll(() => isDefined(page)).toBe(true)
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  expect(await paints()).toBe(1)
  letLoad()
  await ready(page)
  await close()
})

it('A page that is never painted has its player when it has loaded.', async () => {
  const { page, letLoad, close } = await openUnpainted()
  expect(await isDefined(page)).toBe(false)
  letLoad()
  await page.waitForLoadState('load')
  expect(await isDefined(page)).toBe(true)
  await playerOf(page).locator('.progress').waitFor({ state: 'attached' })
  await close()
})
