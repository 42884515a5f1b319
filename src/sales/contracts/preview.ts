import { eq } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { notFound } from '../../core/http/errors'
import { contractDays } from '../../core/limits'
import type { HomeownerField } from '../../core/shared/merge-fields'
import type { TierName } from '../../core/shared/tiers'
import { compose } from './compose'
import { type Source, sourceOf, sourceStatements } from './load-source'
import { findTemplate } from './template-queries'

type Ask = { templateId: string; presentationId: string | null; tier: TierName }

export async function previewTemplate(db: Database, organizationId: string, ask: Ask, now: number) {
  const source = ask.presentationId
    ? sourceOf(await read(db, sourceStatements(db, ask.presentationId, ask.templateId)), organizationId)
    : await madeUp(db, organizationId, ask.templateId)
  // The address is checked when the contract is sent.
  const rules = { validDays: contractDays, needsAddress: false }
  const { html, missing } = await compose(source, ask, rules, now)
  return { html, missing }
}

const tier = (name: string, priceCents: number) => ({
  name,
  priceCents,
  monthlyCents: null,
  description: `What most choose who choose “${name}”.`,
  features: ['Tear-off and disposal', 'Ice and water shield', 'Architectural shingles'],
  warranty: '25 years, material and labour',
  imageKey: null,
  isRecommended: name === 'Better',
})

async function madeUp(db: Database, organizationId: string, templateId: string): Promise<Source> {
  const {
    templates: [template],
    companies: [company],
  } = await read(db, {
    templates: findTemplate(db, organizationId, templateId),
    companies: db
      .select({ name: organizations.name, address: organizations.address })
      .from(organizations)
      .where(eq(organizations.id, organizationId)),
  })
  if (!template || !company) throw notFound('contract template')
  return {
    presented: {
      presentationId: '',
      deckId: '',
      organizationId,
      homeowner: {
        first_name: 'Maria',
        last_name: 'Okafor',
        address: '12 Maple Street',
        city: 'Boulder',
        state: 'CO',
        zip: '80302',
        country: 'US',
        email: 'maria@example.com',
        phone: '+1 555 0134',
      } satisfies Record<HomeownerField, string>,
      languageSettings: { language: template.language },
      isActive: true,
      organizationName: company.name,
      address: company.address ?? '400 Canyon Boulevard, Boulder, CO 80302',
      brandName: null,
      contact: { phone: '+1 555 0100', email: 'office@example.com' },
      timeZone: null,
    },
    template,
    quote: undefined,
    productData: {
      good: tier('Good', 1_490_000),
      better: tier('Better', 1_890_000),
      best: tier('Best', 2_490_000),
      subtitle: null,
      brandLogo: null,
      disclaimer: null,
      financing: null,
    },
    number: 1,
  }
}
