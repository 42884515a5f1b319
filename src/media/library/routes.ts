import { newId } from '../../core/database/shards'
import { workOf } from '../../core/http/context'
import { page, pageRows, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { mostRowsUnpaged, uploadUrlSeconds } from '../../core/limits'
import { mediaUrl } from '../../core/media-key'
import { second } from '../../core/time'
import { keyName, presignUpload } from '../../core/uploads/storage'
import { createMedia, deleteMedia, listMedia, undescribed } from '../files/queries'
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
} from '../files/schemas'
import { forgetCopies } from '../files/serve-stored'
import { variantKeys } from '../files/widths'
import { completeMedia, kindOf } from './complete'
import { mediaFileRoutes } from './file-routes'

const tags = ['Media']
const anyBytes = { '*/*': { schema: { type: 'string' as const, format: 'binary' } } }

export const mediaRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listMedia',
      tags,
      summary: 'List media files',
      description: `Returns the company’s media files, newest first: at most ${mostRowsUnpaged} unless you page with \`limit\`.`,
      request: { query: mediaQuery },
      responses: { 200: answer('The images, sounds and fonts.', mediaList), ...errors(400) },
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
    route({
      method: 'post',
      path: '/upload-init',
      confirmsSession: true,
      operationId: 'startMediaUpload',
      tags,
      summary: 'Start a media upload',
      description:
        'Returns where to upload a media file. PUT the file, of exactly this size, to `uploadUrl` with `headers`, then call `completeMediaUpload`.',
      request: { body: jsonBody(mediaUploadInput) },
      responses: { 200: answer('Where to upload the file.', mediaUpload) },
    }),
    async (c) => {
      const file = c.req.valid('json')
      const { organizationId } = c.var.caller
      const kind = kindOf(file)
      const id = newId(c.env.SHARD)
      const now = Date.now()
      const expiresIn = uploadUrlSeconds
      const storageKey = `media/${organizationId}/${id}/${keyName(file.filename)}`
      const target = await presignUpload(c.env, c.req.url, { key: storageKey, ...file })
      const times = { createdAt: now, expiresAt: now + expiresIn * second }
      await createMedia(workOf(c), {
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
      return c.json({ mediaId: id, ...target, storageKey, expiresIn, publicUrl: mediaUrl(c.req.url, storageKey) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/complete',
      isRepeatable: true,
      operationId: 'completeMediaUpload',
      tags,
      summary: 'Complete a media upload',
      description:
        'Checks the uploaded file; `publicUrl` serves it from then on. Calling it again returns the same answer.',
      request: { body: jsonBody(mediaCompleteInput) },
      responses: { 200: answer('The file was added.', mediaAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const media = await completeMedia(c, c.var.caller.organizationId, c.req.valid('json').mediaId)
      return c.json({ media: mediaOf(media, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{mediaId}',
      operationId: 'deleteMedia',
      tags,
      summary: 'Delete a media file',
      description:
        'Deletes a file. A file that is in use is refused; `?force=true` deletes it anyway and empties the places that name it.',
      request: { params: mediaPath, query: mediaDeleteQuery },
      responses: { 200: answer('The file was deleted.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { mediaId } = c.req.valid('param')
      const isForced = c.req.valid('query').force === 'true'
      const key = await deleteMedia(workOf(c), c.var.caller.organizationId, mediaId, isForced, Date.now())
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
  summary: 'Get a media file',
  description: 'Serves a file at its `publicUrl` to anyone who has the URL. You can request a range of bytes.',
  request: { params: mediaFilePath },
  responses: {
    200: { description: 'The whole file.', content: anyBytes },
    206: { description: 'The requested range.', content: anyBytes },
    304: { description: 'The client’s copy is current.' },
    ...errors(400, 404, 416),
  },
})
