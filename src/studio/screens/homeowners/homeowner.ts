import { html, nothing, type PropertyValues } from 'lit'
import { homeownerFields } from '../../../core/shared/merge-fields'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached, changed } from '../../cached'
import { sentenceOfEmail } from '../../field-faults'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field, textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { copyField } from '../../parts/shown-once'
import { failed, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { contactLinks, type Member, readMembers, shapeOf } from './contact'
import './conversation'
import { LiveStrip } from './live-strip'
import './new-contract'
import { isLinkToShare, mainButton, nextStep } from './next-step'
import './notes'
import { type Offered, offerOf } from './offer'
import './removal'
import { badgeOf, nameOf, type Presentation, placeOf, type Words, waitingContract } from './standing'
import { stripOf } from './strip'
import { type Event as Happened, timeLine } from './time-line'
import './work'

type Asked = 'send' | 'edit' | 'contract' | 'book'
type Mail = Answer<'/api/mails', 'get'>['mails'][number]

/** One homeowner: what happened, how they watched, and what the company can do. */
class Homeowner extends Screen<Words> {
  #asked: Asked | undefined
  readonly #submission = new Submission(this)
  readonly #presentation = new Cached<Presentation>(this, () => ({
    key: `homeowner ${this.#id}`,
    load: async () => {
      const params = { path: { presentationId: this.#id }, query: { include: 'activity' } } as const
      return (await api.get('/api/presentations/{presentationId}', { params })).presentation
    },
  }))
  readonly #analytics = new Cached(this, () => ({
    key: `strip of ${this.#id}`,
    load: async () => (await api.get('/api/presentations/{presentationId}/analytics', this.#one)).analytics,
  }))
  readonly #offered = new Cached<Offered>(this, () => ({
    key: `quote of ${this.#id}`,
    load: async () => {
      const { offer } = await api.get('/api/presentations/{presentationId}/offer', this.#one)
      if (!offer.quoteId) return { offer, quote: null }
      return { offer, quote: (await api.get('/api/presentations/{presentationId}/quote', this.#one)).quote }
    },
  }))
  readonly #contracts = new Cached(this, () => {
    if (!this.#presentation.value?.activity?.contract) return undefined
    const params = { query: { presentationId: this.#id } }
    const load = async () => (await api.get('/api/contracts', { params })).contracts
    return { key: `contracts of ${this.#id}`, load }
  })
  readonly #mails = new Cached<Mail[]>(this, () => ({
    key: `mails of ${this.#id}`,
    load: async () =>
      (await api.get('/api/mails', { params: { query: { subject: `presentation:${this.#id}` } } })).mails,
  }))
  readonly #members = new Cached<Member[]>(this, () => ({ key: 'members of homeowners', load: readMembers }))
  readonly #happened = new Paged<Happened>(this, () => ({
    key: `activity of ${this.#id}`,
    load: async (cursor) => {
      const params = { ...this.#one.params, query: { ...(cursor && { cursor }) } }
      const { activity, nextCursor } = await api.get('/api/presentations/{presentationId}/activity', { params })
      return { items: activity, nextCursor }
    },
  }))

  readonly #live = new LiveStrip(
    this,
    () => this.#id,
    () => changed(`strip of ${this.#id}`, `activity of ${this.#id}`, `homeowner ${this.#id}`, `quote of ${this.#id}`),
  )

  get #id() {
    return this.params.presentationId ?? ''
  }

  get #one() {
    return { params: { path: { presentationId: this.#id } } }
  }

  protected override willUpdate(updated: PropertyValues) {
    if (!updated.has('search') || !this.search.has('contract')) return
    if (this.studio.canWrite) this.#asked = 'contract'
    // Coming back to this page later shows it without the dialog.
    history.replaceState(history.state, '', addressOf(`/homeowners/${this.#id}`))
  }

  override render() {
    const { words, studio } = this
    const presentation = this.#presentation.value
    return html`
      ${pageHead({
        title: presentation ? nameOf(presentation) : words.one,
        text: presentation && placeOf(presentation.homeownerData),
        back: { path: '/homeowners', label: words.title },
        actions: presentation && studio.canWrite ? this.#actions(presentation) : nothing,
      })}
      ${this.#submission.error === undefined || this.#asked ? nothing : failed(studio, this.#submission.error)}
      ${shown(studio, this.#presentation, (each) => this.#draw(each))}
      ${presentation && this.#asked ? this.#dialog(this.#asked, presentation) : nothing}
    `
  }

  /** The step that usually comes next stands out. */
  #actions(presentation: Presentation) {
    const { words, studio } = this
    const { homeownerData, activity } = presentation
    const { email } = homeownerData
    const draft = activity?.contract?.status === 'draft' ? activity.contract : undefined
    const open = draft ?? waitingContract(presentation)
    const next = mainButton(presentation)
    const button = (asked: Asked, label: string, press = () => this.#ask(asked)) =>
      html`<button type="button" class=${asked === next ? '' : 'quiet'} @click=${press}>${label}</button>`
    return html`
      ${open ? html`<a class="button" href=${addressOf(`/contracts/${open.id}`)}>${draft ? words.openDraft : words.openContract}</a>` : nothing}
      ${email ? button('send', words.sendLink) : nothing}
      ${button('book', words.book, this.#book)}
      ${button('contract', words.makeContract)}
      ${button('edit', studio.common.edit)}
    `
  }

  #draw(presentation: Presentation) {
    const { words, studio } = this
    const problem = this.#mails.value?.find(({ status }) => status === 'failed')?.problem
    return html`
      ${this.search.has('unsent') || problem ? html`<p class="fault" role="alert">${problem ? sentenceOfEmail(problem, studio.format.moment) : words.unsent}</p>` : nothing}
      <div class="record">
        <section class="card">
          <p>${badgeOf(presentation, words, studio)}
            ${contactLinks(presentation)}</p>
          ${nextStep(presentation, words, studio)}
          <studio-work .studio=${studio} .words=${words} .presentation=${presentation}></studio-work>
          ${copyField(studio, words.presentationLink, presentation.viewerUrl, { isMain: isLinkToShare(presentation) })}
        </section>
        <div class="main">
          ${this.#watchingNow()}
          <studio-conversation .studio=${studio} .words=${words} .presentation=${presentation} .viewer=${this.#live.viewer} .join=${this.search.get('join')}></studio-conversation>
          <studio-notes .studio=${studio} .words=${words} .presentationId=${this.#id}></studio-notes>
          <section class="card">
            <h2>${words.timeLine}</h2>
            ${shown(
              studio,
              this.#happened.loaded,
              () => html`${timeLine(this.#happened.items ?? [], presentation, this.#members.value ?? [], words, studio)}
                ${moreRows(studio, this.#happened)}`,
            )}
          </section>
          ${shown(studio, this.#analytics, ({ slides }) => stripOf(this.#live.added(slides), words, studio))}
        </div>
        <div>${shown(studio, this.#offered, (offered) => offerOf(presentation, { ...offered, contracts: this.#contracts.value }, words, studio))}</div>
      </div>
      ${studio.canWrite ? html`<studio-homeowner-removal .studio=${studio} .words=${words} .presentation=${presentation}></studio-homeowner-removal>` : nothing}
    `
  }

  #watchingNow() {
    const { viewer } = this.#live
    const { words } = this
    const sentence = viewer?.isPlaying ? words.watchingSlide : words.pausedOnSlide
    return html`<p role="status">${viewer ? html`<span class="state good">${fill(sentence, { slide: viewer.slideTitle ?? words.intro })}</span>` : nothing}</p>`
  }

  #dialog(asked: Asked, presentation: Presentation) {
    const { words, studio } = this
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (asked === 'book')
      return html`<studio-book-visit .studio=${studio} .words=${words} .presentation=${presentation} @close=${dialog.close}></studio-book-visit>`
    if (asked === 'contract')
      return html`<studio-new-contract .studio=${studio} .words=${words} .presentation=${presentation} .offer=${this.#offered.value?.offer} @close=${dialog.close}></studio-new-contract>`
    if (asked === 'send')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.sendLink, button: words.sendLink },
        text: fill(words.sendText, { email: presentation.homeownerData.email ?? '' }),
        more: field({
          name: 'message',
          label: words.message,
          hint: words.messageHint,
          fault: this.#submission.faultOf('message'),
          input: ({ id, describedBy, invalid }) =>
            html`<textarea id=${id} name="message" rows="4" aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
        }),
        confirm: (form) => this.#send(valuesOf(form).message),
      })
    const given = presentation.homeownerData
    return confirmDialog(studio, {
      ...dialog,
      ...{
        heading: fill(words.editOne, { name: nameOf(presentation) }),
        text: words.editText,
        button: studio.common.save,
      },
      more: html`${homeownerFields.map((field) => textField({ name: field, label: words.fields[field], value: given[field] ?? '', isRequired: field === 'first_name', shape: shapeOf(field, words), fault: this.#submission.faultOf(`homeownerData.${field}`) }))}`,
      confirm: (form) => this.#edit(valuesOf(form)),
    })
  }

  /** Few visits are booked from here, so its code is loaded only then. */
  readonly #book = async () => {
    if (await this.#submission.read(() => import('./book-visit'))) this.#ask('book')
  }

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#submission.forget()
  }

  readonly #send = (message: string | undefined) =>
    this.#write(() => api.presentations.send(this.#id, message), this.words.sent)

  #edit(given: Record<string, string>) {
    const homeownerData = Object.fromEntries(homeownerFields.map((name) => [name, given[name] ?? null]))
    const body = { homeownerData: { ...homeownerData, first_name: given.first_name ?? '' } }
    return this.#write(
      () => api.patch('/api/presentations/{presentationId}', { ...this.#one, body }),
      this.studio.common.saved,
    )
  }

  async #write(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return
    this.#asked = undefined
    this.requestUpdate()
    changed('homeowner', `mails of ${this.#id}`, `activity of ${this.#id}`, 'needs')
    this.studio.say(told)
  }
}

customElements.define('studio-homeowner', Homeowner)
