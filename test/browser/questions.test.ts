import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let id: string

beforeAll(async () => {
  const slides = [
    { title: 'Two days', narrationScript: 'The crew of six people arrives at seven in the morning and leaves at six.' },
    { title: 'Flashing', narrationScript: 'Around the chimney we lay new copper flashing. It lasts for sixty years.' },
  ]
  const faqs = [{ userQuestion: 'Who pays for the permit?', cannedAnswer: 'We do.' }]
  const branding = { contact: { phone: '+1 303 555 0142' }, chatName: 'Daniel from Summit' }
  id = (await site.company.present({ slides, faqs, branding, qaSettings: { resumePromptText: 'On we go.' } })).id
})

async function watching(options = {}) {
  const { page, visit, close } = await site.open(id, options)
  await visit()
  await ready(page)
  return { page, close }
}

const openQuestions = (page: Page) => button(page, 'Ask a question').first().click()

async function write(page: Page, question: string) {
  if (!(await playerOf(page).getByRole('dialog').count())) await openQuestions(page)
  await playerOf(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
}

const bubbles = (page: Page) => playerOf(page).locator('.bubble.rep')
const field = (page: Page) => playerOf(page).getByRole('textbox').inputValue()

const streamed = (events: [string, unknown][]) => ({
  contentType: 'text/event-stream',
  headers: { 'access-control-allow-origin': '*' },
  body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})

/** Answers like a language model. */
async function answering(page: Page, text: string) {
  const { slides } = await site.company.send('GET', `/api/viewer/presentations/${id}`)
  const slideId = slides[1].id
  const citation = { number: 1, kind: 'slide', title: 'Flashing', page: null, heading: null, quote: text, slideId }
  const sentence = { text, citations: [1], narrationUrl: null }
  const answer = { kind: 'grounded', text, sentences: [sentence], citations: [citation], passages: [], suggestions: [] }
  const events = streamed([
    ['sentence', sentence],
    ['done', { answer: { ...answer, language: 'en', unanswered: null } }],
  ])
  await page.route('**/api/qa', (route) => route.fulfill(events))
}

describe('a question that no FAQ answers', () => {
  it('is answered from a slide, to which its source links, and the presentation resumes where it was', async () => {
    const { page, close } = await watching()
    await answering(page, 'It lasts for sixty years.')
    await button(page, 'Play').first().click()
    await write(page, 'How long does the copper flashing last?')
    await bubbles(page).getByText('It lasts for sixty years.').waitFor()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(false)
    await button(page, 'Flashing').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(1)
    await close()
  })

  it('gets the passage that may answer it, which is read aloud as a quotation', async () => {
    const { page, close } = await watching({ isSpoken: true })
    await button(page, 'Play').first().click()
    let sentence = { text: '', narrationUrl: '' }
    await page.route('**/api/qa', async (route) => {
      const response = await route.fetch()
      sentence = JSON.parse(/^event: done\ndata: (.+)$/m.exec(await response.text())?.[1] ?? '').answer.unanswered
      await route.fulfill({ response })
    })
    await write(page, 'How long does the copper flashing last?')
    const bubble = bubbles(page).getByText('I can’t answer that for certain.')
    await bubble.waitFor()
    expect(await bubble.locator('.passage').allTextContents()).toEqual([
      'Around the chimney we lay new copper flashing. It lasts for sixty years.Flashing',
    ])
    expect(await bubble.getByRole('button', { name: 'Send question to Daniel' }).count()).toBe(1)
    await expect.poll(() => sentence.narrationUrl).toContain('/api/narration/tracks/')
    const url = sentence.narrationUrl
    const made = () => page.evaluate(async (narrationUrl) => (await fetch(narrationUrl)).status, url)
    await expect.poll(made).toBe(200)
    const { track } = await page.evaluate(async (narrationUrl) => (await fetch(narrationUrl)).json(), url)
    expect(track.wordTimings.map(({ word }: { word: string }) => word).join(' ')).toBe(sentence.text)
    expect(sentence.text).toBe(
      'I can’t answer that for certain. This is from “Flashing”: “Around the chimney we lay new copper flashing. It lasts for sixty years.”',
    )
    const isHeard = () =>
      page.evaluate((sound) => performance.getEntriesByName(sound).length > 0, new URL(track.audioUrl, url).href)
    await expect.poll(isHeard).toBe(true)
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(false)
    await close()
  })

  it('shows at once that it is being looked up, and pauses the presentation', async () => {
    const { page, close } = await watching()
    await page.route('**/api/qa', () => undefined)
    await button(page, 'Play').first().click()
    await write(page, 'How many people come?')
    await bubbles(page).getByText('…', { exact: true }).waitFor()
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(true)
    await close()
  })

  it('is announced to a screen reader once, when it is complete', async () => {
    const { page, close } = await watching({ reducedMotion: 'no-preference' })
    let release = () => {}
    const isAsked = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/qa', async (route) => {
      await isAsked
      await route.fallback()
    })
    await write(page, 'How many people come in the morning?')
    await expect.poll(() => playerOf(page).locator('.bubble[aria-hidden]').allTextContents()).toEqual(['…'])
    release()
    await playerOf(page).getByText('The crew of six people', { exact: false }).first().waitFor()
    await expect.poll(() => playerOf(page).locator('.bubble[aria-hidden]').count()).toBe(0)
    await close()
  })

  it('stops being spoken when another one is typed', async () => {
    const { page, close } = await watching()
    await button(page, 'Play').first().click()
    await write(page, 'How long does the copper flashing last?')
    await button(page, 'Back to the presentation').waitFor()
    await playerOf(page).getByRole('textbox').fill('A')
    await button(page, 'Back to the presentation').waitFor({ state: 'detached' })
    expect(await ask(page, (player) => player.paused)).toBe(true)
    await close()
  })
})

describe('a question that can’t be answered', () => {
  it.each([
    ['there is no network', 'You seem to be offline', undefined],
    ['too many questions were asked', 'a lot of questions', 429],
    ['the service is down', 'couldn’t get an answer', 503],
  ] as const)('stays in the field with the contact if %s', async (_, said, status) => {
    const { page, close } = await watching()
    if (status) await page.route('**/api/qa', (route) => route.fulfill({ status, body: '{"error":"No."}' }))
    await openQuestions(page)
    await playerOf(page).getByRole('textbox').waitFor()
    if (!status) await page.context().setOffline(true)
    await write(page, 'How long does copper last?')
    await playerOf(page).getByText(said, { exact: false }).waitFor()
    await expect.poll(() => field(page)).toBe('How long does copper last?')
    await playerOf(page).getByRole('log').getByRole('link', { name: '+1 303 555 0142' }).waitFor()
    await close()
  })

  it('stays in the field if the answer breaks off', async () => {
    const { page, close } = await watching()
    const events = streamed([
      ['sources', { citations: [] }],
      ['sentence', { text: 'It lasts', citations: [1], narrationUrl: null }],
    ])
    await page.route('**/api/qa', (route) => route.fulfill(events))
    await write(page, 'How long does copper last?')
    await playerOf(page).getByText('couldn’t get an answer', { exact: false }).waitFor()
    await expect.poll(() => field(page)).toBe('How long does copper last?')
    await close()
  })
})

describe('a question that no source answers', () => {
  it('is sent to the company under the id of its answer, and the homeowner is told where a reply goes', async () => {
    const { page, close } = await watching()
    const bodies: object[] = []
    await page.route('**/messages', (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ status: 202, json: { delivered: 'company', email: 'm…@example.com' } })
    })
    let answerId = ''
    await page.route('**/api/qa', async (route) => {
      const response = await route.fetch()
      answerId = JSON.parse(/^event: done\ndata: (.+)$/m.exec(await response.text())?.[1] ?? '').answer.id
      await route.fulfill({ response })
    })
    await write(page, 'Do you sell pianos?')
    await button(page, 'Send question to Daniel').click()
    await playerOf(page).getByText('They usually answer by email at m…@example.com.', { exact: false }).waitFor()
    expect(bodies).toMatchObject([{ id: answerId, text: 'Do you sell pianos?' }])
    expect(await button(page, 'Send question to Daniel').count()).toBe(0)
    await close()
  })
})

describe('a German presentation of an English deck', () => {
  it('marks the answer of an FAQ as English', async () => {
    const slides = [{ title: 'Two days', narrationScript: 'The crew arrives at seven and leaves at six.' }]
    const faqs = [{ userQuestion: 'Who pays for the permit?', cannedAnswer: 'We pay for it, and you sign it.' }]
    const german = (await site.company.present({ slides, faqs, language: 'de' })).id
    const { page, visit, close } = await site.open(german)
    await visit()
    await button(page, 'Frage stellen').first().click()
    await playerOf(page).getByRole('button', { name: 'Who pays for the permit?' }).click()
    const answer = bubbles(page).getByText('We pay for it, and you sign it.')
    await answer.waitFor()
    expect(await answer.getAttribute('lang')).toBe('en')
    await close()
  })
})

describe('without a network', () => {
  it('FAQs still answer', async () => {
    const { page, close } = await watching()
    await openQuestions(page)
    await playerOf(page).getByRole('textbox').waitFor()
    await page.context().setOffline(true)
    await write(page, 'Who pays for the permit?')
    await bubbles(page).getByText('We do.').waitFor()
    await close()
  })
})
