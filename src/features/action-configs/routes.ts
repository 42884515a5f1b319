import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { createActionConfig, deleteActionConfig, listActionConfigs, updateActionConfig } from './queries'
import {
  actionConfigAnswer,
  actionConfigInput,
  actionConfigList,
  actionConfigOf,
  actionConfigPatch,
  actionConfigPath,
} from './schemas'

const tags = ['Decks']

export const actionConfigRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/action-configs',
      operationId: 'listActionConfigs',
      tags,
      summary: 'List action configs',
      request: { params: deckPath },
      responses: { 200: answer('The actions in their order.', actionConfigList), ...readErrors(400, 404) },
    }),
    async (c) => {
      const rows = await listActionConfigs(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ actionConfigs: rows.map(actionConfigOf) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{deckId}/action-configs',
      operationId: 'createActionConfig',
      tags,
      summary: 'Create an action config',
      description: 'A button that the player shows at the end of a slide, at the end of it all, or always.',
      request: { params: deckPath, body: jsonBody(actionConfigInput) },
      responses: { 201: answer('The new action.', actionConfigAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const actionConfig = await createActionConfig(
        c.var.db,
        c.var.caller.organizationId,
        c.req.valid('param').deckId,
        c.req.valid('json'),
        Date.now(),
      )
      return c.json({ actionConfig: actionConfigOf(actionConfig) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{deckId}/action-configs/{configId}',
      operationId: 'updateActionConfig',
      tags,
      summary: 'Change an action config',
      request: { params: actionConfigPath, body: jsonBody(actionConfigPatch) },
      responses: { 200: answer('The action as it is now.', actionConfigAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { deckId, configId } = c.req.valid('param')
      const actionConfig = await updateActionConfig(
        c.var.db,
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
    createRoute({
      method: 'delete',
      path: '/{deckId}/action-configs/{configId}',
      operationId: 'deleteActionConfig',
      tags,
      summary: 'Delete an action config',
      request: { params: actionConfigPath },
      responses: { 200: answer('Deleted.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { deckId, configId } = c.req.valid('param')
      await deleteActionConfig(c.var.db, c.var.caller.organizationId, deckId, configId)
      return c.json({ success: true }, 200)
    },
  )
