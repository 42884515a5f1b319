import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { openStudio, said } from './studio-pages.ts'

const site = useSite()

it('lists whom to call next and why, and takes them off by keyboard when that is done, put off, or noted', async () => {
  const company = await newCompany(site.address)
  const slides = [prices]
  const { id, deckId } = await company.present({
    slides,
    homeowner: { last_name: 'Okafor', phone: '+1 (303) 555-0100' },
  })
  const at = new Date().toISOString()
  const events = [
    { type: 'started', at },
    { type: 'tier_chosen', at, tier: 'best' },
  ]
  const viewerSessionId = crypto.randomUUID()
  await company.send('POST', `/api/viewer/presentations/${id}/events`, { viewerSessionId, events })
  for (const first_name of ['Zoë', 'Sam'])
    await company.send('POST', '/api/presentations', { deckId, homeownerData: { first_name } })
  const { page, close } = await openStudio(site, '/', { cookie: company.headers.cookie })
  const list = page.getByRole('region', { name: 'Call next' })
  const rows = list.locator('.list > li')
  await expect.poll(() => rows.count()).toBe(3)
  await rows.first().getByText('Chose Best, $', { exact: false }).waitFor()
  expect(await rows.first().getByRole('link', { name: '+1 (303) 555-0100' }).getAttribute('href')).toBe(
    'tel:+13035550100',
  )
  await list.getByText('Link never sent', { exact: false }).first().waitFor()

  await list.getByRole('button', { name: 'Note: Maria Okafor' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Note').fill('Wants gutters too.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).press('Enter')
  await said(page, 'Note added.')
  await list.getByRole('button', { name: 'Done: Maria Okafor' }).press('Enter')
  await expect.poll(() => rows.count()).toBe(2)
  await list.getByRole('button', { name: 'Snooze: Zoë' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Remind me').selectOption('In a week')
  await page.getByRole('dialog').getByLabel('Note (optional)').fill('On vacation.')
  await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).press('Enter')
  await expect.poll(() => rows.count()).toBe(1)
  await list.getByRole('button', { name: 'Done: Sam' }).press('Enter')
  await list.getByText('No one is waiting for a call.').waitFor()
  expect((await company.send('GET', `/api/presentations/${id}/notes`)).notes).toMatchObject([
    { text: 'Wants gutters too.' },
  ])
  await close()
})
