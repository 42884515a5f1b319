import { encode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'
import { roof } from '../../dev/seed-content/deck.ts'
import { ask, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let quoted: string

const grey = new Uint8Array(16 * 9 * 3).fill(120)
const tier = { centsPerSquare: 50_000 }
const terms = { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: 'By Front Range Bank.' }
const pricing = {
  tiers: { good: tier, better: tier, best: tier },
  tearOffCentsPerSquareAndLayer: 0,
  wasteBasisPoints: 1250,
  validDays: 30,
  financing: terms,
}

beforeAll(async () => {
  const { present, send, upload } = site.company
  const heroImg = await upload(
    'photograph.png',
    'image/png',
    Buffer.from(encode({ width: 16, height: 9, data: grey, channels: 3 })),
  )
  const productData = { good: { name: 'A' }, better: { name: 'B', isRecommended: true }, best: { name: 'C' } }
  const slides = [
    {
      title: 'Your roof',
      slideType: 'roof_v1',
      heroImg,
      narrationScript: 'It has {{roof_squares}} squares. '.repeat(12),
    },
    { title: 'Prices', slideType: 'product_pricing_v1', productData },
  ]
  const { id } = await present({ slides })
  await send('PUT', '/api/roof-measurements/pricing', pricing)
  const { roofMeasurement } = await send('POST', '/api/roof-measurements', roof)
  await send('POST', `/api/presentations/${id}/quote`, { roofMeasurementId: roofMeasurement.id })
  quoted = id
})

describe('the measured roof in the presentation', () => {
  it('is complete before the presentation starts, and drawn facet by facet as the script is spoken', async () => {
    const { page, visit, close } = await site.open(quoted, { reducedMotion: 'no-preference' })
    await visit()
    await ready(page)
    const drawn = playerOf(page).locator('.facet.on')
    await playerOf(page).locator('.roof-plan').waitFor()
    expect(await drawn.count()).toBe(6)
    await ask(page, (player) => player.play())
    await expect.poll(() => drawn.count()).toBe(0)
    const counts = []
    for (const share of [0.2, 0.5, 0.9]) {
      await page.evaluate(
        ([player, share]) => {
          const { duration } = player as unknown as { duration: number }
          const one = duration - 5
          ;(player as unknown as { seekTo(time: number): void }).seekTo(one * (share as number))
        },
        [await playerOf(page).elementHandle(), share] as const,
      )
      await ask(page, (player) => player.pause())
      await ask(page, (player) => player.updateComplete)
      counts.push(await drawn.count())
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(new Set(counts).size).toBe(3)
    expect(counts.at(-1)).toBe(6)
    await close()
  })

  it('shows its squares, its pitch and the waste, and is described for screen readers', async () => {
    const { page, visit, close } = await site.open(quoted)
    await visit()
    await ready(page)
    const facts = playerOf(page).locator('.fact')
    await facts.first().waitFor()
    expect(await facts.allInnerTexts()).toEqual(['Squares\n24', 'Pitch\n6/12', 'Waste allowance\n12.5%'])
    const name =
      'Your roof from above: 780 ft², 6/12; 780 ft², 6/12; 120 ft², 8/12; 120 ft², 8/12; 300 ft², 4/12; 300 ft², 4/12'
    expect(await playerOf(page).getByRole('img', { name, exact: true }).count()).toBe(1)
    await close()
  })

  it('has readable letters at 320 pixels', async () => {
    const { page, visit, close } = await site.open(quoted, { viewport: { width: 320, height: 700 } })
    await visit()
    await ready(page)
    await playerOf(page).locator('.plan').waitFor()
    const heights = await playerOf(page)
      .locator('.plan text')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const matrix = (text as SVGTextElement).getScreenCTM()
          return Number.parseFloat(getComputedStyle(text).fontSize) * (matrix?.a ?? 0)
        }),
      )
    expect(heights.length).toBeGreaterThan(6)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(10)
    await close()
  })

  it('comes with prices, the terms beside each monthly one, and the date until which they are valid', async () => {
    const { page, visit, close } = await site.open(quoted)
    await visit()
    await ready(page)
    await ask(page, (player) => player.goTo(1))
    await playerOf(page).locator('.card').first().waitFor()
    const monthly = await playerOf(page).locator('.monthly').allInnerTexts()
    expect(monthly).toHaveLength(3)
    for (const text of monthly)
      expect(text.replaceAll(/\s+/g, ' ')).toBe('$163.72 a month 120 months at 7.99% APR, $0 down')
    const small = await playerOf(page).locator('.small-print > *').allInnerTexts()
    expect(small[0]).toMatch(/^These prices are for the roof we measured and are valid until \w+ \d+, \d{4}\.$/)
    expect(small[1]).toBe('By Front Range Bank.')
    await close()
  })

  it('is printed too, in place of a picture, with its figures', async () => {
    const { page, close } = await site.open(quoted)
    await page.addInitScript(() => {
      Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) })
    })
    await page.goto(`${site.address}/p/${quoted}#print`)
    await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    const leaf = page.locator('.leaf').nth(1)
    expect(await leaf.locator('polygon').count()).toBe(6)
    expect(await leaf.locator('img').count()).toBe(0)
    expect(await leaf.locator('dl > div').allInnerTexts()).toEqual([
      'Squares\n24',
      'Pitch\n6/12',
      'Waste allowance\n12.5%',
    ])
    expect(await leaf.locator('dd > bdi').allTextContents()).toEqual(['24', '6/12', '12.5%'])
    expect(await page.getByRole('img', { name: /^Your roof from above: 780 ft², 6\/12;/ }).isVisible()).toBe(true)
    const [plan, figures] = await Promise.all([
      leaf.locator('svg').boundingBox(),
      leaf.locator('svg text').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height)),
    ])
    expect(plan?.height).toBeGreaterThan(300)
    expect(Math.min(...figures)).toBeGreaterThan(10)
    await close()
  })
})
