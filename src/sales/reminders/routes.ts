import { workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import type { Facts } from './facts'
import { findReminders, listRules, putRules } from './queries'
import { reminderList, reminderOf, ruleOf, rulesAnswer, rulesInput } from './schemas'
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
      summary: 'Get the rules by which homeowners are reminded',
      description: 'None by default.',
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
      summary: 'Say when homeowners are reminded, and of what',
      description:
        'Replaces all rules. By e-mail, in the company’s name: each rule once a presentation, never between 9 PM and 8 AM where the home is (8 AM is waited for; before a visit, should that be too late, the evening before is taken), ' +
        'never after what it reminds of, and within the five links, reminders and messages that you may email one address a day: beyond those it waits. The email leads to the presentation, to the contract or to the visit, and has a link that stops the company’s reminders, but not what the homeowner asked for.\n\n' +
        'The time of a home is that of its `state` or `zip`; in a state with two times, of both; elsewhere that of the calendar, and without one from coast to coast. ' +
        'A rule counts for what begins from then on, and for the newest 1,000 of what has begun and is not due yet: what is overdue when it is saved is left alone. A rule that is removed, or reminds of something else, drops what waits for it. ' +
        'Of a contract with several signers, each is reminded once, at their turn, at the address that the contract has; those who share an address and may sign at once by one mail with a link for each. ' +
        'Whoever signed is reminded of visits alone. Every visit has a reminder the day before anyhow: an `appointment_soon` within an hour of that one is left out.',
      request: { body: jsonBody(rulesInput) },
      responses: { 200: answer('The rules as they are now.', rulesAnswer) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const rules = await putRules(workOf(c), organizationId, c.req.valid('json').rules, Date.now())
      return c.json({ rules: rules.map(ruleOf) }, 200)
    },
  )

export const presentationReminderRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{presentationId}/reminders',
    operationId: 'listReminders',
    tags,
    summary: 'See what a homeowner is reminded of',
    description:
      'What was sent, what waits and what was skipped, and why; of each rule whose time has begun to run for this presentation.',
    request: { params: presentationPath },
    responses: { 200: answer('The reminders, in the order in which they began.', reminderList), ...errors(400, 404) },
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
