import { html } from 'lit'
import { styleProperties } from '../class-and-style'
import type { PorchlightPlayer } from '../player'
import css from './before-after.css'

export { css }

const onLoad = ({ target }: Event) => (target as HTMLElement).classList.add('ready')

export const afterImage = (url: string, altText: string | null, split: number) =>
  html`<img class="after" src=${url} alt=${altText ?? ''} draggable="false" ${styleProperties({ '--split': `${split}` })} @load=${onLoad} /><span class="divider" ${styleProperties({ '--split': `${split}` })}></span>`

/** It lies over the picture, but only the divider itself can be touched. */
export function divider(
  { labels, words: { gallery: words } }: PorchlightPlayer,
  split: number,
  move: (split: number) => void,
) {
  const onInput = ({ target }: Event) => move(Number((target as HTMLInputElement).value))
  return html`<div class="split" dir="ltr" lang=${labels.language} ${styleProperties({ '--split': `${split}` })}>
    <span class="side" aria-hidden="true">${words.before}</span><span class="side" aria-hidden="true">${words.after}</span>
    <input type="range" min="0" max="100" step="0.5" aria-label=${words.compare} .value=${String(split)} @input=${onInput} />
  </div>`
}
