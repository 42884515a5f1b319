import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
let shown: Awaited<ReturnType<typeof site.company.present>>

beforeAll(async () => {
  const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(250) }))
  shown = await site.company.present({ slides, branding: { name: 'Summit' } })
})

/** A homeowner on a phone. */
async function play() {
  const opened = await site.open(shown.id, { viewport: { width: 390, height: 844 } })
  await opened.visit()
  await ready(opened.page)
  await loaded(opened.page, 'telemetry')
  await ask(opened.page, (player) => player.play())
  return opened
}

async function write(page: Page, text: string) {
  await playerOf(page).getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

const heard = (page: Page) => playerOf(page).getByRole('log')
const panel = (page: Page) => page.getByRole('region', { name: 'Conversation' })

describe('a member on a laptop', () => {
  it('is told on any page that a homeowner asks for a person, and finds the message', async () => {
    const { page, close } = await openStudio(site, '/decks')
    const homeowner = await play()
    await button(homeowner.page, 'Ask a question').first().click()
    await button(homeowner.page, 'Ask a person').click()
    await write(homeowner.page, 'Can I keep my gutters?')
    const ring = page.getByRole('alert').filter({ hasText: 'is asking for a person.' })
    await ring.getByRole('link', { name: 'Join' }).click()
    await panel(page).getByRole('log').getByText('Can I keep my gutters?').waitFor()
    await ring.waitFor({ state: 'detached' })
    await page.getByLabel('Your message').fill('You can.')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')
    await heard(homeowner.page).getByText('You can.').waitFor()
    await homeowner.close()
    await panel(page).getByText('isn’t connected right now').waitFor()
    await close()
  })
})
