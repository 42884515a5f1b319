import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()

it('finds homeowners, decks and screens from anywhere by keyboard', async () => {
  const company = await newCompany(site.address)
  const { id, deckId } = await company.present({ slides: [{}], homeowner: { last_name: 'Núñez' } })
  await company.send('PATCH', `/api/decks/${deckId}`, { name: 'Slate roofs' })
  const { page, close } = await openStudio(site, '/', { cookie: company.headers.cookie })
  await page.getByRole('heading', { name: 'Call next' }).waitFor()
  const [dialog, input] = [page.getByRole('dialog', { name: 'Search' }), page.getByRole('dialog').getByRole('combobox')]
  const options = dialog.getByRole('option')

  await page.keyboard.press('Control+k')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await input.fill('maria')
  await options.getByText('Maria Núñez').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.address}/studio/homeowners/${id}`)
  await page.getByRole('heading', { name: 'Maria Núñez', level: 1 }).waitFor()

  await page.keyboard.press('Meta+k')
  await input.fill('slate')
  await options.getByText('Slate roofs').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.address}/studio/decks/${deckId}`)

  await page.keyboard.press('Control+k')
  await input.fill('re')
  await expect.poll(() => options.filter({ hasText: 'Reminders' }).count()).toBe(1)
  await expect.poll(() => options.filter({ hasText: 'Questions' }).count()).toBe(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  const first = await options.first().textContent()
  expect(await dialog.getByRole('option', { selected: true }).textContent()).toBe(first)
  for (const [typed, named] of [
    ['logo', 'Branding'],
    ['pricing', 'Roofs and prices'],
    ['password', 'Your account'],
    ['hours', 'Hours and settings'],
    ['csv', 'Import homeowners'],
    ['invite', 'Invite member'],
    ['holiday', 'Hours and settings'],
    ['webhooks', 'Notifications'],
    ['working hours', 'Hours and settings'],
    ['opening times', 'Hours and settings'],
    ['users', 'Members'],
    ['sign out', 'Your account'],
    ['history', 'Audit log'],
    ['leads', 'Homeowners'],
    ['team', 'Members'],
    ['docusign', 'Contracts'],
    ['zapier', 'Notifications'],
    ['new deck', 'New deck'],
  ] as const) {
    await input.fill(typed)
    await expect.poll(() => options.first().textContent()).toContain(named)
  }
  await input.fill('zzz')
  await dialog.getByText('Nothing found').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)

  await page.keyboard.press('Control+k')
  await dialog.getByRole('group', { name: 'Recently updated' }).getByText('Maria Núñez').waitFor()
  await input.fill('núñez')
  // No one waits for the answer before pressing Enter.
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.address}/studio/homeowners/${id}`)
  await close()
})

it('lists the contract with the typed number before homeowners who have it in their address', async () => {
  const company = await newCompany(site.address)
  const { id } = await company.present({ slides: [prices], homeowner: { last_name: 'Ito', address: '1 Maple Street' } })
  const body = '# Scope\n\nA new roof for {{tier_price}}.'
  const { template } = await company.send('POST', '/api/contracts/templates', { name: 'Roof', language: 'en', body })
  const input = { presentationId: id, templateId: template.id, tier: 'best' }
  const { contract } = await company.send('POST', '/api/contracts', input)
  const { page, close } = await openStudio(site, '/', { cookie: company.headers.cookie })
  await page.getByRole('heading', { name: 'Call next' }).waitFor()
  await page.keyboard.press('Control+k')
  const options = page.getByRole('dialog').getByRole('option')
  for (const typed of [String(contract.number), `#${contract.number}`, `contract ${contract.number}`]) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
    await expect.poll(() => options.first().textContent()).toContain(`${contract.number} · Maria Ito`)
  }
  await close()
})
