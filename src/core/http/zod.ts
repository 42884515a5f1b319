import { z } from '@hono/zod-openapi'
import { type Fault, type Field, invalidInput } from './errors'
import { type FieldCode, fieldCodes } from './field-codes'

// Workers forbid eval, which zod's compiled object parser needs.
z.config({ jitless: true, customError: (issue) => describeIssue(issue) })

type Issue = z.core.$ZodRawIssue

function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : `must be ${withArticle(issue.expected)}`
    case 'too_small':
      return amount(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue.origin)
    case 'too_big':
      return amount(issue.inclusive ? 'at most' : 'less than', issue.maximum, issue.origin)
    case 'invalid_format':
      if (issue.format === 'datetime' && hasSpaceForPlus.test(String(issue.input)))
        return 'has a space where its offset begins: in a URL, encode + as %2B'
      return issue.format in formats ? `must be ${formats[issue.format]}` : undefined
    case 'invalid_value':
      if (issue.input === undefined) return required
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : undefined
    case 'not_multiple_of':
      return 'must be a whole number'
    case 'unrecognized_keys':
      return `has no member ${issue.keys.slice(0, 3).map(quote).join(' or ')}`
    default:
      return undefined
  }
}

const required = 'is required'

const oneOf = (values: unknown[]) =>
  values.length > 2 ? `must be one of ${values.map(String).join(', ')}` : `must be ${values.map(String).join(' or ')}`

const formats: Record<string, string> = {
  email: 'an email address such as ana@example.com',
  uuid: 'a UUID',
  url: 'a URL such as https://example.com',
  date: 'a date such as 2026-05-04',
  datetime: 'an ISO 8601 date-time such as 2026-05-04T09:30:00Z',
}

/** In a URL, an unescaped plus sign is read as a space. */
const hasSpaceForPlus = /^\d{4}-\d\d-\d\dT[\d:.]+ \d\d:?\d\d$/

/** A caller chooses the names in a record, such as those of `metadata`. */
const short = (key: PropertyKey) => (typeof key === 'string' && key.length > 40 ? `${key.slice(0, 40)}…` : key)

const quote = (key: string) => `"${String(short(key))}"`

function withArticle(expected: string) {
  if (expected === 'int') return 'a whole number'
  if (expected === 'record') return 'an object'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}

function amount(bound: string, limit: number | bigint, origin: string) {
  const plural = Number(limit) === 1 ? '' : 's'
  if (origin === 'string') return `must be ${bound} ${limit} character${plural} long`
  if (origin === 'array' || origin === 'set') return `must have ${bound} ${limit} item${plural}`
  return `must be ${bound} ${limit}`
}

type Issues = z.core.$ZodIssue[]

/** At most one problem per member and ten in total. A problem with the whole input has no path. */
export function problemsOf(issues: Issues, whole: string): Field[] {
  const problems = new Map<string, Field>()
  for (const problem of issues.flatMap((issue) => problemsIn(issue, whole)))
    if (!problems.has(problem.path)) problems.set(problem.path, problem)
  return [...problems.values()].slice(0, 10)
}

/** Names each unknown member, because zod names only the object they are in. */
function problemsIn(issue: Issues[number], whole: string): Field[] {
  const name = fieldName(issue.path.map(short)) || whole
  if (issue.code !== 'unrecognized_keys')
    return [{ path: fieldName(issue.path), message: `${name} ${issue.message}.`, ...faultOf(issue) }]
  return issue.keys.map((key) => ({
    path: fieldName([...issue.path, key.slice(0, 40)]),
    message: `${name} has no member ${quote(key)}.`,
    code: 'unknown' as const,
  }))
}

function faultOf(issue: Issues[number]): Fault {
  const given = issue.code === 'custom' ? fieldCodes.find((code) => code === issue.params?.code) : undefined
  if (given) return { code: given }
  if (issue.message.startsWith(required)) return { code: 'required' }
  switch (issue.code) {
    case 'invalid_type':
      return { code: ['int', 'number'].includes(issue.expected) ? 'not_a_number' : 'invalid' }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return { code: 'required' }
      return { code: smallCodes[issue.origin] ?? 'too_small', number: Number(issue.minimum) }
    case 'too_big':
      return { code: bigCodes[issue.origin] ?? 'too_large', number: Number(issue.maximum) }
    case 'invalid_format':
      return { code: formatCodes[issue.format] ?? 'invalid' }
    case 'invalid_value':
      return { code: 'not_listed' }
    case 'not_multiple_of':
      return { code: 'not_whole' }
    default:
      return { code: 'invalid' }
  }
}

const smallCodes: Record<string, FieldCode> = { string: 'too_short', array: 'too_few', set: 'too_few' }
const bigCodes: Record<string, FieldCode> = { string: 'too_long', array: 'too_many', set: 'too_many' }
const formatCodes: Record<string, FieldCode> = { email: 'not_email', url: 'not_link', datetime: 'not_time' }

export const describeProblems = (issues: Issues, whole: string) => invalidInput(problemsOf(issues, whole)).message

function fieldName(path: PropertyKey[]) {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`
    return name ? `${name}.${String(part)}` : String(part)
  }, '')
}

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** In OpenAPI 3.0, a reference ignores its siblings, so null has to be one of the alternatives. */
export function orNull<Schema extends z.ZodType>(name: string) {
  const either = z
    .object({})
    .nullable()
    .openapi({ anyOf: [reference(name), { type: 'object', nullable: true, enum: [null] }] })
  return either as unknown as z.ZodType<z.infer<Schema> | null>
}

/**
 * The document lists every schema as an alternative (`serveDocument`). Only the whole body tells which one applies, so
 * the body's own check decides.
 */
export function anyOf(schemas: Record<string, z.ZodType>, about: { description?: string; example: object }) {
  return z.looseObject({}).openapi({ type: 'object', anyOf: Object.keys(schemas).map(reference), ...about })
}

export { z }
