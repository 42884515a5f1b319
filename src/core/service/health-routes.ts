import { Hono } from 'hono'
import { rules } from '../http/access'
import type { AppEnv } from '../http/context'

export const healthRoutes = new Hono<AppEnv>().get('/healthz', rules({ access: 'public' }), (c) =>
  c.json({ ok: true }, 200),
)
