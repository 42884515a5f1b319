import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { server } from '../support/shared.ts'
import { playerOf, ready } from './player.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()

const run = 'globalThis.scriptRan=1'
/** This text ends whatever it may be inside of: an attribute, a script, a style, a title, a comment, Markdown. */
const text = `x"'><img src=/nowhere onerror="${run}"></script></style></title>--><svg onload=${run}><script>${run}</script>[y](javascript:${run})`
const name = `"><img src=/nowhere onerror=${run}>`
const homeowner = {
  first_name: name,
  last_name: name,
  address: text.slice(0, 150),
  city: name,
  /** Only this file writes to it, because a company may email one address five links a day. */
  email: `${crypto.randomUUID()}@example.com`,
}
const filled = `${text} {{first_name}} {{last_name}} {{address}}`
const tier = { name, priceCents: 1_480_000, monthlyCents: 17_900, features: [text] }
const financing = { ...prices.productData.financing, disclosure: text }
const productData = { good: tier, better: { ...tier, isRecommended: true }, best: tier, financing }

let presentation: string
const pages: Record<string, string> = {}

beforeAll(async () => {
  const { send, present } = site.company
  await send('PATCH', '/api/organization', { name, address: text.slice(0, 190) })
  const made = await present({
    slides: [
      { title: name, bullets: [filled], narrationScript: filled, slideContext: text },
      { title: name, slideType: 'product_pricing_v1', productData, narrationScript: filled },
    ],
    homeowner,
    branding: { name, chatName: name, chatGreeting: filled, cta: { headline: name, body: text, buttonText: name } },
    intro: { title: name, script: filled },
    faqs: [{ userQuestion: name, cannedAnswer: filled }],
    qaSettings: { resumePromptText: filled },
  })
  presentation = made.id
  const calendar = {
    timeZone: 'America/Denver',
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end: '12:00', capacity: 9 })),
    kinds: [{ id: 'inspection', name, durationMinutes: 45 }],
  }
  await send('PUT', '/api/appointments/calendar', calendar)
  const template = {
    name,
    language: 'en',
    body: '# Scope\n\nFor {{full_name}}, {{address}}, {{city}}.\n\n{{tier_lines}}',
  }
  const terms = { cancellation: { businessDays: 3 }, depositBasisPoints: 1000 }
  const { id: templateId } = (await send('POST', '/api/contracts/templates', { ...template, ...terms })).template
  for (const type of ['book_appointment', 'sign_contract']) {
    const config = type === 'sign_contract' ? { templateId, documentTitle: name } : {}
    const action = { type, label: name.slice(0, 60), trigger: 'always', config }
    await send('POST', `/api/decks/${made.deckId}/action-configs`, action)
  }
  const { days } = await send('GET', `/api/appointments/slots?presentationId=${presentation}`)
  const [{ startsAt }] = days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows)
  const visit = { presentationId: presentation, startsAt, name, notes: text }
  const { manageUrl } = await send('POST', '/api/appointments', visit)
  const { signUrl } = await send('POST', '/api/contracts', { presentationId: presentation, templateId, tier: 'better' })
  Object.assign(pages, { visit: manageUrl, contract: signUrl, presentation: `${site.address}/p/${presentation}` })
})

const watched = async () => {
  const { page, close } = await site.open(presentation)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      Object.assign(globalThis, { scriptRefused: blockedURI })
    })
  })
  return { page, close, dialogs }
}

/** Searches the open shadow trees too. */
const made = (page: Page) =>
  page.evaluate(() => {
    const rootsOf = (root: ParentNode): ParentNode[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
    ]
    const own = globalThis as { scriptRan?: number; scriptRefused?: string }
    const count = (selector: string) =>
      rootsOf(document).reduce((sum, root) => sum + root.querySelectorAll(selector).length, 0)
    return {
      ran: own.scriptRan ?? 0,
      refused: own.scriptRefused ?? '',
      elements: count('img[src="/nowhere"], svg[onload], [onerror], [onclick]'),
      links: count('[href^="javascript:"]'),
      text: rootsOf(document)
        .map((root) => (root instanceof Document ? root.body : (root as Element)).textContent)
        .join(' '),
    }
  })

async function expectNothing(page: Page, dialogs: string[]) {
  const { text: shown, ...found } = await made(page)
  expect(found).toEqual({ ran: 0, refused: '', elements: 0, links: 0 })
  expect(dialogs).toEqual([])
  expect(shown).toContain('onerror')
}

describe('script in each text of a company and of a homeowner', () => {
  it('stays text in the player: on its slides, in its panels and at its end', async () => {
    const { page, close, dialogs } = await watched()
    await page.goto(pages.presentation ?? '')
    await ready(page)
    await expectNothing(page, dialogs)
    for (const slide of [1, 0]) {
      await playerOf(page).evaluate((player, to) => (player as HTMLElement & { goTo(n: number): void }).goTo(to), slide)
      await playerOf(page).getByText('onerror').first().waitFor({ state: 'attached' })
      await expectNothing(page, dialogs)
    }
    await playerOf(page).getByRole('button', { name: 'Ask a question' }).click()
    await playerOf(page).getByRole('textbox', { name: 'Your question' }).fill(name)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await made(page)).text.split('onerror').length).toBeGreaterThan(3)
    await expectNothing(page, dialogs)
    await close()
  })

  it.each(['visit', 'contract'])('stays text on the page of the %s', async (which) => {
    const { page, close, dialogs } = await watched()
    await page.goto(pages[which] ?? '')
    await page.locator('main').waitFor()
    await expectNothing(page, dialogs)
    await close()
  })

  it('stays text on a page that embeds the player, and on the demo page', async () => {
    const { page, close, dialogs } = await watched()
    await page.goto(`${site.address}/embed-demo?presentation=${presentation}`)
    await ready(page)
    await expectNothing(page, dialogs)
    await close()
  })

  it('stays text in addresses of our pages', async () => {
    const { page, close, dialogs } = await watched()
    const asked = encodeURIComponent(text)
    for (const path of [
      `/embed-demo?presentation=${asked}`,
      `/docs?${asked}#${asked}`,
      `/p/${asked}`,
      `/contracts/${asked}?token=${asked}`,
      `/appointments/${asked}?token=${asked}`,
      `/confirm#token=${asked}`,
    ]) {
      await page.goto(site.address + path)
      const { ran, elements } = await made(page)
      expect([path, ran, elements, dialogs.length]).toEqual([path, 0, 0, 0])
    }
    await close()
  })

  it('stays text in emails', async () => {
    const { page, close, dialogs } = await watched()
    const files = async () =>
      [...(await server.log()).matchAll(/^To: .*?^HTML: (\S+)|^Email: (\S+)/gms)].map(
        ([, html, eml]) => html ?? eml ?? '',
      )
    const contents = async () => Promise.all((await files()).map((file) => readFile(file, 'utf8').catch(() => '')))
    const htmlOf = (mail: string) => {
      const parts = mail.split(/^--=_\S+$/m).filter((part) => part.includes('text/html'))
      return parts
        .map((part) =>
          Buffer.from(
            part
              .split(/\r?\n\r?\n/)
              .slice(1)
              .join(''),
            'base64',
          ).toString(),
        )
        .join('')
    }
    const ours = async () =>
      (await contents()).map((mail) => htmlOf(mail) || mail).filter((html) => html.includes('onerror'))
    const sent = async () =>
      (await site.company.send('GET', '/api/mails')).mails.filter(({ status }: { status: string }) => status === 'sent')
    await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(3)
    await expect.poll(async () => (await ours()).length).toBeGreaterThan(0)
    for (const html of await ours()) {
      await page.goto('about:blank')
      await page.setContent(html)
      await expectNothing(page, dialogs)
    }
    await close()
  })
})
