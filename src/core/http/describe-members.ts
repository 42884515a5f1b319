import { account } from './descriptions/account'
import { answers } from './descriptions/answers'
import { decks } from './descriptions/decks'
import { events } from './descriptions/events'
import { everywhere } from './descriptions/everywhere'
import { media } from './descriptions/media'
import { playback } from './descriptions/playback'
import { roofs } from './descriptions/roofs'
import { sales } from './descriptions/sales'
import { speech } from './descriptions/speech'

export const descriptionTables = {
  account,
  answers,
  decks,
  events,
  everywhere,
  media,
  playback,
  roofs,
  sales,
  speech,
}

const texts: Record<string, string> = Object.assign({}, ...Object.values(descriptionTables))

type Schema = {
  $ref?: string
  description?: string | undefined
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
} & { [list in 'allOf' | 'anyOf' | 'oneOf']?: Schema[] }
type Content = { content?: Record<string, { schema?: Schema }> }
type Parameter = { $ref?: string; in?: string; name?: string; description?: string | undefined }
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses?: Record<string, Content> }
type Document = {
  components?: { schemas?: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

/** A key is a member's name, or more of the end of its path where one name means several things. The longest wins. */
export function keyOf(path: string[]): string | undefined {
  const ends = path.map((_, at) => path.slice(at).join('.'))
  return ends.find((end) => Object.hasOwn(texts, end))
}

/** Fills in the description of every member whose own schema has none. It changes `document`. */
export function describeMembers(document: object) {
  const { components, paths } = document as Document
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    if (Object.hasOwn(texts, name)) schema.description ??= texts[name]
    describeSchema(schema, [name])
  }
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const start = [`${method.toUpperCase()} ${path}`]
      for (const parameter of operation.parameters ?? [])
        describe(parameter, [...start, parameter.in ?? '', parameter.name ?? ''])
      for (const { content } of [operation.requestBody ?? {}, ...Object.values(operation.responses ?? {})])
        for (const { schema } of Object.values(content ?? {})) if (schema) describeSchema(schema, start)
    }
}

function describeSchema(schema: Schema, path: string[]) {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    describe(member, [...path, name])
    describeSchema(member, [...path, name])
  }
  const { allOf = [], anyOf = [], oneOf = [], items, additionalProperties } = schema
  const inside = [...allOf, ...anyOf, ...oneOf, items, additionalProperties]
  for (const each of inside) if (typeof each === 'object') describeSchema(each, path)
}

/** In OpenAPI 3.0 a reference has no description of its own: the schema it leads to has one. */
function describe(member: { $ref?: string; description?: string | undefined }, path: string[]) {
  const key = keyOf(path)
  if (!member.$ref && !member.description && key) member.description = texts[key]
}
