import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import type { Answer } from '../api'
import type { Context } from '../context'
import { addressOf } from '../router'

type Setup = Answer<'/api/organization/setup', 'get'>['setup']
type Words = typeof home
type Shown = { studio: Context; words: Words; hide: () => void }

const steps: [is: keyof Setup, path: string][] = [
  ['hasHours', '/calendar/settings'],
  ['hasAddress', '/settings'],
  ['hasPhone', '/settings/branding'],
  ['hasPrices', '/roofs/prices'],
  ['hasLink', '/homeowners/new'],
  ['hasReminders', '/settings/reminders'],
]

const keyOf = (organizationId: string) => `porchlight:studio:setup-hidden:${organizationId}`

/** A company that wants no reminders, for example, never finishes. The browser remembers that it hid the list. */
export const hideSetup = (organizationId: string) => localStorage.setItem(keyOf(organizationId), 'yes')

/** Lists what a new company still has to do, until all of it is done. */
export function setupOf(setup: Setup, { studio, words, hide }: Shown) {
  const done = steps.filter(([is]) => setup[is]).length
  if (!studio.canWrite || done === steps.length || localStorage.getItem(keyOf(studio.organization.id))) return nothing
  const counts = { done: studio.format.number(done), total: studio.format.number(steps.length) }
  return html`<section class="card setup" aria-labelledby="setup">
    <header>
      <h2 id="setup">${words.setup}</h2>
      <button type="button" class="plain" @click=${hide}>${words.setupHide}</button>
    </header>
    <p class="quiet-text">${fill(words.setupCount, counts)}</p>
    <ul>
      ${steps
        .filter(([is]) => !setup[is])
        .map(([is, path]) => {
          const { name, why } = words.setupSteps[is]
          return html`<li><a href=${addressOf(path)}>${name}</a> <span class="quiet-text">${why}</span></li>`
        })}
    </ul>
  </section>`
}
