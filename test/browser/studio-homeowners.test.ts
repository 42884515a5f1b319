import { text as textOf } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { memberOf, openStudio, press, said } from './studio-pages.ts'

const site = useSite()

it('creates a homeowner with the poster in view, emails the link, changes them, and deletes them after asking', async () => {
  const narrationScript = 'The crew arrives at seven and works for two days.'
  await site.company.present({ slides: [{ title: 'Your roof', narrationScript }] })
  const { page, close } = await openStudio(site, '/homeowners')
  await page.getByRole('link', { name: 'New homeowner' }).press('Enter')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByText('Zoë, this is for you').waitFor()
  await page.getByLabel('Language of the presentation').selectOption('es')
  await page.getByText('Zoë, esto es para usted').waitFor()
  await page.getByText('The deck is in English. The controls and emails will be in Spanish').waitFor()
  await page.getByText('We have no voice for Spanish').waitFor()
  await page.getByLabel('Last name').fill('Nuñez')
  await page.getByLabel('Email').fill('not an address')
  await press(page, 'Create link')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('New homeowner')
  await page.getByLabel('Email').fill('zoe@example.com')
  await page.getByLabel('City').fill('Boulder')
  await press(page, 'Create and email link')
  await page.getByRole('heading', { name: 'Zoë Nuñez', level: 1 }).waitFor()
  await said(page, 'Email on its way.')
  await page.getByText('Link created.').waitFor()
  expect(await page.getByLabel('Link').inputValue()).toContain(`${site.address}/p/`)

  await press(page, 'Edit')
  await page.getByRole('dialog').getByLabel('City').fill('Golden')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Golden', { exact: true }).waitFor()
  await page.getByText('For someone who asks you to erase their data.', { exact: false }).waitFor()
  await press(page, 'Delete presentation')
  await page.getByRole('dialog').getByText('The link will stop working.', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete presentation' }).press('Enter')
  await page.getByRole('heading', { name: 'Homeowners', level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Zoë Nuñez').count()).toBe(0)
  await close()
})

it('finds one among many, and shows everything that happened', async () => {
  const slides = [{ title: 'Welcome' }, { title: 'Layers' }]
  const { id, deckId } = await site.company.present({ slides, homeowner: { last_name: 'Okafor', city: 'Golden' } })
  const [first] = (await site.company.send('GET', `/api/decks/${deckId}`)).slides
  const at = new Date().toISOString()
  const viewerSessionId = crypto.randomUUID()
  const events = [
    { type: 'started', at },
    { type: 'slide_reached', at, slideId: first.id },
    { type: 'tier_chosen', at, tier: 'better' },
  ]
  await site.company.send('POST', `/api/viewer/presentations/${id}/events`, { viewerSessionId, events })
  await site.company.send('POST', '/api/qa', { presentationId: id, question: 'Do you paint fences?', viewerSessionId })
  const { page, close } = await openStudio(site, '/homeowners')
  await page.getByLabel('Search by name, address, phone, or email').fill('Okafor')
  const found = page.getByRole('link', { name: /Maria Okafor/ })
  await expect.poll(() => page.locator('.list > li').count()).toBe(1)
  const [asked] = await Promise.all([
    page.waitForRequest(/createdSince=/),
    page.getByLabel('Created', { exact: true }).selectOption('Last 7 days'),
  ])
  expect(Date.now() - Date.parse(new URL(asked.url()).searchParams.get('createdSince') ?? '')).toBeGreaterThan(
    6 * 86_400_000,
  )
  await expect.poll(() => page.locator('.list > li').count()).toBe(1)
  await page.locator('.list > li').getByText('Chose a price', { exact: true }).waitFor()
  await found.getByText('chose Better', { exact: false }).waitFor()
  await found.press('Enter')
  await page.getByText('Asked: “Do you paint fences?”').waitFor()
  await page.getByText('Chose Better. Create a contract or book a visit.').waitFor()
  await page.getByText('Opened the link', { exact: false }).first().waitFor()
  await page.locator('.strip').getByText('Welcome').waitFor()
  await page.getByText('1 more slide not watched').waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('.list > li').count()).toBe(1)
  expect(await page.getByLabel('Search by name, address, phone, or email').inputValue()).toBe('Okafor')
  await close()
})

it('keeps the position and the loaded pages of the list when someone returns to it', async () => {
  const company = await newCompany(site.address, 'Long List Roofing')
  const { deckId } = await company.present({ slides: [{}] })
  const presentations = Array.from({ length: 100 }, (_, at) => ({
    deckId,
    homeownerData: { first_name: `Homeowner ${at}`, last_name: 'Okafor' },
  }))
  await company.send('POST', '/api/presentations/batch', { presentations })
  const { page, close } = await openStudio(site, '/homeowners', { cookie: company.headers.cookie })
  const rows = page.locator('.list > li')
  await page.getByLabel('Created', { exact: true }).selectOption('Last 7 days')
  await expect.poll(() => rows.count()).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(100)
  const row = rows.nth(80).getByRole('link')
  const name = await row.locator('strong').textContent()
  await row.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await row.click()
  await page.getByRole('heading', { name: name ?? '', level: 1 }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await press(page, 'Edit')
  await page.getByRole('dialog').getByLabel('City').fill('Golden')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Golden', { exact: true }).waitFor()

  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.floor(scrollY))).toBe(Math.floor(scrolled))
  expect(await rows.count()).toBe(100)
  await rows.nth(80).getByText('Golden').waitFor()
  expect(await page.getByLabel('Created', { exact: true }).inputValue()).toBe('7')
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.floor(scrollY))).toBe(Math.floor(scrolled))
  await close()
})

it('keeps notes about a homeowner, which can be changed and deleted', async () => {
  const { id } = await site.company.present({ slides: [{ title: 'Welcome' }], homeowner: { last_name: 'Okafor' } })
  const { page, close } = await openStudio(site, `/homeowners/${id}`)
  await page.getByLabel('Note', { exact: true }).fill('Prefers calls after 5 p.m.')
  await press(page, 'Add note')
  await said(page, 'Note added.')
  const [list, activity] = [page.locator('.notes'), page.locator('.time-line')]
  await list.getByText('Prefers calls after 5 p.m.').waitFor()
  await activity.getByText('wrote: “Prefers calls after 5 p.m.”').waitFor()
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('')
  await list.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Note').fill('Prefers calls before noon.')
  await page.getByRole('dialog').getByLabel('Note').press('Control+Enter')
  await list.getByText('Prefers calls before noon.').waitFor()
  await list.getByText('edited').waitFor()
  await list.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect.poll(() => list.locator('li').count()).toBe(0)
  await expect.poll(() => activity.getByText('wrote:').count()).toBe(0)
  await close()
})

it('emails the link with a note from the company, and drafts a contract', async () => {
  const homeowner = { last_name: 'Okonkwo', email: 'okonkwo@home.example' }
  const { id } = await site.company.present({ slides: [prices], homeowner })
  const { page, close } = await openStudio(site, `/homeowners/${id}`)
  const dialog = page.getByRole('dialog')
  await page.getByText('Email them their link.').waitFor()
  await press(page, 'Email link')
  await dialog.getByText('We’ll send it to okonkwo@home.example', { exact: false }).waitFor()
  await dialog.getByLabel('Add a personal note').fill('Schön, Sie kennenzulernen.')
  await dialog.getByRole('button', { name: 'Email link' }).press('Enter')
  await said(page, 'Email on its way.')

  await press(page, 'Create contract')
  await dialog.getByText('No templates yet').waitFor()
  await page.keyboard.press('Escape')
  const template = {
    name: 'Dachvertrag',
    language: 'en',
    body: '# Scope\n\nA new roof in {{city}} for {{tier_price}}.',
  }
  await site.company.send('POST', '/api/contracts/templates', template)
  await press(page, 'Create contract')
  await dialog.getByText('Maria Okonkwo hasn’t chosen an option yet.').waitFor()
  await dialog.getByLabel('Price option').selectOption('Best: Heirloom, $14,800 or $179 a month')
  await dialog.getByText('The contract can’t be sent until these have a value.').waitFor()
  await dialog.getByLabel('City').fill('Golden')
  await dialog.getByText('The contract shows the home’s address', { exact: false }).waitFor()
  await dialog.getByLabel('ZIP code').fill('80401')
  await dialog.getByLabel('Co-owner (optional)').fill('Sam Okonkwo')
  await dialog.getByLabel('Days to sign').fill('7')
  await dialog.getByRole('button', { name: 'Create contract' }).press('Enter')
  await page.getByRole('heading', { name: /^Contract \d/, level: 1 }).waitFor()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  await page.getByText('Sam Okonkwo').first().waitFor()
  const { contracts } = await site.company.send('GET', '/api/contracts')
  const inAWeek = Date.now() + 7 * 86_400_000
  expect(Math.abs(Date.parse(contracts[0].expiresAt) - inAWeek)).toBeLessThan(3_600_000)
  await page.goBack()
  await page.getByRole('link', { name: 'Open contract' }).waitFor()
  await page.getByRole('link', { name: 'Finish and send the draft contract' }).waitFor()
  await page.getByRole('heading', { name: 'Today', level: 3 }).waitFor()
  await page.getByText('Draft', { exact: true }).waitFor()
  await page.getByText('Golden, 80401', { exact: false }).waitFor()
  await page
    .locator('.time-line')
    .getByRole('link', { name: / created a contract\.$/ })
    .waitFor()
  await press(page, 'Create contract')
  await dialog.getByText('Maria Okonkwo already has a contract (Draft).', { exact: false }).waitFor()
  await dialog.getByRole('link', { name: 'Open contract' }).waitFor()
  await close()
})

it('books a visit for a homeowner in a free window, and sums up the slides that weren’t watched', async () => {
  const company = await newCompany(site.address)
  const slides = ['One', 'Two', 'Three'].map((title) => ({ title }))
  const { id } = await company.present({ slides, homeowner: { last_name: 'Ito', email: 'ito@home.example' } })
  const { page, close } = await openStudio(site, `/homeowners/${id}`, { cookie: company.headers.cookie })
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Maria Ito' })
  await page.getByText('No slide watched yet.').waitFor()
  await press(page, 'Book visit')
  await dialog.getByText('No one can book until you set your hours').waitFor()
  await page.keyboard.press('Escape')
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '12:00', capacity: 2 }))
  await company.send('PUT', '/api/appointments/calendar', { timeZone: 'America/Denver', weekly })
  await page.reload()
  await press(page, 'Book visit')
  await dialog.getByRole('radio').nth(2).press('Space')
  await dialog.getByLabel('What to know before the visit (optional)').fill('The dog is friendly.')
  await dialog.getByRole('button', { name: 'Book visit' }).press('Enter')
  await said(page, 'Visit booked for')
  await page.getByText('Visit booked', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: /^Visit on / }).waitFor()
  await page.locator('.time-line').getByText('Ana booked a visit for them:').waitFor()
  await company.send('PATCH', `/api/presentations/${id}`, { homeownerData: { phone: '555 0100', city: 'Boulder' } })
  await page.reload()
  await page.locator('.time-line').getByText('Ana changed the phone and the address.').waitFor()
  const { appointments } = await company.send('GET', '/api/appointments')
  expect(appointments).toMatchObject([{ presentationId: id, status: 'booked', name: 'Maria Ito' }])
  const { days } = await company.send('GET', `/api/appointments/slots?presentationId=${id}`)
  const windows = days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows)
  expect(windows.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(appointments[0].startsAt)
  await close()
})

it('imports many from a CSV file, leaves wrong rows out, duplicates no one, and offers the result as a file', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  await company.present({ slides: [{}] })
  const { page, context, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const lines = Array.from({ length: 120 }, (_, at) => `Jürgen ${at};j${at}@example.com;Golden`)
  const wrong = ['Theo;not an address;Golden', ';x@example.com;Golden']
  const text = ['\ufeffVorname;E-Mail;Ort', ...lines, ...wrong].join('\r\n')
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('120 homeowners will be added.').waitFor()
  await page.getByText('Row 122: “not an address” in “E-Mail” isn’t a valid email.').waitFor()
  await page.getByText('Row 123: There is no first name in “Vorname”.').waitFor()
  expect(await page.getByLabel('Ort').inputValue()).toBe('city')
  await page.getByLabel('Vorname').selectOption('Skip this column')
  await page.getByText('122 rows (2, 3, 4, and 119 more): No column has the first name.').waitFor()
  expect(await page.locator('.problems > li').count()).toBe(1)
  await page.getByLabel('Vorname').selectOption('First name')
  let calls = 0
  const asked = Promise.withResolvers<void>()
  await context.route('**/api/presentations/batch', async (route) => {
    if (++calls === 1) await asked.promise
    if (calls !== 2) return route.continue()
    // The server did it, but its response was lost on the way.
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Add 120 homeowners')
  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).press('Enter')
  asked.resolve()
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  await page.getByText('2 rows weren’t imported. Fix them in your file', { exact: false }).waitFor()
  expect(await page.getByLabel('Language of the presentation').count()).toBe(0)
  const loading = page.waitForEvent('download')
  await press(page, 'Email 120 links now')
  expect(await page.getByRole('dialog').getByText('get it again', { exact: false }).count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Email 120 links now' }).press('Enter')
  await said(page, 'Emails on their way.')
  await page.getByText(/^\d+ of 120 links emailed$/).waitFor()
  await page.getByText('We send 60 a minute.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: /links now/ }).count()).toBe(0)
  await press(page, 'Download results')
  const rows = (await textOf(await (await loading).createReadStream())).split('\r\n')
  expect(rows[0]).toBe('Vorname,E-Mail,Ort,Link,Result')
  expect(rows[1]).toMatch(/^Jürgen 0,j0@example\.com,Golden,http\S+\/p\/[^,]+,Added\.$/)
  expect(rows[121]).toBe('Theo,not an address,Golden,,“not an address” in “E-Mail” isn’t a valid email.')
  const first = await company.send('GET', '/api/presentations?limit=100')
  const rest = await company.send('GET', `/api/presentations?limit=100&cursor=${encodeURIComponent(first.nextCursor)}`)
  const names = [...first.presentations, ...rest.presentations].map((each) => each.homeownerData.first_name)
  expect(names).toEqual([...lines.map((_, at) => `Jürgen ${at}`), 'Maria'])

  await page.reload()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('group', { name: '120 of these are already here' }).waitFor()
  await page.getByText('120 rows will be skipped.').waitFor()
  expect(await page.getByRole('button', { name: /^Add \d/ }).count()).toBe(0)
  await close()
})

it('emails the links of everyone who is checked, and says how far that is and who was skipped', async () => {
  const { deckId } = await site.company.present({ slides: [{ title: 'Welcome' }], homeowner: { last_name: 'Brandt' } })
  const homeownerData = { first_name: 'Emma', last_name: 'Brandt', email: `${crypto.randomUUID()}@example.com` }
  await site.company.send('POST', '/api/presentations', { deckId, homeownerData })
  const { presentation: gone } = await site.company.send('POST', '/api/presentations', {
    deckId,
    homeownerData: { ...homeownerData, first_name: 'Lena' },
  })
  const { page, close } = await openStudio(site, '/homeowners?q=Brandt')
  await expect.poll(() => page.locator('.list > li').count()).toBe(3)
  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space')
  await page.getByText('1 has no email', { exact: true }).waitFor()
  // The list still shows the email that she had when it was loaded.
  await site.company.send('PATCH', `/api/presentations/${gone.id}`, { homeownerData: { email: null } })
  await press(page, 'Email 2 links')
  await page
    .getByRole('dialog')
    .getByText(/^To (Maria|Emma|Lena) Brandt and (Maria|Emma|Lena) Brandt\.$/)
    .waitFor()
  await page.getByRole('dialog').getByText('Your presentation from', { exact: false }).waitFor()
  await page
    .getByRole('dialog')
    .getByText(/^Hello (Maria|Emma|Lena),$/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Email 2 links' }).press('Enter')
  await said(page, 'Emails on their way.')
  await page.getByText('1 of 2 links emailed').waitFor()
  await page.getByText('1 has no email address').getByRole('link', { name: 'Lena Brandt' }).waitFor()
  await page.locator('.list > li').getByText('Sent', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Email \d/ }).count()).toBe(0)
  await close()
})

it('filters by stage and owner, assigns several at once, exports them, and takes one as lost and back', async () => {
  const { deckId } = await site.company.present({ slides: [{ title: 'Welcome' }], homeowner: { last_name: 'Keller' } })
  const homeownerData = {
    first_name: 'Emma',
    last_name: 'Keller',
    phone: '+1 (303) 555-0142',
    email: 'emma@example.com',
  }
  await site.company.send('POST', '/api/presentations', { deckId, homeownerData })
  await memberOf(site, 'editor')
  const { page, close } = await openStudio(site, '/homeowners?q=Keller')
  const rows = page.locator('.list > li')
  await expect.poll(() => rows.count()).toBe(2)
  expect(await page.getByRole('link', { name: '(303) 555-0142' }).getAttribute('href')).toBe('tel:+13035550142')
  expect(await page.getByRole('link', { name: 'emma@example.com' }).getAttribute('href')).toBe(
    'mailto:emma@example.com',
  )
  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space')
  await page.getByText('2 selected').waitFor()
  expect(await page.locator('.bulk').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky')
  await press(page, 'Assign owner')
  await page.getByRole('dialog').getByLabel('Owner').selectOption('Vera')
  await page.getByRole('dialog').getByRole('button', { name: 'Assign owner' }).press('Enter')
  await said(page, '2 homeowners assigned.')
  await expect.poll(() => rows.getByText('Vera').count()).toBe(2)
  await page.getByText('2 selected').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')])
  const csv = await textOf(await download.createReadStream())
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain('Emma,Keller,emma@example.com,+1 (303) 555-0142')
  const logged = await site.company.send('GET', '/api/audit?action=recordPresentationExport')
  expect(logged.entries).toMatchObject([{ subject: { count: 2 } }])

  await page.getByRole('link', { name: /Emma Keller/ }).press('Enter')
  await press(page, 'Mark as lost')
  await page.getByRole('dialog').getByLabel('What happened?').selectOption('Not now')
  expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('Not now')
  await page.getByRole('dialog').getByLabel('Reason').fill('Sold the house')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).press('Enter')
  await said(page, 'Marked as lost.')
  await page.getByText('Lost: Sold the house').waitFor()
  await page.locator('.time-line').getByText('marked them as lost: “Sold the house”').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: /^Lost/ }).press('Enter')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('link', { name: /Emma Keller/ }).press('Enter')
  await press(page, 'Reopen')
  await said(page, 'Reopened.')
  await page.getByText('Not sent', { exact: true }).waitFor()
  await page.locator('.time-line').getByText('reopened them.').waitFor()
  await page.getByText('made Vera the owner.').waitFor()
  await press(page, 'Log call')
  await page.getByRole('dialog').getByLabel('How did it go?').selectOption('No answer')
  await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).press('Enter')
  await said(page, 'Call logged.')
  await page.locator('.time-line').getByText('called; no answer').waitFor()
  await page.goBack()
  await page.getByText('No homeowners found').waitFor()
  await page.getByRole('button', { name: /^Not sent/ }).press('Enter')
  await page.getByLabel('Owner').selectOption('Vera')
  await expect.poll(() => rows.count()).toBe(2)
  await close()
})

it('shows the first homeowners, not only filters, on a phone’s first screen, and selects in one line', async () => {
  const company = await newCompany(site.address)
  const { deckId } = await company.present({ slides: [{}] })
  const homeownerData = { first_name: 'Ada', phone: '+1 (303) 555-0142', email: 'ada@example.com', city: 'Golden' }
  const presentations = Array.from({ length: 4 }, () => ({ deckId, homeownerData }))
  await company.send('POST', '/api/presentations/batch', { presentations })
  const viewport = { width: 390, height: 844 }
  const { page, close } = await openStudio(site, '/homeowners', { cookie: company.headers.cookie, viewport })
  const rows = page.locator('.list > li')
  await expect.poll(() => rows.count()).toBe(5)
  const bottom = async (locator: ReturnType<typeof page.locator>) => {
    const box = await locator.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const top = (await page.locator('.sections').boundingBox())?.y ?? 0
  expect(await bottom(rows.nth(2))).toBeLessThan(top)
  const sorting = page.getByLabel('Sort by')
  expect(await sorting.isVisible()).toBe(false)
  await press(page, 'Filter')
  await sorting.selectOption('Recently watched')
  await page.getByRole('button', { name: 'Filter · 1' }).press('Enter')
  expect(await sorting.isVisible()).toBe(false)
  await rows.first().getByRole('checkbox').press('Space')
  await page.getByText('1 selected').waitFor()
  expect((await page.locator('.bulk').boundingBox())?.height).toBeLessThan(80)
  await press(page, 'Clear selection')
  await expect.poll(() => page.getByText('1 selected').count()).toBe(0)
  await close()
})
