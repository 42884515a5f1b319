import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encode } from 'fast-png'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { captureBeacons, sentBy } from './beacons.ts'
import { contrastOf } from './contrast.ts'
import { type ImageCodec, openImageCodec } from './image-codec.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

let codec: ImageCodec
beforeAll(async () => {
  codec = await openImageCodec(site.browser)
  return () => codec.close()
})

const tier = { priceCents: 1_480_000, monthlyCents: 17_900, features: ['One', 'Two'] }
const productData = {
  good: { name: 'Shelter', ...tier, features: [] },
  better: { name: 'Hearth', ...tier, isRecommended: true },
  best: { name: 'Heirloom', ...tier },
  financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: 'With approved credit.' },
}
const prices = { title: 'Prices', slideType: 'product_pricing_v1', productData }
const contact = { phone: '+1 303 555 0142' }
const branding = { contact, chatName: 'Dana' }

const placesOf = (selectors: string[]) =>
  selectors.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height]
  })

const parts = ['.poster .title', '.poster-who', '.poster .big-play', '.poster-brand']

it('the poster stands where it stood before the script came, and says what it says', async () => {
  const { id } = await site.company.present({ slides: [{ title: 'What we found' }], branding })
  const { context, page, visit, close } = await site.open(id, { viewport: { width: 360, height: 740 } })
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
  'nothing of the poster moves while the rest of its document, from %s on, is still on its way',
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
    const { page, close } = await site.open(id, { viewport: { width: 360, height: 740 } })
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

/** Green, with a red square whose middle is at nine tenths of the width. */
function photograph() {
  const [width, height] = [1600, 900]
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const isRed = Math.abs((at % width) - 0.9 * width) < 60 && Math.abs(Math.floor(at / width) - height / 2) < 60
    data.set(isRed ? [230, 20, 20] : [20, 160, 20], at * 3)
  }
  return new Uint8Array(encode({ width, height, data, channels: 3 }))
}

/** From the left, as shares of the width: where the red begins and where it ends. */
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

it('the poster keeps what matters of its picture in a narrow frame, before the script and after it, in every page', async () => {
  const key = await site.company.upload('photograph.png', 'image/png', photograph())
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
    const { page, close } = await site.open(id, { viewport, javaScriptEnabled, reducedMotion: 'reduce' })
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

it('pictures on the prices are asked for at the width that is needed', async () => {
  const imageKey = await site.company.upload('sample.png', 'image/png', photograph())
  const withPicture = { ...prices, productData: { ...productData, better: { ...productData.better, imageKey } } }
  const { id } = await site.company.present({ slides: [withPicture] })
  const { page, visit, close } = await site.open(id)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.png')) asked.push(new URL(request.url()).search)
  })
  await visit()
  const picture = playerOf(page).locator('.card-image')
  await picture.evaluate((image) => (image as HTMLImageElement).decode())
  expect(asked).toEqual(['?width=640'])
  await close()
})

it('without JavaScript the poster says so in a place of its own', async () => {
  const { id } = await site.company.present({ slides: [{}] })
  const { page, visit, close } = await site.open(id, { javaScriptEnabled: false })
  await visit()
  const message = page.locator('.poster-without')
  await message.waitFor()
  expect(await message.textContent()).toBe('This presentation needs JavaScript to play.')
  expect(await page.locator('.big-play').isVisible()).toBe(false)
  await close()
})

it('a choice among the prices is kept, told and shown at the end, and the talk waits for it', async () => {
  const { id, slideIds } = await site.company.present({ slides: [prices, { title: 'Next' }], branding })
  const { page, visit, close } = await site.open(id)
  await page.clock.install()
  await captureBeacons(page)
  await visit()
  await ask(page, (player) => player.play())
  const heights = () =>
    playerOf(page)
      .locator('.cards')
      .evaluate(({ clientHeight }) => clientHeight)
  await playerOf(page).locator('.card.plain').waitFor()
  const before = await heights()
  await page.clock.runFor(60_000)
  await button(page, 'Continue').waitFor()
  expect([await heights(), await ask(page, (player) => [player.paused, player.currentSlide])]).toEqual([
    before,
    [true, 0],
  ])
  await button(page, 'Heirloom is what I want').click()
  await button(page, 'You want Heirloom').waitFor()
  await button(page, 'Compare side by side').click()
  expect(await playerOf(page).getByRole('row').count()).toBe(6)
  await button(page, 'Back to the cards').click()
  const chosen = (await sentBy(page)).flatMap(({ events }) => events).filter(({ type }) => type === 'tier_chosen')
  expect(chosen).toMatchObject([{ tier: 'best', slideId: slideIds[0] }])
  await button(page, 'Continue').click()
  expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([false, 1])
  await page.clock.runFor(60_000)
  const ending = playerOf(page).locator('.ending')
  await ending.getByText('Heirloom').waitFor()
  await ending.getByText('$14,800').waitFor()
  await ending.getByRole('link', { name: 'Call us: +1 303 555 0142' }).waitFor()
  await close()
})

it('a feature of one price alone is compared with what the others have in its place, and none is hidden', async () => {
  const features = [
    ['Permit', 'Shingle', '110 mph'],
    ['Permit', 'Class 4 shingle', '130 mph'],
    ['Permit', 'Steel'],
  ]
  const [good, better, best] = features.map((features, index) => ({ name: `Roof ${index}`, ...tier, features }))
  const { id } = await site.company.present({
    slides: [{ ...prices, productData: { ...productData, good, better, best } }],
  })
  const { page, visit, close } = await site.open(id, { viewport: { width: 390, height: 844 } })
  await visit()
  await button(page, 'Compare side by side').click()
  const table = playerOf(page).getByRole('table')
  const rows = await table.locator('tbody tr').allInnerTexts()
  expect(rows.slice(2, -1).map((row) => row.trim().split(/\s*\t\s*/))).toEqual([
    ['Permit'],
    ['Included', 'Shingle', 'Class 4 shingle', 'Steel'],
    ['110 mph', '130 mph', '–'],
  ])
  const comparison = playerOf(page).locator('.comparison')
  expect(await comparison.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await close()
})

it('on a phone the prices begin at the recommended one', async () => {
  const { id } = await site.company.present({ slides: [prices] })
  const { page, visit, close } = await site.open(id, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await visit()
  await playerOf(page).locator('.dot.here').waitFor()
  await expect
    .poll(() =>
      playerOf(page)
        .locator('.card.best')
        .evaluate((card) => Math.round(card.getBoundingClientRect().left + card.clientWidth / 2)),
    )
    .toBe(180)
  expect(await playerOf(page).locator('.dot').nth(1).getAttribute('class')).toContain('here')
  await close()
})

it('the end can be shared by its link and kept as leaves of paper', async () => {
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
  await button(page, 'Share with whoever decides too').click()
  await button(page, 'The link is copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}/p/${id}`)
  await button(page, 'Keep as PDF').click()
  await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.leaf').count()).toBe(3)
  expect([await page.locator('.leaf').first().isVisible(), await playerOf(page).isVisible()]).toEqual([true, false])
  await close()
})

it('on paper a slide has all of its pictures, and its words have the contrast of WCAG AA', async () => {
  const key = await site.company.upload('photograph.png', 'image/png', photograph())
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
  const leaf = page.locator('.leaf').nth(1)
  expect(
    await leaf.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)),
  ).toEqual([960, 960, 960])
  expect(await leaf.locator('img').first().getAttribute('alt')).toBe('The slope')
  await leaf.getByText('The chimney').waitFor()
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

it('in a page of somebody else’s, “Keep as PDF” prints the presentation and not that page', async () => {
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
  await button(page, 'Keep as PDF').click()
  const own = await opened
  expect(own.url()).toBe(`${site.address}/p/${id}#print`)
  await expect.poll(() => own.evaluate(() => 'isPrinted' in window)).toBe(true)
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(false)
  await close()
})
