import type { Role } from '../../core/http/context'
import { type ApiError, invalid, invalidInput } from '../../core/http/errors'
import { pageQuery } from '../../core/http/paging'
import { id, isoTime, line, pathId, timestamp } from '../../core/http/shapes'
import { anyOf, problemsOf, z } from '../../core/http/zod'
import { maskedConfig } from '../../core/stored-secrets'
import { type Channel, channelNames, channels, type Sender } from '../../providers/channels'
import { type EventType, eventTypes } from '../event-types/catalogue'
import type { Subscription } from './tables'

const name = line(100).openapi({ example: 'CRM' })
const eventType = z.enum([...eventTypes, '*']).openapi({ example: 'presentation.created' })
const severalTypes = z
  .array(eventType)
  .min(1)
  .max(eventTypes.length)
  .openapi({
    description: 'Every type that the subscription receives.',
    example: ['contract.signed', 'appointment.booked'],
  })
const channel = z.enum(channelNames).openapi({ example: 'webhook' })
const isActive = z.boolean().openapi({ example: true })
const deckId = id
  .nullable()
  .openapi({ description: 'Only send events about this deck; null for all decks.', example: null })

const described = channelNames.map((name) => {
  const members = Object.entries<z.ZodType>(channels[name].config.shape)
  return `${name} { ${members.map(([member, schema]) => `${member}${schema.isOptional() ? '?' : ''}`).join(', ')} }`
})

const configName = (channel: Channel) => `${channel.replace(/^./, (letter) => letter.toUpperCase())}Config`

export const channelConfigs = Object.fromEntries(channelNames.map((name) => [configName(name), channels[name].config]))

const channelConfig = anyOf(channelConfigs, {
  description: `Depends on the channel: ${described.join(', ').replaceAll('{  }', '{ }')}.`,
  example: { url: 'https://example.com/hooks' },
})

type Configured = { channel?: Channel | undefined; channelConfig?: Record<string, unknown> | undefined }

function readConfig<Body extends Configured>(body: Body, context: z.RefinementCtx): Body {
  if (body.channel === undefined || body.channelConfig === undefined) return body
  const result = channels[body.channel].config.safeParse(body.channelConfig)
  if (result.success) return { ...body, channelConfig: result.data }
  for (const { message, path } of result.error.issues)
    context.addIssue({ code: 'custom', message, path: ['channelConfig', ...path] })
  return body
}

/**
 * A patch doesn't name the channel, so its config is parsed by each channel's schema, and the result for the row's
 * channel is used.
 */
export function readForEachChannel(env: Env, channelConfig: Record<string, unknown>) {
  const fits: { [name in Channel]?: Record<string, unknown> } = {}
  const problems: { [name in Channel]?: ApiError } = {}
  for (const channel of channelNames) {
    const result = channels[channel].config.safeParse(channelConfig)
    const problem = result.success
      ? problemOf(env, { channel, channelConfig: result.data })
      : invalidInput(problemsOf(result.error.issues.map(inConfig), 'channelConfig'))
    if (problem) problems[channel] = problem
    else if (result.success) fits[channel] = result.data
  }
  return { fits, problems }
}

const inConfig = <Issue extends { path: PropertyKey[] }>(issue: Issue) => ({
  ...issue,
  path: ['channelConfig', ...issue.path],
})

type Typed = { eventType?: EventType | '*' | undefined; eventTypes?: (EventType | '*')[] | undefined }

/** Both members may be sent if they agree, because that is what a subscription shows. */
function requireOneMeaning({ eventType, eventTypes }: Typed, context: z.RefinementCtx) {
  if (eventType === undefined || eventTypes === undefined || eventType === firstOf(eventTypes)) return
  const message = 'must begin with eventType. Leave eventType out'
  context.addIssue({ code: 'custom', message, path: ['eventTypes'] })
}

const firstOf = (types: (EventType | '*')[]) => (types.includes('*') ? '*' : types[0])

export type Types = { eventType: EventType | '*'; eventTypes: (EventType | '*')[] | null }

/** The columns for the types that were sent, if any were. */
export function typesIn({ eventType, eventTypes }: Typed): Types | undefined {
  const types = [...new Set(eventTypes ?? (eventType === undefined ? [] : [eventType]))]
  const first = firstOf(types)
  if (first === undefined) return undefined
  return { eventType: first, eventTypes: first === '*' || types.length === 1 ? null : types }
}

export function requireTypes(input: Typed): Types {
  const types = typesIn(input)
  if (!types) throw invalid('eventType', 'is required, unless you send eventTypes.')
  return types
}

export function requireSendable(env: Env, configured: Configured) {
  const problem = problemOf(env, configured)
  if (problem) throw problem
}

function problemOf(env: Env, { channel, channelConfig }: Configured) {
  if (channel === undefined || channelConfig === undefined) return undefined
  const sender: Sender = channels[channel]
  const problem = sender.problem?.(env, channelConfig)
  return problem && invalid(`channelConfig.${problem.member}`, `${problem.message}.`)
}

export const subscriptionInput = z
  .strictObject({
    name,
    eventType: eventType.optional().openapi({ description: 'Required unless you send `eventTypes`.' }),
    eventTypes: severalTypes.optional(),
    channel,
    channelConfig,
    isActive: isActive.default(true),
    deckId: deckId.optional(),
  })
  .superRefine(requireOneMeaning)
  .refine(({ eventType, eventTypes }) => eventType !== undefined || eventTypes !== undefined, {
    ...{ path: ['eventType'], error: 'is required', when: ({ value }) => typeof value === 'object' && value !== null },
  })
  .transform(readConfig)
  .openapi('SubscriptionInput')

export const subscriptionPatch = z
  .strictObject({
    name: name.optional(),
    eventType: eventType.optional(),
    eventTypes: severalTypes.optional(),
    channelConfig: channelConfig.optional(),
    isActive: isActive.optional(),
    deckId: deckId.optional(),
  })
  .superRefine(requireOneMeaning)
  .openapi('SubscriptionPatch', {
    description:
      'What to change about the subscription. `channel` can’t change, and `channelConfig` is replaced as a whole.',
  })

export type SubscriptionInput = z.infer<typeof subscriptionInput>
export type SubscriptionPatch = z.infer<typeof subscriptionPatch>

export const subscription = z
  .object({
    id,
    organizationId: id,
    name,
    eventType: eventType.openapi({ description: 'The first of `eventTypes`, or `*` for all.' }),
    eventTypes: severalTypes,
    channel,
    channelConfig,
    isActive,
    createdAt: timestamp,
    updatedAt: timestamp,
    deckId,
    failingSince: timestamp
      .nullable()
      .openapi({ description: 'When deliveries began to fail, in UTC; null if the last one succeeded.' }),
    disabledReason: z
      .string()
      .nullable()
      .openapi({ description: 'Why we turned it off; null if we didn’t.', example: null }),
  })
  .openapi('Subscription')

export const subscriptionList = z.array(subscription).openapi('SubscriptionList')

export const subscriptionWithSecret = subscription
  .extend({
    secret: z.string().nullable().openapi({
      description:
        'The secret that signs webhooks, as https://www.standardwebhooks.com describes. It is shown only this once; null for other channels.',
      example: 'whsec_…',
    }),
  })
  .openapi('SubscriptionWithSecret')

export const defaultGraceSeconds = 86_400

export const rotation = z
  .strictObject({
    gracePeriodSeconds: z
      .int()
      .min(0)
      .max(7 * 86_400)
      .optional()
      .openapi({
        description: `How long the old secret also signs, in seconds. Defaults to ${defaultGraceSeconds}.`,
        example: defaultGraceSeconds,
      }),
  })
  .openapi('SecretRotation')

export const subscriptionListQuery = z.strictObject(pageQuery)

export const subscriptionPath = z.object({ subscriptionId: pathId('subscriptionId') })

const openObject = (example: Record<string, unknown>) =>
  z.looseObject({}).openapi({ additionalProperties: true, example })

export const eventTypeList = z
  .object({
    eventTypes: z
      .array(
        z
          .object({
            type: z.enum(eventTypes).openapi({ example: 'deck.deleted' }),
            description: z.string().openapi({ example: 'A deck was deleted, with everything under it.' }),
            example: openObject({ deckId: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
            schema: openObject({ type: 'object' }).openapi({ description: 'The JSON Schema of `data`.' }),
          })
          .openapi('EventKind'),
      )
      .max(eventTypes.length),
  })
  .openapi('EventTypeList')

export const subscriptionOf = (env: Env, row: Subscription, role: Role) => ({
  id: row.id,
  organizationId: row.organizationId,
  name: row.name,
  eventType: row.eventType,
  eventTypes: row.eventTypes ?? [row.eventType],
  channel: row.channel,
  channelConfig: maskedConfig(env, row.id, row.channelConfig, role),
  isActive: row.isActive,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  deckId: row.deckId,
  failingSince: row.failingSince === null ? null : isoTime(row.failingSince),
  disabledReason: row.disabledReason,
})
