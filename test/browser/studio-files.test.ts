import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press } from './studio-pages.ts'

const site = useSite()

const guide = '# Ridge vents\n\nA ridge vent lets warm air out of the attic.'
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="120" height="100" fill="#7a1f3d"/></svg>`
const file = (name: string, text: string, mimeType = '') => ({ name, mimeType, buffer: Buffer.from(text) })

it('uploads documents, reports an invalid one, sets who may hear of one, and deletes it after asking', async () => {
  const { page, close } = await openStudio(site, '/files')
  await page.getByText('No documents yet').waitFor()
  const input = page.locator('input[type=file]')
  await input.setInputFiles([file('Attic guide.md', guide), file('setup.exe', 'MZ', 'application/x-msdownload')])
  const row = page.getByRole('listitem').filter({ hasText: 'Attic guide.md' })
  await row.getByText('Ready', { exact: true }).waitFor()
  await row.getByText('Answers to homeowners can quote it.').waitFor()
  const refused = page.getByRole('listitem').filter({ hasText: 'setup.exe' })
  await refused.getByRole('alert').waitFor()
  await press(page, 'Cancel: setup.exe')
  await refused.waitFor({ state: 'detached' })

  await press(page, 'Edit: Attic guide.md')
  await page.getByLabel('Name').fill('Übersicht Dachboden')
  await page.locator('dialog').getByLabel('Who it’s for').selectOption('company')
  await press(page, 'Save')
  await page.getByText('Your company only.').waitFor()
  const { documents } = await site.company.send('GET', '/api/company/kb/documents')
  expect(documents).toMatchObject([{ displayName: 'Übersicht Dachboden', audience: 'company', status: 'ready' }])
  const download = page.getByRole('link', { name: 'Download Übersicht Dachboden' })
  const address = new URL((await download.getAttribute('href')) ?? '', site.address)
  expect(await (await page.context().request.get(String(address))).text()).toBe(guide)

  await press(page, 'Delete: Übersicht Dachboden')
  await page.getByText('You can’t undo this.').waitFor()
  await press(page, /^Delete$/)
  await page.getByText('No documents yet').waitFor()
  await close()
})

it('keeps a file whose upload was interrupted, and sends it again', async () => {
  const { page, context, close } = await openStudio(site, '/files')
  const storage = /X-Amz-Signature/
  let isDown = true
  await context.route(storage, (route) => (isDown ? route.abort() : route.continue()))
  await page.locator('input[type=file]').setInputFiles(file('Prices.csv', 'Item,Price\nVent,40'))
  const row = page.getByRole('listitem').filter({ hasText: 'Prices.csv' })
  await row.getByText('You’re offline.', { exact: false }).waitFor()
  isDown = false
  await press(page, 'Try again')
  await row.getByText('Ready', { exact: true }).waitFor()
  await close()
})

it('shows pictures, finds them, and saves their alt text and focal point', async () => {
  const { page, close } = await openStudio(site, '/files/pictures')
  await page.getByText('No pictures yet').waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles([file('ridge.svg', picture, 'image/svg+xml'), file('eaves.svg', picture, 'image/svg+xml')])
  await page.getByRole('button', { name: 'Edit: ridge.svg' }).waitFor()
  await page.getByRole('button', { name: 'Edit: eaves.svg' }).waitFor()
  await press(page, 'Edit: ridge.svg')
  await page.getByLabel('Description', { exact: true }).fill('A ridge vent on a red roof')
  await page.getByLabel('Focus point, left to right').press('End')
  await press(page, 'Save')
  await page.getByText('A ridge vent on a red roof').waitFor()
  await page.getByLabel('Search by name or description').fill('red roof')
  await page.getByRole('button', { name: 'Edit: eaves.svg' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit: ridge.svg' }).waitFor()
  const { images } = await site.company.send('GET', '/api/images?q=red+roof')
  expect(images).toMatchObject([{ filename: 'ridge.svg', focalPoint: { x: 1, y: 0.5 } }])
  await close()
})
