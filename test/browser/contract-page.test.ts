import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { type State, showContract, states } from './contract-pages.ts'
import { askForContract, panelOf, sent } from './contract-states.ts'
import { ask, button, focused, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

type Options = Parameters<typeof site.open>[1]

async function atThePage(state: State, options: Options = {}, shown: Parameters<typeof showContract>[3] = {}) {
  const { page, close } = await site.open(site.demoPresentation, { ...options })
  return { page, close, ...(await showContract(page, site.address, state, shown)) }
}

const openPdf = async (page: Page) => {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the PDF' }).click(),
  ])
  await tab.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('You’ve opened the document.').waitFor()
}

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const bar = document.querySelector('#bar')?.getBoundingClientRect()
    return top >= 0 && bottom <= (bar?.height ? bar.top : innerHeight)
  })

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign the agreement' })

async function fillIn(page: Page) {
  for (const clause of ['Payment', 'Mediation']) await page.getByLabel(`Your initials for “${clause}”`).fill('MH')
  await page.getByLabel('Your full name').fill('Margaret Hughes')
}

async function drawOn(page: Page) {
  const pad = page.locator('#pad')
  await pad.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {}
  await page.mouse.move(x + 30, y + 110)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) await page.mouse.move(x + 30 + step * 14, y + 110 - 60 * Math.sin(step / 2))
  await page.mouse.up()
}

const inkOn = (page: Page) =>
  page.locator('#pad').evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.filter((_, index) => index % 4 === 3).filter((alpha) => alpha > 0).length
  })

describe('the page of a contract', () => {
  it('passes axe and fits a width of 320 in each of its states, light and dark', async () => {
    const { page, close, goOn } = await atThePage('sent', { viewport: { width: 320, height: 640 } })
    const faults: string[] = []
    for (const [index, state] of states.entries()) {
      goOn(state)
      await page.emulateMedia({ colorScheme: index % 2 ? 'light' : 'dark' })
      await page.reload()
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) faults.push(`${state}: scrolls sideways by ${wide}`)
      // The other states contain less of the same.
      if (['consented', 'sealed', 'cancelled', 'void'].includes(state))
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${state}: ${fault}`))
    }
    expect(faults).toEqual([])
    await close()
  })

  it('lists what is missing, moves there, and then passes axe', async () => {
    const { page, close, asked } = await atThePage('sent', { viewport: { width: 320, height: 640 } })
    await page.getByLabel('Draw it').check()
    await signButton(page).click()
    const missing = page.getByRole('alert')
    expect(await missing.locator('p').textContent()).toBe('6 things are missing:')
    expect(await missing.locator('li').allTextContents()).toEqual([
      'Open the document first.',
      'Agree to sign electronically.',
      'Add your initials for “Payment.”',
      'Add your initials for “Mediation.”',
      'Enter your full name.',
      'Draw your signature, or type it.',
    ])
    expect([await focusedId(page), await isInView(page, '#document')]).toEqual(['document', true])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Add your initials for “Mediation.”' }).click()
    expect([await focusedId(page), await isInView(page, '#initials-1')]).toEqual(['initials-1', true])
    expect(await page.locator('.paper .beside').count()).toBe(2)
    expect(asked).toEqual([])
    await close()
  })

  const agreeing = async () => {
    const shown = await atThePage('sent')
    const { page } = shown
    await openPdf(page)
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/consent', async (route) => {
      await promise
      await route.fallback()
    })
    await page.getByRole('button', { name: 'I agree' }).click()
    await fillIn(page)
    return { ...shown, answer }
  }

  it('signs once the consent has arrived, if both are given quickly', async () => {
    const { page, close, asked, answer } = await agreeing()
    await signButton(page).press('Enter')
    expect(await page.getByRole('alert').isVisible()).toBe(false)
    answer()
    await page.getByRole('heading', { name: 'Thank you, Margaret' }).waitFor()
    expect(asked.map(({ action }) => action)).toEqual(['document.pdf', 'consent', 'sign'])
    await close()
  })

  it('leaves the cursor in the next field if someone is already typing there', async () => {
    const { page, close, answer } = await agreeing()
    await page.getByLabel('Your full name').focus()
    answer()
    await page.getByText('You agreed on').waitFor()
    expect(await focusedId(page)).toBe('name')
    await close()
  })

  it('leads step by step, by keyboard only, to a typed signature', async () => {
    const { page, close, asked } = await atThePage('sent')
    const next = page.getByRole('button', { name: 'Next' })
    await page.getByRole('button', { name: 'I agree' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Open the document first, so that').waitFor()
    expect(await focusedId(page)).toBe('document')
    await openPdf(page)
    await next.focus()
    await page.keyboard.press('Enter')
    expect(await focusedId(page)).toBe('agree')
    await page.keyboard.press('Enter')
    await page.getByText('You agreed on').waitFor()
    for (const field of ['initials-0', 'initials-1']) {
      await next.focus()
      await page.keyboard.press('Enter')
      expect(await focusedId(page)).toBe(field)
      await page.keyboard.type('MH')
    }
    await next.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Margaret Hughes')
    expect(await page.locator('#preview').textContent()).toBe('Margaret Hughes')
    expect(await page.evaluate(() => document.fonts.check('38px Signature', 'Margaret'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you, Margaret' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(asked.at(-1)).toEqual({
      action: 'sign',
      body: {
        token: expect.any(String),
        name: 'Margaret Hughes',
        signature: { kind: 'typed', value: 'Margaret Hughes' },
        initials: { Payment: 'MH', Mediation: 'MH' },
      },
    })
    await close()
  })

  it('accepts a drawing, undone and redrawn, and keeps it when the screen is rotated', async () => {
    const { page, close, asked } = await atThePage('consented', { viewport: { width: 768, height: 1024 } })
    await fillIn(page)
    await page.getByLabel('Draw it').check()
    await drawOn(page)
    const drawn = await inkOn(page)
    expect(drawn).toBeGreaterThan(200)
    await page.setViewportSize({ width: 400, height: 768 })
    await expect.poll(() => inkOn(page)).toBeLessThan(drawn)
    expect(await inkOn(page)).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await inkOn(page)).toBe(0)
    await signButton(page).click()
    expect(await page.getByRole('alert').textContent()).toContain('Draw your signature')
    expect(await focusedId(page)).toBe('pad')
    await drawOn(page)
    await signButton(page).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    const drawing = expect.stringMatching(/^data:image\/png;base64,[\w+/]{400,60000}=*$/)
    expect(asked.at(-1)).toMatchObject({ action: 'sign', body: { signature: { kind: 'drawn', value: drawing } } })
    await close()
  })

  it('keeps what was typed when the connection fails and when the page is reloaded, until it is signed', async () => {
    const { page, close } = await atThePage('consented')
    await fillIn(page)
    let isDown = true
    await page.route('**/sign', (route) => (isDown ? route.abort() : route.fallback()))
    await signButton(page).click()
    await page.getByRole('alert').getByText('That didn’t work.').waitFor()
    isDown = false
    expect(await page.getByLabel('Your full name').inputValue()).toBe('Margaret Hughes')
    await page.reload()
    const typed = await page
      .locator('#name, .initial input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(typed.toSorted()).toEqual(['MH', 'MH', 'Margaret Hughes'])
    expect(await page.locator('#preview').textContent()).toBe('Margaret Hughes')
    await signButton(page).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Margaret Hughes')
    await close()
  })

  it('shows the copy once it is sealed, and the deadline for canceling', async () => {
    const { page, close, goOn } = await atThePage('signed')
    await page.getByText('We’re preparing your signed copy.').waitFor()
    expect(
      await page.getByText('You may cancel at no cost through Friday, November 27, 2026 (Mountain Time).').count(),
    ).toBe(1)
    goOn('sealed')
    const copy = page.getByRole('link', { name: 'Download your signed copy' })
    await copy.waitFor()
    expect(await copy.getAttribute('href')).toMatch(/document\.pdf\?token=c+$/)
    expect(await page.getByRole('button', { name: 'Yes, cancel' }).isVisible()).toBe(false)
    await page.getByText('Cancel the agreement', { exact: true }).click()
    expect(await page.getByRole('button', { name: 'Yes, cancel' }).isVisible()).toBe(true)
    await close()
  })

  it('shows the text, the document and the phone number without a script', async () => {
    const { page, close } = await atThePage('sent', { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    expect(await page.getByText('You pay the deposit when you sign').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toContain('document.pdf?token=')
    expect(await page.getByRole('link', { name: 'Call +1 303 555 0100' }).first().getAttribute('href')).toBe(
      'tel:+13035550100',
    )
    expect(await page.locator('noscript').textContent()).toContain('Without JavaScript')
    expect(await page.getByLabel('Draw it').isVisible()).toBe(false)
    expect(await page.locator('#bar').isVisible()).toBe(false)
    await close()
  })

  it('is in Spanish, and stays readable with an unreadable palette', async () => {
    const palette = { primary: '#ffd500', accent: '#ffd500', neutral: '#ffffff', text: '#ffffff' }
    const { page, close } = await atThePage('sent', {}, { language: 'es', palette })
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.getByRole('button', { name: 'Firmar el contrato' }).click()
    expect(await page.getByRole('alert').textContent()).toContain('Faltan 5 cosas')
    expect(await accessibilityFaults(page)).toEqual([])
    await close()
  })

  it('prints the text with its blanks, without buttons', async () => {
    const { page, close } = await atThePage('sent')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.paper [data-initials]').first().isVisible()).toBe(true)
    expect(await page.locator('button:visible').count()).toBe(0)
    await close()
  })
})

const productData = {
  good: { name: 'Shelter', priceCents: 1_479_500 },
  better: { name: 'Hearth', priceCents: 1_790_000, isRecommended: true },
  best: { name: 'Heirloom', priceCents: 3_261_500 },
}
const prices = { title: 'Prices', slideType: 'product_pricing_v1', productData }

async function atThePlayer(show: object = {}) {
  const { id } = await site.company.present({ slides: [{}, prices], ...show })
  const { page, visit, close } = await site.open(id)
  await visit()
  await ready(page)
  return { id, page, close }
}

const template = {
  name: 'Roofing agreement',
  language: 'en',
  body: 'We replace the roof of {{full_name}}.\n\n{{tier_lines}}\n\n# Payment\n\nThe deposit is {{deposit}}.',
  depositBasisPoints: 1000,
  requiredInitials: ['Payment'],
}

async function newContract() {
  const branding = { palette: { primary: '#0a5c36', accent: '#0a5c36' } }
  const homeowner = {
    first_name: 'Margaret',
    last_name: 'Hughes',
    email: `margaret-${crypto.randomUUID()}@example.com`,
  }
  const { id: presentationId, deckId } = await site.company.present({ slides: [{}, prices], branding, homeowner })
  const { template: made } = await site.company.send('POST', '/api/contracts/templates', template)
  const body = { presentationId, templateId: made.id, tier: 'better' }
  const { signUrl } = await site.company.send('POST', '/api/contracts', body)
  return { presentationId, deckId, templateId: made.id, signUrl: signUrl as string }
}

describe('a contract on a real server', () => {
  it('is read, agreed to, signed by hand, sealed, downloaded and canceled', async () => {
    const { presentationId, signUrl } = await newContract()
    const { page, close } = await site.open(presentationId)
    await page.goto(signUrl)
    await openPdf(page)
    await page.getByRole('button', { name: 'I agree' }).click()
    await page.getByText('You agreed on').waitFor()
    await page.getByLabel('Your initials for “Payment”').fill('MH')
    await page.getByLabel('Your full name').fill('Margaret Hughes')
    await page.getByLabel('Draw it').check()
    await drawOn(page)
    await signButton(page).click()
    await page.getByRole('heading', { name: 'Thank you, Margaret' }).waitFor()
    const drawn = page.getByRole('img', { name: 'Signature of Margaret Hughes' })
    expect(await drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
    const copy = page.getByRole('link', { name: 'Download your signed copy' })
    await copy.waitFor({ timeout: 60_000 })
    const file = await page.request.get(site.address + (await copy.getAttribute('href')))
    expect([file.status(), (await file.body()).toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
    await page.getByText('Cancel the agreement', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByRole('heading', { name: 'The agreement was canceled' }).waitFor()
    await close()
  })

  it('is requested in the player, and its link goes only to the address on file', async () => {
    const { presentationId, deckId, templateId } = await newContract()
    const action = { type: 'sign_contract', label: 'Sign', trigger: 'always', config: { templateId } }
    await site.company.send('POST', `/api/decks/${deckId}/action-configs`, action)
    const { page, visit, close } = await site.open(presentationId, {})
    await visit()
    await ready(page)
    await button(page, 'Sign').click()
    await panelOf(page)
      .getByRole('button', { name: /^Hearth/ })
      .click()
    await button(page, 'Send me the agreement').click()
    await panelOf(page).getByText('We’ll email it to m…@example.com').waitFor()
    expect(await panelOf(page).getByRole('link').count()).toBe(0)
    await close()
  })
})

describe('a homeowner who asks for the contract in the player', () => {
  it('chooses a tier, with the recommended one first, and learns where it was sent', async () => {
    const { id, page, close } = await atThePlayer()
    const asked: { body: unknown; key: string | undefined }[] = []
    await page.route('**/api/contracts', async (route) => {
      const request = route.request()
      asked.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
      if (asked.length === 1) await route.abort()
      else await route.fulfill(sent)
    })
    await askForContract(page, { templateId: 'a-template' })
    const tiers = panelOf(page).getByRole('group').getByRole('button')
    await tiers.first().waitFor()
    expect((await tiers.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Hearth Recommended $17,900',
      'Shelter $14,795',
      'Heirloom $32,615',
    ])
    await tiers.first().click()
    const send = button(page, 'Send me the agreement')
    await send.click()
    await panelOf(page).getByRole('alert').getByText('That didn’t work.').waitFor()
    await send.click()
    await panelOf(page).getByRole('status').getByText('We’ll email it to m…@example.com').waitFor()
    await expect.poll(() => focused(page)).toBe('We’ll email it to m…@example.com')
    expect(asked[0]?.body).toEqual({ presentationId: id, templateId: 'a-template', tier: 'better' })
    expect(asked[1]).toEqual(asked[0])
    expect(asked[0]?.key).toMatch(/^[\w-]{10,}$/)
    await close()
  })

  it('gets the tier that was chosen on the slide with the prices, unless the action names one', async () => {
    const { page, close } = await atThePlayer()
    const chosen = (name: string) => panelOf(page).locator('.contract-chosen').getByText(name).waitFor()
    await ask(page, (player) => player.goTo(1))
    await button(page, 'Choose Heirloom').click()
    await askForContract(page, { templateId: '1' })
    await chosen('Heirloom')
    await page.route('**/api/contracts', (route) => route.fulfill(sent))
    await button(page, 'Send me the agreement').click()
    await panelOf(page).getByText('We’ll email it to').waitFor()
    await page.keyboard.press('Escape')
    await askForContract(page, { templateId: '1' })
    await panelOf(page).getByText('We’ll email it to').waitFor()
    await askForContract(page, { templateId: '1', tier: 'good' })
    await chosen('Shelter')
    await close()
  })

  it('is told in plain language why there is none and whom to call; an embedding page may handle it', async () => {
    const { page, close } = await atThePlayer({ branding: { contact: { phone: '+1 303 555 0100' } } })
    let refusal = {}
    await page.route('**/api/contracts', (route) => route.fulfill(refusal))
    const refused = (status: number, error: string, code: string) => {
      refusal = { status, json: { error, code } }
    }
    const problem = panelOf(page).getByRole('alert')
    await askForContract(page, { templateId: '1', tier: 'best' })
    refused(429, 'Enough email for today.', 'homeowner_email_limit')
    await button(page, 'Send me the agreement').click()
    await problem.getByText('We’ve already emailed you several times today.').waitFor()
    refused(409, 'There is nothing to send it to.', 'no_email')
    await button(page, 'Send me the agreement').click()
    await problem.getByText('We don’t have an email address to send it to.').waitFor()
    const call = panelOf(page).getByRole('link', { name: 'Call us' })
    expect(await call.getAttribute('href')).toBe('tel:+13035550100')
    await askForContract(page, { templateId: '2', tier: 'best' })
    refused(409, 'The roof was not confirmed; an e-mail says when it is.', 'roof_not_confirmed')
    await button(page, 'Send me the agreement').click()
    await problem.getByText('the price for your home hasn’t been confirmed').waitFor()
    await page.keyboard.press('Escape')
    await ask(page, (player) => player.addEventListener('action', (event) => event.preventDefault()))
    await askForContract(page)
    expect(await panelOf(page).count()).toBe(0)
    await close()
  })

  it('reads Arabic from right to left', async () => {
    const { page, close } = await atThePlayer({ language: 'ar' })
    await page.route('**/api/contracts', (route) => route.fulfill(sent))
    await askForContract(page, { templateId: '1', tier: 'good' })
    await panelOf(page).getByRole('button', { name: 'أرسلوا إليّ العقد' }).click()
    await panelOf(page).getByText('سنرسله إلى').waitFor()
    expect(await panelOf(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await close()
  })
})
