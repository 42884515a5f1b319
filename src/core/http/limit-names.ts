/** A 429 names one of these. `docs/limits.md` lists their sizes. */
export const limitNames = [
  'api_key_calls',
  'idempotency_keys',
  'viewer_events',
  'viewer_messages',
  'questions',
  'questions_of_presentation',
  'bookings',
  'contracts',
  'verifications',
  'password_tries',
  'registrations',
  'homeowner_emails',
  'generations',
  'proposals',
  'pictures',
  'roof_lookups',
  'reminder_tests',
  'narration_characters',
  'exports',
  'sockets',
] as const

export type LimitName = (typeof limitNames)[number]
