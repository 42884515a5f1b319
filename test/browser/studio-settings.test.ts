import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { memberOf, openStudio, press, said } from './studio-pages.ts'

const site = useSite()

const settled = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
it('saves the company’s settings by keyboard, and shows the later of two editors what changed', async () => {
  const { page, close } = await openStudio(site, '/settings')
  await page.getByLabel('Mailing address').fill('1 Canyon Road, Boulder, CO 80302')
  await page.getByLabel('Time zone').selectOption('America/Denver')
  await page.getByLabel('Websites that can show your decks').fill('not an address')
  await press(page, 'Save')
  await page.getByRole('alert').getByText('Enter one address per line').waitFor()
  await page.getByLabel('Websites that can show your decks').fill('https://www.example.com')
  await page.getByLabel('How long to keep presentations').selectOption('own')
  await page.getByLabel('Days', { exact: true }).fill('90')
  await press(page, 'Save')
  await said(page, 'Saved.')
  const { organization } = await site.company.send('GET', '/api/organization')
  expect(organization).toMatchObject({
    address: '1 Canyon Road, Boulder, CO 80302',
    timeZone: 'America/Denver',
    allowedEmbedOrigins: ['https://www.example.com'],
    presentationDays: 90,
  })

  await page.getByLabel('Mailing address').fill('2 Canyon Road')
  const theirs = { address: '3 Canyon Road', timeZone: 'America/Boise' }
  await site.company.send('PATCH', '/api/organization', theirs)
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('3 Canyon Road').waitFor()
  await press(page, 'Save my version')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await site.company.send('GET', '/api/organization')).organization)
    .toMatchObject({ address: '2 Canyon Road', timeZone: 'America/Boise' })
  await close()
})

it('invites someone with a link, changes their role and removes them', async () => {
  await memberOf(site, 'viewer')
  const { page, close } = await openStudio(site, '/settings/members')
  await press(page, 'Invite member')
  await page.getByLabel('Name').fill('Bo Lindqvist')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@test.example`)
  await page.getByRole('radio', { name: /^Viewer/ }).press('Space')
  await press(page, 'Send invite')
  expect(await page.getByLabel('Invite link', { exact: true }).inputValue()).toMatch(/\/invite#token=/)
  await press(page, 'Done')
  await page.locator('.row', { hasText: 'Bo Lindqvist' }).getByText('Invited on', { exact: false }).waitFor()
  await press(page, 'Change role: Bo Lindqvist')
  await page.getByRole('radio', { name: /^Editor/ }).press('Space')
  await press(page, 'Save')
  await said(page, 'Bo Lindqvist’s role is now Editor.')
  await press(page, 'Withdraw invite: Bo Lindqvist')
  await press(page, 'Withdraw invite')
  await said(page, 'Removed.')
  await page.locator('.row', { hasText: 'Bo Lindqvist' }).waitFor({ state: 'detached' })

  await press(page, 'Change role: Vera')
  await page.getByRole('radio', { name: /^Editor/ }).press('Space')
  await press(page, 'Save')
  await said(page, 'role is now Editor.')
  await press(page, 'Remove: Vera')
  await press(page, 'Remove')
  await page.locator('.row', { hasText: 'Vera' }).waitFor({ state: 'detached' })
  await close()
})

it('asks for the password if it was entered long ago, and continues once it is right', async () => {
  const { page, close } = await openStudio(site, '/settings/keys')
  let isConfirmed = false
  await page.route('**/api/auth/confirm-password', async (route) => {
    const response = await route.fetch()
    isConfirmed ||= response.ok()
    await route.fulfill({ response })
  })
  const old = { code: 'password_confirmation_required', error: 'Confirm your password first.' }
  await page.route('**/api/keys', (route) =>
    route.request().method() === 'POST' && !isConfirmed
      ? route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(old) })
      : route.fallback(),
  )
  await press(page, 'Create key')
  await page.getByLabel('What it is for').fill('Payroll')
  await page.getByLabel('Analytics').selectOption('read')
  const make = page.getByRole('dialog', { name: 'Create key' }).getByRole('button', { name: 'Create key' })
  await make.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await page.getByText('It’s been a while since you entered your password. Enter it to continue.').waitFor()
  await make.press('Enter')
  await expect.poll(() => dialog.getByLabel('Password').evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await dialog.getByText('is wrong').waitFor()
  await dialog.getByLabel('Password').fill(site.company.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Secret', { exact: true }).waitFor()
  expect(await dialog.count()).toBe(0)
  await close()
})

it('creates a key with a secret shown once, changes its access, rotates and revokes it', async () => {
  const { page, close } = await openStudio(site, '/settings/keys')
  await press(page, 'Create key')
  await page.getByLabel('What it is for').fill('CRM')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).press('Enter')
  await page.getByText('Choose at least one thing').waitFor()
  await page.getByLabel('Preset').selectOption('Website lead form')
  expect(await page.getByLabel('Homeowners and their links').inputValue()).toBe('write')
  expect(await page.getByLabel('Decks').inputValue()).toBe('read')
  await page.getByLabel('Preset').selectOption('Read everything')
  expect(await page.getByLabel('Contracts').inputValue()).toBe('read')
  await page.getByLabel('Preset').selectOption('Custom')
  expect(await page.getByLabel('Contracts').inputValue()).toBe('none')
  await page.getByLabel('Homeowners and their links').selectOption('write')
  await page.getByLabel('Analytics').selectOption('read')
  await page.getByLabel('Expires').selectOption('90')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).press('Enter')
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  const works = async (key: string) => {
    const answer = await fetch(`${site.address}/api/analytics`, { headers: { authorization: `Bearer ${key}` } })
    return answer.status
  }
  expect(await works(secret)).toBe(200)
  await press(page, 'Done')
  const row = page.locator('.row', { hasText: 'CRM' })
  await row.getByText('Can read and change: Homeowners and their links').waitFor()
  expect(await page.content()).not.toContain(secret)

  await fetch(`${site.address}/api/mails`, { headers: { authorization: `Bearer ${secret}` } })
  await expect.poll(async () => (await site.company.send('GET', '/api/requests')).requests.length).toBe(1)
  await page.getByRole('link', { name: 'Refused requests' }).press('Enter')
  await page.locator('.row', { hasText: 'scope_missing' }).getByText('CRM').waitFor()
  await page.getByLabel('Key', { exact: true }).selectOption({ label: 'CRM' })
  await press(page, 'Show requests')
  await page.waitForURL(/key=[0-9a-f]/)
  await page.locator('.row', { hasText: '403' }).getByText('GET /api/mails').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('409')
  await page.getByLabel('Operation', { exact: true }).fill('listMails')
  await press(page, 'Show requests')
  await page.getByText('No refused requests').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('403')
  await press(page, 'Show requests')
  await page.locator('.row', { hasText: 'GET /api/mails' }).waitFor()
  for (let pages = 0; pages < 4; pages++) await page.goBack()

  await press(page, 'Edit: CRM')
  await page.getByLabel('Everything', { exact: false }).press('Space')
  await press(page, 'Save')
  await row.getByText('Can do everything').waitFor()
  await press(page, 'Create new secret: CRM')
  await press(page, 'Create new secret')
  expect(await works(await page.getByLabel('Secret', { exact: true }).inputValue())).toBe(200)
  await press(page, 'Done')
  await press(page, 'Revoke key: CRM')
  await press(page, 'Revoke key')
  await row.getByText('Revoked').waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  await close()
})

it('offers what only an owner may do only to owners', async () => {
  const editor = await openStudio(site, '/settings', { cookie: (await memberOf(site, 'editor')).cookie })
  await editor.page.getByLabel('Mailing address').waitFor()
  expect(await editor.page.getByLabel('How long to keep presentations').count()).toBe(0)
  expect(await editor.page.getByRole('link', { name: 'API keys' }).count()).toBe(0)
  await editor.page.getByRole('link', { name: 'Members' }).press('Enter')
  await settled(editor.page, 'Members')
  await editor.page.locator('.row').first().waitFor()
  expect(await editor.page.getByRole('main').getByRole('button').count()).toBe(0)
  await editor.page.goto(`${site.address}/studio/settings/keys`)
  await editor.page.getByText('Only owners can open this page').waitFor()
  await editor.close()
})
