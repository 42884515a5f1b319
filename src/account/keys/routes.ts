import { directoryName, newId } from '../../core/database/shards'
import { signedInMember, workOf } from '../../core/http/context'
import { invalid } from '../../core/http/errors'
import { requireFreshPassword } from '../../core/http/fresh-password'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route, success } from '../../core/http/route'
import { mostApiKeys } from '../../core/limits'
import { second } from '../../core/time'
import { dropKeyCopies } from './holder'
import { createKey, keepEvents, listKeys, updateKey } from './queries'
import {
  apiKeyAnswer,
  apiKeyInput,
  apiKeyList,
  apiKeyOf,
  apiKeyPatch,
  apiKeyPath,
  apiKeyWithSecret,
  keyRotation,
  usualGraceSeconds,
} from './schemas'
import { newKeySecret } from './secret'

const tags = ['API keys']
const ofOwners = { membersOnly: true, roles: ['owner'], refusal: 'Only an owner manages API keys.' } as const

export const apiKeyRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      database: 'directory',
      ...ofOwners,
      operationId: 'listApiKeys',
      tags,
      summary: 'List API keys',
      description: `Returns the organization’s API keys, newest first, including revoked and expired ones: at most ${mostApiKeys}.`,
      responses: { 200: answer('The keys, without their secrets.', apiKeyList) },
    }),
    async (c) => {
      const rows = await listKeys(c.var.db, c.var.caller.organizationId)
      return c.json({ apiKeys: rows.map(apiKeyOf) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/',
      database: 'directory',
      ...ofOwners,
      operationId: 'createApiKey',
      tags,
      summary: 'Create an API key',
      description: `Creates a key for a server, which sends the secret as \`Authorization: Bearer\` and can do what its scopes name. The key belongs to the organization and keeps working when its creator leaves. An organization has at most ${mostApiKeys} keys; a new one replaces the key that ended first.`,
      request: { body: jsonBody(apiKeyInput) },
      responses: {
        201: answer('The key and its secret, which is shown only in this answer.', apiKeyWithSecret),
        ...errors(403, 409),
      },
    }),
    async (c) => {
      requireFreshPassword(c)
      const { name, scopes, expiresAt } = c.req.valid('json')
      const { userId, organizationId } = signedInMember(c)
      const now = Date.now()
      const ends = expiresAt ? Date.parse(expiresAt) : null
      if (ends !== null && ends <= now) throw invalid('expiresAt', 'must be in the future.')
      const { secret, hash, start } = newKeySecret()
      const row = await createKey(
        workOf(c),
        {
          ...{ id: newId(directoryName), organizationId, name, start, hash, scopes, createdBy: userId, createdAt: now },
          ...{ previousHash: null, previousUntil: null, expiresAt: ends, lastUsedAt: null, revokedAt: null },
        },
        now,
      )
      await keepEvents(workOf(c), c.var.caller)
      return c.json({ apiKey: apiKeyOf(row), secret }, 201)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{apiKeyId}',
      database: 'directory',
      ...ofOwners,
      operationId: 'updateApiKey',
      tags,
      summary: 'Update an API key',
      description: 'Changes a key’s name or scopes. New scopes apply to writes at once and to reads within 65 seconds.',
      request: { params: apiKeyPath, body: jsonBody(apiKeyPatch) },
      responses: { 200: answer('The updated key.', apiKeyAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { apiKeyId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { row, outdated } = await updateKey(workOf(c), organizationId, apiKeyId, c.req.valid('json'))
      await dropKeyCopies(c.env, outdated)
      return c.json({ apiKey: apiKeyOf(row) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{apiKeyId}/rotate',
      database: 'directory',
      ...ofOwners,
      operationId: 'rotateApiKey',
      tags,
      summary: 'Rotate an API key’s secret',
      description:
        'Replaces a key’s secret. The previous secret keeps working for `gracePeriodSeconds`, so that you can hand the new one to your server first. Any older secret stops working.',
      request: { params: apiKeyPath, body: optionalJsonBody(keyRotation) },
      responses: {
        200: answer('The key and its new secret, which is shown only in this answer.', apiKeyWithSecret),
        ...errors(403, 404, 409),
      },
    }),
    async (c) => {
      requireFreshPassword(c)
      const { gracePeriodSeconds = usualGraceSeconds } = c.req.valid('json')
      const { secret, hash, start } = newKeySecret()
      const { row, outdated } = await updateKey(workOf(c), c.var.caller.organizationId, c.req.valid('param').apiKeyId, {
        ...{ hash, start, previousUntil: Date.now() + gracePeriodSeconds * second },
      })
      await dropKeyCopies(c.env, outdated)
      return c.json({ apiKey: apiKeyOf(row), secret }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{apiKeyId}',
      database: 'directory',
      ...ofOwners,
      operationId: 'revokeApiKey',
      tags,
      summary: 'Revoke an API key',
      description: 'Revokes a key for good. It can no longer write from now on, and no longer read within 65 seconds.',
      request: { params: apiKeyPath },
      responses: { 200: answer('The key is revoked. The list still shows it.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { apiKeyId } = c.req.valid('param')
      const patch = { revokedAt: Date.now() }
      const { outdated } = await updateKey(workOf(c), c.var.caller.organizationId, apiKeyId, patch)
      await dropKeyCopies(c.env, outdated)
      return c.json({ success: true }, 200)
    },
  )
