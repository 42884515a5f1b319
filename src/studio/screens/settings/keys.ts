import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as settings } from '../../../locales/studio/settings/en'
import { api } from '../../api'
import { Cached, changed } from '../../cached'
import { confirmDialog } from '../../parts/confirm-dialog'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { shownOnce } from '../../parts/shown-once'
import { empty, shown } from '../../parts/states'
import { addressOf } from '../../router'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { settingsFrame } from './frame'
import { type Act, type Key, keyRow } from './key-row'
import { scopesIn } from './scope-choice'

type Asked = { what: 'make'; key?: undefined } | { what: Act; key: Key }

const day = 86_400_000
export const readKeys = async () => (await api.get('/api/keys')).apiKeys
const one = (key: Key) => ({ params: { path: { apiKeyId: key.id } } })

class ApiKeys extends Screen<typeof settings> {
  #asked: Asked | undefined
  #made: { name: string; secret: string } | undefined
  #isWithoutScope = false
  readonly #submission = new Submission(this)
  readonly #keys = new Cached(this, () => (this.studio.isOwner ? { key: 'api keys', load: readKeys } : undefined))

  override render() {
    const { studio, words } = this
    return settingsFrame(studio, 'apiKeys', {
      text: words.keysText,
      actions: this.#keys.value?.length
        ? html`<a class="button quiet" href=${addressOf('/settings/keys/requests')}>${words.requests}</a>
            <button type="button" @click=${this.#make}>${words.makeKey}</button>`
        : nothing,
      content: () => html`${shown(studio, this.#keys, (keys) => this.#list(keys))} ${this.#dialog()}`,
    })
  }

  #list(keys: Key[]) {
    const { words, studio } = this
    if (!keys.length) return empty(words.noKeys, words.noKeysText, { label: words.makeKey, click: this.#make })
    const row = (key: Key) => keyRow(key, words, studio, (what) => this.#ask({ what, key }))
    return html`<ul class="list">${keys.map(row)}</ul>`
  }

  #dialog() {
    const { words, studio } = this
    if (this.#made)
      return shownOnce(studio, {
        heading: fill(words.secretOf, this.#made),
        text: words.secretText,
        label: words.secret,
        value: this.#made.secret,
        close: this.#close,
      })
    if (!this.#asked) return nothing
    const { what, key } = this.#asked
    const dialog = { submission: this.#submission, close: this.#close }
    if (what === 'make')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: words.makeKey, text: words.keysText, button: words.makeKey },
        more: html`${this.#fields()} ${selectField({ name: 'ends', label: words.keyEnds, options: words.keyEndsIn, chosen: 'never' })}`,
        confirm: this.#create,
      })
    const said = { name: key.name }
    if (what === 'change')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.changeKey, said), text: '', button: studio.common.save },
        more: this.#fields(key),
        confirm: (form) => this.#change(key, form),
      })
    if (what === 'rotate')
      return confirmDialog(studio, {
        ...dialog,
        ...{ heading: fill(words.rotateKey, said), text: words.rotateKeyText, button: words.rotate },
        more: selectField({ name: 'grace', label: words.grace, options: words.graces, chosen: '86400' }),
        confirm: (form) => this.#rotate(key, Number(valuesOf(form).grace)),
      })
    return confirmDialog(studio, {
      ...dialog,
      ...{ heading: fill(words.revokeKey, said), text: words.revokeKeyText, button: words.revoke, isDanger: true },
      confirm: () => this.#revoke(key),
    })
  }

  #fields(key?: Key) {
    const { words } = this
    const fault = this.#isWithoutScope ? words.noScope : this.#submission.faultOf('scopes')
    return html`
      ${textField({ name: 'name', label: words.keyName, hint: words.keyNameHint, value: key?.name, isRequired: true, fault: this.#submission.faultOf('name') })}
      <studio-scope-choice .words=${words} .scopes=${key?.scopes ?? []} .fault=${fault}></studio-scope-choice>
    `
  }

  readonly #make = () => this.#ask({ what: 'make' })
  readonly #close = () => this.#ask(undefined)

  #ask(asked: Asked | undefined) {
    this.#asked = asked
    this.#made = undefined
    this.#isWithoutScope = false
    this.#submission.forget()
  }

  #given(form: HTMLFormElement) {
    const scopes = scopesIn(form, this.words)
    this.#isWithoutScope = !scopes.length
    this.requestUpdate()
    return scopes.length ? { name: valuesOf(form).name ?? '', scopes } : undefined
  }

  readonly #create = async (form: HTMLFormElement) => {
    const given = this.#given(form)
    const days = Number(valuesOf(form).ends)
    const expiresAt = days ? new Date(Date.now() + days * day).toISOString() : undefined
    if (!given) return
    await this.#submission.run(async () => {
      const { secret } = await api.post('/api/keys', { body: { ...given, ...(expiresAt && { expiresAt }) } })
      this.#ask(undefined)
      this.#made = { name: given.name, secret }
    })
    changed('api keys')
  }

  async #change(key: Key, form: HTMLFormElement) {
    const body = this.#given(form)
    if (!body || !(await this.#submission.run(() => api.patch('/api/keys/{apiKeyId}', { ...one(key), body })))) return
    this.#ask(undefined)
    changed('api keys')
    this.studio.say(this.studio.common.saved)
  }

  async #rotate(key: Key, gracePeriodSeconds: number) {
    await this.#submission.run(async () => {
      const { secret } = await api.post('/api/keys/{apiKeyId}/rotate', { ...one(key), body: { gracePeriodSeconds } })
      this.#ask(undefined)
      this.#made = { name: key.name, secret }
    })
    changed('api keys')
  }

  async #revoke(key: Key) {
    if (!(await this.#submission.run(() => api.delete('/api/keys/{apiKeyId}', one(key))))) return
    this.#ask(undefined)
    changed('api keys')
    this.studio.say(this.words.revoked)
  }
}

customElements.define('studio-settings-keys', ApiKeys)
