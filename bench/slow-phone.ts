import type { Browser, CDPSession, Page } from 'playwright-core'

/** The factor by which the phone is slower than this machine. */
const slowdown = 4
const playedSeconds = 12

export type Painted = {
  /** Milliseconds until the text of the poster is painted. */
  words: number
  /** Milliseconds until the largest element is painted. */
  largestPaint: number
  /** The largest element. */
  largest: string
}

export type Tasks = {
  /** The longest task, in milliseconds on the phone, until it could be played, and after that. */
  atStart: number
  afterPlay: number
}

type Seen = Painted & { shift: number }

/** Measures a cold start on a phone four times slower than this machine. */
export async function openOnSlowPhone(page: Page, session: CDPSession, url: string): Promise<Painted> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await toPlay(page, url)
  const { words, largestPaint, largest } = await seenBy(page)
  return { words, largestPaint, largest }
}

/** Returns the cumulative layout shift, from the start of the opened page until its second slide. */
export async function playOnSlowPhone(page: Page): Promise<number> {
  await page.locator('porchlight-player .big-play').click()
  await page.waitForTimeout(playedSeconds * 1000)
  return (await seenBy(page)).shift
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string }
}

/** Measures CPU time at full speed, which a busy machine does not lengthen, times the slowdown. */
export async function timeTasks(browser: Browser, page: Page, url: string): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await toPlay(page, url)
  await page.evaluate(() => performance.mark('played'))
  await page.locator('porchlight-player .big-play').click()
  await page.waitForTimeout(playedSeconds * 500)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(threadOf))
  const playedAt = traceEvents.find(({ name }) => name === 'played')?.ts ?? 0
  const longest = (isCounted: (at: number) => boolean) => {
    const tasks = traceEvents.filter(
      (event) =>
        event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)) && isCounted(event.ts),
    )
    return (slowdown * Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))) / 1000
  }
  return { atStart: longest((at) => at < playedAt), afterPlay: longest((at) => at >= playedAt) }
}

async function toPlay(page: Page, url: string) {
  await page.goto(url)
  await page.locator('porchlight-player .big-play').waitFor()
  await page.waitForTimeout(1500)
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

type Dom = {
  document: { querySelector(selector: string): { setAttribute(name: string, value: string): void } | null }
  MutationObserver: new (seen: () => void) => { observe(root: object, options: object): void; disconnect(): void }
}

/** Runs in the page. */
function observe() {
  const seen: Seen = { words: 0, largestPaint: 0, largest: '', shift: 0 }
  Object.assign(globalThis, { seen })
  type Entry = PerformanceEntry & { value?: number; element?: { className: string } }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list: { getEntries(): Entry[] }) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime
    seen.largest = element?.className ?? 'in the player'
  })
  watch('element', ({ startTime }) => {
    seen.words ||= startTime
  })
  const { document, MutationObserver } = globalThis as unknown as Dom
  const named = new MutationObserver(() => {
    const title = document.querySelector('.poster .title')
    title?.setAttribute('elementtiming', 'title')
    if (title) named.disconnect()
  })
  named.observe(document, { childList: true, subtree: true })
  // Shifts right after a click count here too, because playing does not ask for them.
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
}
