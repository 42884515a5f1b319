import { html, nothing } from 'lit'
import { clock, percent } from '../clock'
import { closeIcon, expandIcon, loudIcon, muteIcon, shrinkIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import css from './menu.css'

export { css }

const speeds = [0.75, 1, 1.25, 1.5, 2]
const scrolled = new WeakSet<Element>()

/** Scrolls the list itself, because `scrollIntoView` would also scroll the page around the player. */
function startAtChapter({ shadowRoot }: PorchlightPlayer) {
  const list = shadowRoot?.querySelector('.chapters')
  const here = list?.querySelector('[aria-current]')
  if (!list || !here || scrolled.has(list)) return
  scrolled.add(list)
  const [outer, inner] = [list.getBoundingClientRect(), here.getBoundingClientRect()]
  list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
}

export function show(player: PorchlightPlayer) {
  const { manifest, playback, labels } = player
  if (!playback) return nothing
  const level = player.muted ? 0 : player.volume
  const open = (index: number) => {
    playback.goTo(index)
    player.panels.close()
  }
  void player.updateComplete.then(() => startAtChapter(player))
  const volume = (event: Event) => player.setVolume(Number((event.target as HTMLInputElement).value))
  return html`<section class="panel menu" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${labels.menu}>
    <header class="panel-head">
      <h2 class="panel-title">${labels.chapters}</h2>
      <button class="control" aria-label=${labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
    </header>
    <ol class="chapters scroller">
      ${playback.sequence.scenes.map(
        (scene, index) => html`<li>
          <button class="chapter" aria-current=${index === playback.sequence.index ? 'true' : nothing} ?data-first=${index === playback.sequence.index} @click=${() => open(index)}>
            <span class="chapter-title" dir="auto" lang=${manifest?.language ?? nothing}>${scene.title}</span>
            <span class="chapter-time">${clock(playback.sequence.timeline.startOf(index))}</span>
          </button>
        </li>`,
      )}
    </ol>
    <footer class="settings">
      <div class="setting" role="group" aria-label=${labels.speed}>
        ${speeds.map(
          (speed) => html`<button
            class="choice"
            aria-pressed=${String(player.playbackRate === speed)}
            @click=${() => {
              player.playbackRate = speed
            }}
          >${speed}×</button>`,
        )}
      </div>
      <div class="setting">
        ${
          playback.hasAudio
            ? html`<button class="control" aria-label=${player.muted ? labels.unmute : labels.mute} @click=${() => player.toggleMute()}>
                ${player.muted ? muteIcon() : loudIcon()}
              </button>
              <input class="level" type="range" min="0" max="1" step="0.05" .value=${String(level)} aria-label=${labels.volume} aria-valuetext=${percent(level)} @input=${volume} />`
            : nothing
        }
        ${
          player.fullscreen.isAvailable
            ? html`<button class="control" aria-label=${player.fullscreen.isActive ? labels.leaveFullscreen : labels.fullscreen} @click=${() => player.fullscreen.toggle()}>
              ${player.fullscreen.isActive ? shrinkIcon() : expandIcon()}
            </button>`
            : nothing
        }
      </div>
    </footer>
  </section>`
}
