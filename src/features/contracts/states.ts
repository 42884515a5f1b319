export const statuses = [
  'draft',
  'sent',
  'opened',
  'signed',
  'sealed',
  'declined',
  'cancelled',
  'expired',
  'void',
] as const

export type Status = (typeof statuses)[number]

export const waiting: Status[] = ['sent', 'opened']

export const evidenceTypes = [
  'created',
  'sent',
  'opened',
  'document_opened',
  'consented',
  'consent_withdrawn',
  'initialled',
  'signed',
  'sealed',
  'copy_sent',
  'declined',
  'cancelled',
  'expired',
  'voided',
] as const

export type EvidenceType = (typeof evidenceTypes)[number]
