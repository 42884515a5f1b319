import { type Context, Hono } from 'hono'
import { rules } from '../../core/http/access'
import { type AppEnv, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { ApiError } from '../../core/http/errors'
import { findUuid } from '../../core/http/request'
import { createRouter } from '../../core/http/route'
import { isStorable } from '../../core/http/shapes'
import { letterheadOf } from '../../decks/branding/letterhead'
import { newNonce } from '../../playback/page/page'
import { cancel, reschedule } from './cancel-or-reschedule'
import type { Notice } from './page'
import { appointmentPath, tokenQuery } from './schemas'
import { loadPage } from './slots'

/** The token is in the URL, so the page must not be cached, indexed or sent as a referrer. */
export const secretHeaders = (policy: string) => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

const appointmentPages = new Hono<AppEnv>()

appointmentPages.get('/appointments/:appointmentId', rules({ access: 'public' }), async (c) => {
  const [{ appointmentPage, missingAppointmentPage, notices }, { pagePolicy }] = await Promise.all([
    import('./page'),
    import('./company-page'),
  ])
  const nonce = newNonce()
  const headers = secretHeaders(pagePolicy(nonce))
  const id = findUuid(c.req.param('appointmentId'))
  const token = c.req.query('token') ?? ''
  const now = Date.now()
  const loaded = id && (await loadPage(c.var.db, id, { token }, now))
  if (!loaded) {
    const language = c.req.header('accept-language')?.slice(0, 2) ?? null
    return c.html(missingAppointmentPage(nonce, language), 404, headers)
  }
  const { origin } = new URL(c.req.url)
  const notice = notices.find((each) => each === c.req.query('notice'))
  const { appointment, windows, look, mayBookAgain } = loaded
  const { presentationId } = appointment
  const bookingUrl = mayBookAgain && presentationId ? new URL(`/p/${presentationId}#book`, origin).href : null
  const company = letterheadOf(look, origin)
  return c.html(
    appointmentPage({ appointment, windows, company, bookingUrl, token, nonce, origin, notice, now }),
    200,
    headers,
  )
})

/** The form carries the token, so a page of another site gains nothing by posting it. */
appointmentPages.post('/appointments/:appointmentId', rules({ access: 'public' }), async (c) => {
  const form = fieldsOf(await c.req.parseBody())
  const id = findUuid(c.req.param('appointmentId'))
  const token = form.token ?? ''
  const notice = id ? await change(c, id, token, form) : 'failed'
  const query = new URLSearchParams({ token, notice })
  return c.body(null, 303, {
    location: `/appointments/${id ?? ''}?${query}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

type Fields = Record<string, string>

const fieldsOf = (form: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(form).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && isStorable(field[1]),
    ),
  )

async function change(c: Context<AppEnv>, id: string, token: string, form: Fields): Promise<Notice> {
  const isCancelling = form.action === 'cancel'
  const startsAt = Date.parse(form.startsAt ?? '')
  if (!isCancelling && Number.isNaN(startsAt)) return 'choose'
  const access = { token }
  const now = Date.now()
  try {
    if (isCancelling) await cancel(workOf(c), { id, access, reason: form.reason?.trim().slice(0, 500) || null }, now)
    else await reschedule(workOf(c), { id, startsAt, access }, now)
    return isCancelling ? 'cancelled' : 'moved'
  } catch (error) {
    // An API caller gets an error in English; the page gives its reason in the homeowner's language.
    if (error instanceof ApiError) return error.status === 409 && !isCancelling ? 'taken' : 'failed'
    throw error
  }
}

const unlisted = describedHeaders('X-Robots-Tag')
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const appointmentPageRoutes = createRouter()
appointmentPageRoutes.route('/', appointmentPages)
appointmentPageRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/appointments/{appointmentId}',
  operationId: 'getAppointmentPage',
  summary: 'Open an appointment’s page',
  description:
    'Shows a homeowner their appointment in a browser. Without the right `token`, the page says so. Its forms are sent to the same address.',
  tags: ['Appointments'],
  request: { params: appointmentPath, query: tokenQuery },
  responses: {
    200: { description: 'The page.', headers: unlisted, content: html },
    404: { description: 'There is none.', headers: unlisted, content: html },
  },
})
