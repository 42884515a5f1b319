import { html } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as audit } from '../../../locales/studio/audit/en'
import type { Answer } from '../../api'
import type { Formats } from '../../formats'
import { addressOf } from '../../router'

export type Words = typeof audit
export type Entry = Answer<'/api/audit', 'get'>['entries'][number]

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

/** `{what:a deck}` in a sentence says what to call something without a name. */
export function sentenceOf({ actor, action, subject, changes }: Entry, words: Words, format: Formats) {
  const named = actor.name && (actor.kind === 'key' ? fill(words.keyNamed, { name: actor.name }) : actor.name)
  const who = named ?? words.kinds[actor.kind]
  const place = placeOf(subject)
  const what = place
    ? html`<a href=${addressOf(place)}><bdi>${subject.name}</bdi></a>`
    : html`<bdi>${subject.name}</bdi>`
  const others = subject.count > 1 ? format.counted(words.andOthers, subject.count - 1) : ''
  const counted = words.counted[action as keyof typeof words.counted]
  const sent = (name: string) => changes.find(({ field }) => field === name)?.to
  const outcome = action === 'recordCall' && sent('outcome')
  const said =
    words.calls[outcome as keyof typeof words.calls] ??
    words.sentences[action as keyof typeof words.sentences] ??
    words.another
  return said.split(/( ?\{\w+(?::[^}]+)?\})/).map((part, index) => {
    if (index % 2 === 0) return part
    const [, space = '', name, fallback = ''] = /^( ?)\{(\w+)(?::([^}]+))?\}$/.exec(part) ?? []
    if (name === 'who') return html`${space}<strong><bdi>${who}</bdi></strong>`
    if (name === 'until') return `${space}${format.date(String(sent('until')))}`
    if (subject.name) return html`${space}${what}${others}`
    const called = counted && isCounted(subject) ? format.counted(counted, subject.count) : fallback
    return called && `${space}${called}`
  })
}

/** An export can be of one homeowner or of none, while links that were sent before they were counted have no number. */
const isCounted = ({ kind, count }: Entry['subject']) => kind === 'organization' || count > 1
