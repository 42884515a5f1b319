import { expect, it } from 'vitest'
import { joined } from '../../src/studio/screens/audit/imports'
import type { Entry } from '../../src/studio/screens/audit/sentence'

const call = (
  minute: number,
  count: number,
  { action = 'createPresentations', actor = 'ana', id = 'maria', field = 'homeownerData.city' } = {},
): Entry => ({
  id: `${minute}`,
  at: new Date(minute * 60_000).toISOString(),
  actor: { kind: 'user', id: actor, name: actor },
  action,
  subject: { kind: 'presentation', id, name: id, deckId: null, number: null, count },
  requestId: null,
  address: null,
  changed: [],
  changes: [{ field }],
})

const update = (minute: number, id: string, others = {}) =>
  call(minute, 1, { action: 'updatePresentation', id, ...others })

/** Newest first, like the log. */
const countsOf = (...entries: Entry[]) => joined(entries, 100).map(({ subject }) => subject.count)

it('joins the calls of one import, whose first one has the rows that are left over', () => {
  const [entry, ...others] = joined([call(12, 100), call(6, 100), call(0, 30)], 100)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: '12', firstAt: call(0, 30).at, subject: { count: 230 } })
})

it('keeps two files apart that were imported a minute apart', () => {
  expect(countsOf(call(1, 3), call(0, 2))).toEqual([3, 2])
  expect(countsOf(call(2, 40), call(1, 100), call(0, 7))).toEqual([40, 107])
})

it('keeps calls apart that are of different members, of different kinds, or long after one another', () => {
  expect(countsOf(call(1, 100), call(0, 100, { actor: 'vera' }))).toEqual([100, 100])
  expect(countsOf(call(1, 100), call(0, 100, { action: 'sendPresentations' }))).toEqual([100, 100])
  expect(countsOf(call(10, 100), call(0, 100))).toEqual([100, 100])
})

it('joins homeowners who were updated within a minute of one another', () => {
  const [entry, ...others] = joined([update(3, 'maria'), update(2.5, 'theo'), update(1.5, 'ben')], 100)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: '3', firstAt: update(1.5, 'ben').at, subject: { count: 3 }, changes: [] })
  expect(entry?.updates?.map(({ subject }) => subject.id)).toEqual(['maria', 'theo', 'ben'])
})

it('keeps updates apart of one homeowner, of different members, that say an outcome, or after more than a minute', () => {
  const apart = [1, 1]
  expect(countsOf(update(1, 'maria'), update(0.5, 'maria'))).toEqual(apart)
  expect(countsOf(update(1, 'maria'), update(0.5, 'theo', { actor: 'vera' }))).toEqual(apart)
  expect(countsOf(update(1, 'maria'), update(0.5, 'theo', { field: 'lostReason' }))).toEqual(apart)
  expect(countsOf(update(2, 'maria'), update(0.5, 'theo'))).toEqual(apart)
  expect(countsOf(update(2, 'maria'), call(1.9, 1), update(1.8, 'theo'))).toEqual([1, 1, 1])
})
