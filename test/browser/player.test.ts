import { describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { signedInTo } from '../support/company.ts'
import { captureBeacons, sentBy } from './beacons.ts'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

describe('the demo presentation', () => {
  it('plays to its end by the page’s clock, slide after slide, and is counted', async () => {
    const { send } = await signedInTo(site.address, demo)
    const { deckId } = (await send('GET', `/api/presentations/${site.demoPresentation}`)).presentation
    const homeownerData = { first_name: 'Ines', city: 'Golden' }
    const { id } = (await send('POST', '/api/presentations', { deckId, homeownerData })).presentation
    // Beacons are limited by address, and other files may send many in the same minute.
    const { page, visit, close } = await site.open(id, { extraHTTPHeaders: { 'cf-connecting-ip': id } })
    // This is ten minutes ago, because the server refuses viewings from the future.
    await page.clock.install({ time: Date.now() - 600_000 })
    await captureBeacons(page)
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    await ask(page, (player) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const type of ['play', 'slidechange', 'ended'])
        player.addEventListener(type, (event) => seen.push(`${type} ${(event as CustomEvent).detail.slide}`))
    })
    // This runs at double speed, because the fake clock draws each frame.
    await ask(page, (player) => {
      player.playbackRate = 2
    })
    await button(page, 'Play').first().click()
    for (let minute = 0; minute < 5; minute++) {
      await page.clock.runFor(60_000)
      if (await ask(page, (player) => player.paused && !player.ended)) await button(page, 'Continue').click()
    }
    const slides = Array.from({ length: 11 }, (_, index) => `slidechange ${index}`)
    slides.splice(9, 1, 'slidechange 9', 'play 9')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'play null',
      ...slides,
      'ended 10',
    ])
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    expect(await ask(page, (player) => [player.ended, player.currentTime === player.duration])).toEqual([true, true])

    const analytics = async () => (await send('GET', `/api/presentations/${id}/analytics`)).analytics
    await expect.poll(analytics).toMatchObject({ views: 1, viewers: 1, completions: 0 })
    // The server credits at most the real time that has passed, so this doesn't count as completed, and the seconds are
    // read from the beacons.
    const watched = new Map<string, number>()
    for (const { slideId = '', seconds = 0 } of (await sentBy(page)).flatMap(({ events }) => events))
      watched.set(slideId, (watched.get(slideId) ?? 0) + seconds)
    for (const { id, viewers } of (await analytics()).slides) {
      expect(viewers).toBe(1)
      expect(watched.get(id)).toBeGreaterThan(15)
    }
    await close()
  })

  it('responds to every control, by pointer and by key', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    await button(page, 'Play').first().click()
    expect(await ask(page, (player) => player.paused)).toBe(false)
    await button(page, 'Pause').click()
    expect(await ask(page, (player) => player.paused)).toBe(true)
    await button(page, 'Next').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await button(page, 'Next').click()
    await button(page, 'Back').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)

    const speed = playerOf(page).getByRole('button', { name: /^Speed/ })
    for (const expected of [1.25, 1.5, 2, 0.75, 1]) {
      await speed.click()
      expect(await ask(page, (player) => player.playbackRate)).toBe(expected)
    }
    const captions = button(page, 'Captions')
    await captions.click()
    expect(await captions.getAttribute('aria-pressed')).toBe('false')
    expect(await playerOf(page).locator('.captions').count()).toBe(0)
    await captions.click()

    const progress = playerOf(page).getByRole('slider', { name: 'Progress' })
    const { x, y, width, height } = (await progress.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width * 0.5, y + height / 2)
    const half = await ask(page, (player) => player.currentTime / player.duration)
    expect(half).toBeCloseTo(0.5, 1)

    await button(page, 'Chapters and settings').click()
    await playerOf(page)
      .getByRole('button', { name: /Three honest prices/ })
      .click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(8)
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    await button(page, 'Full screen').click()
    await button(page, 'Exit full screen').click()

    await playerOf(page).getByRole('slider', { name: 'Progress' }).focus()
    const before = await ask(page, (player) => player.currentTime)
    await page.keyboard.press('ArrowRight')
    expect(await ask(page, (player) => player.currentTime)).toBeCloseTo(before + 5, 1)
    for (const [key, expected] of [
      ['k', false],
      ['k', true],
    ] as const) {
      await page.keyboard.press(key)
      expect(await ask(page, (player) => player.paused)).toBe(expected)
    }
    await page.keyboard.press('m')
    expect(await ask(page, (player) => player.muted)).toBe(true)
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog', { name: 'Ask a question' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await playerOf(page).getByRole('dialog').count()).toBe(0)
    await close()
  })

  it('pauses for a question, answers it, speaks the resume prompt and continues where it was', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await page.clock.install()
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      player.addEventListener('question', (event) => asked.push((event as CustomEvent).detail))
      player.goTo(1)
      player.play()
    })
    await page.clock.runFor(8000)
    await button(page, 'Ask a question').click()
    await playerOf(page).getByText("Hi, I'm Daniel.", { exact: false }).first().waitFor()
    await button(page, 'Will my insurance pay for this?').click()
    const before = await ask(page, (player) => player.currentTime)
    await page.clock.runFor(500)
    const live = playerOf(page).locator('.live')
    const said: string[] = []
    for (let step = 0; step < 80 && !said.some((line) => line.includes('pick up where')); step++) {
      said.push((await live.textContent()) ?? '')
      expect(await ask(page, (player) => player.currentTime)).toBe(before)
      await page.clock.runFor(500)
    }
    expect(said[0]).toContain('Good question.')
    expect(said.join(' ')).toContain('It depends on the cause.')
    await page.clock.runFor(12_000)
    expect(await ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 3)

    await playerOf(page).getByRole('textbox', { name: 'Your question' }).fill('Who won the world cup?')
    await button(page, 'Send').click()
    await playerOf(page).getByText('I don’t have an answer to that', { exact: false }).first().waitFor()
    await playerOf(page).getByRole('link', { name: '+1 303 555 0142' }).waitFor()
    await button(page, 'Back to the presentation').first().waitFor()
    const left = await ask(page, (player) => player.currentTime)
    await page.clock.runFor(500)
    expect(await ask(page, (player) => player.currentTime)).toBe(left)
    await page.clock.runFor(40_000)
    expect(await ask(page, (player) => player.currentTime)).toBeGreaterThan(left + 3)
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toMatchObject([
      { question: 'Will my insurance pay for this?', faqId: expect.any(String) },
      { question: 'Who won the world cup?', faqId: null },
    ])
    await close()
  })

  it('continues where the homeowner left off, or starts over', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await visit()
    await ready(page)
    await ask(page, (player) => {
      player.play()
      player.goTo(4)
      player.pause()
    })
    await visit()
    await ready(page)
    await button(page, 'Continue where you left off').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(4)
    await visit()
    await ready(page)
    await button(page, 'Start over').click()
    expect(await ask(page, (player) => player.currentSlide)).toBeNull()
    await close()
  })

  it('paints its first slide with only the document and the script', async () => {
    const { context, page, visit, close } = await site.open(site.demoPresentation)
    const asked: string[] = []
    await context.route('**', (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      return pathname.startsWith('/p/') || pathname === '/embed.js' ? route.continue() : route.abort()
    })
    await visit()
    await playerOf(page).getByRole('heading', { name: 'Margaret, your roof at 418 Juniper Lane' }).waitFor()
    await button(page, 'Play').first().waitFor()
    expect(asked.slice(0, 1)).toEqual([`/p/${site.demoPresentation}`])
    const isFirst = (path: string) => !/^\/embed\/(narration|telemetry)-/.test(path)
    const scripts = asked.filter((path) => path.endsWith('.js') || path.startsWith('/api/'))
    expect(scripts.filter(isFirst)).toEqual(['/embed.js'])
    await close()
  })
})
