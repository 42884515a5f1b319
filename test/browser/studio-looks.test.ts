import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said } from './studio-pages.ts'

const site = useSite()
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="120" height="100" fill="#7a1f3d"/></svg>`

it('brands a deck with the contrast in view, and lets the later of two editors choose', async () => {
  const { deckId } = await site.company.present({ slides: [{}] })
  const path = `/api/decks/${deckId}/branding`
  const read = async () => (await site.company.send('GET', path)).branding
  const { page, close } = await openStudio(site, `/settings/branding?deck=${deckId}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Okafor Dächer')
  await page.getByLabel('Buttons').fill('#101418')
  await page.getByText('so homeowners see it a little lighter', { exact: false }).waitFor()
  const picture = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
  await page.getByLabel('Logo').setInputFiles(picture)
  await page.getByRole('img', { name: 'Logo' }).waitFor()
  await page.getByLabel('Button link').fill('not an address')
  await press(page, 'Save')
  await page.getByLabel('Button link').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByLabel('Button link').fill('https://www.example.com')
  await press(page, 'Save')
  await said(page, 'Saved.')
  const saved = await read()
  expect(saved).toMatchObject({ name: 'Okafor Dächer', logo: expect.stringContaining('logo.svg') })
  expect(saved.palette).toMatchObject({ accent: '#101418', primary: '#1f3a5f' })

  await name.fill('Mine')
  await page.getByLabel('Greeting').fill('Hello from me')
  const { palette, cta, logo: key } = saved
  await site.company.send('PUT', path, { palette, cta, logo: key, name: 'Theirs' })
  await press(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('Theirs').waitFor()
  await press(page, 'Use their version')
  await expect.poll(() => name.inputValue()).toBe('Theirs')
  expect(await page.getByLabel('Greeting').inputValue()).toBe('')
  expect(await page.getByLabel('Button link').inputValue()).toBe('https://www.example.com')
  await close()
})

it('plays voices, changes a deck’s voice, and saves how a name is pronounced', async () => {
  const { deckId } = await site.company.present({ slides: [{}] })
  const { page, close } = await openStudio(site, '/settings/voices')
  await page.getByLabel('Listen to slt').waitFor()
  const isHeard = page.getByLabel('Listen to slt').evaluate(async (audio: HTMLAudioElement) => {
    audio.load()
    await new Promise((resolve) => audio.addEventListener('canplay', resolve, { once: true }))
    return audio.duration > 0
  })
  expect(await isHeard).toBe(true)
  await page.getByLabel('Deck', { exact: true }).selectOption(deckId)
  await page.getByLabel('Voice', { exact: true }).selectOption('local:slt')
  await page.locator('studio-deck-voice').getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, 'Voice changed.')
  expect((await site.company.send('GET', `/api/decks/${deckId}`)).deck.voiceId).toBe('local:slt')

  await press(page, 'Add word')
  await page.getByLabel('Word').fill('Okafor')
  await page.getByLabel('Pronounced').fill('oh '.repeat(30))
  await page.locator('studio-pronunciations').getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Enter at most 60 characters.').waitFor()
  await page.getByLabel('Pronounced').fill('oh kah for')
  await page.locator('studio-pronunciations').getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, 'Saved.')
  const { pronunciations } = await site.company.send('GET', '/api/narration/pronunciations')
  expect(pronunciations).toEqual([{ word: 'Okafor', say: 'oh kah for' }])
  await close()
})
