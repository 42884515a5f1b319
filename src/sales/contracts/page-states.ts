import { html, raw } from 'hono/html'
import { fill } from '../../locales/fill'
import { deposit, whatBecame } from './page-deposit'
import { confirmed, documentUrl, formEnd, formStart, ownEmail, type Part, withdrawing } from './page-parts'
import { isOneOfMany, isOwnTurn, ownOf } from './page-signers'
import type { ContractView } from './schemas'
import { deadlineIn, lastDayIn, momentIn, zoneIn } from './words'

export function thanks(part: Part) {
  const { contract, words } = part
  const own = ownOf(contract)
  const signedAt = own?.signedAt ?? contract.signedAt
  const isSealed = contract.status === 'sealed'
  const email = ownEmail(part)
  const wasSent = email !== null && part.emailed['contract.copy'] === 'sent'
  return html`${signedAt ? html`<p class="large">${fill(words.signedOn, { date: momentIn(contract, signedAt) })}</p>` : ''}
<div class="outcome good" role="status">
<div id="sealing"${raw(isSealed ? ' hidden' : '')}><p>${email ? fill(words.sealing, { email }) : words.sealingHere}</p><p><a class="button quiet" href="">${words.look}</a></p></div>
<div id="sealed"${raw(isSealed ? '' : ' hidden')}><p>${wasSent ? fill(words.sealed, { email }) : words.sealedHere}</p><p><a class="button" href="${documentUrl(part)}" download>${words.download}</a></p></div></div>
${deposit(part)}
${cancelling(part)}`
}

function cancelling(part: Part) {
  const { contract, words, now } = part
  const { cancelBy } = contract
  if (!cancelBy) return ''
  const isOver = Date.parse(cancelBy) <= now
  const values = { date: lastDayIn(contract, cancelBy), zone: zoneIn(contract, cancelBy) }
  return html`<section class="cancelling"><h2>${words.cancelTitle}</h2>
<p>${fill(isOver ? words.cancelOver : words.cancelUntil, values)}</p>
${isOver ? '' : confirmed(part, 'cancel', { title: words.cancel, lead: words.cancelLead, now: words.cancelNow })}</section>`
}

export function ended(part: Part, state: 'cancelled' | 'declined' | 'expired' | 'void') {
  const { contract, words } = part
  const isOfMany = isOneOfMany(contract)
  const said = {
    cancelled: [isOfMany ? words.cancelledForAll : words.cancelledOn, contract.cancelledAt],
    declined: [isOfMany ? words.declinedForAll : words.declinedOn, contract.declinedAt],
    expired: [isOfMany ? words.expiredForAll : words.expiredOn, contract.expiresAt],
    void: [words.voidText, null],
  } as const satisfies Record<typeof state, readonly [string, string | null]>
  const [text, moment] = said[state]
  const dateOf = state === 'expired' ? deadlineIn : momentIn
  const date = moment ? dateOf(contract, moment) : ''
  const money = whatBecame(part)
  return html`<div class="outcome"><p>${fill(text, { company: contract.company.name, date })}</p>
${state === 'cancelled' ? html`<p>${confirmation(part)}</p>` : ''}
${money && html`<p>${money}</p>`}
${state === 'cancelled' && contract.sealedAt ? html`<p><a class="button quiet" href="${documentUrl(part)}" target="_blank" rel="noopener">${words.openCopy}</a></p>` : ''}</div>`
}

function confirmation(part: Part) {
  const { words, emailed } = part
  const email = ownEmail(part)
  const state = email && emailed['contract.cancelled']
  if (!email || !state) return words.cancelledKept
  return fill(state === 'sent' ? words.cancelledEmailed : words.cancelledEmailing, { email })
}

export type PageState = 'open' | 'signed' | 'sealed' | 'cancelled' | 'declined' | 'expired' | 'void'

export const stateOf = ({ status }: ContractView): PageState =>
  status === 'draft' || status === 'sent' || status === 'opened' ? 'open' : status

/**
 * A signer who has signed may cancel once all homeowners have signed. Until then they may decline, like those who sign
 * later.
 */
function waitingSigner(part: Part) {
  const { contract } = part
  const hasSigned = Boolean(ownOf(contract)?.signedAt)
  return html`${contract.cancelBy ? cancelling(part) : declining(part)}
${hasSigned && contract.consent.givenAt ? withdrawing(part) : ''}`
}

const declining = (part: Part) => {
  const { words } = part
  return confirmed(part, 'decline', { title: words.decline, lead: words.declineLead, now: words.declineNow })
}

export function signing(part: Part) {
  const { contract, words } = part
  if (!isOwnTurn(contract)) return waitingSigner(part)
  return html`<section class="signing" id="signing" aria-labelledby="signing-title">
<h2 id="signing-title" tabindex="-1">${words.signing}</h2>
<p class="dim">${words.signingLead}</p>
<noscript><p class="note">${words.noScript}</p></noscript>
<ol class="steps" role="list">
${opening(part)}
${consenting(part)}
${contract.requiredInitials.length ? initials(part) : ''}
${signature(part)}
</ol>
${ownOf(contract)?.coOwner ? '' : namingCoOwner(part)}
${declining(part)}
</section>`
}

function namingCoOwner(part: Part) {
  const { words, contract } = part
  const { name: company } = contract.company
  return html`<details class="confirm"><summary>${words.coOwner}</summary>
<p>${fill(words.coOwnerLead, { company })}</p>
${formStart(part, 'co-owner')}
<p><label class="label" for="co-owner">${words.coOwnerName}</label><input class="field" id="co-owner" name="name" required maxlength="200" autocomplete="off" spellcheck="false"></p>
<p><label class="label" for="co-owner-email">${words.coOwnerEmail}</label><input class="field" id="co-owner-email" name="email" type="email" maxlength="254" autocomplete="off"></p>
<button class="button" type="submit">${fill(words.coOwnerNow, { company })}</button>${formEnd}</details>`
}

/** Comes above the steps, so that a signer who named a co-owner doesn't sign a contract that is to be replaced. */
export function namedCoOwner({ contract, words }: Part) {
  const { coOwner } = ownOf(contract) ?? {}
  if (!coOwner) return ''
  const values = {
    company: contract.company.name,
    name: coOwner.name,
    date: momentIn(contract, coOwner.namedAt),
  }
  return html`<div class="outcome" role="status"><p>${fill(words.coOwnerNamed, values)}</p></div>`
}

const step = ({ words }: Part, name: string, title: string, isDone: boolean, content: unknown) =>
  html`<li class="step${isDone ? ' done' : ''}" data-step="${name}">
<h3><span>${title} <span class="mark">${words.stepDone}</span></span></h3>
${content}</li>`

function opening(part: Part) {
  const { contract, words } = part
  const isDone = contract.documentOpenedAt !== null
  return step(
    part,
    'document',
    words.openDocument,
    isDone,
    html`<p>${words.openDocumentLead}</p>
<p><a class="button${isDone ? ' quiet' : ''}" href="${documentUrl(part)}" target="_blank" rel="noopener" id="document">${words.openPdf}</a></p>
<p class="when-done dim">${words.wasOpened}</p>`,
  )
}

function consenting(part: Part) {
  const { contract, words } = part
  const { text, givenAt } = contract.consent
  return step(
    part,
    'consent',
    words.consent,
    givenAt !== null,
    html`<div class="terms">${text.split(/\n+/).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
${givenAt ? '' : html`${formStart(part, 'consent', 'consent')}<button class="button" type="submit" id="agree">${words.agree}</button>${formEnd}`}
<p class="when-done dim" id="agreed" tabindex="-1">${givenAt ? fill(words.wasAgreed, { date: momentIn(contract, givenAt) }) : ''}</p>
<div class="when-done">${withdrawing(part)}</div>`,
  )
}

function initials(part: Part) {
  const { contract, words } = part
  return step(
    part,
    'initials',
    words.initials,
    false,
    html`<p>${words.initialsLead}</p>
<ul class="initials" role="list">${contract.requiredInitials.map(
      (clause, index) =>
        html`<li><label class="initial" data-clause="${clause}"><span>${fill(words.initialsFor, { clause })}</span><input class="field short" form="sign" id="initials-${index}" name="initials:${clause}" required maxlength="10" autocomplete="off" autocapitalize="characters" spellcheck="false"></label></li>`,
    )}</ul>`,
  )
}

function signature(part: Part) {
  const { contract, words } = part
  const { name } = contract.company
  return step(
    part,
    'signature',
    words.sign,
    false,
    html`${formStart(part, 'sign', 'sign')}
<label class="label" for="name">${words.name}</label>
<p class="dim" id="name-hint">${words.nameHint}</p>
<input class="field" id="name" name="name" required maxlength="200" autocomplete="name" spellcheck="false" aria-describedby="name-hint">
<p class="note" id="other-name" role="status"></p>
<fieldset class="kinds" data-script hidden><legend class="label">${words.how}</legend>
<label><input type="radio" name="kind" value="typed" checked><span>${words.typed}</span></label>
<label><input type="radio" name="kind" value="drawn"><span>${words.drawn}</span></label></fieldset>
<div id="typed" data-script hidden><p class="dim">${words.typedHint}</p><p class="sheet script" aria-hidden="true" id="preview"></p></div>
<div id="drawn" hidden><p class="dim" id="draw-hint">${words.drawHint}</p>
<div class="sheet"><canvas id="pad" role="img" tabindex="-1" aria-label="${words.drawArea}" aria-describedby="draw-hint"></canvas></div>
<p class="tools"><button class="button quiet" type="button" id="undo">${words.undo}</button><button class="button quiet" type="button" id="clear">${words.clear}</button></p></div>
<div class="legal">${raw(legalOf(contract.html ?? ''))}</div>
<div id="missing" class="missing" role="alert" hidden></div>
<p class="dim">${fill(words.signMeaning, { company: name })}</p>
<button class="button wide" type="submit" id="sign-now">${words.signNow}</button>${formEnd}`,
  )
}

/** The law requires these sentences beside the signature, as the contract words them. */
const legalOf = (contractHtml: string) =>
  [...contractHtml.matchAll(/<section data-part="legal">(.*?)<\/section>/gs)].map(([, inner]) => inner).join('')
