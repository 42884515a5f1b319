import { workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { previewTemplate } from './preview'
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  templateVersion,
  updateTemplate,
} from './template-queries'
import {
  previewAnswer,
  previewInput,
  templateAnswer,
  templateInput,
  templateList,
  templateListQuery,
  templateOf,
  templatePatch,
  templatePath,
} from './template-schemas'

const tags = ['Contracts']
const usualPage = 50

export const contractTemplateRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listContractTemplates',
      tags,
      summary: 'List contract templates',
      description: `Returns the company’s contract templates, newest first, ${usualPage} per page unless you set \`limit\`.`,
      request: { query: templateListQuery },
      responses: { 200: answer('The templates.', templateList), ...errors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const rows = await listTemplates(c.var.db, c.var.caller.organizationId, limit, readCursor(cursor))
      const { rows: shown, nextCursor } = page(rows, limit)
      return c.json({ templates: shown.map(templateOf), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/',
      operationId: 'createContractTemplate',
      tags,
      summary: 'Create a contract template',
      description:
        'Creates a template from Markdown with merge fields. A template that no contract could be made from is refused.',
      request: { body: jsonBody(templateInput) },
      responses: { 201: answer('The template.', templateAnswer) },
    }),
    async (c) => {
      const row = await createTemplate(workOf(c), c.var.caller.organizationId, c.req.valid('json'), Date.now())
      return c.json({ template: templateOf(row) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{templateId}',
      version: templateVersion,
      operationId: 'getContractTemplate',
      tags,
      summary: 'Get a contract template',
      description: 'Returns a template’s text as it was written, with its merge fields.',
      request: { params: templatePath },
      responses: { 200: answer('The template.', templateAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const row = await getTemplate(c.var.db, c.var.caller.organizationId, c.req.valid('param').templateId)
      return c.json({ template: templateOf(row) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{templateId}',
      version: templateVersion,
      confirmsSession: true,
      operationId: 'updateContractTemplate',
      tags,
      summary: 'Update a contract template',
      description: 'Changes the members you send and keeps the others. Contracts that were sent keep their text.',
      request: { params: templatePath, body: jsonBody(templatePatch) },
      responses: { 200: answer('The updated template.', templateAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { templateId } = c.req.valid('param')
      const row = await updateTemplate(
        workOf(c),
        c.var.caller.organizationId,
        templateId,
        c.req.valid('json'),
        Date.now(),
      )
      return c.json({ template: templateOf(row) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{templateId}',
      version: templateVersion,
      operationId: 'deleteContractTemplate',
      tags,
      summary: 'Delete a contract template',
      description: 'Deletes a template. Contracts made from it stay.',
      request: { params: templatePath },
      responses: { 200: answer('The template was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      await deleteTemplate(workOf(c), c.var.caller.organizationId, c.req.valid('param').templateId)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{templateId}/preview',
      operationId: 'previewContractTemplate',
      tags,
      summary: 'Preview a contract template',
      description:
        'Returns the contract that a template makes for a presentation, or for a made-up homeowner. Nothing is saved.',
      request: { params: templatePath, body: optionalJsonBody(previewInput) },
      responses: { 200: answer('The contract as it would be.', previewAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { presentationId = null, tier = 'better' } = c.req.valid('json') ?? {}
      const { templateId } = c.req.valid('param')
      const ask = { templateId, presentationId, tier }
      return c.json(await previewTemplate(c.var.db, c.var.caller.organizationId, ask, Date.now()), 200)
    },
  )
