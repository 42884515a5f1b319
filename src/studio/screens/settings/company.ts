import { html, nothing } from 'lit'
import type { words as settings } from '../../../locales/studio/settings/en'
import { api } from '../../api'
import { Cached } from '../../cached'
import { conflictDialog } from '../../parts/conflict'
import { textField } from '../../parts/field'
import { failed, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission } from '../../submission'
import { daysFields, type Kept, keptOf, originsField, timeZoneField } from './company-fields'
import { patchOf, type Texts, textNames, textsIn, textsOf } from './company-texts'
import { settingsFrame } from './frame'

const readOrganization = async () => (await api.get('/api/organization')).organization

class CompanySettings extends Screen<typeof settings> {
  /** Set from the first letter typed: the settings as they were saved then. */
  #loaded: Texts | undefined
  #kept: Kept | undefined
  #meanwhile: { mine: Texts; theirs: Texts } | undefined
  readonly #submission = new Submission(this)
  readonly #organization = new Cached(this, () => ({ key: 'organization', load: readOrganization }))

  override render() {
    const { studio, words } = this
    const draw = () => html`${studio.canWrite ? this.#form() : this.#facts()} ${this.#conflict()}`
    return settingsFrame(studio, 'company', {
      text: words.companyText,
      content: () => shown(studio, this.#organization, draw),
    })
  }

  get #texts() {
    return this.#loaded ?? textsOf(this.#organization.value ?? this.studio.organization)
  }

  readonly #begin = () => {
    this.#loaded ??= this.#texts
  }

  #form() {
    const { words, studio } = this
    const { error, isBusy } = this.#submission
    const faultOf = this.#faultOf
    const { name, address, timeZone } = this.#texts
    return html`<form class="card" @input=${this.#begin} @submit=${this.#submit}>
      ${textField({ name: 'name', label: words.companyName, value: name, isRequired: true, autocomplete: 'organization', fault: faultOf('name') })}
      ${textField({ name: 'address', label: words.address, value: address, hint: words.addressHint, autocomplete: 'street-address', fault: faultOf('address') })}
      ${timeZoneField(words, timeZone, faultOf('timeZone'))}
      ${studio.isOwner ? this.#ofOwners() : nothing}
      ${error === undefined || this.#isTold ? nothing : failed(studio, error)}
      <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
    </form>
    ${studio.isOwner ? nothing : this.#facts()}`
  }

  readonly #faultOf = (name: string) => this.#submission.faultOf(name)

  get #isTold() {
    const named = ['name', 'address', 'timeZone', 'allowedEmbedOrigins', 'presentationDays', 'stripeAccountId']
    return named.some(this.#faultOf)
  }

  #ofOwners() {
    const texts = this.#texts
    const kept = this.#kept ?? keptOf(texts)
    const keep = (chosen: Kept) => {
      this.#kept = chosen
      this.requestUpdate()
    }
    return html`${originsField(this.words, texts, this.#faultOf('allowedEmbedOrigins'))}
    ${daysFields(this.words, texts, { kept, keep, fault: this.#faultOf('presentationDays') })}
    ${textField({ name: 'stripeAccountId', label: this.words.stripe, value: texts.stripe, hint: this.words.stripeHint, fault: this.#faultOf('stripeAccountId') })}`
  }

  /** Shows the settings that the reader may not change as text. */
  #facts() {
    const { words, studio } = this
    const texts = this.#texts
    const names = studio.canWrite ? (['origins', 'days', 'stripe'] as const) : textNames
    return html`<dl class="card settings-facts">
      ${names.map((name) => html`<div><dt>${this.#label(name)}</dt><dd>${this.#said(name, texts) || words.none}</dd></div>`)}
    </dl>`
  }

  #label(name: keyof Texts) {
    const { words } = this
    return { ...words, name: words.companyName, days: words.kept }[name]
  }

  #said(name: keyof Texts, texts: Texts) {
    const { words, studio } = this
    if (name !== 'days') return texts[name]
    if (texts.days === 'usual') return words.keptUsual
    return texts.days === 'never' ? words.keptNever : studio.format.counted(words.keptDays, Number(texts.days))
  }

  #conflict() {
    if (!this.#meanwhile) return nothing
    const { mine, theirs } = this.#meanwhile
    const differences = this.#differing(mine, theirs).map((name) => ({
      label: this.#label(name),
      theirs: this.#said(name, theirs),
      mine: this.#said(name, mine),
    }))
    const close = (then?: () => void) => () => {
      this.#meanwhile = undefined
      then?.()
      this.requestUpdate()
    }
    return conflictDialog(this.studio, differences, {
      keepMine: close(() => void this.#save(mine)),
      takeTheirs: close(() => {
        this.#loaded = theirs
        this.#kept = undefined
      }),
      close: close(),
    })
  }

  /** Lists what was changed here and also, since it was loaded, by someone else. */
  #differing = (mine: Texts, theirs: Texts) =>
    textNames.filter(
      (name) => mine[name] !== this.#texts[name] && theirs[name] !== this.#texts[name] && mine[name] !== theirs[name],
    )

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const mine = textsIn(event.currentTarget as HTMLFormElement, this.#texts)
    const read = await this.#submission.read(readOrganization)
    if (!read) return
    const theirs = textsOf(read)
    if (this.#differing(mine, theirs).length) {
      this.#meanwhile = { mine, theirs }
      this.requestUpdate()
    } else await this.#save(mine)
  }

  async #save(mine: Texts) {
    const body = patchOf(mine, this.#texts)
    const isSaved = await this.#submission.run(async () => {
      if (!Object.keys(body).length) return
      this.#organization.tell((await api.patch('/api/organization', { body })).organization)
    })
    if (!isSaved) return
    this.#loaded = undefined
    this.#kept = undefined
    await this.studio.reloadSession()
    this.requestUpdate()
    this.studio.say(this.studio.common.saved)
  }
}

customElements.define('studio-settings-company', CompanySettings)
