import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as settings } from '../../../locales/studio/settings/en'
import type { Answer } from '../../api'
import type { Context } from '../../context'
import { areasOf } from './scope-choice'

type Words = typeof settings
export type Key = Answer<'/api/keys', 'get'>['apiKeys'][number]
export type Act = 'change' | 'rotate' | 'revoke'

const stateOf = ({ revokedAt, expiresAt }: Key, now = Date.now()) => {
  if (revokedAt) return 'revoked'
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'active'
}

export function keyRow(key: Key, words: Words, { format }: Context, act: (what: Act) => void) {
  const state = stateOf(key)
  const { name, start, createdAt, expiresAt, lastUsedAt } = key
  const button = (what: Act, kind = 'quiet') =>
    html`<button type="button" class=${kind} aria-label="${words[what]}: ${name}" @click=${() => act(what)}>${words[what]}</button>`
  const times = [
    fill(words.made, { date: format.date(createdAt) }),
    expiresAt && fill(state === 'active' ? words.ends : words.ended, { date: format.date(expiresAt) }),
    lastUsedAt ? fill(words.used, { when: format.ago(lastUsedAt) }) : words.neverUsed,
  ]
  return html`<li class="row">
    <span class="what">
      <strong>${name}</strong> <code>${start}…</code>
      <span class="state ${state === 'active' ? 'good' : ''}">${words.keyState[state]}</span>
      ${scopeTexts(key, words, format.locale).map((text) => html`<span class="quiet-text">${text}</span>`)}
      <span class="quiet-text">${times.filter(Boolean).join(' · ')}</span>
    </span>
    ${state === 'active' ? html`<span class="actions">${button('change')}${button('rotate')}${button('revoke')}</span>` : nothing}
  </li>`
}

function scopeTexts({ scopes }: Key, words: Words, locale: string) {
  if (scopes.includes('*')) return [words.mayAll]
  const list = new Intl.ListFormat(locale)
  const named = (access: 'read' | 'write') => {
    const areas = areasOf(words).filter(([area]) => scopes.includes(`${area}:${access}`))
    return areas.length ? [list.format(areas.map(([, name]) => name))] : []
  }
  return [
    ...named('write').map((areas) => fill(words.mayWrite, { areas })),
    ...named('read').map((areas) => fill(words.mayRead, { areas })),
  ]
}
