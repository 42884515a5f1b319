import { randomBytes } from 'node:crypto'
import { encode } from 'fast-png'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' } as const

type Seen = { seen: boolean[] }

/** Records for each frame whether the poster is visible. */
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

it('the poster is there in every frame while the script takes over on a slow phone', async () => {
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

const servePage = (context: BrowserContext, change: (page: string) => string) =>
  context.route('**/p/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

/** The picture is speckled, because a browser considers one in a single color a background. */
function speckled() {
  const [width, height] = [160, 200]
  const data = randomBytes(width * height * 3)
  return `data:image/png;base64,${Buffer.from(encode({ width, height, data, channels: 3 })).toString('base64')}`
}

type Times = { counted: string[]; whenDrawn: string[] | undefined }

it('the script moves the poster only once its picture counts as the largest paint', async () => {
  const { context, page, visit, close } = await site.open(site.demoPresentation, phone)
  await servePage(context, (page) => page.replace('<picture>', `<picture><source srcset="${speckled()}">`))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const times: Times = { counted: [], whenDrawn: undefined }
    Object.assign(globalThis, { times })
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as LargestContentfulPaint[])
        times.counted.push(element?.className ?? '')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const look = () => {
      const root = document.querySelector('porchlight-player')?.shadowRoot
      if (root?.querySelector('.player')) times.whenDrawn = [...times.counted]
      else requestAnimationFrame(look)
    }
    look()
  })
  await visit()
  await ready(page)
  await page.waitForFunction(() => (globalThis as unknown as { times: Times }).times.whenDrawn)
  const { whenDrawn } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times)
  expect(whenDrawn?.at(-1)).toBe('poster-picture')
  await close()
})

it('a page that is never painted still has its player once loaded, and it can be played', async () => {
  const { context, page, close } = await site.open(site.demoPresentation, phone)
  await servePage(context, (page) => page.replace('<html ', '<html hidden '))
  await page.goto(`${site.address}/p/${site.demoPresentation}`)
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { play(): Promise<void> }>('porchlight-player')?.play(),
  )
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
  await playerOf(page).locator('.progress').waitFor({ state: 'attached' })
  await close()
})
