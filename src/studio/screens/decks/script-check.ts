import { hasStrayBraces, mergeFields, unknownMergeFields } from '../../../core/shared/merge-fields'
import { hasPlaceholders } from '../../../core/shared/text-placeholders'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'

/** Returns the most urgent problem that would keep a text from being saved or shown. */
export function faultOfScript(text: string, words: typeof decks) {
  const [unknown] = unknownMergeFields(text)
  if (unknown !== undefined) return fill(words.unknownField, { field: unknown, fields: mergeFields.join(', ') })
  if (hasStrayBraces(text)) return words.strayBraces
  return hasPlaceholders(text) ? words.unfilled : undefined
}

/** Tells whether one of these texts keeps its deck from being activated. */
export const isUnfilled = (...texts: string[]) => texts.some(hasPlaceholders)
