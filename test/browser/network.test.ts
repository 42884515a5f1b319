import { describe, expect, it } from 'vitest'
import { tone } from '../support/showroom.ts'
import { useStage } from './stage.ts'
import { ask, button, playerOf, ready } from './watching.ts'

const stage = useStage()

describe('the network', () => {
  it('waits while the network is away, and goes on by itself', async () => {
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
    await playerOf(page).getByText('You seem to be offline.', { exact: false }).waitFor()
    const before = await ask(page, (player) => player.currentTime)
    await context.setOffline(false)
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 0.2)
    expect(await ask(page, (player) => player.currentSlide)).toBe(2)
    await close()
  })
})
