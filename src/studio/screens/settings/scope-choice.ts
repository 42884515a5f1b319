import { html, nothing } from 'lit'
import type { words as settings } from '../../../locales/studio/settings/en'
import type { Body } from '../../api'
import { PageElement } from '../../page-element'
import { selectField } from '../../parts/select-field'

export type Scope = Body<'/api/keys', 'post'>['scopes'][number]
type AreaOf<Given> = Given extends `${infer Area}:read` ? Area : never
type Words = typeof settings
/** The translations name each area once, so the compiler reports a missing one. */
type Area = AreaOf<Scope> & keyof Words['areas']
type Access = 'none' | 'read' | 'write'
type Preset = Exclude<keyof Words['presets'], 'own'>

const presets: Record<Preset, (areas: Area[]) => Scope[]> = {
  read: (areas) => areas.map((area): Scope => `${area}:read`),
  crm: () => [
    ...(['presentations', 'appointments', 'notifications'] as const).map((area): Scope => `${area}:write`),
    ...(['decks', 'contracts', 'analytics', 'questions', 'organization'] as const).map((area): Scope => `${area}:read`),
  ],
  leads: () => ['presentations:write', 'decks:read'],
}

export const areasOf = (words: Words) =>
  Object.entries(words.areas satisfies Record<AreaOf<Scope>, string>) as [Area, string][]

const accessOf = (scopes: readonly Scope[], area: Area): Access => {
  if (scopes.includes(`${area}:write`)) return 'write'
  return scopes.includes(`${area}:read`) ? 'read' : 'none'
}

export function scopesIn(form: HTMLFormElement, words: Words): Scope[] {
  const given = new FormData(form)
  if (given.get('everything')) return ['*']
  return areasOf(words).flatMap(([area]): Scope[] => {
    const access = given.get(`scope ${area}`)
    return access === 'read' || access === 'write' ? [`${area}:${access}`] : []
  })
}

/** Offers full access, or access area by area. */
class ScopeChoice extends PageElement {
  static override properties = {
    words: { attribute: false },
    scopes: { attribute: false },
    fault: {},
    isAll: { state: true },
    preset: { state: true },
  }

  declare words: Words
  declare scopes: readonly Scope[]
  declare fault: string | undefined
  declare isAll: boolean | undefined
  declare preset: keyof Words['presets'] | undefined

  override render() {
    const { words, scopes, fault } = this
    const isAll = this.isAll ?? scopes.includes('*')
    const turn = (event: Event) => {
      this.isAll = (event.target as HTMLInputElement).checked
    }
    return html`<fieldset class="settings-choices">
      <legend>${words.scopes}</legend>
      <label>
        <input type="checkbox" name="everything" value="yes" .checked=${isAll} @change=${turn} />
        <span><strong>${words.everything}</strong><span class="hint">${words.everythingHint}</span></span>
      </label>
      ${isAll ? nothing : this.#presets()}
      ${isAll ? nothing : html`<div class="scopes">${areasOf(words).map(([area, name]) => this.#area(area, name))}</div>`}
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
    </fieldset>`
  }

  /** Nineteen choices are too many to begin with. */
  #presets() {
    const { words } = this
    const choose = (preset: keyof Words['presets']) => {
      this.preset = preset
    }
    return selectField({
      ...{ name: 'preset', label: words.preset, options: words.presets, chosen: this.preset ?? 'own' },
      onChange: choose,
    })
  }

  get #chosen(): readonly Scope[] {
    if (!this.preset) return this.scopes
    const areas = areasOf(this.words).map(([area]) => area)
    return this.preset === 'own' ? [] : presets[this.preset](areas)
  }

  #area(area: Area, name: string) {
    const access = accessOf(this.#chosen, area)
    const options = Object.entries(this.words.access) as [Access, string][]
    return html`<label>
      <span>${name}</span>
      <select name="scope ${area}">
        ${options.map(([value, label]) => html`<option value=${value} .selected=${value === access}>${label}</option>`)}
      </select>
    </label>`
  }
}

customElements.define('studio-scope-choice', ScopeChoice)
