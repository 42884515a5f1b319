import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import {
  act,
  agreed,
  evidenceOf,
  getByToken,
  newContract,
  newHomeowner,
  signing,
  withoutQueues,
} from '../support/contracts'

describe('a contract under attack', () => {
  it('ends in one way, with its chain whole, where signing, declining and voiding race', async () => {
    const { id, token, client } = await withoutQueues(agreed)
    const tries = [
      () => act(id, 'sign', signing(token)),
      () => act(id, 'decline', { token }),
      () => client.post(`/api/contracts/${id}/void`),
    ]
    const answers = await withoutQueues(() => Promise.all([...tries, ...tries].map((end) => end())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const { isIntact, events } = await evidenceOf(id, client)
    const ends = events.filter(({ type }: { type: string }) => ['signed', 'declined', 'voided'].includes(type))
    expect([isIntact, ends.length]).toEqual([true, 1])
  })

  it('opens to no token but its own: not another contract’s, a cut one or one in other letters', async () => {
    const [mine, other] = await withoutQueues(async () => [await newContract(), await newContract()] as const)
    const swapped = mine.token.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    for (const token of [other.token, mine.token.slice(0, -1), `${mine.token}A`, swapped, '%', "' or 1=1 --"]) {
      expect([token, (await getByToken(mine.id, encodeURIComponent(token))).status]).toEqual([token, 404])
      for (const name of ['consent', 'decline', 'cancel'])
        expect([token, name, (await act(mine.id, name, { token })).status]).toEqual([token, name, 404])
    }
    expect((await mine.client.get(`/api/contracts/${mine.id}`)).body.contract.status).toBe('sent')
  })

  it('fills no field that stands in a field, and shows marks of HTML and Markdown as they were typed', async () => {
    const homeowner = newHomeowner({
      first_name: '{{company_name}}',
      last_name: '{{tier_price}} <img src=x onerror=alert(1)>',
      address: '# [a](javascript:alert(1)) **b** {{deposit}}',
    })
    const { id, client } = await withoutQueues(() => newContract({}, homeowner))
    const { html } = (await client.get(`/api/contracts/${id}`)).body.contract
    expect(html).toContain('{{company_name}} {{tier_price}} ')
    expect(html).toContain('# [a](javascript:alert(1)) **b** {{deposit}}')
    expect(html).not.toMatch(/<img|<a |<strong>b/)
  })
})

describe('a roof that is imported', () => {
  const facet = { pitch: 6, areaSquareFeet: 100 }
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  it.each([
    ['with an area of 1e308', { structures: [{ name: 'A', facets: [{ ...facet, areaSquareFeet: 1e308 }] }] }],
    ['with a negative pitch', { structures: [{ name: 'A', facets: [{ ...facet, pitch: -1e308 }] }] }],
    ['of 100,000 facets', { structures: [{ name: 'A', facets: Array(100_000).fill(facet) }] }],
    ['of 100,000 structures', { structures: Array(100_000).fill({ name: 'A', facets: [] }) }],
  ])('%s is refused, and nothing of it is kept', async (_, body) => {
    const client = await signedIn()
    const answer = await client.post('/api/roof-measurements', { source: 'manual', ...body })
    expect([400, 413]).toContain(answer.status)
    expect((await client.get('/api/roof-measurements')).body.roofMeasurements).toEqual([])
  })

  it.each([
    ['hover_json', deep],
    ['eagleview_json', deep],
    ['csv', `${'"'.repeat(200_000)}`],
    ['csv', `structure,pitch,area\n${'A,6,1e308\n'.repeat(20_000)}`],
    ['hover_json', '{"__proto__":{"facets":[{"pitch":6,"area":1e308}]}}'],
  ])('as %s is refused where it is nested or endless, and nothing of it is kept', async (format, data) => {
    const client = await signedIn()
    const answer = await client.post('/api/roof-measurements/import', { format, data })
    expect([400, 413]).toContain(answer.status)
    expect((await client.get('/api/roof-measurements')).body.roofMeasurements).toEqual([])
  })
})
