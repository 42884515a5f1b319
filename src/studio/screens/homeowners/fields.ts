/** Of a homeowner, in the order in which they are asked for. */
export const homeownerFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
] as const
