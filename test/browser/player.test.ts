import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed.ts'
import { startBrowser } from '../support/browser.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { newCompany, tone } from '../support/showroom.ts'
import { ask, layoutFaults, playerOf, ready } from './watching.ts'

let server: DevServer
let browser: Browser
let company: Awaited<ReturnType<typeof newCompany>>
let showcase: string

beforeAll(async () => {
  server = await startDevServer()
  browser = await startBrowser()
  company = await newCompany(server.address)
  showcase = server.output.match(/\/p\/([0-9a-f-]{36})/)?.[1] ?? ''
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await server?.remove()
})

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** A page of its own, which fails the test when anything in it does. */
async function open(id: string, options: BrowserContextOptions = {}) {
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

const button = (page: Page, name: string | RegExp) => playerOf(page).getByRole('button', { name, exact: true })

async function seriousFaults(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}

describe('the seeded presentation', () => {
  it('plays to its end by the clock of the page, slide after slide, and is counted', async () => {
    const { page, visit, close } = await open(showcase)
    await page.clock.install()
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const type of ['play', 'slidechange', 'ended'])
        player.addEventListener(type, (event) => seen.push(`${type} ${(event as CustomEvent).detail.slide}`))
    })
    await button(page, 'Play').first().click()
    for (let minute = 0; minute < 9; minute++) await page.clock.runFor(60_000)
    const slides = Array.from({ length: 10 }, (_, index) => `slidechange ${index}`)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'play null',
      ...slides,
      'ended 9',
    ])
    await playerOf(page).getByText('Thank you for watching').waitFor()
    expect(await ask(page, (player) => [player.ended, player.currentTime === player.duration])).toEqual([true, true])

    const { email, password } = demo
    const headers = { 'content-type': 'application/json' }
    const signedIn = await fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const analytics = async () => {
      const response = await fetch(`${server.address}/api/presentations/${showcase}/analytics`, { headers: { cookie } })
      return ((await response.json()) as { analytics: { completions: number; slides: { seconds: number }[] } })
        .analytics
    }
    await expect
      .poll(analytics, { timeout: 10_000 })
      .toMatchObject({ views: 1, viewers: 1, completions: 1, completionRate: 1 })
    for (const { seconds } of (await analytics()).slides) expect(seconds).toBeGreaterThan(15)
    await close()
  })

  it('obeys every control, by pointer and by key', async () => {
    const { page, visit, close } = await open(showcase)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    expect(await ask(page, (player) => player.paused)).toBe(false)
    await button(page, 'Pause').click()
    expect(await ask(page, (player) => player.paused)).toBe(true)
    await button(page, 'Next').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await button(page, 'Next').click()
    await button(page, 'Back').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)

    const speed = playerOf(page).getByRole('button', { name: /^Speed/ })
    for (const expected of [1.25, 1.5, 2, 0.75, 1]) {
      await speed.click()
      expect(await ask(page, (player) => player.playbackRate)).toBe(expected)
    }
    const captions = button(page, 'Captions')
    await captions.click()
    expect(await captions.getAttribute('aria-pressed')).toBe('false')
    expect(await playerOf(page).locator('.captions').count()).toBe(0)
    await captions.click()

    const progress = playerOf(page).getByRole('slider', { name: 'Progress' })
    const { x, y, width, height } = (await progress.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width * 0.5, y + height / 2)
    const half = await ask(page, (player) => player.currentTime / player.duration)
    expect(half).toBeCloseTo(0.5, 1)

    await button(page, 'Chapters and settings').click()
    await playerOf(page)
      .getByRole('button', { name: /Three honest prices/ })
      .click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(7)
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    await button(page, 'Full screen').click()
    await button(page, 'Leave full screen').click()

    await playerOf(page).getByRole('slider', { name: 'Progress' }).focus()
    const before = await ask(page, (player) => player.currentTime)
    await page.keyboard.press('ArrowRight')
    expect(await ask(page, (player) => player.currentTime)).toBeCloseTo(before + 5, 1)
    for (const [key, expected] of [
      ['k', false],
      ['k', true],
    ] as const) {
      await page.keyboard.press(key)
      expect(await ask(page, (player) => player.paused)).toBe(expected)
    }
    await page.keyboard.press('m')
    expect(await ask(page, (player) => player.muted)).toBe(true)
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog', { name: 'Ask a question' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await playerOf(page).getByRole('dialog').count()).toBe(0)
    await close()
  })

  it('pauses for a question, answers it, says the resume prompt and goes on where it was', async () => {
    const { page, visit, close } = await open(showcase)
    await page.clock.install()
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      player.addEventListener('question', (event) => asked.push((event as CustomEvent).detail))
      player.goTo(1)
      player.play()
    })
    await page.clock.runFor(8000)
    await button(page, 'Ask a question').click()
    await playerOf(page).getByText("Hi, I'm Dana.", { exact: false }).first().waitFor()
    await button(page, 'Will my insurance pay for this?').click()
    const before = await ask(page, (player) => player.currentTime)
    await page.clock.runFor(500)
    const live = playerOf(page).locator('.live')
    const said: string[] = []
    for (let step = 0; step < 80 && !said.some((line) => line.includes('pick up where')); step++) {
      said.push((await live.textContent()) ?? '')
      expect(await ask(page, (player) => player.currentTime)).toBe(before)
      await page.clock.runFor(500)
    }
    expect(said[0]).toContain('Good question.')
    expect(said.join(' ')).toContain('It depends on the cause.')
    await page.clock.runFor(12_000)
    expect(await ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 3)

    await playerOf(page).getByRole('textbox', { name: 'Your question' }).fill('Who won the world cup?')
    await button(page, 'Send').click()
    await playerOf(page).getByText('I have no answer to that here', { exact: false }).waitFor()
    await playerOf(page).getByRole('link', { name: '+1 303 555 0142' }).waitFor()
    expect(await ask(page, (player) => player.paused)).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toMatchObject([
      { question: 'Will my insurance pay for this?', faqId: expect.any(String) },
      { question: 'Who won the world cup?', faqId: null },
    ])
    await close()
  })

  it('goes on where the homeowner left off, or starts over', async () => {
    const { page, visit, close } = await open(showcase)
    await visit()
    await ready(page)
    await ask(page, (player) => {
      player.play()
      player.goTo(4)
      player.pause()
    })
    await visit()
    await ready(page)
    await button(page, 'Continue where you left off').click()
    expect(await ask(page, (player) => player.currentSlide)).toBe(4)
    await visit()
    await ready(page)
    await button(page, 'Start over').click()
    expect(await ask(page, (player) => player.currentSlide)).toBeNull()
    await close()
  })

  it('paints its first slide with nothing but the document and the script', async () => {
    const { context, page, visit, close } = await open(showcase)
    const asked: string[] = []
    await context.route('**', (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      return pathname.startsWith('/p/') || pathname === '/embed.js' ? route.continue() : route.abort()
    })
    await visit()
    await playerOf(page).getByRole('heading', { name: 'Prepared for your home' }).waitFor()
    await button(page, 'Play').first().waitFor()
    expect(asked.slice(0, 1)).toEqual([`/p/${showcase}`])
    expect(asked.filter((path) => path.endsWith('.js') || path.startsWith('/api/'))).toEqual(['/embed.js'])
    await close()
  })
})

describe('each state', () => {
  it.each(sizes)('has no serious fault for axe and none in its layout at $width × $height', async (viewport) => {
    const { page, visit, close } = await open(showcase, { viewport, reducedMotion: 'reduce' })
    const faults: Record<string, string[]> = {}
    const look = async (state: string) => {
      await ask(page, (player) => player.updateComplete)
      faults[state] = [...(await seriousFaults(page)), ...(await layoutFaults(page))]
    }
    await visit()
    await ready(page)
    await look('poster')
    await ask(page, (player) => player.play())
    await look('intro')
    await ask(page, (player) => {
      player.goTo(1)
      player.seekTo(player.currentTime + 20)
    })
    await look('slide')
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog').waitFor()
    await look('questions')
    await button(page, 'Can you just repair it instead?').click()
    await look('answer')
    await page.keyboard.press('Escape')
    await button(page, 'Back to the presentation').click()
    await button(page, 'Chapters and settings').click()
    await playerOf(page).getByRole('dialog').waitFor()
    await look('menu')
    await page.keyboard.press('Escape')
    await ask(page, (player) => player.goTo(7))
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    await look('prices')
    await ask(page, (player) => {
      player.goTo(9)
      player.next()
    })
    await playerOf(page).getByText('Thank you for watching').waitFor()
    await look('end')
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((state) => [state, []])))
    await close()
  })
})

describe('the voice', () => {
  it('is followed by the captions, word by word, and by the next slide', async () => {
    const timings = ['One', 'two', 'three', 'four.', 'Five', 'six.'].map((word, index) => {
      return { word, startTime: index * 0.5, endTime: index * 0.5 + 0.4 }
    })
    const audioUrl = await company.upload('voice.wav', 'audio/wav', tone(3))
    const narrationScript = 'One two three four. Five six.'
    const { id } = await company.present({
      slides: [
        { audioUrl, wordTimings: timings, narrationScript },
        { title: 'Then this', audioUrl, wordTimings: timings },
      ],
    })
    const { page, visit, close } = await open(id)
    await visit()
    await ready(page)
    await ask(page, (player) => {
      const seen: { time: number; word: string }[] = []
      Object.assign(window, { seen })
      const watch = () => {
        if (player.currentSlide !== 0 || player.ended) return
        const word = player.shadowRoot?.querySelector('.word.lit')?.textContent ?? ''
        seen.push({ time: player.currentTime, word })
        requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
    await button(page, 'Play').first().click()
    await playerOf(page).getByRole('heading', { name: 'Then this' }).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: { time: number; word: string }[] }).seen)
    const lit = [...new Set(seen.map(({ word }) => word).filter(Boolean))]
    expect(lit).toEqual(timings.map(({ word }) => word))
    // The captions are drawn ten times a second.
    const late = seen.filter(({ time, word }) => {
      const spoken = timings.find((timing) => timing.word === word)
      return spoken && (time < spoken.startTime - 0.2 || time > spoken.endTime + 0.3)
    })
    expect(late).toEqual([])
    expect(await ask(page, (player) => player.duration)).toBeCloseTo(6, 1)
    await close()
  })

  it('that is missing, or whose timings do not fit, leaves nobody waiting', async () => {
    const audioUrl = await company.upload('short.wav', 'audio/wav', tone(1))
    const wordTimings = [{ word: 'Endless', startTime: 0, endTime: 500 }]
    const gone = audioUrl.replace('short.wav', 'gone.wav')
    const { id } = await company.present({
      slides: [
        { audioUrl, wordTimings, narrationScript: 'Endless' },
        {
          audioUrl: gone,
          heroImg: audioUrl.replace('short.wav', 'gone.webp'),
          narrationScript: 'Read instead.',
          title: 'Gone',
        },
        { title: 'After that', narrationScript: '' },
      ],
    })
    const { page, visit, close } = await open(id)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await playerOf(page).getByRole('heading', { name: 'Gone' }).waitFor()
    await playerOf(page).locator('.live', { hasText: 'Read instead.' }).waitFor({ state: 'attached' })
    await playerOf(page).getByRole('heading', { name: 'After that' }).waitFor()
    await playerOf(page).getByText('Thank you for watching').waitFor()
    await close()
  })

  it('waits while the network is away, and goes on by itself', async () => {
    const voice = async () => company.upload('voice.wav', 'audio/wav', tone(30))
    const [first, second, third] = [await voice(), await voice(), await voice()]
    const { id } = await company.present({
      slides: [{ audioUrl: first }, { audioUrl: second }, { audioUrl: third, title: 'Far away' }],
    })
    const { context, page, visit, close } = await open(id)
    await visit()
    await ready(page)
    await button(page, 'Play').first().click()
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(0.2)
    await context.setOffline(true)
    await ask(page, (player) => player.goTo(2))
    await playerOf(page).getByText('You seem to be offline.', { exact: false }).waitFor()
    const before = await ask(page, (player) => player.currentTime)
    await context.setOffline(false)
    await expect.poll(() => ask(page, (player) => player.currentTime)).toBeGreaterThan(before + 0.2)
    expect(await ask(page, (player) => player.currentSlide)).toBe(2)
    await close()
  })
})

describe('whatever a company and a homeowner bring', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikdachsanierungsversicherungsbescheinigung'
  const german = `Die ${long} und was sie für Ihr Zuhause bedeutet`
  const white = Object.fromEntries(
    ['primary', 'primaryLight', 'accent', 'neutral', 'text', 'userMessage', 'assistantMessage'].map((name) => [
      name,
      '#ffffff',
    ]),
  )
  const arabic = 'سقف جديد لمنزلكم في أسبوعين فقط'
  const tier = (name: string) => ({
    name: name.slice(0, 100),
    priceCents: 1_234_500,
    features: [german, 'Kurz'],
    warranty: german,
  })
  const productData = { good: tier(german), better: { ...tier('B'), isRecommended: true }, best: { name: 'C' } }

  const shows: [string, Parameters<typeof company.present>[0]][] = [
    [
      'long German words',
      { slides: [{ title: german, bullets: [german, german, german], narrationScript: german }], language: 'de' },
    ],
    [
      'long German prices',
      { slides: [{ title: german, slideType: 'product_pricing_v1', productData }], language: 'de' },
    ],
    [
      'right-to-left text',
      { slides: [{ title: arabic, bullets: [arabic, arabic], narrationScript: arabic }], language: 'ar' },
    ],
    [
      'white on white',
      { slides: [{ bullets: ['One', 'Two'] }], branding: { palette: white, chatName: '🏡'.repeat(30) } },
    ],
    [
      'a name that is markup',
      {
        slides: [{ narrationScript: 'Hello {{first_name}}.', bullets: ['{{first_name}}'] }],
        homeowner: { first_name: '</script><img src=x onerror=alert(1)> 🏡' },
      },
    ],
    ['nothing but a title', { slides: [{ title: '屋根', narrationScript: '' }] }],
    [
      'sixty slides',
      { slides: Array.from({ length: 60 }, (_, index) => ({ title: `Number ${index}`, narrationScript: 'Hi.' })) },
    ],
    ['fifty bullets', { slides: [{ bullets: Array.from({ length: 50 }, (_, index) => `Bullet ${index}`) }] }],
    ['a slide of ten minutes', { slides: [{ narrationScript: 'word '.repeat(1900) }] }],
  ]

  it.each(shows)('is shown without a fault: %s', async (_, show) => {
    const faqs = [{ userQuestion: german, cannedAnswer: arabic }]
    const { id } = await company.present({ ...show, faqs })
    const faults: string[] = []
    for (const viewport of sizes) {
      const { page, visit, close } = await open(id, { viewport, reducedMotion: 'reduce' })
      const alerts: string[] = []
      page.on('dialog', (dialog) => alerts.push(dialog.message()))
      await visit()
      await ready(page)
      const look = async (state: string) => {
        await ask(page, (player) => player.updateComplete)
        const found = [...(await seriousFaults(page)), ...(await layoutFaults(page))]
        faults.push(...found.map((fault) => `${viewport.width} ${state}: ${fault}`))
      }
      await look('poster')
      await ask(page, (player) => player.play())
      await ask(page, (player) => player.seekTo(player.duration * 0.6))
      if (show.slides[0]?.productData) await playerOf(page).locator('.card').first().waitFor()
      await look('playing')
      await page.keyboard.press('q')
      await playerOf(page).getByRole('dialog').waitFor()
      await look('questions')
      expect(alerts).toEqual([])
      await close()
    }
    expect(faults).toEqual([])
  })

  it('says so where there is no slide, no presentation, or no network', async () => {
    const { id } = await company.present({ slides: [] })
    const empty = await open(id)
    await empty.visit()
    await playerOf(empty.page).getByText('There is nothing to show yet.', { exact: false }).waitFor()
    expect(await playerOf(empty.page).getByRole('button').count()).toBe(0)
    expect(await seriousFaults(empty.page)).toEqual([])
    await empty.close()

    const { context, page, close } = await open(showcase)
    await page.goto(`${server.address}/embed-demo?presentation=${crypto.randomUUID()}`)
    await playerOf(page).getByText('This presentation is no longer here.', { exact: false }).waitFor()
    await context.route('**/api/viewer/**', (route) => route.abort())
    await ask(page, (player) => player.setAttribute('presentation', ''))
    await playerOf(page).evaluate((player, presentation) => player.setAttribute('presentation', presentation), showcase)
    await playerOf(page).getByText('We could not load the presentation.', { exact: false }).waitFor()
    await context.unroute('**/api/viewer/**')
    await playerOf(page).getByRole('button', { name: 'Try again' }).click()
    await ready(page)
    await close()
  })
})
