import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { look, pageFaults, widthFaults } from './page-faults.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { memberOf, openStudio, press } from './studio-pages.ts'

/**
 * Checks each screen of the studio, filled with data, and each main dialog: on a phone, on a laptop, and as a viewer
 * and another company see it. Other tests check what a screen does.
 */
const site = useSite()

type Screen = [path: string, show: (page: Page) => Promise<unknown>]

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/**
 * A name without a place to break must not widen the page, because the phone's navigation would leave the screen with
 * it.
 */
const longName = 'Wolfeschlegelsteinhausenbergerdorff'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="120" height="100" fill="#7a1f3d"/></svg>`
const file = (name: string, text: string, mimeType = '') => ({ name, mimeType, buffer: Buffer.from(text) })
const ids: Record<'deck' | 'presentation' | 'contract' | 'template' | 'roof' | 'webhook' | 'visit' | 'day', string> = {
  ...{ deck: '', presentation: '', contract: '', template: '', roof: '', webhook: '', visit: '', day: '' },
}

beforeAll(async () => {
  const { send, sendAsHomeowner, present, upload } = site.company
  await send('PATCH', '/api/organization', { address: '400 Canyon Boulevard, Boulder, CO 80302' })
  const picture = async (name: string) => upload(name, 'image/svg+xml', new TextEncoder().encode(drawing))
  const images = [{ key: await picture('before.svg'), caption: 'Dach, März' }, { key: await picture('after.svg') }]
  const homeowner = { last_name: longName, email: 'okafor@home.example', address: '12 Maple Street', city: 'Boulder' }
  const faqs = [{ userQuestion: 'How long does it hold?', cannedAnswer: 'For [to fill in: years].' }]
  const slides = [{ title: 'Welcome', images, narrationScript: 'It holds for [to fill in: years].' }, prices]
  const { id, deckId, slideIds } = await present({ slides, homeowner, faqs })
  Object.assign(ids, { deck: deckId, presentation: id })
  const action = { type: 'book_appointment', label: 'Book a visit', trigger: 'presentation_end', config: {} }
  await send('POST', `/api/decks/${deckId}/action-configs`, action)

  const at = new Date().toISOString()
  const viewerSessionId = crypto.randomUUID()
  const events = [
    { type: 'started', at },
    { type: 'slide_reached', at, slideId: slideIds[0] },
    { type: 'tier_chosen', at, tier: 'better' },
  ]
  await send('POST', `/api/viewer/presentations/${id}/events`, { viewerSessionId, events })
  await send('POST', '/api/qa', { presentationId: id, question: 'Do you paint fences?', viewerSessionId })

  await send('PUT', '/api/appointments/calendar', {
    timeZone: 'America/Denver',
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '10:00', capacity: 2 })),
    overrides: [{ date: '2030-07-01', windows: [] }],
    minimumNoticeHours: 0,
    horizonDays: 60,
  })
  const { days } = await send('GET', `/api/appointments/slots?presentationId=${id}`)
  const { date, windows } = days.find((day: { windows: object[] }) => day.windows.length)
  const [{ startsAt }] = windows
  const { appointment } = await send('POST', '/api/appointments', { presentationId: id, startsAt, notes: 'A dog.' })
  Object.assign(ids, { visit: appointment.id, day: date })

  const { template } = await send('POST', '/api/contracts/templates', {
    name: 'Roofing agreement',
    language: 'en',
    body: '# Scope\n\nWe replace the roof for {{tier_price}}.\n\n# Payment\n\nThe deposit is {{deposit}}.',
    depositBasisPoints: 1000,
    companySigns: true,
  })
  const input = { presentationId: id, templateId: template.id, tier: 'better' }
  await send('POST', '/api/contracts', { ...input, isDraft: true })
  const { contract, signUrl } = await send('POST', '/api/contracts', input)
  const token = new URL(signUrl).searchParams.get('token')
  await (await fetch(`${site.address}/api/contracts/${contract.id}/document.pdf?token=${token}`)).arrayBuffer()
  await sendAsHomeowner('POST', `/api/contracts/${contract.id}/consent`, { token })
  const signature = { kind: 'typed', value: `Maria ${longName}` }
  await sendAsHomeowner('POST', `/api/contracts/${contract.id}/sign`, { token, name: `Maria ${longName}`, signature })
  Object.assign(ids, { contract: contract.id, template: template.id })

  const tier = { centsPerSquare: 50_000, extras: [{ label: 'Permit', amountCents: 41_000 }] }
  const facets = [{ name: 'Front', pitch: 6, areaSquareFeet: 1200, azimuthDegrees: 180 }]
  const measured = { source: 'manual', address: '9 Elm Court', structures: [{ name: 'House', facets }] }
  const { roofMeasurement } = await send('POST', '/api/roof-measurements', { ...measured, presentationId: id })
  await send('PUT', '/api/roof-measurements/pricing', {
    tiers: { good: tier, better: tier, best: tier },
    tearOffCentsPerSquareAndLayer: 6500,
    wasteBasisPoints: 1250,
    validDays: 30,
  })
  await send('POST', `/api/presentations/${id}/quote`, { roofMeasurementId: roofMeasurement.id })
  Object.assign(ids, { roof: roofMeasurement.id })

  const rule = { when: 'not_opened', after: 48, subject: 'Hello', text: 'Look.' }
  await send('PUT', '/api/reminders', { rules: [{ ...rule, id: 'one' }] })
  await send('PUT', '/api/narration/pronunciations', { pronunciations: [{ word: 'Okafor', say: 'oh kah for' }] })
  const subscription = { name: 'Log', eventType: '*', channel: 'console', channelConfig: {} }
  await send('POST', '/api/notifications/subscriptions', { ...subscription, name: 'CRM', isActive: false })
  ids.webhook = (await send('POST', '/api/notifications/subscriptions', subscription)).id
  await memberOf(site, 'viewer')
})

const dialog = (page: Page) => page.getByRole('dialog')

const opens = (name: string) => async (page: Page) => {
  await press(page, name)
  await dialog(page).waitFor()
}

/** Waits for the screen too, because its fields load with it. */
const typed = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)

const areas: Record<string, () => Record<string, Screen>> = {
  'home and what was asked': () => ({
    'the numbers of the week': ['', (page) => page.getByText('Show numbers as a table').press('Enter')],
    'a question to answer': [
      `/questions?deck=${ids.deck}`,
      async (page) => {
        await press(page, 'Answer: Do you paint fences?')
        await page.getByRole('button', { name: 'Save answer' }).waitFor()
      },
    ],
    'a rehearsed answer': [
      `/questions?deck=${ids.deck}`,
      async (page) => {
        await page.getByLabel('Your question').fill('How long does it hold?')
        await page.keyboard.press('Enter')
        await page.locator('.rehearsed').getByText('One of your answers').waitFor()
      },
    ],
    'what would be lost': [
      '/settings',
      async (page) => {
        await page.getByLabel('Mailing address').fill('12 Maple Street')
        await page.getByRole('link', { name: 'Decks' }).press('Enter')
        await dialog(page).getByRole('button', { name: 'Keep editing' }).waitFor()
      },
    ],
  }),
  homeowners: () => ({
    'their list': ['/homeowners', (page) => page.getByText('chose Better', { exact: false }).waitFor()],
    'those behind a number': ['/homeowners/counted/booked', (page) => page.locator('.homeowners .row').waitFor()],
    'one of them': [`/homeowners/${ids.presentation}`, (page) => page.getByText('Chose Better.').waitFor()],
    'an email with the link': [`/homeowners/${ids.presentation}`, opens('Email link')],
    'a new contract': [
      `/homeowners/${ids.presentation}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Create contract')
        await dialog(page).getByLabel('Price option').waitFor()
      },
    ],
    'the question before one is deleted': [
      `/homeowners/${ids.presentation}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Delete presentation')
        await dialog(page).getByText('The link will stop working.', { exact: false }).waitFor()
      },
    ],
    'rows of a file': [
      '/homeowners/import',
      async (page) => {
        const rows = 'Vorname;E-Mail;Ort\nJürgen;j@example.com;Golden\nTheo;not an address;Golden'
        await page.locator('input[type=file]').setInputFiles(file('Kunden.csv', rows, 'text/csv'))
        await page.getByText('isn’t a valid email', { exact: false }).waitFor()
      },
    ],
    'a new one with the poster in view': [
      '/homeowners/new',
      async (page) => {
        await page.getByLabel('First name').fill('Zoë')
        await page.getByText('Zoë, this is for you').waitFor()
      },
    ],
  }),
  decks: () => ({
    'their list': ['/decks', (page) => page.getByRole('link', { name: /Shown/ }).first().waitFor()],
    'the ways to a new one': [
      '/decks/new',
      (page) => page.getByRole('heading', { name: 'Roofing starter deck' }).waitFor(),
    ],
    'a slide with pictures, an answer and the fields that are open': [
      `/decks/${ids.deck}`,
      async (page) => {
        await page.getByText('Text and pictures of “Welcome”').press('Enter')
        await page.locator('summary', { hasText: 'How long does it hold?' }).press('Enter')
        await page.getByText('1. Dach, März').waitFor()
        await page.getByText('Needs filling in').first().waitFor()
      },
    ],
    'a picture of a slide': [`/decks/${ids.deck}`, opens('Edit: 1. Dach, März')],
    'the pictures of the library': [
      `/decks/${ids.deck}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Add picture' }).first().press('Enter')
        await dialog(page).getByRole('button', { name: 'after.svg' }).waitFor()
      },
    ],
    'a new button with a fault': [
      `/decks/${ids.deck}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Add button')
        await dialog(page).getByLabel('What it does').selectOption('call')
        await dialog(page).getByLabel('Phone').fill('whenever')
        await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
        await dialog(page).getByRole('alert').waitFor()
      },
    ],
    'a script with a fault, and prices': [
      `/decks/${ids.deck}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await page.getByLabel('Narration').first().fill('Hello {{firstname}}.')
        await page.getByText('{{firstname}} isn’t a merge field.', { exact: false }).waitFor()
        await page.getByText('Text and pictures of “Prices”').press('Enter')
        await page.getByLabel('Price, $: Best').waitFor()
      },
    ],
    'what another has saved': [
      `/decks/${ids.deck}`,
      async (page) => {
        const { slides } = await site.company.send('GET', `/api/decks/${ids.deck}`)
        await site.company.send('PATCH', `/api/decks/${ids.deck}/slides/${slides[0].id}`, { title: 'Theirs' })
        await page.getByLabel('Narration').first().fill('Hello.')
        await page.locator('.slides > li').first().getByRole('button', { name: 'Save', exact: true }).press('Enter')
        await page.getByRole('dialog', { name: 'Someone else just saved changes' }).getByText('Theirs').waitFor()
      },
    ],
    'the presentation on a screen': [
      `/decks/${ids.deck}`,
      async (page) => {
        await page.keyboard.press('Escape')
        await press(page, 'Open preview')
        await page.frameLocator('iframe[title="Preview"]').getByText('Ana', { exact: false }).first().waitFor()
      },
    ],
  }),
  'visits and roofs': () => ({
    'a week of visits': [
      `/calendar?from=${ids.day}`,
      (page) => page.locator('.visit', { hasText: longName }).waitFor(),
    ],
    'a visit to be moved': [
      `/calendar?from=${ids.day}&visit=${ids.visit}`,
      async (page) => {
        await press(page, 'Reschedule')
        await dialog(page).locator('input[type=radio]').first().waitFor()
      },
    ],
    roofs: ['/roofs', (page) => page.getByRole('link', { name: /9 Elm Court/ }).waitFor()],
    'a roof with its quote': [`/roofs/${ids.roof}`, (page) => page.locator('.quote-tiers').waitFor()],
    'the prices of roofs': ['/roofs/prices', (page) => page.getByLabel('Description, Good').first().waitFor()],
    'a roof to be written down': [
      '/roofs/new',
      async (page) => {
        await page.getByRole('radio', { name: /^Enter by hand/ }).press('Space')
        await press(page, 'Save roof')
        await page.getByText('Area, sq ft: Fill in this field.').waitFor()
      },
    ],
    'the hours': [
      '/calendar/settings',
      async (page) => {
        await page.locator('summary', { hasText: 'Types of visits' }).press('Enter')
        await page.locator('summary', { hasText: 'Limits and service area' }).press('Enter')
        await page.locator('summary', { hasText: 'Your busy times' }).press('Enter')
        await typed('Days ahead', '30')(page)
      },
    ],
  }),
  contracts: () => ({
    'their list': [
      '/contracts',
      (page) =>
        page
          .getByRole('link', { name: new RegExp(longName) })
          .first()
          .waitFor(),
    ],
    'one that waits for the company': [
      `/contracts/${ids.contract}`,
      (page) => page.getByText(`Maria ${longName} agreed to electronic records`).waitFor(),
    ],
    'the signature of the company': [
      `/contracts/${ids.contract}`,
      async (page) => {
        await press(page, 'Sign for your company')
        await dialog(page).getByLabel('Your full name').waitFor()
      },
    ],
    'their templates': ['/contracts/templates', (page) => page.getByText('Roofing agreement').first().waitFor()],
    'a template with its preview': [
      `/contracts/templates/${ids.template}`,
      async (page) => {
        await press(page, 'Save and preview')
        await page.locator('#preview').getByText('We replace the roof').waitFor()
      },
    ],
  }),
  files: () => ({
    'a document and a file that is none': [
      '/files',
      async (page) => {
        const guide = file('Attic guide.md', '# Ridge vents\n\nA ridge vent lets warm air out of the attic.')
        await page
          .locator('input[type=file]')
          .setInputFiles([guide, file('setup.exe', 'MZ', 'application/x-msdownload')])
        await page.getByText('Ready', { exact: true }).waitFor()
        await page.getByRole('listitem').filter({ hasText: 'setup.exe' }).getByRole('alert').waitFor()
      },
    ],
    'who may hear of it': ['/files', opens('Edit: Attic guide.md')],
    pictures: ['/files/pictures', (page) => page.getByRole('button', { name: 'Edit: after.svg' }).waitFor()],
    'what a picture shows': ['/files/pictures', opens('Edit: after.svg')],
  }),
  'what needs a password': () => ({
    'the password of an owner': [
      '/settings',
      async (page) => {
        const json = { code: 'password_confirmation_required', error: 'Confirm your password first.' }
        await page.route('**/api/organization', (route) =>
          route.request().method() === 'PATCH' ? route.fulfill({ status: 403, json }) : route.fallback(),
        )
        await typed('Mailing address', '1 Canyon Road')(page)
        await press(page, 'Save')
        await dialog(page).getByLabel('Password').waitFor()
      },
    ],
  }),
  settings: () => ({
    'one’s own account': ['/me', (page) => page.getByLabel('books a visit').waitFor()],
    members: ['/settings/members', (page) => page.locator('.row', { hasText: 'Vera' }).waitFor()],
    'an invitation': [
      '/settings/members',
      async (page) => {
        await press(page, 'Invite member')
        await page.getByRole('radio', { name: /^Viewer/ }).waitFor()
      },
    ],
    'a new key and its secret': [
      '/settings/keys',
      async (page) => {
        await press(page, 'Create key')
        await page.getByLabel('What it is for').fill('CRM')
        await page.getByLabel('Analytics').selectOption('read')
        await dialog(page).getByRole('button', { name: 'Create key' }).press('Enter')
        await page.getByLabel('Secret', { exact: true }).waitFor()
      },
    ],
    keys: [
      '/settings/keys',
      async (page) => {
        await press(page, 'Done')
        await page.locator('.row', { hasText: 'CRM' }).waitFor()
      },
    ],
    'refused requests': [
      '/settings/keys/requests',
      (page) => page.getByText('No refused requests').or(page.locator('.row .state')).first().waitFor(),
    ],
    webhooks: ['/settings/webhooks', (page) => page.getByText('CRM').first().waitFor()],
    'a new webhook with a fault': [
      '/settings/webhooks',
      async (page) => {
        await press(page, 'Add notification')
        await dialog(page).getByLabel('Name').fill('ERP')
        await dialog(page).getByLabel('URL').fill('not an address')
        await dialog(page).getByRole('button', { name: 'Add notification' }).press('Enter')
        await dialog(page).getByRole('alert').first().waitFor()
      },
    ],
    'what a webhook was sent': [
      `/settings/webhooks/${ids.webhook}`,
      async (page) => {
        await press(page, 'Send test')
        await page.getByText('1 attempt').first().press('Enter')
        await page
          .getByRole('button', { name: /^Resend/ })
          .first()
          .waitFor()
      },
    ],
    'what was done': [
      '/settings/audit',
      async (page) => {
        await page.getByText('created the deck', { exact: false }).first().waitFor()
        await page.getByRole('button', { name: 'Details' }).first().press('Enter')
        await page.getByText('Request ID').waitFor()
      },
    ],
    'the data of the company': [
      '/settings/data',
      (page) => page.getByRole('button', { name: 'Export data' }).waitFor(),
    ],
    'the question before it is deleted': ['/settings/data', opens('Delete company…')],
    voices: ['/settings/voices', (page) => page.getByLabel('Listen to slt').waitFor()],
    'the company itself': ['/settings', typed('Mailing address', '1 Canyon Road')],
    branding: [`/settings/branding?deck=${ids.deck}`, typed('Buttons', '#101418')],
    'reminders with a fault': [
      '/settings/reminders',
      async (page) => {
        await page.locator('summary', { hasText: 'If the link isn’t opened' }).press('Enter')
        await page.getByLabel('Subject').fill('{{first_nme}}, hello')
        await page.getByText('{{first_nme}} isn’t a merge field', { exact: false }).waitFor()
        await press(page, 'Add reminder')
      },
    ],
  }),
}

/** Opens the path like a link in the studio, without loading another page. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    if (location.href.endsWith(to)) return
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/studio${path}`)
  const leave = page.getByRole('button', { name: 'Leave without saving' })
  if (await leave.isVisible()) await leave.press('Enter')
}

/**
 * A preview and a curve are drawn to a new width one frame later, and a button that was just busy is still fading to
 * its own colors.
 */
const settle = async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

/** Each screen begins at the size where the last one ended, so axe checks them on the phone and the laptop in turn. */
async function faultsOf(page: Page, name: string) {
  const faults: string[] = []
  const ordered = page.viewportSize()?.width === sizes[0]?.width ? sizes : sizes.toReversed()
  for (const size of ordered) {
    await page.setViewportSize(size)
    await page.evaluate(settle)
    const faultsHere = size === ordered[0] ? pageFaults : widthFaults
    faults.push(...(await faultsHere(page, `${name}, ${size.width} wide`)))
    await look(page, `studio-${name.replaceAll(/\W+/g, '-')}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(settle)
  faults.push(...(await pageFaults(page, `${name}, in the dark`)))
  await look(page, `studio-dark-${name.replaceAll(/\W+/g, '-')}`)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

it.each(Object.entries(areas))('fits a phone and a laptop and passes axe: %s', async (_, screensOf) => {
  const [first, ...more] = Object.entries(screensOf())
  if (!first) return
  const { page, close } = await openStudio(site, first[1][0])
  const faults: string[] = []
  for (const [name, [path, show]] of [first, ...more]) {
    await go(page, path)
    await show(page)
    faults.push(...(await faultsOf(page, name)))
  }
  expect(faults).toEqual([])
  await close()
})

it('fits a phone and a laptop and passes axe: what a viewer sees', async () => {
  const { page, close } = await openStudio(site, '', await memberOf(site, 'viewer'))
  await page.getByText('You have view-only access', { exact: false }).waitFor()
  await page.getByText('Last seven days').waitFor()
  const faults = await faultsOf(page, 'home')
  await go(page, '/settings')
  await page.getByText('Mailing address').waitFor()
  expect([...faults, ...(await faultsOf(page, 'settings'))]).toEqual([])
  await close()
})

/** Lists what a viewer may press on each screen, once the screen shows the company's data. */
const pressable = (): [path: string, shown: (page: Page) => Promise<unknown>, pressed?: string[]][] => [
  ['/settings', (page) => page.getByText('400 Canyon Boulevard').waitFor()],
  ['/decks', (page) => page.getByRole('link', { name: /Shown/ }).first().waitFor()],
  [
    `/decks/${ids.deck}`,
    async (page) => {
      await page.getByText('Text and pictures of “Prices”').press('Enter')
      await page.getByLabel('Price, $: Best').waitFor()
      expect(await page.getByLabel('Price, $: Best').isDisabled()).toBe(true)
      await page.getByText('At the end of the presentation', { exact: false }).waitFor()
    },
  ],
  [`/homeowners/${ids.presentation}`, (page) => page.getByText('Chose Better.').waitFor(), ['Copy']],
  [`/contracts/${ids.contract}`, (page) => page.getByText(`Maria ${longName} agreed to electronic records`).waitFor()],
  [`/roofs/${ids.roof}`, (page) => page.locator('.quote-tiers').waitFor()],
  ['/roofs/prices', (page) => page.getByText('Waste, %').waitFor()],
  [
    '/calendar/settings',
    async (page) => {
      await page.locator('summary', { hasText: 'Limits and service area' }).press('Enter')
      await page.getByLabel('Days ahead').waitFor()
    },
  ],
  ['/files/pictures', (page) => page.getByText('after.svg').waitFor()],
  [`/settings/webhooks/${ids.webhook}`, (page) => page.getByText('Deliveries').waitFor()],
  [
    '/settings/reminders',
    async (page) => {
      await page.locator('summary', { hasText: 'If the link isn’t opened' }).press('Enter')
      await page.getByLabel('Subject').waitFor()
    },
  ],
  ['/settings/branding', (page) => page.getByLabel('Greeting').waitFor()],
  ['/settings/voices', (page) => page.getByText('Pronunciations').waitFor()],
]

it('shows a viewer everything, without buttons or fields that would fail', async () => {
  const { page, close } = await openStudio(site, `/calendar?visit=${ids.visit}`, await memberOf(site, 'viewer'))
  await dialog(page).getByText('A dog.').waitFor()
  expect(await dialog(page).getByRole('button').count()).toBe(1)
  for (const [path, shown, pressed = []] of pressable()) {
    await go(page, path)
    await shown(page)
    const main = page.getByRole('main')
    const buttons = main.locator('button:enabled').filter({ visible: true })
    const fields = main
      .locator('form:not(.filters) :is(input, textarea):enabled:not([readonly])')
      .filter({ visible: true })
    expect([path, await buttons.allTextContents(), await fields.count()]).toEqual([path, pressed, 0])
  }
  await go(page, `/questions?deck=${ids.deck}`)
  await page.locator('.questions').getByText('Do you paint fences?').waitFor()
  expect(await page.locator('.questions').getByRole('button').count()).toBe(0)
  await close()
})

it('shows nothing of this company to another one', async () => {
  const { headers } = await newCompany(site.address, 'Other Roofing')
  const { page, close } = await openStudio(site, '/homeowners', headers)
  await page.getByText('No homeowners yet').waitFor()
  for (const [path, nothing] of [
    ['/contracts', 'No contracts yet'],
    ['/decks', 'No decks yet'],
    ['/roofs', 'No roofs yet'],
    ['/files', 'No documents yet'],
    [`/calendar?from=${ids.day}`, 'No visits this week.'],
  ] as const) {
    await go(page, path)
    await page.getByText(nothing).waitFor()
  }
  for (const path of [
    `/homeowners/${ids.presentation}`,
    `/contracts/${ids.contract}`,
    `/roofs/${ids.roof}`,
    `/questions?deck=${ids.deck}`,
    `/calendar?visit=${ids.visit}`,
  ]) {
    await go(page, path)
    await page.getByRole('alert').first().waitFor()
    expect([path, (await page.content()).includes(longName)]).toEqual([path, false])
  }
  await close()
})

it('fits a phone and a laptop and passes axe: the pages before sign-in', async () => {
  const { email, password, send } = await newCompany(site.address, 'Closed Roofing')
  await send('DELETE', '/api/organization', { name: 'Closed Roofing', password })
  const { page, close } = await openStudio(site, '', { cookie: '' })
  await page.getByLabel('Email').fill(email)
  const faults = await faultsOf(page, 'signing in')
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('This company is closed and will be deleted.', { exact: false }).waitFor()
  expect([...faults, ...(await faultsOf(page, 'a closed company'))]).toEqual([])
  await close()
})

it('fits a phone and a laptop and passes axe: the first steps of a company', async () => {
  const { headers } = await newCompany(site.address, 'New Roofing')
  const { page, close } = await openStudio(site, '/welcome', headers)
  const faults: string[] = []
  const step = async (name: string) => {
    await page.getByRole('heading', { name }).waitFor()
    faults.push(...(await faultsOf(page, name)))
  }
  await step('Make it look like you')
  await press(page, 'Continue')
  await step('Create your first deck')
  await press(page, 'Create deck')
  await page.frameLocator('iframe[title="Presentation"]').getByText('Ana, this is for you').waitFor()
  await step('This is how it starts')
  await press(page, 'Continue')
  await step('Add your first homeowner')
  await page.getByLabel('First name').fill('Maria')
  await page.keyboard.press('Enter')
  await step('Maria’s link')
  expect(faults).toEqual([])
  await close()
})
