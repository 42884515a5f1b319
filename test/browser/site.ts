import type { Browser, BrowserContext, BrowserContextOptions, Request } from 'playwright-core'
import { afterEach, beforeAll, expect, onTestFailed } from 'vitest'
import { newCompany } from '../support/company.ts'
import { server, sharedBrowser } from '../support/shared.ts'

const waiting = 'has no answer yet'

type Options = BrowserContextOptions & { isSpoken?: boolean; isForeign?: boolean }

/**
 * This runs in the page, because a route would send every request through this process and turn off the browser's
 * cache.
 */
function withoutNarration() {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI)
    return href.includes('/api/narration/tracks/') ? new Response(null, { status: 404 }) : fetch(input, init)
  }
}

/** The shared server and browser, with an organization of this file's own. */
export function useSite() {
  let browser: Browser
  let company: Awaited<ReturnType<typeof newCompany>>

  beforeAll(async () => {
    browser = await sharedBrowser()
    company = await newCompany(server.address)
  })

  /** These are closed after each test, because a player left open would keep playing. */
  const contexts: BrowserContext[] = []
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })

  /**
   * Opens a page that fails the test on any error in it, and then names the unanswered requests. Texts are shown at
   * reading pace unless `isSpoken`. Motion is reduced unless a test asks for it, because drawing a moving picture takes
   * a core. Public calls are limited by address, and all of these browsers have the same one, so each names another.
   * Only a page of a foreign origin can't, because the browser would ask the server about the header first.
   */
  const open = async (id: string, { isSpoken = false, isForeign = false, ...options }: Options = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      extraHTTPHeaders: isForeign ? {} : { 'cf-connecting-ip': `viewer ${crypto.randomUUID()}` },
      ...options,
    })
    contexts.push(context)
    if (!isSpoken) await context.addInitScript(withoutNarration)
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (/Content Security Policy|Uncaught/.test(message.text())) problems.push(message.text())
    })
    const unanswered = new Map<Request, string>()
    page.on('request', (request) => unanswered.set(request, waiting))
    // Leaving a page aborts responses that it has already received.
    page.on('requestfailed', (request) => {
      if (unanswered.get(request) === waiting) unanswered.set(request, request.failure()?.errorText ?? 'failed')
    })
    page.on('response', (response) => {
      if (response.status() < 400) unanswered.delete(response.request())
      else unanswered.set(response.request(), `answered ${response.status()}`)
    })
    onTestFailed(() => {
      for (const [request, fault] of unanswered) console.log(`${request.method()} ${request.url()} ${fault}`)
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
    address: server.address,
    demoPresentation: server.demoPresentation,
    get browser() {
      return browser
    },
    get company() {
      return company
    },
  }
}
