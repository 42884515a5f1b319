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

const fail = (event: Event) => (event.target as HTMLElement).toggleAttribute('hidden', true)
const show = (event: Event) => (event.target as HTMLElement).classList.add('ready')

/** How much of an upright stage its picture has: more where there are few words, all of it behind prices. */
const shapeOf = ({ slide, bullets }: Scene) => (slide?.productData ? 'behind' : bullets.length ? '' : 'bare')

/** The picture that goes stays under the one that comes until that is there. */
export function pictures({ before, scene }: Talk) {
  const layers = [before, scene].filter((each) => each !== undefined).filter(({ imageUrl }) => imageUrl)
  return html`<div class="pictures" part="image">
    ${repeat(
      new Set(layers),
      ({ id }) => id,
      (layer) =>
        html`<img class="picture ${shapeOf(layer)}" src=${layer.imageUrl ?? ''} alt="" draggable="false" @load=${show} @error=${fail} />`,
    )}
  </div>`
}

export function words(talk: Talk, scene: Scene) {
  return html`<div class="text">
    <div class="words scroller" part="words">
      <h2 class="title" part="title" dir="auto">${scene.title}</h2>
      ${scene.slide?.productData ? nothing : bullets(talk, scene)}
    </div>
  </div>`
}

/** Each comes when the voice reaches it; beside prices they stand with the offer. */
export function bullets({ narrator, state, aside }: Talk, scene: Scene) {
  if (!scene.bullets.length) return nothing
  const time = aside ? aside.time : narrator.time
  const isShown = (index: number) =>
    state === 'idle' || aside !== undefined || time >= (narrator.bulletTimes[index] ?? 0)
  return html`<ul class="bullets" part="bullets">
    ${scene.bullets.map((bullet, index) => html`<li class=${classMap({ bullet: true, on: isShown(index) })} dir="auto">${bullet}</li>`)}
  </ul>`
}

export function captions({ hasCaptions, manifest }: PorchlightPlayer, { narrator, state }: Talk) {
  const line = state === 'idle' ? undefined : lineAt(narrator.lines, narrator.time)
  const time = narrator.time
  const text = line?.words.map((word) => word.text).join(' ') ?? ''
  const isSpoken = (start: number, end: number) => time >= start - early && time < end - early
  return html`
    <div class="live" aria-live="polite" lang=${manifest?.language ?? nothing}>${hasCaptions ? text : ''}</div>
    ${
      hasCaptions && state !== 'idle'
        ? html`<div class="captions" part="captions" aria-hidden="true">${
            line
              ? keyed(
                  line,
                  html`<p class="line" dir="auto">${line.words.map(
                    ({ text, start, end }) =>
                      html`<span class=${classMap({ word: true, lit: isSpoken(start, end), said: time >= end - early })}>${text}</span> `,
                  )}</p>`,
                )
              : nothing
          }</div>`
        : nothing
    }
  `
}
