import type { PlaybackController } from '../playback-controller'
import type { PorchlightPlayer } from '../player'

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
