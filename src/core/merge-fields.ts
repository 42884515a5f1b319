/** What `{{…}}` in a script or bullet may name: the members of a presentation's `homeownerData`. */
export const mergeFields = [
  'first_name',
  'last_name',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'email',
  'phone',
] as const

export type Homeowner = { [field in (typeof mergeFields)[number]]?: string | null | undefined }

type Part = string | { field: string; fallback: string }

/** `{{city|your area}}`: the field, and after the bar what to say when it is empty. */
function parse(text: string): Part[] {
  return text.split(/(\{\{[^{}]*\}\})/).map((part) => {
    const [, field, fallback = ''] = part.match(/^\{\{([^{}|]*)(?:\|([^{}]*))?\}\}$/) ?? []
    return field === undefined ? part : { field: field.trim(), fallback: fallback.trim() }
  })
}

/** Braces that open or close nothing: most likely a slip of the hand, which would be read aloud. */
export const hasStrayBraces = (text: string) =>
  parse(text).some((part) => typeof part === 'string' && /\{\{|\}\}/.test(part))

const isKnown = (field: string): field is keyof Homeowner => mergeFields.some((known) => known === field)

export const unknownMergeFields = (text: string) =>
  parse(text).flatMap((part) => (typeof part === 'string' || isKnown(part.field) ? [] : [part.field]))

/** One pass from left to right, so that braces in what a homeowner typed stay what they are. */
export const fillMergeFields = (text: string, homeowner: Homeowner) =>
  parse(text)
    .map((part) => {
      if (typeof part === 'string') return part
      const value = isKnown(part.field) ? homeowner[part.field]?.trim() : undefined
      return value || part.fallback
    })
    .join('')
