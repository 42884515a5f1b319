import { Hono } from 'hono'
import type { AppEnv } from '../../core/context'

export const healthRoutes = new Hono<AppEnv>().get('/healthz', (c) => c.json({ ok: true }, 200))
