import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { memberOf, openStudio, said } from './studio-pages.ts'

const site = useSite()

it('can be signed in to and out of by keyboard only, and reports a wrong password', async () => {
  const { page, close } = await openStudio(site, '', { cookie: '' })
  await page.getByRole('heading', { name: 'Sign in to Porchlight' }).waitFor()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(site.company.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The email or the password is wrong. Check both, then try again.').waitFor()
  await page.getByLabel('Password').fill(site.company.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await page.getByRole('heading', { name: 'Sign in to Porchlight' }).waitFor()
  await close()
})

it('leaves the focus where someone put it before the frame that would move it to the heading', async () => {
  const { page, close } = await openStudio(site, '')
  await page.addInitScript(() => {
    const { requestAnimationFrame } = globalThis
    globalThis.requestAnimationFrame = (run) =>
      requestAnimationFrame((time) => {
        const link = document.querySelector<HTMLElement>('main .actions a')
        link?.focus()
        run(time)
        if (link) link.dataset.keptFocus ??= String(document.activeElement === link)
      })
  })
  await page.goto(`${site.address}/studio/calendar`)
  const link = page.locator('main .actions a').first()
  await expect.poll(() => link.getAttribute('data-kept-focus')).toBe('true')
  await close()
})

it('asks to sign in again over the current screen when a session has ended, and then continues', async () => {
  const { page, context, close } = await openStudio(site, '')
  await page.getByRole('heading', { name: 'Needs your attention' }).waitFor()
  const [cookie] = await context.cookies()
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.goto(`${site.address}/studio/nowhere`)
  await page.getByRole('heading', { name: 'Sign in to Porchlight' }).waitFor()
  if (cookie) await context.addCookies([cookie])
  await page.reload()
  await page.getByRole('link', { name: 'Go to Home' }).waitFor()
  await context.clearCookies()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(site.company.email)
  await dialog.getByLabel('Password').fill(site.company.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No one has watched yet').waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  await close()
})

it('asks once, even if a response from before the sign-in arrives after it', async () => {
  const { page, context, close } = await openStudio(site, '/nowhere')
  await page.getByRole('link', { name: 'Go to Home' }).waitFor()
  await context.clearCookies()
  const late = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/organization/setup', async (route) => {
    if (!isFirst) return await route.continue()
    isFirst = false
    const response = await route.fetch()
    await late.promise
    await route.fulfill({ response })
  })
  await page.getByRole('link', { name: 'Go to Home' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(site.company.email)
  await dialog.getByLabel('Password').fill(site.company.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  late.resolve()
  await page.getByText('No one has watched yet').waitFor()
  expect(await dialog.count()).toBe(0)
  await close()
})

it('starts over if another member signs in, and sends nothing that the first one had requested', async () => {
  const { page, context, close } = await openStudio(site, '/welcome')
  await page.getByLabel('Company name').fill('Another name')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  const { email } = await memberOf(site, 'editor')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(site.company.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Vera, Summit Roofing').waitFor()
  expect((await site.company.send('GET', '/api/organization')).organization.name).toBe('Summit Roofing')
  await close()
})

it('asks before unsaved changes are lost: by a link, by going back, by another language, by signing out', async () => {
  const { page, close } = await openStudio(site, '/homeowners')
  await page.getByRole('heading', { name: 'Homeowners', level: 1 }).waitFor()
  await page.getByLabel('Search').fill('Okafor')
  await page.getByRole('link', { name: 'Settings' }).click()
  const address = page.getByLabel('Mailing address')
  await address.fill('12 Maple Street')
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect([new URL(page.url()).pathname, await address.inputValue()]).toEqual(['/studio/settings', '12 Maple Street'])
  }

  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await dialog.waitFor()
  await stay()
  await page.goBack()
  await dialog.waitFor()
  await stay()
  await page.getByLabel('Language').selectOption('de')
  await dialog.waitFor()
  await stay()
  expect(await page.getByLabel('Language').inputValue()).toBe('en')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await dialog.waitFor()
  await stay()

  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave without saving' }).press('Enter')
  await page.getByRole('heading', { name: 'Homeowners', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  expect(await address.inputValue()).toBe('')
  await address.fill('14 Maple Street')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await said(page, 'Saved.')
  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor()
  await close()
})

it('is the same page at every address, and a chunk removed by a release is not a page', async () => {
  const at = (path: string) => fetch(`${site.address}/studio${path}`)
  for (const path of ['', '/', '/homeowners/one']) {
    const { status, headers } = await at(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/)
  }
  const gone = await at('/parts/gone-ABCDEFGH.js')
  expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'path_not_found' }])
})

it('is in the language of its reader, and in another when asked', async () => {
  const { page, close } = await openStudio(site, '', { locale: 'de-AT' })
  await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor()
  await page.getByLabel('Sprache').selectOption('es')
  await page.getByRole('heading', { name: 'Inicio', level: 1 }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.reload()
  await page.getByRole('heading', { name: 'Inicio', level: 1 }).waitFor()
  await close()
})

it('reports a server that does not respond, and tries again', async () => {
  const { page, close } = await openStudio(site, '')
  await page.getByText('No one has watched yet').waitFor()
  let isDown = true
  await page.route('**/api/analytics*', (route) => (isDown ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.reload()
  await page.getByText('You’re offline.', { exact: false }).waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No one has watched yet').waitFor()
  await close()
})

async function watchOnce() {
  const { id } = await site.company.present({ slides: [{}], homeowner: { last_name: 'Okafor' } })
  const at = new Date().toISOString()
  const seen = { viewerSessionId: crypto.randomUUID(), events: [{ type: 'started', at }] }
  await site.company.send('POST', `/api/viewer/presentations/${id}/events`, seen)
}

it('shows the week in numbers, the month as a line and as a table, and what needs attention', async () => {
  await watchOnce()
  await site.company.send('POST', '/api/notifications/subscriptions', {
    name: 'CRM',
    eventType: '*',
    channel: 'console',
    channelConfig: {},
    isActive: false,
  })
  const { page, close } = await openStudio(site, '')
  await page.getByText('Last seven days').waitFor()
  const opened = page.locator('.numbers div', { hasText: 'Opened' })
  await opened.getByText('1 more than the week before').waitFor()
  await opened.getByRole('link', { name: 'Opened: 1' }).press('Enter')
  await page.getByRole('heading', { name: 'Opened', level: 1 }).waitFor()
  const rows = page.locator('.homeowners .row')
  await rows.getByText('Maria Okafor').waitFor()
  expect(await rows.count()).toBe(1)
  await page.goBack()
  await page.locator('.numbers').getByRole('link', { name: 'Visits booked: 0' }).press('Enter')
  await page.getByText('No one in the last seven days').waitFor()
  await page.getByRole('link', { name: 'Home' }).first().press('Enter')
  await page.getByText('Show numbers as a table').press('Enter')
  expect(await page.locator('tbody tr').count()).toBe(28)
  await page.getByText('“CRM” notifications are turned off').waitFor()
  await close()
})

it('formats dates and draws charts for a browser whose language Intl rejects', async () => {
  await watchOnce()
  const { page, context, close } = await openStudio(site, '/nowhere')
  await context.addInitScript(() => {
    const { prototype } = Navigator
    Object.defineProperty(prototype, 'language', { get: () => 'en-US@posix' })
    Object.defineProperty(prototype, 'languages', { get: () => ['en-US@posix', 'en-GB@euro', 'en-GB'] })
  })
  await page.goto(`${site.address}/studio`)
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.locator('.chart canvas').waitFor()
  await close()
})
