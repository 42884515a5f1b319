import { changed } from '../../core/changes'
import { answer, createRouter, errors, route, success } from '../../core/http/route'
import { deleteMedia, listUploadedFonts } from '../files/queries'
import { forgetCopies } from '../files/serve-stored'
import { families } from './catalogue'
import { fontList, fontPath, listedFont, uploadedFont } from './schemas'

const tags = ['Fonts']

export const fontRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listFonts',
      tags,
      summary: 'List the fonts that a branding may name',
      description:
        'Open families, served from here, and after them what was uploaded, each file by the family, weight and style that stand in it.',
      responses: { 200: answer('The fonts.', fontList) },
    }),
    async (c) => {
      const uploaded = await listUploadedFonts(c.var.db, c.var.caller.organizationId)
      const listed = families.map((family) => listedFont(family, c.req.url))
      return c.json({ fonts: [...listed, ...uploaded.map((row) => uploadedFont(row, c.req.url))] }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{fontId}',
      operationId: 'deleteFont',
      tags,
      summary: 'Delete an uploaded font',
      description: 'Refused while a branding names it.',
      request: { params: fontPath },
      responses: { 200: answer('Deleted.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { fontId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { key, deckIds } = await deleteMedia(c.var.db, organizationId, fontId, false, Date.now(), 'font')
      changed(c, 'decks', deckIds)
      await Promise.all([c.env.FILES.delete(key), forgetCopies(c.req.url, key)])
      return c.json({ success: true }, 200)
    },
  )
