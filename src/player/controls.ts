import { html, nothing, type TemplateResult } from 'lit'
import { icons } from './icons'
import type { PorchlightPlayer } from './player'
import { styles } from './styles'
import type { Talk } from './talk'

/** Slides that share one bar: with more of them the gaps between are narrower. */
const many = 24
const speeds = [1, 1.25, 1.5, 2, 0.75]

export function clock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}

export const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share)

const button = (label: string, icon: TemplateResult | string, click: () => void, more = '', pressed?: boolean) =>
  html`<button class="control ${more}" aria-label=${label} title=${label} aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${click}>${icon}</button>`

export function controls(player: PorchlightPlayer, talk: Talk) {
  const { labels, panel } = player
  const level = player.muted ? 0 : player.volume
  const isPlaying = !player.paused
  const nextSpeed = speeds[(speeds.indexOf(player.playbackRate) + 1) % speeds.length] ?? 1
  const volume = (event: Event) => player.setVolume(Number((event.target as HTMLInputElement).value))
  return html`<div class="controls" part="controls" lang=${labels.language}>
    ${button(isPlaying ? labels.pause : labels.play, isPlaying ? icons.pause : icons.play, () => player.toggle(), 'main')}
    ${button(labels.previous, icons.previous, () => player.previous(), 'turns')}
    ${button(labels.next, icons.next, () => player.next(), 'turns')}
    ${progress(player, talk)}
    <span class="time">${clock(talk.currentTime)}<span class="whole"> / ${clock(talk.duration)}</span></span>
    ${button(labels.captions, icons.captions, () => player.toggleCaptions(), '', player.hasCaptions)}
    ${button(
      `${labels.speed}: ${player.playbackRate}×`,
      html`<span class="speed">${player.playbackRate}×</span>`,
      () => {
        player.playbackRate = nextSpeed
      },
      'wide',
    )}
    ${
      talk.hasSound
        ? html`${button(player.muted ? labels.unmute : labels.mute, player.muted ? icons.mute : icons.loud, () => player.toggleMute(), 'wide')}
          <input class="volume wide" type="range" min="0" max="1" step="0.05" .value=${String(level)} aria-label=${labels.volume} aria-valuetext=${percent(level, labels.language)} @input=${volume} />`
        : nothing
    }
    ${button(labels.menu, icons.menu, () => player.togglePanel('menu'), '', panel === 'menu')}
    ${button(labels.questions, icons.question, () => player.togglePanel('questions'), 'ask', panel === 'questions')}
    ${
      player.canGrow
        ? button(
            player.isFullscreen ? labels.leaveFullscreen : labels.fullscreen,
            player.isFullscreen ? icons.shrink : icons.expand,
            () => player.toggleFullscreen(),
            'full',
          )
        : nothing
    }
  </div>`
}

function progress(player: PorchlightPlayer, talk: Talk) {
  const { labels } = player
  const scene = talk.scene
  const place = labels.slideOf
    .replace('{n}', String(talk.index + 1))
    .replace('{count}', String(talk.scenes.length))
    .replace('{title}', () => scene?.title ?? '')
  const seek = (event: PointerEvent) => {
    const bar = event.currentTarget as HTMLElement
    const { left, width } = bar.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    return (player.isRightToLeft ? 1 - share : share) * talk.duration
  }
  const hold = (event: PointerEvent, isHeld: boolean) =>
    (event.currentTarget as HTMLElement).classList.toggle('held', isHeld)
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    hold(event, true)
    point(event, talk, seek(event))
    player.seekTo(seek(event))
  }
  const up = (event: PointerEvent) => hold(event, false)
  const move = (event: PointerEvent) => {
    point(event, talk, seek(event))
    if (event.buttons === 1) player.seekTo(seek(event))
  }
  return html`<div
    class="progress ${talk.scenes.length > many ? 'crowded' : ''}"
    part="progress"
    role="slider"
    tabindex="0"
    aria-label=${labels.progress}
    aria-valuemin="0"
    aria-valuemax=${Math.round(talk.duration)}
    aria-valuenow=${Math.round(talk.currentTime)}
    aria-valuetext=${`${place}, ${clock(talk.currentTime)} / ${clock(talk.duration)}`}
    @pointerdown=${down}
    @pointermove=${move}
    @pointerup=${up}
    @pointercancel=${up}
  >
    ${talk.scenes.map((_, index) => {
      const seconds = talk.timeline.secondsOf(index)
      const isHere = index === talk.index
      const share =
        talk.state === 'ended' || index < talk.index ? 1 : isHere ? Math.min(1, talk.sceneTime / seconds) : 0
      return html`<span class="segment" ${styles({ 'flex-grow': seconds.toFixed(2) })}><span class="done" ${styles({ transform: `scaleX(${share.toFixed(4)})` })}></span></span>`
    })}
    <span class="tip" aria-hidden="true"></span>
  </div>`
}

/** The title of the slide under the pointer. */
function point(event: PointerEvent, talk: Talk, time: number) {
  const bar = event.currentTarget as HTMLElement
  const tip = bar.querySelector<HTMLElement>('.tip')
  if (!tip) return
  const { index } = talk.timeline.placeAt(time)
  const { left, width } = bar.getBoundingClientRect()
  tip.textContent = `${talk.scenes[index]?.title ?? ''} · ${clock(time)}`
  tip.style.left = `${Math.min(width - tip.offsetWidth / 2, Math.max(tip.offsetWidth / 2, event.clientX - left))}px`
}
