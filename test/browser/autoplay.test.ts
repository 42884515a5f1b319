import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { allowSound, captureAudio, narrationAudio, refuseSound } from './audio.ts'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

const bigPlay = (page: Page) => playerOf(page).locator('[part=play]')

describe('when the browser blocks sound', () => {
  it('Play stays, nothing counts as watched, and a tap starts it', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await site.company.present({ slides: [{ audioUrl }] })
    const { page, visit, close } = await site.open(id)
    const beacons: string[] = []
    page.on('request', (request) => request.url().endsWith('/events') && beacons.push(request.url()))
    await captureAudio(page)
    await refuseSound(page)
    await visit()
    await ready(page)
    await loaded(page, 'telemetry')
    const heard = await ask(page, async (player) => {
      const events: string[] = []
      for (const type of ['play', 'pause']) player.addEventListener(type, () => events.push(type))
      const isRefused = new Promise((resolve) => player.addEventListener('pause', resolve, { once: true }))
      player.play()
      await isRefused
      return [...events, player.paused]
    })
    expect(heard).toEqual(['play', 'pause', true])
    await bigPlay(page).waitFor()
    expect(await bigPlay(page).getAttribute('aria-label')).toBe('Play')
    await visit()
    await ready(page)
    expect(beacons).toEqual([])
    await allowSound(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0.2)
    expect(await bigPlay(page).count()).toBe(0)
    await close()
  })

  it('Play also shows in the middle of the presentation, and resumes there', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await site.company.present({ slides: [{}, { audioUrl, title: 'Spoken' }] })
    const { page, visit, close } = await site.open(id)
    await captureAudio(page)
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
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0.2)
    expect(await bigPlay(page).count()).toBe(0)
    await close()
  })

  it('Play also shows after a silent intro, and resumes there', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const intro = { title: 'Welcome', script: 'Hello.' }
    const { id } = await site.company.present({ intro, slides: [{ audioUrl, title: 'With a voice' }] })
    const { page, visit, close } = await site.open(id)
    await refuseSound(page)
    await page.clock.install()
    await visit()
    await ready(page)
    await ask(page, (player) => player.play())
    await page.clock.runFor(10_000)
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

  it('play() rejects, like that of a video', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await site.company.present({ slides: [{ audioUrl }] })
    const { page, visit, close } = await site.open(id)
    await refuseSound(page)
    await visit()
    await ready(page)
    expect(await ask(page, (player) => player.play().catch((error: DOMException) => error.name))).toBe(
      'NotAllowedError',
    )
    await close()
  })
})
