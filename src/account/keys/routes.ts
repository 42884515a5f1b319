import { directoryName, newId } from '../../core/database/shards'
import { signedInMember, workOf } from '../../core/http/context'
import { invalid } from '../../core/http/errors'
import { requireFreshPassword } from '../../core/http/fresh-password'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route, success } from '../../core/http/route'
import { mostApiKeys } from '../../core/limits'
import { second } from '../../core/time'
import { dropKeyCopies } from './holder'
import { createKey, listKeys, updateKey } from './queries'
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
      description: `The newest first, those that ended too: ${mostApiKeys} at most.`,
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
      description: `For a server: sent as \`Authorization: Bearer\`, the secret opens what its scopes name. It is the organization’s, and stays when who made it leaves. There are ${mostApiKeys} at most; the one that ended first makes room.`,
      request: { body: jsonBody(apiKeyInput) },
      responses: {
        201: answer('The key, and its secret, which is shown only here.', apiKeyWithSecret),
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
      summary: 'Change the name or the scopes',
      description: 'Other scopes hold for what writes at once, for what reads within 65 seconds.',
      request: { params: apiKeyPath, body: jsonBody(apiKeyPatch) },
      responses: { 200: answer('The key as it is now.', apiKeyAnswer), ...errors(404, 409) },
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
      summary: 'Replace the secret',
      description:
        'The secret before counts until `gracePeriodSeconds` are over, so that a server can be given the new one meanwhile; one from before that counts no more.',
      request: { params: apiKeyPath, body: optionalJsonBody(keyRotation) },
      responses: {
        200: answer('The key, and its new secret, which is shown only here.', apiKeyWithSecret),
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
      description: 'It writes nothing any more at once, and reads nothing any more within 65 seconds.',
      request: { params: apiKeyPath },
      responses: { 200: answer('Revoked; the list still shows it.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { apiKeyId } = c.req.valid('param')
      const patch = { revokedAt: Date.now() }
      const { outdated } = await updateKey(workOf(c), c.var.caller.organizationId, apiKeyId, patch)
      await dropKeyCopies(c.env, outdated)
      return c.json({ success: true }, 200)
    },
  )
