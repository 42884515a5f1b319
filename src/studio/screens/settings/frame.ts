import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { CommonWords, Context } from '../../context'
import { pageHead } from '../../parts/page-head'
import { empty } from '../../parts/states'
import { addressOf } from '../../router'

type Name = Extract<
  keyof CommonWords,
  'company' | 'branding' | 'voices' | 'members' | 'apiKeys' | 'webhooks' | 'reminders' | 'audit' | 'data'
>
type Part = { name: Name; path: string; isOfOwners?: true }

const all: Part[] = [
  { name: 'company', path: '/settings' },
  { name: 'branding', path: '/settings/branding' },
  { name: 'voices', path: '/settings/voices' },
  { name: 'members', path: '/settings/members' },
  { name: 'reminders', path: '/settings/reminders' },
  { name: 'webhooks', path: '/settings/webhooks' },
  { name: 'apiKeys', path: '/settings/keys', isOfOwners: true },
  { name: 'audit', path: '/settings/audit', isOfOwners: true },
  { name: 'data', path: '/settings/data', isOfOwners: true },
]

type Shown = {
  text?: string | undefined
  /** The title of a page below a section. */
  title?: string | undefined
  actions?: TemplateResult | typeof nothing | undefined
  content: () => TemplateResult | typeof nothing
}

/** On a phone the links are one row that scrolls. */
const showCurrent = (link?: Element) =>
  requestAnimationFrame(() => link?.scrollIntoView({ block: 'nearest', inline: 'center' }))

/** Links to each part of the settings, and shows the open one. Members don't see the parts that are only for owners. */
export function settingsFrame(studio: Context, here: Name, { text, title, actions = nothing, content }: Shown) {
  const { common, isOwner, hasScreen } = studio
  const part = all.find(({ name }) => name === here)
  const isRefused = part?.isOfOwners && !isOwner
  const link = ({ name, path }: Part) =>
    html`<a href=${addressOf(path)} aria-current=${name === here ? 'page' : 'false'} ${name === here ? ref(showCurrent) : nothing}>${common[name]}</a>`
  const back = title && part ? { back: { path: part.path, label: common[here] } } : {}
  return html`<div class="settings">
    <nav aria-label=${common.settingsParts}>
      ${all.filter(({ path, isOfOwners }) => hasScreen(path) && (isOwner || !isOfOwners)).map(link)}
    </nav>
    <div class="part">
      ${pageHead({ title: title ?? common[here], text, actions: isRefused ? nothing : actions, ...back })}
      ${isRefused ? empty(common.ownersOnly, common.ownersOnlyText, { label: common.members, path: '/settings/members' }) : content()}
    </div>
  </div>`
}
