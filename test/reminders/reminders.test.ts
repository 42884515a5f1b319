import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { calendarInput } from '../support/appointments'
import { newMember, request, signedIn } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { d1 } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { dayAt, inHawaii, newAddress, remindersOf, rule, visitRule, withRules } from '../support/reminders'
import { watchAll } from '../support/viewings'

const hour = 3_600_000

describe('PUT /api/reminders', () => {
  it('keeps the rules in order, and there are none by default', async () => {
    const client = await signedIn()
    expect((await client.get('/api/reminders')).body).toEqual({ rules: [] })
    const rules = [visitRule(2), rule({ isEnabled: false })]
    const saved = [
      { ...visitRule(2), after: null, isEnabled: true },
      { ...rule(), before: null, isEnabled: false },
    ]
    const put = await client.put('/api/reminders', { rules })
    expect([put.status, put.body]).toEqual([200, { rules: saved }])
    expect((await client.put('/api/reminders', { rules: saved.toReversed() })).body.rules).toEqual(saved.toReversed())
    expect((await client.get('/api/reminders')).body).toEqual({ rules: saved.toReversed() })
    expect((await (await signedIn()).get('/api/reminders')).body.rules).toEqual([])
    expect((await client.put('/api/reminders', { rules: [] })).body).toEqual({ rules: [] })
  })

  it.each([
    ['eleven rules', Array.from({ length: 11 }, (_, n) => rule({ id: `r${n}` })), 'rules'],
    ['a duplicate id', [rule(), rule()], 'rules'],
    ['no hours', [rule({ after: 0 })], 'rules[0].after'],
    ['more than a month', [rule({ after: 721 })], 'rules[0].after'],
    ['a fraction of an hour', [rule({ after: 1.5 })], 'rules[0].after'],
    ['no time', [rule({ after: undefined })], 'rules[0].after'],
    ['a time before something without a date', [rule({ before: 2 })], 'rules[0].before'],
    ['a time after a visit', [visitRule(2, { after: 2 })], 'rules[0].after'],
    ['a visit reminder without a time', [visitRule(2, { before: null })], 'rules[0].before'],
    ['an unknown occasion', [rule({ when: 'birthday' })], 'rules[0].when'],
    ['an unknown merge field', [rule({ text: 'Dear {{firstname}}' })], 'rules[0].text'],
    ['stray braces', [rule({ subject: 'Dear {{first_name' })], 'rules[0].subject'],
    ['a two-line subject', [rule({ subject: 'Dear\nMaria' })], 'rules[0].subject'],
    ['an empty text', [rule({ text: '  ' })], 'rules[0].text'],
    ['too long a text', [rule({ text: 'a'.repeat(2001) })], 'rules[0].text'],
    ['an unknown field', [rule({ color: 'red' })], 'rules[0].color'],
    ['no id', [rule({ id: undefined })], 'rules[0].id'],
  ])('rejects %s, and says where', async (_, rules, path) => {
    const client = await signedIn()
    const answer = await client.put('/api/reminders', { rules })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect(answer.body.fields.map((field: { path: string }) => field.path)).toContain(path)
    expect((await client.get('/api/reminders')).body.rules).toEqual([])
  })

  it('is for members who may write', async () => {
    const client = await signedIn()
    const viewer = await newMember(client, 'viewer')
    expect((await viewer.get('/api/reminders')).status).toBe(200)
    expect((await viewer.put('/api/reminders', { rules: [] })).status).toBe(403)
    expect((await request('GET', '/api/reminders')).status).toBe(401)
  })
})

describe('a reminder', () => {
  it('goes out once in the company’s name after the set hours, with links to watch and to stop reminders', async () => {
    const { client, deck, presentationId, list, pass } = await withRules([rule()])
    expect(await list()).toEqual([
      {
        ruleId: 'first',
        when: 'not_opened',
        signer: null,
        status: 'waiting',
        dueAt: expect.any(String),
        sentAt: null,
        reason: null,
      },
    ])
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, contact: { email: 'office@a.example' } })
    expect(await pass(Date.now())).toEqual([])
    const noon = dayAt(22)
    const [mail, ...others] = await pass(noon)
    expect(others).toEqual([])
    expect(mail?.headers.get('subject')).toBe('Maria, your roof is waiting')
    expect(mail?.headers.get('from')).toBe(`"Summit Roofing" <${env.EMAIL_FROM}>`)
    expect(mail?.headers.get('reply-to')).toContain('office@a.example')
    const stop = mail?.headers.get('list-unsubscribe')?.slice(1, -1)
    expect(stop).toMatch(new RegExp(`^${env.APP_URL}/reminders/${client.organizationId}\\?token=[\\w-]{86}$`))
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const type of ['text/plain', 'text/html'])
      for (const said of ['Dear Maria,', `${env.APP_URL}/p/${presentationId}`, stop ?? '', 'Stop reminders'])
        expect(partOf(mail, type)).toContain(said)
    expect(await list()).toMatchObject([{ status: 'sent', dueAt: null, sentAt: new Date(noon).toISOString() }])
    expect(await pass(noon + 999 * hour)).toEqual([])
    const { body } = await client.get(`/api/mails?subject=presentation:${presentationId}`)
    expect(body.mails).toMatchObject([{ purpose: 'presentation.reminder', status: 'sent' }])
  })

  it('waits for 8 AM at the home', async () => {
    const { presentationId, list, remind, mails, pass } = await withRules([rule({ after: 1 })])
    for (const night of [7, 12, 17]) await remind(dayAt(night))
    expect(await mails()).toEqual([])
    expect(new Date((await list())[0].dueAt).getUTCHours()).toSatisfy((hours: number) => hours >= 18 || hours < 7)
    expect(await dueAt(presentationId)).toBe(dayAt(18))
    expect(await pass(dayAt(18))).toHaveLength(1)
  })

  it('waits for 8 AM of the calendar if the home is in another country', async () => {
    const abroad = { state: null, zip: '96813', country: 'Germany', email: newAddress() }
    const { client, presentationId, remind } = await withRules([rule()], abroad)
    await client.put('/api/appointments/calendar', calendarInput({ timeZone: 'Pacific/Kiritimati' }))
    await remind(dayAt(7))
    expect(await dueAt(presentationId)).toBe(dayAt(18))
  })

  it('does not leave at night even if it was written during the day', async () => {
    const { presentationId, remind, mails, pass } = await withRules([rule()])
    await remind(dayAt(6))
    const [mail] = await mails()
    const mailbox = newMailbox()
    await mailbox.deliver(mail?.id ?? '', dayAt(7))
    expect(mailbox.received).toEqual([])
    expect(await dueAt(presentationId)).toBe(dayAt(18))
    expect(await pass(dayAt(18))).toHaveLength(1)
  })

  it('waits when the address has had its emails for the day, and then leaves during the day', async () => {
    const { presentationId, list, pass, mails } = await withRules([rule(), rule({ id: 'second' })])
    const mailbox = newMailbox(undefined, 1)
    expect(await pass(dayAt(6), mailbox)).toHaveLength(1)
    expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'waiting'])
    expect(await list()).toMatchObject([
      { ruleId: 'first', status: 'sent' },
      { ruleId: 'second', status: 'waiting', dueAt: new Date(dayAt(6, 4)).toISOString() },
    ])
    expect(await pass(dayAt(7, 4), mailbox)).toHaveLength(1)
    expect(await dueAt(presentationId, 'second')).toBe(dayAt(18, 4))
    expect(await pass(dayAt(18, 4), mailbox)).toHaveLength(2)
  })

  it('is skipped once its task is done, and the reason is shown', async () => {
    const { client, presentationId, list, pass } = await withRules([rule()])
    await watch(presentationId)
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'opened' }])
    expect(await pass(dayAt(22))).toEqual([])
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'opened', dueAt: null, sentAt: null }])
    await client.delete(`/api/presentations/${presentationId}`)
    expect((await client.get(`/api/presentations/${presentationId}/reminders`)).status).toBe(404)
  })

  it('isn’t sent while its rule is off, and is sent once it is on again', async () => {
    const { client, list, pass } = await withRules([rule()])
    await client.put('/api/reminders', { rules: [rule({ isEnabled: false })] })
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'rule_off' }])
    const { id: later } = await newPresentation(client, (await newDeck(client)).id, inHawaii())
    expect(await remindersOf(client, later).list()).toEqual([])
    await client.put('/api/reminders', { rules: [rule()] })
    expect(await list()).toMatchObject([{ status: 'waiting', reason: null }])
    expect(await remindersOf(client, later).list()).toMatchObject([{ status: 'waiting' }])
    await client.put('/api/reminders', { rules: [rule({ isEnabled: false })] })
    expect(await pass(dayAt(22))).toEqual([])
    await client.put('/api/reminders', { rules: [rule({ after: 100 })] })
    expect(await list()).toMatchObject([{ status: 'waiting', reason: null }])
  })

  it.each(['no_address', 'deck_inactive', 'presentation_deleted', 'rule_removed'])(
    'is skipped for %s',
    async (reason) => {
      const homeowner = inHawaii(reason === 'no_address' ? { email: null } : {})
      const { client, deck, presentationId, list, pass } = await withRules([rule()], homeowner)
      if (reason === 'deck_inactive') await client.patch(`/api/decks/${deck.id}`, { isActive: false })
      if (reason === 'presentation_deleted') await client.delete(`/api/presentations/${presentationId}`)
      if (reason === 'rule_removed') await client.put('/api/reminders', { rules: [] })
      if (reason !== 'presentation_deleted') expect(await list()).toMatchObject([{ status: 'skipped', reason }])
      expect(await pass(dayAt(22))).toEqual([])
      expect(await reasonOf(presentationId)).toBe(reason)
    },
  )

  it('about an unfinished presentation counts from the last viewing, and ends when it is finished', async () => {
    const rules = [rule({ when: 'opened_not_finished', after: 24 }), rule({ id: 'then', when: 'finished_not_booked' })]
    const { presentationId, list, pass } = await withRules(rules)
    expect(await list()).toEqual([])
    await watch(presentationId)
    const later = dayAt(0)
    await d1
      .prepare('update presentation_activity set last_viewed_at = ? where presentation_id = ?')
      .bind(later, presentationId)
      .run()
    expect(await pass(dayAt(22, 2))).toEqual([])
    expect(await list()).toMatchObject([{ dueAt: new Date(later + 24 * hour).toISOString() }])
    await watchAll(presentationId)
    expect(await list()).toMatchObject([
      { ruleId: 'first', status: 'skipped', reason: 'finished' },
      { ruleId: 'then', status: 'waiting' },
    ])
    expect(await pass(dayAt(22, 5))).toHaveLength(1)
  })

  it('is written once per rule when several runs find it at once', async () => {
    const { remind, mails } = await withRules([rule(), rule({ id: 'second' })])
    await Promise.all([remind(dayAt(22)), remind(dayAt(22)), remind(dayAt(22))])
    expect(await mails()).toHaveLength(2)
  })

  it('goes out once even if two workers send it, and never again after one died in the middle', async () => {
    const { presentationId, remind, mails, list } = await withRules([rule()])
    await remind(dayAt(22))
    const [mail] = await mails()
    const mailbox = newMailbox(() => new Promise(() => undefined))
    void mailbox.deliver(mail?.id ?? '', dayAt(22))
    await expect.poll(() => stateOf(presentationId)).toBe('leaving')
    expect(await list()).toMatchObject([{ status: 'waiting', dueAt: null }])
    const after = newMailbox()
    await after.deliver(mail?.id ?? '', dayAt(22) + hour / 60)
    await after.deliver(mail?.id ?? '', dayAt(23))
    expect(after.received).toEqual([])
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'interrupted' }])
  })

  it('is retried after the mail service rejected it with a code, but not after an unclear error', async () => {
    const refused = Object.assign(new Error('busy'), { code: 'E_INTERNAL_SERVER_ERROR' })
    for (const [error, count] of [
      [refused, 1],
      [new Error('The connection was lost.'), 0],
    ] as const) {
      const { remind, mails, list } = await withRules([rule()])
      await remind(dayAt(22))
      const [mail] = await mails()
      const failing = newMailbox(() => {
        throw error
      })
      await expect(failing.deliver(mail?.id ?? '', dayAt(22))).rejects.toThrow(error.message)
      const mailbox = newMailbox()
      await mailbox.deliver(mail?.id ?? '', dayAt(22) + 1)
      expect(mailbox.received).toHaveLength(count)
      expect(await list()).toMatchObject([{ status: count ? 'sent' : 'skipped' }])
    }
  })

  it('shows the reason when the email was given up', async () => {
    const { pass, list } = await withRules([rule()])
    const failing = newMailbox(() => {
      throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
    })
    expect(await pass(dayAt(22), failing)).toEqual([])
    expect(await list()).toMatchObject([{ status: 'skipped', reason: 'mail_failed' }])
  })

  it('links only to us, whatever the company writes', async () => {
    const text = 'Go to https://evil.example/login, {{first_name}}\n\n<script src=//evil.example></script>'
    const { pass } = await withRules([rule({ text, subject: 'evil.example/login' })])
    const [mail] = await pass(dayAt(22))
    for (const type of ['text/plain', 'text/html'])
      expect(partOf(mail, type)).not.toMatch(/https?:\/\/evil|evil\.example/)
    expect(partOf(mail, 'text/html')).not.toContain('<script')
  })
})

describe('a rule that is saved later', () => {
  it('applies to what has begun and is not due yet, and skips what is overdue', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const [young, old] = [
      await newPresentation(client, deck.id, inHawaii()),
      await newPresentation(client, deck.id, inHawaii()),
    ]
    const long = Date.now() - 49 * hour
    await d1.prepare('update presentations set created_at = ? where id = ?').bind(long, old.id).run()
    await client.put('/api/reminders', { rules: [rule()] })
    expect(await remindersOf(client, young.id).list()).toMatchObject([{ status: 'waiting' }])
    expect(await remindersOf(client, old.id).list()).toEqual([])
    await client.put('/api/reminders', { rules: [rule({ after: 96 })] })
    expect(await remindersOf(client, old.id).list()).toHaveLength(1)
    await client.put('/api/reminders', { rules: [rule({ after: 96, text: 'Other words' })] })
    expect(await remindersOf(client, young.id).list()).toMatchObject([{ status: 'waiting' }])
  })
})

describe('an emailed link', () => {
  it('restarts the clock, even for a presentation older than the rule, but not for an opened one', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const made = await Promise.all([1, 2].map(() => newPresentation(client, deck.id, inHawaii())))
    for (const { id } of made) await d1.prepare('update presentations set created_at = 1 where id = ?').bind(id).run()
    await client.put('/api/reminders', { rules: [rule()] })
    await watch(made[1]?.id ?? '')
    for (const { id } of made) {
      const { mail } = (await withoutQueues(() => client.post(`/api/presentations/${id}/send`, {}))).body
      expect(await remindersOf(client, id).list()).toEqual([])
      await newMailbox().deliver(mail.id)
    }
    const [old = [], opened] = await Promise.all(made.map(({ id }) => remindersOf(client, id).list()))
    expect([old.length, opened]).toEqual([1, []])
    expect(Date.parse(old[0].dueAt)).toBeGreaterThan(Date.now() + 47 * hour)
  })
})

describe('GET /api/presentations/{id}/reminders', () => {
  it('is only for the company', async () => {
    const { presentationId } = await withRules([rule()])
    const stranger = await signedIn()
    expect((await stranger.get(`/api/presentations/${presentationId}/reminders`)).status).toBe(404)
    expect((await stranger.get(`/api/presentations/${crypto.randomUUID()}/reminders`)).status).toBe(404)
    expect((await stranger.get('/api/presentations/x/reminders')).status).toBe(400)
    expect((await request('GET', `/api/presentations/${presentationId}/reminders`)).status).toBe(401)
  })

  it('shows that a homeowner with a changed address gets the next one there', async () => {
    const { client, presentationId, remind, mails, pass } = await withRules([rule()])
    await remind(dayAt(20))
    const email = newAddress()
    await client.patch(`/api/presentations/${presentationId}`, { homeownerData: { email } })
    expect(await pass(dayAt(21))).toEqual([])
    expect((await pass(dayAt(22))).map(({ to }) => to)).toEqual([email])
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled', 'sent'])
  })
})

const columnOf = async (column: string, presentationId: string, ruleId = 'first') =>
  d1
    .prepare(`select ${column} from reminders where presentation_id = ? and rule_id = ?`)
    .bind(presentationId, ruleId)
    .first(column)
const dueAt = (presentationId: string, ruleId?: string) => columnOf('due_at', presentationId, ruleId)
const stateOf = (presentationId: string) => columnOf('state', presentationId)
const reasonOf = (presentationId: string) => columnOf('reason', presentationId)

async function beacon(presentationId: string, ...types: string[]) {
  const at = new Date(Date.now() - 1000).toISOString()
  const body = { viewerSessionId: crypto.randomUUID(), events: types.map((type) => ({ type, at })) }
  const answer = await request('POST', `/api/viewer/presentations/${presentationId}/events`, { body })
  if (answer.status >= 300) throw new Error(answer.text)
}

const watch = (presentationId: string) => beacon(presentationId, 'started')

describe('a preview of a reminder', () => {
  const input = { when: 'contract_unsigned', subject: '{{first_name}}, look', text: 'It costs {{price_good}}.' }

  it('is the email as an example homeowner gets it, with the words around it in the asked language', async () => {
    const { client } = await withRules([])
    const { status, body } = await client.post('/api/reminders/preview', { ...input, language: 'de' })
    expect([status, body.preview.subject]).toEqual([200, 'Maria, look'])
    expect(body.preview.text).toContain('It costs $14,200.')
    expect(body.preview.html).toContain('lang="de"')
    expect(body.preview.html).toContain('Summit Roofing')
    const wrong = await client.post('/api/reminders/preview', { ...input, text: 'Dear {{firstname}}' })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'text'])
  })

  it('goes to the member who asks, ten times an hour at most, and to no homeowner', async () => {
    const { client, mails } = await withRules([])
    const { body: me } = await client.get('/api/auth/me')
    for (let count = 0; count < 10; count++) {
      const { status, body } = await client.post('/api/reminders/test', input)
      expect([status, body]).toEqual([200, { sentTo: me.user.email }])
    }
    expect((await client.post('/api/reminders/test', input)).status).toBe(429)
    expect(await mails()).toEqual([])
    expect((await (await newMember(client, 'viewer')).post('/api/reminders/test', input)).status).toBe(403)
  })
})
