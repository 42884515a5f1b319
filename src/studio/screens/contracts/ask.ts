import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import type { Source } from '../../cached'
import type { Context } from '../../context'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { failed } from '../../parts/states'
import { addressOf } from '../../router'
import { type Submission, valuesOf } from '../../submission'
import { type Contract, unaddressed, type Words } from './standing'

/** An id is the signer's whose email is added. */
export type Ask = 'send' | 'void' | { signerId: string }
/** The emails that were typed, by signer, or the reason for voiding. */
export type Typed = Record<string, string>

type Signer = Contract['signers'][number]
type Does = {
  submission: Submission
  close: () => void
  confirm: (typed: Typed) => void
  draw: () => void
}
/** `laterEmail` is one that the homeowner got after the contract was made. */
type Asking = {
  contract: Contract
  words: Words
  studio: Context
  does: Does
  typed: Typed
  laterEmail: string | undefined
}

/** Says what will happen before it happens. */
export function askDialog(ask: Ask, asking: Asking) {
  if (ask === 'void') return voiding(asking)
  return ask === 'send' ? sending(asking) : addingEmail(ask.signerId, asking)
}

const listed = (signers: Contract['signers'], { format }: Context) =>
  new Intl.ListFormat(format.locale).format(signers.map(({ name }) => name))

const actions = ({ submission, close, confirm }: Does) => ({
  ...{ submission, close },
  confirm: (form: HTMLFormElement) => confirm(valuesOf(form)),
})

function voiding({ contract, words, studio, does }: Asking) {
  const number = String(contract.number)
  const told = contract.signers.filter(({ email, status }) => email && status !== 'waiting')
  const names = listed(told, studio)
  const text =
    contract.status === 'draft'
      ? fill(words.voidDraftText, { number })
      : [fill(words.voidText, { number }), names && fill(words.voidTold, { names })].filter(Boolean).join(' ')
  const said = { heading: words.voidTitle, text, button: words.void }
  const reason = textField({
    ...{ name: 'reason', label: words.voidReason, hint: words.voidReasonHint },
    fault: does.submission.faultOf('reason'),
  })
  return confirmDialog(studio, { ...said, more: reason, isDanger: true, ...actions(does) })
}

function sending(asking: Asking) {
  const { contract, words, studio, does } = asking
  const inTurn = contract.inAnyOrder ? contract.signers : contract.signers.slice(0, 1)
  const now = listed(
    inTurn.filter(({ email }) => email),
    studio,
  )
  const later = listed(
    contract.signers.filter((each) => each.email && !inTurn.includes(each)),
    studio,
  )
  const text = [
    words.sendText,
    now && fill(words.sendTo, { names: now }),
    later && fill(words.sendLater, { names: later }),
  ]
    .filter(Boolean)
    .join(' ')
  const more = html`
    ${studio.organization.address ? nothing : html`<p class="banner">${words.noAddress} <a href=${addressOf('/settings')}>${words.toAddress}</a></p>`}
    ${unaddressed(contract).map((signer) => emailField(signer, asking, words.emailOfHint))}
    ${gapsOf(does.submission, studio)}
  `
  return confirmDialog(studio, { heading: words.sendTitle, text, button: words.send, more, ...actions(does) })
}

function addingEmail(signerId: string, asking: Asking) {
  const { contract, words, studio, does } = asking
  const signers = contract.signers.filter(({ id }) => id === signerId)
  return confirmDialog(studio, {
    heading: fill(words.addEmailTitle, { name: listed(signers, studio) }),
    text: fill(words.addEmailText, { number: String(contract.number) }),
    button: words.send,
    more: html`${signers.map((signer) => emailField(signer, asking))}${gapsOf(does.submission, studio)}`,
    ...actions(does),
  })
}

/** With a hint, it may be left empty. */
function emailField(signer: Signer, asking: Asking, hint?: string) {
  const { id, name } = signer
  const { contract, words, does, typed, laterEmail } = asking
  const emailOf = (each: Signer) =>
    typed[each.id] ?? each.email ?? (isOfPresentation(contract, each.id) ? laterEmail : undefined)
  const email = emailOf(signer)
  const isShared =
    email && contract.signers.some((each) => each.id !== id && emailOf(each)?.toLowerCase() === email.toLowerCase())
  return textField({
    ...{ name: id, label: fill(words.emailOf, { name }), type: 'email', value: email },
    ...{ hint: isShared ? words.sameEmail : hint, isRequired: hint === undefined },
    onInput: (value) => {
      typed[id] = value
      does.draw()
    },
    fault: faultOf(does.submission, contract, id),
  })
}

/** The first signer's email is the presentation's, unless the company named someone else. */
const isOfPresentation = ({ signers, homeowner }: Contract, id: string) =>
  signers[0]?.id === id && signers[0].name === homeowner.name

/** Loads the homeowner's email, if the contract was made when there was none. */
export function laterEmailOf(contract: Contract): Source<string | undefined> | undefined {
  const { signers, presentationId } = contract
  const [first] = signers
  if (!first || !isOfPresentation(contract, first.id) || !unaddressed(contract).includes(first)) return undefined
  const asked = { params: { path: { presentationId } } }
  const load = async () =>
    (await api.get('/api/presentations/{presentationId}', asked)).presentation.homeownerData.email ?? undefined
  return { key: `homeowner’s email ${presentationId}`, load }
}

const faultOf = (submission: Submission, contract: Contract, id: string) =>
  submission.faultOf(
    isOfPresentation(contract, id)
      ? 'homeownerData.email'
      : `signers[${contract.signers.findIndex((signer) => signer.id === id)}].email`,
  )

/** What the text lacks has no field in this dialog. */
const gapsOf = ({ error }: Submission, studio: Context) =>
  error instanceof PorchlightError && error.code === 'contract_incomplete' ? failed(studio, error) : nothing

/** The presentation keeps its homeowner's email. A draft or a contract keeps the emails of the others. */
export async function withEmails(contract: Contract, emails: Typed) {
  const { presentationId, signers } = contract
  const [first] = signers
  const isFirst = first !== undefined && !first.email && isOfPresentation(contract, first.id)
  const email = isFirst ? emails[first.id] : undefined
  const params = { path: { presentationId } }
  if (email) await api.patch('/api/presentations/{presentationId}', { params, body: { homeownerData: { email } } })
  return signers.map(({ id, name, email: known, role }, index) =>
    isFirst && index === 0 ? { role } : { name, email: emails[id] ?? known, role },
  )
}
