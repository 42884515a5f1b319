import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { newCompany } from '../support/showroom.ts'
import { playerOf } from './watching.ts'

/** A running Porchlight, a browser, and a company that has something to show. */
export async function openTheatre() {
  const server = await startDevServer()
  const browser = await startBrowser()
  const company = await newCompany(server.address)
  const showcase = server.output.match(/\/p\/([0-9a-f-]{36})/)?.[1] ?? ''

  /** A page of its own, which fails the test when anything in it does. */
  const enter = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    const leave = async () => {
      await context.close()
      expect(problems).toEqual([])
    }
    const watch = (id: string) => page.goto(`${server.address}/p/${id}`)
    return { context, page, watch, leave }
  }

  const close = async () => {
    await browser.close()
    await server.stop()
    await server.remove()
  }
  return { server, browser, company, showcase, enter, close }
}

export type Theatre = Awaited<ReturnType<typeof openTheatre>>

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

export const button = (page: Page, name: string | RegExp) =>
  playerOf(page).getByRole('button', { name, exact: true }).first()

/** Where the focus is, named as one hears it. */
export const focused = (page: Page) =>
  playerOf(page).evaluate((player) => {
    const element = player.shadowRoot?.activeElement
    return element ? (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName) : null
  })

/** In its middle, whether or not anything can be seen there. */
export async function middleOf(page: Page, name: string) {
  const { x, y, width, height } = (await button(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2] as const
}
