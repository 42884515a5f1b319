import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press } from './studio-pages.ts'

const site = useSite()
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
  <rect width="120" height="100" fill="#7a1f3d"/><circle cx="160" cy="50" r="36" fill="#e9a63a"/></svg>`

const step = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

it('a new company gets from registration to its first link by keyboard, in its own colors, and is not counted as a viewer', async () => {
  const { page, context, close } = await openStudio(site, '', { cookie: '' })
  await press(page, 'Create account')
  await page.getByLabel('Company').fill('Okafor Roofing')
  await page.getByLabel('Your name').fill('Ana Okafor')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@test.example`)
  await page.getByLabel('Password').fill('a long walk home')
  await page.keyboard.press('Enter')

  await step(page, 'Make it look like you')
  await page.getByText('Text is easy to read on these colors.').waitFor()
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect.poll(() => page.getByLabel('Main color').inputValue()).toBe('#7a1f3d')
  await page.getByText('Text is easy to read on these colors.').waitFor()
  await press(page, 'Continue')

  await step(page, 'Create your first deck')
  await page.getByText('A roof you can stop thinking about').waitFor()
  await page.getByRole('link', { name: 'Back' }).press('Enter')
  await step(page, 'Make it look like you')
  await press(page, 'Continue')
  await press(page, 'Create deck')

  await step(page, 'This is how it starts')
  const preview = page.frameLocator('iframe[title="Presentation"]')
  await preview.getByText('Ana, this is for you').waitFor()
  await page.reload()
  await preview.getByText('Ana, this is for you').waitFor()
  await press(page, 'Continue')

  await step(page, 'Add your first homeowner')
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill('Hughes')
  await page.getByLabel('Email').fill('maria.hughes@example.com')
  await page.keyboard.press('Enter')

  await step(page, 'Maria Hughes’s link')
  expect(await page.getByLabel('Link').inputValue()).toContain(`${site.address}/p/`)
  await press(page, 'Email it to maria.hughes@example.com')
  await page.getByText('Email on its way.').waitFor()
  const { presentations } = await (await context.request.get(`${site.address}/api/presentations`)).json()
  expect(presentations.map(({ homeownerData }: { homeownerData: object }) => homeownerData)).toMatchObject([
    { first_name: 'Maria', last_name: 'Hughes' },
  ])
  await page.getByText('No one can book a visit until you set your hours.').waitFor()
  await press(page, 'Go to Home')
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  const setup = page.getByRole('region', { name: 'Finish setting up' })
  await setup.getByText('1 of 6 done').waitFor()
  await setup.getByRole('link', { name: 'Set your hours' }).waitFor()
  await press(page, 'Hide this list')
  await expect.poll(() => setup.count()).toBe(0)
  await close()
})

it('a first deck is written from a document, its progress is found again after a reload, and it gets the colors', async () => {
  const { page, close } = await openStudio(site, '/welcome')
  await step(page, 'Make it look like you')
  await page.getByLabel('Main color').fill('#7a1f3d')
  await press(page, 'Continue')
  await step(page, 'Create your first deck')
  const guide =
    '# Slate roofs\n\nA slate roof lasts a hundred years. We check each slate by hand.\n\n# Price\n\nA square costs 900 dollars.'
  await page
    .getByLabel('Document')
    .setInputFiles({ name: 'slate.md', mimeType: 'text/markdown', buffer: Buffer.from(guide) })
  await page.getByLabel('What it’s about').fill('Slate roofs for homeowners in Denver')
  await press(page, 'Write deck')
  await page.getByRole('button', { name: 'Stop writing' }).or(page.getByText('Your deck is ready.')).waitFor()
  await page.reload()
  await page.getByText('Your deck is ready.').waitFor()
  await press(page, 'Continue')
  const opened = page.getByRole('heading', { name: 'This is how it starts' })
  await opened.or(page.getByRole('alert')).waitFor()
  expect(await page.getByRole('alert').allTextContents()).toEqual([])
  const { decks } = await site.company.send('GET', '/api/decks')
  expect(decks[0]).toMatchObject({ isActive: true })
  const { branding } = await site.company.send('GET', `/api/decks/${decks[0].id}/branding`)
  expect(branding.palette.primary).toBe('#7a1f3d')
  await close()
})
