import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { useSite } from './site.ts'

type Site = ReturnType<typeof useSite>
type Options = BrowserContextOptions & { cookie?: string | undefined }

/** Opens a page of the studio, signed in as the owner of the file's company unless another cookie is given. */
export async function openStudio(
  site: Site,
  path: string,
  { cookie = site.company.headers.cookie, ...options }: Options = {},
) {
  const opened = await site.open('', {
    locale: 'en-US',
    timezoneId: 'America/Denver',
    ...options,
  })
  if (cookie) await opened.context.addCookies([cookieOf(cookie, site.address)])
  await opened.page.goto(`${site.address}/studio${path}`)
  return opened
}

function cookieOf(header: string, url: string) {
  const [name = '', value = ''] = header.split('=')
  return { name, value, url }
}

/** Adds a member to the file's company, with the company's own password. */
export async function memberOf(site: Site, role: 'editor' | 'viewer') {
  const email = `${crypto.randomUUID()}@test.example`
  const { inviteUrl } = await site.company.send('POST', '/api/organization/members', { email, name: 'Vera', role })
  const token = new URLSearchParams(new URL(inviteUrl).hash.slice(1)).get('token')
  const answer = await fetch(`${site.address}/api/auth/accept-invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: site.company.password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return { email, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
}

/** Presses a button like someone without a mouse. */
export async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).press('Enter')
}

/** Waits for a message in the corner of the page. */
export const said = (page: Page, text: string) => page.locator('.said').getByText(text).waitFor()

/** Types into `field` while a save to `path` is in progress, and returns what the field contains afterwards. */
export async function typeWhileSaving(page: Page, path: string, { save, field }: { save: Locator; field: Locator }) {
  const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') return await route.continue()
    reached.resolve()
    await release.promise
    await route.continue()
  })
  await save.press('Enter')
  await reached.promise
  await field.fill('321')
  release.resolve()
  await save.and(page.locator(':enabled')).waitFor()
  return await field.inputValue()
}
