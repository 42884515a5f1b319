import { html, nothing } from 'lit'
import { field, textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { valuesOf } from '../../submission'
import type { Subscription, SubscriptionInput, Words } from './words'

type Channel = SubscriptionInput['channel']
type Form = {
  base: Partial<Subscription>
  channel: Channel
  eventTypes: string[]
  faultOf: (path: string) => string | undefined
  /** Set only for a new subscription, because an existing one keeps its channel. */
  choose?: (channel: Channel) => void
}

/** The fields for what a subscription sends, and where. */
export function subscriptionFields({ base, channel, eventTypes, faultOf, choose }: Form, words: Words) {
  const several = base.eventTypes && base.eventTypes.length > 1 ? base.eventTypes.join(', ') : undefined
  const types: Record<string, string> = {
    '*': words.allEvents,
    ...Object.fromEntries(eventTypes.map((type) => [type, type])),
    ...(several && { [several]: several }),
  }
  const config = (base.channelConfig ?? {}) as { url?: string; recipients?: string[] }
  const address = (label: string, hint?: string) =>
    textField({ name: 'url', label, value: config.url, hint, isRequired: true, fault: faultOf('channelConfig.url') })
  const places: Record<Channel, unknown> = {
    webhook: address(words.address, words.addressHint),
    slack: address(words.slackAddress),
    email: field({
      name: 'recipients',
      label: words.recipients,
      hint: words.recipientsHint,
      fault: faultOf('channelConfig.recipients'),
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} name="recipients" rows="3" required .value=${(config.recipients ?? []).join('\n')} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
    }),
    console: nothing,
  }
  return html`
    ${textField({ name: 'name', label: words.name, value: base.name, isRequired: true, fault: faultOf('name') })}
    ${selectField({ name: 'eventType', label: words.event, options: types, chosen: several ?? String(base.eventType ?? '*') })}
    ${choose ? selectField({ name: 'channel', label: words.channel, options: words.channels, chosen: channel, onChange: choose }) : nothing}
    ${places[channel]}
  `
}

/** Settings that the form does not show, such as the headers of a webhook, stay as they are. */
export function inputIn(form: HTMLFormElement, channel: Channel, kept: object = {}): SubscriptionInput {
  const { name = '', eventType = '*', url = '', recipients = '' } = valuesOf(form)
  const configs = {
    webhook: { ...kept, url },
    slack: { ...kept, url },
    email: { ...kept, recipients: recipients.split(/[\s,;]+/).filter(Boolean) },
    console: {},
  }
  const eventTypes = eventType.split(', ') as Subscription['eventTypes']
  return { name, eventTypes, channel, channelConfig: configs[channel] }
}
