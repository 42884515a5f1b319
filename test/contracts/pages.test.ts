import { describe, expect, it } from 'vitest'
import { deadlineIn } from '../../src/sales/contracts/words'
import { origin, request, trips } from '../support/client'
import {
  act,
  agreed,
  documentOf,
  evidenceOf,
  getByToken,
  type Made,
  newContract,
  signed,
  signing,
} from '../support/contracts'

const pageOf = (id: string, token?: string, method = 'GET') =>
  request(method, `/contracts/${id}${token === undefined ? '' : `?token=${token}`}`)

/** Posts like a form of the page and returns the notice that the redirect leads to. */
async function submit({ id, token }: Pick<Made, 'id' | 'token'>, fields: Record<string, string>) {
  const answer = await request('POST', `/contracts/${id}`, {
    body: new URLSearchParams({ token, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(303)
  const location = new URL(answer.headers.get('location') ?? '', origin)
  expect([location.pathname, location.searchParams.get('token')]).toEqual([`/contracts/${id}`, token])
  return location.searchParams.get('notice')
}

const statusOf = async ({ id, token }: Made) => (await getByToken(id, token)).body.contract.status

describe('the page of a contract', () => {
  it('shows the frozen text in one round trip, and can be neither cached nor framed', async () => {
    const { id, token, client } = await newContract()
    const first = await pageOf(id, token)
    expect(first.status).toBe(200)
    expect(trips(first)).toBeLessThanOrEqual(2)
    const { headers, text } = await pageOf(id, token)
    const csp = headers.get('content-security-policy') ?? ''
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).not.toContain('unsafe')
    expect(trips({ headers })).toBe(1)
    const { contract } = (await client.get(`/api/contracts/${id}`)).body
    expect(contract.status).toBe('opened')
    expect(text).toContain(contract.html)
    expect(text).toContain(`You can sign until ${deadlineIn(contract, contract.expiresAt)}.`)
    const types = (await evidenceOf(id, client)).events.map(({ type }: { type: string }) => type)
    expect(types).toEqual(['created', 'sent', 'opened'])
  })

  it('does not count a HEAD request as opening', async () => {
    const { id, token, client } = await newContract()
    expect((await pageOf(id, token, 'HEAD')).status).toBe(200)
    expect((await client.get(`/api/contracts/${id}`)).body.contract.status).toBe('sent')
  })

  it('reveals nothing without the right token', async () => {
    const [mine, other] = [await newContract(), await newContract()]
    for (const [path, status] of [
      [`${mine.id}?token=${other.token}`, 404],
      [`${mine.id}?token=nonsense`, 404],
      [`nonsense?token=${mine.token}`, 404],
      [mine.id, 401],
    ] as const) {
      const { status: found, headers, text } = await request('GET', `/contracts/${path}`)
      expect([path, found]).toEqual([path, status])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).not.toMatch(/Summit Roofing|Okafor/)
    }
  })

  it('shows a name that looks like markup as it is', async () => {
    const { id, token } = await newContract(
      {},
      { first_name: '<b>Maria</b>', last_name: '"><script>', address: '1 Elm' },
    )
    const { text } = await pageOf(id, token)
    expect(text).not.toMatch(/<b>Maria|"><script>/)
    expect(text).toContain('&lt;b&gt;Maria')
  })

  it('outlives the deck that gave it its colors', async () => {
    const { id, token, client, deck } = await newContract()
    const palette = { accent: '#0a5c36' }
    await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {} })
    expect((await pageOf(id, token)).text).toContain('--accent: light-dark(#0a5c36')
    expect((await client.delete(`/api/decks/${deck.id}`)).status).toBe(200)
    const { status, text } = await pageOf(id, token)
    expect([status, text.includes('#0a5c36')]).toEqual([200, false])
  })
})

describe('the forms of a contract’s page, without a script', () => {
  it('lead through consent and signature to canceling, one after the other', async () => {
    const made = await newContract({ requiredInitials: ['Payment'] })
    const { id, token } = made
    expect(await submit(made, { action: 'consent' })).toBe('openFirst')
    expect((await pageOf(id, token)).text).toContain('Open the document first')
    expect((await documentOf(id, token)).status).toBe(200)
    const name = 'Maria Okafor'
    expect(await submit(made, { action: 'sign', name, 'initials:Payment': 'MO' })).toBe('changed')
    expect(await submit(made, { action: 'consent' })).toBe('consented')
    expect(await submit(made, { action: 'sign', name, kind: 'typed' })).toBe('incomplete')
    expect(await submit(made, { action: 'sign', name: ' ', 'initials:Payment': 'MO' })).toBe('incomplete')
    expect(await submit(made, { action: 'sign', name, 'initials:Payment': 'MO' })).toBeNull()
    const { text } = await pageOf(id, token)
    expect(text).toContain('Thank you, Maria')
    expect(text).toContain('Yes, cancel the agreement')
    expect(await submit(made, { action: 'withdraw-consent' })).toBe('withdrawn')
    expect(await submit(made, { action: 'cancel' })).toBeNull()
    expect((await pageOf(id, token)).text).toContain('The agreement was canceled')
    expect(await submit(made, { action: 'cancel' })).toBe('tooLate')
    expect((await pageOf(id, token)).text).not.toContain('The time in which you could cancel is over')
  })

  it('decline the contract, and say so', async () => {
    const made = await newContract()
    expect(await submit(made, { action: 'decline' })).toBeNull()
    expect((await pageOf(made.id, made.token)).text).toContain('You declined the agreement')
    expect(await statusOf(made)).toBe('declined')
  })

  it('do nothing with another contract’s token or an unknown action', async () => {
    const [mine, other] = [await signed(), await agreed()]
    expect(await submit({ id: mine.id, token: other.token }, { action: 'cancel' })).toBe('failed')
    expect(await submit(other, { action: 'constructor' })).toBe('failed')
    expect([await statusOf(other), ['signed', 'sealed'].includes(await statusOf(mine))]).toEqual(['opened', true])
  })

  it('show that the contract was already signed elsewhere', async () => {
    const made = await agreed()
    expect((await act(made.id, 'sign', signing(made.token))).status).toBe(200)
    expect(await submit(made, { action: 'sign', name: 'Maria Okafor' })).toBe('changed')
    expect((await pageOf(made.id, made.token)).text).toContain('Thank you, Maria')
  })
})
