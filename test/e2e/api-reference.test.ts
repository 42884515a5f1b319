import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'
import { newCompany } from '../support/company.ts'
import { server, sharedBrowser } from '../support/shared.ts'

// First, because the linter keeps this process so busy that the server closes its connection meanwhile.
it('the reference signs in and calls the API from its page, and asks no other host for anything', async () => {
  const { email, password } = await newCompany(server.address)
  const browser = await sharedBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.address)) foreign.push(request.url())
  })
  await page.goto(`${server.address}/docs`)
  const call = async (name: string, method: string, path: string, shown: string, body?: unknown) => {
    // What is out of sight is not drawn.
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: new RegExp(`Test Request.*${method} ${path}`, 's') }).click()
    const dialog = page.getByRole('dialog')
    if (body) await dialog.locator('.cm-content').last().fill(JSON.stringify(body))
    await dialog.getByRole('button', { name: /^Send/ }).first().click()
    await dialog.getByText(shown).first().waitFor()
    await page.keyboard.press('Escape')
  }
  await call('Sign in', 'post', '/api/auth/login', '"owner"', { email, password })
  await call('Get the caller', 'get', '/api/auth/me', email)
  expect(foreign).toEqual([])
  await page.close()
})

it('the reference has each code of an error with its cause', async () => {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.address}/docs`)
  await page.getByRole('link', { name: 'Errors' }).click()
  for (const [code, { cause }] of Object.entries(errorCodes)) {
    const item = page.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) })
    await item.getByText(cause.replaceAll('`', '')).waitFor()
  }
  await page.close()
})

it('the description is valid OpenAPI 3.0.0 by the rules of redocly.yaml', async () => {
  const source = await (await fetch(`${server.address}/openapi.json`)).text()
  expect(JSON.parse(source)).toMatchObject({ openapi: '3.0.0', info: { version: '1.0.0' } })
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})
