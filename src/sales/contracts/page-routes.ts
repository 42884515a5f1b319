import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { signedInBeside } from '../../account/auth/guard'
import { read, type Work } from '../../core/database/commit'
import { rules } from '../../core/http/access'
import { type AppEnv, type Caller, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { ApiError, invalid } from '../../core/http/errors'
import { findUuid, originOf } from '../../core/http/request'
import { createRouter } from '../../core/http/route'
import { isStorable } from '../../core/http/shapes'
import { defaultPalette } from '../../core/shared/theme'
import { logoOf } from '../../decks/branding/letterhead'
import { newNonce } from '../../playback/page/page'
import { applyChange, changeContract, type Whole } from './change'
import { faultOf } from './compare'
import { shownTo } from './contract-response'
import { takesPayments } from './deposit'
import { type ActingParty, actingPartyOf } from './evidence'
import { signInput } from './input-schemas'
import { emailedTo } from './page-emails'
import { linkCookie, type Notice, notices } from './page-parts'
import { asWhole, findContract, findEvents, findHomeownerMails, findLookOf } from './queries'
import { contractPath, tokenQuery } from './schemas'
import { sign } from './sign'
import { coOwnerInput } from './signer-schemas'
import { signerIn } from './signers'
import { findStoredDocument } from './stored-document'
import { byHomeowner, cancel, consent, decline, nameCoOwner, open, withdrawConsent } from './transitions'

type Asked = { id: string; token: string; now: number; who: ActingParty; isLookingOnly: boolean }

async function loadPage(work: Work, { id, token, now, who, isLookingOnly }: Asked) {
  const { env, db } = work
  const {
    contracts: [found],
    events,
    looks: [look],
    mails,
  } = await read(db, {
    contracts: findContract(db, id, { token }),
    events: findEvents(db, id),
    looks: findLookOf(db, id),
    mails: findHomeownerMails(db, id),
  })
  if (!found || found.status === 'draft') return undefined
  const { contract, signerId } = asWhole(found)
  const document = await findStoredDocument(env, contract)
  const fault = faultOf(env, { contract, document }, events)
  const emailed = emailedTo(signerIn({ contract, signerId }).email, mails)
  if (fault) return { whole: { contract, document, fault, signerId }, look, emailed }
  const change = isLookingOnly ? undefined : await open(who, now)({ contract, document, signerId })
  const opened = change && (await applyChange(work, contract, change, now))
  const whole: Whole = { contract: opened?.contract ?? contract, document, signerId }
  return { whole, look, emailed }
}

/** The token is in the URL, so the page must not be cached, indexed or sent as a referrer. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const contractPages = new Hono<AppEnv>()

contractPages.get('/contracts/:contractId', rules({ access: 'public' }), async (c) => {
  const { alteredContractPage, contractPage, pagePolicy } = await import('./page')
  const nonce = newNonce()
  const headers = { ...secretHeaders, 'content-security-policy': pagePolicy(nonce) }
  const id = findUuid(c.req.param('contractId'))
  const token = c.req.query('token') ?? getCookie(c, linkCookie) ?? ''
  const notice = notices.find((each) => each === c.req.query('notice'))
  const now = Date.now()
  const asked = { token, now, who: actingPartyOf(c, 'homeowner'), isLookingOnly: c.req.method === 'HEAD' }
  const loaded = id && token ? await loadPage(workOf(c), { id, ...asked }) : undefined
  if (!loaded) return answerMissing(c, token !== '', notice === 'paid')
  const { whole, look, emailed } = loaded
  if (whole.fault) return c.html(alteredContractPage(nonce, whole.contract.language), 409, headers)
  const page = contractPage({
    ...shownTo(c, whole, token),
    palette: look?.palette ?? defaultPalette,
    logo: look ? logoOf(look, c.req.url) : null,
    notice,
    emailed,
    token,
    nonce,
    now,
    takesPayments: takesPayments(c.env, look?.stripeAccountId),
  })
  return c.html(page, 200, headers)
})

export async function answerMissing(c: Context<AppEnv>, hasToken: boolean, hasPaid = false) {
  const { missingContractPage, pagePolicy } = await import('./page')
  const nonce = newNonce()
  const language = c.req.header('accept-language')?.slice(0, 2) ?? null
  const headers = { ...secretHeaders, 'content-security-policy': pagePolicy(nonce) }
  return c.html(missingContractPage(nonce, language, hasToken, hasPaid), hasToken ? 404 : 401, headers)
}

/** The form carries the token, so a page of another site gains nothing by posting it. */
contractPages.post('/contracts/:contractId', rules({ access: 'public' }), async (c) => {
  const form = fieldsOf(await c.req.parseBody())
  const id = findUuid(c.req.param('contractId'))
  const token = form.token ?? ''
  const notice = id ? await answerForm(c, id, token, form) : 'failed'
  const query = new URLSearchParams({ token, ...(notice && { notice }) })
  return c.body(null, 303, { ...secretHeaders, location: `/contracts/${id ?? ''}?${query}` })
})

type Fields = Record<string, string>

const fieldsOf = (form: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(form).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && isStorable(field[1]),
    ),
  )

/** An API caller gets an error in English, but the page gives its reason in the homeowner's language. */
async function answerForm(c: Context<AppEnv>, id: string, token: string, form: Fields): Promise<Notice | undefined> {
  try {
    const caller = await signedInBeside(c)
    if (form.action === 'sign') return await signForm(c, id, token, form, caller)
    const who = actingPartyOf(c, 'homeowner')
    const now = Date.now()
    const acts = new Map([
      ['consent', consent(who, now)],
      ['withdraw-consent', withdrawConsent(who, now)],
      ['decline', decline(who, null, now)],
      ['cancel', cancel(who, null, now)],
    ])
    const act = form.action === 'co-owner' ? nameCoOwner(who, coOwnerIn(form), now) : acts.get(form.action ?? '')
    if (!act) return 'failed'
    await changeContract(workOf(c), { id, access: { token }, now }, byHomeowner(caller, act))
    return form.action === 'consent' ? 'consented' : form.action === 'withdraw-consent' ? 'withdrawn' : undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'homeowner_only') return 'ofCompany'
    if (error.status !== 409) return error.status === 400 ? 'incomplete' : 'failed'
    return form.action === 'consent' ? 'openFirst' : form.action === 'cancel' ? 'tooLate' : 'changed'
  }
}

const coOwnerIn = ({ token, name, email }: Fields) => {
  const input = coOwnerInput.safeParse({ token, name: name?.trim(), email: email?.trim() || null })
  if (!input.success) throw invalid('name', 'must be a name, beside an email address or none.')
  return { name: input.data.name, email: input.data.email ?? null }
}

async function signForm(
  c: Context<AppEnv>,
  id: string,
  token: string,
  form: Fields,
  caller: Caller | undefined,
): Promise<Notice | undefined> {
  const name = form.name?.trim() ?? ''
  const clauses = Object.entries(form).filter(([field]) => field.startsWith(initialsField))
  const initials = Object.fromEntries(
    clauses.map(([field, value]) => [field.slice(initialsField.length), value.trim()]),
  )
  const input = signInput.safeParse({ token, name, signature: { kind: 'typed', value: name }, initials })
  if (!input.success) return 'incomplete'
  const asked = { id, access: { token }, now: Date.now() }
  const who = actingPartyOf(c, 'homeowner')
  await sign(workOf(c), asked, input.data, who, { caller, origin: originOf(c.req.url) })
  return undefined
}

const initialsField = 'initials:'

const unlisted = describedHeaders('X-Robots-Tag')
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const contractPageRoutes = createRouter()
contractPageRoutes.route('/', contractPages)
contractPageRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/contracts/{contractId}',
  operationId: 'getContractPage',
  tags: ['Contracts'],
  summary: 'Open a contract’s page',
  description:
    'Lets a homeowner read and sign a contract in a browser tab of its own. Without the right `token`, the page says so. Its forms are sent to the same address.',
  request: { params: contractPath, query: tokenQuery },
  responses: {
    200: { description: 'The page.', headers: unlisted, content: html },
    401: { description: 'There is no token.', headers: unlisted, content: html },
    404: { description: 'There is none.', headers: unlisted, content: html },
    409: { description: 'It is not as its evidence says.', headers: unlisted, content: html },
  },
})
