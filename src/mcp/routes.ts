import type { Context, ExecutionContext } from 'hono'
import { countCallOfKey } from '../account/keys/holder'
import { hasScope } from '../account/keys/scopes'
import type { AppEnv, KeyHolder, Meter } from '../core/http/context'
import { invalid } from '../core/http/errors'
import { answer, createRouter, errors, jsonBody, route } from '../core/http/route'
import { z } from '../core/http/zod'
import type { requestOf } from './tool'

type Api = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

const anything = (example: object) => z.looseObject({}).openapi({ additionalProperties: true, example })

const message = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).optional().openapi({ example: 1 }),
    method: z.string().max(200).optional().openapi({ example: 'tools/list' }),
    params: anything({}).optional(),
  })
  .openapi('McpMessage', { additionalProperties: true })

const reply = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).openapi({ example: 1 }),
    result: anything({ tools: [] }).optional(),
    error: z
      .object({ code: z.int(), message: z.string() })
      .optional()
      .openapi({
        example: { code: -32_601, message: 'There is no method tools/lits.' },
      }),
  })
  .openapi('McpReply')

/** Stateless: each message is answered on its own, as JSON. A tool is a call to the API with the same key. */
export const mcpRoutes = (api: Api) =>
  createRouter().openapi(
    route({
      method: 'post',
      path: '/mcp',
      access: 'key',
      isAudited: false,
      operationId: 'sendMcpMessage',
      tags: ['Agents'],
      summary: 'Send a Model Context Protocol message',
      description:
        'Lets language models use Porchlight through the Model Context Protocol, over streamable HTTP without sessions. Give an MCP client this address and an API key; `tools/list` names the tools that the key’s scopes allow. Calling a tool is the same as calling the API: the same limits, checks and audit entries.',
      request: { body: jsonBody(message) },
      responses: {
        200: answer('The reply.', reply),
        202: { description: 'The message was received; a notification gets no reply.' },
        ...errors(405),
      },
    }),
    async (c) => {
      const { answerMessage, versions } = await import('./answer-message')
      const version = c.req.header('mcp-protocol-version')
      if (version !== undefined && !versions.includes(version))
        throw invalid('mcp-protocol-version', `must be one of ${versions.join(', ')}.`)
      const said = c.req.valid('json')
      const { keyId, scopes } = c.var.caller as KeyHolder
      const isOfTool = said.method === 'tools/call'
      if (!isOfTool) await countCallOfKey(c, keyId)
      let hasArrived = false
      const answered = await answerMessage(
        said,
        ({ scope }) => hasScope(scopes, scope),
        (request) => {
          hasArrived = true
          return callApi(c, api, request)
        },
      )
      // The API counts a tool call when it arrives there. A call that names no tool never does, so it is counted here.
      if (isOfTool && !hasArrived) await countCallOfKey(c, keyId)
      return answered ? c.json(answered, 200) : c.body(null, 202)
    },
  )

const passedOn = ['authorization', 'cf-connecting-ip', 'user-agent']

async function callApi(c: Context<AppEnv>, api: Api, { method, path, body }: ReturnType<typeof requestOf>) {
  const headers = new Headers({ 'content-type': 'application/json', 'x-request-id': c.var.requestId })
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const request = new Request(new URL(path, c.req.url), { method, headers, ...(body !== undefined && { body }) })
  const response = await api(request, c.env, c.executionCtx)
  addCosts(c.var.meter, response)
  for (const name of ['ratelimit', 'ratelimit-policy']) {
    const value = response.headers.get(name)
    if (value !== null) c.header(name, value)
  }
  return response
}

/** Adds the API call's use of D1 and KV to the cost of this answer. */
function addCosts(meter: Meter, { headers }: Response) {
  const said = headers.get('server-timing') ?? ''
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0)
  meter.trips += number(/desc="(\d+) trip/)
  meter.kvReads += number(/desc="(\d+) read/)
  meter.milliseconds += number(/db;dur=([\d.]+)/)
}
