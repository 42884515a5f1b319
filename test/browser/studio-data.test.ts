import { text as textOf } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { memberOf, openStudio, press, said } from './studio-pages.ts'

const site = useSite()

it('lists who did what, by person, kind of thing and until a day, with what changed and links to it', async () => {
  const { deck } = await site.company.send('POST', '/api/decks', { name: 'Slate roofs' })
  await site.company.send('PATCH', `/api/decks/${deck.id}`, { posterShows: 'nothing', isLive: false })
  const editor = await memberOf(site, 'editor')
  const { page, close } = await openStudio(site, '/settings/audit')
  const rows = page.getByRole('main').getByRole('listitem')
  const created = rows.filter({ hasText: 'created the deck Slate roofs.' })
  const changed = rows.filter({ hasText: 'changed the deck Slate roofs.' })
  await changed.getByText('On the cover: from Name to Nothing').waitFor()
  await changed.getByRole('button', { name: 'Details' }).press('Enter')
  await changed.getByText('from Yes to No').waitFor()
  await changed.getByRole('link', { name: 'Show similar entries' }).press('Enter')
  await page.waitForURL(/what=updateDeck/)
  await expect.poll(() => created.count()).toBe(0)
  await page.goBack()
  await created.waitFor()
  await page.getByLabel('What').selectOption('Members and sign-ins')
  await page.waitForURL(/what=user/)
  await rows.filter({ hasText: 'invited Vera' }).waitFor()
  expect(await created.count()).toBe(0)
  await page.getByLabel('What').selectOption('')
  await page.getByLabel('Who').selectOption('Vera')
  await page.waitForURL(/who=/)
  await expect.poll(() => created.count()).toBe(0)
  await rows.filter({ hasText: 'Vera' }).first().waitFor()
  await page.getByLabel('Who').selectOption('')
  await page.getByLabel('From').fill('2020-01-01')
  await page.waitForURL(/since=2020-01-01/)
  await page.getByLabel('Through').fill('2019-12-31')
  await page.getByText('Choose a day on or after the first one.').waitFor()
  await page.getByLabel('Through').fill('')
  await created.waitFor()
  await page.getByLabel('Through').fill('2020-01-01')
  await page.getByText('No entries found').waitFor()
  await page.getByRole('link', { name: 'Show all entries' }).press('Enter')
  await created.getByRole('link', { name: 'Slate roofs' }).press('Enter')
  await page.waitForURL(`**/studio/decks/${deck.id}`)
  await close()
  const other = await openStudio(site, '/settings/audit', { cookie: editor.cookie })
  await other.page.getByText('Only owners can open this page').waitFor()
  await other.close()
})

it('says in words what changed in hours and reminders, that a homeowner is lost, and one import once', async () => {
  const company = await newCompany(site.address)
  const { send } = company
  const weekly = [1, 5].map((weekday) => ({ weekday, start: '08:00', end: '17:00', capacity: 1 }))
  const calendar = { timeZone: 'America/Denver', weekly, overrides: [] as object[] }
  await send('PUT', '/api/appointments/calendar', calendar)
  const christmas = { date: '2026-12-25', name: 'Christmas', windows: [] }
  await send('PUT', '/api/appointments/calendar', { ...calendar, weekly: weekly.slice(1), overrides: [christmas] })
  const rule = { id: 'first', when: 'not_opened', after: 48, subject: 'It is waiting', text: 'It takes a minute.' }
  await send('PUT', '/api/reminders', { rules: [rule] })
  await send('PUT', '/api/reminders', { rules: [{ ...rule, after: 72, isEnabled: false }] })
  const { deck } = await send('POST', '/api/decks', { name: 'Slate roofs' })
  const homeowner = { deckId: deck.id, homeownerData: { first_name: 'Maria' } }
  // An import that is larger than a call begins with the rows that are left over. The last call is another file’s.
  for (const count of [2, 100, 3])
    await send('POST', '/api/presentations/batch', { presentations: Array.from({ length: count }, () => homeowner) })
  const { presentations } = await send('GET', '/api/presentations')
  await send('PATCH', `/api/presentations/${presentations[0].id}`, { lostReason: 'Moved to Denver.' })
  await send('PATCH', `/api/presentations/${presentations[0].id}`, { lostReason: null })
  const { page, close } = await openStudio(site, '/settings/audit', {
    cookie: company.headers.cookie,
    viewport: { width: 390, height: 844 },
  })
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'imported 102 homeowners.' }).waitFor()
  await rows.filter({ hasText: 'imported 3 homeowners.' }).waitFor()
  expect(await rows.filter({ hasText: 'imported' }).count()).toBe(2)
  await rows.filter({ hasText: 'marked Maria as lost.' }).waitFor()
  await rows.filter({ hasText: 'reopened Maria.' }).waitFor()
  const hours = rows.filter({ hasText: 'changed when visits can be booked.' }).first()
  await hours.getByText(/Monday: closed \(was 8:00\sAM – 5:00\sPM\)/).waitFor()
  await hours.getByRole('button', { name: 'Details' }).press('Enter')
  await hours.getByText('Fri, Dec 25, 2026, Christmas: closed').waitFor()
  const reminders = rows.filter({ hasText: 'changed the reminders.' })
  await reminders.getByText('“Not opened, after 2 days” added').waitFor()
  await reminders.getByText('“Not opened, after 2 days” is now “Not opened, after 3 days”').waitFor()
  await page.getByLabel('Through').waitFor({ state: 'hidden' })
  await press(page, 'Filter')
  await page.getByLabel('Through').waitFor()
  await close()
})

it('lists everyone who was imported or emailed a link, and says what a member is called now', async () => {
  const company = await newCompany(site.address)
  const { send } = company
  const { deck } = await send('POST', '/api/decks', { name: 'Slate roofs' })
  const names = ['Maria', 'Theo', 'Zoë']
  const homeowners = names
    .toReversed()
    .map((first_name) => ({ first_name, email: `${first_name.length}@${deck.id}.example` }))
  const presentations = homeowners.map((homeownerData) => ({ deckId: deck.id, homeownerData }))
  const { results } = await send('POST', '/api/presentations/batch', { presentations })
  const presentationIds: string[] = results.map(({ presentation }: { presentation: { id: string } }) => presentation.id)
  await send('POST', '/api/presentations/send', { presentationIds })
  await send('PATCH', '/api/auth/me', { name: 'Ana Lopez' })
  const { page, close } = await openStudio(site, '/settings/audit', { cookie: company.headers.cookie })
  const rows = page.getByRole('main').getByRole('listitem')
  for (const said of [/emailed links to (Maria|Theo|Zoë) and 2 others/, 'imported 3 homeowners']) {
    const row = rows.filter({ hasText: said })
    await row.getByText('Ana (now Ana Lopez)').waitFor()
    await row.getByRole('button', { name: 'Details' }).press('Enter')
    const listed = row.getByRole('definition').getByRole('link')
    await expect.poll(() => listed.allTextContents()).toEqual(names)
  }
  await rows.filter({ hasText: 'imported' }).getByRole('definition').getByRole('link', { name: 'Theo' }).press('Enter')
  await page.waitForURL(`**/studio/homeowners/${presentationIds[1]}`)
  await close()
})

it('lists homeowners who were updated one after another as one entry, and exports each on its own', async () => {
  const company = await newCompany(site.address)
  const { send } = company
  const { deck } = await send('POST', '/api/decks', { name: 'Slate roofs' })
  const presentations = ['Zoë', 'Maria'].map((first_name) => ({ deckId: deck.id, homeownerData: { first_name } }))
  const { results } = await send('POST', '/api/presentations/batch', { presentations })
  const { user } = await send('GET', '/api/auth/me')
  for (const { presentation } of results)
    await send('PATCH', `/api/presentations/${presentation.id}`, {
      homeownerData: { city: 'Denver' },
      ownerId: user.id,
    })
  const { page, close } = await openStudio(site, '/settings/audit?since=2020-01-01', { cookie: company.headers.cookie })
  const rows = page.getByRole('main').getByRole('listitem')
  const row = rows.filter({ hasText: 'Ana changed the details of 2 homeowners.' })
  await row.getByRole('button', { name: 'Details' }).press('Enter')
  const facts = row.getByRole('term')
  await expect.poll(() => facts.allTextContents()).toEqual(['Maria', 'Zoë', 'Time', 'IP address'])
  const values = await row.getByRole('definition').allTextContents()
  expect(values.slice(0, 2)).toEqual(Array(2).fill('City · Owner: Ana'))
  expect(values[2]).toMatch(/\d:\d\d:\d\d\s[AP]M/)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')])
  await said(page, '6 entries exported.')
  const csv = (await textOf(await file.createReadStream())).split('\r\n')
  expect(csv).toHaveLength(7)
  const updated = /^20[\d-]+T[\d:.]+Z,Ana,Ana changed Maria\.,Homeowners,Maria,[\da-f-]{36},City · Owner: Ana,/
  expect(csv).toContainEqual(expect.stringMatching(updated))
  await close()
})

it('names what a list is only about, or says its kind, and keeps the days', async () => {
  const company = await newCompany(site.address)
  const { send } = company
  const { deck } = await send('POST', '/api/decks', { name: 'Slate roofs' })
  const presentations = ['Zoë', 'Maria'].map((first_name) => ({ deckId: deck.id, homeownerData: { first_name } }))
  const { results } = await send('POST', '/api/presentations/batch', { presentations })
  const [{ presentation: zoe }, { presentation: maria }] = results
  await send('DELETE', `/api/presentations/${zoe.id}`)
  const { page, close } = await openStudio(site, '/settings/audit?since=2020-01-01', { cookie: company.headers.cookie })
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'deleted a homeowner’s link.' })
  await row.getByRole('button', { name: 'Details' }).press('Enter')
  await row.getByRole('link', { name: 'Show everything about this' }).press('Enter')
  await page.getByText('Only entries about one homeowner.').waitFor()
  expect(new URL(page.url()).searchParams.get('since')).toBe('2020-01-01')
  await page.goto(`${site.address}/studio/settings/audit?about=${maria.id}`)
  await page.getByText('Only entries about Maria.').waitFor()
  await close()
})

it('offers kinds of changes in the order of the alphabet, with reminders and hours', async () => {
  const company = await newCompany(site.address)
  await company.send('PUT', '/api/reminders', { rules: [] })
  const { page, close } = await openStudio(site, '/settings/audit', { cookie: company.headers.cookie })
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.filter({ hasText: 'created the company.' }).waitFor()
  const [first, ...kinds] = await page.getByLabel('What').getByRole('option').allTextContents()
  expect(first).toBe('Anything')
  expect(kinds).toEqual(kinds.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(kinds).toContain('Visit hours and settings')
  await page.getByLabel('What').selectOption('Reminders')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByText('changed the reminders.').waitFor()
  await close()
})

it('exports everything into a downloadable file', async () => {
  const { page, close } = await openStudio(site, '/settings/data')
  await page.getByText('Nothing has been exported or erased yet.').waitFor()
  await page.getByRole('button', { name: 'Export data' }).press('Enter')
  await page.locator('.said').getByText('We’re preparing your export.', { exact: false }).waitFor()
  const download = page.getByRole('link', { name: 'Download' })
  await download.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  await close()
})

it('deletes the company for an owner who enters its name and password, and restores it at sign-in', async () => {
  const company = await newCompany(site.address)
  const { cookie = '' } = company.headers
  const { page, close } = await openStudio(site, '/settings/data', { cookie })
  await press(page, 'Delete company…')
  const dialog = page.getByRole('dialog')
  const label = await dialog.getByText('To confirm', { exact: false }).textContent()
  const name = label?.split(': ')[1]?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''
  await dialog.getByLabel('To confirm').fill(name)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete company' }).press('Enter')
  await dialog.getByRole('alert').getByText('Is wrong.').waitFor()
  await dialog.getByLabel('Your password').fill(company.password)
  await dialog.getByRole('button', { name: 'Delete company' }).press('Enter')
  await page.getByText('Until then, an owner can sign in here and stop the deletion.', { exact: false }).waitFor()
  await page.getByLabel('Email').fill(company.email)
  await page.getByLabel('Password').fill(company.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await page.getByText('This company is closed and will be deleted.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Stop deletion' }).press('Enter')
  await page.getByRole('button', { name: 'Export data' }).waitFor()
  await close()
})
