/** Everything that can be wrong with a single field, so a program can describe the problem in its own words. */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_large',
  'not_a_number',
  'not_whole',
  'not_listed',
  'not_email',
  'not_link',
  'not_time',
  'merge_fields',
  'unreadable_line',
  'wrong_password',
  'not_the_name',
  'unknown',
  'invalid',
] as const

export type FieldCode = (typeof fieldCodes)[number]
