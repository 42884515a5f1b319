import { html } from 'lit'
import { fill } from '../../locales/fill'
import { closeIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import css from './keys.css'

export { css }

export function show(player: PorchlightPlayer) {
  const { labels, words } = player
  const own = words.keys
  const rows: [string, string[]][] = [
    [`${labels.play}, ${labels.pause}`, ['K']],
    [fill(own.skip, { n: '5' }), ['←', '→']],
    [fill(own.skip, { n: '10' }), ['J', 'L']],
    [own.tenth, ['0 – 9']],
    [own.ends, ['Home', 'End']],
    [`${labels.previous}, ${labels.next}`, ['P', 'N']],
    [labels.speed, ['<', '>']],
    [labels.volume, ['↓', '↑']],
    [`${labels.mute}, ${labels.unmute}`, ['M']],
    [labels.captions, ['C']],
    [labels.fullscreen, ['F']],
    [labels.questions, ['Q']],
    [labels.close, ['Esc']],
    [own.these, ['?']],
  ]
  return html`<section class="panel keys" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${own.title}>
    <header class="panel-head">
      <h2 class="panel-title">${own.title}</h2>
      <button class="control" data-first aria-label=${labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
    </header>
    <div class="key-list scroller" tabindex="0" role="group" aria-label=${own.title}>
      <dl>
        ${rows.map(([name, keys]) => html`<div class="key-row"><dt>${name}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`)}
      </dl>
    </div>
  </section>`
}
