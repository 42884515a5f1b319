import { type Context, Hono } from 'hono'
import { rules } from '../../core/http/access'
import { type AppEnv, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { findUuid } from '../../core/http/request'
import { createRouter } from '../../core/http/route'
import { letterheadOf } from '../../decks/branding/letterhead'
import { newNonce } from '../../playback/page/page'
import { secretHeaders } from '../appointments/page-routes'
import { stopPath, stopQuery } from './schemas'
import { readStopLink } from './stop-link'
import { loadStop, resume, stop } from './stops'

const stopPages = new Hono<AppEnv>()

stopPages.get('/reminders/:organizationId', rules({ access: 'public' }), async (c) => {
  const stopping = stoppingOf(c)
  const loaded = stopping && (await loadStop(c.var.db, stopping))
  if (!loaded) return answerMissing(c)
  const { stopPage, nonce, headers } = await loadPage()
  const { origin, search, pathname } = new URL(c.req.url)
  const asked = c.req.query('notice')
  const notice =
    asked === 'stopped' && loaded.isStopped ? asked : asked === 'resumed' && !loaded.isStopped ? asked : undefined
  const { isStopped, language } = loaded
  const company = letterheadOf(loaded.look, origin)
  return c.html(stopPage({ company, language, isStopped, notice, action: pathname + search, nonce }), 200, headers)
})

/** A mail program's one-click request posts no `action` and follows no redirect (RFC 8058). */
stopPages.post('/reminders/:organizationId', rules({ access: 'public' }), async (c) => {
  const stopping = stoppingOf(c)
  if (!stopping || !(await loadStop(c.var.db, stopping))) return answerMissing(c)
  const { action } = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const isResumed = action === 'resume'
  await (isResumed ? resume(workOf(c), stopping) : stop(workOf(c), stopping, Date.now()))
  if (action === undefined) return c.body(null, 200, { 'cache-control': 'no-store' })
  const query = new URLSearchParams({ token: c.req.query('token') ?? '', notice: isResumed ? 'resumed' : 'stopped' })
  return c.body(null, 303, {
    location: `/reminders/${stopping.organizationId}?${query}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

function stoppingOf(c: Context<AppEnv>) {
  const organizationId = findUuid(c.req.param('organizationId') ?? '')
  return organizationId ? readStopLink(c.env, organizationId, c.req.query('token') ?? '') : undefined
}

async function loadPage() {
  const [page, { pagePolicy }] = await Promise.all([import('./page'), import('../appointments/company-page')])
  const nonce = newNonce()
  return { ...page, nonce, headers: secretHeaders(pagePolicy(nonce)) }
}

async function answerMissing(c: Context<AppEnv>) {
  const { missingStopPage, nonce, headers } = await loadPage()
  const language = c.req.header('accept-language')?.slice(0, 2) ?? null
  return c.html(missingStopPage(nonce, language), 404, headers)
}

const unlisted = describedHeaders('X-Robots-Tag')
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const reminderPageRoutes = createRouter()
reminderPageRoutes.route('/', stopPages)
reminderPageRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/reminders/{organizationId}',
  operationId: 'getReminderPage',
  summary: 'Open the page that stops reminders',
  description:
    'Lets a homeowner stop reminders in a browser, by the link in each reminder. Opening it changes nothing; its form, and one-click unsubscribe in email apps (RFC 8058), post to the same address. Without the right `token`, the page says so.',
  tags: ['Reminders'],
  request: { params: stopPath, query: stopQuery },
  responses: {
    200: { description: 'The page.', headers: unlisted, content: html },
    404: { description: 'There is none.', headers: unlisted, content: html },
  },
})
