import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { server, sharedBrowser } from '../support/shared.ts'

it('a write from a foreign page is refused, and the session continues', async () => {
  const { headers } = await newCompany(server.address)
  const foreign = await fetch(`${server.address}/api/auth/logout`, {
    method: 'POST',
    headers: { ...headers, origin: 'https://evil.example' },
    body: '{}',
  })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${server.address}/api/auth/me`, { headers })).status).toBe(200)
})

it('an invite link works once, and leads to a page where a person chooses a password and is signed in', async () => {
  const company = await newCompany(server.address)
  const email = `robin-${crypto.randomUUID()}@summit-roofing.example`
  const invite = await company.send('POST', '/api/organization/members', { email, name: 'Robin', role: 'editor' })
  const browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(invite.inviteUrl)
  await page.getByLabel('Password').fill('a very long walk')
  await page.getByRole('button', { name: 'Join company' }).click()
  await page.getByText('Welcome, Robin.').waitFor()
  const me = await page.evaluate(async () => (await fetch('/api/auth/me')).json())
  expect(me).toMatchObject({ user: { name: 'Robin' } })
  await page.getByRole('link', { name: 'Go to the studio' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.goto('about:blank')
  await page.goto(invite.inviteUrl)
  await page.getByLabel('Password').fill('a very long walk')
  await page.getByRole('button', { name: 'Join company' }).click()
  await page.getByText('already used or has expired').waitFor()
  await context.close()
})

it('a forgotten password is replaced on the page that an emailed link opens', async () => {
  const company = await newCompany(server.address)
  const ask = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await fetch(`${server.address}/api/auth/forgot-password`, { ...ask, body: JSON.stringify({ email: company.email }) })
  const printed = new RegExp(`^To: ${company.email}.*?^Subject: Choose a new password.*?^Text: (\\S+)`, 'ms')
  const file = async () => printed.exec(await server.log())?.[1]
  await expect.poll(file, { timeout: 30_000, interval: 100 }).toBeDefined()
  const [url = ''] = /http\S+/.exec(await readFile((await file()) ?? '', 'utf8')) ?? []
  const browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByLabel('Password').fill('another very long walk')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Your new password is saved.').waitFor()
  const login = { email: company.email, password: 'another very long walk' }
  const answer = await fetch(`${server.address}/api/auth/login`, { ...ask, body: JSON.stringify(login) })
  expect(answer.status).toBe(200)
  await page.goto(`${server.address}/confirm#token=${'A'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('already used or has expired').waitFor()
  await context.close()
})
