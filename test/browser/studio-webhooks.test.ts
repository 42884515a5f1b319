import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { expectSound, memberOf, openStudio } from './studio-pages.ts'

const site = useSite()

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const said = (page: Page, text: string) => page.locator('.said').getByText(text).waitFor()

it('makes a webhook whose secret is shown once, turns it off and on, gives it a new secret, and deletes it', async () => {
  const { page, close } = await openStudio(site, '/settings/webhooks')
  await page.getByText('Nothing is told to anyone yet').waitFor()
  await press(page, 'Make a subscription')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('CRM')
  await dialog.getByLabel('Address').fill('not an address')
  await dialog.getByRole('button', { name: 'Make a subscription' }).press('Enter')
  await dialog.getByRole('alert').first().waitFor()
  await expectSound(page)
  await dialog.getByLabel('Address').fill('https://crm.example.com/hooks')
  await dialog.getByRole('button', { name: 'Make a subscription' }).press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Secret' }).inputValue()).toMatch(/^whsec_/)
  await press(page, 'Done')
  await page.getByRole('heading', { name: 'CRM', level: 1 }).waitFor()
  await press(page, 'Turn off')
  await page.getByText('What happens meanwhile is not told.', { exact: false }).waitFor()
  await press(page, 'Turn on')
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  await press(page, 'New secret')
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Secret' }).inputValue()).toMatch(/^whsec_/)
  await press(page, 'Done')
  await expectSound(page)
  await press(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('Nothing is told to anyone yet').waitFor()
  await close()
})

it('lists what was sent with its attempts, and sends one of it and all that failed again', async () => {
  const made = { name: 'Log', eventType: 'deck.created', channel: 'console', channelConfig: {} }
  const { id } = await site.company.send('POST', '/api/notifications/subscriptions', made)
  const { page, close } = await openStudio(site, `/settings/webhooks/${id}`)
  await press(page, 'Send an example')
  const row = page.getByRole('listitem').filter({ hasText: 'deck.created' })
  await row.getByText('Delivered').waitFor()
  await row.getByText('Attempts: 1').press('Enter')
  await expectSound(page)
  await row.getByRole('button', { name: /^Send again/ }).press('Enter')
  await said(page, 'It is on its way again.')
  await row.getByText('Attempts: 2').waitFor()
  await press(page, 'Send again what failed')
  await page.getByRole('dialog').getByRole('button', { name: 'Send again what failed' }).press('Enter')
  await said(page, 'Sent again: 0.')
  await page.getByLabel('State').selectOption('failed')
  await page.getByText('Nothing of this in the last thirty days.').waitFor()
  await press(page, 'Edit')
  await page.getByRole('dialog').getByLabel('Name').fill('Log of decks')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('heading', { name: 'Log of decks', level: 1 }).waitFor()
  await close()
})

it('lets a viewer look at webhooks and change none', async () => {
  const made = { name: 'Seen', eventType: '*', channel: 'console', channelConfig: {} }
  const { id } = await site.company.send('POST', '/api/notifications/subscriptions', made)
  const { cookie } = await memberOf(site, 'viewer')
  const { page, close } = await openStudio(site, `/settings/webhooks/${id}`, { cookie })
  await page.getByRole('heading', { name: 'Seen', level: 1 }).waitFor()
  await page.getByText('What was sent').waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  await close()
})
