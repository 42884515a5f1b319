import { describe, expect, it } from 'vitest'
import { actions, branding, intro } from '../../dev/seed-content/deck.ts'
import { linkOf } from '../../src/player/lazy/links.ts'
import { useStage } from './stage.ts'
import { ask, button, playerOf, ready } from './watching.ts'

const stage = useStage()

type Show = Parameters<typeof stage.company.present>[0]

/** The last page of a presentation. */
async function atTheEnd(show: Partial<Show>) {
  const { id } = await stage.company.present({ slides: [{}], ...show })
  return atTheEndOf(id)
}

async function atTheEndOf(id: string) {
  const { page, visit, close } = await stage.open(id)
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

describe('the last page', () => {
  it('promises nothing where a company has said nothing', async () => {
    const { page, ending, links, close } = await atTheEnd({})
    await ending.getByRole('heading', { name: 'Thank you for watching' }).waitFor()
    expect(await ending.locator('p').count()).toBe(0)
    expect(await ending.getByRole('button').allTextContents()).toEqual(['Watch again'])
    expect(await links()).toEqual([])
    await button(page, 'Watch again').click()
    expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([false, 0])
    await close()
  })

  it('offers phone and mail where there is no button, in the language of the presentation', async () => {
    const contact = { phone: '+49 30 5550100', email: 'hallo@dach.example' }
    const { ending, links, close } = await atTheEnd({ language: 'de', branding: { contact } })
    await ending.getByRole('heading', { name: 'Bereit für den nächsten Schritt?' }).waitFor()
    expect(await links()).toEqual([
      ['Rufen Sie uns an', 'tel:+49305550100'],
      ['Schreiben Sie uns', 'mailto:hallo@dach.example'],
    ])
    expect(await ending.textContent()).not.toMatch(/Ready|visit/)
    await close()
  })

  it('says what the company says', async () => {
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

  it('of the seeded deck leads to a calendar only who wants a time, and who wants to sign to a person', async () => {
    const { ending, links, close } = await atTheEndOf(stage.showcase)
    expect(await links()).toEqual([[branding.cta.buttonText, branding.cta.buttonUrl]])
    const others = actions.filter(({ trigger }) => trigger === 'presentation_end')
    expect(await ending.getByRole('button').allTextContents()).toEqual([
      ...others.map(({ label }) => label),
      'Watch again',
    ])
    expect(others.map(({ type, config }) => linkOf(branding, { type, config })).join()).toMatch(/^mailto:/)
    await close()
  })

  it('of the seeded deck comes after nothing that asks for what was done already', () => {
    expect(intro.script).not.toContain('press play')
  })
})

describe('a language that the player does not speak', () => {
  it('has its own words, and English ones that say that they are', async () => {
    const { id } = await stage.company.present({ slides: [{ title: '屋根' }], language: 'ja' })
    const { page, visit, close } = await stage.open(id)
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

  it.each([
    ['fr', 'Lire', 'ltr'],
    ['ar', 'تشغيل', 'rtl'],
    ['he', 'הפעלה', 'rtl'],
  ])('is none of these: %s', async (language, play, direction) => {
    const { id } = await stage.company.present({ slides: [{}], language })
    const { page, visit, close } = await stage.open(id)
    await visit()
    await button(page, play).first().waitFor()
    expect(await playerOf(page).locator('.player').getAttribute('dir')).toBe(direction)
    await close()
  })
})
