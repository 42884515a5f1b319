import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said, typeWhileSaving } from './studio-pages.ts'

const site = useSite()

async function pricedSlide(page: Page, deckId: string) {
  await press(page, 'Add slide')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Your prices')
  await dialog.getByLabel('Narration').fill('Three ways to a dry home.')
  await dialog.getByLabel('Slide type').selectOption('product_pricing_v1')
  await dialog.getByRole('button', { name: 'Add slide' }).press('Enter')
  await page.getByText('Text and pictures of “Your prices”').press('Enter')
  const slide = page.locator('.slides > li', { hasText: 'Your prices' })
  await slide.getByRole('heading', { name: 'Prices', exact: true }).waitFor()
  const { slides } = await site.company.send('GET', `/api/decks/${deckId}`)
  const path = `/api/slides/${slides.at(-1).id}/product-data`
  return { slide, path, save: slide.getByRole('button', { name: 'Save prices of “Your prices”' }) }
}

it('creates a slide with prices, rejects a monthly price without its terms, and shows another person’s changes', async () => {
  const { deckId, id } = await site.company.present({ slides: [{ title: 'Welcome' }] })
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  const { slide, path, save } = await pricedSlide(page, deckId)
  const read = async () => (await site.company.send('GET', path)).productData
  for (const [tier, price] of [
    ['Good', '12000'],
    ['Better', '15,5'],
    ['Best', '21000.5'],
  ])
    await slide.getByLabel(`Price, $: ${tier}`).fill(price?.replace(',', '') ?? '')
  await slide.getByLabel('What’s included, one per line: Best').fill('Schiefer – für 100 Jahre\n\n  Gutters ')
  await slide.getByLabel('Recommended').last().check()
  await slide.getByLabel('Monthly, $: Good').fill('199')
  await save.press('Enter')
  await slide.getByText('Add the financing terms', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).press('Enter')
  await slide.getByLabel('Financing').selectOption('offered')
  await slide.getByLabel('Disclosure').fill('With approved credit.')
  await save.press('Enter')
  await said(page, 'Prices of “Your prices” saved.')
  expect(await read()).toMatchObject({
    good: { name: 'Good', priceCents: 1_200_000, monthlyCents: 19_900, isRecommended: false },
    better: { priceCents: 15_500, isRecommended: false },
    best: { priceCents: 2_100_050, features: ['Schiefer – für 100 Jahre', 'Gutters'], isRecommended: true },
    financing: { aprBasisPoints: 799, termMonths: 120, disclosure: 'With approved credit.' },
  })
  const { slides } = await (await fetch(`${site.address}/api/viewer/presentations/${id}`)).json()
  expect(slides.at(-1).productData).toMatchObject({ best: { priceCents: 2_100_050 } })

  await slide.getByLabel('Price, $: Better').fill('15900')
  const field = slide.getByLabel('Line above the prices')
  expect(await typeWhileSaving(page, path, { save, field })).toBe('321')
  expect((await read()).better.priceCents).toBe(1_590_000)
  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).press('Enter')

  const theirs = await read()
  await site.company.send('PUT', path, { productData: { ...theirs, best: { ...theirs.best, priceCents: 2_200_000 } } })
  await slide.getByLabel('Price, $: Best').fill('23000')
  await slide.getByLabel('Line above the prices').fill('Three ways')
  await save.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('$22,000.00', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Save my version' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(read).toMatchObject({ subtitle: 'Three ways', best: { priceCents: 2_300_000 } })
  await close()
})
