import { describe, expect, it } from 'vitest'
import { booked, bookPublicly, freeWindows, mailsOf, maria, withCalendar } from '../support/appointments'
import { request, signedIn } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { newDeck, newPresentation } from '../support/factories'
import { newMailbox } from '../support/homeowner-mailbox'
import { newRoof, putPricing } from '../support/roofs'

const lines = ['END:VEVENT', 'BEGIN:VEVENT', 'UID:evil', 'ATTACH:data:x', 'BEGIN:VALARM', 'ATTENDEE:mailto:evil@x.yz']

describe('the calendar file of a visit', () => {
  it.each(['\r\n', '\n', '\r', '\\n', '\r\n\r\n'])(
    'has no line that came from someone’s text, after %j',
    async (end) => {
      const text = ['Ring twice', ...lines, ''].join(end)
      const kinds = [{ id: 'roof', name: `Roof;,\\:"${lines[2]}`, durationMinutes: 45 }]
      const { client, presentationId } = await withCalendar(
        { kinds },
        { ...maria, email: `${crypto.randomUUID()}@example.com`, address: text.slice(0, 300) },
      )
      const visit = await withoutQueues(() => booked(presentationId, { notes: text, kindId: 'roof' }))
      const { id } = visit.appointment
      const mailbox = newMailbox()
      for (const mail of await mailsOf(id)) await mailbox.deliver(mail.id)
      const invitations = mailbox.received.flatMap(({ parts }) =>
        parts.filter(({ type }) => type.startsWith('text/calendar')).map(({ content }) => content),
      )
      const { pathname, search } = new URL((await client.post('/api/appointments/feed/rotate')).body.feedUrl)
      const files = [pathname + search, `/api/appointments/${id}/calendar.ics?token=${visit.token}`]
      for (const file of files) invitations.push((await request('GET', file)).text)
      expect(invitations.length).toBeGreaterThanOrEqual(4)
      expect(invitations.join().replaceAll(/\r\n /g, '')).toContain('Ring twice')
      for (const invitation of invitations) {
        const read = invitation.replaceAll(/\r\n[ \t]/g, '').split(/\r\n|\r|\n/)
        const [calendar, event, ...alarms] = read.filter((line) => line.startsWith('BEGIN:'))
        expect([calendar, event]).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
        expect([[], ['BEGIN:VALARM']]).toContainEqual(alarms)
        expect(read.filter((line) => /^UID|^ATTACH|^ATTENDEE/.test(line)).join()).not.toContain('evil')
      }
    },
  )

  it.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u0000'])(
    'can’t be for a name that continues after %j',
    async (end) => {
      const { presentationId } = await withCalendar()
      const [window] = await freeWindows(presentationId)
      const name = ['Maria', ...lines].join(end)
      for (const more of [{ name }, { name: 'Maria', phone: `555${end}X` }])
        expect((await bookPublicly({ presentationId, startsAt: window?.startsAt, ...more })).status).toBe(400)
    },
  )
})

describe('forty quotes', () => {
  it('each have the prices of a single moment while the prices change', async () => {
    const client = await signedIn()
    const presentation = await newPresentation(client, (await newDeck(client)).id)
    const { id: roofMeasurementId } = await newRoof(client)
    const pricesOf = (cents: number) => ({
      tiers: {
        good: { centsPerSquare: cents },
        better: { centsPerSquare: 2 * cents },
        best: { centsPerSquare: 3 * cents },
      },
      tearOffCentsPerSquareAndLayer: 0,
    })
    await putPricing(client, pricesOf(10_000))
    const path = `/api/presentations/${presentation.id}/quote`
    const changes = [20_000, 30_000, 40_000, 50_000]
    const race = Array.from({ length: 40 }, async (_, index) => {
      const cents = index % 10 === 5 ? changes[Math.floor(index / 10)] : undefined
      const [made] = await Promise.all([
        client.post(path, { roofMeasurementId }),
        cents && putPricing(client, pricesOf(cents)),
      ])
      return made
    })
    const answers = await Promise.all(race)
    const made = answers.filter(({ status }) => status === 201)
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.error]).toEqual([409, expect.stringContaining('changed')])
    expect(made.length).toBeGreaterThan(20)
    const totals = made.map(({ body }) => {
      const { good, better, best } = body.quote.tiers
      return [good.totalCents, better.totalCents / 2, best.totalCents / 3]
    })
    for (const [good, ...others] of totals) expect(others).toEqual([good, good])
    const last = (await client.get('/api/roof-measurements/pricing')).body.pricing.tiers.good.centsPerSquare
    const { quote: shown } = (await client.get(path)).body
    expect(made.map(({ body }) => body.quote.id)).toContain(shown.id)
    expect(shown.isOutdated).toBe(shown.tiers.better.lines[0].amountCents !== Math.round(2 * last * 26.4))
    const { body } = await client.post(path, { roofMeasurementId })
    expect([body.quote.isOutdated, body.quote.tiers.good.lines[0].amountCents]).toEqual([false, last * 26.4])
  })
})
