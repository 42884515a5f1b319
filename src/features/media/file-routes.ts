import { Hono } from 'hono'
import type { AppEnv } from '../../core/context'
import { everyone } from '../../core/request'
import { serveMedia } from './serve'

export const mediaFileRoutes = new Hono<AppEnv>()
mediaFileRoutes.use('/media/*', everyone)
mediaFileRoutes.get('/media/:organizationId/:mediaId/:filename', serveMedia)
