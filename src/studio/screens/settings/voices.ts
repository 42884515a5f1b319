import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import { Paged } from '../../paged'
import { moreRows } from '../../parts/more-rows'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import type { Words } from './branding-values'
import './deck-voice'
import { settingsFrame } from './frame'
import './pronunciations'

type Voice = Answer<'/api/voices', 'get'>['voices'][number]

const readUsage = async () => (await api.get('/api/narration/usage')).usage

class VoiceSettings extends Screen<Words> {
  readonly #usage = new Cached(this, () => ({ key: 'narration usage', load: readUsage }))
  readonly #voices = new Paged<Voice>(this, () => ({
    key: 'voices',
    load: async (cursor) => {
      const query = { limit: 50, ...(cursor && { cursor }) }
      const { voices, nextCursor } = await api.get('/api/voices', { params: { query } })
      return { items: voices, nextCursor }
    },
  }))

  override render() {
    const { words, studio } = this
    return settingsFrame(studio, 'voices', {
      text: words.voicesText,
      content: () => html`
        ${shown(
          studio,
          this.#voices.loaded,
          () => html`<ul class="list">${this.#voices.items?.map((voice) => this.#row(voice))}</ul>
            ${moreRows(studio, this.#voices)}`,
        )}
        <studio-deck-voice .studio=${studio} .words=${words} .voices=${this.#voices.items}></studio-deck-voice>
        ${this.#spoken()}
        <studio-pronunciations .studio=${studio} .words=${words}></studio-pronunciations>
      `,
    })
  }

  #row({ id, name, language, gender, description, centsPerThousandCharacters: cents, isDefault, previewUrl }: Voice) {
    const { words, studio } = this
    const price = cents ? fill(words.price, { price: studio.format.money(cents) }) : words.free
    const facts = [studio.format.language(language), gender && words.genders[gender], price]
    return html`<li class="row" id=${id}>
      <span class="what">
        <strong>${name}</strong> ${isDefault ? html`<span class="state">${words.isUsual}</span>` : nothing}
        <span class="quiet-text">${facts.filter(Boolean).join(' · ')}</span>
        ${description ? html`<span class="quiet-text">${description}</span>` : nothing}
      </span>
      <audio controls preload="none" src=${previewUrl} aria-label=${fill(words.listen, { name })}></audio>
    </li>`
  }

  #spoken() {
    const { words, studio } = this
    const number = (value: number) => studio.format.number(value)
    return html`<section class="card">
      <h2>${words.usage}</h2>
      ${shown(
        studio,
        this.#usage,
        ({
          characters,
          limit,
        }) => html`<p>${fill(words.usageText, { characters: number(characters), limit: number(limit) })}</p>
        <progress max=${limit} .value=${Math.min(characters, limit)} aria-label=${words.usage}></progress>`,
      )}
    </section>`
  }
}

customElements.define('studio-settings-voices', VoiceSettings)
