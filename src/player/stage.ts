import { html, nothing } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'
import type { PorchlightPlayer } from './player'
import type { Scene } from './scenes'
import type { Talk } from './talk'
import { lineAt } from './words'

/** A word lights up a little before it sounds, because the eye is slower than the ear. */
const early = 0.05
const longTitle = 48

const fail = (event: Event) => (event.target as HTMLElement).toggleAttribute('hidden', true)
const show = (event: Event) => (event.target as HTMLElement).classList.add('ready')

/** The picture that goes stays under the one that comes until that is there. */
export function pictures({ before, scene }: Talk) {
  const layers = [before, scene].filter((each) => each?.imageUrl)
  return html`<div class="pictures" part="image">
    ${repeat(
      new Set(layers),
      (layer) => layer?.id,
      (layer) =>
        html`<img class="picture" src=${layer?.imageUrl ?? ''} alt="" draggable="false" @load=${show} @error=${fail} />`,
    )}
  </div>`
}

export function words(talk: Talk, scene: Scene) {
  const { narrator, state, aside } = talk
  const time = aside ? aside.time : narrator.time
  const isShown = (index: number) =>
    state === 'idle' || aside !== undefined || time >= (narrator.bulletTimes[index] ?? 0)
  return html`<div class="words scroller" part="words">
    <h2 class=${classMap({ title: true, long: scene.title.length > longTitle })} part="title" dir="auto">${scene.title}</h2>
    ${
      scene.bullets.length
        ? html`<ul class="bullets" part="bullets">
          ${scene.bullets.map((bullet, index) => html`<li class=${classMap({ bullet: true, on: isShown(index) })} dir="auto">${bullet}</li>`)}
        </ul>`
        : nothing
    }
  </div>`
}

export function captions({ hasCaptions, manifest }: PorchlightPlayer, { narrator, state }: Talk) {
  const line = state === 'idle' ? undefined : lineAt(narrator.lines, narrator.time)
  const time = narrator.time
  const text = line?.words.map((word) => word.text).join(' ') ?? ''
  const isSpoken = (start: number, end: number) => time >= start - early && time < end - early
  return html`
    <div class="live" aria-live="polite" lang=${manifest?.language ?? nothing}>${hasCaptions ? text : ''}</div>
    ${
      hasCaptions && line
        ? keyed(
            line,
            html`<div class="captions" part="captions" aria-hidden="true">
            <p class="line" dir="auto">${line.words.map(
              ({ text, start, end }) =>
                html`<span class=${classMap({ word: true, lit: isSpoken(start, end), said: time >= end - early })}>${text}</span> `,
            )}</p>
          </div>`,
          )
        : nothing
    }
  `
}
