import { html, nothing } from 'lit'
import { defaultPalette, type Palette, themeOf } from '../../../core/shared/theme'
import { fill } from '../../../locales/fill'
import type { Words as PlayerWords } from '../../../locales/languages'

type Shown = {
  words: PlayerWords['page']
  firstName: string
  address: string
  posterShows: 'name' | 'address' | 'nothing'
  title: string
  picture: string | undefined
  palette: Palette | undefined
}

/** Shows the poster that the homeowner sees before the presentation starts. */
export function poster({ words, firstName, address, posterShows, title, picture, palette }: Shown) {
  const { withAddress, withName, atAddress } = words
  const name = posterShows === 'nothing' ? '' : firstName
  const street = posterShows === 'address' ? address.split(',')[0]?.trim() : ''
  const form = name ? (street ? withAddress : withName) : street ? atAddress : ''
  const { stage, accent, 'on-stage': onStage } = themeOf({ palette: palette ?? defaultPalette })
  return html`<div class="poster-preview" .style=${`--stage:${stage};--on-stage:${onStage};--accent:${accent}`}>
    ${picture ? html`<img src=${picture} alt="" />` : nothing}
    <div>
      <p class="greeting">${form && fill(form, { name, address: street ?? '' })}</p>
      <p>${title}</p>
    </div>
  </div>`
}
