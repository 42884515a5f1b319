import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said, typeWhileSaving } from './studio-pages.ts'

const site = useSite()

const homeowner = { last_name: 'Okafor', address: '12 Maple Street', city: 'Boulder', state: 'CO', zip: '80302' }
const facets = [
  { name: 'Front', pitch: 6, areaSquareFeet: 1200, azimuthDegrees: 180 },
  { name: 'Back', pitch: 6, planAreaSquareFeet: 1000, azimuthDegrees: 0 },
]

async function newRoof(more = {}) {
  const structures = [{ name: 'House', facets }]
  const input = { source: 'manual', address: '9 Elm Court', structures, lines: { ridge: 40 }, ...more }
  return (await site.company.send('POST', '/api/roof-measurements', input)).roofMeasurement.id as string
}

const roofOf = async (id: string) => (await site.company.send('GET', `/api/roof-measurements/${id}`)).roofMeasurement

const tier = (centsPerSquare: number) => ({ centsPerSquare })
const pricing = {
  tiers: { good: tier(45_000), better: tier(55_000), best: tier(75_000) },
  tearOffCentsPerSquareAndLayer: 6500,
  wasteBasisPoints: 1250,
  validDays: 30,
}

it('enters a homeowner’s roof, confirms it, sets the prices and quotes it by keyboard', async () => {
  const { id: presentationId } = await site.company.present({ slides: [], homeowner })
  const { page, close } = await openStudio(site, '/roofs')
  await page.getByRole('main').getByRole('link', { name: 'Add roof' }).first().press('Enter')
  await page.getByLabel('Find homeowner').fill('Okafor')
  await page.getByRole('button', { name: /^Maria Okafor/ }).press('Enter')
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Maple Street, Boulder, CO 80302')
  await press(page, 'Measure roof')
  await page.getByRole('alert').getByText('Roofs can’t be measured from above here.', { exact: false }).waitFor()
  await page.getByRole('radio', { name: /^Enter by hand/ }).press('Space')
  await press(page, 'Save roof')
  await page.getByText('Area, sq ft: Fill in this field.').waitFor()
  await page.getByLabel('Area, sq ft, Facet 1').fill('2400')
  await press(page, 'Save roof')
  await page.getByRole('heading', { name: '12 Maple Street, Boulder, CO 80302', level: 1 }).waitFor()
  await press(page, 'Confirm numbers')
  await said(page, 'Confirmed.')
  await press(page, 'Create quote')
  await page.getByRole('alert').getByText('You haven’t set your prices yet.', { exact: false }).waitFor()

  await page.getByRole('main').getByRole('link', { name: 'Prices' }).press('Enter')
  const square = page.getByLabel('Price per square, $: Good')
  await square.fill('')
  await press(page, 'Save')
  await page.getByRole('region', { name: 'Good' }).getByRole('alert').waitFor()
  await square.fill('487.50')
  await press(page, 'Add extra: Good')
  await page.getByLabel('Description, Good').fill('Permit')
  await page.keyboard.press('Tab')
  await page.getByLabel('Amount, $: Permit, Good').fill('410')
  await press(page, 'Save')
  await said(page, 'Saved.')
  await press(page, 'Create quote')
  await said(page, 'Quote created.')
  const { quote } = await site.company.send('GET', `/api/presentations/${presentationId}/quote`)
  expect(quote.tiers.good.lines.at(-1)).toMatchObject({ label: 'Permit', amountCents: 41_000 })
  const total = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  await page
    .locator('.quote-tiers')
    .getByText(total.format(quote.tiers.good.totalCents / 100))
    .waitFor()
  await square.fill('500')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { name: 'With these prices' }).waitFor()
  const saved = total.format(quote.tiers.good.totalCents / 100)
  const tried = page.locator('studio-price-example .quote-tiers .sum').first()
  await expect.poll(() => tried.textContent()).not.toBe(saved)
  await press(page, 'Save')
  await page.getByText('The roof or your prices have changed since this quote.').waitFor()
  await close()
})

it('imports a roof from a table, corrects it, and lets the later of two editors choose', async () => {
  const { page, close } = await openStudio(site, '/roofs/new')
  await page.getByRole('radio', { name: /^Upload a report/ }).press('Space')
  await press(page, 'Read file')
  await page.getByText('Choose a file first.').waitFor()
  const table = await (
    await fetch(`${site.address}/api/roof-measurements/import-template.csv`, { headers: site.company.headers })
  ).text()
  const file = (text: string) => ({ name: 'roof.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByLabel('File', { exact: true }).setInputFiles(file('nothing'))
  await press(page, 'Read file')
  await page.locator('#field-file-fault').waitFor()
  await page.getByLabel('File', { exact: true }).setInputFiles(file(table))
  await page.getByLabel('Address', { exact: true }).fill('5 Pine Road')
  await press(page, 'Read file')
  await page.getByRole('heading', { name: '5 Pine Road', level: 1 }).waitFor()

  const id = await newRoof()
  await page.goto(`${site.address}/studio/roofs/${id}`)
  await press(page, 'Edit numbers')
  await page.getByLabel('Pitch, rise per 12, Front').fill('8')
  await press(page, 'Save')
  await said(page, 'Saved.')
  const corrected = await roofOf(id)
  const [front, back] = corrected.structures[0].facets
  expect([front.pitch, front.areaSquareFeet, front.azimuthDegrees]).toEqual([8, 1200, 180])
  expect(back.asMeasured).toEqual({ pitch: 6, planAreaSquareFeet: 1000, azimuthDegrees: 0 })

  await press(page, 'Edit numbers')
  await page.getByLabel('Ridges').fill('44')
  await page.getByLabel('Address', { exact: true }).fill('10 Elm Court')
  await site.company.send('PATCH', `/api/roof-measurements/${id}`, { lines: { ridge: 48 } })
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('Ridges 48').waitFor()
  await press(page, 'Save my version')
  const corrections = { address: '10 Elm Court', lines: { ridge: 44 }, confirmedAt: null }
  await expect.poll(() => roofOf(id)).toMatchObject(corrections)
  await page.getByRole('heading', { name: '10 Elm Court', level: 1 }).waitFor()
  await page.locator('img[alt="Drawing of the roof from above"][src*="8%2F12"]').waitFor()

  await site.company.send('PATCH', `/api/roof-measurements/${id}`, { lines: { ridge: 50 } })
  await press(page, 'Confirm numbers')
  await page.getByRole('alert').getByText('Check them again').waitFor()
  expect((await roofOf(id)).confirmedAt).toBeNull()
  await press(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await said(page, 'Roof deleted.')
  await page.getByRole('link', { name: /5 Pine Road/ }).waitFor()
  await close()
})

it('keeps another person’s price changes, and asks if both changed the same', async () => {
  await site.company.send('PUT', '/api/roof-measurements/pricing', pricing)
  const { page, close } = await openStudio(site, '/roofs/prices')
  await page.getByLabel('Waste, %').fill('15')
  await page.getByLabel('Minimum job, $').fill('6500')
  const theirs = { ...pricing, wasteBasisPoints: 1000, validDays: 60 }
  await site.company.send('PUT', '/api/roof-measurements/pricing', theirs)
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('10 %').waitFor()
  expect(await dialog.locator('dt').count()).toBe(1)
  await press(page, 'Use their version')
  expect(await page.getByLabel('Waste, %').inputValue()).toBe('10')
  await press(page, 'Save')
  await said(page, 'Saved.')
  const saved = (await site.company.send('GET', '/api/roof-measurements/pricing')).pricing
  expect(saved).toMatchObject({ wasteBasisPoints: 1000, minimumCents: 650_000, validDays: 60 })

  await page.getByLabel('Waste, %').fill('12')
  const ofForm = {
    save: page.getByRole('button', { name: 'Save', exact: true }),
    field: page.getByLabel('Minimum job, $'),
  }
  expect(await typeWhileSaving(page, '/api/roof-measurements/pricing', ofForm)).toBe('321')
  await close()
})
