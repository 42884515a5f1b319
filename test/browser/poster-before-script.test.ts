import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { type ImageCodec, openImageCodec } from './image-codec.ts'
import { ask, ready } from './player.ts'
import { branding, pictureWithRedSquare } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()

let codec: ImageCodec
beforeAll(async () => {
  codec = await openImageCodec(site.browser)
  return () => codec.close()
})

const placesOf = (selectors: string[]) =>
  selectors.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height]
  })

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' } as const

const parts = ['.poster .title', '.poster-who', '.poster .big-play', '.poster-brand']

it('the poster has the same place and text before and after the script', async () => {
  const { id } = await site.company.present({ slides: [{ title: 'What we found' }], branding })
  const { context, page, visit, close } = await site.open(id, phone)
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/embed.js', async (route) => {
    await promise
    await route.continue()
  })
  const visiting = visit()
  await page.locator('.poster .title').waitFor()
  const before = await page.evaluate(placesOf, parts)
  expect(await page.locator('.poster .title').textContent()).toBe('Maria, this is for you')
  expect(await page.locator('.poster-who').textContent()).toBe('Dana\u00a0· About 1 minute')
  expect(await page.locator('main h1').count()).toBe(1)
  resolve()
  await visiting
  await ready(page)
  expect(await page.evaluate(placesOf, parts)).toEqual(before)
  await page.locator('.poster .big-play').click()
  await expect.poll(() => ask(page, (player) => player.paused)).toBe(false)
  await close()
})

it.each(['<div class="poster-words">', '<p class="poster-who">'])(
  'nothing on the poster moves while the rest of its document, from %s on, is still loading',
  async (rest) => {
    const { id } = await site.company.present({ slides: [{ title: 'What we found' }], branding })
    const document = await (await fetch(`${site.address}/p/${id}`)).text()
    const { promise: shown, resolve: show } = Promise.withResolvers<void>()
    const slow = createServer(async ({ url }, response) => {
      response.setHeader('content-type', 'text/html')
      if (url !== '/slow') return response.writeHead(404).end()
      const half = document.indexOf(rest)
      response.write(document.slice(0, half))
      await shown
      response.end(document.slice(half))
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const { page, close } = await site.open(id, { ...phone, isForeign: true })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const each of list.getEntries()) shifts.push((each as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const visiting = page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/slow`)
    await page.locator('.poster-brand').waitFor()
    const isPainted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0)
    await expect.poll(isPainted).toBe(true)
    show()
    await visiting
    await page.locator('.poster .big-play').waitFor()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    await close()
    slow.close()
  },
)

/** Returns where the red begins and ends, as shares of the width. */
async function redPart(screenshot: Buffer) {
  const { pixels, width } = await codec.read(screenshot)
  let [from, to] = [1, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0] = pixels.subarray(at, at + 2)
    if (red < 2 * green || red < 60) continue
    const share = ((at / 4) % width) / width
    from = Math.min(from, share)
    to = Math.max(to, share)
  }
  return [from, to] as const
}

it('the poster keeps its picture’s focal point in a narrow frame, before and after the script, on every page', async () => {
  const key = await site.company.upload('photograph.png', 'image/png', pictureWithRedSquare())
  const palette = { primary: '#203040', accent: '#ffffff' }
  const images = [{ key, focalPoint: { x: 0.9, y: 0.5 } }]
  const { id } = await site.company.present({ slides: [{ images }], branding: { ...branding, palette } })
  const views = [
    { path: `/p/${id}`, javaScriptEnabled: false },
    { path: `/p/${id}`, javaScriptEnabled: true },
    { path: `/embed-demo?presentation=${id}`, javaScriptEnabled: true },
  ]
  for (const { path, javaScriptEnabled } of views) {
    const viewport = { width: 360, height: 740 }
    const { page, close } = await site.open(id, { viewport, javaScriptEnabled, isForeign: true })
    await page.goto(site.address + path)
    if (javaScriptEnabled) await ready(page)
    const poster = page.locator('.poster').first()
    const picture = page.locator('.poster-picture').first()
    await picture.evaluate((image) => (image as HTMLImageElement).decode())
    const [from, to] = await redPart(await poster.screenshot())
    expect([path, from > 0.2 && to < 0.95 && to - from > 0.1]).toEqual([path, true])
    await close()
  }
})

it('without JavaScript the poster says so in its own place', async () => {
  const { id } = await site.company.present({ slides: [{}] })
  const { page, visit, close } = await site.open(id, { javaScriptEnabled: false })
  await visit()
  const message = page.locator('.poster-without')
  await message.waitFor()
  expect(await message.textContent()).toBe('Turn on JavaScript to watch this presentation.')
  expect(await page.locator('.big-play').isVisible()).toBe(false)
  await close()
})
