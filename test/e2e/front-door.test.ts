import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed.ts'
import { startBrowser } from '../support/browser.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'

let server: DevServer
let browser: Browser

beforeAll(async () => {
  server = await startDevServer()
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await server?.remove()
})

const send = (path: string, body: unknown, headers = {}) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const me = (cookie: string) => fetch(`${server.address}/api/auth/me`, { headers: { cookie } })

describe('npm run dev', () => {
  it('greets with the address, the docs and a login that works', async () => {
    expect(server.output).toContain(server.address)
    expect(server.output).toContain(`${server.address}/docs`)
    expect(server.output).toContain(`${demo.email} with ${demo.password}`)
    const response = await send('/api/auth/login', { email: demo.email, password: demo.password })
    expect(response.status).toBe(200)
  })

  it('keeps the data and the sessions over a restart', async () => {
    const account = {
      organizationName: 'Lasting Roofs',
      name: 'Lea',
      email: 'lea@lasting.example',
      password: 'a long walk home',
    }
    expect((await send('/api/auth/register', account)).status).toBe(201)
    const { email, password } = account
    const cookie = cookieOf(await send('/api/auth/login', { email, password }))
    await server.stop()
    server = await startDevServer(server.state)
    const response = await me(cookie)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ user: { email }, organization: { name: 'Lasting Roofs' } })
  })

  it('refuses a write from a foreign page', async () => {
    const { email, password } = demo
    const cookie = cookieOf(await send('/api/auth/login', { email, password }))
    const foreign = await send('/api/auth/logout', {}, { cookie, origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await me(cookie)).status).toBe(200)
  })
})

describe('the description', () => {
  it('is valid OpenAPI 3.0.0 by the recommended rules', async () => {
    const source = await (await fetch(`${server.address}/openapi.json`)).text()
    expect(JSON.parse(source)).toMatchObject({ openapi: '3.0.0', info: { version: '1.0.0' } })
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })
})

describe('the reference', () => {
  it('signs in and calls the API from the page, and asks no other host for anything', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const foreign: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(server.address)) foreign.push(request.url())
    })
    await page.goto(`${server.address}/docs`)
    const call = async (method: string, path: string, shown: string, body?: unknown) => {
      await page.getByRole('button', { name: new RegExp(`Test Request.*${method} ${path}`, 's') }).click()
      const dialog = page.getByRole('dialog')
      if (body) await dialog.locator('.cm-content').last().fill(JSON.stringify(body))
      await dialog.getByRole('button', { name: /^Send/ }).first().click()
      await dialog.getByText(shown).first().waitFor()
      await page.keyboard.press('Escape')
    }
    const { email, password } = demo
    await call('post', '/api/auth/login', '"owner"', { email, password })
    await call('get', '/api/auth/me', email)
    expect(foreign).toEqual([])
    await page.close()
  })
})

describe('an invite link', () => {
  it('leads to a page where a person chooses a password and is in', async () => {
    const { email, password } = demo
    const cookie = cookieOf(await send('/api/auth/login', { email, password }))
    const person = { email: 'robin@summit-roofing.example', name: 'Robin', role: 'editor' }
    const invite = (await (await send('/api/organization/members', person, { cookie })).json()) as { inviteUrl: string }
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(invite.inviteUrl)
    await page.getByLabel('Password').fill('a very long walk')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('Welcome, Robin.').waitFor()
    const me = await page.evaluate(async () => (await fetch('/api/auth/me')).json())
    expect(me).toMatchObject({ user: { name: 'Robin' } })
    await page.goto('about:blank')
    await page.goto(invite.inviteUrl)
    await page.getByLabel('Password').fill('a very long walk')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('used already or has expired').waitFor()
    await context.close()
  })
})
