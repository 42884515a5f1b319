import { about } from '../../core/database/commit'
import { actorOf, workOf } from '../../core/http/context'
import { invalid } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { externalIdPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireListedVoices } from '../../providers/speech/voices'
import { deletePresentation, getPresentation, idOfExternal, updatePresentation } from './queries'
import {
  presentationAnswer,
  presentationInput,
  presentationOf,
  presentationPatch,
  presentationQuery,
  writtenPresentation,
} from './schemas'
import { presentations } from './tables'
import { upsertPresentation } from './upsert'

const tags = ['Presentations']

/** Mounted before the routes by id, so an external id may be the name of one of their parts. */
export const externalPresentationRoutes = createRouter()
  .openapi(
    route({
      method: 'put',
      path: '/external/{externalId}',
      version: presentations.externalId,
      operationId: 'upsertPresentation',
      tags,
      summary: 'Create or replace a presentation by external ID',
      description:
        'Creates the presentation with this external ID, or replaces its contents: members you leave out are emptied, except `ownerId`, which stays. Two simultaneous calls create one presentation. A presentation of another deck is not changed. If nothing differs, nothing is written and no event is sent.',
      request: { params: externalIdPath, body: jsonBody(presentationInput) },
      responses: {
        200: answer('The presentation existed and now matches the request.', writtenPresentation),
        201: answer('The new presentation and the link to send.', writtenPresentation),
        ...errors(404, 409),
      },
    }),
    async (c) => {
      const { externalId } = c.req.valid('param')
      const body = c.req.valid('json')
      if (body.externalId && body.externalId !== externalId)
        throw invalid('externalId', 'must match the one in the path, or be left out.')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': body.voiceSettings?.voiceId })
      const { caller } = c.var
      const input = { ...body, externalId }
      const { presentation, isNew } = await upsertPresentation(
        workOf(c),
        caller.organizationId,
        input,
        actorOf(caller),
        Date.now(),
      )
      return c.json(
        { presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings },
        isNew ? 201 : 200,
        versionOf(presentation),
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/external/{externalId}',
      version: presentations.externalId,
      operationId: 'getPresentationByExternalId',
      tags,
      summary: 'Get a presentation by external ID',
      description: 'Returns the presentation that your own system knows by this ID.',
      request: { params: externalIdPath, query: presentationQuery },
      responses: { 200: answer('The presentation.', presentationAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const presentation = await getPresentation(c.var.db, organizationId, c.req.valid('param'), c.req.valid('query'))
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 200, versionOf(presentation))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/external/{externalId}',
      version: presentations.externalId,
      operationId: 'updatePresentationByExternalId',
      tags,
      summary: 'Update a presentation by external ID',
      description: 'Changes the members you send and keeps the others. Null empties a member.',
      request: { params: externalIdPath, body: jsonBody(presentationPatch) },
      responses: { 200: answer('The updated presentation.', writtenPresentation), ...errors(404, 409) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': patch.voiceSettings?.voiceId })
      const { caller } = c.var
      const { organizationId } = caller
      const id = await idOfExternal(c.var.db, organizationId, c.req.valid('param').externalId)
      const subject = about({ table: presentations, id })
      const presentation = await updatePresentation(workOf(c), organizationId, id, patch, actorOf(caller), Date.now(), [
        subject,
      ])
      return c.json(
        { presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings },
        200,
        versionOf(presentation),
      )
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/external/{externalId}',
      version: presentations.externalId,
      operationId: 'deletePresentationByExternalId',
      tags,
      summary: 'Delete a presentation by external ID',
      description:
        'Deletes the presentation, as deleting it by its own ID does. The external ID is free for another presentation at once.',
      request: { params: externalIdPath },
      responses: { 200: answer('The presentation was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const id = await idOfExternal(c.var.db, organizationId, c.req.valid('param').externalId)
      const subject = about({ table: presentations, id })
      await deletePresentation(workOf(c), organizationId, id, Date.now(), [subject])
      return c.json({ success: true }, 200)
    },
  )
