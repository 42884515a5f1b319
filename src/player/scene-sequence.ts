import type { Manifest } from '../features/viewer/manifest-schemas'
import { offersAfter, type Scene, scenesOf } from './scenes'
import { Timeline } from './timeline'

export type Action = Manifest['actions'][number]

const offerSeconds = 8
const pauseBetweenScenesSeconds = 0.4

export class SceneSequence {
  readonly scenes: Scene[]
  readonly timeline: Timeline
  index = 0
  offeredActions: Action[] = []
  isSpoken = false

  readonly #manifest: Manifest
  #timer = 0

  constructor(manifest: Manifest) {
    this.#manifest = manifest
    this.scenes = scenesOf(manifest)
    this.timeline = new Timeline(this.scenes)
  }

  get scene(): Scene | undefined {
    return this.scenes[this.index]
  }

  get nextScene(): Scene | undefined {
    return this.scenes[this.index + 1]
  }

  get isLast() {
    return this.index >= this.scenes.length - 1
  }

  select(index: number) {
    this.withdrawOffers()
    this.isSpoken = false
    this.index = index
  }

  get isWaiting() {
    return this.offeredActions.length > 0 || (this.isSpoken && this.scene?.slide?.productData != null)
  }

  /** Waits longer if there are actions, so that the viewer has time to decide. */
  scheduleNext(next: () => void) {
    this.isSpoken = true
    this.offeredActions = offersAfter(this.scene, this.#manifest)
    const wait = this.offeredActions.length ? offerSeconds : pauseBetweenScenesSeconds
    this.cancelNext()
    if (this.scene?.slide?.productData) return
    this.#timer = setTimeout(next, wait * 1000)
  }

  cancelNext() {
    clearTimeout(this.#timer)
  }

  withdrawOffers() {
    this.cancelNext()
    this.offeredActions = []
  }
}
