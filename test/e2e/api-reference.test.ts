import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'
import { newCompany } from '../support/company.ts'
import { server, sharedBrowser } from '../support/shared.ts'

// This test comes first, because the linter keeps this process so busy that the server closes its connection.
it('the reference signs in and calls the API from its page, lists each error code, and contacts no other host', async () => {
  const { email, password } = await newCompany(server.address)
  const browser = await sharedBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.address)) foreign.push(request.url())
  })
  await page.goto(`${server.address}/docs`)
  const call = async (name: string, method: string, path: string, shown: string, body?: unknown) => {
    // The reference renders only what is in view.
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: new RegExp(`Test Request.*${method} ${path}\\)`, 's') }).click()
    const dialog = page.getByRole('dialog')
    if (body) await dialog.locator('.cm-content').last().fill(JSON.stringify(body))
    await dialog.getByRole('button', { name: /^Send/ }).first().click()
    await dialog.getByText(shown).first().waitFor()
    await page.keyboard.press('Escape')
  }
  await call('Sign in', 'post', '/api/auth/login', '"owner"', { email, password })
  await call('Get the signed-in member', 'get', '/api/auth/me', email)
  await page.getByRole('link', { name: 'Errors' }).click()
  const codes = Object.entries(errorCodes).map(([code, { cause }]) => `${code}: ${cause.replaceAll('`', '')}`)
  const shownCodes = async () =>
    (await page.getByRole('listitem').allInnerTexts()).map((item) => item.replaceAll(/\s+/g, ' ')).join('\n')
  const missing = async () => {
    const list = await shownCodes()
    return codes.filter((code) => !list.includes(code))
  }
  await expect.poll(missing).toEqual([])
  expect(foreign).toEqual([])
  await page.close()
})

it('the description is valid OpenAPI 3.0.0 by the rules of redocly.yaml', async () => {
  const source = await (await fetch(`${server.address}/openapi.json`)).text()
  expect(JSON.parse(source)).toMatchObject({ openapi: '3.0.0', info: { version: '1.0.0' } })
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})
