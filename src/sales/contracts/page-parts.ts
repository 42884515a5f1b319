import { html, raw } from 'hono/html'
import { phoneUrl } from '../../core/shared/phone-url'
import type { Palette } from '../../decks/branding/schemas'
import { fill } from '../../locales/fill'
import type { Letterhead } from '../../providers/mail-layout'
import type { Emailed } from './page-emails'
import { ownOf } from './page-signers'
import type { ContractView } from './schemas'
import type { ContractWords } from './words'

export const notices = [
  'consented',
  'withdrawn',
  'failed',
  'ofCompany',
  'openFirst',
  'changed',
  'incomplete',
  'tooLate',
  'paid',
  'closed',
] as const
export type Notice = (typeof notices)[number]

export type Shown = {
  contract: ContractView
  palette: Palette
  logo: Letterhead['logo']
  token: string
  nonce: string
  notice: Notice | undefined
  emailed: Emailed
  now: number
  /** Whether the deposit can be paid on this page. */
  takesPayments: boolean
}

/** Holds the link's token while the browser is on the payment provider's page. */
export const linkCookie = 'contract-link'

export type Part = Shown & { words: ContractWords['page'] }

/** Masked, as the page shows it. */
export const ownEmail = ({ contract }: Shown) => ownOf(contract)?.email ?? contract.homeowner.email

export const documentUrl = ({ contract, token }: Shown) =>
  `/api/contracts/${contract.id}/document.pdf?${new URLSearchParams({ token })}`

export const formStart = ({ contract, token }: Shown, action: string, id = '') =>
  html`<form method="post" action="/contracts/${contract.id}"${id && html` id="${id}"`}>
<input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="${action}">`

export const formEnd = raw('</form>')

export const confirmed = (part: Part, action: string, { title, lead, now }: Record<'title' | 'lead' | 'now', string>) =>
  html`<details class="confirm"><summary>${title}</summary>
<p>${fill(lead, { company: part.contract.company.name })}</p>
${formStart(part, action)}<button class="button danger" type="submit">${now}</button>${formEnd}</details>`

/** The law allows withdrawing consent at any time, even after signing. */
export const withdrawing = (part: Part) =>
  confirmed(part, 'withdraw-consent', {
    title: part.words.withdraw,
    lead: part.words.withdrawLead,
    now: part.words.withdrawNow,
  })

export const phoneLink = (words: ContractWords['page'], phone: string) =>
  html`<a href="${phoneUrl(phone)}">${fill(words.call, { phone })}</a>`

/** Someone who comes back from paying may arrive before we hear of the payment. */
export const isPaying = ({ contract, notice }: Pick<Shown, 'contract' | 'notice'>) =>
  notice === 'paid' && contract.deposit.status === 'due'

const wordNames = [
  'wasAgreed',
  'openFirst',
  'failed',
  'ofCompany',
  'sending',
  'signNow',
  'missing',
  'missingDocument',
  'missingConsent',
  'missingInitials',
  'missingName',
  'nameOfAnother',
  'missingDrawing',
  'still',
  'ready',
  'next',
  'toSign',
  'initialsHere',
] as const satisfies (keyof ContractWords['page'])[]

export type ScriptFacts = Pick<
  ContractView,
  'id' | 'presentationId' | 'templateId' | 'status' | 'language' | 'timeZone' | 'signerId'
> & {
  token: string
  ownName: string
  otherNames: string[]
  isOpened: boolean
  isConsented: boolean
  isPaying: boolean
  words: Pick<ContractWords['page'], (typeof wordNames)[number]>
}

export function script({ contract, token, words, nonce, notice }: Part) {
  const { id, presentationId, templateId, signerId, status, language, timeZone, documentOpenedAt, consent } = contract
  const own = ownOf(contract)
  const facts: ScriptFacts = {
    id,
    presentationId,
    templateId,
    signerId,
    token,
    status,
    language,
    timeZone,
    ownName: own?.name ?? '',
    otherNames: contract.signers.filter((signer) => signer !== own).map(({ name }) => name),
    isOpened: documentOpenedAt !== null,
    isConsented: consent.givenAt !== null,
    isPaying: isPaying({ contract, notice }),
    words: Object.fromEntries(wordNames.map((name) => [name, words[name]])) as ScriptFacts['words'],
  }
  return html`<script type="application/json" id="facts">${raw(JSON.stringify(facts).replaceAll('<', '\\u003c'))}</script>
<script type="module" src="/contract-page/page.js" nonce="${nonce}"></script>`
}
