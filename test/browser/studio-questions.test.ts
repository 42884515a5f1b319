import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
const known = 'Does a crew of six work on an ordinary roof?'
const unknown = 'Do you also paint fences in turquoise?'

async function askedDeck() {
  const slides = [{ title: 'The crew', narrationScript: 'A crew of six works two days on an ordinary roof.' }]
  const { deckId, id } = await site.company.present({
    slides,
    homeowner: { email: `${crypto.randomUUID()}@home.example` },
  })
  const ask = (question: string) => site.company.send('POST', '/api/qa', { presentationId: id, question })
  await ask(known)
  await ask(unknown)
  const { answer } = await ask(`${unknown} `)
  // The log is written after the response.
  const countOf = async () => (await site.company.send('GET', `/api/decks/${deckId}/questions`)).questions[0]?.count
  await expect.poll(countOf).toBe(2)
  await site.company.send('POST', '/api/qa/send', { presentationId: id, answerId: answer.id })
  return { deckId, id, ask }
}

it('answers a frequent question once, by keyboard, and rehearses what the deck would say', async () => {
  const { deckId, id } = await askedDeck()
  const { page, close } = await openStudio(site, `/questions?deck=${deckId}`)
  const rows = page.locator('.questions > li')
  await rows.first().getByText('Asked 2 times').waitFor()
  const sender = rows.first().getByRole('link', { name: 'sent you this question' })
  expect(await sender.getAttribute('href')).toBe(`/studio/homeowners/${id}`)
  const asker = rows.first().getByText('Asked by').getByRole('link', { name: 'Maria', exact: true })
  expect(await asker.getAttribute('href')).toBe(`/studio/homeowners/${id}`)
  expect(await rows.locator('strong').allTextContents()).toEqual([unknown, known])
  await rows
    .first()
    .getByRole('button', { name: `Answer: ${unknown}` })
    .press('Enter')
  await page.keyboard.type('We do not paint fences, and know who does.')
  await rows.first().getByText('We’ll email it to the homeowner who asked.').waitFor()
  await rows.first().getByRole('button', { name: 'Save answer' }).press('Enter')
  await page.locator('.said').getByText('Answer saved and emailed to 1 homeowner.').waitFor()
  await page.getByRole('button', { name: `Edit answer: ${unknown}`, exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Deck').textContent()).toContain('1 unanswered')
  const { faqs } = await site.company.send('GET', `/api/decks/${deckId}`)
  expect(faqs).toMatchObject([{ cannedAnswer: 'We do not paint fences, and know who does.' }])
  await page.getByRole('button', { name: `Edit answer: ${unknown}`, exact: true }).press('Enter')
  await page.getByText('The deck gives this answer, so it changes there, too.').waitFor()
  await page.getByLabel('Your answer').fill('We do not paint fences. Bob does.')
  await page.getByRole('button', { name: 'Save answer' }).press('Enter')
  await page.getByText('Answer saved.', { exact: true }).waitFor()
  await rows.getByText('We do not paint fences. Bob does.', { exact: true }).waitFor()
  const changed = await site.company.send('GET', `/api/decks/${deckId}`)
  expect(changed.faqs).toMatchObject([{ cannedAnswer: 'We do not paint fences. Bob does.' }])

  await page.getByLabel('Your question').fill('Do you paint fences in turquoise?')
  await page.keyboard.press('Enter')
  await page.locator('.rehearsed').getByText('One of your answers').waitFor()
  await page.getByLabel('Your question').fill(known)
  await page.keyboard.press('Enter')
  await page.locator('.rehearsed').getByText('What homeowners see instead').waitFor()
  await page.locator('.rehearsed').getByText('The crew', { exact: true }).waitFor()

  await page.getByLabel('Show').selectOption('unanswered')
  await page.getByRole('button', { name: `Delete: ${unknown}` }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('status')).toBe('unanswered')
  await page.reload()
  await page.getByRole('button', { name: `Delete: ${known}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.locator('.said').getByText('Question deleted.').waitFor()
  await close()
})

it('shows one homeowner’s questions from their page, until someone shows all', async () => {
  const { deckId, id } = await askedDeck()
  const { id: neighborId } = (
    await site.company.send('POST', '/api/presentations', { deckId, homeownerData: { first_name: 'Otto' } })
  ).presentation
  const foreign = 'What happens if it rains on the day?'
  await site.company.send('POST', '/api/qa', { presentationId: neighborId, question: foreign })
  const countOf = async () => (await site.company.send('GET', `/api/decks/${deckId}/questions`)).questions.length
  await expect.poll(countOf).toBe(3)
  const { page, close } = await openStudio(site, `/homeowners/${id}`)
  await page.getByRole('link', { name: /^Answer their/ }).press('Enter')
  await page.getByText('Questions from Maria').waitFor()
  const rows = page.locator('.questions > li')
  await rows.getByText(unknown, { exact: true }).waitFor()
  expect(await rows.locator('strong').allTextContents()).toEqual([unknown, known])
  await page.getByRole('button', { name: `Delete: ${known}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('button', { name: `Delete: ${known}` }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Answer: ${unknown}` }).press('Enter')
  await page.keyboard.type('We do not paint fences.')
  await page.getByRole('button', { name: 'Save answer' }).press('Enter')
  await page.getByRole('heading', { name: 'No unanswered questions' }).waitFor()
  await page.locator('.empty').getByRole('link', { name: 'Show all questions' }).press('Enter')
  await rows.getByText(foreign, { exact: true }).waitFor()
  expect(await page.getByText('Questions from Maria').count()).toBe(0)
  await close()
})

it('answers similar questions together if someone ticks them, and says who gets no email', async () => {
  const { deckId, id, ask } = await askedDeck()
  await ask('Is there a discount for veterans?')
  await ask('What happens if it rains on the day?')
  const read = async () => (await site.company.send('GET', `/api/decks/${deckId}/questions`)).questions
  await expect.poll(async () => (await read()).length).toBe(4)
  await site.company.send('PATCH', `/api/presentations/${id}`, { homeownerData: { email: null } })
  const { page, close } = await openStudio(site, `/questions?deck=${deckId}`)
  // The site of these tests runs without embeddings, so the page is told which questions are alike.
  const [first, second, ...others] = await read()
  const questions = [first, { ...second, alikeTo: first.id }, ...others]
  await page.route(`**/api/decks/${deckId}/questions*`, (route) =>
    route.fulfill({ json: { questions, nextCursor: null } }),
  )
  await page.reload()
  const rows = page.locator('.questions > li')
  await rows.nth(1).getByText('Similar').waitFor()
  await rows.first().getByRole('button', { name: 'Answer: What happens' }).press('Enter')
  await rows.first().getByText('it won’t be emailed').waitFor()
  await page.keyboard.type('We come the next dry day.')
  await rows.first().getByRole('checkbox', { name: 'Is there a discount' }).press('Space')
  await rows.first().getByRole('button', { name: 'Save answer' }).press('Enter')
  await page.locator('.said').getByText('Answer saved.').waitFor()
  const answered = (await read()).filter(({ answer }: { answer: string }) => answer === 'We come the next dry day.')
  expect(answered).toHaveLength(2)
  await page.unrouteAll({ behavior: 'wait' })
  await close()
})
