import { expect } from 'vitest'
import { maria } from '../support/appointments'
import { newMember, signedIn } from '../support/client'
import { newTemplate } from '../support/contracts'
import { d1 } from '../support/databases'
import { newDelivery, newPresentation, newWholeDeck } from '../support/factories'
import { newRoof } from '../support/roofs'
import type { Ids } from './values'

/** A company with one of everything that a path or a body may name. */
export async function newExampleCompany(name: string) {
  const owner = await signedIn(name)
  const viewer = await newMember(owner, 'viewer')
  const { deck, slide, pricing, faq, action, presentation } = await newWholeDeck(owner)
  const { subscriptionId, deliveryId } = await newDelivery(owner)
  const file = { filename: 'roof.png', contentType: 'image/png', sizeBytes: 8 }
  const media = (await owner.post('/api/media/upload-init', file)).body
  const text = { filename: 'faq.md', contentType: 'text/markdown', sizeBytes: 8 }
  const document = (await owner.post('/api/company/kb/documents/upload-init', text)).body
  const roof = await newRoof(owner)
  const template = await newTemplate(owner)
  const { id: presentationId } = await newPresentation(owner, deck.id, maria)
  // This is a draft, because a sent contract would queue emails that change its rows later.
  const agreement = { presentationId, templateId: template.id, tier: 'better', isDraft: true }
  const { contract } = (await owner.post('/api/contracts', agreement)).body
  const ids: Ids = {
    organizationId: [owner.organizationId],
    userId: [owner.caller.userId, viewer.userId],
    deckId: [deck.id],
    slideId: [slide.id, pricing.id],
    slideIds: [slide.id, pricing.id],
    faqId: [faq.id],
    configId: [action.id],
    presentationId: [presentation.id, presentationId],
    roofMeasurementId: [roof.id],
    templateId: [template.id],
    contractId: [contract.id],
    subscriptionId: [subscriptionId],
    deliveryId: [deliveryId],
    mediaId: [media.mediaId],
    documentId: [document.documentId],
  }
  await expect.poll(() => workOnItsWay(owner.organizationId), { timeout: 20_000 }).toBe(0)
  return { owner, viewer, ids }
}

/** Rows of events change once the queue has taken them, and those of unpublished parts go once they are published. */
const workOnItsWay = (organizationId: string) =>
  d1
    .prepare(
      `select (select count(*) from events where organization_id = ?1 and enqueued_at is null)
         + (select count(*) from unpublished where organization_id = ?1) as count`,
    )
    .bind(organizationId)
    .first<number>('count')

export type ExampleCompany = Awaited<ReturnType<typeof newExampleCompany>>

/** Returns all rows of an organization as text that changes when any of them does. */
export async function rowsOf(organizationId: string) {
  const tables = await d1
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'passage_index%'`,
    )
    .all<{ name: string }>()
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables.results) {
    const columns = await d1.prepare(`select name from pragma_table_info('${name}')`).all<{ name: string }>()
    const owner = name === 'organizations' ? 'id' : 'organization_id'
    if (!columns.results.some((column) => column.name === owner)) continue
    const found = await d1.prepare(`select * from "${name}" where ${owner} = ?`).bind(organizationId).all()
    rows[name] = found.results.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}
