import { describe, expect, it } from 'vitest'
import { deletedPresentationDays } from '../../src/core/limits'
import { removeDeck } from '../../src/decks/deck/remove'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import { removeCancelledAppointmentsJob } from '../../src/sales/appointments/cancel-or-reschedule'
import { expireContractsJob, removeUnsignedContractsJob } from '../../src/sales/contracts/scheduled-jobs'
import { forgetRoofsJob } from '../../src/sales/roofs/store-measurement'
import { booked, withCalendar } from '../support/appointments'
import { request } from '../support/client'
import { act, getByToken, newHomeowner, rowsOf, signed, tokenOf } from '../support/contracts'
import { d1, envOf } from '../support/databases'
import { newPresentation } from '../support/factories'
import { addRows, countRows } from '../support/hanging-rows'
import { roofInput } from '../support/roofs'
import { workIn } from '../support/running'
import { sweep, tick } from '../support/sweeps'

const day = 24 * 60 * 60 * 1000
const kept = deletedPresentationDays * day

const jobs = [removePresentationsJob, removeUnsignedContractsJob, removeCancelledAppointmentsJob, forgetRoofsJob]

/** Runs the jobs as the schedule would after this time. */
const sweepAfter = (id: string, milliseconds: number) => sweep(id, jobs, Date.now() + milliseconds)

async function removeNow(deckId: string) {
  await removeDeck(workIn(envOf(deckId)), { kind: 'remove-deck', deckId })
  expect(await rowsOf('select id from decks where id = ?', deckId)).toEqual([])
}

async function expire(id: string) {
  await d1.prepare('update contracts set expires_at = ? where id = ?').bind(Date.now(), id).run()
  await sweep(id, [expireContractsJob], Date.now())
}

/** Creates contracts for one homeowner: a signed one, and one in each other state. */
async function contractsInAllStates() {
  const made = await signed({}, newHomeowner())
  const { client, presentationId, templateId } = made
  const make = async (more = {}) => {
    const answer = await client.post('/api/contracts', { presentationId, templateId, tier: 'good', ...more })
    if (answer.status !== 201) throw new Error(answer.text)
    return { id: answer.body.contract.id as string, token: answer.body.signUrl as string }
  }
  const [open, declined, expired, voided] = [await make(), await make(), await make(), await make()]
  const draft = await make({ isDraft: true })
  expect((await act(declined.id, 'decline', { token: tokenOf(declined.token) })).status).toBe(200)
  expect((await client.post(`/api/contracts/${voided.id}/void`)).status).toBe(200)
  await expire(expired.id)
  const left = async () =>
    (await rowsOf<{ id: string }>('select id from contracts where presentation_id = ?', presentationId)).map(
      ({ id }) => id,
    )
  return { ...made, open, unsigned: [declined.id, expired.id, voided.id, draft.id], left }
}

const under = [
  ...['contract_events', 'contract_links'].map((name) => ({ name, column: 'contract_id' })),
  { name: 'mails', column: 'subject_id' },
]

describe('a contract of a deleted presentation', () => {
  it('is deleted after 30 days with everything under it if it was not signed, and stays if it was', async () => {
    const { client, id, token, presentationId, open, unsigned, left } = await contractsInAllStates()
    await client.delete(`/api/presentations/${presentationId}`)
    await sweepAfter(presentationId, kept - day)
    expect((await left()).length).toBe(6)
    await expire(open.id)
    await sweepAfter(presentationId, kept + 1000)
    expect(await left()).toEqual([id])
    for (const gone of [open.id, ...unsigned])
      expect(Object.values(await countRows(under, gone))).toEqual(under.map(() => 0))
    expect((await getByToken(id, token)).status).toBe(200)
    expect((await client.get(`/api/contracts/${id}/evidence`)).body.evidence.isIntact).toBe(true)
  })

  it('never passes its number on to another contract', async () => {
    const { client, deck, templateId, presentationId } = await contractsInAllStates()
    await client.delete(`/api/presentations/${presentationId}`)
    await sweepAfter(presentationId, kept + 1000)
    const { id: nextPresentationId } = await newPresentation(client, deck.id, newHomeowner())
    const input = { presentationId: nextPresentationId, templateId, tier: 'good' }
    expect((await client.post('/api/contracts', input)).body.contract.number).toBe(7)
  })

  it('can still be signed after its deck is deleted, and is deleted 30 days after it expires', async () => {
    const { client, deck, id, presentationId, open, left } = await contractsInAllStates()
    await client.delete(`/api/decks/${deck.id}`)
    await removeNow(deck.id)
    await sweepAfter(presentationId, kept - day)
    expect((await left()).length).toBe(6)
    await sweepAfter(presentationId, kept + 1000)
    expect((await left()).sort()).toEqual([id, open.id].sort())
    const opened = await getByToken(open.id, tokenOf(open.token))
    expect([opened.status, opened.body]).toMatchObject([200, { contract: { status: 'opened' } }])
    await expire(open.id)
    await sweepAfter(presentationId, kept + 1000)
    expect(await left()).toEqual([id])
  })

  it('is deleted in limited steps, whatever is under it', async () => {
    const { client, presentationId, unsigned } = await contractsInAllStates()
    const [id = ''] = unsigned
    await addRows('mails', 1200, { subject_id: id })
    await client.delete(`/api/presentations/${presentationId}`)
    await tick(id, jobs, Date.now() + kept + 1000)
    expect(await countRows([{ name: 'contracts', column: 'id' }], id)).toEqual({ contracts: 1 })
    await tick(id, jobs, Date.now() + kept + 1000)
    expect(await countRows([{ name: 'contracts', column: 'id' }], id)).toEqual({ contracts: 0 })
  })
})

describe('an appointment of a deleted presentation', () => {
  it('is deleted after 30 days if it was canceled, and stays if it was not', async () => {
    const { client, presentationId } = await withCalendar()
    const held = await booked(presentationId)
    const { appointment, token } = await booked(presentationId, { startsAt: held.windows[1]?.startsAt })
    const path = (id: string) => `/api/appointments/${id}`
    expect((await request('POST', `${path(appointment.id)}/cancel`, { body: { token } })).status).toBe(200)
    await client.delete(`/api/presentations/${presentationId}`)
    await sweepAfter(presentationId, kept - day)
    expect((await client.get(path(appointment.id))).status).toBe(200)
    await sweepAfter(presentationId, kept + 1000)
    expect((await client.get(path(appointment.id))).status).toBe(404)
    const under = ['appointment_links', 'appointment_changes', 'appointment_seats'].map((name) => ({
      name,
      column: 'appointment_id',
    }))
    const counts = await countRows([...under, { name: 'mails', column: 'subject_id' }], appointment.id)
    expect(Object.values(counts)).toEqual([0, 0, 0, 0])
    expect((await client.get(path(held.appointment.id))).body.appointment).toMatchObject({ status: 'booked' })
  })
})

describe('a roof of a deleted presentation', () => {
  async function withRoofs() {
    const { client, deck, presentationId } = await withCalendar()
    const input = roofInput({ presentationId, address: '12 Maple Street' })
    const [one, other] = [
      (await client.post('/api/roof-measurements', input)).body.roofMeasurement,
      (await client.post('/api/roof-measurements', input)).body.roofMeasurement,
    ]
    const path = (id: string) => `/api/roof-measurements/${id}`
    const read = async (id: string) => (await client.get(path(id))).body.roofMeasurement
    return { client, deck, presentationId, one, other, path, read }
  }

  it('no longer names the homeowner after 30 days, and keeps its numbers without custom names', async () => {
    const { client, presentationId, one, read } = await withRoofs()
    await client.delete(`/api/presentations/${presentationId}`)
    await sweepAfter(presentationId, kept - day)
    expect(await read(one.id)).toMatchObject({ presentationId, address: '12 Maple Street' })
    await sweepAfter(presentationId, kept + 1000)
    const forgotten = { presentationId: null, address: null, raw: null, imagery: null }
    const structures = one.structures.map((each: { facets: object[] }, at: number) => ({
      ...each,
      name: `Roof ${at + 1}`,
      facets: each.facets.map((facet) => ({ ...facet, name: null })),
    }))
    expect(await read(one.id)).toMatchObject({ ...forgotten, squares: one.squares, structures })
  })

  it('stays as it is when another presentation took it over after its deck was deleted', async () => {
    const { client, deck, one, other, path, read } = await withRoofs()
    const next = (await client.post('/api/decks', { name: 'The next deck' })).body.deck
    await client.delete(`/api/decks/${deck.id}`)
    await removeNow(deck.id)
    expect(await read(one.id)).toMatchObject({ presentationId: null, address: '12 Maple Street' })
    const { id: presentationId } = await newPresentation(client, next.id)
    expect((await client.patch(path(one.id), { presentationId })).status).toBe(200)
    await sweepAfter(presentationId, kept + 1000)
    expect([(await read(one.id)).address, (await read(other.id)).address]).toEqual(['12 Maple Street', null])
  })
})
