import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { waitAfter } from '../../src/account/auth/sign-in-limits'
import { blockOf } from '../../src/core/http/limits'
import { newClient, password, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { later, post } from '../support/idempotency'
import { app } from '../support/running'

const from = (address: string) => ({ 'cf-connecting-ip': address })
const overrides = { SIGN_IN_FAILURES_PER_MINUTE: 3, SIGN_IN_FAILURES_PER_ADDRESS: 5 }
const login = (email: string, word: string, address: string) =>
  post(app, '/api/auth/login', { body: { email, password: word }, headers: from(address), overrides })
const freshEmail = () => `ana-${crypto.randomUUID()}@summit-roofing.example`
/** A network that no other test uses. */
const freshAddress = () => {
  const [a, b] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${a?.toString(16)}:${b?.toString(16)}::1`
}

describe('wrong passwords', () => {
  it('from elsewhere lock no one out who knows the right one', async () => {
    const { email } = await signedIn()
    const [theirs, mine] = [freshAddress(), freshAddress()]
    for (const status of [401, 401, 401, 429]) expect((await login(email, 'guess', theirs)).status).toBe(status)
    const answer = await login(email, password, mine)
    expect([answer.status, trips(answer)]).toEqual([200, 2])
  })

  it('get 429 from one address, even at the same moment, with the time to retry', async () => {
    const { email } = await signedIn()
    const address = freshAddress()
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, 'guess', address)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(refused?.error).toBe('Too many tries. Wait a minute, then try again.')
    expect((await login(email, password, address)).status).toBe(429)
    later(61_000)
    expect((await login(email, password, address)).status).toBe(200)
  })

  it('for many emails get 429 too, and an IPv6 customer counts as one address', async () => {
    const address = freshAddress()
    for (let n = 0; n < 5; n++) expect((await login(freshEmail(), 'guess', `${address}${n}`)).status).toBe(401)
    expect((await login(freshEmail(), 'guess', `${address}9`)).status).toBe(429)
  })

  it('are all that counts: correct sign-ins are never limited', async () => {
    const { email } = await signedIn()
    const address = freshAddress()
    await login(email, 'guess', address)
    for (let n = 0; n < 5; n++) expect((await login(email, password, address)).status).toBe(200)
    const row = d1.prepare('select count from counts where key = ?').bind(`sign-in ${blockOf(address)} ${email}`)
    expect(await row.first('count')).toBe(1)
  })

  it('are allowed twenty times before the right one but not sixty, with the limits of local development', () => {
    expect(env.SIGN_IN_FAILURES_PER_MINUTE).toBeGreaterThan(20)
    expect(env.SIGN_IN_FAILURES_PER_ADDRESS).toBeLessThan(60)
  })

  it('delay each further attempt at an email by up to two seconds', () => {
    expect([0, 20, 21, 30, 40, 5000].map(waitAfter)).toEqual([0, 0, 100, 1000, 2000, 2000])
  })
})

describe('the block of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8::5', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['local', 'local'],
  ])('of %s is %s', (address, block) => {
    expect(blockOf(address)).toBe(block)
  })
})

describe('registrations', () => {
  const account = () => ({ organizationName: 'Summit', name: 'Ana', email: freshEmail(), password })
  const register = (headers: Record<string, string>, body = account()) =>
    post(app, '/api/auth/register', { body, headers, overrides: { REGISTRATIONS_PER_HOUR: 3 } })

  it('are limited by address block and hour, whether or not they succeed', async () => {
    const address = freshAddress()
    const { email } = await signedIn()
    const statuses = []
    for (const body of [account(), { ...account(), email }, account(), account()])
      statuses.push((await register(from(address), body)).status)
    expect(statuses).toEqual([201, 409, 201, 429])
    const refused = await register(from(address))
    expect(refused.error).toBe('Too many registrations from your address. Try again later.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await register(from(freshAddress()))).status).toBe(201)
    later(60 * 60 * 1000 + 1)
    expect((await register(from(address))).status).toBe(201)
  })

  it('with a taken email are refused before the password is hashed', async () => {
    const { email } = await signedIn()
    const answer = await newClient().post('/api/auth/register', { ...account(), email }, from(freshAddress()))
    expect([answer.status, trips(answer)]).toEqual([409, 1])
  })
})
