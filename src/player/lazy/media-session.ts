import type { Manifest } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'

const positionTolerance = 0.5

/** A page has only one media session: it shows the player that played last. */
let owner: PorchlightPlayer | undefined
let reported = { position: 0, duration: 0, playbackRate: 0, isPaused: true, at: 0 }

const handlersOf = (player: PorchlightPlayer): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', () => player.playback?.play()],
  ['pause', () => player.pause()],
  ['previoustrack', () => player.previous()],
  ['nexttrack', () => player.next()],
  ['seekto', ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seekTo(seekTime)],
]

export function showInMediaSession(player: PorchlightPlayer, manifest: Manifest, scene: Scene) {
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = new MediaMetadata({
    title: scene.title,
    artist: manifest.branding.name,
    album: manifest.title,
    artwork: scene.images.slice(0, 1).map(({ url }) => ({ src: url })),
  })
  if (owner === player) return
  owner = player
  reported.duration = 0
  for (const [action, handler] of handlersOf(player)) session.setActionHandler(action, handler)
}

/** The system advances the position itself, so only jumps and state changes are reported. */
export function updateMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  const { duration, playbackRate, paused: isPaused } = player
  if (!session || owner !== player || !(duration > 0)) return
  const position = Math.min(player.currentTime, duration)
  const at = performance.now()
  const expected = reported.position + (reported.isPaused ? 0 : ((at - reported.at) / 1000) * reported.playbackRate)
  const isNew =
    reported.duration !== duration || reported.playbackRate !== playbackRate || reported.isPaused !== isPaused
  if (!isNew && Math.abs(position - expected) < positionTolerance) return
  reported = { position, duration, playbackRate, isPaused, at }
  session.playbackState = isPaused ? 'paused' : 'playing'
  session.setPositionState?.({ duration, position, playbackRate })
}

export function releaseMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  if (!session || owner !== player) return
  owner = undefined
  session.metadata = null
  session.playbackState = 'none'
  for (const [action] of handlersOf(player)) session.setActionHandler(action, null)
}
