import { expect, it } from 'vitest'
import { describeApi } from '../../dev/api-description.ts'
import { descriptionTables, keyOf } from '../../src/core/http/describe-members.ts'

type Schema = {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
} & { [list in 'allOf' | 'anyOf' | 'oneOf']?: Schema[] }
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  parameters?: { $ref?: string; in?: string; name?: string; description?: string }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
type Document = {
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> }
  paths: Record<string, Record<string, Operation>>
}
type Member = { path: string[]; description: string }

const document = (await describeApi()) as unknown as Document
const { schemas, responses } = document.components

/** A reference is described where it leads to. */
const descriptionOf = ({ $ref, description = '' }: Schema) =>
  ($ref ? schemas[$ref.split('/').at(-1) ?? '']?.description : description) ?? ''

const members = [...membersOfDocument()]

function* membersOfDocument(): Generator<Member> {
  for (const [name, schema] of Object.entries(schemas)) yield* membersOf(schema, [name])
  for (const [name, response] of Object.entries(responses)) yield* membersOfContent(response, [name])
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody = {}, responses = {} }] of Object.entries(operations)) {
      const start = [`${method.toUpperCase()} ${path}`]
      for (const { $ref, in: place = '', name = '', description = '' } of parameters)
        if (!$ref) yield { path: [...start, place, name], description }
      for (const content of [requestBody, ...Object.values(responses)]) yield* membersOfContent(content, start)
    }
}

function* membersOfContent({ content = {} }: Content, path: string[]): Generator<Member> {
  for (const { schema } of Object.values(content)) if (schema) yield* membersOf(schema, path)
}

function* membersOf(schema: Schema, path: string[]): Generator<Member> {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield { path: [...path, name], description: descriptionOf(member) }
    yield* membersOf(member, [...path, name])
  }
  const { allOf = [], anyOf = [], oneOf = [], items, additionalProperties } = schema
  const inside = [...allOf, ...anyOf, ...oneOf, items, additionalProperties]
  for (const each of inside) if (typeof each === 'object') yield* membersOf(each, path)
}

const advice = ({ path }: Member) =>
  `${path.join('.')} has no description. Add a line \`${path.at(-1)}: '…',\` to one of src/core/http/descriptions/*.ts, or \`'${path.slice(-2).join('.')}': '…',\` if other members called ${path.at(-1)} mean something else. If it is another schema (\`$ref\`), describe that schema by its name.`

it('describes every member of every operation', () => {
  expect(members.length).toBeGreaterThan(2000)
  expect(members.filter(({ description }) => /^(Defaults to `[^`]*`\.)?$/.test(description)).map(advice)).toEqual([])
})

const plain = (text: string) => text.toLowerCase().replaceAll(/\b(the|a|an|of|its|this)\b|[^a-z]/g, '')

it('says in sentences what a member is, and not only its name', () => {
  const isSentence = (text: string) => /^["`“‘\d\p{Lu}].*[.)]$/su.test(text)
  const wrong = members.filter(
    ({ path, description }) => !isSentence(description) || plain(description) === plain(path.at(-1) ?? ''),
  )
  expect(wrong.map(({ path, description }) => `${path.join('.')}: ${description}`)).toEqual([])
})

it('has no text that describes nothing, and none twice', () => {
  const texts = Object.values(descriptionTables).flatMap((table) => Object.entries(table))
  const described = [
    ...members.map(({ path, description }) => ({ key: keyOf(path), description })),
    ...Object.entries(schemas).map(([key, { description = '' }]) => ({ key, description })),
  ]
  const isUsed = (key: string, text: string) =>
    described.some((each) => each.key === key && each.description.startsWith(text))
  const keys = texts.map(([key]) => key)
  expect(texts.filter(([key, text], at) => !isUsed(key, text) || keys.indexOf(key) !== at)).toEqual([])
})
