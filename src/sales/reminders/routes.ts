import { signedInMember, workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import type { Facts } from './facts'
import { sendTest, writeExample } from './preview'
import { findReminders, listRules, putRules } from './queries'
import {
  previewAnswer,
  previewInput,
  reminderList,
  reminderOf,
  ruleOf,
  rulesAnswer,
  rulesInput,
  testAnswer,
} from './schemas'
import { statusOf } from './status'
import { addressHash } from './stop-link'
import { findStopped } from './stops'

const tags = ['Reminders']

export const reminderRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'getReminderRules',
      tags,
      summary: 'Get the reminder rules',
      description: 'Returns the rules by which homeowners are reminded. A company has none by default.',
      responses: { 200: answer('The rules, in the order in which they were saved.', rulesAnswer) },
    }),
    async (c) => c.json({ rules: (await listRules(c.var.db, c.var.caller.organizationId)).map(ruleOf) }, 200),
  )
  .openapi(
    route({
      method: 'put',
      path: '/',
      operationId: 'putReminderRules',
      tags,
      summary: 'Replace the reminder rules',
      description:
        'Replaces all of the company’s reminder rules. Reminders are emailed in the company’s name, with a link to the presentation, the contract or the visit, and a link that stops the company’s reminders but not emails the homeowner asked for. Each rule applies once per presentation and never after what it reminds of has happened. Nothing is sent between 9 PM and 8 AM where the home is: the reminder waits until 8 AM or, if that would be too late for a visit, goes out the evening before. Reminders count toward the five links, reminders and messages that you can email one address a day; beyond those, they wait.\n\nThe home’s time zone follows from its `state` or `zip`; in a state with two time zones both are respected. Elsewhere the calendar’s time zone applies, and without a calendar all time zones of the continental US. A rule applies to what starts after it is saved, and to the newest 1,000 cases that have started and are not due yet; whatever is overdue when it is saved is left alone. Removing a rule, or changing what it reminds of, drops its waiting reminders; a rule that is switched off sends nothing, and what was waiting isn’t sent. If a contract has several signers, each is reminded once, when it is their turn, at the address in the contract; signers who share an address and may sign at the same time get one email with a link for each. Someone who has signed is reminded only of visits. Every visit has a reminder the day before in any case, so an `appointment_soon` within an hour of it is left out.',
      request: { body: jsonBody(rulesInput) },
      responses: { 200: answer('The saved rules.', rulesAnswer) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const rules = await putRules(workOf(c), organizationId, c.req.valid('json').rules, Date.now())
      return c.json({ rules: rules.map(ruleOf) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/preview',
      isRepeatable: true,
      isAudited: false,
      operationId: 'previewReminder',
      tags,
      summary: 'Preview a reminder',
      description:
        'Returns the email as an example homeowner would get it, in the look of your newest deck. Nothing is saved or sent.',
      request: { body: jsonBody(previewInput) },
      responses: { 200: answer('The email.', previewAnswer) },
    }),
    async (c) => {
      const { subject, html, text } = await writeExample(workOf(c), c.var.caller, c.req.valid('json'))
      return c.json({ preview: { subject, html, text } }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/test',
      membersOnly: true,
      isAudited: false,
      operationId: 'sendTestReminder',
      tags,
      summary: 'Send yourself a test reminder',
      description:
        'Emails the preview to the member who calls, ten times an hour at most. It never counts as an email to a homeowner.',
      request: { body: jsonBody(previewInput) },
      responses: { 200: answer('The email was sent.', testAnswer), ...errors(409) },
    }),
    async (c) => {
      const member = signedInMember(c)
      await sendTest(workOf(c), member, c.req.valid('json'), Date.now())
      return c.json({ sentTo: member.email }, 200)
    },
  )

export const presentationReminderRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{presentationId}/reminders',
    operationId: 'listReminders',
    tags,
    summary: 'List a presentation’s reminders',
    description:
      'Returns what was sent, what is waiting and what was skipped, and why, for each rule that has started to apply to this presentation.',
    request: { params: presentationPath },
    responses: { 200: answer('The reminders, in the order in which they started.', reminderList), ...errors(400, 404) },
  }),
  async (c) => {
    const { presentationId } = c.req.valid('param')
    const { organizationId } = c.var.caller
    const now = Date.now()
    const found = await findReminders(c.var.db, organizationId, presentationId, now)
    if (!found.presentations.length) throw notFound('presentation')
    const { reminders: rows, mails } = found
    const hashOf = ({ recipient }: Facts) => recipient && addressHash(organizationId, recipient)
    const hashes = rows.flatMap((row) => (row.state === 'waiting' ? (hashOf(row) ?? []) : []))
    const stops = hashes.length ? await findStopped(c.var.db, organizationId, [...new Set(hashes)]) : []
    const shown = rows.map((row) => {
      const mail = mails.find(({ id }) => id === row.mailId)
      const isStopped = stops.some(({ hash }) => hash === hashOf(row))
      return reminderOf(row, statusOf(row, mail, isStopped, now))
    })
    return c.json({ reminders: shown }, 200)
  },
)
