import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { memberOf, openStudio, press } from './studio-pages.ts'

const site = useSite()

it('lists who did what, by person and until a day, with links to what was changed', async () => {
  const { deck } = await site.company.send('POST', '/api/decks', { name: 'Slate roofs' })
  const editor = await memberOf(site, 'editor')
  const { page, close } = await openStudio(site, '/settings/audit')
  const rows = page.getByRole('main').getByRole('listitem')
  const created = rows.filter({ hasText: 'created the deck Slate roofs.' })
  await created.getByText('Details').press('Enter')
  await created.getByText('Sent: name').waitFor()
  await page.getByLabel('Who').selectOption('Vera')
  await page.getByRole('button', { name: 'Show entries' }).press('Enter')
  await page.waitForURL(/who=/)
  await expect.poll(() => created.count()).toBe(0)
  await rows.filter({ hasText: 'Vera' }).first().waitFor()
  await page.getByLabel('Who').selectOption('')
  await page.getByLabel('Through').fill('2020-01-01')
  await page.getByRole('button', { name: 'Show entries' }).press('Enter')
  await page.getByText('No entries found').waitFor()
  await page.getByRole('link', { name: 'Show all entries' }).press('Enter')
  await created.getByRole('link', { name: 'Slate roofs' }).press('Enter')
  await page.waitForURL(`**/studio/decks/${deck.id}`)
  await close()
  const other = await openStudio(site, '/settings/audit', { cookie: editor.cookie })
  await other.page.getByText('Only owners can open this page').waitFor()
  await other.close()
})

it('exports everything into a downloadable file', async () => {
  const { page, close } = await openStudio(site, '/settings/data')
  await page.getByText('Nothing has been exported or erased yet.').waitFor()
  await page.getByRole('button', { name: 'Export data' }).press('Enter')
  await page.locator('.said').getByText('We’re preparing your export.', { exact: false }).waitFor()
  const download = page.getByRole('link', { name: 'Download' })
  await download.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  await close()
})

it('deletes the company for an owner who enters its name and password, and restores it at sign-in', async () => {
  const company = await newCompany(site.address)
  const { cookie = '' } = company.headers
  const { page, close } = await openStudio(site, '/settings/data', { cookie })
  await press(page, 'Delete company…')
  const dialog = page.getByRole('dialog')
  const label = await dialog.getByText('To confirm', { exact: false }).textContent()
  const name = label?.split(': ')[1]?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''
  await dialog.getByLabel('To confirm').fill(name)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete company' }).press('Enter')
  await dialog.getByRole('alert').getByText('Is wrong.').waitFor()
  await dialog.getByLabel('Your password').fill(company.password)
  await dialog.getByRole('button', { name: 'Delete company' }).press('Enter')
  await page.getByText('Until then, an owner can sign in here and stop the deletion.', { exact: false }).waitFor()
  await page.getByLabel('Email').fill(company.email)
  await page.getByLabel('Password').fill(company.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await page.getByText('This company is closed and will be deleted.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Stop deletion' }).press('Enter')
  await page.getByRole('button', { name: 'Export data' }).waitFor()
  await close()
})
