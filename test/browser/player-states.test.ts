import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, keepTimer } from './accessibility-faults.ts'
import { bookingStates, walkThroughBooking } from './booking-states.ts'
import { pageLooks, walkThroughPages } from './contract-pages.ts'
import { contractStates, walkThroughContract } from './contract-states.ts'
import { states, walkThrough } from './demo-states.ts'
import { walkThroughGuest } from './guest-states.ts'
import { type ImageCodec, openImageCodec } from './image-codec.ts'
import { layoutFaults } from './layout-faults.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { compareWithKept, emptyDifferences, photograph, photographPage, screenshotsKept } from './screenshots.ts'
import { useSite } from './site.ts'
import { resize, uploadWhitePicture } from './viewports.ts'

/**
 * Checks each state of the player, and of the pages around it, once per size: its picture, its accessibility and its
 * layout. Other tests check what a state does.
 */
const site = useSite()
let bright: string
let codec: ImageCodec

beforeAll(async () => {
  await emptyDifferences()
  codec = await openImageCodec(site.browser)
  bright = await uploadWhitePicture(site.company)
})

afterAll(() => codec?.close())

/**
 * Each walk happens at the first size, and in each state the page is resized to the others. The two walks take turns
 * with axe, because it reads the same elements at every size.
 */
const frames = [
  ['a phone', 0, ['360×740', '320×568', '740×360']],
  ['a laptop', 1, ['1440×900', '768×1024', '312×184']],
] as const

const viewportOf = (size: string) => {
  const [width = 0, height = 0] = size.split('×').map(Number)
  return { width, height }
}

const walks = [
  ['the demo', walkThrough, ['360×740', '1440×900', '768×1024'], /./],
  // The first walk checks what is behind a panel.
  ['booking a visit', walkThroughBooking, ['360×740', '1440×900'], /booking|panel|scrolls|control /],
  ['a member who joins', walkThroughGuest, [], /./],
  ['asking for the contract', walkThroughContract, ['360×740', '1440×900'], /contract|panel|scrolls|control /],
] as const

/** A playing presentation would change while it is checked, and draw frames all the time. */
async function holdClock(page: Page) {
  await keepTimer(page)
  await page.clock.install({ time: '2026-05-04T10:00:00Z' })
  await page.clock.pauseAt('2026-05-04T10:00:01Z')
}

/** The player fits its text in the next frame, so the held clock has to reach it. */
async function turnTo(page: Page, size: string) {
  await resize(page, size)
  await page.clock.runFor(16)
}

const drawn = { deviceScaleFactor: 0.5, locale: 'en-US', timezoneId: 'America/Denver' }

/** Other tests play the demo, choose prices and book, so its state depends on which of them ran before. */
async function asIfNew(page: Page) {
  await page.route(`**/p/${site.demoPresentation}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"durationSeconds":[\d.]+/g, '"durationSeconds":null')
    await route.fulfill({ response, body })
  })
  await page.route('**/progress', (route) =>
    route.fulfill({ json: { progress: { chosenTier: null, isVisitBooked: false, isContractSigned: false } } }),
  )
}

const views = walks.flatMap(([name, walk, pictured, told]) =>
  frames.map(([frame, turn, sizes]) => ({
    name,
    walk,
    pictured: pictured as readonly string[],
    told,
    frame,
    turn,
    sizes,
  })),
)

it.each(views)(
  '$name matches its pictures and has no layout or accessibility faults on $frame',
  async ({ walk, pictured, told, turn, sizes }) => {
    const [own] = sizes
    const { page, visit, close } = await site.open(site.demoPresentation, { ...drawn, viewport: viewportOf(own) })
    await holdClock(page)
    await asIfNew(page)
    await visit()
    const faults: string[] = []
    let visited = 0
    await walk(page, async (state) => {
      const isTurnOfAxe = visited++ % 2 === turn
      for (const size of sizes) {
        if (size !== own) await turnTo(page, size)
        if (pictured.includes(size)) {
          const name = `${state}-${viewportOf(size).width}`
          const fault = await compareWithKept(codec, name, await photograph(page))
          if (fault) faults.push(fault)
        }
        const found = (await layoutFaults(page)).filter((fault) => told.test(fault))
        if (size === own && isTurnOfAxe) found.push(...(await accessibilityFaults(page)))
        faults.push(...found.map((fault) => `${state} at ${size}: ${fault}`))
      }
      await turnTo(page, own)
    })
    expect(faults).toEqual([])
    await close()
  },
)

it.each(['360×740', '1440×900'])('the contract page matches its pictures at %s', async (size) => {
  const { page, close } = await site.open('', { ...drawn, viewport: viewportOf(size) })
  const faults: string[] = []
  await walkThroughPages(page, site.address, async (name) => {
    const fault = await compareWithKept(codec, `${name}-${viewportOf(size).width}`, await photographPage(page))
    if (fault) faults.push(fault)
  })
  expect(faults).toEqual([])
  await close()
})

it('has no picture that is never compared', async () => {
  const names = [...states, ...bookingStates, ...contractStates, ...pageLooks].flatMap((state) => [
    `${state}-360`,
    `${state}-1440`,
  ])
  expect(await screenshotsKept()).toEqual([...names, ...states.map((state) => `${state}-768`)].toSorted())
})

/** These states differ from those above only in content, so fewer sizes are enough. */
const fewSizes = ['320×568', '740×360', '1440×900', '312×184']

async function faultsOf(page: Page, state: string, withAxe = true) {
  const faults: string[] = []
  for (const size of fewSizes) {
    await turnTo(page, size)
    const found = await layoutFaults(page)
    if (withAxe && size === fewSizes[0]) found.push(...(await accessibilityFaults(page)))
    faults.push(...found.map((fault) => `${state} at ${size}: ${fault}`))
  }
  return faults
}

async function open(id: string) {
  const opened = await site.open(id, { viewport: { width: 360, height: 740 } })
  await holdClock(opened.page)
  await opened.visit()
  await ready(opened.page)
  return opened
}

/** Goes to the end of the slide, where its actions appear. */
async function toItsEnd(page: Page) {
  await ask(page, (player) => {
    const { playback } = player as unknown as {
      playback: { sequence: { index: number; timeline: { startOf(index: number): number } } }
    }
    player.seekTo(playback.sequence.timeline.startOf(playback.sequence.index + 1) - 0.1)
  })
  await page.clock.runFor(1000)
}

describe('the demo presentation', () => {
  it('has no faults between its states', async () => {
    const { page, close } = await open(site.demoPresentation)
    const player = playerOf(page)
    const faults: string[] = []
    const look = async (state: string) => faults.push(...(await faultsOf(page, state)))
    for (const name of ['Chapters and settings', 'Ask a question']) {
      await turnTo(page, '360×740')
      await button(page, name).click()
      const panel = player.getByRole('dialog', { name })
      await panel.waitFor()
      await look(`${name}, before anything else`)
      await turnTo(page, '360×740')
      await panel.getByRole('button', { name: 'Close' }).click()
      await panel.waitFor({ state: 'detached' })
    }
    await ask(page, (player) => {
      player.goTo(1)
      void player.play()
      player.seekTo(player.currentTime + 30)
    })
    await page.keyboard.press('q')
    await player.getByRole('button', { name: 'Can you just repair it instead?' }).click()
    await page.keyboard.press('Escape')
    await look('answer without its panel')
    await ask(page, (player) => player.goTo(8))
    await player.getByRole('heading', { name: 'Hearth' }).waitFor()
    await page.keyboard.press('q')
    await player.getByRole('dialog').waitFor()
    await look('questions over prices')
    await page.keyboard.press('Escape')
    await toItsEnd(page)
    await player.getByRole('button', { name: 'How does Hearth differ from Shelter?' }).waitFor()
    await look('an offer under prices')
    await button(page, 'Compare side by side').click()
    await player.getByRole('table').waitFor()
    await look('the comparison')
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
      player.goTo(10)
      player.next()
    })
    await player.getByRole('heading', { name: 'Shall we put a date on it?' }).waitFor()
    await turnTo(page, '360×740')
    await button(page, 'Chapters and settings').click()
    await player.getByRole('dialog').waitFor()
    await look('chapters at the end')
    expect(faults).toEqual([])
    await close()
  })

  it('shows each price with its conditions, and the whole offer at once on laptops and tablets', async () => {
    const { page, close } = await open(site.demoPresentation)
    await ask(page, (player) => player.goTo(8))
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    for (const size of ['320×568', '740×360', '312×184']) {
      await turnTo(page, size)
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
    await ask(page, (player) => player.play())
    await toItsEnd(page)
    await playerOf(page).getByRole('button', { name: 'How does Hearth differ from Shelter?' }).waitFor()
    const offer = playerOf(page).locator('.offer')
    const hidden = () => offer.evaluate((each) => each.scrollHeight - each.clientHeight)
    const smallestFont = () =>
      offer.evaluate((each) =>
        Math.min(
          ...[...each.querySelectorAll('.card, .feature')].map((part) =>
            Number.parseFloat(getComputedStyle(part).fontSize),
          ),
        ),
      )
    for (const size of ['768×1024', '1024×768', '1280×720', '1440×900']) {
      await turnTo(page, size)
      await expect.poll(async () => [size, await hidden()]).toEqual([size, 0])
      expect([size, (await smallestFont()) >= 15]).toEqual([size, true])
    }
    await close()
  })

  it('shows a lone title in full on a phone', async () => {
    const { page, close } = await open(site.demoPresentation)
    await ask(page, (player) => player.play())
    for (const size of ['360×740', '360×640', '390×844']) {
      await turnTo(page, size)
      await expect
        .poll(() => playerOf(page).locator('.words').getAttribute('class'), { message: size })
        .toBe('words scroller')
    }
    await close()
  })
})

describe('unusual content', () => {
  const german =
    'Warum die energetische Sanierung Ihres Einfamilienhausdaches mit Aufsparrendämmung und Photovoltaik gerade jetzt sinnvoll ist'
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikdachsanierungsversicherungsbescheinigung'
  const arabic = 'سقف جديد لمنزلكم في أسبوعين فقط'
  const white = ['primary', 'primaryLight', 'accent', 'neutral', 'text', 'userMessage', 'assistantMessage']
  const branding = {
    palette: Object.fromEntries(white.map((name) => [name, '#ffffff'])),
    name: german,
    chatName: '🏡'.repeat(30),
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
    financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 123_456_00, disclosure: german },
  }
  const bullets = (count: number) =>
    Array.from({ length: count }, (_, index) => `Reason number ${index + 1}, a good one`)

  const decks: [string, Parameters<typeof site.company.present>[0]][] = [
    [
      'a long German title, and prices',
      {
        slides: [
          { title: german, bullets: [german, word, german], narrationScript: german, heroImg: '' },
          { title: german, slideType: 'product_pricing_v1', productData },
        ],
        language: 'de',
      },
    ],
    [
      'twelve bullets, and fifty',
      {
        slides: [
          { bullets: bullets(12), narrationScript: 'And another word. '.repeat(40), heroImg: '' },
          { bullets: bullets(50), narrationScript: 'And another word. '.repeat(40) },
        ],
      },
    ],
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
      { slides: Array.from({ length: 60 }, (_, at) => ({ narrationScript: 'word '.repeat(at ? 1 : 1900) })) },
    ],
    [
      'a name that is markup, and nothing but a title',
      {
        slides: [
          { narrationScript: 'Hello {{first_name}}.', bullets: ['{{first_name}}'] },
          { title: '屋根', narrationScript: '' },
        ],
        homeowner: { first_name: '</script><img src=x onerror=alert(1)> 🏡' },
      },
    ],
  ]

  it('keeps the currency sign of a down payment beside its number in right-to-left text', async () => {
    const [, , [, deck] = []] = decks
    const { id } = await site.company.present({ ...deck, slides: deck?.slides.slice(1) ?? [] })
    const { page, close } = await open(id)
    await ask(page, (player) => player.goTo(0))
    await playerOf(page).locator('.terms').first().waitFor()
    expect(await playerOf(page).locator('.terms').first().textContent()).toMatch(
      /\u2066[^\u2069]*123,456[^\u2069]*\u2069/,
    )
    await close()
  })

  it.each(decks)('has no faults: %s', async (_, deck) => {
    const slides = deck.slides.map((slide) => ('heroImg' in slide ? { ...slide, heroImg: bright } : slide))
    const faqs = [{ userQuestion: german, cannedAnswer: arabic }]
    const { id } = await site.company.present({ ...deck, slides, faqs })
    const { page, close } = await open(id)
    // The others consist of elements that axe has checked in the demo, in the same colors.
    const withAxe = 'branding' in deck
    const faults = await faultsOf(page, 'poster', withAxe)
    await ask(page, (player) => player.play())
    await ask(page, (player) => {
      const { playback } = player as unknown as {
        playback: { sequence: { timeline: { secondsOf(index: number): number } } }
      }
      player.seekTo(playback.sequence.timeline.secondsOf(0) * 0.85)
    })
    faults.push(...(await faultsOf(page, 'playing', withAxe)))
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog').waitFor()
    faults.push(...(await faultsOf(page, 'questions', withAxe)))
    await page.keyboard.press('Escape')
    await ask(page, (player) => player.goTo(1))
    if (deck.slides[1]?.productData) await playerOf(page).locator('.card').first().waitFor()
    faults.push(...(await faultsOf(page, 'the second slide', withAxe)))
    expect(faults).toEqual([])
    await close()
  })

  it('is replaced by a sentence if there is no slide, no presentation or no network', async () => {
    const { id } = await site.company.present({ slides: [] })
    const empty = await site.open(id)
    await empty.visit()
    await playerOf(empty.page).getByText('There’s nothing to watch yet.', { exact: false }).waitFor()
    expect(await playerOf(empty.page).getByRole('button').count()).toBe(0)
    expect(await accessibilityFaults(empty.page)).toEqual([])
    await empty.close()

    const { context, page, close } = await site.open(site.demoPresentation)
    await page.goto(`${site.address}/embed-demo?presentation=${crypto.randomUUID()}`)
    await playerOf(page).getByText('This presentation is no longer available.', { exact: false }).waitFor()
    let isDown = true
    await context.route('**/api/viewer/**', (route) => (isDown ? route.abort() : route.continue()))
    await ask(page, (player) => player.setAttribute('presentation', ''))
    await playerOf(page).evaluate(
      (player, presentation) => player.setAttribute('presentation', presentation),
      site.demoPresentation,
    )
    await playerOf(page).getByText('We couldn’t load the presentation.', { exact: false }).waitFor()
    isDown = false
    await playerOf(page).getByRole('button', { name: 'Try again' }).click()
    await ready(page)
    await close()
  })
})
