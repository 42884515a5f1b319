import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureBeacons, sentBy } from './beacons.ts'
import { ask, loaded, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let shown: Awaited<ReturnType<typeof site.company.present>>

beforeAll(async () => {
  const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(250) }))
  shown = await site.company.present({ slides })
})

/** Plays with a fake clock and records the beacons. */
async function playing(id = shown.id, prepare?: (page: Page) => Promise<unknown>) {
  const { page, visit, close } = await site.open(id)
  await prepare?.(page)
  await captureBeacons(page)
  await page.clock.install()
  await visit()
  await ready(page)
  await loaded(page, 'telemetry')
  await ask(page, (player) => player.play())
  return { page, close }
}

const denyStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The user agent denies storage.', 'SecurityError')
      },
    }),
  )

const timeOf = (page: Page) => page.evaluate(() => Date.now())

/** `times` repeats it at the same moment, because the fake clock advances between two calls. */
const leave = (page: Page, times = 1) =>
  page.evaluate((times) => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    for (let n = 0; n < times; n++) document.dispatchEvent(new Event('visibilitychange'))
  }, times)

describe('beacons', () => {
  it('are sent at the start, after a minute and six minutes later, with one event for each slide watched', async () => {
    const { page, close } = await playing()
    // From here on, time only passes when this test says so.
    await page.clock.pauseAt((await timeOf(page)) + 2000)
    const [{ events: [started] = [] } = {}] = await sentBy(page)
    for (const [seconds, beacons] of [
      [59, 1],
      [61, 2],
      [419, 2],
      [421, 3],
    ] as const) {
      await page.clock.runFor(Date.parse(started?.at ?? '') + seconds * 1000 - (await timeOf(page)))
      expect(await sentBy(page)).toHaveLength(beacons)
    }
    const [opening, first, second] = await sentBy(page)
    const eventsOf = (beacon: typeof first) => beacon?.events.map(({ type, slideId }) => [type, slideId])
    // A moment of the first slide may have been played by then.
    const reached = expect.stringMatching(/^(slide_reached|watched)$/)
    expect(eventsOf(opening)).toEqual([
      ['started', undefined],
      [reached, shown.slideIds[0]],
    ])
    expect(eventsOf(first)).toEqual([['watched', shown.slideIds[0]]])
    expect(eventsOf(second)).toEqual([
      ['watched', shown.slideIds[0]],
      ['watched', shown.slideIds[1]],
    ])
    expect(second?.viewerSessionId).toBe(opening?.viewerSessionId)
    for (const [beacon, minutes] of [
      [first, 1],
      [second, 6],
    ] as const) {
      const seconds = beacon?.events.reduce((sum, { seconds = 0 }) => sum + seconds, 0) ?? 0
      expect(seconds).toBeGreaterThan(minutes * 60 - 5)
      expect(seconds).toBeLessThanOrEqual(minutes * 60 + 0.2)
    }
    await close()
  })

  it('count seconds at the speed of the presentation, and more of them for a viewer who watches faster', async () => {
    const { presentation } = await site.company.send('POST', '/api/presentations', {
      deckId: shown.deckId,
      homeownerData: { first_name: 'Maria' },
      voiceSettings: { speed: 0.5 },
    })
    const secondsPlayed = async (speed: number) => {
      const { page, close } = await playing(presentation.id)
      await ask(page, (player, speed) => Object.assign(player, { playbackRate: speed }), speed)
      await page.clock.runFor(61_000)
      const events = (await sentBy(page)).flatMap((beacon) => beacon.events)
      await close()
      return events.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
    }
    expect(Math.round((await secondsPlayed(0.5)) / 10)).toBe(6)
    expect(Math.round((await secondsPlayed(1)) / 10)).toBe(12)
  })

  it('don’t increase with pauses and chosen slides, however many', async () => {
    const { page, close } = await playing()
    await page.clock.runFor(2000)
    for (let n = 0; n < 12; n++) {
      await ask(page, (player) => {
        player.pause()
        player.next()
        player.goTo(0)
        return player.play()
      })
      await page.clock.runFor(2000)
    }
    expect(await sentBy(page)).toHaveLength(1)
    await ask(page, (player) => player.pause())
    await page.clock.runFor(60_000)
    const [, beacon, ...more] = await sentBy(page)
    expect(more).toEqual([])
    expect(beacon?.events.filter(({ type }) => type === 'watched')).toHaveLength(1)
    await page.clock.runFor(180_000)
    expect(await sentBy(page)).toHaveLength(2)
    await close()
  })

  it('are sent at once when the page is left and when the end is reached', async () => {
    const { page, close } = await playing()
    await page.clock.runFor(5000)
    await leave(page, 2)
    expect((await sentBy(page)).map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['started', expect.stringMatching(/^(slide_reached|watched)$/)],
      ['watched'],
    ])
    await ask(page, (player) => {
      player.goTo(2)
      player.next()
    })
    const last = (await sentBy(page)).at(-1)
    expect(last?.events.map(({ type }) => type)).toContain('completed')
    await close()
  })

  it('put the watched time into the first of several, because the server credits only that', async () => {
    const slides = Array.from({ length: 56 }, (_, n) => ({
      title: `Slide ${n}`,
      narrationScript: 'Words. '.repeat(99),
    }))
    const { page, close } = await playing((await site.company.present({ slides })).id)
    // Else the time that a busy machine takes for all slides would count too, and after a minute bring another beacon.
    await page.clock.pauseAt((await timeOf(page)) + 2000)
    for (let slide = 0; slide < slides.length; slide++) {
      await ask(page, (player, slide) => player.goTo(slide), slide)
      await page.clock.runFor(slide < 53 ? 10 : 1000)
    }
    await leave(page)
    const [, first, second, ...more] = await sentBy(page)
    expect(more).toEqual([])
    const secondsIn = (beacon = first) => beacon?.events.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
    expect(secondsIn()).toBeGreaterThan(2)
    expect([second?.events.length, secondsIn(second)]).toEqual([expect.toSatisfy((length) => length > 5), 0])
    await close()
  })

  it('belong to one viewer session per page if the browser has no storage', async () => {
    const { page, close } = await playing(shown.id, denyStorage)
    await page.clock.runFor(61_000)
    await page.clock.runFor(361_000)
    const sessions = (await sentBy(page)).map(({ viewerSessionId }) => viewerSessionId)
    expect(sessions).toHaveLength(3)
    expect(new Set(sessions).size).toBe(1)
    await close()
  })

  it('include what happened before the code that sends them had loaded', async () => {
    const { context, page, visit, close } = await site.open(shown.id)
    await captureBeacons(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route(/\/embed\/telemetry-/, async (route) => {
      await held
      await route.continue()
    })
    await visit()
    await ready(page)
    await ask(page, (player) => player.play())
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(0)
    // A late voice does this too: it starts the scene again.
    await ask(page, (player) => {
      player.pause()
      player.currentTime = 0
    })
    await ask(page, (player) => player.ask('Who comes?'))
    release()
    await loaded(page, 'telemetry')
    await leave(page)
    expect((await sentBy(page)).flatMap(({ events }) => events).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['started', 'question_asked']),
    )
    await close()
  })

  it('are not sent from the link in a notification, with which the company looks at it', async () => {
    const { page, close } = await site.open(shown.id)
    await captureBeacons(page)
    await page.clock.install()
    await page.goto(`${site.address}/p/${shown.id}?preview`)
    await ready(page)
    await loaded(page, 'telemetry')
    await ask(page, (player) => player.play())
    await page.clock.runFor(61_000)
    await leave(page)
    expect(await sentBy(page)).toEqual([])
    await close()
  })
})
