import { about, commit } from '../../core/database/commit'
import { everyMember } from '../../core/http/access'
import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { z } from '../../core/http/zod'

const exportInput = z
  .strictObject({
    count: z.int().min(0).max(10_000_000).openapi({ example: 128, description: 'How many presentations it has.' }),
  })
  .openapi('PresentationExportInput')

export const presentationExportRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/exports',
    roles: everyMember,
    operationId: 'recordPresentationExport',
    tags: ['Presentations'],
    summary: 'Record an export',
    description:
      'Writes into the audit log that you saved a list of presentations as a file. The studio calls it before it offers the file; call it too if your program hands out such files.',
    request: { body: jsonBody(exportInput) },
    responses: { 201: answer('It was recorded.', success), ...errors(400) },
  }),
  async (c) => {
    const { count } = c.req.valid('json')
    await commit(workOf(c), {}, [about({ of: 'company', count })])
    return c.json({ success: true }, 201)
  },
)
