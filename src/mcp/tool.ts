import type { z } from '../core/http/zod'

/**
 * An API call described for a language model. Input members that the path names go into the path, and the others into
 * the query of a GET or the body of a POST, along with what is always sent.
 */
export type Tool = {
  name: string
  title: string
  description: string
  operation: `${'GET' | 'POST'} /api/${string}`
  /** The scope that the operation needs, so that a key is shown only the tools it may call. */
  scope: string
  input: z.ZodObject
  /** The members of the API’s answer that are passed on. */
  output: z.ZodObject
  always?: Record<string, string>
  /** For calls that write. A model's client asks a person before one that is destructive or reaches the world. */
  hints?: { destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

export const isReading = ({ operation }: Tool) => operation.startsWith('GET ')

/** The arguments for `fetch`, with each input member where the operation expects it. */
export function requestOf({ operation, always = {} }: Tool, input: Record<string, unknown>) {
  const [method = '', pattern = ''] = operation.split(' ')
  const inPath = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries({ ...input, ...always }).filter(([name]) => !inPath.includes(name))
  if (method !== 'GET') return { method, path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(
    rest.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  )
  return { method, path: query.size ? `${path}?${query}` : path }
}
