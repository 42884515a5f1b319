import { workOf } from '../../core/http/context'
import { pageFrom, pageRows, readPlace } from '../../core/http/paging'
import { answer, createRouter, errors, route, success } from '../../core/http/route'
import { mostRowsUnpaged } from '../../core/limits'
import { deleteMedia, listUploadedFonts } from '../files/queries'
import { forgetCopies } from '../files/serve-stored'
import { families } from './catalogue'
import { fontList, fontListQuery, fontPath, listedFont, uploadedFont } from './schemas'

const tags = ['Fonts']

export const fontRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listFonts',
      tags,
      summary: 'List fonts',
      description: `Returns the fonts that a branding can name: open families served by Porchlight, then uploaded fonts, each file with its own family, weight and style. At most ${mostRowsUnpaged} unless you page with \`limit\`.`,
      request: { query: fontListQuery },
      responses: { 200: answer('The fonts.', fontList), ...errors(400) },
    }),
    async (c) => {
      const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
      const place = readPlace(cursor)
      const { organizationId } = c.var.caller
      const listed = families.slice(place, place + limit + 1).map((family) => listedFont(family, c.req.url))
      const first = Math.max(0, place - families.length)
      const uploaded = await listUploadedFonts(c.var.db, organizationId, first, limit + 1 - listed.length)
      const found = [...listed, ...uploaded.map((row) => uploadedFont(row, c.req.url))]
      const { rows, nextCursor } = pageFrom(place, found, limit)
      return c.json({ fonts: rows, nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{fontId}',
      operationId: 'deleteFont',
      tags,
      summary: 'Delete an uploaded font',
      description: 'Deletes an uploaded font. A font that a branding names is refused.',
      request: { params: fontPath },
      responses: { 200: answer('The font was deleted.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { fontId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const key = await deleteMedia(workOf(c), organizationId, fontId, false, Date.now(), 'font')
      await Promise.all([c.env.FILES.delete(key), forgetCopies(c.req.url, key)])
      return c.json({ success: true }, 200)
    },
  )
