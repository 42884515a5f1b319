import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { bullets } from './bullets'
import { lineAt } from './caption-lines'
import { classMap } from './class-and-style'
import type { PlaybackController } from './playback-controller'
import type { PorchlightPlayer } from './player'
import type { Scene } from './scenes'

/** Reading is slower than hearing, so a word is highlighted slightly early. */
const highlightLeadSeconds = 0.05

export function words(playback: PlaybackController, scene: Scene) {
  return html`<div class="text">
    <div class="words scroller" part="words">
      <h2 class="title" part="title" dir="auto">${scene.title}</h2>
      ${scene.slide?.productData ? nothing : bullets(playback, scene)}
    </div>
  </div>`
}

export function captions(player: PorchlightPlayer, playback: PlaybackController) {
  const { hasCaptions, labels, chunks } = player
  const { narrator, state, sequence } = playback
  const isQuiet = state === 'idle' || state === 'ended' || (sequence.isWaiting && sequence.scene?.slide?.productData)
  const line = isQuiet ? undefined : lineAt(narrator.lines, narrator.time)
  const time = narrator.time
  const language = playback.answer?.language ?? nothing
  const text = line?.words.map((word) => word.text).join(' ') ?? ''
  const isSpoken = (start: number, end: number) =>
    time >= start - highlightLeadSeconds && time < end - highlightLeadSeconds
  return html`
    <div class="live" aria-live="polite" lang=${state === 'ended' ? labels.language : language}>${state === 'ended' ? chunks.loaded.ending?.headlineOf(player) : hasCaptions && narrator.isSilent ? text : ''}</div>
    ${
      hasCaptions && !isQuiet
        ? html`<div class="captions" part="captions" aria-hidden="true">${
            line
              ? keyed(
                  line,
                  html`<p class="line" dir="auto"><span class="ground">${line.words.map(
                    ({ text, start, end }) =>
                      html`<span class=${classMap({ word: true, lit: isSpoken(start, end), said: time >= end - highlightLeadSeconds })}>${text}</span> `,
                  )}</span></p>`,
                )
              : nothing
          }</div>`
        : nothing
    }
  `
}
