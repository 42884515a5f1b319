import { Ajv, type ValidateFunction } from 'ajv'
import formatsOf from 'ajv-formats'
import { type ErrorCode, errorCodes } from '../../src/core/http/error-codes.ts'

export type Answered = { method: string; path: string; status: number; headers: Record<string, string>; text: string }

type Reference = { $ref?: string }
type Media = { schema?: object }
type Response = Reference & { headers?: Record<string, unknown>; content?: Record<string, Media> }
type Operation = { responses: Record<string, Response> }
type Schema = { [keyword: string]: unknown }
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

/** Headers that the HTTP server and its cache set themselves, and the one that describes the content. */
const ofTransport =
  /^(content-type|content-length|content-encoding|transfer-encoding|connection|keep-alive|date|age|cf-cache-status)$/

/** Finds everything in an answer that the API description doesn't have. */
export function newChecker(document: OpenApi) {
  const ajv = new Ajv({ strictTypes: false, inlineRefs: false })
  formatsOf.default(ajv)
  // An email address may have any letters; ajv's own format knows only ASCII.
  ajv.addFormat('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  ajv.addVocabulary(['example', 'discriminator', ...Object.keys(document)])
  ajv.addSchema(asJsonSchema(document) as Schema, 'openapi.json')
  const operationOf = finder(document)
  const validators = new Map<string, ValidateFunction>()

  function validatorAt(pointer: string) {
    const validator = validators.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` })
    validators.set(pointer, validator)
    return validator
  }

  return ({ method, path, status, headers, text }: Answered): string[] => {
    const found = operationOf(method, path)
    if (!found) return []
    const name = `${method} ${found.template} → ${status}`
    const own = `/paths/${escaped(found.template)}/${method.toLowerCase()}/responses/${status}`
    const given = found.operation.responses[status]
    if (!given) return [`${name}: the status is not described, and the answer is ${text.slice(0, 200)}`]
    const shared = given.$ref?.slice(1)
    const response = shared ? document.components.responses[shared.split('/').at(-1) ?? ''] : given
    const known = Object.keys(response?.headers ?? {}).map((each) => each.toLowerCase())
    const problems = Object.keys(headers)
      .filter((each) => !ofTransport.test(each) && !known.includes(each))
      .map((each) => `${name}: the header ${each} is not described`)
    if (!text) return problems
    const type = headers['content-type']?.split(';')[0] ?? ''
    const content = response?.content ?? {}
    const range = [type, `${type.split('/')[0]}/*`, '*/*'].find((each) => each in content)
    if (range === undefined) return [...problems, `${name}: the type ${type} is not described`]
    if (type !== 'application/json') return problems
    const validate = validatorAt(`${shared ?? own}/content/${escaped(range)}/schema`)
    const body = JSON.parse(text)
    if (status >= 400) problems.push(...faultsOfRefusal(status, body).map((fault) => `${name}: ${fault} ${text}`))
    if (validate(body)) return problems
    const [error] = validate.errors ?? []
    return [
      ...problems,
      `${name}: ${error?.instancePath || 'the body'} ${error?.message}, and is ${text.slice(0, 400)}`,
    ]
  }
}

/** Only an error about the input has `fields`, because they name its members. */
function faultsOfRefusal(status: number, { error, code, fields }: Record<string, unknown>): string[] {
  const listed = errorCodes[code as ErrorCode]
  const isInput = /^(invalid_input|malformed_json|wrong_password|contract_incomplete)$/.test(String(code))
  return [
    ...(typeof error === 'string' && /\S[.?!]$/.test(error) ? [] : ['the error is no sentence']),
    ...(listed?.status === status ? [] : ['the code is not one of this status']),
    ...((Array.isArray(fields) && fields.length > 0 === isInput) || (!fields && !isInput)
      ? []
      : ['the fields are not those of the input']),
  ]
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The path with the fewest parameters wins, as in the router. */
function finder({ paths }: OpenApi) {
  const known = Object.entries(paths)
    .map(([template, operations]) => ({
      template,
      operations,
      parameters: template.split('{').length,
      pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .toSorted((a, b) => a.parameters - b.parameters)
  return (method: string, path: string) => {
    const found = known.find(({ pattern, operations }) => pattern.test(path) && method.toLowerCase() in operations)
    const operation = found?.operations[method.toLowerCase()]
    return operation && { operation, template: found.template }
  }
}

/**
 * OpenAPI 3.0 marks an exclusive limit with `true`, where JSON Schema has the number. Ajv knows `nullable`, as strictly
 * as 3.0.3 defines it.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { minimum, exclusiveMinimum, ...rest } = value as Schema
  const members = Object.entries(rest).map(([name, member]) => [name, asJsonSchema(member)])
  const bound = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum, exclusiveMinimum }
  return {
    ...Object.fromEntries(members),
    ...Object.fromEntries(Object.entries(bound).filter(([, each]) => each !== undefined)),
  }
}
