import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, loaded, ready } from './player.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
let shown: Awaited<ReturnType<typeof site.company.present>>

beforeAll(async () => {
  const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(250) }))
  shown = await site.company.present({ slides })
})

async function play(id: string, prepare?: (page: Page) => Promise<unknown>) {
  const opened = await site.open(id, {
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone) Mobile',
  })
  const sockets: string[] = []
  opened.page.on('websocket', (socket) => sockets.push(socket.url()))
  await prepare?.(opened.page)
  await opened.visit()
  await ready(opened.page)
  await loaded(opened.page, 'telemetry')
  const before = sockets.length
  await ask(opened.page, (player) => player.play())
  return { ...opened, sockets, before }
}

const watching = (page: Page) => page.getByRole('region', { name: 'Watching now' })

describe('a homeowner who is watching', () => {
  it('appears in the studio without a reload, moves, fills the strip, and disappears when she leaves', async () => {
    const studio = await openStudio(site, '')
    await watching(studio.page).getByText('No one is watching right now.').waitFor()
    const homeowner = await play(shown.id)
    expect(homeowner.before).toBe(0)
    const row = watching(studio.page).getByRole('link').first()
    await row.getByText('Slide 1').waitFor()
    await row.getByText('Phone').waitFor()
    await expect.poll(() => studio.page.title()).toMatch(/^\(1\) /)
    await ask(homeowner.page, (player) => player.next())
    await row.getByText('Slide 2').waitFor()
    await row.click()
    await studio.page.getByText('Watching now: Slide 2').waitFor()
    await studio.page
      .locator('.strip li', { hasText: 'Slide 2' })
      .getByText(/^0:0[1-9]/)
      .waitFor()
    await homeowner.close()
    await studio.page.getByText('Watching now: Slide 2').waitFor({ state: 'detached' })
    const path = `/api/presentations/${shown.id}/analytics`
    const recorded = async () => (await site.company.send('GET', path)).analytics.slides[1].seconds
    await expect.poll(recorded).toBeGreaterThan(0)
    await studio.close()
  })

  it('is announced in the background once, also if she came while the connection was renewed', async () => {
    const viewer = (firstName: string) => ({
      ...{ presentationId: shown.id, viewerSessionId: firstName, firstName, deckId: shown.id, slideId: null },
      ...{ slideTitle: null, isPlaying: true, since: new Date().toISOString(), device: 'phone', guestId: null },
      askingUntil: null,
    })
    const { page, close } = await openStudio(site, '')
    await page.addInitScript(() => {
      const told: string[] = []
      class Told extends EventTarget {
        static permission = 'granted'
        constructor(title: string) {
          super()
          told.push(title)
        }
      }
      Object.assign(globalThis, { told, Notification: Told })
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    })
    const answers = [[viewer('Maria')], [viewer('Nora'), viewer('Maria')]]
    // From here on, this page opens no other socket that would take an answer.
    await watching(page).getByText('No one is watching right now.').waitFor()
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket('**/api/live', (socket) => {
      sockets.push(socket)
      socket.send(JSON.stringify({ type: 'now', watching: answers.shift() }))
    })
    await page.reload()
    // The socket is there before Home is, and those who come before it are no news.
    await watching(page).getByText('Maria').first().waitFor()
    await sockets[0]?.close({ code: 1000, reason: 'connect_again' })
    await watching(page).getByText('Nora').first().waitFor()
    await watching(page).getByText('Maria').first().waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
      'Nora is watching now',
    ])
    await close()
  })
})
