import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { captureAudio, narrationAudio } from './audio.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
const draw = (color: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><path fill="${color}" d="M0 0h9v9z"/></svg>`)

/** Makes a tone for each word, with silence between. */
function spokenTones(words: { startTime: number; endTime: number }[], seconds: number) {
  const rate = 8000
  const sound = tone(seconds, 440, rate)
  for (let at = 44; at < sound.length; at++) {
    const time = (at - 44) / rate
    if (!words.some(({ startTime, endTime }) => time >= startTime && time < endTime)) sound[at] = 128
  }
  return sound
}

/** Records, whenever something sounds, where the recording is and which word is lit. */
const watchVoiceAndWords = (page: Page) =>
  page.evaluate(() => {
    const { sounds } = window as unknown as { sounds: HTMLAudioElement[] }
    const [voice] = sounds
    if (!voice) throw new Error('Nothing sounds.')
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 256 })
    context.createMediaElementSource(voice).connect(analyser).connect(context.destination)
    const heard: { at: number; lit: string | undefined }[] = []
    Object.assign(window, { heard })
    const samples = new Float32Array(256)
    const look = () => {
      analyser.getFloatTimeDomainData(samples)
      const lit = document.querySelector('porchlight-player')?.shadowRoot?.querySelector('.word.lit')?.textContent
      if (samples.some((sample) => Math.abs(sample) > 0.05)) heard.push({ at: voice.currentTime, lit: lit?.trim() })
    }
    setInterval(look, 4)
    return context.resume()
  })

describe('recorded narration', () => {
  it('is heard and highlighted word by word', async () => {
    const words = ['One', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight.'].map((word, index) => {
      return { word, startTime: 1 + index * 0.5, endTime: 1.25 + index * 0.5 }
    })
    const audioUrl = await site.company.upload('tones.wav', 'audio/wav', spokenTones(words, 6))
    const narrationScript = words.map(({ word }) => word).join(' ')
    const { id } = await site.company.present({ slides: [{ audioUrl, wordTimings: words, narrationScript }] })
    const { page, visit, close } = await site.open(id)
    await captureAudio(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await watchVoiceAndWords(page)
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    const heard = await page.evaluate(
      () => (window as unknown as { heard: { at: number; lit: string | undefined }[] }).heard,
    )
    const said = heard.map(({ at }) => words.find(({ startTime, endTime }) => startTime <= at && at <= endTime)?.word)
    expect([...new Set(heard.flatMap(({ lit }) => lit ?? []))]).toEqual(words.map(({ word }) => word))
    // At the edges of a word, the sound and the page may each be a frame late.
    expect(heard.filter(({ lit }, index) => lit === said[index]).length).toBeGreaterThan(heard.length * 0.75)
    await close()
  })

  it('is followed word by word by the captions, and then by the next slide', async () => {
    const timings = ['One', 'two', 'three', 'four.', 'Five', 'six.'].map((word, index) => {
      return { word, startTime: index * 0.5, endTime: index * 0.5 + 0.4 }
    })
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(3))
    const narrationScript = 'One two three four. Five six.'
    const { id } = await site.company.present({
      slides: [
        { audioUrl, wordTimings: timings, narrationScript },
        { title: 'Then this', audioUrl, wordTimings: timings },
      ],
    })
    const { page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const seen: { time: number; word: string }[] = []
      Object.assign(window, { seen })
      const watch = () => {
        if (player.currentSlide !== 0 || player.ended) return
        const word = player.shadowRoot?.querySelector('.word.lit')?.textContent ?? ''
        seen.push({ time: player.currentTime, word })
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    await button(page, 'Play').first().click()
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: { time: number; word: string }[] }).seen)
    const lit = [...new Set(seen.map(({ word }) => word).filter(Boolean))]
    expect(lit).toEqual(timings.map(({ word }) => word))
    const late = seen.filter(({ time, word }) => {
      const spoken = timings.find((timing) => timing.word === word)
      return spoken && (time < spoken.startTime - 0.2 || time > spoken.endTime + 0.3)
    })
    expect(late).toEqual([])
    expect(await ask(page, (player) => player.duration)).toBeCloseTo(6, 1)
    await close()
  })

  it('does not keep a viewer waiting when it is missing or its timings do not fit', async () => {
    const audioUrl = await site.company.upload('short.wav', 'audio/wav', tone(1))
    const wordTimings = [{ word: 'Endless', startTime: 0, endTime: 500 }]
    const gone = await site.company.upload('gone.wav', 'audio/wav', tone(1))
    const heroImg = await site.company.upload('gone.svg', 'image/svg+xml', draw('red'))
    const { id } = await site.company.present({
      slides: [
        { audioUrl, wordTimings, narrationScript: 'Endless' },
        { audioUrl: gone, heroImg, narrationScript: 'Read instead.', title: 'Gone' },
        { title: 'After that', narrationScript: '' },
      ],
    })
    const { context, page, visit, close } = await site.open(id)
    await context.route(/\/gone\./, (route) => route.fulfill({ status: 404 }))
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await playerOf(page).getByRole('heading', { name: 'Gone' }).waitFor()
    await playerOf(page).locator('.live', { hasText: 'Read instead.' }).waitFor({ state: 'attached' })
    await playerOf(page).getByRole('heading', { name: 'After that' }).waitFor()
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    await close()
  })

  it('keeps speed, volume and mute when the slide changes', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await site.company.present({ slides: [{ audioUrl }, { audioUrl, title: 'Then this' }] })
    const { page, visit, close } = await site.open(id)
    await captureAudio(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    const speed = playerOf(page).getByRole('button', { name: /^Speed/ })
    await speed.click()
    await speed.click()
    await playerOf(page).getByRole('slider', { name: 'Volume' }).fill('0.4')
    expect(await narrationAudio(page)).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: false, paused: false })
    await button(page, 'Mute').click()
    expect(await narrationAudio(page)).toMatchObject({ muted: true })
    await button(page, 'Next').click()
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    expect(await narrationAudio(page)).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: true, paused: false })
    await button(page, 'Unmute').click()
    await button(page, 'Pause').click()
    expect(await narrationAudio(page)).toMatchObject({ muted: false, paused: true })
    await close()
  })

  it('continues at the word that was sought, on this slide and on another', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index}`)
    const wordTimings = words.map((word, index) => ({ word, startTime: index, endTime: index + 0.9 }))
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(20))
    const slide = { audioUrl, wordTimings, narrationScript: words.join(' ') }
    const { id } = await site.company.present({ slides: [slide, { ...slide, title: 'Then this' }] })
    const { page, visit, close } = await site.open(id)
    await captureAudio(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(0)
    await button(page, 'Pause').click()
    const lit = playerOf(page).locator('.word.lit')
    await ask(page, (player) => player.seekTo(7.5))
    await lit.getByText('word7', { exact: true }).waitFor()
    expect((await narrationAudio(page)).currentTime).toBeCloseTo(7.5, 1)
    await ask(page, (player) => player.seekTo(20 + 11.5))
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    await lit.getByText('word11', { exact: true }).waitFor()
    expect((await narrationAudio(page)).currentTime).toBeCloseTo(11.5, 1)
    await ask(page, (player) => player.play())
    await expect.poll(async () => (await narrationAudio(page)).currentTime).toBeGreaterThan(11.6)
    await close()
  })
})

describe('the media of the next slide', () => {
  it('are loaded before they are needed, and none is fetched twice', async () => {
    const slides = await Promise.all(
      ['red', 'green', 'blue'].map(async (color, index) => ({
        title: color,
        audioUrl: await site.company.upload(`${color}.wav`, 'audio/wav', tone(20, 200 + index)),
        heroImg: await site.company.upload(`${color}.svg`, 'image/svg+xml', draw(color)),
      })),
    )
    const { id } = await site.company.present({ slides })
    // Interception would turn off the browser's cache.
    const { context, page, visit, close } = await site.open(id, { isSpoken: true })
    const network = await context.newCDPSession(page)
    const fetched: string[] = []
    const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
    await network.send('Network.enable')
    network.on('Network.responseReceived', ({ response }) => {
      if (response.url.includes('/media/') && !response.fromDiskCache) fetched.push(nameOf(response.url))
    })
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(() => fetched.toSorted()).toEqual(['green.svg', 'green.wav', 'red.svg', 'red.wav'])
    expect(await ask(page, (player) => [player.currentSlide, player.ended])).toEqual([0, false])
    await button(page, 'Pause').click()
    await button(page, 'Play').click()
    await ask(page, (player) => player.seekTo(19.5))
    await playerOf(page).getByRole('heading', { name: 'green' }).waitFor()
    await expect
      .poll(() => fetched.toSorted())
      .toEqual([...['blue.svg', 'blue.wav', 'green.svg', 'green.wav', 'red.svg', 'red.wav']])
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(20.2)
    await button(page, 'Back').click()
    await button(page, 'Back').click()
    await playerOf(page).getByRole('heading', { name: 'red' }).waitFor()
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(0.2)
    expect(fetched).toHaveLength(6)
    await close()
  })
})

describe('the length of a presentation with a generated voice', () => {
  it('is the same before it plays, while it plays and at the end', async () => {
    const slides = ['Your roof has nineteen good years. The valleys are dry.', 'The gutters drain away from the house.']
    const { id } = await site.company.present({ slides: slides.map((narrationScript) => ({ narrationScript })) })
    type Spoken = { narrationUrl: string; durationSeconds: number | null }
    const manifest = async (): Promise<{ slides: Spoken[] }> =>
      site.company.send('GET', `/api/viewer/presentations/${id}`)
    const made = async () =>
      Promise.all((await manifest()).slides.map(async ({ narrationUrl }) => (await fetch(narrationUrl)).status))
    await expect.poll(made, { timeout: 30_000 }).toEqual([200, 200])
    const isKnown = async () => (await manifest()).slides.every(({ durationSeconds }) => durationSeconds !== null)
    await expect.poll(isKnown, { timeout: 30_000 }).toBe(true)

    const { page, visit, close } = await site.open(id, { isSpoken: true })
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const lengths = new Set<number>()
      Object.assign(window, { lengths })
      const watch = () => {
        lengths.add(player.duration)
        if (!player.ended) requestAnimationFrame(watch)
      }
      watch()
    })
    await button(page, 'Play').first().click()
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    const lengths = await page.evaluate(() => [...(window as unknown as { lengths: Set<number> }).lengths])
    const known = (await manifest()).slides.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0)
    expect(Math.min(...lengths)).toBeCloseTo(known, 1)
    expect(Math.max(...lengths)).toBeCloseTo(known, 1)
    await close()
  })
})
