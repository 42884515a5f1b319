import type { Locator, Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(250) }))

/** A homeowner on a phone. */
async function play() {
  const shown = await site.company.present({ slides, branding: { name: 'Summit' } })
  const opened = await site.open(shown.id, { viewport: { width: 390, height: 844 } })
  const cut = await cuttable(opened.page, '**/live?*')
  await opened.visit()
  await ready(opened.page)
  await loaded(opened.page, 'telemetry')
  await ask(opened.page, (player) => player.play())
  return { ...opened, id: shown.id, cut }
}

async function write(page: Page, text: string) {
  await playerOf(page).getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

/** Returns what cuts the page’s connections, as a network does that is lost on both sides. */
async function cuttable(page: Page, path: string) {
  const open: WebSocketRoute[] = []
  await page.routeWebSocket(path, (socket) => void open.push(socket, socket.connectToServer()))
  return async () => {
    for (const each of open.splice(0)) await each.close({ code: 1011 })
  }
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

  it('loses and doubles no message while either of them loses the network', async () => {
    const { page, close } = await openStudio(site, '/decks')
    const cut = await cuttable(page, '**/api/presentations/*/live**')
    const homeowner = await play()
    await page.goto(`${site.address}/studio/homeowners/${homeowner.id}`)
    await panel(page).getByRole('button', { name: 'Join' }).click()
    await button(homeowner.page, 'Say hello').click()
    const say = async (text: string) => {
      await page.getByLabel('Your message').fill(text)
      await page.keyboard.press('Enter')
    }
    await panel(page).getByText('said hello. You can write').waitFor()
    await homeowner.cut()
    await write(homeowner.page, 'Are you still there?')
    await say('I am.')
    await cut()
    await say('And you?')
    await write(homeowner.page, 'Yes.')
    const all = ['Are you still there?', 'I am.', 'And you?', 'Yes.'].toSorted()
    const said = (log: Locator) => async () => (await log.locator('.message, li > p').allTextContents()).toSorted()
    await expect.poll(said(panel(page).getByRole('log'))).toEqual(all)
    await expect.poll(said(heard(homeowner.page))).toEqual(all)
    const { messages } = await site.company.send('GET', `/api/presentations/${homeowner.id}/conversation`)
    expect(messages.map(({ text }: { text: string }) => text).toSorted()).toEqual(all)
    await homeowner.close()
    await close()
  })
})
