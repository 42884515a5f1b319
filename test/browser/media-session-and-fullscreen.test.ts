import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

describe('the media session of the system', () => {
  type Session = { handlers: Record<string, (details?: object) => void>; positions: MediaPositionState[] }

  /** Call it before the visit; `press` then acts like a headset or a lock screen. */
  const captureSession = (page: Page) =>
    page.addInitScript(() => {
      const session: Session = { handlers: {}, positions: [] }
      Object.assign(window, { session })
      const { mediaSession } = navigator
      mediaSession.setActionHandler = (action, handler) => {
        if (handler) session.handlers[action] = handler as (details?: object) => void
        else delete session.handlers[action]
      }
      const tell = mediaSession.setPositionState.bind(mediaSession)
      mediaSession.setPositionState = (state) => {
        tell(state)
        if (state) session.positions.push(state)
      }
    })
  const press = (page: Page, action: string, details: object = {}) =>
    page.evaluate(([name, given]) => (window as unknown as { session: Session }).session.handlers[name]?.(given), [
      action,
      details,
    ] as const)
  const lastPosition = (page: Page) =>
    page.evaluate(() => (window as unknown as { session: Session }).session.positions.at(-1))

  it('shows what is playing, and its keys control the player', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await captureSession(page)
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    await button(page, 'Play').first().click()
    const shown = () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession
        const { title, artist, album, artwork } = metadata ?? {}
        return { title, artist, album, artwork: artwork?.map(({ src }) => src), playbackState }
      })
    const poster = await playerOf(page).locator('.picture img').last().getAttribute('src')
    expect(await shown()).toEqual({
      title: 'Prepared for your home',
      artist: 'Summit Roofing',
      album: 'Your new roof',
      artwork: [poster],
      playbackState: 'playing',
    })
    await press(page, 'pause')
    expect(await ask(page, (player) => player.paused)).toBe(true)
    expect((await shown()).playbackState).toBe('paused')
    await press(page, 'play')
    expect(await ask(page, (player) => player.paused)).toBe(false)
    await press(page, 'nexttrack')
    await press(page, 'nexttrack')
    expect(await ask(page, (player) => player.currentSlide)).toBe(1)
    expect((await shown()).title).toBe('What we found up there')
    await press(page, 'previoustrack')
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await press(page, 'seekto', { seekTime: 100 })
    expect(await ask(page, (player) => Math.floor(player.currentTime))).toBe(100)
    await close()
  })

  it('is told the position whenever it could not derive it', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await captureSession(page)
    await page.clock.install()
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    await button(page, 'Play').first().click()
    await page.clock.runFor(1000)
    const duration = await ask(page, (player) => player.duration)
    expect(await lastPosition(page)).toMatchObject({ duration, playbackRate: 1 })
    await ask(page, (player) => player.seekTo(60))
    await page.clock.runFor(200)
    expect((await lastPosition(page))?.position).toBeCloseTo(60, 0)
    await ask(page, (player) => {
      player.playbackRate = 1.5
    })
    await page.clock.runFor(200)
    expect(await lastPosition(page)).toMatchObject({ playbackRate: 1.5 })
    const told = () => page.evaluate(() => (window as unknown as { session: Session }).session.positions.length)
    const before = await told()
    await page.clock.runFor(5000)
    expect(await told()).toBe(before)
    await close()
  })

  it('forgets a player that left the page', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await captureSession(page)
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    await button(page, 'Play').first().click()
    await ask(page, (player) => player.remove())
    expect(
      await page.evaluate(() => [
        navigator.mediaSession.metadata,
        navigator.mediaSession.playbackState,
        Object.keys((window as unknown as { session: Session }).session.handlers),
      ]),
    ).toEqual([null, 'none', []])
    await close()
  })
})

describe('a phone without the fullscreen API', () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const forbidFullscreen = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
      Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled')
      Reflect.deleteProperty(Document.prototype, 'fullscreenElement')
    })

  it('has no fullscreen button if the player already fills the window', async () => {
    for (const options of [phone, {}]) {
      const { page, visit, close } = await site.open(site.demoPresentation, options)
      await forbidFullscreen(page)
      await visit()
      await ready(page)
      await button(page, 'Chapters and settings').click()
      await playerOf(page).getByRole('dialog').waitFor()
      expect(await button(page, 'Full screen').count()).toBe(0)
      await loaded(page, 'telemetry')
      await page.keyboard.press('f')
      expect(await ask(page, (player) => player.hasAttribute('filling'))).toBe(false)
      await close()
    }
  })

  it('lets a player in a page fill the window instead, and return to its place', async () => {
    const { page, close } = await site.open(site.demoPresentation, { ...phone, isForeign: true })
    await forbidFullscreen(page)
    const otherSite = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><meta name="viewport" content="width=device-width"><title>Somebody else</title>
        <script type="module" src="${site.address}/embed.js"></script><h1>Above it</h1>
        <div style="transform: scale(1); overflow: hidden; width: 300px">
        <porchlight-player presentation="${site.demoPresentation}"></porchlight-player></div>`)
    })
    await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`)
    await ready(page)
    const box = async () => playerOf(page).boundingBox()
    const before = await box()
    await button(page, 'Chapters and settings').click()
    await button(page, 'Full screen').click()
    expect(await box()).toEqual({ x: 0, y: 0, ...phone.viewport })
    await button(page, 'Close').click()
    await button(page, 'Play').first().click()
    expect(await ask(page, (player) => player.paused)).toBe(false)
    await button(page, 'Chapters and settings').click()
    await button(page, 'Exit full screen').click()
    expect(await box()).toEqual(before)
    await button(page, 'Close').click()
    expect(await ask(page, (player) => player.paused)).toBe(false)
    await close()
    otherSite.close()
  })
})
