import type { Page } from 'playwright-core'

type Beacon = { viewerSessionId: string; events: { type: string; at: string; slideId?: string; seconds?: number }[] }

/** Records the beacons, which still reach the server. Without a socket, they tell everything. Call it before the visit. */
export const captureBeacons = (page: Page) =>
  page.addInitScript(() => {
    globalThis.WebSocket = class {
      static readonly OPEN = 1
      readonly readyState = 0
      close() {}
    } as unknown as typeof WebSocket
    const sent: string[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      sent.push(String(body))
      return send(url, body)
    }
    Object.assign(window, { sent })
  })

export const sentBy = async (page: Page): Promise<Beacon[]> =>
  (await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).map((body) => JSON.parse(body))
