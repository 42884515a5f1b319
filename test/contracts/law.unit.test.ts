import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { cancellationDeadline } from '../../src/sales/contracts/law/business-days'
import { electronicConsent, noticeOfCancellation, rightToCancel } from '../../src/sales/contracts/law/notices'
import { businessDaysToCancel, rules } from '../../src/sales/contracts/law/rules'
import { homeTimeZone, stateOf } from '../../src/sales/contracts/law/us-states'

const denver = 'America/Denver'

describe('a contract may be canceled until midnight at the end of', () => {
  it.each([
    ['the third business day after it', '2026-06-01T10:00-06:00', denver, '2026-06-05T00:00-06:00'],
    ['a Saturday, which counts', '2026-06-03T10:00-06:00', denver, '2026-06-07T00:00-06:00'],
    ['a Monday, because a Sunday does not count', '2026-06-04T10:00-06:00', denver, '2026-06-09T00:00-06:00'],
    [
      'the same day if it is signed in the last second of a day',
      '2026-06-01T23:59:59-06:00',
      denver,
      '2026-06-05T00:00-06:00',
    ],
    ['a day later if it is signed a second after that', '2026-06-02T00:00-06:00', denver, '2026-06-06T00:00-06:00'],
    ['the Monday after Thanksgiving', '2026-11-25T18:00-07:00', denver, '2026-12-01T00:00-07:00'],
    [
      'a Wednesday if Christmas is on a Sunday and observed on Monday',
      '2022-12-23T12:00-07:00',
      denver,
      '2022-12-29T00:00-07:00',
    ],
    [
      'a Monday if Christmas is on a Saturday and observed on Friday',
      '2021-12-21T12:00-07:00',
      denver,
      '2021-12-28T00:00-07:00',
    ],
    [
      'a Wednesday if New Year is on a Saturday and observed on Friday',
      '2021-12-30T12:00-07:00',
      denver,
      '2022-01-06T00:00-07:00',
    ],
    ['a Tuesday around New Year', '2026-12-31T09:00-07:00', denver, '2027-01-06T00:00-07:00'],
    ['a Tuesday around Juneteenth on a Friday', '2026-06-18T09:00-06:00', denver, '2026-06-24T00:00-06:00'],
    ['a Wednesday around Juneteenth on a Sunday', '2022-06-17T09:00-06:00', denver, '2022-06-23T00:00-06:00'],
    ['a Tuesday around Independence Day on a Saturday', '2026-07-01T09:00-06:00', denver, '2026-07-08T00:00-06:00'],
    ['a Tuesday before which the clocks go forward', '2026-03-06T09:00-07:00', denver, '2026-03-11T00:00-06:00'],
    ['a Tuesday before which they go back', '2026-10-30T09:00-06:00', denver, '2026-11-04T00:00-07:00'],
    ['a Saturday around Veterans Day', '2026-11-10T09:00-05:00', 'America/New_York', '2026-11-15T00:00-05:00'],
  ])('%s', (_, signedAt, zone, deadline) => {
    expect(new Date(cancellationDeadline(Date.parse(signedAt), zone, 3)).toISOString()).toBe(
      new Date(deadline).toISOString(),
    )
  })

  it.each([
    ['2026-01-16', '2026-01-22'],
    ['2026-02-13', '2026-02-19'],
    ['2026-05-22', '2026-05-28'],
    ['2026-09-04', '2026-09-10'],
    ['2026-10-09', '2026-10-15'],
  ])('the Wednesday after the holiday on Monday, for a Friday such as %s', (signedOn, midnight) => {
    const deadline = cancellationDeadline(Date.parse(`${signedOn}T12:00Z`), 'UTC', 3)
    expect(new Date(deadline).toISOString()).toBe(`${midnight}T00:00:00.000Z`)
  })
})

describe('the time zone of a home', () => {
  it.each([
    ['by its state', { state: 'CO', zip: null }, denver],
    ['by a state written out', { state: ' colorado ', zip: null }, denver],
    ['by a state with dots', { state: 'N.Y.', zip: null }, 'America/New_York'],
    ['by its ZIP code', { state: null, zip: '98101-1234' }, 'America/Los_Angeles'],
    ['by its ZIP code if the state is invalid', { state: 'Narnia', zip: '00501' }, 'America/New_York'],
    ['with the later midnight in a divided state', { state: 'TN', zip: '37902' }, 'America/Chicago'],
    ['without summer time in Arizona', { state: 'AZ', zip: null }, 'America/Phoenix'],
    ['from the calendar if nothing else is known', { state: null, zip: 'K1A 0B1' }, 'America/Boise'],
    ['from the calendar for a military ZIP code abroad', { state: null, zip: '09012' }, 'America/Boise'],
  ])('is known %s', (_, home, zone) => {
    expect(homeTimeZone(home, 'America/Boise')).toBe(zone)
  })

  it('is New York’s when nothing else is known, and every known state has a valid zone', () => {
    expect(homeTimeZone({ state: null, zip: null }, null)).toBe('America/New_York')
    const states = Array.from({ length: 1000 }, (_, prefix) =>
      stateOf({ state: null, zip: `${String(prefix).padStart(3, '0')}01` }),
    )
    const known = new Set(states.filter((state) => state !== undefined))
    expect(known.size).toBe(54)
    for (const state of known) {
      const timeZone = homeTimeZone({ state, zip: null }, null)
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy()
    }
  })
})

describe('a state’s rule', () => {
  it('states its source and its review date, in both languages', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { text, source, reviewedOn, jurisdiction } of rules) {
      expect([text.en, text.es, source, jurisdiction].every(Boolean)).toBe(true)
      expect(reviewedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('gives every buyer in its state at least its days, and only if it covers all buyers', () => {
    expect(businessDaysToCancel({ state: 'CO', zip: null }, 3)).toBe(3)
    expect(businessDaysToCancel({ state: 'AK', zip: null }, 3)).toBe(5)
    expect(businessDaysToCancel({ state: 'Alaska', zip: null }, 7)).toBe(7)
    expect(businessDaysToCancel({ state: 'ND', zip: null }, 3)).toBe(3)
  })
})

describe('the legal text', () => {
  const seller = {
    name: 'Summit Roofing',
    address: '400 Canyon Blvd, Boulder, CO 80302',
    phone: null,
    email: 'hi@summit.example',
  }
  const signedAt = Date.parse('2026-11-25T18:00-07:00')
  const about = {
    seller,
    transactionDate: signedAt,
    deadline: cancellationDeadline(signedAt, denver, 3),
    timeZone: denver,
  }

  it('appears beside the signature as the rule has it', () => {
    const sentence = textOf(rightToCancel('en'))
    expect(sentence).toBe(
      'You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.',
    )
    expect(textOf(rightToCancel('en', 22))).toContain('midnight of the 22nd business day')
    expect(textOf(rightToCancel('es', 5))).toContain('medianoche del quinto día hábil')
    expect(textOf(rightToCancel('de', 5))).toContain('vor Mitternacht des fünften Werktags')
    expect(textOf(rightToCancel('de', 22))).toContain('vor Mitternacht des 22. Werktags')
  })

  it('is a notice in duplicate, each copy complete and on its own page', () => {
    const notice = noticeOfCancellation({ ...about, language: 'en' })
    expect(notice.filter(({ data }) => data?.pageBreakBefore).length).toBe(2)
    expect(notice.every(({ data }) => data?.part === 'notice')).toBe(true)
    const [first, second] = [notice.slice(0, notice.length / 2), notice.slice(notice.length / 2)]
    expect(second).toEqual(first)
    const text = first.map(textOf).join('\n')
    expect(text).toContain('NOTICE OF CANCELLATION\nNovember 25, 2026')
    expect(text).toContain('within THREE BUSINESS DAYS from the above date')
    expect(text).toContain(
      'to Summit Roofing, at 400 Canyon Blvd, Boulder, CO 80302, NOT LATER THAN MIDNIGHT OF November 30, 2026.',
    )
    expect(text).toContain('I HEREBY CANCEL THIS TRANSACTION.')
  })

  it.each([
    ['es', 'AVISO DE CANCELACIÓN', 'dentro de CINCO DÍAS HÁBILES', 'A LA MEDIANOCHE DEL 30 de noviembre de 2026'],
    ['de', 'FORMULAR FÜR DEN WIDERRUF', 'innerhalb von FÜNF WERKTAGEN', 'MITTERNACHT AM ENDE DES 30. November 2026'],
  ] as const)('is in the language of the presentation: %s', (language, title, days, until) => {
    const text = noticeOfCancellation({ ...about, language, businessDays: 5 })
      .map(textOf)
      .join('\n')
    for (const said of [title, days, until]) expect(text).toContain(said)
  })

  it('has blank lines instead of dates before the signature', () => {
    const text = noticeOfCancellation({ ...about, language: 'en', transactionDate: null, deadline: null })
      .map(textOf)
      .join('\n')
    expect(text).toContain('NOT LATER THAN MIDNIGHT OF ____')
    expect(text).not.toContain('2026')
  })

  it.each(['en', 'es', 'de'] as const)('explains in %s what consenting to electronic records means', (language) => {
    const text = electronicConsent(language, seller)
    const said = {
      en: [/paper/, /withdraw/, /PDF/, /alone/],
      es: [/papel/, /retir/, /PDF/, /se limita/],
      de: [/Papier/, /zurücknehmen/, /PDF/, /nur für/],
    }
    for (const each of said[language]) expect(text).toMatch(each)
    expect(text).toContain('hi@summit.example')
  })
})

const textOf = (node: Nodes): string =>
  node.type === 'break'
    ? '\n'
    : 'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(textOf).join('')
        : ''
