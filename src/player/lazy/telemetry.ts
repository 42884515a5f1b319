import type { Manifest } from '../../features/viewer/manifest-schemas'
import type { PlaybackController, PlaybackEvent } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import { Beacons } from './beacons'
import fullscreenFallback from './fullscreen-fallback.css'
import { releaseMediaSession, showInMediaSession, updateMediaSession } from './media-session'
import pointing from './progress-pointer.css'

export { handleKey } from './keyboard'
export { pointAtProgress } from './progress-pointer'

/** Styles that the first slide does not need. */
export const css = fullscreenFallback + pointing

export class ViewingTelemetry {
  readonly beacons: Beacons
  readonly #player: PorchlightPlayer
  readonly #manifest: Manifest

  constructor(player: PorchlightPlayer, manifest: Manifest) {
    this.#player = player
    this.#manifest = manifest
    const url = `${player.home}/api/viewer/presentations/${manifest.presentationId}/events`
    this.beacons = new Beacons(isPreview(player) ? undefined : url)
  }

  /** Playback may have begun before this chunk loaded. */
  catchUp(playback: PlaybackController) {
    if (playback.state === 'idle') return
    if (playback.currentTime > 0) this.beacons.started()
    this.beacons.reached(playback.scene?.slide?.id)
    if (playback.state === 'playing') this.onPlaybackEvent('play', playback)
    if (playback.state === 'ended') this.onPlaybackEvent('ended', playback)
  }

  onPlaybackEvent(event: PlaybackEvent, playback: PlaybackController) {
    const isPlaying = playback.state === 'playing'
    this.beacons.tick(isPlaying && !playback.answer)
    if (isPlaying && event !== 'play' && playback.currentTime > 0) this.beacons.started()
    if (isPlaying) this.beacons.reached(playback.scene?.slide?.id)
    if (event === 'ended' || event === 'looped') this.beacons.happened('completed')
    if (isPlaying && (event === 'play' || event === 'slidechange') && playback.scene)
      showInMediaSession(this.#player, this.#manifest, playback.scene)
    updateMediaSession(this.#player)
  }

  dispose() {
    this.beacons.dispose()
    releaseMediaSession(this.#player)
  }
}

/** Opened from a notification: the company's own look counts as no viewing. */
const isPreview = (player: PorchlightPlayer) => player.page && new URLSearchParams(location.search).has('preview')
