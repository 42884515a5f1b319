import { workOf } from '../../core/http/context'
import { pageFrom, pageRows, readPlace } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath, pageOfDeckQuery } from '../../core/http/shapes'
import {
  createActionConfig,
  deleteActionConfig,
  listActionConfigs,
  type TemplateExists,
  updateActionConfig,
} from './queries'
import {
  actionConfigAnswer,
  actionConfigInput,
  actionConfigList,
  actionConfigOf,
  actionConfigPatch,
  actionConfigPath,
} from './schemas'

const tags = ['Decks']

export const actionConfigRoutes = (templateExists: TemplateExists) =>
  createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/{deckId}/action-configs',
        operationId: 'listActionConfigs',
        tags,
        summary: 'List a deck’s actions',
        description:
          'Returns the buttons that the player shows: what each one does, and when it appears. All of them unless you page with `limit`.',
        request: { params: deckPath, query: pageOfDeckQuery },
        responses: { 200: answer('The actions in order.', actionConfigList), ...errors(400, 404) },
      }),
      async (c) => {
        const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
        const place = readPlace(cursor)
        const { organizationId } = c.var.caller
        const found = await listActionConfigs(c.var.db, organizationId, c.req.valid('param').deckId, { place, limit })
        const { rows, nextCursor } = pageFrom(place, found, limit)
        return c.json({ actionConfigs: rows.map(actionConfigOf), nextCursor }, 200)
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/{deckId}/action-configs',
        operationId: 'createActionConfig',
        tags,
        summary: 'Create an action',
        description:
          'Adds a button that the player shows at the end of a slide, at the end of the presentation, or always.',
        request: { params: deckPath, body: jsonBody(actionConfigInput) },
        responses: { 201: answer('The new action.', actionConfigAnswer), ...errors(404, 409) },
      }),
      async (c) => {
        const actionConfig = await createActionConfig(
          workOf(c),
          templateExists,
          c.var.caller.organizationId,
          c.req.valid('param').deckId,
          c.req.valid('json'),
          Date.now(),
        )
        return c.json({ actionConfig: actionConfigOf(actionConfig) }, 201)
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/{deckId}/action-configs/{configId}',
        operationId: 'updateActionConfig',
        tags,
        summary: 'Update an action',
        description: 'Changes the members you send and keeps the others. `config` is replaced as a whole.',
        request: { params: actionConfigPath, body: jsonBody(actionConfigPatch) },
        responses: { 200: answer('The updated action.', actionConfigAnswer), ...errors(404, 409) },
      }),
      async (c) => {
        const { deckId, configId } = c.req.valid('param')
        const actionConfig = await updateActionConfig(
          workOf(c),
          templateExists,
          c.var.caller.organizationId,
          deckId,
          configId,
          c.req.valid('json'),
          Date.now(),
        )
        return c.json({ actionConfig: actionConfigOf(actionConfig) }, 200)
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/{deckId}/action-configs/{configId}',
        operationId: 'deleteActionConfig',
        tags,
        summary: 'Delete an action',
        description: 'Deletes an action. The player no longer shows its button.',
        request: { params: actionConfigPath },
        responses: { 200: answer('The action was deleted.', success), ...errors(400, 404) },
      }),
      async (c) => {
        const { deckId, configId } = c.req.valid('param')
        await deleteActionConfig(workOf(c), c.var.caller.organizationId, deckId, configId)
        return c.json({ success: true }, 200)
      },
    )
