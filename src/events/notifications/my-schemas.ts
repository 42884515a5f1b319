import { z } from '../../core/http/zod'
import { eventTypes } from '../event-types/catalogue'
import { scopes } from './tables'

const rule = z
  .strictObject({
    eventType: z.enum(eventTypes).openapi({ example: 'question.unanswered' }),
    scope: z.enum(scopes).openapi({
      example: 'mine',
      description: '`mine` covers the presentations whose `ownerId` is the member; `all` covers the whole company.',
    }),
    channel: z.literal('email').openapi({ example: 'email' }),
  })
  .openapi('MyNotificationRule')

const isOnce = (rules: z.infer<typeof rule>[]) => new Set(rules.map(({ eventType }) => eventType)).size === rules.length

export const myRules = z
  .strictObject({
    rules: z.array(rule).max(eventTypes.length).refine(isOnce, { error: 'must name each eventType once' }),
  })
  .openapi('MyNotificationRules')

export type MyRules = z.infer<typeof myRules>

export const myRulesOf = (rows: { eventType: string; scope: MyRules['rules'][number]['scope'] | null }[]) => ({
  rules: rows.map(({ eventType, scope }) => ({
    eventType: eventType as MyRules['rules'][number]['eventType'],
    scope: scope ?? ('all' as const),
    channel: 'email' as const,
  })),
})
