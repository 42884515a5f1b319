import type { Browser, Page } from 'playwright-core'
import { startBrowser } from '../test/support/browser.ts'
import { startDevServer } from '../test/support/dev-server.ts'
import { median } from './median.ts'

export const latency = 150

export type FirstPaint = {
  /** Milliseconds until the first slide stood there, with and without the latency. */
  far: number
  near: number
  /** What had been asked for by then besides the document. */
  asked: string[]
}

/** The page of the seeded presentation, on a phone, in a browser that has nothing of it yet. */
export async function measureFirstPaint(rounds: number): Promise<FirstPaint> {
  await using open = new AsyncDisposableStack()
  const server = await startDevServer()
  open.defer(server.remove)
  open.defer(server.stop)
  const browser = await startBrowser()
  open.defer(() => browser.close())
  const [path = ''] = server.output.match(/\/p\/[0-9a-f-]{36}/) ?? []
  const visit = (latency: number) => visitOnce(browser, server.address + path, latency)
  await visit(0)
  const visits: { far: Visit; near: Visit }[] = []
  for (let round = 0; round < rounds; round++) visits.push({ far: await visit(latency), near: await visit(0) })
  const [last] = visits.slice(-1)
  return {
    far: median(visits.map(({ far }) => far.painted)),
    near: median(visits.map(({ near }) => near.painted)),
    asked: last?.far.asked ?? [],
  }
}

type Visit = Awaited<ReturnType<typeof visitOnce>>

async function visitOnce(browser: Browser, url: string, latency: number) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency })
  await page.goto(url)
  const seen = await firstPaint(page)
  await context.close()
  return seen
}

const firstPaint = (page: Page) =>
  page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list: { getEntries(): { name: string; startTime: number }[] }) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
      })
      observer.observe({ type: 'paint', buffered: true })
    })
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted)
    return { painted, asked: files.map(({ name }) => new URL(name).pathname) }
  })
