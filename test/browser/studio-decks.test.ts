import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { openStudio, press, said, typeWhileSaving } from './studio-pages.ts'

const site = useSite()

const titles = (page: Page) => page.locator('.slides h3').allTextContents()
const threeSlides = [{ title: 'Welcome' }, { title: 'Layers' }, { title: 'Prices' }]

const drawing = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><title>${name}</title></svg>`),
})

async function newDeck() {
  const { deckId } = await site.company.present({ slides: threeSlides })
  const read = async () => (await site.company.send('GET', `/api/decks/${deckId}`)).slides
  return { deckId, read }
}

it('creates a deck from the sample for roofers, deactivates it, and deletes it after asking', async () => {
  const other = await newCompany(site.address, 'Other Roofing')
  const { page, close } = await openStudio(site, '/decks', { cookie: other.headers.cookie })
  await page.getByText('No decks yet').waitFor()
  await page.getByRole('link', { name: 'New deck' }).press('Enter')
  await page.getByRole('heading', { name: 'Roofing starter deck' }).waitFor()
  await page.getByRole('button', { name: 'Create deck' }).first().press('Enter')
  await page.getByRole('heading', { name: 'Your new roof', level: 1 }).waitFor()
  expect(await titles(page)).toHaveLength(5)
  const path = new URL(page.url()).pathname.replace('/studio', '/api')
  const isLive = async () => (await other.send('GET', path)).deck.isLive
  await press(page, 'Turn off live viewing')
  await page.getByText('No one sees who is watching', { exact: false }).waitFor()
  expect(await isLive()).toBe(false)
  await press(page, 'Turn on live viewing')
  await page.getByText('You see who is watching', { exact: false }).waitFor()
  expect(await isLive()).toBe(true)
  await press(page, 'Deactivate')
  await page
    .getByRole('dialog', { name: 'Deactivate Your new roof?' })
    .getByText('No one has a link to it yet.')
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).press('Enter')
  await page.getByText('No one can watch it until you activate it.').waitFor()
  await press(page, 'Delete')
  await page.getByRole('dialog').getByText('will be gone for good', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('No decks yet').waitFor()
  await close()
})

it('moves slides by quick clicks and by dragging, and checks text as it is typed', async () => {
  const { deckId, read } = await newDeck()
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  await page.getByRole('heading', { name: '1. Welcome' }).waitFor()
  const pressedTwice = Promise.withResolvers<void>()
  await page.route('**/slides/order', async (route) => {
    await pressedTwice.promise
    await route.continue()
  })
  await press(page, 'Move down: Welcome')
  expect(await titles(page)).toEqual(['1. Layers', '2. Welcome', '3. Prices'])
  await page.keyboard.press('Enter')
  pressedTwice.resolve()
  await said(page, '“Welcome” is now slide 3.')
  expect(
    await page.getByRole('button', { name: 'Move up: Welcome' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await said(page, '“Welcome” is now slide 2.')
  await page.locator('.slides header', { hasText: 'Prices' }).dragTo(page.locator('.slides li', { hasText: 'Layers' }))
  await said(page, '“Prices” is now slide 1.')
  expect((await read()).map(({ title }: { title: string }) => title)).toEqual(['Prices', 'Layers', 'Welcome'])

  await page.getByText('Text and pictures of “Layers”').press('Enter')
  const slide = page.locator('.slides li', { hasText: 'Layers' })
  const script = slide.getByLabel('Narration')
  await script.fill('Hello {{firstname}}, look at this.')
  await slide.getByText('{{firstname}} isn’t a merge field.', { exact: false }).waitFor()
  await script.fill('Hello {{first_name}}, look at this.')
  await slide.getByRole('alert').waitFor({ state: 'detached' })
  await slide.getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, '“Layers” saved.')
  await slide.getByText('Narrated for each homeowner').waitFor()
  expect((await read())[1].narration_script).toBe('Hello {{first_name}}, look at this.')

  await press(page, 'Add slide')
  await page.getByRole('dialog').getByLabel('Title').fill('Büro & Lager')
  await page.getByRole('dialog').getByLabel('Narration').fill('Here we work.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add slide' }).press('Enter')
  await page.getByRole('heading', { name: '4. Büro & Lager' }).waitFor()
  await press(page, 'Delete: Prices')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('heading', { name: '3. Büro & Lager' }).waitFor()
  await close()
})

it('keeps its order and the focus while an earlier move is loaded again', async () => {
  const { deckId } = await newDeck()
  const { page, context, close } = await openStudio(site, `/decks/${deckId}`)
  await page.getByRole('heading', { name: '1. Welcome' }).waitFor()
  const [readBack, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let writes = 0
  await context.route(`**/api/decks/${deckId}`, async (route) => {
    const response = await route.fetch()
    if (writes === 1) await readBack.promise
    await route.fulfill({ response })
  })
  await context.route('**/slides/order', async (route) => {
    if (++writes === 2) await kept.promise
    await route.continue()
  })
  const isFocused = () => page.getByRole('button', { name: 'Move up: Welcome' }).evaluate((it) => it.matches(':focus'))
  await press(page, 'Move down: Welcome')
  await said(page, '“Welcome” is now slide 2.')
  const reading = page.waitForResponse((response) => response.url().endsWith(`/api/decks/${deckId}`))
  await press(page, 'Move down: Welcome')
  await expect.poll(isFocused).toBe(true)
  readBack.resolve()
  await (await reading).finished()
  await page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
  expect([await titles(page), await isFocused()]).toEqual([['1. Layers', '2. Prices', '3. Welcome'], true])
  kept.resolve()
  await said(page, '“Welcome” is now slide 3.')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
})

it('adds pictures to a slide from a file and from the library, and orders, describes and removes them', async () => {
  const { deckId, read } = await newDeck()
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  await page.getByText('Text and pictures of “Layers”').press('Enter')
  const slide = page.locator('.slides > li').nth(1)
  const dialog = page.getByRole('dialog')
  const shownIn = async () =>
    (await read())[1].images.map(({ key, ...image }: { key: string }) => ({ ...image, file: key.split('/').at(-1) }))
  await slide.getByText('This slide shows only text.').waitFor()
  await slide.getByRole('button', { name: 'Add picture' }).press('Enter')
  await dialog.locator('input[type=file]').setInputFiles([drawing('before.svg'), drawing('after.svg')])
  await dialog.waitFor({ state: 'detached' })
  expect(await shownIn()).toMatchObject([{ file: 'before.svg' }, { file: 'after.svg' }])

  await press(page, 'Move down: Picture 1')
  await said(page, 'It’s now picture 2.')
  expect(await shownIn()).toMatchObject([{ file: 'after.svg' }, { file: 'before.svg' }])
  await press(page, 'Move up: Picture 2')
  await said(page, 'It’s now picture 1.')
  await press(page, 'Edit: Picture 1')
  await dialog.getByLabel('Caption').fill('Dach, März')
  await dialog.getByLabel(/This is the “before” of the next picture/).check()
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await slide.getByText('1. Dach, März').waitFor()
  expect(await shownIn()).toMatchObject([
    { file: 'before.svg', caption: 'Dach, März', altText: null, beforeAfter: true },
    { file: 'after.svg', beforeAfter: false },
  ])

  const { id, images } = (await read())[1]
  const other = { ...images[1], altText: 'From another editor' }
  await site.company.send('PATCH', `/api/decks/${deckId}/slides/${id}`, { images: [...images, other] })
  await press(page, 'Remove: Picture 2')
  await said(page, 'Picture removed from the slide. It’s still in your library.')
  expect(await shownIn()).toMatchObject([{ beforeAfter: true }, { altText: 'From another editor' }])
  await press(page, 'Remove: 2. From another editor')
  await slide.getByText('Before', { exact: true }).waitFor({ state: 'detached' })
  expect(await shownIn()).toMatchObject([{ file: 'before.svg', beforeAfter: false }])

  await slide.getByRole('button', { name: 'Add picture' }).press('Enter')
  await dialog.getByLabel('Or search your library').fill('after')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  await dialog.getByRole('button', { name: 'after.svg' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await shownIn()).toMatchObject([{ file: 'before.svg' }, { file: 'after.svg' }])
  await close()
})

it('orders answers by keyboard, and asks before it deactivates a deck with links', async () => {
  const { deckId } = await newDeck()
  for (const userQuestion of ['Who comes?', 'How long?'])
    await site.company.send('POST', `/api/decks/${deckId}/faqs`, { userQuestion, cannedAnswer: 'Our own crew.' })
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  await page.locator('summary', { hasText: 'Who comes?' }).press('Enter')
  await press(page, 'Move down: Who comes?')
  await said(page, '“Who comes?” is now answer 2.')
  const { faqs } = await site.company.send('GET', `/api/decks/${deckId}/faqs`)
  expect(faqs.map((faq: { userQuestion: string }) => faq.userQuestion)).toEqual(['How long?', 'Who comes?'])

  await press(page, 'Deactivate')
  await page.getByText('1 link stops working until you activate the deck again.').waitFor()
  expect((await site.company.send('GET', `/api/decks/${deckId}`)).deck.isActive).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await close()
})

it('shows the later of two editors of a slide what changed, and lets them choose', async () => {
  const { deckId, read } = await newDeck()
  const { page, close } = await openStudio(site, `/decks/${deckId}`)
  await page.getByText('Text and pictures of “Layers”').press('Enter')
  const slide = page.locator('.slides > li').nth(1)
  await slide.getByLabel('Title').fill('Mine')
  const { id } = (await read())[1]
  await site.company.send('PATCH', `/api/decks/${deckId}/slides/${id}`, { title: 'Theirs' })
  await slide.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await dialog.getByText('Theirs').waitFor()
  await dialog.getByRole('button', { name: 'Use their version' }).press('Enter')
  await expect.poll(() => slide.getByLabel('Title').inputValue()).toBe('Theirs')
  await slide.getByLabel('Title').fill('Mine again')
  await site.company.send('PATCH', `/api/decks/${deckId}/slides/${id}`, { title: 'Theirs again' })
  await slide.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.getByRole('button', { name: 'Save my version' }).press('Enter')
  await said(page, '“Mine again” saved.')
  expect((await read())[1].title).toBe('Mine again')

  await slide.getByLabel('Title').fill('Sent')
  const ofForm = {
    save: slide.getByRole('button', { name: 'Save', exact: true }),
    field: slide.getByLabel('Narration'),
  }
  expect(await typeWhileSaving(page, `/api/decks/${deckId}/slides/${id}`, ofForm)).toBe('321')
  expect((await read())[1]).toMatchObject({ title: 'Sent', narration_script: expect.not.stringContaining('321') })
  await close()
})

it('has a deck written from documents, shows the progress, and says what is left to fill in', async () => {
  const { page, close } = await openStudio(site, '/decks/new')
  const form = page.locator('form').filter({ hasText: 'Written from your documents' })
  await form.getByLabel('Deck name').fill('Hail in Boulder')
  await form.getByLabel('What it’s about').fill('A new roof after hail, for homeowners in Boulder.')
  await form.getByRole('button', { name: 'Write deck' }).press('Enter')
  await page.waitForURL(/generation=/)
  await page.reload()
  await page.getByRole('link', { name: 'Open deck' }).press('Enter')
  await page.getByRole('heading', { name: 'Hail in Boulder', level: 1 }).waitFor()
  await page.getByText('No one can watch it until you activate it.').waitFor()
  await press(page, 'Activate')
  await page.getByRole('alert').getByText('[to fill in: …]', { exact: false }).first().waitFor()
  await close()
})

it('says where a slide or an answer has to be filled in, and activates the deck once it is', async () => {
  const { deck } = await site.company.send('POST', '/api/decks', { name: 'Half written', isActive: false })
  const open = '[to fill in: years]'
  await site.company.send('POST', `/api/decks/${deck.id}/slides`, {
    slideId: 'guarantee',
    title: 'Our guarantee',
    narrationScript: `It holds for ${open}.`,
  })
  const faq = { userQuestion: 'How long does it hold?', cannedAnswer: `For ${open}.` }
  await site.company.send('POST', `/api/decks/${deck.id}/faqs`, faq)
  const { page, close } = await openStudio(site, `/decks/${deck.id}`)
  const [slide, answer] = [page.locator('studio-slide-list'), page.locator('studio-faq-list')]
  const marks = page.getByText('Needs filling in')
  await expect.poll(() => marks.count()).toBe(2)
  await slide.getByText('Text and pictures of “Our guarantee”').press('Enter')
  await slide.getByLabel('Narration').fill('It holds for ten years.')
  await slide.getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, '“Our guarantee” saved.')
  await answer.locator('summary', { hasText: faq.userQuestion }).press('Enter')
  await answer.getByLabel('Answer', { exact: true }).fill('For ten years.')
  await answer.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(() => marks.count()).toBe(0)
  await press(page, 'Activate')
  await page.getByText('Homeowners with a link can watch it.').waitFor()
  await press(page, 'Add answer')
  await page.getByRole('dialog').getByLabel('Question').fill('Who does the work?')
  await page.getByRole('dialog').getByLabel('Answer').fill('Our own crews.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add answer' }).press('Enter')
  await answer.locator('summary', { hasText: 'Who does the work?' }).press('Enter')
  await press(page, 'Delete: Who does the work?')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect.poll(() => answer.getByText('Who does the work?').count()).toBe(0)
  await close()
})

it('shows the presentation on three screens, and where people left it', async () => {
  const { deckId, id } = await site.company.present({ slides: threeSlides })
  const slides = (await site.company.send('GET', `/api/decks/${deckId}`)).slides
  const at = new Date().toISOString()
  const events = [
    { type: 'started', at },
    { type: 'slide_reached', at, slideId: slides[0].id },
  ]
  await site.company.send('POST', `/api/viewer/presentations/${id}/events`, {
    viewerSessionId: crypto.randomUUID(),
    events,
  })
  const { page, context, close } = await openStudio(site, `/decks/${deckId}`)
  await page.getByText('Show numbers as a table').press('Enter')
  await page.getByRole('row', { name: /1\. Welcome/ }).waitFor()
  await press(page, 'Open preview')
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByText('Ana', { exact: false }).first().waitFor()
  await page.getByLabel('Screen size').selectOption('laptop')
  await page.getByRole('link', { name: 'Decks' }).first().press('Enter')
  await expect
    .poll(
      async () =>
        (await (await context.request.get(`${site.address}/api/decks/${deckId}/presentations`)).json()).presentations
          .length,
    )
    .toBe(1)
  await close()
})
