import { html, raw } from 'hono/html'
import { pageIcon } from '../../core/http/page-icon'
import { directionOf } from '../../core/shared/language'
import { themeProperties } from '../../core/shared/page-theme'
import { defaultPalette } from '../../core/shared/theme'
import { fill } from '../../locales/fill'
import type { ContractLanguage } from '../../locales/index'
import { wordsIn } from '../../locales/languages'
import { isPaying, type Notice, type Part, phoneLink, type Shown, script, withdrawing } from './page-parts'
import { isOneOfMany, isOwnTurn, ownOf, signers, waitingForOthers } from './page-signers'
import { ended, namedCoOwner, type PageState, signing, stateOf, thanks } from './page-states'
import { styles } from './page-styles'
import { type ContractWords, contractWords, deadlineIn, money } from './words'

/** Everything except a drawn signature works without a script. */
export function contractPage(shown: Shown) {
  const { contract, palette, logo, nonce } = shown
  const words = contractWords[contract.language].page
  const part = { ...shown, words }
  const { company, homeowner } = contract
  const state = stateOf(contract)
  const isOpen = state === 'open'
  const canSign = isOpen && isOwnTurn(contract)
  const isOfMany = isOneOfMany(contract)
  const isSigned = state === 'signed' || state === 'sealed'
  const hasEnded = !isOpen && !isSigned
  const own = ownOf(contract)
  const known = isOfMany ? own?.name : contract.signedBy
  const [firstName = ''] = (known ?? homeowner.name).split(/\s+/)
  const titles = {
    open: own?.signedAt ? fill(words.thanks, { name: firstName }) : fill(words.title, { company: company.name }),
    signed: fill(words.thanks, { name: firstName }),
    sealed: fill(words.thanks, { name: firstName }),
    cancelled: words.wasCancelled,
    declined: isOfMany ? words.wasDeclinedByOne : words.wasDeclined,
    expired: words.hasExpired,
    void: words.isVoid,
  }
  return document({
    language: contract.language,
    nonce,
    title: `${titles[state]} · ${company.name}`,
    palette,
    logo,
    script: canSign || state === 'signed' || isPaying(part) ? script(part) : '',
    body: html`<header class="band"><div class="inside">${logo ? html`<img class="logo" src="${logo.url}" alt="${company.name}">` : html`<span class="company">${company.name}</span>`}${company.phone ? html`<span class="phone">${phoneLink(words, company.phone)}</span>` : ''}</div></header>
<main class="inside">
<h1>${titles[state]}</h1>
<p class="dim">${fill(words.number, { number: String(contract.number) })} · ${fill(words.preparedFor, { name: homeowner.name })}</p>
${noticeOf(part, state)}
${canSign ? namedCoOwner(part) : ''}
${isOpen && !canSign ? waitingForOthers(part) : ''}
${isSigned ? thanks(part) : ''}
${hasEnded ? ended(part, state) : ''}
${signers(part)}
${hasEnded ? '' : sums(part, canSign)}
${hasEnded ? html`<details class="again"><summary>${words.readAgain}</summary>${paper(part)}</details>` : paper(part)}
${isOpen ? signing(part) : ''}
${isSigned && contract.consent.givenAt ? withdrawing(part) : ''}
</main>
${footer(part, canSign)}
${canSign ? bar(words) : ''}`,
  })
}

const noticeWords = {
  consented: 'wasConsented',
  withdrawn: 'wasWithdrawn',
  failed: 'failed',
  ofCompany: 'ofCompany',
  openFirst: 'openFirst',
  changed: 'changed',
  incomplete: 'incomplete',
  tooLate: 'tooLate',
  closed: 'depositClosed',
} as const satisfies Record<Exclude<Notice, 'paid'>, keyof ContractWords['page']>

/**
 * A form that is sent twice fails the second time, although the contract is already in the desired state. The notice is
 * left out then.
 */
function noticeOf({ notice, words, contract }: Part, state: PageState) {
  const isAboutSigning = notice === 'consented' || notice === 'openFirst' || notice === 'incomplete'
  if (!notice || notice === 'paid' || (isAboutSigning && state !== 'open')) return ''
  if (notice === 'closed' && contract.deposit.status !== 'due') return ''
  if (notice === 'tooLate' && state !== 'signed' && state !== 'sealed') return ''
  return html`<p class="outcome ${notice === 'consented' || notice === 'withdrawn' ? 'good' : 'bad'}" role="status">${words[noticeWords[notice]]}</p>`
}

function sums({ contract, words }: Part, isOpen: boolean) {
  const { language, tierName, totalCents, depositCents, expiresAt } = contract
  const row = (label: string, cents: number) => html`<div><dt>${label}</dt><dd>${money(cents, language)}</dd></div>`
  return html`<section class="sums" aria-labelledby="sums-title">
<h2 id="sums-title">${words.sums}</h2>
<dl><div class="tier"><dt>${words.tier}</dt><dd dir="auto">${tierName}</dd></div>
<div class="total"><dt>${words.total}</dt><dd>${money(totalCents, language)}</dd></div>
${depositCents ? html`${row(words.deposit, depositCents)}${row(words.afterwards, totalCents - depositCents)}` : ''}</dl>
${isOpen ? html`<p class="dim">${fill(words.openUntil, { date: deadlineIn(contract, expiresAt) })}</p><p class="jump"><a class="button" href="#signing">${words.toSigning}</a></p>` : ''}
</section>`
}

const paper = ({ contract, words }: Part) =>
  html`<section class="paper" aria-label="${words.theWords}">${raw(contract.html ?? '')}</section>`

function footer({ contract, words }: Part, isOpen: boolean) {
  const { name, address, phone, email } = contract.company
  return html`<footer class="inside">
${isOpen ? html`<p>${fill(words.questions, { company: name })}</p>` : ''}
<p><strong>${name}</strong>${address ? html`<br>${address}` : ''}</p>
<p class="contacts">${phone ? phoneLink(words, phone) : ''}${email ? html`<a href="mailto:${email}">${words.write}</a>` : ''}</p>
</footer>`
}

const bar = (words: ContractWords['page']) =>
  html`<div class="bar" id="bar" hidden><div class="inside"><p><b id="left"></b><span id="first"></span></p><button class="button" type="button" id="next">${words.next}</button></div></div>`

/** Uses neutral colors, because without the right token, no one may learn which company's contract it is. */
export function missingContractPage(nonce: string, language: string | null, hasToken: boolean, hasPaid = false) {
  const { controls, missingContract: words } = wordsIn(language)
  const said = [words.title, words.text] as const
  const without = hasPaid
    ? ([words.paidTitle, words.paidText] as const)
    : ([words.noTokenTitle, words.noTokenText] as const)
  const [title, text] = hasToken ? said : without
  return messagePage(nonce, controls.language, title, text)
}

/** Leaves out the company's name and text, because they may be what was altered. */
export function alteredContractPage(nonce: string, language: ContractLanguage) {
  const { wasAltered, wasAlteredLead } = contractWords[language].page
  return messagePage(nonce, language, wasAltered, wasAlteredLead)
}

const messagePage = (nonce: string, language: string, title: string, text: string) =>
  document({
    language,
    nonce,
    title,
    palette: defaultPalette,
    logo: null,
    script: '',
    body: html`<main class="inside"><div class="paper missing-page"><h1>${title}</h1><p>${text}</p></div></main>`,
  })

export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // The deposit form leads there.
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ')

type Document = {
  language: string
  nonce: string
  title: string
  palette: Shown['palette']
  logo: Shown['logo']
  script: unknown
  body: unknown
}

const document = ({ language, nonce, title, palette, logo, script, body }: Document) =>
  html`${raw('<!doctype html>')}
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${pageIcon(logo?.url ?? null)}
<style nonce="${nonce}">:root { ${raw(themeProperties(palette))}${logo ? `; --logo-ground: ${logo.background}` : ''} }${raw(styles)}</style>
</head>
<body>${body}${script}</body>
</html>
`.toString()
