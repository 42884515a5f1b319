import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import { contactLinksOf } from './contact-links'
import { isDone } from './done-lines'
import { actionUrl } from './links'

const order = ['book_appointment', 'sign_contract', 'ask_question', 'call', 'email', 'open_url'] as const
const triggers = ['presentation_end', 'always', 'slide_end'] as const

/**
 * Everything the presentation offered is offered again, each once. If a visit can be booked here, no link leads to
 * another page, because that may be another calendar.
 */
export function offersAtEnd(player: PorchlightPlayer) {
  const isBookable = player.manifest?.actions.some(({ type }) => type === 'book_appointment')
  const contacts = contactLinksOf(player, isBookable)
  const linked = new Set(contacts.filter(({ part }) => part === 'cta').map(({ href }) => href))
  const effects = new Set<string>()
  const actions = (player.manifest?.actions ?? [])
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || rank(a) - rank(b))
    .filter((action) => {
      const effect = effectOf(action)
      if (effects.has(effect) || linked.has(effect) || (isBookable && action.type === 'open_url')) return false
      effects.add(effect)
      return !isDone(player, action)
    })
  const isAsking = ({ type }: Action) => order.indexOf(type) <= order.indexOf('ask_question')
  return {
    before: actions.filter(isAsking),
    after: actions.filter((action) => !isAsking(action)),
    contacts: contacts.filter(({ href }) => !effects.has(href)),
  }
}

const rank = ({ trigger }: Action) => triggers.indexOf(trigger)

/** Two buttons with the same effect would be duplicates, whatever they say. */
function effectOf(action: Action) {
  const { type, config } = action
  if (type === 'book_appointment') return type
  if (type === 'sign_contract') return `${type} ${config.templateId ?? ''}`
  if (type === 'ask_question') return `${type} ${config.prompt ?? ''}`
  return actionUrl(undefined, action) ?? action.id
}
