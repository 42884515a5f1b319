import { html, nothing } from 'lit'
import { homeownerFields } from '../../../core/shared/merge-fields'
import { fill } from '../../../locales/fill'
import { type Answer, api, PorchlightError } from '../../api'
import { Cached, changed } from '../../cached'
import { sentenceOfEmail } from '../../field-faults'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { field, textField } from '../../parts/field'
import { moreRows } from '../../parts/more-rows'
import { pageHead } from '../../parts/page-head'
import { copyField } from '../../parts/shown-once'
import { failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { contactLinks, type Member, readMembers } from './contact'
import './conversation'
import { LiveStrip } from './live-strip'
import './new-contract'
import './notes'
import { offerOf, type Quote } from './offer'
import { nameOf, type Presentation, placeOf, shadeOf, type Words } from './standing'
import { stripOf } from './strip'
import { type Event as Happened, timeLine } from './time-line'
import './work'

type Asked = 'send' | 'edit' | 'delete' | 'erase' | 'contract' | 'book'
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
  readonly #quote = new Cached<{ quote: Quote | null }>(this, () => ({
    key: `quote of ${this.#id}`,
    load: () => api.get('/api/presentations/{presentationId}/quote', this.#one).catch(noneIfMissing),
  }))
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

  #actions({ homeownerData: { email } }: Presentation) {
    const { words, studio } = this
    const button = (asked: Asked, label: string) =>
      html`<button type="button" class="quiet" @click=${() => this.#ask(asked)}>${label}</button>`
    return html`
      ${email ? html`<button type="button" @click=${() => this.#ask('send')}>${words.sendLink}</button>` : nothing}
      <button type="button" class="quiet" @click=${this.#book}>${words.book}</button>
      ${button('contract', words.makeContract)}
      ${button('edit', studio.common.edit)} ${button('delete', studio.common.delete)}
      ${studio.isOwner && email ? button('erase', words.erase) : nothing}
    `
  }

  #draw(presentation: Presentation) {
    const { words, studio } = this
    const problem = this.#mails.value?.find(({ status }) => status === 'failed')?.problem
    return html`
      ${this.search.has('unsent') || problem ? html`<p class="fault" role="alert">${problem ? sentenceOfEmail(problem, studio.format.moment) : words.unsent}</p>` : nothing}
      <section class="card">
        <p><span class="state ${shadeOf(presentation)}">${words.stages[presentation.stage]}</span>
          ${contactLinks(presentation)}</p>
        <studio-work .studio=${studio} .words=${words} .presentation=${presentation}></studio-work>
      </section>
      ${this.#watchingNow()}
      <studio-conversation .studio=${studio} .words=${words} .presentation=${presentation} .viewer=${this.#live.viewer} .join=${this.search.get('join')}></studio-conversation>
      ${shown(studio, this.#quote, ({ quote }) => offerOf(presentation, quote, words, studio))}
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
      <section class="card">${copyField(studio, words.link, presentation.viewerUrl)}</section>
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
    const name = nameOf(presentation)
    const dialog = { submission: this.#submission, close: () => this.#ask(undefined) }
    if (asked === 'book')
      return html`<studio-book-visit .studio=${studio} .words=${words} .presentation=${presentation} @close=${dialog.close}></studio-book-visit>`
    if (asked === 'contract')
      return html`<studio-new-contract .studio=${studio} .words=${words} .presentation=${presentation} @close=${dialog.close}></studio-new-contract>`
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
    if (asked === 'edit') {
      const given = presentation.homeownerData
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.editOne, { name }), text: words.editText, button: studio.common.save },
        more: html`${homeownerFields.map((field) => textField({ name: field, label: words.fields[field], value: given[field] ?? '', isRequired: field === 'first_name', fault: this.#submission.faultOf(`homeownerData.${field}`) }))}`,
        confirm: (form) => this.#edit(valuesOf(form)),
      })
    }
    const isErased = asked === 'erase'
    return confirmDialog(studio, {
      ...dialog,
      heading: fill(isErased ? words.eraseOne : words.deleteOne, { name }),
      text: fill(isErased ? words.eraseText : words.deleteText, { email: presentation.homeownerData.email ?? '' }),
      button: isErased ? words.erase : studio.common.delete,
      isDanger: true,
      confirm: isErased ? this.#erase : this.#delete,
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

  readonly #delete = () => this.#leave(() => api.presentations.delete(this.#id), this.words.deleted)

  readonly #erase = () => {
    const body = { kind: 'erasure', presentationId: this.#id } as const
    return this.#leave(() => api.post('/api/privacy-requests', { body }), this.words.erased)
  }

  async #leave(call: () => Promise<unknown>, told: string) {
    if (!(await this.#submission.run(call))) return
    changed('homeowner', 'decks', 'analytics', 'needs')
    this.studio.say(told)
    this.studio.go('/homeowners')
  }
}

function noneIfMissing(error: unknown) {
  if (error instanceof PorchlightError && error.code === 'quote_not_found') return { quote: null }
  throw error
}

customElements.define('studio-homeowner', Homeowner)
