import { html } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as audit } from '../../../locales/studio/audit/en'
import type { Answer } from '../../api'
import type { Formats } from '../../formats'
import { addressOf } from '../../router'

export type Words = typeof audit
export type Entry = Answer<'/api/audit', 'get'>['entries'][number]
/** `members` has what each member is called now. */
export type Names = { words: Words; format: Formats; members: Record<string, string> }

/** The screens on which the changed things can be seen. */
const places: Record<string, (subject: Entry['subject']) => string> = {
  deck: ({ id }) => `/decks/${id}`,
  presentation: ({ id }) => `/homeowners/${id}`,
  contract: ({ id }) => `/contracts/${id}`,
  contractTemplate: ({ id }) => `/contracts/templates/${id}`,
  roofMeasurement: ({ id }) => `/roofs/${id}`,
  subscription: ({ id }) => `/settings/webhooks/${id}`,
  appointment: ({ id }) => `/calendar?visit=${id}`,
  document: () => '/files',
  media: () => '/files/pictures',
  image: () => '/files/pictures',
  user: () => '/settings/members',
  apiKey: () => '/settings/keys',
}

const placeOf = (subject: Entry['subject']) =>
  subject.deckId && !['deck', 'presentation', 'appointment', 'contract'].includes(subject.kind)
    ? `/decks/${subject.deckId}`
    : places[subject.kind]?.(subject)

/** An import reads better with the number of all homeowners than with the name of one. */
const areCounted = new Set(['createPresentations', 'updatePresentation'])

export function linkOf(subject: Entry['subject']) {
  const [name, place] = [html`<bdi>${subject.name}</bdi>`, placeOf(subject)]
  return place ? html`<a href=${addressOf(place)}>${name}</a>` : name
}

/** Several contracts can be with one homeowner, so they are also told apart by their number. */
export const nameOf = ({ kind, name, number }: Entry['subject'], { words, format }: Omit<Names, 'members'>) =>
  name && kind === 'contract' && number !== null
    ? `${name} (${fill(words.contractNumber, { number: format.number(number) })})`
    : name

export const byName = (entries: Entry[], { locale }: Formats) =>
  entries.toSorted(({ subject: one }, { subject: other }) => (one.name ?? '').localeCompare(other.name ?? '', locale))

/** `{what:a deck}` in a sentence says what to call something without a name. */
export function sentenceOf(entry: Entry, names: Names) {
  const { words, format } = names
  const { action, subject, changes } = entry
  const who = actorOf(entry, names)
  const others = subject.count > 1 ? format.counted(words.andOthers, subject.count - 1) : ''
  const counted = words.counted[action as keyof typeof words.counted]
  const isNamed = subject.name && !(areCounted.has(action) && subject.count > 1)
  const sent = (name: string) => changes.find(({ field }) => field === name)?.to
  const call = action === 'recordCall' && sent('outcome')
  const outcome = outcomeOf(entry)
  const own = isOwn(entry) ? words.ownContract[action as keyof typeof words.ownContract] : undefined
  const contract = contractOf(entry, sent)
  const said = outcome
    ? words[outcome]
    : (own ??
      (contract && words.contracts[contract]) ??
      words.calls[call as keyof typeof words.calls] ??
      words.sentences[action as keyof typeof words.sentences] ??
      words.another)
  // A name such as “Haines Jr.” ends a sentence by itself.
  const endsInDot = isNamed && !others && subject.name?.endsWith('.')
  return said.split(/( ?\{\w+(?::[^}]+)?\})/).map((part, index) => {
    if (index % 2 === 0) return index && endsInDot ? part.replace(/^\./, '') : part
    const [, space = '', name, fallback = ''] = /^( ?)\{(\w+)(?::([^}]+))?\}$/.exec(part) ?? []
    if (name === 'who') return html`${space}<strong><bdi>${who}</bdi></strong>`
    if (name === 'until') return `${space}${format.date(String(sent('until')))}`
    if (isNamed) return html`${space}${linkOf(subject)}${others}`
    const called = counted && isCounted(subject) ? format.counted(counted, subject.count) : fallback
    return called && `${space}${called}`
  })
}

export function actorOf({ actor: { kind, id, name }, subject }: Entry, { words, members }: Omit<Names, 'format'>) {
  if (name === null) return words.kinds[kind === 'homeowner' && subject.kind === 'contract' ? 'signer' : kind]
  if (kind === 'key') return fill(words.keyNamed, { name })
  const now = (id && members[id]) || name
  return now === name ? name : fill(words.renamed, { name, now })
}

function contractOf({ action, actor }: Entry, sent: (name: string) => unknown) {
  if (action === 'resendContract') return sent('isMailed') === false ? 'linked' : undefined
  if (action !== 'createContract' || actor.kind === 'homeowner') return undefined
  return sent('isDraft') === true ? (sent('replaces') ? 'redrafted' : 'draft') : sent('replaces') ? 'replaced' : 'sent'
}

/** The reason is the company's own words about a homeowner, so the log doesn't keep it. */
export function outcomeOf({ action, changes }: Entry): 'lost' | 'reopened' | undefined {
  const [change, ...others] = changes
  if (!/^updatePresentation/.test(action) || change?.field !== 'lostReason' || others.length) return undefined
  return change.to === null ? 'reopened' : 'lost'
}

/** A contract is named after its homeowner, whose name would be there twice. */
const isOwn = ({ actor, subject }: Entry) =>
  actor.kind === 'homeowner' && subject.kind === 'contract' && actor.name !== null && actor.name === subject.name

/** An export can be of one homeowner or of none, while links that were sent before they were counted have no number. */
const isCounted = ({ kind, count }: Entry['subject']) => kind === 'organization' || count > 1
