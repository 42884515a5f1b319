import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { startBrowser } from '../test/support/browser.ts'
import { median } from './median.ts'
import { sized } from './options.ts'
import { sharedServer } from './shared-server.ts'
import { fetchOnNewConnection } from './site.ts'
import { openOnSlowPhone, type Painted, playOnSlowPhone, type Tasks, timeTasks } from './slow-phone.ts'

export const latency = 150

export type FirstPaint = {
  /** Milliseconds until the first slide is painted, with and without latency. */
  far: number
  near: number
  /** The requests before that, besides the document. */
  asked: string[]
  /** The gzipped size of the page, including its picture. */
  pageBytes: number
  /** The gzipped size of the script of the first slide. */
  gzippedBytes: number
  /** The best time of all rounds, because other load only adds to it, and the worst shift. */
  slow: SlowPhone
}

type Watched = Painted & Tasks & { shift: number }
type SlowPhone = Watched & { medianPaint: number }

/** Each round has several openings, because one is short and other load must not decide. */
const slowOpenings = sized(2, 1)
const rounds = sized(2, 1)

/** Measures on a phone, with an empty cache for every visit. */
export async function measureFirstPaint(): Promise<FirstPaint> {
  await using open = new AsyncDisposableStack()
  const server = await sharedServer()
  const browser = await startBrowser()
  open.defer(() => browser.close())
  const traced = await startBrowser()
  open.defer(() => traced.close())
  const [path = ''] = server.output.match(/\/p\/[0-9a-f-]{36}/) ?? []
  const url = server.address + path
  const pageBytes = gzipSync(await pageWithPoster(url)).length
  const visit = (latency: number) => visitOnce(browser, url, latency)
  await visit(0)
  const visits: { far: Visit; near: Visit; slow: Watched }[] = []
  const openings: Painted[] = []
  for (let round = 0; round < rounds; round++) {
    for (let opening = 0; opening < slowOpenings; opening++) openings.push(await openOnce(browser, url))
    visits.push({ far: await visit(latency), near: await visit(0), slow: await watchOnce(browser, traced, url) })
  }
  const [last] = visits.slice(-1)
  const slow = visits.map(({ slow }) => slow)
  const opened = [...openings, ...slow]
  const paints = opened.map(({ largestPaint }) => largestPaint)
  return {
    far: median(visits.map(({ far }) => far.painted)),
    near: median(visits.map(({ near }) => near.painted)),
    asked: last?.far.asked ?? [],
    pageBytes,
    gzippedBytes: gzipSync(await readFile('public/embed.js')).length,
    slow: {
      largest: last?.slow.largest ?? '',
      words: Math.min(...opened.map(({ words }) => words)),
      largestPaint: Math.min(...paints),
      medianPaint: median(paints),
      atStart: Math.min(...slow.map(({ atStart }) => atStart)),
      afterPlay: Math.min(...slow.map(({ afterPlay }) => afterPlay)),
      shift: Math.max(...slow.map(({ shift }) => shift)),
    },
  }
}

const longestDrawing = 60_000

/** A job draws the picture that the page contains. */
async function pageWithPoster(url: string) {
  for (const end = Date.now() + longestDrawing; Date.now() < end; ) {
    const page = await (await fetchOnNewConnection(url)).text()
    if (page.includes('srcset="data:image/avif')) return page
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The page still carries no picture.')
}

type Visit = Awaited<ReturnType<typeof visitOnce>>

const visitOnce = (browser: Browser, url: string, latency: number) =>
  onPhone(browser, latency, async (page) => {
    await page.goto(url)
    return firstPaint(page)
  })

const openOnce = (browser: Browser, url: string) =>
  onPhone(browser, latency, async (page) => openOnSlowPhone(page, await page.context().newCDPSession(page), url))

/** Tasks are timed while the slow phone plays, in CPU time, and in another browser, whose trace contains only them. */
const watchOnce = (browser: Browser, traced: Browser, url: string) =>
  onPhone(browser, latency, async (page): Promise<Watched> => {
    const painted = await openOnSlowPhone(page, await page.context().newCDPSession(page), url)
    const [shift, tasks] = await Promise.all([
      playOnSlowPhone(page),
      onPhone(traced, latency, (other) => timeTasks(traced, other, url)),
    ])
    return { ...painted, ...tasks, shift }
  })

async function onPhone<T>(browser: Browser, latency: number, use: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency })
  const seen = await use(page)
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
