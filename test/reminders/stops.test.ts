import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { stopUrl } from '../../src/sales/reminders/stop-link'
import { rowsOf } from '../support/appointments'
import { request, signedIn } from '../support/client'
import { newPresentation } from '../support/factories'
import { newMailbox } from '../support/homeowner-mailbox'
import { dayAt, inHawaii, remindersOf, rule, withRules } from '../support/reminders'

async function reminded(homeowner = inHawaii()) {
  const made = await withRules([rule()], homeowner)
  const [mail] = await made.pass(dayAt(22))
  const url = new URL(mail?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '')
  const next = async () => remindersOf(made.client, (await newPresentation(made.client, made.deck.id, homeowner)).id)
  return { ...made, path: url.pathname + url.search, next }
}

const post = (path: string, fields: Record<string, string>) =>
  request('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const oneClick = (path: string) => post(path, { 'List-Unsubscribe': 'One-Click' })

describe('the link that stops reminders', () => {
  it('shows a page, which by itself changes nothing', async () => {
    const { path, next } = await reminded()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await request(method, path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      if (method === 'GET') expect(text).toContain('Stop reminders from Summit Roofing?')
    }
    const { list, pass } = await next()
    expect(await list()).toMatchObject([{ status: 'waiting' }])
    expect(await pass(dayAt(23))).toHaveLength(1)
  })

  it('stops all reminders of the company to that address with one click, but not requested emails', async () => {
    const { client, path, next, presentationId } = await reminded()
    const { list, pass, mails } = await next()
    const clicked = await oneClick(path)
    expect([clicked.status, clicked.text]).toEqual([200, ''])
    expect((await oneClick(path)).status).toBe(200)
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'unsubscribed' }])
    expect(await pass(dayAt(23))).toEqual([])
    expect(await mails()).toMatchObject([{ status: 'cancelled' }])
    expect((await client.post(`/api/presentations/${presentationId}/send`, {})).status).toBe(200)
  })

  it('stops a reminder that is about to leave', async () => {
    const { path, next } = await reminded()
    const { remind, mails } = await next()
    await remind(dayAt(22))
    const [mail] = await mails()
    await oneClick(path)
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '', dayAt(22))
    expect(mailbox.received).toEqual([])
  })

  it('can be undone on the same page', async () => {
    const { path, next } = await reminded()
    const stopped = await post(path, { action: 'stop' })
    expect(stopped.status).toBe(303)
    const page = await request('GET', stopped.headers.get('location') ?? '')
    expect(page.text).toContain('Summit Roofing won’t send you more reminders.')
    expect(page.text).toContain('Resume reminders')
    const resumed = await post(path, { action: 'resume' })
    const { text } = await request('GET', resumed.headers.get('location') ?? '')
    expect(text).toContain('Summit Roofing can send you reminders again.')
    expect(await (await next()).pass(dayAt(22))).toHaveLength(1)
  })

  it('belongs to one company', async () => {
    const homeowner = inHawaii()
    const { path } = await reminded(homeowner)
    await oneClick(path)
    const other = await withRules([rule()], homeowner)
    expect(await other.pass(dayAt(22))).toHaveLength(1)
  })

  it('keeps only a hash of the address, which differs for another company', async () => {
    const homeowner = inHawaii()
    const made = [await reminded(homeowner), await reminded(homeowner)]
    for (const { path } of made) await oneClick(path)
    const rows = await Promise.all(
      made.map(({ client }) =>
        rowsOf<object>('select * from reminder_stops where organization_id = ?', client.organizationId),
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(homeowner.email)
    expect(new Set(rows.flat().map((row) => (row as { address_hash: string }).address_hash)).size).toBe(2)
  })

  it.each([
    ['a letter', (path: string) => path.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['its end', (path: string) => path.slice(0, -4)],
    ['its token', (path: string) => path.replace(/\?.*/, '')],
    [
      'its company',
      (path: string) => path.replace(/[0-9a-f](?=[0-9a-f]{3}\?)/, (digit) => (digit === '1' ? '2' : '1')),
    ],
    ['its id', (path: string) => path.replace(/reminders\/.{8}/, 'reminders/x')],
  ])('is invalid with %s changed, and then stops nothing', async (_, changed) => {
    const { path, next } = await reminded()
    const bad = changed(path)
    expect(bad).not.toBe(path)
    const page = await request('GET', bad, { headers: { 'accept-language': 'de' } })
    expect(page.status).toBe(404)
    expect(page.text).toContain('Dieser Link funktioniert nicht')
    expect((await oneClick(bad)).status).toBe(404)
    expect(await (await next()).list()).toMatchObject([{ status: 'waiting' }])
  })

  it('is in the language of the presentation, and works after that is deleted', async () => {
    const client = await signedIn('Summit Roofing')
    const { deck } = await withRules([])
    expect(deck.id).toBeTruthy()
    const stopping = {
      organizationId: client.organizationId,
      addressHash: 'ab'.repeat(32),
      presentationId: crypto.randomUUID(),
    }
    const { pathname, search } = new URL(stopUrl(env as unknown as Env, stopping))
    expect((await request('GET', pathname + search)).text).toContain('Stop reminders from Summit Roofing?')
  })

  it.each(['ar', 'de', 'es', 'fr', 'he'])('has a page in %s', async (language) => {
    const { client, deck } = await withRules([])
    const input = { deckId: deck.id, homeownerData: { first_name: 'M' }, languageSettings: { language } }
    const { id } = (await client.post('/api/presentations', input)).body.presentation
    const stopping = { organizationId: client.organizationId, addressHash: 'ab'.repeat(32), presentationId: id }
    const { pathname, search } = new URL(stopUrl(env as unknown as Env, stopping))
    const { text } = await request('GET', pathname + search)
    expect(text).toContain(`<html lang="${language}" dir="${['ar', 'he'].includes(language) ? 'rtl' : 'ltr'}">`)
    expect(text).not.toContain('Stop')
  })
})
