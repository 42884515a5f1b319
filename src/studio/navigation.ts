import { html } from 'lit'
import { live } from 'lit/directives/live.js'
import { fill } from '../locales/fill'
import { studioLanguages } from '../locales/index'
import type { Context } from './context'
import { moreIcon, searchIcon } from './icons'
import type { Language } from './languages'
import { addressOf } from './router'
import { navigation } from './screens'

type Does = { signOut: () => void; speak: (language: Language) => void; search: () => void }

/** On a phone the first four are below the page, and the rest opens from there. */
const mostBelow = 4

export function navigationOf(studio: Context, path: string, does: Does) {
  const { common } = studio
  const link = ({ path: to, name, icon }: (typeof navigation)[number]) => {
    const isHere = to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)
    return html`<a href=${addressOf(to)} aria-current=${isHere ? 'page' : 'false'} @click=${closeMore}>${icon()}<span>${common[name]}</span></a>`
  }
  return html`<nav class="sections" aria-label=${common.navigation}>
    <p class="brand"><img src="/icon.svg" alt="" width="28" height="28" /> ${studio.organization.name}</p>
    ${searchButton(studio, does, 'wide')}
    <div class="first">${navigation.slice(0, mostBelow).map(link)}</div>
    ${searchButton(studio, does, 'narrow')}
    <button type="button" class="more" aria-expanded="false" aria-controls="more-sections" @click=${turnMore}>
      ${moreIcon()}<span>${common.more}</span>
    </button>
      <div class="rest" id="more-sections">
        ${navigation.slice(mostBelow).map(link)}
        <div class="account">
          <p>${fill(common.signedInAs, { name: studio.member.name, company: studio.organization.name })}</p>
          <a href=${addressOf('/me')} aria-current=${path === '/me' ? 'page' : 'false'} @click=${closeMore}>${common.yourAccount}</a>
          <label for="language">${common.language}</label>
          <select id="language" .value=${live(studio.language)} @change=${(event: Event) => does.speak((event.target as HTMLSelectElement).value as Language)}>
            ${Object.entries(studioLanguages).map(([language, name]) => html`<option value=${language} lang=${language} ?selected=${language === studio.language}>${name}</option>`)}
          </select>
          <button type="button" class="quiet" @click=${does.signOut}>${common.signOut}</button>
        </div>
      </div>
  </nav>`
}

/** Narrow screens have no room above the sections, so theirs is among them. */
const searchButton = ({ common }: Context, { search }: Does, kind: 'wide' | 'narrow') =>
  html`<button type="button" class="quiet search-button ${kind}" aria-keyshortcuts="Control+K Meta+K" @click=${search}>
    ${searchIcon()}<span>${common.search}</span> <kbd aria-hidden="true">${isApple ? '⌘K' : 'Ctrl K'}</kbd>
  </button>`

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

const moreOf = (event: Event) =>
  (event.currentTarget as HTMLElement).closest('nav')?.querySelector('.more') ?? undefined

function turnMore(event: Event) {
  const button = moreOf(event)
  button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'))
}

const closeMore = (event: Event) => moreOf(event)?.setAttribute('aria-expanded', 'false')
