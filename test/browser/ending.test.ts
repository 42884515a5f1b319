import { describe, expect, it } from 'vitest'
import { actions, branding, intro, slides } from '../../dev/seed-content/deck.ts'
import { actionUrl } from '../../src/player/lazy/links.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

type Show = Parameters<typeof site.company.present>[0]

async function atTheEnd(show: Partial<Show>) {
  const { id } = await site.company.present({ slides: [{}], ...show })
  return atTheEndOf(id)
}

async function atTheEndOf(id: string) {
  const { page, visit, close } = await site.open(id)
  await visit()
  await ready(page)
  await ask(page, (player) => {
    player.goTo(99)
    player.next()
  })
  const ending = playerOf(page).locator('.ending')
  await ending.waitFor()
  const links = () =>
    ending
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
  return { page, ending, links, close }
}

describe('the end page', () => {
  it('offers only to watch again if the company configured nothing', async () => {
    const { page, ending, links, close } = await atTheEnd({})
    await ending.getByRole('heading', { name: 'Thank you for watching' }).waitFor()
    expect(await ending.locator('p:not(.live)').count()).toBe(0)
    expect((await ending.getByRole('button').allTextContents()).map((text) => text.trim())).toEqual([
      'Ask a question',
      'Share with your co-owner or family',
      'Save as PDF',
      'Watch again',
    ])
    expect(await links()).toEqual([])
    await button(page, 'Watch again').click()
    expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([false, 0])
    await close()
  })

  it('offers phone and email if there is no button, in the language of the presentation', async () => {
    const contact = { phone: '+49 30 5550100', email: 'hallo@dach.example' }
    const { ending, links, close } = await atTheEnd({ language: 'de', branding: { contact } })
    await ending.getByRole('heading', { name: 'Bereit für den nächsten Schritt?' }).waitFor()
    expect(await links()).toEqual([
      ['Rufen Sie uns an: +49\u00a030\u00a05550100', 'tel:+49305550100'],
      ['Schreiben Sie uns', 'mailto:hallo@dach.example'],
      ['+49\u00a030\u00a05550100', 'tel:+49305550100'],
    ])
    expect(await ending.textContent()).not.toMatch(/Ready|visit/)
    await close()
  })

  it('shows the company’s call to action', async () => {
    const cta = {
      headline: 'Bis bald!',
      body: 'Wir freuen uns.',
      buttonText: 'Termin',
      buttonUrl: 'https://dach.example',
    }
    const { ending, links, close } = await atTheEnd({ language: 'de', branding: { cta } })
    await ending.getByRole('heading', { name: 'Bis bald!' }).waitFor()
    expect(await links()).toEqual([['Termin', 'https://dach.example']])
    await close()
  })

  it('offers what the presentation offered in the demo deck: a visit first, and no other page beside it', async () => {
    const { ending, links, close } = await atTheEndOf(site.demoPresentation)
    expect(await links()).toEqual([
      ['Email us', `mailto:${branding.contact.email}`],
      ['+1\u00a0303\u00a0555\u00a00142', 'tel:+13035550142'],
    ])
    expect(await ending.locator('.pill').allTextContents()).toEqual([
      'Book a half-hour with Daniel',
      'Ask for the agreement by email',
      'How does Hearth differ from Shelter?',
      'Ask a question',
      'Call us',
      'Email us',
    ])
    expect(await ending.locator('.pill.strong').allTextContents()).toEqual(['Book a half-hour with Daniel'])
    expect((await ending.getByRole('button').allTextContents()).slice(-3).map((text) => text.trim())).toEqual([
      'Share with your co-owner or family',
      'Save as PDF',
      'Watch again',
    ])
    const signing = actions.filter(({ type }) => type === 'sign_contract')
    expect(signing.map(({ type, config }) => actionUrl(branding, { type, config })).join()).toMatch(/^mailto:/)
    await close()
  })

  it('offers the same destination of several actions only once', async () => {
    const branding = { cta: { buttonText: 'Pick a time', buttonUrl: 'https://dach.example' } }
    const { id, deckId } = await site.company.present({ slides: [{}], branding })
    const add = (type: string, label: string, trigger: string, config = {}) =>
      site.company.send('POST', `/api/decks/${deckId}/action-configs`, { type, label, trigger, config })
    await add('call', 'Call Ana', 'slide_end', { phone: '+49 30 5550100' })
    await add('open_url', 'Choose a time', 'presentation_end', { url: 'https://dach.example' })
    await add('call', 'Call us', 'presentation_end', { phone: '+49 (30) 5550100' })
    const { ending, close } = await atTheEndOf(id)
    expect(await ending.locator('.pill').allTextContents()).toEqual(['Ask a question', 'Call us', 'Pick a time'])
    await close()
    await add('book_appointment', 'Book now', 'always', { durationMinutes: 30 })
    await add('book_appointment', 'Book a visit', 'presentation_end')
    const bookable = await atTheEndOf(id)
    const offered = ['Book a visit', 'Ask a question', 'Call us']
    expect(await bookable.ending.locator('.pill').allTextContents()).toEqual(offered)
    await bookable.close()
  })

  it('comes after an intro of the demo deck that does not ask to press Play', () => {
    expect(intro.script).not.toContain('press play')
  })

  it('comes after slides of the demo deck that leave the length to the poster, which computes it', () => {
    const length = /\b(four|five|six|seven|eight|nine|ten|\d+) minutes\b/
    for (const { bullets } of slides.slice(0, 1)) expect(bullets.join()).not.toMatch(length)
  })
})

describe('a presentation in another language', () => {
  it('marks its content with its own language, and its controls as English if the player has no others', async () => {
    const { id } = await site.company.present({ slides: [{ title: '屋根' }], language: 'ja' })
    const { page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    const languageOf = (selector: string) =>
      playerOf(page)
        .locator(selector)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
    expect(await languageOf('.title')).toBe('ja')
    for (const selector of ['.controls button', '.big-play']) expect(await languageOf(selector)).toBe('en')
    await close()
  })

  it('marks the slides of a deck with the language they are written in', async () => {
    const narrationScript = 'We looked at your roof today, and this is what we found on the north side.'
    const { id } = await site.company.present({ slides: [{ title: 'Your roof', narrationScript }], language: 'es' })
    const { page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    const languageOf = (selector: string) =>
      playerOf(page)
        .locator(selector)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
    await playerOf(page).locator('.big-play').click()
    expect(await languageOf('.words .title')).toBe('en')
    expect(await languageOf('.live')).toBe('en')
    // Until the words of its language have loaded, the controls have English ones.
    await expect.poll(() => languageOf('.controls button')).toBe('es')
    await close()
  })

  it.each([
    ['fr', 'Lire', 'ltr'],
    ['ar', 'تشغيل', 'rtl'],
    ['he', 'הפעלה', 'rtl'],
  ])('has the controls and the direction of its language: %s', async (language, play, direction) => {
    const { id } = await site.company.present({ slides: [{}], language })
    const { page, visit, close } = await site.open(id)
    await visit()
    await button(page, play).first().waitFor()
    // The page's own poster has the button before the player has its translation.
    await expect.poll(() => playerOf(page).locator('.player').getAttribute('dir')).toBe(direction)
    await close()
  })
})
