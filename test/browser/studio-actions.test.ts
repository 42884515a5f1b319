import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said } from './studio-pages.ts'

const site = useSite()

async function newDeck() {
  const { deckId } = await site.company.present({ slides: [{ title: 'Welcome' }, { title: 'Layers' }] })
  const path = `/api/decks/${deckId}/action-configs`
  const read = async () => (await site.company.send('GET', path)).actionConfigs
  return { deckId, path, read }
}

it('adds a presentation’s buttons by keyboard, changes and deletes them, and says what booking still needs', async () => {
  const { deckId, read } = await newDeck()
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await press(page, 'Add button')
  expect(await dialog.getByLabel('Label').inputValue()).toBe('Book a visit')
  await save()
  await said(page, '“Book a visit” saved.')
  expect(await read()).toMatchObject([{ type: 'book_appointment', trigger: 'presentation_end', config: {} }])
  await page.getByRole('link', { name: 'Set your hours' }).waitFor()

  await press(page, 'Add button')
  await dialog.getByLabel('What it does').selectOption('call')
  expect(await dialog.getByLabel('Label').inputValue()).toBe('Call us')
  await dialog.getByLabel('Label').fill('Call Ana, día o noche')
  await dialog.getByLabel('When it is shown').selectOption('slide_end')
  await dialog.getByLabel('Slide', { exact: true }).selectOption({ label: 'Layers' })
  await dialog.getByLabel('Phone').fill('whenever')
  await save()
  await dialog.getByRole('alert').getByText('Enter a phone number', { exact: false }).waitFor()
  await dialog.getByLabel('Phone').fill('+1 555 0100')
  await save()
  await page.getByText('Call you · After “Layers”').waitFor()
  expect((await read())[1]).toMatchObject({ label: 'Call Ana, día o noche', config: { phone: '+1 555 0100' } })

  await press(page, 'Edit: Call Ana, día o noche')
  await dialog.getByLabel('When it is shown').selectOption('always')
  await dialog.getByLabel('Homeowners see it').uncheck()
  await save()
  await page.getByText('Call you · All the time').waitFor()
  expect((await read())[1]).toMatchObject({ slideId: null, trigger: 'always', isActive: false })
  await press(page, 'Delete: Call Ana, día o noche')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await said(page, 'Button deleted.')
  expect(await read()).toHaveLength(1)
  await close()
})

it('opens a contract from a company template, and keeps settings that it does not show', async () => {
  const { deckId, path, read } = await newDeck()
  const { template } = await site.company.send('POST', '/api/contracts/templates', {
    name: 'Roofing agreement',
    language: 'en',
    body: '# Roofing agreement',
  })
  const config = { templateId: template.id, documentTitle: 'Agreement' }
  await site.company.send('POST', path, { type: 'sign_contract', label: 'Sign', trigger: 'presentation_end', config })
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  await press(page, 'Edit: Sign')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Contract template').inputValue()).toBe(template.id)
  await dialog.getByLabel('Label').fill('Sign here')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, '“Sign here” saved.')
  expect(await read()).toMatchObject([{ label: 'Sign here', config }])
  await close()
})
