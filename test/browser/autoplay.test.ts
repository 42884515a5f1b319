import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tone } from '../support/showroom.ts'
import { useStage } from './stage.ts'
import { ask, overhear, playerOf, ready, voiceOf } from './watching.ts'

const stage = useStage()

/** As a browser does that lets nothing sound before a gesture. */
const refuseSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    Object.assign(window, { isRefused: true })
    HTMLMediaElement.prototype.play = function () {
      const { isRefused } = window as unknown as { isRefused: boolean }
      return isRefused ? Promise.reject(new DOMException('A gesture first.', 'NotAllowedError')) : play.call(this)
    }
  })

const allowSound = (page: Page) => page.evaluate(() => void Object.assign(window, { isRefused: false }))

const bigPlay = (page: Page) => playerOf(page).locator('[part=play]')

describe('where the browser refuses sound', () => {
  it('a clear Play stays, nothing counts as watched, and a tap starts it', async () => {
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await stage.company.present({ slides: [{ audioUrl }] })
    const { page, visit, close } = await stage.open(id)
    const beacons: string[] = []
    page.on('request', (request) => request.url().endsWith('/events') && beacons.push(request.url()))
    await overhear(page)
    await refuseSound(page)
    await visit()
    await ready(page)
    const heard = await ask(page, async (player) => {
      const events: string[] = []
      for (const type of ['play', 'pause'])
        player.addEventListener(type, () => events.push(`${type} ${player.paused ? 'silent' : 'playing'}`))
      const isRefused = new Promise((resolve) => player.addEventListener('pause', resolve, { once: true }))
      player.play()
      await isRefused
      return events
    })
    expect(heard).toEqual(['play playing', 'pause silent'])
    await bigPlay(page).waitFor()
    expect(await bigPlay(page).getAttribute('aria-label')).toBe('Play')
    await visit()
    await ready(page)
    expect(beacons).toEqual([])
    await allowSound(page)
    await bigPlay(page).click()
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(0.2)
    expect(await bigPlay(page).count()).toBe(0)
    await close()
  })

  it('in the middle of the talk too, a clear Play shows, and goes on from there', async () => {
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await stage.company.present({ slides: [{}, { audioUrl, title: 'Spoken' }] })
    const { page, visit, close } = await stage.open(id)
    await overhear(page)
    await refuseSound(page)
    await visit()
    await ready(page)
    await ask(page, (player) => {
      player.play()
      player.goTo(1)
    })
    await bigPlay(page).waitFor()
    expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([true, 1])
    expect(await bigPlay(page).getAttribute('aria-label')).toBe('Continue where you left off')
    await allowSound(page)
    await bigPlay(page).click()
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(0.2)
    expect(await bigPlay(page).count()).toBe(0)
    await close()
  })

  it('after a silent intro too, a clear Play shows, and goes on from there', async () => {
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const intro = { title: 'Welcome', script: 'Hello.' }
    const { id } = await stage.company.present({ intro, slides: [{ audioUrl, title: 'With a voice' }] })
    const { page, visit, close } = await stage.open(id)
    await refuseSound(page)
    await visit()
    await ready(page)
    await ask(page, (player) => player.play())
    await playerOf(page).getByRole('heading', { name: 'With a voice' }).waitFor()
    await bigPlay(page).waitFor()
    const before = await ask(page, (player) => player.currentTime)
    expect(await ask(page, (player) => player.paused)).toBe(true)
    await allowSound(page)
    await bigPlay(page).click()
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 0.2)
    expect(await bigPlay(page).count()).toBe(0)
    await close()
  })

  it('the promise of play() is broken, as that of a video', async () => {
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await stage.company.present({ slides: [{ audioUrl }] })
    const { page, visit, close } = await stage.open(id)
    await refuseSound(page)
    await visit()
    await ready(page)
    expect(await ask(page, (player) => player.play().catch((error: DOMException) => error.name))).toBe(
      'NotAllowedError',
    )
    await close()
  })
})
