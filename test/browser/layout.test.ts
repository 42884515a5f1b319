import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { newCompany } from '../support/showroom.ts'
import { ask, layoutFaults, type Player, playerOf, ready } from './watching.ts'

let server: DevServer
let browser: Browser
let company: Awaited<ReturnType<typeof newCompany>>
let bright: string

beforeAll(async () => {
  server = await startDevServer()
  browser = await startBrowser()
  company = await newCompany(server.address)
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>'
  bright = await company.upload('white.svg', 'image/svg+xml', new TextEncoder().encode(white))
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await server?.remove()
})

/** Phones upright and lying, a tablet, a desktop, and the frames that pages have for a player. */
const sizes = ['320×568', '360×740', '740×360', '768×1024', '1440×900', '832×468', '640×360', '300×533', '312×184']

async function open(id: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })
  page.setDefaultTimeout(10_000)
  await page.goto(`${server.address}/p/${id}`)
  await ready(page)
  return page
}

async function resize(page: Page, size: string) {
  const [width = 0, height = 0] = size.split('×').map(Number)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await ask(page, (player) => player.updateComplete)
}

/** What is wrong with a state at each of the sizes. */
async function faultsOf(page: Page, state: string) {
  const faults: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    faults.push(...(await layoutFaults(page)).map((fault) => `${state} at ${size}: ${fault}`))
  }
  return faults
}

/** To the last moment of the slide, after which its actions are offered. */
const toItsEnd = (page: Page) =>
  ask(page, (player) => {
    const { talk } = player as unknown as {
      talk: { index: number; sceneTime: number; secondsOf(index: number): number }
    }
    player.seekTo(player.currentTime - talk.sceneTime + talk.secondsOf(talk.index) - 0.1)
  })

describe('the seeded presentation', () => {
  it('has a place for everything in each state, at every size', async () => {
    const page = await open(server.output.match(/\/p\/([0-9a-f-]{36})/)?.[1] ?? '')
    const player = playerOf(page)
    const faults: string[] = []
    const look = async (state: string) => faults.push(...(await faultsOf(page, state)))
    await look('poster')
    await ask(page, (player) => player.play())
    await look('intro')
    await ask(page, (player) => {
      player.goTo(1)
      player.seekTo(player.currentTime + 30)
    })
    await look('slide')
    await page.keyboard.press('q')
    await player.getByRole('dialog').waitFor()
    await look('questions')
    await player.getByRole('button', { name: 'Can you just repair it instead?' }).click()
    await look('answer')
    await page.keyboard.press('Escape')
    await look('answer without its panel')
    await ask(page, (player) => player.goTo(7))
    await player.getByRole('heading', { name: 'Hearth' }).waitFor()
    await look('prices')
    await page.keyboard.press('q')
    await look('questions over prices')
    await page.keyboard.press('Escape')
    await toItsEnd(page)
    await player.getByRole('button', { name: 'Ask about these prices' }).waitFor()
    await look('an offer under prices')
    await ask(page, (player) => player.pause())
    await page.reload()
    await ready(page)
    await look('prices to go on from')
    await ask(page, (player) => {
      player.goTo(4)
      player.play()
      player.pause()
    })
    await page.reload()
    await ready(page)
    await look('a slide to go on from')
    await ask(page, (player) => {
      player.play()
      player.goTo(9)
      player.next()
    })
    await player.getByText('Shall we put a date on it?').waitFor()
    await look('end')
    await resize(page, '360×740')
    await player.getByRole('button', { name: 'Chapters and settings' }).click()
    await player.getByRole('dialog').waitFor()
    await look('chapters at the end')
    expect(faults).toEqual([])
    await page.close()
  })

  it('shows every price with all that belongs to it, however low the frame', async () => {
    const page = await open(server.output.match(/\/p\/([0-9a-f-]{36})/)?.[1] ?? '')
    await ask(page, (player) => player.goTo(7))
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    for (const size of sizes) {
      await resize(page, size)
      for (const text of ['with approved credit', '10 years on our work', 'Custom metal flashing']) {
        const part = playerOf(page).getByText(text, { exact: false }).first()
        await part.scrollIntoViewIfNeeded()
        const isSeen = await part.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const root = element.getRootNode() as ShadowRoot
          return Boolean(root.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.offer'))
        })
        expect([size, text, isSeen]).toEqual([size, text, true])
      }
    }
    await page.close()
  })
})

describe('whatever there is to show', () => {
  const german =
    'Warum die energetische Sanierung Ihres Einfamilienhausdaches mit Aufsparrendämmung und Photovoltaik gerade jetzt sinnvoll ist'
  const arabic = 'سقف جديد لمنزلكم في أسبوعين فقط'
  const white = ['primary', 'primaryLight', 'accent', 'neutral', 'text', 'userMessage', 'assistantMessage']
  const branding = {
    palette: Object.fromEntries(white.map((name) => [name, '#ffffff'])),
    name: german,
    chatName: german.slice(0, 100),
  }
  const tier = (name: string, priceCents: number) => ({
    name: name.slice(0, 60),
    priceCents,
    monthlyCents: Math.round(priceCents / 80),
    description: german,
    features: [german.slice(0, 80), 'Kurz', german.slice(0, 40)],
    warranty: german,
  })
  const productData = {
    good: tier(german, 1_480_050),
    better: { ...tier('B', 123_456_700), isRecommended: true },
    best: tier('C', 3_260_000),
    disclaimer: german.repeat(3),
  }
  const twelve = Array.from({ length: 12 }, (_, index) => `Reason number ${index + 1}, a good one for the house`)

  const decks: [string, Parameters<typeof company.present>[0]][] = [
    [
      'a long German title, and prices',
      {
        slides: [
          { title: german, bullets: [german, german], narrationScript: german },
          { title: german, slideType: 'product_pricing_v1', productData },
        ],
        language: 'de',
      },
    ],
    ['twelve bullets', { slides: [{ bullets: twelve, narrationScript: 'And another word. '.repeat(40) }] }],
    [
      'right to left, in white',
      {
        slides: [
          { title: arabic, bullets: [arabic, arabic], narrationScript: arabic },
          { title: arabic, slideType: 'product_pricing_v1', productData },
        ],
        language: 'ar',
        branding,
      },
    ],
    [
      'sixty slides of which one takes ten minutes',
      { slides: Array.from({ length: 60 }, () => ({ narrationScript: 'word '.repeat(1900) })) },
    ],
  ]

  it.each(decks)('has a place at every size: %s', async (_, deck) => {
    const slides = deck.slides.map((slide, index) => (index % 2 ? slide : { ...slide, heroImg: bright }))
    const { id } = await company.present({ ...deck, slides, faqs: [{ userQuestion: german, cannedAnswer: german }] })
    const page = await open(id)
    const faults = await faultsOf(page, 'poster')
    await ask(page, (player) => player.play())
    for (const share of [0.3, 0.6, 0.85]) {
      await page.evaluate(
        ([element, share]) => {
          const player = element as unknown as Player & { talk: { secondsOf(index: number): number } }
          player.seekTo(player.talk.secondsOf(0) * share)
        },
        [await playerOf(page).elementHandle(), share] as const,
      )
      faults.push(...(await faultsOf(page, `playing at ${share}`)))
    }
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog').waitFor()
    faults.push(...(await faultsOf(page, 'questions')))
    await page.keyboard.press('Escape')
    await ask(page, (player) => player.goTo(1))
    if (deck.slides[1]?.productData) await playerOf(page).locator('.card').first().waitFor()
    faults.push(...(await faultsOf(page, 'the second slide')))
    expect(faults).toEqual([])
    await page.close()
  })
})

describe('on the brightest picture there is', () => {
  /** The least contrast between the colour of a text and what is painted behind it. */
  async function contrastOf(page: Page, selector: string) {
    const text = playerOf(page).locator(selector).first()
    const box = await text.boundingBox()
    const style = await text.evaluate((element) => {
      const { color } = getComputedStyle(element)
      ;(element as HTMLElement).style.opacity = '0'
      return color
    })
    if (!box) throw new Error(`${selector} is not there.`)
    const picture = (await page.screenshot({ clip: box })).toString('base64')
    await text.evaluate((element) => (element as HTMLElement).style.removeProperty('opacity'))
    return page.evaluate(
      async ([source, colour]) => {
        const image = new Image()
        image.src = `data:image/png;base64,${source}`
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        if (!context) return 0
        context.drawImage(image, 0, 0)
        const luminance = (parts: number[]) => {
          const [red = 0, green = 0, blue = 0] = parts.map((part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const { data } = context.getImageData(0, 0, image.width, image.height)
        const ground = Math.max(
          ...Array.from({ length: data.length / 4 }, (_, index) =>
            luminance([...data.slice(index * 4, index * 4 + 3)]),
          ),
        )
        const own = luminance((colour?.match(/\d+/g) ?? []).slice(0, 3).map(Number))
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      },
      [picture, style],
    )
  }

  it('title, bullets and the name of the company are read at AA', async () => {
    const productData = { good: { name: 'A', priceCents: 100 }, better: { name: 'B' }, best: { name: 'C' } }
    const { id } = await company.present({
      slides: [
        {
          title: 'A title that is rather long',
          heroImg: bright,
          bullets: ['A bullet that goes on to the end of its line'],
        },
        { title: 'Nothing but a title', heroImg: bright },
        { title: 'Prices', heroImg: bright, slideType: 'product_pricing_v1', productData },
      ],
    })
    const page = await open(id)
    await ask(page, (player) => player.play())
    const found: [string, string, number][] = []
    for (const slide of [0, 1, 2]) {
      await page.evaluate(
        ([player, slide]) => (player as unknown as { goTo(slide: number): void }).goTo(slide as number),
        [await playerOf(page).elementHandle(), slide] as const,
      )
      await ask(page, (player) => {
        player.seekTo(player.currentTime + 3)
        player.pause()
      })
      for (const size of ['360×740', '768×1024', '1440×900', '832×468', '312×184']) {
        await resize(page, size)
        for (const selector of ['.title', '.company', ...(slide ? [] : ['.bullet.on'])])
          if (await playerOf(page).locator(selector).first().isVisible())
            found.push([`${slide} ${size}`, selector, await contrastOf(page, selector)])
      }
    }
    expect(found.filter(([, , contrast]) => contrast < 4.5)).toEqual([])
    await page.close()
  })
})
