import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, typeWhileSaving } from './studio-pages.ts'

const site = useSite()

type Rule = { id: string; when: string; after?: number | null; before?: number | null; subject: string; text: string }
const rulesOf = async () => (await site.company.send('GET', '/api/reminders')).rules as Rule[]

it('starts with the suggested reminders, marks errors as they are typed, and saves', async () => {
  await site.company.send('PUT', '/api/reminders', { rules: [] })
  const { page, close } = await openStudio(site, '/settings/reminders')
  await page.getByRole('button', { name: 'Start with four reminders' }).press('Enter')
  const first = page
    .getByRole('group')
    .filter({ has: page.getByLabel('Subject') })
    .first()
  await first.getByText('If the link isn’t opened after 2 days').waitFor()
  expect(await page.getByLabel('Subject').filter({ visible: true }).count()).toBe(0)
  await page.locator('summary', { hasText: 'Maria, your presentation is waiting' }).press('Enter')
  await first.getByLabel('Subject').fill('{{first_nme}}, hello')
  await first.getByText('{{first_nme}} isn’t a merge field', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Nothing was saved. Correct the marked fields, then save again.').waitFor()
  await first.getByLabel('Subject').fill('{{first_name|Hello}}, look')
  await first.getByLabel('After').fill('3')
  await page.locator('summary', { hasText: 'If the contract isn’t signed after 2 days' }).press('Enter')
  await page.getByRole('button', { name: 'Remove: Contract waiting for a signature' }).press('Enter')
  await page.getByRole('button', { name: 'Add reminder' }).press('Enter')
  const last = page.getByRole('group').last()
  await last.getByLabel('When', { exact: true }).selectOption('appointment_soon')
  await expect.poll(() => last.getByLabel('Subject').inputValue()).toContain('see you soon')
  await first.getByRole('button', { name: 'Preview: Link not opened' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByText('Maria, look').waitFor()
  await preview.frameLocator('iframe').getByText('Hello Maria').waitFor()
  await preview.getByRole('button', { name: 'Send me a test' }).press('Enter')
  const told = page.locator('.said', { hasText: 'Test sent to' })
  await told.waitFor()
  const isOnTop = await told.evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === toast
  })
  expect(isOnTop).toBe(true)
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await told.waitFor()
  await first.getByRole('switch').press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.locator('.said').getByText('Saved.').waitFor()
  expect(await rulesOf()).toMatchObject([
    { when: 'not_opened', isEnabled: false, after: 72, subject: '{{first_name|Hello}}, look' },
    { when: 'opened_not_finished', after: 24 },
    { when: 'finished_not_booked', after: 72 },
    { when: 'appointment_soon', before: 3 },
  ])
  await close()
})

it('shows the later of two editors what the earlier one saved, and keeps what only one changed', async () => {
  const rule = { when: 'not_opened', after: 48, text: 'Look.' }
  const rules = [
    { ...rule, id: 'one', subject: 'One' },
    { ...rule, id: 'two', subject: 'Two' },
  ]
  await site.company.send('PUT', '/api/reminders', { rules })
  const { page, close } = await openStudio(site, '/settings/reminders')
  for (const hasText of ['One', 'Two']) await page.locator('summary', { hasText }).press('Enter')
  await page.getByLabel('Subject').first().fill('Mine')
  const [one, two] = rules
  const meanwhile = [
    { ...one, subject: 'Theirs' },
    { ...two, after: 5 },
  ]
  await site.company.send('PUT', '/api/reminders', { rules: meanwhile })
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 days: Theirs', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Save my version' }).press('Enter')
  await page.locator('.said').getByText('Saved.').waitFor()
  expect(await rulesOf()).toMatchObject([
    { id: 'one', subject: 'Mine', after: 48 },
    { id: 'two', subject: 'Two', after: 5 },
  ])

  await page.getByLabel('Subject').first().fill('Once more')
  const ofForm = {
    save: page.getByRole('button', { name: 'Save', exact: true }),
    field: page.getByLabel('Subject').last(),
  }
  expect(await typeWhileSaving(page, '/api/reminders', ofForm)).toBe('321')
  expect(await page.getByLabel('Subject').first().inputValue()).toBe('Once more')
  await close()
})
