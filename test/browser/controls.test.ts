import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { middleOf, phone } from './touch.ts'

const site = useSite()

const isFaded = (page: Page) =>
  ask(page, async (player) => {
    await player.updateComplete
    return player.shadowRoot?.querySelector('.still') !== null
  })

async function playing(options: BrowserContextOptions) {
  const { page, visit, close } = await site.open(site.demoPresentation, options)
  await page.clock.install()
  await visit()
  await ready(page)
  await ask(page, (player) => player.goTo(0))
  await button(page, 'Play').first().click()
  return { page, close }
}

describe('controls that have faded', () => {
  it('come back at the first touch, and only the second presses them', async () => {
    const { page, close } = await playing(phone)
    const [x, y] = await middleOf(page, 'Next')
    await page.clock.runFor(4000)
    expect(await isFaded(page)).toBe(true)
    await page.touchscreen.tap(x, y)
    expect([await isFaded(page), await ask(page, (player) => player.currentSlide)]).toEqual([false, 0])
    await page.touchscreen.tap(x, y)
    await expect.poll(() => ask(page, (player) => player.currentSlide)).toBe(1)
    await close()
  })

  it('let the first touch press whatever else is visible', async () => {
    const { page, close } = await playing(phone)
    const tapWhileFaded = async (name: string) => {
      await loaded(page, 'gallery')
      const [x, y] = await middleOf(page, name)
      await page.clock.runFor(4000)
      expect([name, await isFaded(page)]).toEqual([name, true])
      await page.touchscreen.tap(x, y)
    }
    const called = playerOf(page).evaluate(
      (player) =>
        new Promise((resolve) =>
          player.addEventListener('action', (event) => {
            event.preventDefault()
            resolve((event as CustomEvent).detail.label)
          }),
        ),
    )
    await tapWhileFaded('Call us')
    expect(await called).toBe('Call us')
    await ask(page, (player) => player.goTo(8))
    await button(page, 'Choose Hearth').waitFor()
    await tapWhileFaded('Choose Hearth')
    await button(page, 'You chose Hearth').waitFor()
    await ask(page, (player) => player.seekTo(0))
    await tapWhileFaded('Skip')
    await expect.poll(() => ask(page, (player) => player.currentSlide)).toBe(0)
    await ask(page, (player) => player.goTo(1))
    await tapWhileFaded('Enlarge: Front slope, missing shingles')
    await playerOf(page).getByRole('dialog').waitFor()
    await close()
  })

  it('do not seek when a finger falls on the progress bar', async () => {
    const { page, close } = await playing(phone)
    const bar = await playerOf(page).locator('.progress').boundingBox()
    await page.clock.runFor(4000)
    const before = await ask(page, (player) => player.currentTime)
    await page.touchscreen.tap((bar?.x ?? 0) + (bar?.width ?? 0) * 0.9, (bar?.y ?? 0) + (bar?.height ?? 0) / 2)
    expect(await ask(page, (player) => player.currentTime)).toBeLessThan(before + 2)
    await close()
  })

  it('come back when a key moves the focus', async () => {
    const { page, close } = await playing({})
    await page.mouse.move(700, 300)
    await page.clock.runFor(4000)
    expect(await isFaded(page)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFaded(page)).toBe(false)
    await close()
  })
})

describe('controls in use', () => {
  it('stay visible while one of them has the keyboard focus', async () => {
    const { page, close } = await playing({})
    await page.mouse.move(700, 300)
    await button(page, 'Next').focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(10_000)
    expect(await isFaded(page)).toBe(false)
    for (let click = 0; click < 2; click++) await page.mouse.click(700, 300)
    await page.clock.runFor(7000)
    expect(await isFaded(page)).toBe(true)
    await close()
  })

  it('stay visible while the pointer rests on them', async () => {
    const { page, close } = await playing({})
    const bar = await playerOf(page).locator('.progress').boundingBox()
    await page.mouse.move((bar?.x ?? 0) + 100, (bar?.y ?? 0) + 20)
    await page.clock.runFor(10_000)
    expect(await isFaded(page)).toBe(false)
    await page.mouse.move(700, 300)
    await page.clock.runFor(4000)
    expect(await isFaded(page)).toBe(true)
    await close()
  })
})

describe('the stage', () => {
  it('pauses and resumes at a click', async () => {
    const { page, close } = await playing({})
    for (const isPaused of [true, false]) {
      await page.mouse.click(900, 300)
      expect(await ask(page, (player) => player.paused)).toBe(isPaused)
    }
    await close()
  })

  it('shows and hides the controls at a touch, and does not pause', async () => {
    const { page, close } = await playing(phone)
    for (const faded of [true, false, true]) {
      await page.touchscreen.tap(200, 200)
      await expect.poll(() => isFaded(page)).toBe(faded)
      expect(await ask(page, (player) => player.paused)).toBe(false)
    }
    await close()
  })

  it('resumes a presentation that was left in the middle at a click, and so does its button', async () => {
    for (const click of [
      (page: Page) => page.mouse.click(1200, 200),
      (page: Page) => button(page, 'Continue where you left off').click(),
    ]) {
      const { page, visit, close } = await site.open(site.demoPresentation)
      await visit()
      await ready(page)
      await ask(page, (player) => {
        player.play()
        player.goTo(3)
        player.pause()
      })
      await page.reload()
      await button(page, 'Continue where you left off').waitFor()
      await click(page)
      expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([false, 3])
      await close()
    }
  })
})

describe('a key', () => {
  it('pressed before the part that knows it has come counts once it has', async () => {
    const { context, page, visit, close } = await site.open(site.demoPresentation)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route(/\/embed\/telemetry-/, async (route) => {
      await held
      await route.continue()
    })
    await visit()
    await ready(page)
    await button(page, 'Next').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('q')
    expect(await playerOf(page).getByRole('dialog').count()).toBe(0)
    release()
    await playerOf(page).getByRole('dialog', { name: 'Ask a question' }).waitFor()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await close()
  })
})
