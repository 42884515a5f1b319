import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { breakSound, captureAudio, narrationAudio } from './audio.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

const offline = 'You seem to be offline. The presentation will continue when you’re back online.'
const sound = tone(60, 220, 48_000)
const script = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ')
const wordTimings = script.split(' ').map((word, index) => ({ word, startTime: index / 2, endTime: index / 2 + 0.4 }))

async function longDeck() {
  const audioUrl = await site.company.upload('voice.wav', 'audio/wav', sound)
  const { id } = await site.company.present({
    slides: [
      { audioUrl, narrationScript: script, wordTimings },
      { title: 'Then this', narrationScript: '' },
    ],
  })
  return id
}

const breakVoice = (context: BrowserContext, lost: (route: Route) => unknown) =>
  breakSound(context, { path: '**/media/**', sound, type: 'audio/wav', givenBytes: 960_000 }, lost)

async function playToTheBreak(page: Page) {
  await ready(page)
  await button(page, 'Play').first().click()
  await expect.poll(() => ask(page, (player) => player.duration)).toBeGreaterThan(60)
  await ask(page, (player) => player.seekTo(19.2))
}

describe('a network failure', () => {
  it('between two slides makes the presentation wait and then continue by itself', async () => {
    const voice = async () => site.company.upload('voice.wav', 'audio/wav', tone(30))
    const [first, second, third] = [await voice(), await voice(), await voice()]
    const { id } = await site.company.present({
      slides: [{ audioUrl: first }, { audioUrl: second }, { audioUrl: third, title: 'Far away' }],
    })
    const { context, page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(0.2)
    await context.setOffline(true)
    await ask(page, (player) => player.goTo(2))
    await playerOf(page).getByText(offline).waitFor()
    const before = await ask(page, (player) => player.currentTime)
    await context.setOffline(false)
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 0.2)
    expect(await ask(page, (player) => player.currentSlide)).toBe(2)
    await close()
  })

  it('of one request for a chunk is repaired at once, even if the clock is stopped', async () => {
    const { page, visit, close } = await site.open(site.demoPresentation)
    await page.clock.install({ time: '2026-05-04T10:00:00Z' })
    await page.clock.pauseAt('2026-05-04T10:00:01Z')
    const asked: string[] = []
    await page.route(/gallery[^/]*\.js/, async (route) => {
      asked.push(new URL(route.request().url()).search)
      await (asked.length === 1 ? route.abort('connectionreset') : route.continue())
    })
    await visit()
    await ready(page)
    await ask(page, (player) => player.play())
    await ask(page, (player) => player.goTo(1))
    await playerOf(page).locator('.thumb').first().waitFor()
    expect(asked).toEqual(['', expect.stringMatching(/^\?retry=\d+$/)])
    await close()
  })

  it('of a chunk does not keep it from loading later', async () => {
    const { id } = await site.company.present({ slides: [{ title: 'Hello', narrationScript: '' }] })
    const { context, page, visit, close } = await site.open(id)
    const state = { isLost: true, lost: 0 }
    await context.route('**/embed/*.js*', (route) => {
      if (!state.isLost) return route.continue()
      state.lost++
      return route.abort()
    })
    await visit()
    await ready(page)
    await button(page, 'Ask a question').first().click()
    await expect.poll(() => state.lost, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
    state.isLost = false
    await expect
      .poll(
        async () => {
          const panel = playerOf(page).getByRole('dialog').first()
          if (!(await panel.isVisible())) await button(page, 'Ask a question').first().click()
          return panel.isVisible()
        },
        { timeout: 40_000, interval: 4000 },
      )
      .toBe(true)
    await close()
  })

  it('in the middle of a sound is shown, and the narration continues at the same word', async () => {
    const { context, page, visit, close } = await site.open(await longDeck())
    await captureAudio(page)
    const network = await breakVoice(context, (route) => route.abort('internetdisconnected'))
    await visit()
    await playToTheBreak(page)
    await context.setOffline(true)
    await playerOf(page).getByText(offline).waitFor()
    const { currentTime } = await narrationAudio(page)
    expect(currentTime).toBeGreaterThanOrEqual(19.2)
    expect(currentTime).toBeLessThan(20.5)
    expect(await ask(page, (player) => player.currentTime)).toBeCloseTo(currentTime, 2)
    network.isLost = false
    await page.evaluate(() => {
      const { sounds } = window as unknown as { sounds: HTMLAudioElement[] }
      const heard: number[] = []
      Object.assign(window, { heard })
      sounds[0]?.addEventListener('timeupdate', () => heard.push(sounds[0]?.currentTime ?? 0))
    })
    await context.setOffline(false)
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(currentTime + 0.3)
    const [first] = await page.evaluate(() => (window as unknown as { heard: number[] }).heard)
    expect(first).toBeGreaterThan(currentTime - 0.1)
    expect(first).toBeLessThan(currentTime + 0.5)
    expect(await playerOf(page).getByText(offline).count()).toBe(0)
    await close()
  })

  it('that the browser does not notice is shown, and the player tries again and continues', async () => {
    const { context, page, visit, close } = await site.open(await longDeck())
    await captureAudio(page)
    await page.clock.install()
    const network = await breakVoice(context, (route) => (route.request().method() === 'HEAD' ? route.abort() : {}))
    await visit()
    await playToTheBreak(page)
    await playerOf(page).getByRole('status', { name: 'Loading' }).waitFor()
    const { currentTime } = await narrationAudio(page)
    await page.clock.runFor(9000)
    await playerOf(page).getByText(offline).waitFor()
    network.isLost = false
    await page.clock.runFor(9000)
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(currentTime + 0.3)
    expect((await narrationAudio(page)).currentTime).toBeLessThan(currentTime + 30)
    expect(await playerOf(page).getByText(offline).count()).toBe(0)
    await close()
  })

  it('that lasts makes the captions continue at reading pace from the same word', async () => {
    const { context, page, visit, close } = await site.open(await longDeck())
    await captureAudio(page)
    await page.clock.install()
    await breakVoice(context, (route) => (route.request().method() === 'HEAD' ? route.abort() : {}))
    await visit()
    await playToTheBreak(page)
    await playerOf(page).getByRole('status', { name: 'Loading' }).waitFor()
    await page.clock.runFor(9000)
    await playerOf(page).getByText(offline).waitFor()
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return (await narrationAudio(page)).paused
      })
      .toBe(true)
    const lit = async () => {
      await page.clock.runFor(200)
      return Number((await playerOf(page).locator('.word.lit').first().textContent())?.replace('word', ''))
    }
    const word = await lit()
    expect(word).toBeGreaterThanOrEqual(38)
    expect(word).toBeLessThan(46)
    await page.clock.runFor(5000)
    expect(await lit()).toBeGreaterThan(word + 5)
    await page.clock.runFor(60_000)
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    await close()
  })
})
