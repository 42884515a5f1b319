export type Schema = {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  nullable?: boolean
  example?: unknown
}

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }
type Content = Record<string, { schema?: Schema }>
type Described = {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export type Document = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

export function operationsOf({ paths, components }: Document) {
  const followed = (schema: Schema): Schema =>
    schema.$ref ? followed(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security, parameters = [], requestBody, responses }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      /** The operation is open without a session, or to the holder of a link. */
      isPublic:
        security !== undefined && (!security.length || security.some((each) => !Object.keys(each as object).length)),
      parameters: parameters.map((each) => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each),
      body: requestBody?.content['application/json']?.schema,
      answersPage: (status: number) => 'text/html' in (responses[status]?.content ?? {}),
      describes: (status: number) => String(status) in responses,
    })),
  )
  return { operations, followed }
}

export type Operation = ReturnType<typeof operationsOf>['operations'][number]
