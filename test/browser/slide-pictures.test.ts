import { encode } from 'fast-png'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ImageCodec, openImageCodec } from './image-codec.ts'
import { ask, button, focused, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let codec: ImageCodec
let red: string
let blue: string

const plain = (width: number, height: number, color: [number, number, number]) => {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < data.length; at++) data[at] = color[at % 3] ?? 0
  return new Uint8Array(encode({ width, height, data, channels: 3 }))
}

beforeAll(async () => {
  codec = await openImageCodec(site.browser)
  red = await site.company.upload('red.png', 'image/png', plain(1000, 600, [230, 20, 20]))
  blue = await site.company.upload('blue.png', 'image/png', plain(1000, 600, [20, 20, 230]))
  return () => codec.close()
})

async function open(id: string, options: BrowserContextOptions & { isSpoken?: boolean } = {}) {
  const opened = await site.open(id, options)
  await opened.visit()
  await ready(opened.page)
  return opened
}

const twice = (one: string, other: string) => ({
  slides: [one, other].map((heroImg) => ({ heroImg, bullets: ['A bullet'], narrationScript: 'Words. '.repeat(60) })),
})

const isDrawn = (page: Page, count: number) =>
  page.waitForFunction((count) => {
    const all = [...(document.querySelector('porchlight-player')?.shadowRoot?.querySelectorAll('.picture > img') ?? [])]
    return all.length === count && all.every((image) => image.matches('.ready'))
  }, count)

/** Call it before the visit. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) shifts.push((each as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns how far everything drawn so far has moved. A shift is reported up to two frames after its own. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)
  })

describe('a picture', () => {
  it.each([360, 768])('is alone two seconds after a change, at %s', async (width) => {
    const { id } = await site.company.present(twice(red, blue))
    const { page, close } = await open(id, {
      viewport: { width, height: width === 360 ? 740 : 1024 },
      reducedMotion: 'no-preference',
    })
    await page.clock.install()
    await ask(page, (player) => player.play())
    for (const slide of [1, 0]) {
      await ask(page, slide === 1 ? (player) => player.goTo(1) : (player) => player.goTo(0))
      await page.clock.runFor(2000)
      await isDrawn(page, 1)
      const { pixels, ...size } = await codec.read(await page.screenshot({ animations: 'disabled' }))
      let foreign = 0
      for (let at = 0; at < pixels.length; at += 4) {
        const [r = 0, , b = 0] = pixels.subarray(at, at + 3)
        if (slide === 1 ? r > b + 60 : b > r + 60) foreign++
      }
      // Only the play button and the callouts have other colors.
      expect([slide, foreign / (size.width * size.height) < 0.02]).toEqual([slide, true])
    }
    await close()
  })

  it('is requested at the width that is needed, and the next one in advance, with nothing moving', async () => {
    const { id } = await site.company.present(twice(red, blue))
    const { page, visit, close } = await site.open(id, {
      isSpoken: true,
      viewport: { width: 500, height: 400 },
      reducedMotion: 'no-preference',
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.png')) asked.push(new URL(request.url()).search)
    })
    await watchShifts(page)
    await visit()
    await ready(page)
    await isDrawn(page, 1)
    await ask(page, (player) => player.play())
    await expect.poll(() => asked).toEqual(['?width=960', '?width=960'])
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await close()
  })

  it('that fades out stays where it was while the next one comes, even if the text takes more room', async () => {
    const intro = { title: 'Hello', script: 'Words. '.repeat(60), posterImg: red }
    const { id } = await site.company.present({ ...twice(blue, red), intro })
    const options = { viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' } as const
    const { page, visit, close } = await site.open(id, options)
    await watchShifts(page)
    await visit()
    await ready(page)
    await ask(page, (player) => player.play())
    await isDrawn(page, 1)
    const before = await shiftOf(page)
    await ask(page, (player) => player.goTo(0))
    await playerOf(page).getByRole('heading', { name: 'Slide 1' }).waitFor()
    await isDrawn(page, 1)
    expect((await shiftOf(page)) - before).toBeLessThan(0.01)
    await close()
  })

  it.each([
    ['the page', '/p/'],
    ['an element in another page', '/embed-demo?presentation='],
  ])('that is slow leaves the poster’s in place until it is decoded, in %s', async (_, path) => {
    const { id } = await site.company.present(twice(red, blue))
    const { page, close } = await site.open(id, { viewport: { width: 360, height: 740 } })
    await page.addInitScript(() => {
      const decoded = new Promise<void>((resolve) => Object.assign(window, { letDecode: resolve }))
      HTMLImageElement.prototype.decode = () => decoded
    })
    await page.goto(`${site.address}${path}${id}`)
    await ready(page)
    const poster = playerOf(page).locator('.poster')
    await poster.waitFor()
    await ask(page, (player) => player.play())
    await playerOf(page).locator('.words').waitFor()
    const isShown = (part: string) => poster.locator(part).isVisible()
    expect([await isShown('.poster-picture'), await isShown('.poster-front')]).toEqual([true, false])
    await page.evaluate(() => (window as unknown as { letDecode: () => void }).letDecode())
    await isDrawn(page, 1)
    await poster.waitFor({ state: 'hidden' })
    await close()
  })

  it('that failed leaves its placeholder, and loads when the network is back', async () => {
    const { id } = await site.company.present(twice(red, blue))
    const { page, context, close } = await open(id, { isSpoken: true })
    await isDrawn(page, 1)
    await context.setOffline(true)
    await ask(page, (player) => player.goTo(1))
    const last = playerOf(page).locator('.picture').last()
    await expect.poll(() => playerOf(page).locator('.picture').count()).toBe(1)
    expect(await last.evaluate((element) => getComputedStyle(element).background)).toMatch(/url\("data:|rgb\(/)
    expect(await last.locator('img').evaluate((image) => image.matches('.ready'))).toBe(false)
    await context.setOffline(false)
    await isDrawn(page, 1)
    await close()
  })
})

describe('a picture with a portrait variant', () => {
  const drawing = (width: number, height: number, color: string) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color}" d="M0 0h${width}v${height}H0z"/></svg>`,
    )
  const shapes = async () => {
    const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => site.company.upload(name, 'image/svg+xml', bytes)
    const wide = await upload('wide.svg', drawing(1600, 900, '#0000ff'))
    return { wide, upright: await upload('upright.svg', drawing(720, 900, '#ff0000')) }
  }
  const shown = (page: Page) =>
    playerOf(page).evaluate((player) => {
      const image = player.shadowRoot?.querySelector<HTMLImageElement>('.picture:not(.under) > img')
      return [image?.src.split('/').at(-1), player.shadowRoot?.querySelectorAll('.mark').length]
    })

  it('shows it in frames that it fits better, with its own callouts, and follows the frame', async () => {
    const { wide, upright } = await shapes()
    const mark = { x: 0.5, y: 0.5, radius: 0.1, bullet: 0 }
    const images = [{ key: wide, callouts: [mark], portrait: { key: upright, callouts: [mark, mark] } }]
    const { id } = await site.company.present({ slides: [{ title: 'Here', bullets: ['One'], images }] })
    const { page, close } = await open(id, { viewport: { width: 360, height: 740 } })
    await ask(page, (player) => player.play())
    await expect.poll(() => shown(page)).toEqual(['upright.svg', 2])
    for (const [width, height, expected] of [
      [1440, 900, ['wide.svg', 1]],
      [390, 844, ['upright.svg', 2]],
      [768, 1024, ['wide.svg', 1]],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => shown(page), { message: `${width} × ${height}` }).toEqual(expected)
    }
    await close()
  })

  it.each([
    [360, 740, 'upright.svg'],
    [1440, 900, 'wide.svg'],
  ])('is on the poster of %i × %i, on the page and in an element on another one', async (width, height, file) => {
    const { wide, upright } = await shapes()
    const intro = { title: 'Hello', posterImg: wide, posterPortraitImg: upright }
    const { id } = await site.company.present({ intro, slides: [{ title: 'Here' }] })
    const { page, close } = await open(id, { viewport: { width, height } })
    const picture = page.locator('.poster-picture').first()
    const source = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc.split('/').at(-1))
    await expect.poll(source).toBe(file)
    await page.goto(`${site.address}/embed-demo?presentation=${id}`)
    await expect.poll(source).toBe(file)
    await close()
  })
})

describe('the pictures of a slide', () => {
  const slide = () => ({
    title: 'What we found',
    bullets: ['Missing shingles', 'Loose flashing'],
    narrationScript: 'There are missing shingles up there. '.repeat(3) + 'And the loose flashing leaks. '.repeat(3),
    images: [
      { key: red, altText: 'The slope', callouts: [{ x: 0.5, y: 0.5, radius: 0.1, bullet: 0 }] },
      { key: blue, altText: 'The chimney', callouts: [{ x: 0.5, y: 0.5, radius: 0.1, bullet: 1 }] },
      { key: red, caption: 'Today', beforeAfter: true },
      { key: blue, caption: 'With a new roof' },
    ],
  })

  const showing = (page: Page) =>
    playerOf(page)
      .locator('.thumb')
      .evaluateAll((all) => all.findIndex((each) => each.matches('[aria-current]')))

  it('appear as the voice reaches them, with callouts that light up with their bullet', async () => {
    const { id } = await site.company.present({ slides: [slide()] })
    const { page, close } = await open(id)
    const start = Date.now()
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start + 60_000)
    await ask(page, (player) => player.play())
    await playerOf(page).locator('.thumb').first().waitFor()
    expect(await showing(page)).toBe(0)
    const lit = () => playerOf(page).locator('.mark.lit').count()
    await page.clock.runFor(2500)
    expect([await showing(page), await lit()]).toEqual([0, 1])
    const seen = new Set<number>()
    for (let second = 0; second < 14; second++) {
      await page.clock.runFor(1000)
      seen.add(await showing(page))
    }
    expect([...seen].slice(0, 3)).toEqual([0, 1, 2])
    await close()
  })

  const pair = () => ({
    ...slide(),
    images: [
      { key: red, caption: 'Today', beforeAfter: true },
      { key: blue, caption: 'With a new roof' },
      { key: blue, caption: 'The leaks at the loose flashing' },
    ],
  })

  const divider = (page: Page, within: string) => playerOf(page).locator(`${within} > .divider`)
  const middleOf = async (page: Page, within: string) => {
    const { x = 0, width = 0 } = (await divider(page, within).boundingBox()) ?? {}
    return x + width / 2
  }

  async function drag(page: Page, within: string, to: number) {
    const area = await playerOf(page).locator('.split').last().boundingBox()
    const y = (area?.y ?? 0) + (area?.height ?? 0) / 2
    await page.mouse.move(await middleOf(page, within), y)
    await page.mouse.down()
    await page.mouse.move(to, y, { steps: 3 })
    await page.mouse.up()
    await expect.poll(() => middleOf(page, within)).toBeCloseTo(to, -1)
  }

  it.each([
    [1440, 900],
    [740, 360],
    [360, 740],
  ])(
    'are compared by dragging their divider, which holds them until the slide ends, at %i × %i',
    async (width, height) => {
      const { id } = await site.company.present({ slides: [pair(), {}] })
      const { page, close } = await open(id, { viewport: { width, height } })
      await ask(page, (player) => player.play())
      await playerOf(page).locator('.split').waitFor()
      for (const share of [0.7, 0.2]) await drag(page, '.picture', share * width)
      const toTheLast = () => ask(page, (player) => player.seekTo(12))
      const isShown = (key: string) =>
        playerOf(page).evaluate(
          (player, key) =>
            player.shadowRoot?.querySelector<HTMLImageElement>('.picture:not(.under) > img')?.src.includes(key),
          key,
        )
      await toTheLast()
      expect([await isShown(red), await divider(page, '.picture').count()]).toEqual([true, 1])
      await ask(page, (player) => player.goTo(1))
      await ask(page, (player) => player.goTo(0))
      await toTheLast()
      await expect.poll(() => isShown(blue)).toBe(true)
      await close()
    },
  )

  it('are compared with keys, and enlarged as one', async () => {
    const { id } = await site.company.present({ slides: [pair()] })
    const { page, close } = await open(id, { viewport: { width: 360, height: 740 } })
    await ask(page, (player) => player.play())
    const slider = playerOf(page).getByRole('slider', { name: 'Compare before and after' })
    await slider.press('Home')
    await expect.poll(() => middleOf(page, '.picture')).toBeCloseTo(0, -1)
    await slider.press('End')
    await expect.poll(() => middleOf(page, '.picture')).toBeCloseTo(360, -1)
    await button(page, 'Enlarge: With a new roof').click()
    const dialog = playerOf(page).getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-label')).toBe('Today')
    await drag(page, '.enlarged-picture', 90)
    await dialog.getByRole('slider').press('ArrowRight')
    expect(await dialog.getAttribute('aria-label')).toBe('Today')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => dialog.getAttribute('aria-label')).toBe('The leaks at the loose flashing')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => dialog.getAttribute('aria-label')).toBe('Today')
    await close()
  })

  it('are enlarged in a dialog, which keys page through and close, and the focus comes back', async () => {
    const { id } = await site.company.present({ slides: [slide()] })
    const { page, close } = await open(id)
    await ask(page, (player) => player.play())
    await button(page, 'Enlarge: The slope').click()
    const dialog = playerOf(page).getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(true)
    expect(await dialog.getAttribute('aria-label')).toBe('The slope')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.getAttribute('aria-label')).toBe('The chimney')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(false)
    await expect.poll(() => focused(page)).toBe('Enlarge: The slope')
    await close()
  })
})

describe('a light brand', () => {
  it('keeps its yellow, in large areas, with dark text on it', async () => {
    const branding = { palette: { primary: '#ffd500' } }
    const { id } = await site.company.present({ slides: [{ title: 'Sunny', bullets: ['One'] }], branding })
    const { page, close } = await open(id, { deviceScaleFactor: 0.5 })
    const { pixels, width, height } = await codec.read(await page.screenshot())
    let yellow = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
      if (r > 220 && g > 180 && b < 120) yellow++
    }
    expect(yellow / (width * height)).toBeGreaterThan(0.3)
    const color = await playerOf(page)
      .locator('.title')
      .evaluate((title) => getComputedStyle(title).color)
    expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number))).toBeLessThan(60)
    await close()
  })
})

it('with forced colors, icons and text have their own background, no wider than the text', async () => {
  const { id } = await site.company.present(twice(red, blue))
  const { page, close } = await open(id, { forcedColors: 'active' })
  await ask(page, (player) => player.play())
  await playerOf(page).locator('.words').waitFor()
  await loaded(page, 'gallery')
  await loaded(page, 'telemetry')
  const grounds = await ask(page, (player) =>
    ['.control', '.text', '.brand'].map((selector) => {
      const element = player.shadowRoot?.querySelector(selector)
      const pseudo = selector === '.text' ? '::before' : undefined
      return element ? getComputedStyle(element, pseudo).backgroundColor : ''
    }),
  )
  expect(grounds.filter((ground) => /rgba\(.*, 0\)|^$/.test(ground))).toEqual([])
  const beyond = await ask(page, (player) => {
    const range = new Range()
    const text = player.shadowRoot?.querySelector('.text') as HTMLElement
    range.selectNodeContents(text.querySelector('.title') as HTMLElement)
    const { filter, width } = getComputedStyle(text, '::before')
    return { filter, beyond: Number.parseFloat(width) - range.getBoundingClientRect().width }
  })
  expect(beyond).toEqual({ filter: 'none', beyond: expect.closeTo(24, 0) })
  expect(
    await playerOf(page)
      .locator('.segment')
      .first()
      .evaluate((bar) => getComputedStyle(bar).borderTopStyle),
  ).toBe('solid')
  await close()
})
