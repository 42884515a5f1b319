import type { Manifest } from '../features/viewer/schemas'
import { Beacons } from './beacons'
import { showInMediaSession, tellMediaSession } from './media-session'
import { keepPlace, placeOf } from './memory'
import type { PorchlightPlayer } from './player'
import type { Talk, TalkEvent } from './talk'

const placeMilliseconds = 3000

/** Tells of a talk whoever wants to know: the company, the browser, and its memory. */
export class Witness {
  readonly beacons: Beacons
  readonly #player: PorchlightPlayer
  readonly #manifest: Manifest
  #placeAt = 0

  constructor(home: string, player: PorchlightPlayer, manifest: Manifest) {
    this.#player = player
    this.#manifest = manifest
    this.beacons = new Beacons(`${home}/api/viewer/presentations/${manifest.presentationId}/events`)
  }

  happened(event: TalkEvent, talk: Talk) {
    const isPlaying = talk.state === 'playing'
    this.beacons.tick(isPlaying && !talk.aside)
    if (isPlaying && event !== 'play' && talk.currentTime > 0) this.beacons.started()
    if (isPlaying) this.beacons.reached(talk.scene?.slide?.id)
    if (event === 'ended') this.beacons.happened('completed')
    if (event === 'tick') this.#rememberSometimes(talk)
    else this.remember(talk)
    if (isPlaying && (event === 'play' || event === 'slidechange') && talk.scene)
      showInMediaSession(this.#player, this.#manifest, talk.scene)
    tellMediaSession(this.#player)
  }

  /** To where the homeowner left off, if that is worth a word. */
  goBack(talk: Talk) {
    const place = placeOf(this.#manifest.presentationId)
    const index = talk.scenes.findIndex(({ id }) => id === place?.sceneId)
    if (place && index >= 0 && (index > 0 || place.time > 5)) talk.goTo(index, place.time, false)
  }

  remember(talk: Talk) {
    if (!talk.scene || talk.state === 'idle') return
    const place = { sceneId: talk.scene.id, time: talk.sceneTime }
    keepPlace(this.#manifest.presentationId, talk.state === 'ended' ? undefined : place)
  }

  #rememberSometimes(talk: Talk) {
    const now = performance.now()
    if (now - this.#placeAt < placeMilliseconds) return
    this.#placeAt = now
    this.remember(talk)
  }
}
