import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { type HomeownerField, homeownerFields } from '../../../core/shared/merge-fields'
import { isUnknownState } from '../../../core/shared/state-names'
import type { TierName } from '../../../core/shared/tiers'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { empty, failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Submission, valuesOf } from '../../submission'
import { type Offer, optionOf } from './offer'
import { contractState, nameOf, type Presentation, type Words } from './standing'

type Template = Answer<'/api/contracts/templates', 'get'>['templates'][number]

const usualDays = 30

/** Printed in the contract, whether or not the template names them. The state also decides how long they can cancel. */
const homeFields: HomeownerField[] = ['address', 'city', 'state', 'zip']

/** A contract in one of these states binds, or may still be signed. */
const live = ['draft', 'sent', 'opened', 'signed', 'sealed']

const isOfHomeowner = (field: string): field is HomeownerField => homeownerFields.some((known) => known === field)

/** Returns the screen on which a merge field gets its value, if that isn't the homeowner's. */
function sourceOf(field: string) {
  if (field === 'company_address' || field === 'company_name') return '/settings'
  if (field.startsWith('company_')) return '/settings/branding'
  return field.startsWith('tier_') ? '/decks' : '/roofs'
}

type Draft = Answer<'/api/contracts/{contractId}', 'get'>['contract']

/** Drafts a contract for one homeowner and opens it, or changes the given `draft`. Sends `close`, with a changed draft. */
class NewContract extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    presentation: { attribute: false },
    offer: { attribute: false },
    draft: { attribute: false },
    said: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare presentation: Presentation
  declare offer: Offer | undefined
  declare draft: Draft | undefined
  /** The texts around the form, if it changes a draft. */
  declare said: { heading: string; text: string; button: string } | undefined
  #templateId: string | undefined
  #tier: TierName | undefined
  readonly #typed: { email?: string; coOwnerEmail?: string; state?: string } = {}
  /** Until it is known what another option lacks, the fields stay, with what was typed into them. */
  #missingBefore: string[] = []
  readonly #submission = new Submission(this)
  readonly #templates = new Cached<Template[]>(this, () => ({
    key: 'templates to choose',
    load: async () => (await api.get('/api/contracts/templates')).templates,
  }))
  readonly #missing = new Cached<string[]>(this, () => {
    const { templateId, tier } = this.#asked
    if (!templateId) return undefined
    const body = { presentationId: this.presentation.id, tier }
    const load = async () =>
      (await api.post('/api/contracts/templates/{templateId}/preview', { params: { path: { templateId } }, body }))
        .missing
    return { key: `missing of ${templateId} ${tier} ${this.presentation.id}`, load }
  })

  get #asked() {
    const { draft, presentation } = this
    const templateId = this.#templateId ?? draft?.templateId ?? this.#templates.value?.[0]?.id
    return { templateId, tier: this.#tier ?? draft?.tier ?? presentation.activity?.chosenTier ?? 'better' }
  }

  override render() {
    const { studio, words, draft } = this
    const templates = this.#templates.value
    const { templateId = '', tier } = this.#asked
    const [, coOwner] = draft?.signers ?? []
    if (templates?.length)
      return confirmDialog(studio, {
        ...(this.said ?? { heading: words.makeContract, text: words.contractText, button: words.makeContract }),
        ...{ submission: this.#submission, close: this.#close },
        more: html`
          ${draft ? nothing : this.#existing()}
          ${selectField({ name: 'templateId', label: words.template, options: Object.fromEntries(templates.map(({ id, name }) => [id, name])), chosen: templateId, onChange: this.#choose })}
          ${this.#tierField(tier)}
          ${this.#gaps()}
          ${textField({ name: 'coOwner', label: words.coOwner, hint: words.coOwnerHint, value: coOwner?.name, fault: this.#submission.faultOf('signers[1].name') })}
          ${textField({ name: 'coOwnerEmail', label: words.coOwnerEmail, type: 'email', value: coOwner?.email ?? '', hint: this.#isEmailShared ? words.sameEmail : undefined, onInput: this.#type('coOwnerEmail'), fault: this.#submission.faultOf('signers[1].email') })}
          ${textField({ name: 'validDays', label: words.validDays, hint: words.validDaysHint, type: 'number', value: String(draft?.validDays ?? usualDays), isRequired: true, fault: this.#submission.faultOf('validDays') })}
        `,
        confirm: (form) => this.#make(valuesOf(form)),
      })
    return html`<studio-dialog
      heading=${words.makeContract}
      close-label=${studio.common.close}
      .content=${html`${shown(studio, this.#templates, () => empty(words.noTemplate, words.noTemplateText, { label: words.toTemplates, path: '/contracts/templates/new' }))}`}
      @close=${this.#close}
    ></studio-dialog>`
  }

  #existing() {
    const { studio, words } = this
    const { contract } = this.presentation.activity ?? {}
    if (!contract || !live.includes(contract.status)) return nothing
    const values = { name: nameOf(this.presentation), state: contractState(this.presentation, words) }
    const path = `/contracts/${contract.id}`
    return html`<p class="state waits note">${fill(words.alreadyContract, values)}
      ${studio.hasScreen(path) ? html`<a href=${addressOf(path)}>${words.openContract}</a>` : nothing}</p>`
  }

  #tierField(tier: TierName) {
    const { studio, words, offer } = this
    const chosenTier = this.presentation.activity?.chosenTier
    const option = (each: TierName) => optionOf(each, offer, words, studio)
    const name = nameOf(this.presentation)
    return selectField({
      ...{ name: 'tier', label: words.tier, chosen: tier, onChange: this.#chooseTier },
      options: { good: option('good'), better: option('better'), best: option('best') },
      hint: chosenTier
        ? fill(words.choseOption, { name, option: option(chosenTier) })
        : fill(words.choseNoOption, { name }),
    })
  }

  /** A contract must have no gap when it is sent, so each is named while it can still be filled. */
  #gaps() {
    const { studio, words } = this
    const { value = this.#missingBefore, error } = this.#missing
    this.#missingBefore = value
    if (error !== undefined) return failed(studio, error)
    const missing = value
    const { homeownerData } = this.presentation
    const [signer] = this.draft?.signers ?? []
    // A draft is where a typo is noticed, so it can be corrected there.
    const isAsked = (name: HomeownerField) => (this.draft || !homeownerData[name]) && !missing.includes(name)
    const unnamed = homeFields.filter(isAsked)
    const asksEmail = isAsked('email') && (!signer || signer.email === homeownerData.email)
    // A home may be outside the US, so a state that we don't know is only pointed out.
    const isOdd = isUnknownState(this.#typed.state ?? homeownerData.state ?? '')
    const isHomeIncomplete = unnamed.some((name) => !homeownerData[name])
    const others = missing.filter((each) => !isOfHomeowner(each))
    const fieldsOf = (names: HomeownerField[]) =>
      repeat(
        names,
        (name) => name,
        (name) =>
          html`${textField({
            ...{ name, label: words.fields[name], fault: this.#submission.faultOf(`homeownerData.${name}`) },
            ...{ value: homeownerData[name] ?? '', ...(name === 'state' && { onInput: this.#type('state') }) },
          })}${name === 'state' && isOdd ? html`<p class="state waits note" role="status">${words.unknownState}</p>` : nothing}`,
      )
    const gaps = html`<section class="gaps" aria-label=${words.gaps}>
      ${missing.length ? html`<p class="state waits note">${words.gapsText}</p>` : nothing}
      ${fieldsOf(homeownerFields.filter((name) => missing.includes(name)))}
      ${others.length ? html`<ul>${others.map((name) => html`<li><a href=${addressOf(sourceOf(name))}>${fill(words.gapElsewhere, { field: words.mergeFields[name as keyof Words['mergeFields']] ?? name })}</a></li>`)}</ul>` : nothing}
      ${isHomeIncomplete ? html`<p class=${missing.length ? 'quiet-text' : 'state waits note'}>${words.homeGapsText}</p>` : nothing}
      ${fieldsOf(unnamed)}
    </section>`
    return html`${missing.length || unnamed.length ? gaps : nothing}
      ${asksEmail ? textField({ name: 'email', label: words.optionalEmail, value: homeownerData.email ?? '', hint: words.contractEmailHint, onInput: this.#type('email'), fault: this.#submission.faultOf('homeownerData.email') }) : nothing}`
  }

  get #isEmailShared() {
    const [first, second] = this.draft?.signers ?? []
    const email = first?.email ?? this.presentation.homeownerData.email ?? this.#typed.email
    const coOwnerEmail = this.#typed.coOwnerEmail ?? second?.email
    return Boolean(email) && email?.toLowerCase() === coOwnerEmail?.toLowerCase()
  }

  readonly #type = (name: 'email' | 'coOwnerEmail' | 'state') => (value: string) => {
    this.#typed[name] = value
    this.requestUpdate()
  }

  readonly #choose = (templateId: string) => {
    this.#templateId = templateId
    this.requestUpdate()
  }

  readonly #chooseTier = (tier: TierName) => {
    this.#tier = tier
    this.requestUpdate()
  }

  readonly #close = () => this.#end()
  readonly #end = (detail?: Draft) => this.dispatchEvent(new CustomEvent('close', { detail }))

  /** The first signer is the presentation's homeowner, unless the draft names someone else. */
  #signersOf(coOwner: string | undefined, coOwnerEmail: string | undefined) {
    const [first, second, ...others] = this.draft?.signers ?? []
    const isSame = (second?.name ?? '') === (coOwner ?? '') && (second?.email ?? '') === (coOwnerEmail ?? '')
    if (isSame) return {}
    const isNamed = first && first.name !== this.draft?.homeowner.name
    const homeowner = { role: 'homeowner' as const, ...(isNamed && { name: first.name, email: first.email }) }
    const added = {
      role: 'co_owner' as const,
      ...(coOwner && { name: coOwner }),
      ...(coOwnerEmail && { email: coOwnerEmail }),
    }
    const rest = others.map(({ name, email, role }) => ({ name, email, role }))
    return { signers: [homeowner, ...(coOwner || coOwnerEmail ? [added] : []), ...rest] }
  }

  async #make({ templateId = '', tier, coOwner, coOwnerEmail, validDays, ...typed }: Record<string, string>) {
    const { draft } = this
    const { id: presentationId } = this.presentation
    const { homeownerData } = this.presentation
    const filled = Object.entries(typed).filter(
      ([name, value]) => isOfHomeowner(name) && value && value !== homeownerData[name],
    )
    const signers = this.#signersOf(coOwner, coOwnerEmail)
    const terms = { templateId, tier: tier as TierName, validDays: Number(validDays), ...signers }
    let made: Draft | undefined
    await this.#submission.run(async () => {
      const params = { path: { presentationId } }
      if (filled.length)
        await api.patch('/api/presentations/{presentationId}', {
          params,
          body: { homeownerData: Object.fromEntries(filled) },
        })
      const { contract } = draft
        ? await api.patch('/api/contracts/{contractId}', { params: { path: { contractId: draft.id } }, body: terms })
        : await api.post('/api/contracts', { body: { ...terms, presentationId, isDraft: true } })
      made = contract
    })
    if (!made) return
    changed('homeowner', 'contracts', 'needs', 'missing of')
    if (draft) return this.#end(made)
    this.studio.say(this.words.contractMade.replace('{name}', nameOf(this.presentation)))
    this.studio.go(`/contracts/${made.id}`)
  }
}

customElements.define('studio-new-contract', NewContract)
