import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { tone } from '../support/wav.ts'
import { ask, button, focused, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { phone } from './touch.ts'

const site = useSite()
let id: string

beforeAll(async () => {
  const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(20) }))
  const faqs = [
    { userQuestion: 'How long does the work take?', cannedAnswer: 'Two days.' },
    { userQuestion: 'Who comes?', cannedAnswer: 'Our own people.' },
  ]
  const qaSettings = { resumePromptText: 'Now let us go on.' }
  id = (await site.company.present({ slides, faqs, qaSettings })).id
})

async function watching(options: BrowserContextOptions = {}) {
  const { page, visit, close } = await site.open(id, options)
  await page.clock.install()
  await visit()
  await ready(page)
  return { page, close }
}

const stateOf = (page: Page) =>
  ask(page, async (player) => {
    await player.updateComplete
    const state = ['idle', 'playing', 'paused', 'ended'].find((name) => player.shadowRoot?.querySelector(`.${name}`))
    return [state, player.currentSlide]
  })
async function write(page: Page, question: string) {
  await page.keyboard.press('q')
  await expect.poll(() => focused(page)).toBe('Your question')
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
}
const dialog = (page: Page) => playerOf(page).getByRole('dialog')
const captions = (page: Page) => playerOf(page).locator('.captions').textContent()
const back = (page: Page) => button(page, 'Back to the presentation')

describe('after an answer the player', () => {
  it('returns to the end page if the question was asked there', async () => {
    const { page, close } = await watching()
    await ask(page, (player) => {
      let ends = 0
      player.addEventListener('ended', () => Object.assign(window, { ends: ++ends }))
      player.goTo(2)
      player.next()
    })
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    await page.keyboard.press('q')
    await button(page, 'How long does the work take?').click()
    expect((await stateOf(page))[0]).toBe('playing')
    await page.clock.runFor(20_000)
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    expect(await stateOf(page)).toEqual(['ended', 2])
    expect(await page.evaluate(() => (window as unknown as { ends: number }).ends)).toBe(1)
    await close()
  })

  it('shows the poster with its big Play if nothing had been played', async () => {
    const { page, close } = await watching()
    await page.keyboard.press('q')
    await button(page, 'How long does the work take?').click()
    await back(page).click()
    expect(await stateOf(page)).toEqual(['idle', 0])
    await page.keyboard.press('Escape')
    await playerOf(page).locator('.big-play').waitFor()
    await close()
  })

  it('stays paused if it was paused before', async () => {
    const { page, close } = await watching()
    await ask(page, async (player) => {
      await player.play()
      player.pause()
    })
    await page.keyboard.press('q')
    await button(page, 'How long does the work take?').click()
    await page.clock.runFor(20_000)
    expect(await stateOf(page)).toEqual(['paused', 0])
    await close()
  })

  it('plays the chapter that was chosen during the answer, and Next at the end does not end it twice', async () => {
    const { page, close } = await watching()
    await ask(page, (player) => player.play())
    await page.keyboard.press('q')
    await button(page, 'How long does the work take?').click()
    await ask(page, (player) => player.goTo(2))
    expect(await stateOf(page)).toEqual(['playing', 2])
    await page.keyboard.press('Escape')
    await button(page, 'Next').click()
    expect(await stateOf(page)).toEqual(['ended', 2])
    await close()
  })
})

describe('a panel on a phone', () => {
  it('pauses the presentation while it is open, and resumes it when it is closed', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Play').first().tap()
    await page.clock.runFor(2000)
    for (const name of ['Ask a question', 'Chapters and settings']) {
      await button(page, name).tap()
      await dialog(page).waitFor()
      const before = await ask(page, (player) => player.currentTime)
      await page.clock.runFor(3000)
      expect(await ask(page, (player) => [player.paused, player.currentTime])).toEqual([true, before])
      await button(page, 'Close').tap()
      expect((await stateOf(page))[0]).toBe('playing')
    }
    await close()
  })

  it('does not resume a presentation that was paused before it opened', async () => {
    const { page, close } = await watching(phone)
    await ask(page, async (player) => {
      await player.play()
      player.pause()
    })
    await button(page, 'Ask a question').tap()
    await dialog(page).waitFor()
    await page.touchscreen.tap(200, 100)
    await dialog(page).waitFor({ state: 'detached' })
    expect((await stateOf(page))[0]).toBe('paused')
    await close()
  })

  it('closes after the answer or with the back button, so that the presentation is visible again', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Play').first().tap()
    await button(page, 'Ask a question').tap()
    await button(page, 'How long does the work take?').tap()
    await page.clock.runFor(20_000)
    expect(await dialog(page).count()).toBe(0)
    expect((await stateOf(page))[0]).toBe('playing')

    await page.touchscreen.tap(200, 200)
    await button(page, 'Ask a question').tap()
    await button(page, 'Who comes?').tap()
    await back(page).tap()
    expect(await dialog(page).count()).toBe(0)
    expect((await stateOf(page))[0]).toBe('playing')
    await close()
  })

  it('stays open while another question is being typed', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Play').first().tap()
    await button(page, 'Ask a question').tap()
    await button(page, 'How long does the work take?').tap()
    await playerOf(page).getByRole('textbox').fill('And who')
    await page.clock.runFor(20_000)
    expect(await playerOf(page).getByRole('textbox').inputValue()).toBe('And who')
    expect((await stateOf(page))[0]).toBe('paused')
    await button(page, 'Close').tap()
    expect((await stateOf(page))[0]).toBe('playing')
    await close()
  })
})

describe('a question without an answer', () => {
  it('ends the current answer, gets a spoken reply, and the presentation resumes by itself', async () => {
    const { page, close } = await watching()
    await button(page, 'Play').first().click()
    await page.clock.runFor(2000)
    const before = await ask(page, (player) => player.currentTime)
    await button(page, 'Ask a question').click()
    await button(page, 'How long does the work take?').click()
    await playerOf(page).getByRole('textbox').fill('Who won the world cup?')
    await page.keyboard.press('Enter')
    await playerOf(page).getByText('I’d rather not guess', { exact: false }).first().waitFor()
    await expect.poll(() => captions(page)).toMatch(/^I don’t have an answer/)
    expect(await back(page).count()).toBe(1)
    expect((await stateOf(page))[0]).toBe('playing')
    await page.clock.runFor(20_000)
    expect(await back(page).count()).toBe(0)
    expect((await stateOf(page))[0]).toBe('playing')
    expect(await ask(page, (player) => player.currentTime)).toBeGreaterThan(before)
    await close()
  })

  it('leaves time to call on a phone before the sheet closes', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Play').first().tap()
    await button(page, 'Ask a question').tap()
    await playerOf(page).getByRole('textbox').fill('Who won the world cup?')
    await page.keyboard.press('Enter')
    await back(page).waitFor()
    await page.clock.runFor(10_000)
    expect(await dialog(page).count()).toBe(1)
    await page.clock.runFor(15_000)
    expect(await dialog(page).count()).toBe(0)
    expect((await stateOf(page))[0]).toBe('playing')
    await close()
  })

  it('returns to the presentation at once with the back button', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Play').first().tap()
    await button(page, 'Ask a question').tap()
    await playerOf(page).getByRole('textbox').fill('Who won the world cup?')
    await page.keyboard.press('Enter')
    await back(page).tap()
    expect(await dialog(page).count()).toBe(0)
    expect((await stateOf(page))[0]).toBe('playing')
    await close()
  })

  it('leaves a paused presentation paused', async () => {
    const { page, close } = await watching()
    await ask(page, async (player) => {
      await player.play()
      player.pause()
    })
    await write(page, 'Who won the world cup?')
    await back(page).waitFor()
    await page.clock.runFor(20_000)
    expect(await stateOf(page)).toEqual(['paused', 0])
    await close()
  })

  it('suggests similar questions', async () => {
    const { page, close } = await watching()
    await write(page, 'How long does the noise of the work go on?')
    await playerOf(page).getByText('Did you mean one of these?', { exact: false }).waitFor()
    expect(await playerOf(page).locator('.chip').allTextContents()).toEqual([
      'How long does the work take?',
      'Ask a person',
    ])
    await expect.poll(() => captions(page)).toMatch(/^I’m not sure I understood/)
    await button(page, 'How long does the work take?').click()
    await playerOf(page).getByText('Two days.').first().waitFor()
    await close()
  })

  it('links to the call to action if the company has neither phone nor email', async () => {
    const cta = { buttonText: 'Come and see us', buttonUrl: 'https://roofs.example/visit' }
    const { id } = await site.company.present({ slides: [{}], branding: { cta } })
    const { page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    await write(page, 'Anything?')
    const link = dialog(page).getByRole('link', { name: 'Come and see us' })
    expect(await link.getAttribute('href')).toBe('https://roofs.example/visit')
    await close()
  })
})

describe('the keyboard focus', () => {
  it('moves into an opening panel, and back when it closes', async () => {
    const { page, close } = await watching()
    await button(page, 'Ask a question').focus()
    await page.keyboard.press('q')
    await expect.poll(() => focused(page)).toBe('Your question')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Ask a question')
    await button(page, 'Chapters and settings').press('Enter')
    await expect.poll(() => focused(page)).toContain('Slide 1')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Chapters and settings')
    await close()
  })

  it('is on the dialog on a phone, so that no keyboard opens', async () => {
    const { page, close } = await watching(phone)
    await button(page, 'Ask a question').tap()
    await expect
      .poll(() => ask(page, (player) => player.shadowRoot?.activeElement?.getAttribute('role')))
      .toBe('dialog')
    await close()
  })

  it('moves to the log after a question, and to Pause on returning', async () => {
    const { page, close } = await watching()
    await ask(page, (player) => player.play())
    await page.keyboard.press('q')
    await button(page, 'How long does the work take?').press('Enter')
    await expect.poll(() => ask(page, (player) => player.shadowRoot?.activeElement?.getAttribute('role'))).toBe('log')
    await back(page).press('Enter')
    await expect.poll(() => focused(page)).toBe('Pause')
    await close()
  })
})

describe('a slide whose narration has ended', () => {
  it('offers its action again after a question, without repeating the narration', async () => {
    const audioUrl = await site.company.upload('voice.wav', 'audio/wav', tone(1))
    const { id, deckId } = await site.company.present({
      slides: [{ audioUrl }, { title: 'After that' }],
      faqs: [{ userQuestion: 'Who comes?', cannedAnswer: 'We.' }],
    })
    const offer = { type: 'call', label: 'Call now', trigger: 'slide_end', config: { phone: '+1 303 555 0142' } }
    await site.company.send('POST', `/api/decks/${deckId}/action-configs`, offer)
    const { page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await button(page, 'Call now').waitFor()
    const before = await ask(page, (player) => player.currentTime)
    await page.keyboard.press('q')
    await button(page, 'Who comes?').click()
    await back(page).click()
    await button(page, 'Call now').waitFor()
    expect(await ask(page, (player) => player.currentTime)).toBeCloseTo(before, 1)
    await close()
  })
})
