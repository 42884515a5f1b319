import { html } from 'lit'
import { defaultPalette } from '../../../core/shared/theme'
import { api } from '../../api'
import { colorField, colorSample } from '../../parts/colors'
import { field, textField } from '../../parts/field'
import { failed } from '../../parts/states'
import { valuesOf } from '../../submission'
import { colorsOf } from './colors-of-logo'
import { pixelsOfFile } from './pixels-of-file'
import { Step } from './step'

class CompanyStep extends Step {
  #palette: { primary: string; accent: string } | undefined
  #logo: File | undefined

  override render() {
    const { words, studio, submission } = this
    const { primary, accent } = this.#colors
    return html`<form class="card" @submit=${this.#submit}>
      <h2>${words.companyTitle}</h2>
      <p class="quiet-text">${words.companyText}</p>
      ${textField({ name: 'name', label: words.companyName, value: studio.organization.name, isRequired: true, autocomplete: 'organization', fault: submission.faultOf('name') })}
      ${field({
        name: 'logo',
        label: words.logo,
        hint: words.logoHint,
        input: ({ id, describedBy }) =>
          html`<input id=${id} type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" aria-describedby=${describedBy} @change=${this.#choose} />`,
      })}
      <div class="colors">
        ${this.#color('primary', words.primary, primary)} ${this.#color('accent', words.accent, accent)}
      </div>
      ${colorSample({ ...defaultPalette, ...this.#colors }, studio.common)}
      ${submission.error === undefined ? '' : failed(studio, submission.error)}
      <button type="submit" ?disabled=${submission.isBusy}>${words.next}</button>
    </form>`
  }

  get #colors() {
    return this.#palette ?? this.day.palette ?? { primary: defaultPalette.primary, accent: defaultPalette.accent }
  }

  #color(name: 'primary' | 'accent', label: string, value: string) {
    const onInput = (chosen: string) => {
      this.#palette = { ...this.#colors, [name]: chosen }
      this.requestUpdate()
    }
    return colorField({ name, label, value, onInput })
  }

  readonly #choose = async (event: Event) => {
    this.#logo = (event.target as HTMLInputElement).files?.[0]
    if (!this.#logo) return
    const pixels = await pixelsOfFile(this.#logo).catch(() => undefined)
    const found = pixels && colorsOf(pixels)
    if (found) this.#palette = { ...this.#colors, ...found }
    this.requestUpdate()
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name = '' } = valuesOf(event.currentTarget as HTMLFormElement)
    const made = { palette: this.#colors, ...(this.day.logo && { logo: this.day.logo }) }
    const isSaved = await this.submission.run(async () => {
      if (name !== this.studio.organization.name) await api.patch('/api/organization', { body: { name } })
      if (this.#logo) made.logo = (await api.media.upload(this.#logo)).storageKey
    })
    if (!isSaved) return
    void this.studio.reloadSession()
    this.done(made)
  }
}

customElements.define('studio-company-step', CompanyStep)
