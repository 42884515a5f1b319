import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tone } from '../support/showroom.ts'
import { useStage } from './stage.ts'
import { ask, button, overhear, playerOf, ready, voiceOf } from './watching.ts'

const stage = useStage()

const offline = 'You seem to be offline. It goes on by itself when you are back.'
const sound = tone(60, 220, 48_000)
const script = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ')
const wordTimings = script.split(' ').map((word, index) => ({ word, startTime: index / 2, endTime: index / 2 + 0.4 }))

async function longTalk() {
  const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', sound)
  const { id } = await stage.company.present({
    slides: [
      { audioUrl, narrationScript: script, wordTimings },
      { title: 'Then this', narrationScript: '' },
    ],
  })
  return id
}

/** Gives the first twenty seconds of the sound; what is asked for after them meets `lost`, until it is found again. */
async function breakSound(context: BrowserContext, lost: (route: Route) => unknown) {
  const state = { isLost: true }
  const given = sound.slice(0, 960_000)
  await context.route('**/media/**', (route) => {
    const request = route.request()
    if (!state.isLost) return route.continue()
    const from = Number(/\d+/.exec(request.headers().range ?? '')?.[0] ?? 0)
    if (request.method() === 'HEAD' || from >= given.length) return lost(route)
    const range = `bytes ${from}-${given.length - 1}/${sound.length}`
    const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': range }
    return route.fulfill({ status: 206, headers, body: Buffer.from(given.slice(from)) })
  })
  return state
}

async function playToTheBreak(page: Page) {
  await ready(page)
  await button(page, 'Play').first().click()
  await expect.poll(() => ask(page, (player) => player.duration)).toBeGreaterThan(60)
  await ask(page, (player) => player.seekTo(19.2))
}

describe('the network', () => {
  it('may be away for a while between two slides: the talk waits, and goes on by itself', async () => {
    const voice = async () => stage.company.upload('voice.wav', 'audio/wav', tone(30))
    const [first, second, third] = [await voice(), await voice(), await voice()]
    const { id } = await stage.company.present({
      slides: [{ audioUrl: first }, { audioUrl: second }, { audioUrl: third, title: 'Far away' }],
    })
    const { context, page, visit, close } = await stage.open(id)
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

  it('may go in the middle of a sound: the player says so, and the voice goes on at the same word', async () => {
    const { context, page, visit, close } = await stage.open(await longTalk())
    await overhear(page)
    const network = await breakSound(context, (route) => route.abort('internetdisconnected'))
    await visit()
    await playToTheBreak(page)
    await context.setOffline(true)
    await playerOf(page).getByText(offline).waitFor()
    const { currentTime } = await voiceOf(page)
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
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(currentTime + 0.3)
    const [first] = await page.evaluate(() => (window as unknown as { heard: number[] }).heard)
    expect(first).toBeGreaterThan(currentTime - 0.1)
    expect(first).toBeLessThan(currentTime + 0.5)
    expect(await playerOf(page).getByText(offline).count()).toBe(0)
    await close()
  })

  it('may be dead though the browser believes in it: the player says so, tries again, and goes on', async () => {
    const { context, page, visit, close } = await stage.open(await longTalk())
    await overhear(page)
    await page.clock.install()
    const network = await breakSound(context, (route) => (route.request().method() === 'HEAD' ? route.abort() : {}))
    await visit()
    await playToTheBreak(page)
    await playerOf(page).getByRole('status', { name: 'Loading' }).waitFor()
    const { currentTime } = await voiceOf(page)
    await page.clock.runFor(9000)
    await playerOf(page).getByText(offline).waitFor()
    network.isLost = false
    await page.clock.runFor(9000)
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(currentTime + 0.3)
    expect((await voiceOf(page)).currentTime).toBeLessThan(currentTime + 30)
    expect(await playerOf(page).getByText(offline).count()).toBe(0)
    await close()
  })

  it('may be dead for good: then the rest is read at reading pace from the same word, and the talk goes on', async () => {
    const { context, page, visit, close } = await stage.open(await longTalk())
    await overhear(page)
    await page.clock.install()
    await breakSound(context, (route) => (route.request().method() === 'HEAD' ? route.abort() : {}))
    await visit()
    await playToTheBreak(page)
    await playerOf(page).getByRole('status', { name: 'Loading' }).waitFor()
    await page.clock.runFor(9000)
    await playerOf(page).getByText(offline).waitFor()
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return (await voiceOf(page)).paused
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
    await playerOf(page).getByText('Thank you for watching').waitFor()
    await close()
  })
})
