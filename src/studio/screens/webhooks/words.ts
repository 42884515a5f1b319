import { fill } from '../../../locales/fill'
import { attemptErrorOf } from '../../../locales/studio/webhooks/attempt-errors'
import type { words as webhooks } from '../../../locales/studio/webhooks/en'
import type { Answer, Body } from '../../api'

export type Words = typeof webhooks
export type Subscription = Answer<'/api/notifications/subscriptions/{subscriptionId}', 'get'>
export type Delivery = Answer<
  '/api/notifications/subscriptions/{subscriptionId}/deliveries',
  'get'
>['deliveries'][number]
export type SubscriptionInput = Body<'/api/notifications/subscriptions', 'post'>

/** Returns on, failing or off, with the shade of its badge. */
export function stateOf({ isActive, failingSince }: Subscription) {
  if (!isActive) return { state: 'off', shade: 'bad' } as const
  return failingSince ? ({ state: 'failing', shade: 'waits' } as const) : ({ state: 'on', shade: 'good' } as const)
}

export function sentenceOfAttempt(error: string, { attemptErrors }: Words) {
  const { key, values } = attemptErrorOf(error)
  return fill(attemptErrors[key], values)
}
