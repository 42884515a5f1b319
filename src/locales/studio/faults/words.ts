import type { FieldCode } from '../../../core/http/field-codes'
import type { Reason } from './reasons'

type Counted = { one: string; other: string }

/** A sentence for each code, whose `{count}` is the limit; sentences for fields that need their own; and the names of fields. */
export type FaultWords = {
  codes: Record<FieldCode, string | Counted>
  /** Says which `{field}` is no merge field. */
  unknownMergeField: string
  fields: Record<keyof typeof ownSentences, string>
  names: Record<(typeof namedFields)[number], string>
  reasons: Record<Reason, string>
}

/** Fields whose values no code describes well enough. */
const ownSentences = {
  allowedEmbedOrigins: true,
  stripeAccountId: true,
  busyCalendarUrl: true,
  zips: true,
  phone: true,
  url: true,
  buttonUrl: true,
  financing: true,
  data: true,
  body: true,
  requiredInitials: true,
  color: true,
} as const

/** Fields that a refusal may name where no field is beside it. */
const namedFields = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'title',
  'narrationScript',
  'bullets',
  'userQuestion',
  'cannedAnswer',
  'subject',
  'text',
  'message',
  'label',
  'url',
  'recipients',
  'notes',
  'reason',
  'brief',
  'documentIds',
  'prompt',
  'altText',
  'caption',
  'displayName',
  'filename',
  'sizeBytes',
  'templateId',
  'body',
  'data',
  'language',
  'timeZone',
  'presentationDays',
  'financing',
  'password',
  'externalId',
] as const
