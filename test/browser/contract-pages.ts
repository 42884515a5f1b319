import type { Page } from 'playwright-core'
import { defaultPalette } from '../../src/core/shared/theme.ts'
import { paragraph, strong, text } from '../../src/sales/contracts/nodes.ts'
import { contractPage, pagePolicy } from '../../src/sales/contracts/page.ts'
import type { Notice } from '../../src/sales/contracts/page-parts.ts'
import type { ContractView } from '../../src/sales/contracts/schemas.ts'
import { parseTemplate } from '../../src/sales/contracts/template.ts'
import { type ContractFacts, contractHtml, contractTree, type Signing } from '../../src/sales/contracts/tree.ts'

export const contractId = '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11'
const token = 'c'.repeat(43)
const at = '2026-11-23T18:12:00.000Z'

export const states = [
  'sent',
  'consented',
  'signed',
  'sealed',
  'paid',
  'cancelled',
  'declined',
  'expired',
  'void',
] as const
export type State = (typeof states)[number]

type Language = ContractView['language']

const bodies = {
  en: `We put a new roof on your home.

## The work

1. Tear-off of one layer, and disposal.
2. Impact-rated Class 4 shingles, new flashing, ridge vents.

| Part | Made by | Warranty |
|---|---|---|
| Shingle | Malarkey Legacy | 50 years |
| Our work | Summit Roofing | 20 years |

## Payment

You pay the deposit when you sign, and the rest when the work is complete. **We ask for no cash.**

## Mediation

What we cannot settle between us goes to a mediator in Boulder County first.
`,
  es: `Ponemos un techo nuevo en su casa.

## Payment

Usted paga el depósito al firmar y el resto al terminar la obra.

## Mediation

Lo que no podamos resolver entre nosotros va primero a un mediador.
`,
  de: `Wir decken Ihr Haus mit einem neuen Dach.

## Payment

Sie zahlen die Anzahlung bei der Unterschrift und den Rest, wenn die Arbeit getan ist.

## Mediation

Worüber wir uns nicht einigen, das klärt zuerst eine Schlichtungsstelle.
`,
}

const titles = { en: 'Roofing agreement', es: 'Contrato de techado', de: 'Dachvertrag' }

const legal = 'You, the buyer, may cancel this transaction at any time prior to midnight of the third business day.'
const initialled = ['Payment', 'Mediation']
const company = {
  name: 'Summit Roofing',
  address: '400 Canyon Boulevard, Boulder, CO 80302',
  phone: '+1 303 555 0100',
  email: 'office@summit-roofing.example',
}
const homeowner = { name: 'Margaret Hughes', address: '118 Aspen Lane, Boulder', phone: null, email: 'm…@example.com' }

function documentOf(language: Language, isSigned: boolean) {
  const signing: Signing | null = isSigned
    ? {
        name: homeowner.name,
        signature: { kind: 'typed', value: homeowner.name },
        initials: { Payment: 'MH', Mediation: 'MH' },
        signedAt: Date.parse(at),
      }
    : null
  const facts: ContractFacts = {
    title: titles[language],
    number: 42,
    language,
    timeZone: 'America/Denver',
    madeAt: Date.parse(at),
    company,
    homeowner,
    lines: [
      { label: 'Hearth: 24 squares', amountCents: 1_550_000 },
      { label: 'Tear-off, one layer', amountCents: 240_000 },
    ],
    totalCents: 1_790_000,
    depositCents: 179_000,
    words: parseTemplate(bodies[language]).words ?? [],
    requiredInitials: initialled,
    legal: [paragraph([strong(legal)], { part: 'legal' })],
    notice: [1, 2].map(() =>
      paragraph([text('Notice of Cancellation: you may CANCEL this transaction.')], {
        part: 'notice',
        pageBreakBefore: true,
      }),
    ),
    signers: [{ id: 'homeowner', name: homeowner.name, email: homeowner.email, role: 'homeowner', signing }],
    inAnyOrder: false,
    companySigns: false,
    evidence: [],
  }
  return { title: facts.title, html: contractHtml(contractTree(facts), language) }
}

function contractIn(state: State, language: Language = 'en'): ContractView {
  const isSealed = state === 'sealed' || state === 'paid' || state === 'cancelled'
  const isSigned = state === 'signed' || isSealed
  const wasPaid = state === 'paid' || state === 'cancelled'
  const isConsented = isSigned || state === 'consented'
  return {
    id: contractId,
    number: 42,
    ...documentOf(language, isSigned),
    status: state === 'consented' ? 'opened' : state === 'paid' ? 'sealed' : state,
    htmlHash: '',
    language,
    timeZone: 'America/Denver',
    tier: 'better',
    tierName: 'Hearth',
    totalCents: 1_790_000,
    depositCents: 179_000,
    deposit: {
      cents: 179_000,
      status: state === 'cancelled' ? 'refunded' : wasPaid ? 'paid' : isSigned ? 'due' : 'none',
      paidAt: wasPaid ? at : null,
      refundedAt: state === 'cancelled' ? at : null,
    },
    company,
    homeowner: { name: homeowner.name, email: homeowner.email },
    signers: [
      {
        id: contractId,
        name: homeowner.name,
        email: homeowner.email,
        role: 'homeowner',
        status: isSigned ? 'signed' : state === 'declined' ? 'declined' : 'opened',
        signedAt: isSigned ? at : null,
        coOwner: null,
      },
    ],
    signerId: contractId,
    inAnyOrder: false,
    companySigns: false,
    countersignedAt: null,
    countersignedBy: null,
    sealProblem: null,
    requiredInitials: initialled,
    consent: {
      text: 'You may have these records on paper, at no cost.\n\nYou need a program that shows PDF files.',
      givenAt: isConsented ? at : null,
    },
    documentOpenedAt: isConsented ? at : null,
    sentAt: at,
    openedAt: at,
    signedAt: isSigned ? at : null,
    signedBy: isSigned ? homeowner.name : null,
    sealedAt: isSealed ? at : null,
    expiresAt: state === 'expired' ? '2026-11-23T20:00:00.000Z' : '2026-12-22T18:00:00.000Z',
    validDays: null,
    cancelBy: isSigned ? '2026-11-28T07:00:00.000Z' : null,
    cancelledAt: state === 'cancelled' ? at : null,
    declinedAt: state === 'declined' ? at : null,
    endReason: null,
    documentUrl: '',
    presentationId: contractId,
    templateId: contractId,
    replacedBy: null,
    mailProblem: null,
    createdAt: at,
    updatedAt: at,
  }
}

type Options = { language?: Language; palette?: Partial<typeof defaultPalette>; notice?: Notice }

/** Shows the page in a given state; the server behind it knows only this contract. */
export async function showContract(page: Page, address: string, state: State, options: Options = {}) {
  const { language = 'en', palette, notice } = options
  const shown = { contract: contractIn(state, language) }
  const asked: { action: string; body: Record<string, unknown> }[] = []
  const goOn = (next: State) => {
    shown.contract = contractIn(next, language)
  }
  await page.route(`**/contracts/${contractId}?*`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.fulfill({ json: { contract: shown.contract } })
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy('test') },
      body: contractPage({
        contract: shown.contract,
        palette: { ...defaultPalette, ...palette },
        logo: null,
        token,
        nonce: 'test',
        notice,
        emailed: { 'contract.copy': 'sent', 'contract.cancelled': 'sent', 'payment.receipt': 'sent' },
        now: Date.parse('2026-11-24T00:00:00Z'),
        takesPayments: true,
      }),
    })
  })
  await page.context().route(`**/api/contracts/${contractId}/*`, async (route) => {
    const request = route.request()
    const action = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    const body = request.postDataJSON() ?? {}
    asked.push({ action, body })
    const isOpened = shown.contract.documentOpenedAt !== null
    if (action === 'consent' && !isOpened) return route.fulfill({ status: 409, json: { error: 'Open it first.' } })
    if (action === 'document.pdf') shown.contract.documentOpenedAt = at
    if (action === 'consent') goOn('consented')
    if (action === 'sign') goOn('signed')
    await route.fulfill({ json: { contract: shown.contract } })
  })
  await page.goto(`${address}/contracts/${contractId}?token=${token}`)
  await page.evaluate(() => document.fonts.ready)
  return { asked, goOn }
}

export const pageLooks = [
  'contract-page',
  'contract-initials',
  'contract-signature',
  'contract-missing',
  'contract-sealed',
  'contract-paid',
  'contract-cancelled',
] as const

export async function walkThroughPages(
  page: Page,
  address: string,
  look: (name: (typeof pageLooks)[number]) => Promise<void>,
) {
  const scrollTo = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const { goOn } = await showContract(page, address, 'consented')
  await page.locator('#bar').waitFor()
  await look('contract-page')
  await page.locator('#initials-0').fill('MH')
  await scrollTo('.paper h3:text-is("Payment")')
  await look('contract-initials')
  await page.locator('#sign-now').click()
  await scrollTo('#missing')
  await look('contract-missing')
  await page.locator('#initials-1').fill('MH')
  await page.locator('#name').fill('Margaret Hughes')
  await scrollTo('[data-step=signature]')
  await look('contract-signature')
  for (const [state, name] of [
    ['sealed', 'contract-sealed'],
    ['paid', 'contract-paid'],
    ['cancelled', 'contract-cancelled'],
  ] as const) {
    goOn(state)
    await page.reload()
    await page.evaluate(() => window.scrollTo(0, 0))
    await look(name)
  }
}
