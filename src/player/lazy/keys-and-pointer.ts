import type { PlaybackController } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import * as keyList from './keys'

const step = 5
const longStep = 10
const speeds = [0.75, 1, 1.25, 1.5, 2]
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

function changeSpeed(player: PorchlightPlayer, isFaster: boolean) {
  const speed = isFaster
    ? speeds.find((each) => each > player.playbackRate)
    : speeds.findLast((each) => each < player.playbackRate)
  if (speed) player.playbackRate = speed
}

const toTenth = (tenth: number) => (player: PorchlightPlayer) => player.seekTo((player.duration * tenth) / 10)

/** The list of keys opens once its translation has loaded. */
async function toggleKeys(player: PorchlightPlayer) {
  const { chunks, shadowRoot, translation, panels } = player
  if (!(await translation.load()) || !shadowRoot) return
  if (!chunks.loaded.keys) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(keyList.css)
    shadowRoot.adoptedStyleSheets.push(sheet)
    chunks.loaded.keys = keyList
  }
  panels.toggle('keys')
}

const keys: Record<string, (player: PorchlightPlayer) => void> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.seekBy(player.isRightToLeft ? step : -step),
  ArrowRight: (player) => player.seekBy(player.isRightToLeft ? -step : step),
  ArrowUp: (player) => player.setVolume(player.volume + 0.1),
  ArrowDown: (player) => player.setVolume(player.volume - 0.1),
  j: (player) => player.seekBy(-longStep),
  l: (player) => player.seekBy(longStep),
  Home: (player) => player.seekTo(0),
  End: (player) => player.seekTo(player.duration),
  '<': (player) => changeSpeed(player, false),
  '>': (player) => changeSpeed(player, true),
  '?': (player) => void toggleKeys(player),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), toTenth(digit)])),
  n: (player) => player.next(),
  p: (player) => player.previous(),
  c: (player) => player.toggleCaptions(),
  m: (player) => player.toggleMute(),
  f: (player) => player.fullscreen.toggle(),
  q: (player) => player.panels.toggle('questions'),
  Escape: (player) => {
    if (player.panels.current) player.panels.close()
    else if (!player.chunks.loaded.questions?.dismissCard(player) && player.fullscreen.isFillingWindow)
      player.fullscreen.toggle()
  },
}

const keysOfFocused: [selector: string, keys: string[]][] = [
  ['input:not([type=range]), textarea, select', Object.keys(keys).filter((key) => key !== 'Escape')],
  ['button, a', [' ']],
  ['input[type=range]', [...arrows, 'Home', 'End']],
  ['[tabindex].scroller', [...arrows, 'Home', 'End']],
]

/** `target` is passed separately, because an event loses it after dispatch. */
export function handleKey(player: PorchlightPlayer, event: KeyboardEvent, target: EventTarget | undefined) {
  const key = event.key in keys ? event.key : event.key.toLowerCase()
  const isTaken = keysOfFocused.some(
    ([selector, own]) => target instanceof Element && target.matches(selector) && own.includes(key),
  )
  const run = keys[key]
  if (!run || isTaken || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  event.preventDefault()
  // Other controls around the player would handle the same key again.
  event.stopPropagation()
  run(player)
}

export function pointAtProgress(
  player: PorchlightPlayer,
  playback: PlaybackController,
  bar: HTMLElement,
  event: PointerEvent,
  clock: (seconds: number) => string,
) {
  const { type, pointerId } = event
  if (type === 'pointerup' || type === 'pointercancel') return bar.classList.remove('held')
  if (type === 'pointerdown' && event.button !== 0) return
  const { left, width } = bar.getBoundingClientRect()
  const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
  const time = (player.isRightToLeft ? 1 - share : share) * playback.duration
  if (type === 'pointerdown') {
    // If this chunk loaded late, the event is over and the pointer may be gone.
    if (event.eventPhase) bar.setPointerCapture(pointerId)
    bar.classList.add('held')
  }
  showTitle(bar, playback, time, event.clientX - left, clock)
  if (type === 'pointerdown' || event.buttons === 1) player.seekTo(time)
}

function showTitle(
  bar: HTMLElement,
  { sequence }: PlaybackController,
  time: number,
  at: number,
  clock: (seconds: number) => string,
) {
  const tip = bar.querySelector<HTMLElement>('.tip')
  if (!tip) return
  const { index } = sequence.timeline.positionAt(time)
  tip.textContent = `${sequence.scenes[index]?.title ?? ''} · ${clock(time)}`
  const half = tip.offsetWidth / 2
  tip.style.left = `${Math.min(bar.offsetWidth - half, Math.max(half, at))}px`
}
