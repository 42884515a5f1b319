import type { PorchlightPlayer } from '../player'

const step = 5

const keys: Record<string, (player: PorchlightPlayer) => void> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.seekBy(player.isRightToLeft ? step : -step),
  ArrowRight: (player) => player.seekBy(player.isRightToLeft ? -step : step),
  ArrowUp: (player) => player.setVolume(player.volume + 0.1),
  ArrowDown: (player) => player.setVolume(player.volume - 0.1),
  Home: (player) => player.goTo(0),
  n: (player) => player.next(),
  p: (player) => player.previous(),
  c: (player) => player.toggleCaptions(),
  m: (player) => player.toggleMute(),
  f: (player) => player.fullscreen.toggle(),
  q: (player) => player.panels.toggle('questions'),
  Escape: (player) =>
    player.panels.current || !player.fullscreen.isFillingWindow ? player.panels.close() : player.fullscreen.toggle(),
}

const keysOfFocused: [selector: string, keys: string[]][] = [
  ['input:not([type=range]), textarea, select', Object.keys(keys).filter((key) => key !== 'Escape')],
  ['button, a', [' ']],
  ['input[type=range]', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home']],
  ['[tabindex].scroller', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home']],
]

/** `target` is passed separately, because an event loses it after dispatch. */
export function handleKey(player: PorchlightPlayer, event: KeyboardEvent, target: EventTarget | undefined) {
  const isTaken = keysOfFocused.some(
    ([selector, own]) => target instanceof Element && target.matches(selector) && own.includes(event.key),
  )
  const run = keys[event.key] ?? keys[event.key.toLowerCase()]
  if (!run || isTaken || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  event.preventDefault()
  run(player)
}
