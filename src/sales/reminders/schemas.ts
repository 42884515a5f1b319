import { filledText, isoTime, line, pathId, text, timestamp, withMergeFields } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mergeFields } from '../../core/shared/merge-fields'
import type { Reminder } from './tables'
import { occasions, type Reason, type ReminderRule, reasonNames, reasons, ruleIdOf } from './tables'

const mostRules = 10
const mostHours = 720

const hours = z.int().min(1).max(mostHours)
const fields = mergeFields.map((field) => `{{${field}}}`).join(', ')

const ruleId = text(100)
  .regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _' })
  .openapi({ example: 'not-opened-after-two-days', description: 'Your own name for the rule.' })

const when = z.enum(occasions).openapi({
  example: 'not_opened',
  description:
    '`not_opened` counts from when the presentation was made, or its link last mailed by `POST /api/presentations/{id}/send`; ' +
    '`opened_not_finished` from the last viewing; `finished_not_booked` from when 90 % of it was first played; ' +
    '`contract_unsigned` from when the contract was sent, or it became the signer’s turn; `appointment_soon` back from the start of the next visit.',
})

const subject = withMergeFields(line(150)).openapi({
  example: '{{first_name}}, your roof is waiting',
  description: `The subject line. May contain ${fields}; after a bar, what to say if the field is empty.`,
})

const words = withMergeFields(filledText(2000)).openapi({
  example: 'It takes four minutes, and answers what you asked us on Tuesday.\n\nBen',
  description:
    'Plain text with the same merge fields. It isn’t translated. A blank line starts a new paragraph. Links in it won’t be clickable; the email adds the one that leads on.',
})

const before = hours.nullable().openapi({
  example: null,
  description: 'How many hours before the visit to send it; only for `appointment_soon`, otherwise null.',
})
const after = hours
  .nullable()
  .openapi({ example: 48, description: 'How many hours later to send it; null for `appointment_soon`.' })

const isEnabled = z.boolean().openapi({
  example: true,
  description: 'Whether it is sent. A rule that is switched off also keeps back what is already waiting.',
})

const ruleInput = z
  .strictObject({
    id: ruleId,
    when,
    after: after.optional(),
    before: before.optional(),
    subject,
    text: words,
    isEnabled: isEnabled.default(true),
  })
  .superRefine((rule, context) => {
    const [needed, other] =
      rule.when === 'appointment_soon' ? (['before', 'after'] as const) : (['after', 'before'] as const)
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (rule[needed] == null) refuse(needed, `is required with ${rule.when}`)
    if (rule[other] != null) refuse(other, `doesn’t go with ${rule.when}, which takes ${needed}`)
  })
  .openapi('ReminderRuleInput')

export const rulesInput = z
  .strictObject({
    rules: z
      .array(ruleInput)
      .max(mostRules)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: 'must not contain an id twice' }),
  })
  .openapi('ReminderRulesInput')

export type RuleInput = z.infer<typeof ruleInput>

const rule = z.object({ id: ruleId, when, after, before, subject, text: words, isEnabled }).openapi('ReminderRule')

export const rulesAnswer = z.object({ rules: z.array(rule).max(mostRules) }).openapi('ReminderRules')

export const ruleOf = ({ id, occasion, hours: count, subject: line, text: said, isEnabled: isOn }: ReminderRule) => ({
  id,
  when: occasion,
  after: occasion === 'appointment_soon' ? null : count,
  before: occasion === 'appointment_soon' ? count : null,
  subject: line,
  text: said,
  isEnabled: isOn,
})

export const previewInput = z
  .strictObject({
    when,
    subject,
    text: words,
    language: text(35).optional().openapi({ example: 'en', description: 'The language of the words around the text.' }),
  })
  .openapi('ReminderPreviewInput')

export type PreviewInput = z.infer<typeof previewInput>

export const previewAnswer = z
  .object({
    preview: z
      .object({
        subject: z.string().openapi({ example: 'Maria, your roof is waiting' }),
        html: z.string().openapi({ example: '<!doctype html>…' }),
        text: z.string().openapi({ example: 'It takes four minutes.' }),
      })
      .openapi('PreviewedReminder', { description: 'The reminder as an example homeowner would get it.' }),
  })
  .openapi('ReminderPreview')

export const testAnswer = z
  .object({ sentTo: z.string().openapi({ example: 'daniel@summit-roofing.example' }) })
  .openapi('ReminderTest')

export const hoursOf = ({ after: later, before: earlier }: RuleInput) => later ?? earlier ?? 0

export const mostReminders = 100

const reason = z
  .enum(reasonNames)
  .nullable()
  .openapi({
    example: null,
    description: Object.entries(reasons)
      .map(([name, sentence]) => `\`${name}\`: ${sentence}`)
      .join(' '),
  })

const reminder = z
  .object({
    ruleId,
    when,
    signer: z.int().min(1).nullable().openapi({
      example: null,
      description:
        'For `contract_unsigned`, which signer it is for, counted from 1 in the contract’s order; otherwise null.',
    }),
    status: z.enum(['waiting', 'sent', 'skipped']).openapi({ example: 'waiting' }),
    dueAt: timestamp
      .nullable()
      .openapi({ description: 'When it will be sent as things are now, in UTC; null if it won’t be.' }),
    sentAt: timestamp.nullable(),
    reason,
  })
  .openapi('Reminder')

export const reminderList = z.object({ reminders: z.array(reminder).max(mostReminders) }).openapi('Reminders')

type Shown = { status: 'waiting'; dueAt: number | null } | { status: 'sent' } | { status: 'skipped'; reason: Reason }

export const reminderOf = ({ occasion, signer, sentAt, ...row }: Omit<Reminder, 'reason'>, shown: Shown) => ({
  ruleId: ruleIdOf(row),
  when: occasion,
  signer: occasion === 'contract_unsigned' ? signer + 1 : null,
  status: shown.status,
  dueAt: shown.status === 'waiting' && shown.dueAt !== null ? isoTime(shown.dueAt) : null,
  sentAt: shown.status === 'sent' && sentAt !== null ? isoTime(sentAt) : null,
  reason: shown.status === 'skipped' ? shown.reason : null,
})

export const stopPath = z.object({ organizationId: pathId('organizationId') })
export const stopQuery = z.object({ token: text(200).optional().openapi({ example: '9wXq3…' }) })
