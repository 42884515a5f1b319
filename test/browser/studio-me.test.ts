import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { openStudio, press, said } from './studio-pages.ts'

const site = useSite()

it('changes one’s own name, emails, email and password, and signs out everywhere, by keyboard', async () => {
  const { headers, password, send } = await newCompany(site.address, 'Own Roofing')
  const { page, close } = await openStudio(site, '', headers)
  await page.getByRole('link', { name: 'Your account' }).press('Enter')
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()

  await page.getByLabel('Your name').fill('Ana María Ruiz')
  await page.keyboard.press('Enter')
  await said(page, 'Your details are saved.')
  await page.getByText('Ana María Ruiz, Own Roofing').waitFor()

  const details = page.locator('form', { hasText: 'Your details' })
  const { user } = await send('GET', '/api/auth/me')
  await details.getByLabel('Your name').fill('Ana Ruiz Soto')
  await page.keyboard.press('Enter')
  await page.getByText('Ana Ruiz Soto, Own Roofing').waitFor()
  expect(await details.getByLabel('Email').inputValue()).toBe(user.email)

  const choose = (event: string, scope: string) =>
    page.getByRole('radiogroup', { name: event, exact: true }).getByLabel(scope, { exact: true }).press('Space')
  await choose('books a visit', 'Mine')
  await choose('asks something we can’t answer', 'All')
  await choose('signs a contract', 'All')
  await choose('signs a contract', 'Off')
  await press(page, 'Save emails')
  await said(page, 'Saved. We’ll email you.')
  const { rules } = await send('GET', '/api/auth/me/notifications')
  expect(rules).toEqual([
    { eventType: 'appointment.booked', scope: 'mine', channel: 'email' },
    { eventType: 'question.unanswered', scope: 'all', channel: 'email' },
  ])

  const email = `${crypto.randomUUID()}@test.example`
  await details.getByLabel('Email').fill(email)
  await details.getByLabel('Current password').fill('not the password')
  await page.keyboard.press('Enter')
  await details.getByText('That password is wrong. Try again.').waitFor()
  await details.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await send('GET', '/api/auth/me')).user.email).toBe(email)
  await expect.poll(() => details.getByLabel('Current password').inputValue()).toBe('')
  expect(await details.getByLabel('Email').inputValue()).toBe(email)

  const change = page.locator('form', { hasText: 'Change your password' })
  await change.getByLabel('Current password').fill(password)
  await change.getByLabel('New password').fill('another long walk home')
  await page.keyboard.press('Enter')
  await said(page, 'Your password is changed.')

  await send('POST', '/api/auth/login', { email, password: 'another long walk home' })
  await page.reload()
  const sessions = page.locator('studio-my-sessions')
  await sessions.getByText('This device').waitFor()
  await sessions.getByRole('button', { name: 'Sign out: ' }).press('Enter')
  await said(page, 'That device is signed out.')
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

  await press(page, 'Sign out everywhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  await page.getByText('You’re signed out everywhere.').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('another long walk home')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Your account' }).waitFor()
  await close()
})
