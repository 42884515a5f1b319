import { html, nothing, type TemplateResult } from 'lit'
import { styleProperties } from './class-and-style'
import { clock, percent } from './clock'
import {
  captionsIcon,
  expandIcon,
  loudIcon,
  menuIcon,
  muteIcon,
  nextIcon,
  pauseIcon,
  playIcon,
  previousIcon,
  questionIcon,
  shrinkIcon,
} from './icons'
import type { PlaybackController } from './playback-controller'
import type { PorchlightPlayer } from './player'

const crowdedFrom = 24
const speeds = [1, 1.25, 1.5, 2, 0.75]

const button = (label: string, icon: TemplateResult | string, click: () => void, more = '', pressed?: boolean) =>
  html`<button class="control ${more}" aria-label=${label} title=${label} aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${click}>${icon}</button>`

export function controls(player: PorchlightPlayer, playback: PlaybackController) {
  const { labels, panels } = player
  const level = player.muted ? 0 : player.volume
  const isPlaying = !player.paused
  const nextSpeed = speeds[(speeds.indexOf(player.playbackRate) + 1) % speeds.length] ?? 1
  const volume = (event: Event) => player.setVolume(Number((event.target as HTMLInputElement).value))
  return html`<div class="controls" part="controls" lang=${labels.language}>
    ${button(isPlaying ? labels.pause : labels.play, isPlaying ? pauseIcon() : playIcon(), () => player.toggle(), 'main')}
    ${button(labels.previous, previousIcon(), () => player.previous(), 'turns')}
    ${button(labels.next, nextIcon(), () => player.next(), 'turns')}
    ${progress(player, playback)}
    <span class="time">${clock(playback.currentTime)}<span class="whole"> / ${clock(playback.duration)}</span></span>
    ${button(labels.captions, captionsIcon(), () => player.toggleCaptions(), '', player.hasCaptions)}
    ${button(
      `${labels.speed}: ${player.playbackRate}×`,
      html`<span class="speed">${player.playbackRate}×</span>`,
      () => {
        player.playbackRate = nextSpeed
      },
      'wide',
    )}
    ${
      playback.hasAudio
        ? html`${button(player.muted ? labels.unmute : labels.mute, player.muted ? muteIcon() : loudIcon(), () => player.toggleMute(), 'wide')}
          <input class="volume wide" type="range" min="0" max="1" step="0.05" .value=${String(level)} aria-label=${labels.volume} aria-valuetext=${percent(level)} @input=${volume} />`
        : nothing
    }
    ${button(labels.menu, menuIcon(), () => player.panels.toggle('menu'), '', panels.current === 'menu')}
    ${button(labels.questions, html`${questionIcon()}<span class="label">${labels.questions}</span>`, () => player.panels.toggle('questions'), 'ask', panels.current === 'questions')}
    ${
      player.fullscreen.isAvailable
        ? button(
            player.fullscreen.isActive ? labels.leaveFullscreen : labels.fullscreen,
            player.fullscreen.isActive ? shrinkIcon() : expandIcon(),
            () => player.fullscreen.toggle(),
            'full',
          )
        : nothing
    }
  </div>`
}

function progress(player: PorchlightPlayer, playback: PlaybackController) {
  const { labels } = player
  const scene = playback.scene
  const place = labels.slideOf
    .replace('{n}', String(playback.sequence.index + 1))
    .replace('{count}', String(playback.sequence.scenes.length))
    .replace('{title}', () => scene?.title ?? '')
  const point = (event: PointerEvent) => {
    const bar = event.currentTarget as HTMLElement
    player.chunks.with('telemetry', (chunk) => chunk.pointAtProgress(player, playback, bar, event, clock))
  }
  return html`<div
    class="progress ${playback.sequence.scenes.length > crowdedFrom ? 'crowded' : ''}"
    part="progress"
    role="slider"
    tabindex="0"
    aria-label=${labels.progress}
    aria-valuemin="0"
    aria-valuemax=${Math.round(playback.duration)}
    aria-valuenow=${Math.round(playback.currentTime)}
    aria-valuetext=${`${place}, ${clock(playback.currentTime)} / ${clock(playback.duration)}`}
    @pointerdown=${point}
    @pointermove=${point}
    @pointerup=${point}
    @pointercancel=${point}
  >
    ${playback.sequence.scenes.map((_, index) => {
      const seconds = playback.sequence.timeline.secondsOf(index)
      const isHere = index === playback.sequence.index
      const share =
        playback.state === 'ended' || index < playback.sequence.index
          ? 1
          : isHere
            ? Math.min(1, playback.sceneTime / seconds)
            : 0
      return html`<span class="segment" ${styleProperties({ 'flex-grow': seconds.toFixed(2) })}><span class="done" ${styleProperties({ transform: `scaleX(${share.toFixed(4)})` })}></span></span>`
    })}
    <span class="tip" aria-hidden="true"></span>
  </div>`
}
