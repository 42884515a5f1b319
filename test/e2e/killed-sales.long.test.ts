import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prices } from '../browser/priced-slides.ts'
import { newCompany } from '../support/company.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { mailFilesOf, shardFileOf, withRows } from '../support/server-rows.ts'
import { agreedContract, newTemplate } from '../support/work-of-every-kind.ts'

/** Its own server, because the test kills and restarts it. */
let server: DevServer
let authority: Awaited<ReturnType<typeof startSilentAuthority>>

const twoHours = 7_200_000
const soon = { timeout: 30_000, interval: 20 }
const unspoken = { isNarratedAhead: false }

beforeAll(async () => {
  authority = await startSilentAuthority()
  server = await startDevServer(undefined, { ...unspoken, timestampUrl: authority.url })
})

afterAll(async () => {
  await server?.stop()
  await server?.remove()
  authority?.stop()
})

/** Begins to answer each query, and never ends. */
async function startSilentAuthority() {
  let asked = 0
  const authority = createServer((_, response) => {
    asked++
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).write('0')
  }).listen(0, '127.0.0.1')
  await once(authority, 'listening')
  const stop = () => {
    authority.closeAllConnections()
    authority.close()
  }
  return { asked: () => asked, url: `http://127.0.0.1:${(authority.address() as AddressInfo).port}/`, stop }
}

let shard = ''

const row = (sql: string) => withRows(shard, (rows) => ({ ...rows.prepare(sql).get() }) as Record<string, unknown>)
const write = (sql: string) => withRows(shard, (rows) => rows.exec(sql), { readOnly: false })

/** What is written never comes to its end, as if the server were slow just then. */
const endless = `create view endless as
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers) select n from numbers`
const halting = (when: string) =>
  write(`${endless}; create trigger halted before ${when} begin select count(*) from endless; end`)
const goOn = () => write('drop trigger halted; drop view endless')

function isWriting() {
  try {
    withRows(shard, (rows) => rows.exec('begin immediate; rollback'), { readOnly: false, timeout: 0 })
    return false
  } catch {
    return true
  }
}

const mailsTo = (address: string) =>
  mailFilesOf(server.state).filter((name) => readFileSync(join(server.state, name), 'utf8').includes(address)).length

/** It fails where the server is killed meanwhile. */
const runSchedule = () => fetch(`${server.address}/cdn-cgi/handler/scheduled`).catch(() => undefined)

/** A home in another country has the time of the calendar. */
function zoneAtNoon() {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`
}

const restart = async () => {
  server = await startDevServer(server.state, unspoken)
}

async function newSale() {
  const company = await newCompany(server.address)
  shard = shardFileOf(server.state, (await company.send('GET', '/api/auth/me')).organization.id)
  const { deckId } = await company.present({ slides: [prices] })
  const agreed = await agreedContract(company, deckId, await newTemplate(company))
  const contract = async () => (await company.send('GET', `/api/contracts/${agreed.id}`)).contract
  return { company, deckId, contract, ...agreed }
}

/** A homeowner whose reminder is due now, at an hour at which it may go. */
async function forget({ send }: Awaited<ReturnType<typeof newCompany>>, deckId: string, email: string) {
  await send('PUT', '/api/appointments/calendar', { timeZone: zoneAtNoon(), weekly: [] })
  const rule = { id: 'first', when: 'not_opened', after: 1, subject: 'Your roof', text: 'It takes four minutes.' }
  await send('PUT', '/api/reminders', { rules: [rule] })
  const homeownerData = { first_name: 'Theo', email, country: 'Germany' }
  const { presentation } = await send('POST', '/api/presentations', { deckId, homeownerData })
  write(`update presentations set created_at = created_at - ${twoHours} where id = '${presentation.id}';
    update reminders set due_at = due_at - ${twoHours} where presentation_id = '${presentation.id}'`)
  return `select state, reason from reminders where presentation_id = '${presentation.id}'`
}

it('seals once, and reminds at most once, though it is killed in the middle of both', async () => {
  const { company, deckId, contract, id, sign } = await newSale()
  const email = `theo-${crypto.randomUUID()}@example.com`
  const reminder = await forget(company, deckId, email)
  halting("update of state on reminders when new.state = 'sent'")
  await sign()
  await expect.poll(authority.asked, soon).toBe(1)
  const asked = runSchedule()
  await expect.poll(() => row(reminder).state === 'leaving' && isWriting(), soon).toBe(true)
  await server.kill()
  await asked
  expect(row(reminder)).toEqual({ state: 'leaving', reason: null })
  expect(row(`select sealed_at from contracts where id = '${id}'`)).toEqual({ sealed_at: null })
  goOn()
  write(`update mails set leased_until = 0, created_at = created_at - ${twoHours} where status = 'waiting';
    update contracts set sealing_until = 0`)
  const left = mailsTo(email)
  await restart()
  company.at(server.address)
  await runSchedule()
  await expect.poll(async () => (await contract()).status, soon).toBe('sealed')
  await expect.poll(() => row(reminder), soon).toEqual({ state: 'skipped', reason: 'interrupted' })
  expect(mailsTo(email)).toBe(left)
  const sealed = `select
    (select count(*) from contract_events where contract_id = '${id}' and type = 'sealed') as seals,
    (select count(*) from mails where subject_id = '${id}' and purpose = 'contract.copy' and audience = 'homeowner')
      as copies`
  expect(row(sealed)).toEqual({ seals: 1, copies: 1 })
}, 180_000)

it('gives a deposit back once, though it is killed in the middle', async () => {
  const { company, contract, id, token, sign } = await newSale()
  const { send } = company
  const log = { name: 'Log', eventType: 'payment.refunded', channel: 'console', channelConfig: {} }
  await send('POST', '/api/notifications/subscriptions', log)
  await sign()
  const { checkoutUrl } = await send('POST', `/api/contracts/${id}/deposit`, { token })
  const card = { action: 'pay', cardNumber: '4242424242424242', cardExpiry: '12/34', cardCvc: '123' }
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams(card) })
  await expect.poll(async () => (await contract()).deposit.status, soon).toBe('paid')
  halting("insert on payments when new.kind = 'refund'")
  const cancelled = company.sendAsHomeowner('POST', `/api/contracts/${id}/cancel`, { token }).catch(() => undefined)
  const leased = `select count(*) as count from payments where contract_id = '${id}' and refund_tries = 1`
  await expect.poll(() => row(leased).count === 1 && isWriting(), soon).toBe(true)
  await server.kill()
  await cancelled
  const refunds = `select
    (select count(*) from payments where contract_id = '${id}' and kind = 'refund') as refunds,
    (select count(*) from events where type = 'payment.refunded') as events,
    (select count(*) from mails where purpose = 'payment.refund' and audience = 'homeowner') as mails`
  expect(row(refunds)).toEqual({ refunds: 0, events: 0, mails: 0 })
  goOn()
  write('update payments set refund_due_at = 0 where refund_due_at is not null')
  await restart()
  company.at(server.address)
  await runSchedule()
  await expect.poll(async () => (await contract()).deposit.status, soon).toBe('refunded')
  await runSchedule()
  expect(row(refunds)).toEqual({ refunds: 1, events: 1, mails: 1 })
}, 180_000)
