import type { Context } from 'hono'
import { invalidInput, malformedJson, notJson } from '../../core/http/errors'
import { tierNames } from '../../core/shared/tiers'
import type { Beacon, ViewerEvent } from './schemas'

export const viewerEventTypes = [
  'started',
  'slide_reached',
  'watched',
  'question_asked',
  'action_taken',
  'tier_chosen',
  'completed',
] as const

export const mostEvents = 50

/** The same rules as the schema `beacon`, written by hand, because a homeowner's link must not wait for zod to load. */
export function parseBeacon(body: unknown): Beacon {
  const { viewerSessionId, events } = membersOf(body, '', ['viewerSessionId', 'events'])
  return { viewerSessionId: idOf(viewerSessionId, 'viewerSessionId'), events: listOf(events).map(eventOf) }
}

function eventOf(event: unknown, index: number): ViewerEvent {
  const name = `events[${index}]`
  const { type, slideId, seconds, tier, at } = membersOf(event, name, ['type', 'slideId', 'seconds', 'tier', 'at'])
  return {
    type: oneOf(viewerEventTypes, type, `${name}.type`),
    ...(slideId !== undefined && { slideId: slideId === null ? null : idOf(slideId, `${name}.slideId`) }),
    ...(seconds !== undefined && { seconds: secondsOf(seconds, `${name}.seconds`) }),
    ...(tier !== undefined && { tier: oneOf(tierNames, tier, `${name}.tier`) }),
    at: timeOf(at, `${name}.at`),
  }
}

function membersOf<Name extends string>(value: unknown, name: string, known: Name[]) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused(name, 'must be an object')
  const [unknown] = Object.keys(value).filter((key) => !known.includes(key as Name))
  if (unknown !== undefined)
    throw refused(name, `has no member "${shortened(unknown)}"`, `${name && `${name}.`}${unknown.slice(0, 40)}`)
  return value as { [Member in Name]?: unknown }
}

const shortened = (key: string) => (key.length > 40 ? `${key.slice(0, 40)}…` : key)

function listOf(events: unknown): unknown[] {
  if (!Array.isArray(events)) throw refused('events', required(events) ?? 'must be an array')
  if (!events.length) throw refused('events', 'must have at least 1 item')
  if (events.length > mostEvents) throw refused('events', `must have at most ${mostEvents} items`)
  return events
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, name: string) {
  const found = values.find((each) => each === value)
  if (!found) throw refused(name, required(value) ?? `must be one of ${values.join(', ')}`)
  return found
}

const hex = (digits: number) => `[0-9a-fA-F]{${digits}}`
const version = `[1-8]${hex(3)}-[89abAB]${hex(3)}`
const uuid = new RegExp(`^(${hex(8)}-${hex(4)}-${version}-${hex(12)}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$`)

function idOf(value: unknown, name: string) {
  const id = stringOf(value, name)
  if (!uuid.test(id)) throw refused(name, 'must be a UUID')
  return id.toLowerCase()
}

function secondsOf(value: unknown, name: string) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw refused(name, 'must be a number')
  if (value < 0) throw refused(name, 'must be at least 0')
  return value
}

const dateTime = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

function timeOf(value: unknown, name: string) {
  const time = stringOf(value, name)
  const [, day = ''] = dateTime.exec(time) ?? []
  if (!isDay(day)) throw refused(name, 'must be an ISO 8601 date-time such as 2026-05-04T09:30:00Z')
  return time
}

/** `Date` reads February 30 as a day in March. */
function isDay(day: string) {
  const milliseconds = Date.parse(day)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(day)
}

function stringOf(value: unknown, name: string) {
  if (typeof value !== 'string') throw refused(name, required(value) ?? 'must be a string')
  return value
}

const required = (value: unknown) => (value === undefined ? 'is required' : undefined)
const refused = (name: string, problem: string, path = name) =>
  invalidInput([{ path, message: `${name || 'The body'} ${problem}.`, code: 'invalid' }])

/** A page of another origin sends its beacon as plain text, because any other type needs a preflight. */
const accepted = /^(?:text\/plain|application\/(?:[a-z-.]+\+)?json)\b/i

export async function readBeacon(c: Context): Promise<Beacon> {
  if (!accepted.test(c.req.header('content-type') ?? '')) throw notJson()
  const body: unknown = await c.req.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? malformedJson() : error
  })
  return parseBeacon(body)
}
