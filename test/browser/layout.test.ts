import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, type Player, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { faultsOf, manySizes, resize, uploadWhitePicture } from './viewports.ts'

const site = useSite()
let bright: string

beforeAll(async () => {
  bright = await uploadWhitePicture(site.company)
})

async function open(id: string) {
  const opened = await site.open(id, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  await opened.visit()
  await ready(opened.page)
  return opened
}

/** Goes to the end of the slide, where its actions appear. */
const toItsEnd = (page: Page) =>
  ask(page, (player) => {
    const { playback } = player as unknown as {
      playback: { sequence: { index: number; timeline: { startOf(index: number): number } } }
    }
    player.seekTo(playback.sequence.timeline.startOf(playback.sequence.index + 1) - 0.1)
  })

describe('the demo presentation', () => {
  it('has a sound layout in each state at every size', async () => {
    const { page, close } = await open(site.demoPresentation)
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
    await player.locator('.roof-plan').waitFor({ state: 'attached' })
    await look('roof')
    await ask(page, (player) => player.goTo(8))
    await player.getByRole('heading', { name: 'Hearth' }).waitFor()
    await look('prices')
    await page.keyboard.press('q')
    await look('questions over prices')
    await page.keyboard.press('Escape')
    await toItsEnd(page)
    await player.getByRole('button', { name: 'How does Hearth differ from Shelter?' }).waitFor()
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
      player.goTo(10)
      player.next()
    })
    await player.getByRole('heading', { name: 'Shall we put a date on it?' }).waitFor()
    await look('end')
    await resize(page, '360×740')
    await player.getByRole('button', { name: 'Chapters and settings' }).click()
    await player.getByRole('dialog').waitFor()
    await look('chapters at the end')
    expect(faults).toEqual([])
    await close()
  })

  it('shows every price with its conditions, however low the frame', async () => {
    const { page, close } = await open(site.demoPresentation)
    await ask(page, (player) => player.goTo(8))
    await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
    for (const size of manySizes) {
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
    await close()
  })
})

it('shows all of an offer, its conditions and what can be asked at once on laptops and tablets', async () => {
  const { page, close } = await open(site.demoPresentation)
  await ask(page, (player) => player.goTo(8))
  await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
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
  for (const size of ['768×1024', '1024×768', '1280×720', '1366×768', '1440×900', '1920×1080']) {
    await resize(page, size)
    await expect.poll(async () => [size, await hidden()]).toEqual([size, 0])
    expect([size, (await smallestFont()) >= 15]).toEqual([size, true])
  }
  await close()
})

it.each(['360×640', '360×740', '390×844'])('shows a title alone whole at %s', async (size) => {
  const { page, close } = await open(site.demoPresentation)
  await ask(page, (player) => player.play())
  await resize(page, size)
  await expect.poll(() => playerOf(page).locator('.words').getAttribute('class')).toBe('words scroller')
  await close()
})

describe('unusual content', () => {
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
    financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 123_456_00, disclosure: german },
  }
  const twelve = Array.from({ length: 12 }, (_, index) => `Reason number ${index + 1}, a good one for the house`)

  const decks: [string, Parameters<typeof site.company.present>[0]][] = [
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

  it('keeps the sign of a down payment beside its number in right-to-left text', async () => {
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

  it.each(decks)('has a sound layout at every size: %s', async (_, deck) => {
    const slides = deck.slides.map((slide, index) => (index % 2 ? slide : { ...slide, heroImg: bright }))
    const { id } = await site.company.present({
      ...deck,
      slides,
      faqs: [{ userQuestion: german, cannedAnswer: german }],
    })
    const { page, close } = await open(id)
    const faults = await faultsOf(page, 'poster')
    await ask(page, (player) => player.play())
    for (const share of [0.3, 0.6, 0.85]) {
      await page.evaluate(
        ([element, share]) => {
          const player = element as unknown as Player & {
            playback: { sequence: { timeline: { secondsOf(index: number): number } } }
          }
          player.seekTo(player.playback.sequence.timeline.secondsOf(0) * share)
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
    await close()
  })
})
