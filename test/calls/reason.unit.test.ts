import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '../../src/core/time'
import { type CallFacts, reasonToCall, textOf } from '../../src/sales/calls/reason'

const now = Date.UTC(2026, 4, 4, 15)
const ago = (milliseconds: number) => now - milliseconds

const untouched: CallFacts = {
  stage: 'not_sent',
  phone: '+1 303 555 0100',
  email: null,
  createdAt: ago(3 * day),
  linkSentAt: null,
  views: 0,
  lastViewedAt: 0,
  finishedAt: null,
  timesPricesWatched: 0,
  pricesWatchedAt: null,
  askedAt: null,
  unansweredAt: null,
  chosenTier: null,
  chosenAt: null,
  hasVisit: false,
  contract: null,
  call: null,
}

const due = (facts: Partial<CallFacts>) => reasonToCall({ ...untouched, ...facts }, now)
const reasonOf = (facts: Partial<CallFacts>) => due(facts)?.reason

const sent = { stage: 'sent', linkSentAt: ago(3 * day) } as const
const opened = { ...sent, stage: 'watching', views: 1, lastViewedAt: ago(2 * hour) } as const
const chose = { ...opened, stage: 'chose', chosenTier: 'best', chosenAt: ago(4 * minute) } as const

const contractOf = (status: 'sent' | 'opened', sentAt: number) => ({
  ...{ status, sentAt, openedAt: status === 'opened' ? ago(hour) : null },
  ...{ signedAt: null, unsigned: ['Maria Okafor'] },
})

describe('the reason to call a homeowner', () => {
  it.each<[string, Partial<CallFacts>, string | undefined]>([
    ['was never sent the link', {}, 'never_sent'],
    ['was never sent the link, and can’t be', { phone: 'none' }, undefined],
    ['has only an email', { phone: null, email: 'maria@home.example' }, 'never_sent'],
    ['opened it, and can’t be reached', { ...opened, phone: null }, undefined],
    ['chose, and can’t be reached', { ...chose, phone: null }, 'chose'],
    ['was sent it three days ago and hasn’t opened it', sent, 'unopened'],
    ['was sent it yesterday', { ...sent, linkSentAt: ago(day) }, undefined],
    ['opened it two hours ago and didn’t finish', opened, 'unfinished'],
    ['may still be watching', { ...opened, lastViewedAt: ago(20 * minute) }, undefined],
    ['opened a link that was passed on by hand', { ...opened, linkSentAt: null }, 'unfinished'],
    ['watched all of it', { ...opened, finishedAt: ago(hour) }, 'finished'],
    ['watched the prices once', { ...opened, timesPricesWatched: 1, pricesWatchedAt: ago(hour) }, 'unfinished'],
    ['watched the prices twice', { ...opened, timesPricesWatched: 2, pricesWatchedAt: ago(hour) }, 'watched_prices'],
    [
      'asked without pressing Play, and got an answer',
      { ...sent, stage: 'watching', askedAt: ago(2 * hour) },
      'unfinished',
    ],
    ['asked and got no answer', { ...opened, unansweredAt: ago(hour) }, 'asked'],
    ['chose, and asked before', { ...chose, unansweredAt: ago(hour) }, 'chose'],
    ['chose and booked', { ...chose, stage: 'booked', hasVisit: true }, undefined],
    ['booked, and asked something', { ...chose, stage: 'booked', hasVisit: true, unansweredAt: ago(hour) }, 'asked'],
    ['got the contract an hour ago', { ...chose, contract: contractOf('sent', ago(hour)) }, undefined],
    [
      'hasn’t opened the contract for two days',
      { ...chose, contract: contractOf('sent', ago(2 * day)) },
      'contract_unopened',
    ],
    [
      'opened the contract and hasn’t signed',
      { ...chose, contract: contractOf('opened', ago(day)) },
      'contract_opened',
    ],
    [
      'signed an hour ago, and shares the home with someone who hasn’t',
      { ...chose, contract: { ...contractOf('opened', ago(3 * day)), signedAt: ago(hour) } },
      undefined,
    ],
    [
      'signed a day ago, and shares the home with someone who hasn’t',
      { ...chose, contract: { ...contractOf('opened', ago(3 * day)), signedAt: ago(day) } },
      'contract_partly_signed',
    ],
    [
      'signed with everyone else, so that the company signs next',
      { ...chose, contract: { ...contractOf('opened', ago(3 * day)), signedAt: ago(day), unsigned: [] } },
      undefined,
    ],
    ['signed', { ...chose, stage: 'signed', unansweredAt: ago(hour) }, undefined],
    ['is lost', { ...chose, stage: 'lost' }, undefined],
  ])('of someone who %s', (_, facts, reason) => {
    expect(reasonOf(facts)).toBe(reason)
  })

  it('is gone after a call that reached them, until something new happens', () => {
    const reached = { outcome: 'reached', at: ago(2 * minute), until: null } as const
    expect(due({ ...chose, call: reached })).toBe(undefined)
    expect(due({ ...chose, unansweredAt: ago(minute), call: reached })).toMatchObject({
      reason: 'asked',
      at: ago(minute),
    })
  })

  it('comes back as it was when the time has passed that they were put off to', () => {
    const putOff = { outcome: 'snooze', at: ago(day), until: now + 1 } as const
    expect(due({ ...chose, call: putOff })).toBe(undefined)
    expect(due({ ...chose, call: { ...putOff, until: now } })).toMatchObject({ reason: 'chose', at: chose.chosenAt })
  })
})

describe('the order of calls', () => {
  const urgency = (facts: Partial<CallFacts>) => due(facts)?.urgency ?? Number.NaN

  it('puts who decided before who is interested, and who is interested before who knows nothing', () => {
    const inOrder = [chose, { ...opened, unansweredAt: ago(hour) }, { ...opened, finishedAt: ago(hour) }, opened, sent]
    const urgencies = [...inOrder, {}].map(urgency)
    expect(urgencies).toEqual(urgencies.toSorted((one, other) => other - one))
    expect(new Set(urgencies).size).toBe(urgencies.length)
  })

  it('puts a choice of this week before a contract that waits for another signature', () => {
    const contract = { ...contractOf('opened', ago(3 * day)), signedAt: ago(day) }
    expect(urgency({ ...chose, chosenAt: ago(4 * day) })).toBeGreaterThan(urgency({ ...chose, contract }))
  })

  it('puts a fresh question before a choice of last week, and that before a link that was never sent', () => {
    const lastWeek = urgency({ ...chose, chosenAt: ago(5 * day) })
    expect(urgency({ ...opened, unansweredAt: ago(minute) })).toBeGreaterThan(lastWeek)
    expect(lastWeek).toBeGreaterThan(urgency({}))
  })

  it('never lets who waits long fall behind for good', () => {
    expect(urgency({ ...chose, chosenAt: ago(90 * day) })).toBe(urgency({ ...chose, chosenAt: ago(8 * day) }))
    expect(urgency({ ...chose, chosenAt: ago(90 * day) })).toBeGreaterThan(urgency({ createdAt: now }))
  })
})

it('the reason in words names who has to sign, the price option, its price, and how often the prices were watched', () => {
  const contract = { unsigned: ['Sam Okafor'] }
  const told = {
    contract,
    chosenTier: 'best',
    priceCents: 2_172_000,
    timesPricesWatched: 3,
    question: 'Is it loud?',
  } as const
  expect(textOf('chose', told)).toBe('Chose Best, $21,720')
  expect(textOf('chose', { ...told, priceCents: null })).toBe('Chose Best')
  expect(textOf('watched_prices', told)).toBe('Watched the prices 3 times')
  expect(textOf('watched_prices', { ...told, timesPricesWatched: 2 })).toBe('Watched the prices twice')
  expect(textOf('contract_partly_signed', told)).toBe('Waiting for Sam Okafor to sign the contract')
  expect(textOf('asked', told)).toBe('Asked “Is it loud?” and got no answer')
})
