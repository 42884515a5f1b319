import type { Page, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'
import { ask, button, playerOf, ready } from './player.ts'

export type GuestState = 'guest-card' | 'guest-prices' | 'guest-offer' | 'guest-conversation'

/** No member joins the demo, so the test sets what the server says. */
export async function walkThroughGuest(page: Page, look: (state: GuestState) => Promise<void>) {
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket('**/live?*', (opened) => {
    socket = opened
    opened.onMessage(() => undefined)
  })
  await page.reload()
  await ready(page)
  await ask(page, (player) => player.play())
  const isConnected = async () => {
    await page.clock.runFor(100)
    return socket !== undefined
  }
  await expect.poll(isConnected).toBe(true)
  const say = (frame: object) => socket?.send(JSON.stringify(frame))
  const name = 'Daniel Reyes'
  say({ type: 'guest', member: { name, avatarUrl: null } })
  await button(page, 'Say hello').waitFor()
  await ask(page, (player) => player.goTo(1))
  await playerOf(page).locator('.thumb').first().waitFor()
  await ask(page, (player) => player.seekTo(player.currentTime + 20))
  await look('guest-card')
  await ask(page, (player) => player.goTo(8))
  await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
  await look('guest-prices')
  await page.keyboard.press('q')
  await playerOf(page).getByRole('dialog').waitFor()
  await look('guest-offer')
  await button(page, 'Say hello').click()
  say({ type: 'message', id: '1', from: 'viewer', name: 'Margaret', text: 'Can you keep the gutters we have?' })
  say({ type: 'message', id: '2', from: 'member', name, text: 'Yes, if they are sound.' })
  await playerOf(page).getByText('Yes, if they are sound.').waitFor()
  await look('guest-conversation')
}
