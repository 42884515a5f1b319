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
        summary: 'List action configs',
        description:
          'The buttons that the player shows: what each does, and when it appears. All of a deck, unless `limit` asks for pages.',
        request: { params: deckPath, query: pageOfDeckQuery },
        responses: { 200: answer('The actions in their order.', actionConfigList), ...errors(400, 404) },
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
        summary: 'Create an action config',
        description: 'A button that the player shows at the end of a slide, at the end of it all, or always.',
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
        summary: 'Change an action config',
        description: 'What is not sent stays; `config` is replaced as a whole.',
        request: { params: actionConfigPath, body: jsonBody(actionConfigPatch) },
        responses: { 200: answer('The action as it is now.', actionConfigAnswer), ...errors(404, 409) },
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
        summary: 'Delete an action config',
        description: 'The player no longer shows this button.',
        request: { params: actionConfigPath },
        responses: { 200: answer('Deleted.', success), ...errors(400, 404) },
      }),
      async (c) => {
        const { deckId, configId } = c.req.valid('param')
        await deleteActionConfig(workOf(c), c.var.caller.organizationId, deckId, configId)
        return c.json({ success: true }, 200)
      },
    )
