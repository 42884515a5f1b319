import { createRoute } from '@hono/zod-openapi'
import {
  answer,
  bareWriteErrors,
  errors,
  isPublic,
  jsonBody,
  readErrors,
  success,
  writeErrors,
} from '../../core/contract'
import { mostRowsUnpaged } from '../../core/limits'
import { mediaUrl } from '../../core/media-key'
import { page, pageRows, readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { keyName, presignUpload } from '../../core/uploads/storage'
import { variantKeys } from '../images/variants'
import { publishDecks } from '../viewer/publish-decks'
import { completeMedia, kindOf } from './complete'
import { forgetCopies } from './edge-copy'
import { mediaFileRoutes } from './file-routes'
import { createMedia, deleteMedia, listMedia, undescribed } from './queries'
import {
  mediaAnswer,
  mediaCompleteInput,
  mediaDeleteQuery,
  mediaFilePath,
  mediaList,
  mediaOf,
  mediaPath,
  mediaQuery,
  mediaUpload,
  mediaUploadInput,
} from './schemas'

const tags = ['Media']
const anyBytes = { '*/*': { schema: { type: 'string' as const, format: 'binary' } } }

export const mediaRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listMedia',
      tags,
      summary: 'List media',
      description: `The newest first; ${mostRowsUnpaged} at most, unless \`limit\` asks for pages.`,
      request: { query: mediaQuery },
      responses: { 200: answer('The images, sounds and fonts.', mediaList), ...readErrors(400) },
    }),
    async (c) => {
      const { cursor, kind, limit = pageRows(cursor) } = c.req.valid('query')
      const filter = { kind, cursor: readCursor(cursor) }
      const rows = await listMedia(c.var.db, c.var.caller.organizationId, filter, limit)
      const { rows: shown, nextCursor } = page(rows, limit)
      return c.json({ media: shown.map((row) => mediaOf(row, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/upload-init',
      operationId: 'startMediaUpload',
      tags,
      summary: 'Start an upload',
      description: 'PUT the file to `uploadUrl` with exactly this type and size, then call complete.',
      request: { body: jsonBody(mediaUploadInput) },
      responses: { 200: answer('Where to put the file.', mediaUpload), ...writeErrors() },
    }),
    async (c) => {
      const file = c.req.valid('json')
      const { organizationId } = c.var.caller
      const kind = kindOf(c.env, file)
      const id = crypto.randomUUID()
      const now = Date.now()
      const expiresIn = c.env.UPLOAD_URL_SECONDS
      const storageKey = `media/${organizationId}/${id}/${keyName(file.filename)}`
      const uploadUrl = await presignUpload(c.env, c.req.url, { key: storageKey, ...file })
      const times = { createdAt: now, expiresAt: now + expiresIn * 1000 }
      await createMedia(c.var.db, c.var.caller.sessionId, {
        id,
        organizationId,
        kind,
        ...file,
        storageKey,
        status: 'uploading',
        etag: null,
        ...undescribed,
        ...times,
      })
      return c.json({ mediaId: id, uploadUrl, storageKey, expiresIn, publicUrl: mediaUrl(c.req.url, storageKey) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/complete',
      operationId: 'completeMediaUpload',
      tags,
      summary: 'Complete an upload',
      description: 'Checks what lies in storage; from then on `publicUrl` serves it. Twice answers the same.',
      request: { body: jsonBody(mediaCompleteInput) },
      responses: { 200: answer('The file counts.', mediaAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const media = await completeMedia(c, c.var.caller.organizationId, c.req.valid('json').mediaId)
      return c.json({ media: mediaOf(media, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{mediaId}',
      operationId: 'deleteMedia',
      tags,
      summary: 'Delete a file',
      description: 'Refused while something names it; `?force=true` empties those places too.',
      request: { params: mediaPath, query: mediaDeleteQuery },
      responses: { 200: answer('Deleted.', success), ...bareWriteErrors(400, 404, 409) },
    }),
    async (c) => {
      const { mediaId } = c.req.valid('param')
      const isForced = c.req.valid('query').force === 'true'
      const { key, deckIds } = await deleteMedia(c.var.db, c.var.caller.organizationId, mediaId, isForced, Date.now())
      c.executionCtx.waitUntil(publishDecks(c.env, deckIds))
      await Promise.all([c.env.FILES.delete([key, ...variantKeys(key)]), forgetCopies(c.req.url, key)])
      return c.json({ success: true }, 200)
    },
  )

export const mediaFiles = createRouter()
mediaFiles.route('/', mediaFileRoutes)
mediaFiles.openAPIRegistry.registerPath({
  method: 'get',
  path: '/media/{organizationId}/{mediaId}/{filename}',
  operationId: 'getMediaFile',
  tags,
  summary: 'Get a file',
  description: 'By its `publicUrl`, to anyone who has it. A range of bytes may be asked for.',
  ...isPublic,
  request: { params: mediaFilePath },
  responses: {
    200: { description: 'The whole file.', content: anyBytes },
    206: { description: 'The part that was asked for.', content: anyBytes },
    304: { description: 'The client has it.' },
    ...errors(404, 416, 500),
  },
})
