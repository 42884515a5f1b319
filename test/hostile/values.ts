import type { Schema } from './operations'
import type { Random } from './random'

/** Keyed by the field or parameter that takes the ids. */
export type Ids = Record<string, string[]>

const nasty = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  'é'.normalize('NFD'),
  "'; drop table users; --",
  '" onload="alert(1)',
  '<script>alert(1)</script>',
  '{{first_name}}',
  '{{constructor}}',
  '{{{{a|b}}|c}}',
  '../../etc/passwd',
  'media/../x',
  '%',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(40),
  'null',
  'https://169.254.169.254/latest',
  'http://[::ffff:127.0.0.1]/',
  '2026-13-45T99:99:99Z',
  '0000-01-01T00:00:00Z',
  'a@b.example\r\nbcc: c@d.example',
  'data:text/html,x',
  '\u{1F3E0}'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(5000),
  '[['.repeat(500),
  '(a+)+'.repeat(50),
]

const numbers = [0, -0, -1, 1, 0.1, 1e-9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 255, 1_000_000]
const strangers: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  { __proto__: null },
  0,
  '',
  'x',
  [null],
  { a: { b: {} } },
]

export function newValues(random: Random, followed: (schema: Schema) => Schema) {
  const { isLucky, pick, upTo } = random

  const nested = (depth: number): unknown => (depth ? { deeper: [nested(depth - 1)] } : 'deep')

  const string = (schema: Schema, name: string, ids: Ids) => {
    const known = ids[name] ?? (/Ids?$/.test(name) ? Object.values(ids).flat() : [])
    if (known.length && isLucky(0.75)) return pick(known)
    if (isLucky(0.15)) return pick(nasty)
    if (schema.format === 'uuid') return random.uuid()
    if (schema.format === 'date-time') return new Date(upTo(4_000_000) * 1_000_000).toISOString()
    if (schema.format === 'email' || name === 'email') return `${random.uuid()}@fuzz.example`
    if (schema.pattern?.includes('#') || /colou?r/i.test(name))
      return `#${upTo(0xffffff).toString(16).padStart(6, '0')}`
    if (typeof schema.example === 'string' && isLucky(0.6)) return schema.example
    const least = schema.minLength ?? 0
    return 'word '.repeat(1 + upTo(30)).slice(0, Math.max(least, upTo(Math.min(schema.maxLength ?? 120, 120))))
  }

  const number = ({ minimum = 0, maximum = 1000, type }: Schema) => {
    if (isLucky(0.2)) return pick(numbers)
    const within = minimum + random.next() * Math.min(maximum - minimum, 10_000)
    return type === 'integer' ? Math.round(within) : within
  }

  /** Mostly valid values, now and then invalid ones. */
  const value = (given: Schema, name: string, ids: Ids, depth = 0): unknown => {
    const schema = followed(given)
    if (isLucky(0.04)) return pick(strangers)
    if (isLucky(0.004)) return nested(pick([10, 100, 900]))
    if (depth > 12 || (schema.nullable && isLucky(0.1))) return null
    if (schema.enum) return isLucky(0.9) ? pick(schema.enum) : pick(nasty)
    const options = schema.oneOf ?? schema.anyOf
    if (options) return value(pick(options), name, ids, depth + 1)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => value(each, name, ids, depth + 1)))
    if (schema.type === 'array') return array(schema, name, ids, depth)
    if (schema.type === 'object' || schema.properties) return object(schema, ids, depth)
    if (schema.type === 'boolean') return isLucky(0.5)
    if (schema.type === 'integer' || schema.type === 'number') return number(schema)
    return string(schema, name, ids)
  }

  const array = ({ items = {}, maxItems = 20 }: Schema, name: string, ids: Ids, depth: number) => {
    const length = isLucky(0.03) ? Math.min(maxItems + 1, 600) : upTo(3)
    const one = value(items, name, ids, depth + 1)
    return Array.from({ length }, () => (length > 10 ? one : value(items, name, ids, depth + 1)))
  }

  const object = (
    { properties = {}, required = [], example, additionalProperties }: Schema,
    ids: Ids,
    depth: number,
  ) => {
    if (!Object.keys(properties).length && example && isLucky(0.8)) return example
    const made: Record<string, unknown> = {}
    for (const [name, member] of Object.entries(properties)) {
      const isNeeded = required.includes(name)
      if (isNeeded ? isLucky(0.02) : isLucky(0.5)) continue
      made[name] = value(member, name, ids, depth + 1)
    }
    if (isLucky(0.04) || (additionalProperties && isLucky(0.3))) made[pick(nasty)] = pick(strangers)
    return made
  }

  return { value, string, nasty: () => pick(nasty) }
}
