import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context'
import { invalid } from './errors'
import { describeProblems } from './zod'

const places: Record<string, string> = { json: 'The body', query: 'The query', param: 'The path' }

export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      throw invalid(describeProblems(result.error.issues, places[result.target] ?? result.target))
    },
  })
