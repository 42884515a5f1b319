import { describe, expect, it } from 'vitest'
import { tone } from '../support/showroom.ts'
import { useStage } from './stage.ts'
import { ask, button, playerOf, ready } from './watching.ts'

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
})
