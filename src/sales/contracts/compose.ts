import { sha256 } from '../../core/crypto'
import { ApiError, conflict } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { contractDays } from '../../core/limits'
import { isOn } from '../../core/needed'
import type { QuoteFields } from '../../core/shared/merge-fields'
import type { TierName } from '../../core/shared/tiers'
import { day } from '../../core/time'
import type { ProductData } from '../../decks/prices/schemas'
import type { QuoteTier } from '../quotes/price'
import type { FieldValues } from './fields'
import { consentText, daysToCancel, legalParts, zoneOf } from './legal'
import { requireFirmQuote, type Source } from './load-source'
import { homeownerAlone, type NamedSigner, partiesOf, signerFrom } from './parties'
import type { ContractDocument } from './stored-document'
import type { Template } from './tables'
import type { ContractFacts } from './tree'
import { dateIn, deadlineIn, listIn, localeOf, money, monthlyPrice } from './words'

export type Rules = { validDays: number; needsAddress: boolean }

export const rulesOf = (env: Env, validDays: number | null | undefined): Rules => ({
  validDays: validDays ?? contractDays,
  needsAddress: isOn(env, 'CONTRACT_NEEDS_ADDRESS'),
})

export type Composed = Awaited<ReturnType<typeof compose>>

export type Asked = {
  tier: TierName
  /** Left out, the presentation's homeowner signs. */
  signers?: NamedSigner[] | null | undefined
  inAnyOrder?: boolean
}

export async function compose(
  source: Source,
  { tier, signers: named, inAnyOrder = false }: Asked,
  rules: Rules,
  now: number,
) {
  const { presented, template, quote, number } = source
  requireLanguage(template, presented.languageSettings.language ?? null)
  if (quote) requireFirmQuote(quote, now)
  if (rules.needsAddress && !presented.address)
    throw conflict(
      'company_address_missing',
      'The notice of cancellation needs the company’s address. Set it with PATCH /api/organization.',
    )
  const price = priceOf(source, tier)
  const home = { state: presented.homeowner.state ?? null, zip: presented.homeowner.zip ?? null }
  const timeZone = await zoneOf(home, presented.timeZone)
  const { company, homeowner } = partiesOf(presented)
  const signers = (named ?? homeownerAlone).map((each, index) => signerFrom(each, index === 0 ? homeowner : undefined))
  const expiresAt = Math.min(now + rules.validDays * day, quote?.validUntil ?? Number.POSITIVE_INFINITY)
  const { language, depositBasisPoints } = template
  const depositCents = Math.round((price.totalCents * depositBasisPoints) / 10_000)
  const values: FieldValues = {
    ...presented.homeowner,
    full_name: homeowner.name,
    signer_names: listIn(
      language,
      signers.map(({ name }) => name),
    ),
    company_name: company.name,
    company_address: company.address,
    company_phone: company.phone,
    company_email: company.email,
    ...tierFields(source.productData?.[tier], price, language),
    tier_monthly: monthlyOf(source, tier, language),
    deposit: money(depositCents, language),
    balance: money(price.totalCents - depositCents, language),
    contract_number: String(number),
    today: dateIn(now, language, timeZone),
    expires_on: deadlineIn({ language, timeZone }, isoTime(expiresAt)),
    ...quoteFields(source, language),
  }
  const { words, missing } = await filledWords(template, values)
  const businessDays = await daysToCancel(home, template.cancellation.businessDays)
  const legal = await legalParts({ language, company, businessDays, timeZone }, null)
  const facts: ContractFacts = {
    title: template.name,
    number,
    language,
    timeZone,
    madeAt: now,
    company,
    homeowner,
    lines: price.lines,
    totalCents: price.totalCents,
    depositCents,
    words,
    requiredInitials: template.requiredInitials,
    ...legal,
    signers: signers.map(({ id, name, email, role }) => ({ id, name, email, role, signing: null })),
    inAnyOrder,
    companySigns: template.companySigns,
    countersigning: null,
    evidence: [],
  }
  return {
    facts,
    signers,
    missing,
    tierName: price.name,
    businessDays,
    expiresAt,
    consentText: await consentText(language, company),
    ...(await documentOf(facts)),
  }
}

/** The columns that a contract takes from what was composed; those of a draft are written again when it changes. */
export const columnsOf = ({ facts, signers, tierName, businessDays, expiresAt }: Composed, { presented }: Source) => ({
  title: facts.title,
  language: facts.language,
  timeZone: facts.timeZone,
  tierName,
  totalCents: facts.totalCents,
  depositCents: facts.depositCents,
  company: facts.company,
  homeownerName: facts.homeowner.name,
  homeownerEmail: presented.homeowner.email || null,
  requiredInitials: facts.requiredInitials,
  businessDays,
  signers,
  inAnyOrder: facts.inAnyOrder ?? false,
  companySigns: facts.companySigns ?? false,
  expiresAt,
})

export const documentComposed = ({ consentText, facts, html, htmlHash }: Composed): ContractDocument => ({
  ...{ consentText, facts, html, htmlHash },
  signedHtml: null,
  signedHtmlHash: null,
})

export function requireComplete({ missing }: Composed) {
  if (!missing.length) return
  const fields = missing.map((field) => `{{${field}}}`).join(', ')
  const problem = `${fields} ${missing.length > 1 ? 'have' : 'has'} no value, and a contract must have no gap.`
  const gaps = missing.map((path) => ({ path, message: `{{${path}}} has no value.`, code: 'required' as const }))
  throw new ApiError(400, 'contract_incomplete', problem, {}, { fields: gaps })
}

function requireLanguage({ language }: Template, spoken: string | null) {
  const [primary] = (spoken ?? 'en').toLowerCase().split('-')
  if (primary !== language)
    throw conflict(
      'language_differs',
      `The template is in another language (${language}) than the presentation (${primary}). Use a template in the homeowner’s language.`,
    )
}

const filledWords = async ({ body }: Template, values: FieldValues) => {
  const { fillTemplate, parseTemplate } = await import('./template')
  const { words, problem } = parseTemplate(body)
  if (!words) throw conflict('template_unusable', `The body of the template ${problem}.`)
  const filled = fillTemplate(words, values)
  if (filled.isTooLong)
    throw conflict(
      'contract_too_long',
      'With its fields filled in, the contract is too long. Use long fields less often.',
    )
  return filled
}

/** The hash covers the HTML exactly as it is stored. */
export async function documentOf(facts: ContractFacts) {
  const { contractHtml, contractTree } = await import('./tree')
  const html = contractHtml(contractTree(facts), facts.language)
  return { html, htmlHash: sha256(html) }
}

type Price = { name: string; lines: { label: string; amountCents: number }[]; totalCents: number }

function priceOf({ quote, productData }: Source, tier: TierName): Price {
  const name = productData?.[tier].name ?? tier[0]?.toUpperCase() + tier.slice(1)
  if (quote) {
    const { lines, totalCents }: QuoteTier = quote.tiers[tier]
    return { name, lines: lines.map(({ label, amountCents }) => ({ label, amountCents })), totalCents }
  }
  const totalCents = productData?.[tier].priceCents
  if (typeof totalCents !== 'number')
    throw conflict(
      'no_price',
      'This tier has no price. Make a quote for the presentation, or add a price to a slide of the deck.',
    )
  return { name, lines: [{ label: name, amountCents: totalCents }], totalCents }
}

const tierFields = (
  tier: ProductData[TierName] | undefined,
  { name, totalCents }: Price,
  language: Template['language'],
): FieldValues => ({
  tier_name: name,
  tier_price: money(totalCents, language),
  tier_description: tier?.description,
  tier_features: tier?.features.join(', '),
  tier_warranty: tier?.warranty,
})

function monthlyOf({ quote, productData }: Source, tier: TierName, language: Template['language']) {
  const cents = quote ? quote.tiers[tier].monthlyCents : productData?.[tier].monthlyCents
  const terms = quote ? quote.financing : productData?.financing
  return typeof cents === 'number' && terms ? monthlyPrice(cents, terms, language) : null
}

function quoteFields({ quote, productData }: Source, language: Template['language']): QuoteFields {
  const roof = quote?.shownRoof
  const number = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits }).format(value)
  const price = (tier: TierName) => {
    const cents = quote ? quote.tiers[tier].totalCents : productData?.[tier].priceCents
    return typeof cents === 'number' ? money(cents, language) : null
  }
  return {
    roof_squares: roof ? number(roof.squares, 1) : null,
    roof_area: roof ? number(roof.areaSquareFeet, 0) : null,
    roof_pitch: roof ? `${number(roof.pitch, 1)}/12` : null,
    price_good: price('good'),
    price_better: price('better'),
    price_best: price('best'),
  }
}
