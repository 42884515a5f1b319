import { joinIsolated, type Piece } from './isolation'

/** A presentation stores these fields about its homeowner, and the studio asks for them in this order. */
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

const quoteFields = ['roof_squares', 'roof_area', 'roof_pitch', 'price_good', 'price_better', 'price_best'] as const

export const mergeFields = [...homeownerFields, ...quoteFields] as const

export type HomeownerField = (typeof homeownerFields)[number]
export type QuoteFields = Record<(typeof quoteFields)[number], string | null>
export type Homeowner = { [field in (typeof mergeFields)[number]]?: string | null | undefined }

export type MergePart = string | { field: string; fallback: string }

/** `{{city|your area}}` names a field and its fallback. */
export function mergeParts(text: string): MergePart[] {
  return text.split(/(\{\{[^{}]*\}\})/).map((part) => {
    const [, field, fallback = ''] = part.match(/^\{\{([^{}|]*)(?:\|([^{}]*))?\}\}$/) ?? []
    return field === undefined ? part : { field: field.trim(), fallback: fallback.trim() }
  })
}

/** A brace outside a merge field is most likely a typo, and would be read aloud. */
export const hasStrayBraces = (text: string) =>
  mergeParts(text).some((part) => typeof part === 'string' && /\{\{|\}\}/.test(part))

const isKnown = (field: string): field is keyof Homeowner => mergeFields.some((known) => known === field)

export const unknownMergeFields = (text: string) =>
  mergeParts(text).flatMap((part) => (typeof part === 'string' || isKnown(part.field) ? [] : [part.field]))

/** Fills in one pass, so braces in the homeowner's data aren't taken for merge fields. */
const filledParts = (text: string, homeowner: Homeowner): Piece[] =>
  mergeParts(text).map((part) => {
    if (typeof part === 'string') return part
    const value = isKnown(part.field) ? homeowner[part.field]?.trim() : undefined
    return { value: value || part.fallback }
  })

/** The text for speech, search and comparison. */
export const fillMergeFields = (text: string, homeowner: Homeowner) =>
  filledParts(text, homeowner)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('')

/** The text for display, with marks around values of the other direction. */
export const showMergeFields = (text: string, homeowner: Homeowner) => joinIsolated(filledParts(text, homeowner))
