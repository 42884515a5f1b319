import type { Manifest } from '../features/viewer/schemas'
import type { PorchlightPlayer } from './player'
import type { Scene } from './scenes'

const farOff = 0.5

/** A page has one session, and of several players on it the one that played last has it. */
let holder: PorchlightPlayer | undefined
let told = { position: 0, duration: 0, playbackRate: 0, isPaused: true, at: 0 }

const handlersOf = (player: PorchlightPlayer): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', () => player.talk?.play()],
  ['pause', () => player.pause()],
  ['previoustrack', () => player.previous()],
  ['nexttrack', () => player.next()],
  ['seekto', ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seekTo(seekTime)],
]

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
  if (holder === player) return
  holder = player
  told.duration = 0
  for (const [action, handler] of handlersOf(player)) session.setActionHandler(action, handler)
}

/** Only what the system cannot work out by itself from what it heard before. */
export function tellMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  const { duration, playbackRate, paused: isPaused } = player
  if (!session || holder !== player || !(duration > 0)) return
  const position = Math.min(player.currentTime, duration)
  const at = performance.now()
  const expected = told.position + (told.isPaused ? 0 : ((at - told.at) / 1000) * told.playbackRate)
  const isNew = told.duration !== duration || told.playbackRate !== playbackRate || told.isPaused !== isPaused
  if (!isNew && Math.abs(position - expected) < farOff) return
  told = { position, duration, playbackRate, isPaused, at }
  session.playbackState = isPaused ? 'paused' : 'playing'
  session.setPositionState?.({ duration, position, playbackRate })
}

export function leaveMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  if (!session || holder !== player) return
  holder = undefined
  session.metadata = null
  session.playbackState = 'none'
  for (const [action] of handlersOf(player)) session.setActionHandler(action, null)
}
