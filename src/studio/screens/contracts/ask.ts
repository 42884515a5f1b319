import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api, PorchlightError } from '../../api'
import type { Context } from '../../context'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { failed } from '../../parts/states'
import { addressOf } from '../../router'
import { type Submission, valuesOf } from '../../submission'
import { type Contract, unaddressed, type Words } from './standing'

/** An id is the signer's whose email is added. */
export type Ask = 'send' | 'void' | { signerId: string }
/** The emails that were typed, by signer. */
export type Emails = Record<string, string>

type Does = { submission: Submission; close: () => void; confirm: (emails: Emails) => void }

/** Says what will happen before it happens. */
export function askDialog(ask: Ask, contract: Contract, words: Words, studio: Context, does: Does) {
  const { submission, close } = does
  const confirm = (form: HTMLFormElement) => does.confirm(valuesOf(form))
  const number = String(contract.number)
  const listed = (signers: Contract['signers']) =>
    new Intl.ListFormat(studio.format.locale).format(signers.map(({ name }) => name))
  if (ask === 'void') {
    const names = listed(contract.signers.filter(({ email, status }) => email && status !== 'waiting'))
    const text =
      contract.status === 'draft'
        ? fill(words.voidDraftText, { number })
        : [fill(words.voidText, { number }), names && fill(words.voidTold, { names })].filter(Boolean).join(' ')
    const said = { heading: words.voidTitle, text, button: words.void }
    return confirmDialog(studio, { ...said, isDanger: true, submission, confirm, close })
  }
  const asked = ask === 'send' ? unaddressed(contract) : contract.signers.filter(({ id }) => id === ask.signerId)
  const fields = asked.map(({ id, name }) =>
    textField({
      ...{ name: id, label: fill(words.emailOf, { name }), type: 'email', isRequired: ask !== 'send' },
      hint: ask === 'send' ? words.emailOfHint : undefined,
      fault: faultOf(submission, contract, id),
    }),
  )
  if (ask !== 'send') {
    const said = { heading: fill(words.addEmailTitle, { name: listed(asked) }), button: words.send }
    const more = html`${fields}${gapsOf(submission, studio)}`
    return confirmDialog(studio, {
      ...{ ...said, text: fill(words.addEmailText, { number }) },
      ...{ more, submission, confirm, close },
    })
  }
  const inTurn = contract.inAnyOrder ? contract.signers : contract.signers.slice(0, 1)
  const now = listed(inTurn.filter(({ email }) => email))
  const later = listed(contract.signers.filter((each) => each.email && !inTurn.includes(each)))
  const text = [
    words.sendText,
    now && fill(words.sendTo, { names: now }),
    later && fill(words.sendLater, { names: later }),
  ]
    .filter(Boolean)
    .join(' ')
  const more = html`
    ${studio.organization.address ? nothing : html`<p class="banner">${words.noAddress} <a href=${addressOf('/settings')}>${words.toAddress}</a></p>`}
    ${fields}${gapsOf(submission, studio)}
  `
  return confirmDialog(studio, {
    ...{ heading: words.sendTitle, text, button: words.send },
    ...{ more, submission, confirm, close },
  })
}

/** The first signer's email is the presentation's. */
function faultOf(submission: Submission, { signers }: Contract, id: string) {
  const index = signers.findIndex((signer) => signer.id === id)
  return index === 0 ? submission.faultOf('homeownerData.email') : submission.faultOf(`signers[${index}].email`)
}

/** What the text lacks has no field in this dialog. */
const gapsOf = ({ error }: Submission, studio: Context) =>
  error instanceof PorchlightError && error.code === 'contract_incomplete' ? failed(studio, error) : nothing

/** The presentation keeps its homeowner's email. A draft or a contract keeps the emails of the others. */
export async function withEmails({ presentationId, signers, homeowner }: Contract, emails: Emails) {
  const [first] = signers
  const email = emails[first?.id ?? '']
  const params = { path: { presentationId } }
  if (email) await api.patch('/api/presentations/{presentationId}', { params, body: { homeownerData: { email } } })
  return signers.map(({ id, name, email: known, role }, index) => {
    const ofPresentation = index === 0 && name === homeowner.name && !known
    return ofPresentation ? { role } : { name, email: emails[id] ?? known, role }
  })
}
