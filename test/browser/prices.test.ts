import { expect, it } from 'vitest'
import { captureBeacons, sentBy } from './beacons.ts'
import { ask, button, playerOf } from './player.ts'
import { branding, pictureWithRedSquare, prices, productData, tier } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()

it('pictures on the prices are requested at the width that is needed', async () => {
  const imageKey = await site.company.upload('sample.png', 'image/png', pictureWithRedSquare())
  const withPicture = { ...prices, productData: { ...productData, better: { ...productData.better, imageKey } } }
  const { id } = await site.company.present({ slides: [withPicture] })
  const { page, visit, close } = await site.open(id)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.png')) asked.push(new URL(request.url()).search)
  })
  await visit()
  const picture = playerOf(page).locator('.card-image')
  await picture.evaluate((image) => (image as HTMLImageElement).decode())
  expect(asked).toEqual(['?width=640'])
  await close()
})

it('a choice among the prices is kept, reported and shown at the end, and the presentation waits for it', async () => {
  const { id, slideIds } = await site.company.present({ slides: [prices, { title: 'Next' }], branding })
  const { page, visit, close } = await site.open(id)
  await page.clock.install()
  await captureBeacons(page)
  await visit()
  await ask(page, (player) => player.play())
  const heights = () =>
    playerOf(page)
      .locator('.cards')
      .evaluate(({ clientHeight }) => clientHeight)
  await playerOf(page).locator('.card.plain').waitFor()
  const before = await heights()
  await page.clock.runFor(60_000)
  await button(page, 'Continue').waitFor()
  expect([await heights(), await ask(page, (player) => [player.paused, player.currentSlide])]).toEqual([
    before,
    [true, 0],
  ])
  await button(page, 'Choose Heirloom').click()
  await button(page, 'You chose Heirloom').waitFor()
  await button(page, 'Compare side by side').click()
  expect(await playerOf(page).getByRole('row').count()).toBe(6)
  await button(page, 'Back to price options').click()
  const chosen = async () =>
    (await sentBy(page)).flatMap(({ events }) => events).filter(({ type }) => type === 'tier_chosen')
  await expect.poll(chosen).toMatchObject([{ tier: 'best', slideId: slideIds[0] }])
  await button(page, 'Continue').click()
  expect(await ask(page, (player) => [player.paused, player.currentSlide])).toEqual([false, 1])
  await page.clock.runFor(60_000)
  const ending = playerOf(page).locator('.ending')
  await ending.getByText('Heirloom').waitFor()
  await ending.getByText('$14,800').waitFor()
  await ending.getByRole('link', { name: 'Call us: +1 303 555 0142' }).waitFor()
  await close()
})

it('a feature of only one price is compared with what the others have instead, and none is hidden', async () => {
  const features = [
    ['Permit', 'Shingle', '110 mph'],
    ['Permit', 'Class 4 shingle', '130 mph'],
    ['Permit', 'Steel'],
  ]
  const [good, better, best] = features.map((features, index) => ({ name: `Roof ${index}`, ...tier, features }))
  const { id } = await site.company.present({
    slides: [{ ...prices, productData: { ...productData, good, better, best } }],
  })
  const { page, visit, close } = await site.open(id, { viewport: { width: 390, height: 844 } })
  await visit()
  await button(page, 'Compare side by side').click()
  const table = playerOf(page).getByRole('table')
  const rows = await table.locator('tbody tr').allInnerTexts()
  expect(rows.slice(1, -1).map((row) => row.trim().split(/\s*[\t\n]\s*/))).toEqual([
    ['Permit'],
    ['Included', 'Shingle', 'Class 4 shingle', 'Steel'],
    ['110 mph', '130 mph', '–'],
  ])
  const comparison = playerOf(page).locator('.comparison')
  expect(await comparison.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await close()
})

it.each([
  ['English at 360 px', 360, 'en', ['Shelter', 'Hearth', 'Heirloom'], ['Impact-rated shingle', 'Underlayment']],
  ['German at 320 px', 320, 'de', ['Schutz', 'Familie', 'Energiehaus'], ['Dachdämmung', 'Regenrinne']],
  ['Hebrew at 390 px', 390, 'he', ['מגן', 'בית', 'מורשת'], ['רעפים עמידים', 'בידוד']],
] as const)(
  'on a phone the comparison begins with all names and prices, and they stay in view: %s',
  async (...given) => {
    const [, width, language, names, features] = given
    const [good, better, best] = names.map((name, index) => ({ ...tier, name, features, isRecommended: index === 1 }))
    const { id } = await site.company.present({
      slides: [
        { ...prices, productData: { ...productData, good, better, best, disclaimer: 'Terms apply. '.repeat(20) } },
      ],
      language,
    })
    const { page, visit, close } = await site.open(id, { viewport: { width, height: 740 }, hasTouch: true })
    await visit()
    const offer = playerOf(page).locator('.offer')
    await offer.locator('.card').first().waitFor()
    await offer.evaluate((each) => each.scrollTo(0, 400))
    await offer.locator('.compare-prices').click()
    await offer.getByRole('table').waitFor()
    await expect.poll(() => offer.evaluate((each) => each.scrollTop)).toBe(0)
    for (const top of [0, 120]) {
      await offer.evaluate((each, top) => each.scrollTo(0, top), top)
      const seen = await offer.evaluate((each) => {
        const root = each.getRootNode() as ShadowRoot
        const range = new Range()
        return [...each.querySelectorAll('thead [scope=col], thead td:not(.blank)')].map((cell) => {
          range.selectNodeContents(cell)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const at = (x: number) => cell.contains(root.elementFromPoint(x, (top + bottom) / 2))
          return left >= 0 && right <= innerWidth && at(left + 2) && at(right - 2)
        })
      })
      expect(seen).toEqual([true, true, true, true, true, true])
    }
    const broken = await offer.evaluate((each) => {
      const lines = new Range()
      const walker = document.createTreeWalker(each.querySelector('table') ?? each, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          lines.setStart(node, word.index)
          lines.setEnd(node, word.index + word[0].length)
          if (new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0])
        }
      return found
    })
    expect(broken).toEqual([])
    expect(
      await offer
        .locator('tbody th')
        .evaluateAll((labels) => labels.map((label) => label.clientWidth > innerWidth / 2)),
    ).toEqual([true, true, true])
    await close()
  },
)

it('on a phone the prices begin at the recommended one', async () => {
  const { id } = await site.company.present({ slides: [prices] })
  const { page, visit, close } = await site.open(id, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await visit()
  await playerOf(page).locator('.dot.here').waitFor()
  await expect
    .poll(() =>
      playerOf(page)
        .locator('.card.best')
        .evaluate((card) => Math.round(card.getBoundingClientRect().left + card.clientWidth / 2)),
    )
    .toBe(180)
  expect(await playerOf(page).locator('.dot').nth(1).getAttribute('class')).toContain('here')
  await close()
})

it('on a phone the cards follow the voice until the viewer moves them', async () => {
  const narrationScript = `Now the prices. ${'Shelter is solid. '.repeat(20)}${'Heirloom lasts. '.repeat(20)}`
  const { id } = await site.company.present({ slides: [{ ...prices, narrationScript }] })
  const { page, visit, close } = await site.open(id, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await visit()
  await playerOf(page).locator('.dot.here').waitFor()
  const hear = async (time: number, words: string) => {
    await ask(page, (player, time) => player.seekTo(time), time)
    await playerOf(page).locator('.captions', { hasText: words }).waitFor()
    await ask(page, (player) => player.updateComplete)
  }
  const here = () =>
    playerOf(page)
      .locator('.dot')
      .evaluateAll((dots) => dots.findIndex((dot) => dot.matches('.here')))
  await ask(page, (player) => player.play())
  await hear(10, 'Shelter')
  await expect.poll(here).toBe(0)
  await hear(45, 'Heirloom')
  await expect.poll(here).toBe(2)
  await playerOf(page).locator('.card').last().tap()
  await hear(10, 'Shelter')
  expect(await here()).toBe(2)
  await close()
})

it.each([
  [320, 568],
  [360, 740],
  [740, 360],
])('a phone of %i × %i shows at once how to compare and to choose, with nothing cut off', async (width, height) => {
  const { id } = await site.company.present({ slides: [prices] })
  const { page, visit, close } = await site.open(id, { viewport: { width, height }, hasTouch: true })
  await visit()
  await button(page, 'Choose Hearth').waitFor()
  await ask(page, (player) => player.play())
  const cutOff = () =>
    playerOf(page)
      .locator('.offer')
      .evaluate((offer) => {
        const outer = offer.getBoundingClientRect()
        return ['.compare-prices', '.badge', '.best .choice-of-tier', '.best .price'].filter((part) => {
          const { left, right, top, bottom } = offer.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          const isWhole = left >= 0 && right <= innerWidth && top >= outer.top && bottom <= outer.bottom
          return !isWhole || right === left
        })
      })
  await expect.poll(cutOff).toEqual([])
  await close()
})
