import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { api } from '../../api'
import { AskAgain } from '../../ask-again'
import { Cached, changed } from '../../cached'
import { sentenceOfEmail } from '../../field-faults'
import { pageHead } from '../../parts/page-head'
import { failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { type Ask, askDialog, laterEmailOf, type Typed, withEmails } from './ask'
import { type CoOwner, coOwnerOf } from './co-owner'
import './countersign'
import { missingIn } from './draft'
import './evidence'
import { paperOf } from './paper'
import { type Links, signersOf } from './signers'
import {
  type Contract as Made,
  shadeOf,
  stateOf,
  toldOf,
  toShareOf,
  type Words,
  waitsForCompany,
  waitsForSigners,
} from './standing'
import { sumsOf } from './sums'

/** One contract: its status, its signers, the payment, its history, and what the company can do. */
class Contract extends Screen<Words> {
  #ask: Ask | 'countersign' | 'edit' | undefined
  #links: Links = {}
  #typed: Typed = {}
  readonly #submission = new Submission(this)
  readonly #contract = new Cached<Made>(this, () => {
    const path = { contractId: this.#id }
    return {
      key: `contract ${this.#id}`,
      load: async () => (await api.get('/api/contracts/{contractId}', { params: { path } })).contract,
    }
  })

  readonly #missing = new Cached(this, () => {
    const { value } = this.#contract
    return value?.status === 'draft' ? missingIn(value) : undefined
  })

  readonly #laterEmail = new Cached(this, () => this.#contract.value && laterEmailOf(this.#contract.value))

  constructor() {
    super()
    new AskAgain(this, () => this.#isBeingSealed, this.#askWhetherSealed)
  }

  get #id() {
    return this.params.contractId ?? ''
  }

  override render() {
    const { words, studio } = this
    const back = { path: '/contracts', label: words.title }
    const head = (contract?: Made) =>
      pageHead({
        title: contract ? fill(words.numbered, { number: String(contract.number) }) : words.one,
        text: contract && `${contract.title} · ${contract.homeowner.name}`,
        back,
        actions: contract ? this.#actions(contract) : nothing,
      })
    return html`
      ${head(this.#contract.value)}
      ${shown(studio, this.#contract, (contract) => this.#draw(contract))}
      <studio-contract-evidence .studio=${studio} .words=${words} .contractId=${this.#id}></studio-contract-evidence>
      ${this.#contract.value ? this.#dialog(this.#contract.value) : nothing}
    `
  }

  #actions(contract: Made) {
    const { words, studio } = this
    const { status } = contract
    const [isReady, hasGaps] = [waitsForCompany(contract), Boolean(this.#missing.value?.length)]
    const button = (label: string, ask: 'send' | 'void' | 'edit' | 'countersign', kind = '', isDisabled = false) =>
      html`<button type="button" class=${kind} ?disabled=${isDisabled} @click=${() => this.#open(ask)}>${label}</button>`
    const isFirst = studio.canWrite && (isReady || status === 'draft')
    return html`
      ${studio.canWrite && isReady ? button(words.countersign, 'countersign') : nothing}
      ${studio.canWrite && status === 'draft' ? html`${button(words.send, 'send', hasGaps ? 'quiet' : '', hasGaps)}${button(words.editDraft, 'edit', 'quiet')}` : nothing}
      <a class="button ${isFirst ? 'quiet' : ''}" href=${`/api/contracts/${contract.id}/document.pdf`} target="_blank" rel="noopener">${words.openPdf}</a>
      ${studio.canWrite && (status === 'draft' || isReady || waitsForSigners(contract)) ? button(words.void, 'void', 'quiet') : nothing}
    `
  }

  #draw(contract: Made) {
    const { words, studio } = this
    const { status, mailProblem, sealProblem, replacedBy, presentationId } = contract
    const { error } = this.#submission
    const homeowner = `/homeowners/${presentationId}`
    const resend = (signerId: string) => this.#write(() => this.#resend({ signerId }))
    const makeLink = async (signerId: string) => {
      await this.#submission.run(() => this.#resend({ signerId, isMailed: false }))
      return this.#links[signerId]
    }
    const draftWith = (coOwner: CoOwner) => this.#write(() => this.#draftWith(contract, coOwner))
    const toShare = toShareOf(contract, words, studio)
    return html`
      ${error !== undefined && !this.#ask ? failed(studio, error) : nothing}
      ${status === 'draft' ? html`<studio-draft .studio=${studio} .words=${words} .contract=${contract} .isEdited=${this.#ask === 'edit'} @edit=${() => this.#open('edit')} @close=${this.#edited}></studio-draft>` : nothing}
      ${waitsForSigners(contract) ? contract.signers.map((signer) => coOwnerOf(signer, words, studio, { draftWith, isBusy: this.#submission.isBusy })) : nothing}
      <section class="card standing">
        <h2>${words.standing}</h2>
        <p><span class="state ${shadeOf(status)}">${stateOf(contract, words)}</span> ${toldOf(contract, words, studio)}</p>
        ${toShare ? html`<p class="fault">${toShare}</p>` : nothing}
        ${mailProblem ? html`<p class="fault">${sentenceOfEmail(mailProblem, studio.format.moment)}</p>` : nothing}
        ${sealProblem ? html`<p class="fault">${sealProblem}</p>` : nothing}
        ${replacedBy ? html`<p><a href=${addressOf(`/contracts/${replacedBy}`)}>${words.toReplacement}</a></p>` : nothing}
        ${studio.hasScreen(homeowner) ? html`<p><a href=${addressOf(homeowner)}>${words.toHomeowner}</a></p>` : nothing}
      </section>
      ${signersOf(contract, words, studio, { resend, makeLink, addEmail: (signerId) => this.#open({ signerId }), links: this.#links, isBusy: this.#submission.isBusy })}
      ${sumsOf(contract, words, studio)}
      ${paperOf(words.theWords, contract.html)}
    `
  }

  #dialog(contract: Made) {
    const { words, studio } = this
    const close = () => this.#open(undefined)
    if (this.#ask === 'countersign')
      return html`<studio-dialog heading=${words.countersignTitle} close-label=${studio.common.close} @close=${close}
        .content=${html`<studio-countersign .studio=${studio} .words=${words} .contract=${contract} @done=${this.#countersigned}></studio-countersign>`}
      ></studio-dialog>`
    const ask = this.#ask
    if (!ask || ask === 'edit') return nothing
    const confirm = (typed: Typed) =>
      this.#write(() => {
        if (ask === 'void') return this.#void(typed.reason)
        return ask === 'send' ? this.#send(contract, typed) : this.#replace(contract, typed)
      })
    const does = { submission: this.#submission, close, confirm, draw: () => this.requestUpdate() }
    return askDialog(ask, { contract, words, studio, does, typed: this.#typed, laterEmail: this.#laterEmail.value })
  }

  readonly #open = (ask: Ask | 'countersign' | 'edit' | undefined) => {
    this.#submission.forget()
    this.#ask = ask
    this.#typed = {}
    this.requestUpdate()
  }

  async #write(call: () => Promise<string>) {
    let said = ''
    const isDone = await this.#submission.run(async () => {
      said = await call()
    })
    if (!isDone) return
    this.#ask = undefined
    this.requestUpdate()
    this.studio.say(said)
  }

  #path = () => ({ params: { path: { contractId: this.#id } } })

  #keep(contract: Made) {
    this.#contract.tell(contract)
    changed('contracts', 'contract evidence', 'needs')
  }

  async #send(draft: Made, emails: Typed) {
    if (Object.keys(emails).length)
      await api.patch('/api/contracts/{contractId}', {
        ...this.#path(),
        body: { signers: await withEmails(draft, emails) },
      })
    const { contract, signUrls, isMailed } = await api.post('/api/contracts/{contractId}/send', this.#path())
    return this.#sent(contract, signUrls, isMailed)
  }

  async #replace(before: Made, emails: Typed) {
    const { id: replaces, presentationId, templateId, tier, inAnyOrder, validDays } = before
    const signers = await withEmails(before, emails)
    const body = { presentationId, templateId, tier, inAnyOrder, validDays, replaces, signers }
    const { contract } = await api.post('/api/contracts', { body })
    changed('homeowner', 'contracts', 'needs', 'contract')
    this.studio.go(`/contracts/${contract.id}`)
    return fill(this.words.replaced, { number: String(contract.number) })
  }

  readonly #edited = ({ detail }: CustomEvent<Made | undefined>) => {
    this.#open(undefined)
    if (!detail) return
    this.#keep(detail)
    this.studio.say(this.words.draftChanged)
  }

  async #resend(body: { signerId: string; isMailed?: boolean }) {
    const asked = { ...this.#path(), body }
    const { contract, signUrls, isMailed } = await api.post('/api/contracts/{contractId}/resend', asked)
    return this.#sent(contract, signUrls, isMailed)
  }

  #sent(contract: Made, signUrls: { signerId: string; signUrl: string }[], isMailed: boolean) {
    this.#links = {
      ...this.#links,
      ...Object.fromEntries(signUrls.map(({ signerId, signUrl }) => [signerId, signUrl])),
    }
    this.#keep(contract)
    const hasNoEmail = contract.signers.some(({ id, email }) => id === signUrls[0]?.signerId && !email)
    return isMailed ? this.words.sent : hasNoEmail ? this.words.linkCreated : this.words.sentUnmailed
  }

  async #draftWith(
    { id: replaces, presentationId, templateId, tier, signers, inAnyOrder }: Made,
    { name, email }: CoOwner,
  ) {
    const named = signers.map((signer) => ({ name: signer.name, email: signer.email, role: signer.role }))
    const body = {
      ...{ presentationId, templateId, tier, inAnyOrder, replaces, isDraft: true },
      signers: [...named, { name, email, role: 'co_owner' as const }],
    }
    const { contract } = await api.post('/api/contracts', { body })
    changed('homeowner', 'contracts', 'needs', 'contract')
    this.studio.go(`/contracts/${contract.id}`)
    return this.words.coOwnerDrafted
  }

  async #void(reason: string | undefined) {
    const body = reason ? { reason } : {}
    const { contract } = await api.post('/api/contracts/{contractId}/void', { ...this.#path(), body })
    this.#keep(contract)
    return this.words.voided
  }

  get #isBeingSealed() {
    const contract = this.#contract.value
    return contract?.status === 'signed' && !contract.sealProblem
  }

  readonly #askWhetherSealed = async () => {
    await this.#contract.reload()
    if (this.#contract.value?.status === 'sealed') changed('contracts', 'contract evidence')
  }

  readonly #countersigned = ({ detail }: CustomEvent<Made>) => {
    this.#keep(detail)
    this.#open(undefined)
    this.studio.say(this.words.countersigned)
  }
}

customElements.define('studio-contract', Contract)
