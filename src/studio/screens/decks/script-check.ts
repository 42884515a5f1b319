import { hasStrayBraces, mergeFields, unknownMergeFields } from '../../../core/shared/merge-fields'
import { hasPlaceholders } from '../../../core/shared/text-placeholders'
import { fill } from '../../../locales/fill'
import type { words as decks } from '../../../locales/studio/decks/en'

/** What would keep a text from being saved, or from being shown, in the order in which it should be seen to. */
export function faultOfScript(text: string, words: typeof decks) {
  const [unknown] = unknownMergeFields(text)
  if (unknown !== undefined) return fill(words.unknownField, { field: unknown, fields: mergeFields.join(', ') })
  if (hasStrayBraces(text)) return words.strayBraces
  return hasPlaceholders(text) ? words.unfilled : undefined
}

/** Whether one of these texts keeps its deck from being activated. */
export const isUnfilled = (...texts: string[]) => texts.some(hasPlaceholders)
