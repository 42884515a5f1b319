import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { newCompany } from '../support/showroom.ts'

export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** A Porchlight, a browser to look at it, and a company to build what there is to see: for the tests of one file. */
export function useStage() {
  let server: DevServer
  let browser: Browser
  let company: Awaited<ReturnType<typeof newCompany>>

  beforeAll(async () => {
    server = await startDevServer()
    browser = await startBrowser()
    company = await newCompany(server.address)
  })

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await server?.remove()
  })

  /** A page of its own, which fails the test when anything in it does. */
  const open = async (id: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (/Content Security Policy|Uncaught/.test(message.text())) problems.push(message.text())
    })
    const visit = () => page.goto(`${server.address}/p/${id}`)
    const close = async () => {
      await context.close()
      expect(problems).toEqual([])
    }
    return { context, page, visit, close }
  }

  return {
    open,
    get browser() {
      return browser
    },
    get address() {
      return server.address
    },
    get company() {
      return company
    },
    /** The presentation that everyone sees first. */
    get showcase() {
      return server.output.match(/\/p\/([0-9a-f-]{36})/)?.[1] ?? ''
    },
  }
}
