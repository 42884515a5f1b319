import type { Manifest } from '../features/viewer/schemas'
import type { PorchlightPlayer } from './player'
import type { Scene } from './scenes'

/** The lock screen, the headset and the keys of the keyboard know what is playing. */
export function showInMediaSession(player: PorchlightPlayer, manifest: Manifest, scene: Scene) {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = new MediaMetadata({
    title: scene.title,
    artist: manifest.branding.name,
    album: manifest.title,
    artwork: scene.imageUrl ? [{ src: scene.imageUrl }] : [],
  })
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.talk?.play()],
    ['pause', () => player.pause()],
    ['previoustrack', () => player.previous()],
    ['nexttrack', () => player.next()],
    ['seekto', ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seekTo(seekTime)],
  ]
  for (const [action, handler] of handlers) session.setActionHandler(action, handler)
}

export function tellMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  if (!session) return
  session.playbackState = player.paused ? 'paused' : 'playing'
  const { duration } = player
  const position = Math.min(player.currentTime, duration)
  if (duration > 0) session.setPositionState?.({ duration, position, playbackRate: player.playbackRate })
}
