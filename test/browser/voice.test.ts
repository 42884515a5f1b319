import { describe, expect, it } from 'vitest'
import { tone } from '../support/showroom.ts'
import { useStage } from './stage.ts'
import { ask, button, overhear, playerOf, ready, voiceOf } from './watching.ts'

const stage = useStage()

describe('the voice', () => {
  it('is followed by the captions, word by word, and by the next slide', async () => {
    const timings = ['One', 'two', 'three', 'four.', 'Five', 'six.'].map((word, index) => {
      return { word, startTime: index * 0.5, endTime: index * 0.5 + 0.4 }
    })
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(3))
    const narrationScript = 'One two three four. Five six.'
    const { id } = await stage.company.present({
      slides: [
        { audioUrl, wordTimings: timings, narrationScript },
        { title: 'Then this', audioUrl, wordTimings: timings },
      ],
    })
    const { page, visit, close } = await stage.open(id)
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
    // The captions are drawn ten times a second.
    const late = seen.filter(({ time, word }) => {
      const spoken = timings.find((timing) => timing.word === word)
      return spoken && (time < spoken.startTime - 0.2 || time > spoken.endTime + 0.3)
    })
    expect(late).toEqual([])
    expect(await ask(page, (player) => player.duration)).toBeCloseTo(6, 1)
    await close()
  })

  it('that is missing, or whose timings do not fit, leaves nobody waiting', async () => {
    const audioUrl = await stage.company.upload('short.wav', 'audio/wav', tone(1))
    const wordTimings = [{ word: 'Endless', startTime: 0, endTime: 500 }]
    const gone = audioUrl.replace('short.wav', 'gone.wav')
    const { id } = await stage.company.present({
      slides: [
        { audioUrl, wordTimings, narrationScript: 'Endless' },
        {
          audioUrl: gone,
          heroImg: audioUrl.replace('short.wav', 'gone.webp'),
          narrationScript: 'Read instead.',
          title: 'Gone',
        },
        { title: 'After that', narrationScript: '' },
      ],
    })
    const { page, visit, close } = await stage.open(id)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await playerOf(page).getByRole('heading', { name: 'Gone' }).waitFor()
    await playerOf(page).locator('.live', { hasText: 'Read instead.' }).waitFor({ state: 'attached' })
    await playerOf(page).getByRole('heading', { name: 'After that' }).waitFor()
    await playerOf(page).getByText('Thank you for watching').waitFor()
    await close()
  })

  it('is heard as the controls say, also after the slide has changed', async () => {
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const { id } = await stage.company.present({ slides: [{ audioUrl }, { audioUrl, title: 'Then this' }] })
    const { page, visit, close } = await stage.open(id)
    await overhear(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(0)
    const speed = playerOf(page).getByRole('button', { name: /^Speed/ })
    await speed.click()
    await speed.click()
    await playerOf(page).getByRole('slider', { name: 'Volume' }).fill('0.4')
    expect(await voiceOf(page)).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: false, paused: false })
    await button(page, 'Mute').click()
    expect(await voiceOf(page)).toMatchObject({ muted: true })
    await button(page, 'Next').click()
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(0)
    expect(await voiceOf(page)).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: true, paused: false })
    await button(page, 'Sound on').click()
    await button(page, 'Pause').click()
    expect(await voiceOf(page)).toMatchObject({ muted: false, paused: true })
    await close()
  })

  it('goes on at the word that was sought, in this slide and in another', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index}`)
    const wordTimings = words.map((word, index) => ({ word, startTime: index, endTime: index + 0.9 }))
    const audioUrl = await stage.company.upload('voice.wav', 'audio/wav', tone(20))
    const slide = { audioUrl, wordTimings, narrationScript: words.join(' ') }
    const { id } = await stage.company.present({ slides: [slide, { ...slide, title: 'Then this' }] })
    const { page, visit, close } = await stage.open(id)
    await overhear(page)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(0)
    await button(page, 'Pause').click()
    const lit = playerOf(page).locator('.word.lit')
    await ask(page, (player) => player.seekTo(7.5))
    await lit.getByText('word7', { exact: true }).waitFor()
    expect((await voiceOf(page)).currentTime).toBeCloseTo(7.5, 1)
    await ask(page, (player) => player.seekTo(20 + 11.5))
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    await lit.getByText('word11', { exact: true }).waitFor()
    expect((await voiceOf(page)).currentTime).toBeCloseTo(11.5, 1)
    await ask(page, (player) => player.play())
    await expect.poll(async () => (await voiceOf(page)).currentTime).toBeGreaterThan(11.6)
    await close()
  })
})

describe('what comes next', () => {
  it('is there before it is needed, and nothing is fetched twice', async () => {
    const draw = (colour: string) =>
      new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colour}" d="M0 0h9v9z"/></svg>`)
    const slides = await Promise.all(
      ['red', 'green', 'blue'].map(async (colour, index) => ({
        title: colour,
        audioUrl: await stage.company.upload(`${colour}.wav`, 'audio/wav', tone(20, 200 + index)),
        heroImg: await stage.company.upload(`${colour}.svg`, 'image/svg+xml', draw(colour)),
      })),
    )
    const { id } = await stage.company.present({ slides })
    const { context, page, visit, close } = await stage.open(id)
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
