import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { rules } from '../../core/http/access'
import { type AppEnv, workOf } from '../../core/http/context'
import { ApiError } from '../../core/http/errors'
import { findUuid, originOf } from '../../core/http/request'
import { log } from '../../core/log'
import { day, second } from '../../core/time'
import { linkCookie } from '../contracts/page-parts'
import { answerMissing } from '../contracts/page-routes'
import { askProvider } from './ask'
import { startCheckout } from './checkout'
import { findSubject } from './queries'
import { checkoutsAtOnce } from './schemas'

const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const to = (c: Context<AppEnv>, location: string) => c.body(null, 303, { ...secretHeaders, location })

export const depositPageRoutes = new Hono<AppEnv>()

/**
 * The button on the contract's page. The payment provider isn't told the link's token, so a cookie opens the contract
 * for the person who comes back.
 */
depositPageRoutes.post(
  '/contracts/:contractId/deposit',
  rules({ access: 'public', limit: checkoutsAtOnce }),
  async (c) => {
    const { token } = await c.req.parseBody()
    const id = findUuid(c.req.param('contractId'))
    if (!id || typeof token !== 'string') return to(c, `/contracts/${id ?? ''}?notice=failed`)
    try {
      const url = await startCheckout(workOf(c), { id, token, origin: originOf(c.req.url), now: Date.now() })
      setCookie(c, linkCookie, token, {
        httpOnly: true,
        sameSite: 'Lax',
        path: `/contracts/${id}`,
        secure: new URL(c.req.url).protocol === 'https:',
        maxAge: day / second,
      })
      return to(c, url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const notice = error.status === 409 ? 'changed' : 'failed'
      return to(c, `/contracts/${id}?${new URLSearchParams({ token, notice })}`)
    }
  },
)

/** The page that people return to after paying. If no webhook has reported the payment yet, the provider is asked. */
depositPageRoutes.get('/deposits/:checkoutId', rules({ access: 'public', limit: checkoutsAtOnce }), async (c) => {
  const id = findUuid(c.req.param('checkoutId'))
  const subject = id && (await findSubject(c.var.db, id))
  if (!subject) return answerMissing(c, true)
  await askProvider(workOf(c), subject, Date.now()).catch((error: unknown) =>
    log('warn', { message: 'The provider does not tell of a payment.', checkoutId: id, error: String(error) }),
  )
  return to(c, `/contracts/${subject.contract.id}?notice=paid`)
})
