import { problemsOf, z } from '../core/http/zod'
import { isReading, requestOf, type Tool } from './tool'
import { tools } from './tools'

/** Versions without batches, the latest first. */
export const versions = ['2025-11-25', '2025-06-18']

const instructions =
  'Porchlight makes narrated presentations for homeowners. Decks belong to the company; a presentation is a deck made personal for one homeowner. Prices are in cents, times in ISO 8601.'

export type Message = {
  id?: string | number | undefined
  method?: string | undefined
  params?: Record<string, unknown> | undefined
}
/** Calls the API with the same key. */
type Call = (request: ReturnType<typeof requestOf>) => Promise<Response>
type Result = { result: object } | { error: { code: number; message: string } }

const methodNotFound = -32601
const invalidParams = -32602

/** Undefined for a notification, which gets no answer. */
export async function answerMessage(message: Message, mayUse: (tool: Tool) => boolean, call: Call) {
  const { id, method } = message
  if (id === undefined || method === undefined) return undefined
  return { jsonrpc: '2.0' as const, id, ...(await resultOf(method, message.params ?? {}, mayUse, call)) }
}

async function resultOf(
  method: string,
  params: Record<string, unknown>,
  mayUse: (tool: Tool) => boolean,
  call: Call,
): Promise<Result> {
  switch (method) {
    case 'initialize':
      return { result: greeting(params.protocolVersion) }
    case 'ping':
      return { result: {} }
    case 'tools/list':
      return { result: { tools: tools.filter(mayUse).map(describeTool) } }
    case 'tools/call':
      return callTool(params, call)
    default:
      return { error: { code: methodNotFound, message: `There is no method ${method.slice(0, 100)}.` } }
  }
}

const greeting = (asked: unknown) => ({
  protocolVersion: versions.find((version) => version === asked) ?? versions[0],
  capabilities: { tools: {} },
  serverInfo: { name: 'porchlight', title: 'Porchlight', version: '1.0.0' },
  instructions,
})

/** The tool's input schema. The API reports all other problems with the input. */
const describeTool = (tool: Tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' }),
  outputSchema: z.toJSONSchema(tool.output, { io: 'output', unrepresentable: 'any' }),
  annotations: { title: tool.title, readOnlyHint: isReading(tool), ...(tool.hints ?? { openWorldHint: false }) },
})

async function callTool({ name, arguments: given = {} }: Record<string, unknown>, call: Call): Promise<Result> {
  if (typeof name !== 'string') return { error: { code: invalidParams, message: 'params.name must name a tool.' } }
  const tool = tools.find((each) => each.name === name)
  if (!tool) return { error: { code: invalidParams, message: `There is no tool ${name.slice(0, 100)}.` } }
  const parsed = tool.input.safeParse(given)
  if (!parsed.success) {
    const fields = problemsOf(parsed.error.issues, 'The input')
    return { result: { content: textOf(fields.map(({ message }) => message).join(' ')), isError: true } }
  }
  const response = await call(requestOf(tool, parsed.data))
  if (!response.ok) return { result: { content: textOf(await response.text()), isError: true } }
  const structuredContent = tool.output.parse(await response.json())
  return { result: { content: textOf(JSON.stringify(structuredContent)), structuredContent } }
}

const textOf = (text: string) => [{ type: 'text', text }]
