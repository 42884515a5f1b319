import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import type { Answer } from '../api'
import type { Formats } from '../formats'

export type Call = Answer<'/api/call-list', 'get'>['calls'][number]

/** Says why to call and since when, and that a link can't be emailed. */
export function whyOf(call: Call, words: typeof home, format: Formats) {
  const unsent = call.email ? words.neverSentWhen : words.neverSentNoEmail
  const told = call.reason === 'never_sent' ? unsent : words.reasonWhen
  return fill(told, { reason: reasonOf(call, words, format), when: format.ago(call.at) })
}

function reasonOf({ reason, tier, priceCents, question, unsigned }: Call, words: typeof home, format: Formats) {
  if (question) return fill(words.askedWhat, { question })
  const isPriced = reason === 'chose' && priceCents !== null
  return fill(words.callReasons[isPriced ? 'choseFor' : reason], {
    tier: tier ? words.tiers[tier] : '',
    price: isPriced ? format.price(priceCents) : '',
    names: new Intl.ListFormat(format.locale).format(unsigned),
  })
}

/** An unanswered call or a note isn't contact, but the next caller wants to know of it. */
export function lastOf(call: Call, words: typeof home, format: Formats) {
  const { lastContactAt, lastUnansweredAt, lastNoteAt } = call
  if (lastUnansweredAt && lastUnansweredAt > (lastContactAt ?? ''))
    return fill(words.lastUnanswered, { when: format.ago(lastUnansweredAt) })
  if (lastContactAt) return fill(words.lastContact, { when: format.ago(lastContactAt) })
  return lastNoteAt ? fill(words.lastNote, { when: format.ago(lastNoteAt) }) : words.noContact
}
