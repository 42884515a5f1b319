import { fill } from '../locales/fill'
import { reasonOf } from '../locales/studio/faults/reasons'
import type { FaultWords } from '../locales/studio/faults/words'

export type Fault = { path: string; message: string; code?: string; number?: number }

let said: { words: FaultWords; locale: string } | undefined

/** Forms are refused in many places, so the words are set once, when the reader's language is loaded. */
export function sayFaultsIn(words: FaultWords, locale: string) {
  said = { words, locale }
}

/** The API's own sentences are for developers. A fault of a later release gets the general sentence. */
export function sentenceOfFault({ path, message, code = 'invalid', number }: Fault) {
  if (!said) return ''
  const { words, locale } = said
  const [, unknownField] = /merge field \{\{(.+?)\}\}/.exec(message) ?? []
  if (unknownField !== undefined) return fill(words.unknownMergeField, { field: unknownField })
  const own = code === 'invalid' || code === 'not_link' ? ownSentence(words, path) : undefined
  const found = own ?? (Object.hasOwn(words.codes, code) ? words.codes[code as keyof typeof words.codes] : undefined)
  const sentence = found ?? words.codes.invalid
  // Cents and basis points are typed as dollars and percent.
  const shown = /Cents|BasisPoints/.test(lastOf(path)) ? (number ?? 0) / 100 : (number ?? 0)
  const isOne = new Intl.PluralRules(locale).select(shown) === 'one'
  const text = typeof sentence === 'string' ? sentence : isOne ? sentence.one : sentence.other
  // Only a limit is filled in, because a sentence may show a merge field as an example.
  return text.includes('{count}') ? fill(text, { count: new Intl.NumberFormat(locale).format(shown) }) : text
}

/** Why a document, a picture or a deck could not be made. */
export const sentenceOfReason = (reason: string) => said?.words.reasons[reasonOf(reason)] ?? ''

/** Why an email waits, with the moment at which it goes, or that it could not be sent. */
export function sentenceOfEmail(problem: string, moment: (iso: string) => string) {
  const [when] = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(problem) ?? []
  if (!said) return ''
  const { waits, not_mailed } = said.words.reasons
  return when ? fill(waits, { when: moment(when) }) : not_mailed
}

const lastOf = (path: string) =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? ''

function ownSentence({ fields }: FaultWords, path: string) {
  const name = /(^|\.)palette\./.test(path) ? 'color' : lastOf(path)
  return Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : undefined
}

/** Where no field is beside the sentence, it begins with the field's name. What has no name is not told. */
export function namedFault(fault: Fault) {
  const name = lastOf(fault.path)
  if (!said || !Object.hasOwn(said.words.names, name)) return undefined
  return `${said.words.names[name as keyof FaultWords['names']]}: ${sentenceOfFault(fault)}`
}

/** Returns what the reader calls a merge field. */
export const nameOfField = (field: string) =>
  said && Object.hasOwn(said.words.names, field) ? said.words.names[field as keyof FaultWords['names']] : `{{${field}}}`

/** Returns what is wrong with the field at this path itself. */
export function faultAt(faults: Fault[], path: string) {
  return faults.find((fault) => fault.path === path)
}

/** Returns what is wrong with this field or with anything inside it, such as `scopes[1]` or `config.url`. */
export function faultIn(faults: Fault[], path: string) {
  const isInside = (fault: Fault) => ['.', '['].some((next) => fault.path.startsWith(path + next))
  return faults.find((fault) => fault.path === path || isInside(fault))
}
