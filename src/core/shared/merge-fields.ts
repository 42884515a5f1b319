import { joinIsolated, type Piece } from './isolation'

/** A presentation keeps these about its homeowner, and the studio asks for them in this order. */
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

/** A brace outside a merge field is most likely a typing error, and would be read aloud. */
export const hasStrayBraces = (text: string) =>
  mergeParts(text).some((part) => typeof part === 'string' && /\{\{|\}\}/.test(part))

const isKnown = (field: string): field is keyof Homeowner => mergeFields.some((known) => known === field)

export const unknownMergeFields = (text: string) =>
  mergeParts(text).flatMap((part) => (typeof part === 'string' || isKnown(part.field) ? [] : [part.field]))

/** In one pass, so that braces in the homeowner's data are not taken for merge fields. */
const filledParts = (text: string, homeowner: Homeowner): Piece[] =>
  mergeParts(text).map((part) => {
    if (typeof part === 'string') return part
    const value = isKnown(part.field) ? homeowner[part.field]?.trim() : undefined
    return { value: value || part.fallback }
  })

/** As it is spoken, searched and compared. */
export const fillMergeFields = (text: string, homeowner: Homeowner) =>
  filledParts(text, homeowner)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('')

/** As it is read, with marks around values of another direction. */
export const showMergeFields = (text: string, homeowner: Homeowner) => joinIsolated(filledParts(text, homeowner))
