import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { PlaybackController, PlaybackEvent } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import css from './after-first-slide.css'
import { Beacons, viewerSessionId } from './beacons'
import { LiveConnection } from './live'
import { OneVoice } from './one-voice'
import { isPreview } from './preview-mode'
import { checkRemembered } from './remembered'

export { handleKey, pointAtProgress } from './keys-and-pointer'
export { css }

export class ViewingTelemetry {
  readonly beacons: Beacons
  readonly #player: PorchlightPlayer
  readonly #manifest: Manifest
  readonly #oneVoice: OneVoice
  #isWatched = false

  constructor(player: PorchlightPlayer, manifest: Manifest) {
    this.#player = player
    this.#manifest = manifest
    this.#oneVoice = new OneVoice(player)
    const url = `${player.home}/api/viewer/presentations/${manifest.presentationId}/events`
    this.beacons = new Beacons(player, isPreview(player) ? undefined : url)
    document.addEventListener('visibilitychange', this.#onVisible)
    this.#onVisible()
  }

  /** Playback may have begun before this chunk loaded. */
  catchUp(playback: PlaybackController) {
    if (playback.state === 'idle') return
    this.#oneVoice.update(this.#player.mediaEvents.playedAt)
    if (hasBegun(playback)) this.beacons.started()
    this.beacons.reached(playback.scene?.slide?.id)
    if (playback.state === 'playing') this.onPlaybackEvent('play', playback)
    if (playback.state === 'ended') this.onPlaybackEvent('ended', playback)
  }

  onPlaybackEvent(event: PlaybackEvent, playback: PlaybackController) {
    const isPlaying = playback.state === 'playing'
    // The lengths of slides are those at the presentation's own speed.
    this.beacons.tick(isPlaying && !playback.answer, this.#player.playbackRate / this.#manifest.speed)
    if (isPlaying && event !== 'play' && playback.currentTime > 0) this.beacons.started()
    if (isPlaying) this.beacons.reached(playback.scene?.slide?.id)
    if (event === 'ended' || (isPlaying && !this.#isWatched)) this.#checkRemembered(true)
    if (event === 'ended' || event === 'looped') this.beacons.happened('completed')
    if (isPlaying && (event === 'play' || event === 'slidechange') && playback.scene)
      showInMediaSession(this.#player, this.#manifest, playback.scene)
    updateMediaSession(this.#player)
    this.#oneVoice.update()
    if (this.beacons.hasStarted) this.#goLive(playback)
  }

  dispose() {
    this.#player.live?.dispose()
    this.#player.live = undefined
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#oneVoice.close()
    this.beacons.dispose()
    releaseMediaSession(this.#player)
  }

  /** Connects only once playback has started. */
  #goLive(playback: PlaybackController) {
    if (isPreview(this.#player)) return
    if (this.#player.live) return this.#player.live.update()
    const address = () => {
      const path = `/api/viewer/presentations/${this.#manifest.presentationId}/live`
      const url = new URL(this.#player.home + path, location.href)
      url.protocol = url.protocol.replace('http', 'ws')
      url.searchParams.set('viewerSessionId', viewerSessionId(this.#player, Date.now()))
      return url.href
    }
    const place = () => ({
      slideId: playback.scene?.slide?.id ?? null,
      seconds: Math.round(playback.currentTime),
      isPlaying: playback.state === 'playing',
    })
    this.#player.live = new LiveConnection(this.#player, this.#manifest, address, this.beacons, place)
  }

  /** A visit can be changed, and a contract signed, in other tabs. */
  #onVisible = () => {
    if (document.visibilityState === 'visible') this.#checkRemembered(false)
  }

  #checkRemembered(isWatching: boolean) {
    this.#isWatched ||= isWatching
    void checkRemembered(this.#player, this.#manifest.presentationId, isWatching)
  }
}

/**
 * A voice that comes late sets the time back to 0, but a player that is paused or waiting for an answer to end had
 * started. One that is just playing at 0 may still be blocked by the browser.
 */
const hasBegun = ({ state, answer, currentTime }: PlaybackController) =>
  currentTime > 0 || (answer ? answer.stateBefore !== 'idle' : state === 'paused')

const positionTolerance = 0.5

/** A page has only one media session, so it shows the player that played last. */
let owner: PorchlightPlayer | undefined
let reported = { position: 0, duration: 0, playbackRate: 0, isPaused: true, at: 0 }

const handlersOf = (player: PorchlightPlayer): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', () => player.playback?.play()],
  ['pause', () => player.pause()],
  ['previoustrack', () => player.previous()],
  ['nexttrack', () => player.next()],
  ['seekto', ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seekTo(seekTime)],
]

function showInMediaSession(player: PorchlightPlayer, manifest: Manifest, scene: Scene) {
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
function updateMediaSession(player: PorchlightPlayer) {
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

function releaseMediaSession(player: PorchlightPlayer) {
  const session = navigator.mediaSession
  if (!session || owner !== player) return
  owner = undefined
  session.metadata = null
  session.playbackState = 'none'
  for (const [action] of handlersOf(player)) session.setActionHandler(action, null)
}
