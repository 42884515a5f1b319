import { ownerOf } from './decks.ts'
import type { BenchRequest } from './rows.ts'
import type { Site } from './site.ts'

const tier = (name: string) => ({ name, priceCents: 1_790_000 })
const template = { name: 'Roofing agreement', language: 'en', body: 'We replace the roof of {{full_name}}.' }

/** Creates a company with this many contracts: one through the API, the others copied from it. */
export async function listedContracts(site: Site, contracts: number): Promise<Partial<BenchRequest>> {
  const { headers, organizationId, deckIds } = await ownerOf(site, 1)
  const send = async (method: string, path: string, body: unknown) => {
    const response = await site.send({ method, path, headers, body })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as Record<'slide' | 'presentation' | 'template' | 'contract', { id: string }>
  }
  const slide = { slideId: 'prices', slideType: 'product_pricing_v1', title: 'Prices', narrationScript: 'Hello.' }
  const { slide: priced } = await send('POST', `/api/decks/${deckIds[0]}/slides`, slide)
  const productData = { good: tier('Good'), better: tier('Better'), best: tier('Best') }
  await send('PUT', `/api/slides/${priced.id}/product-data`, { productData })
  const homeownerData = { first_name: 'Maria', last_name: 'Okafor', address: '12 Maple Street' }
  const { presentation } = await send('POST', '/api/presentations', { deckId: deckIds[0], homeownerData })
  const { template: made } = await send('POST', '/api/contracts/templates', template)
  const body = { presentationId: presentation.id, templateId: made.id, tier: 'better' }
  const { contract } = await send('POST', '/api/contracts', body)
  const { results } = await site.database.prepare('select * from contracts limit 1').all()
  const own = new Map([
    ['id', 'copies.id'],
    ['number', 'contracts.number + copies.value'],
    ['created_at', 'contracts.created_at - copies.value'],
  ])
  const columns = Object.keys(results[0] ?? {})
  const copied = columns.map((column) => own.get(column) ?? `contracts.${column}`)
  await site.database
    .prepare(
      `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?),
         copies as (select value, lower(hex(randomblob(4))) || substr(?, 9, 16) || printf('%012x', value) as id from series)
       insert into contracts (${columns.join(', ')})
       select ${copied.join(', ')} from copies cross join contracts where contracts.id = ? and organization_id = ?`,
    )
    .bind(contracts - 1, contract.id, contract.id, organizationId)
    .run()
  return { headers }
}
