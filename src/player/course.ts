import type { Manifest } from '../features/viewer/schemas'
import { Narrator } from './narrator'
import { loadAhead, offersAfter, type Scene, scenesOf } from './scenes'
import { Timeline } from './timeline'
import type { NarratorEvents } from './track'

export type Action = Manifest['actions'][number]

const actionSeconds = 8
const settleSeconds = 0.4

/** The scenes in their order, which of them is on, and the voice that says it. */
export class Course {
  readonly scenes: Scene[]
  readonly narrator: Narrator
  readonly timeline: Timeline
  index = 0
  /** What was shown before, for the picture to fade from. */
  before: Scene | undefined
  /** At the end of a slide that offers actions the talk waits for a moment. */
  offer: Action[] = []
  /** The scene has been said to its end, and only a moment is left of it. */
  isSaid = false

  readonly #manifest: Manifest
  #timer = 0

  constructor(manifest: Manifest, events: NarratorEvents) {
    this.#manifest = manifest
    this.scenes = scenesOf(manifest)
    this.timeline = new Timeline(this.scenes)
    this.narrator = new Narrator(events)
    this.narrator.rate = manifest.speed
  }

  get scene(): Scene | undefined {
    return this.scenes[this.index]
  }

  get duration() {
    return this.timeline.duration
  }

  /** Whether there is a voice to be heard, anywhere in it. */
  get hasSound() {
    const { faqs, prompts } = this.#manifest
    const spoken = [...this.scenes.map(({ track }) => track), ...faqs, prompts.resume, prompts.transition]
    return spoken.some(({ audioUrl }) => audioUrl !== null)
  }

  load(index: number, time = 0) {
    this.rest()
    this.isSaid = false
    if (index !== this.index) this.before = this.scene
    this.index = index
    const scene = this.scenes[index]
    if (scene) this.narrator.load(scene.track, time)
  }

  say() {
    this.narrator.play()
    loadAhead(this.scenes[this.index + 1])
  }

  /** A breath at the end of a scene; longer where there is something to decide. */
  settle(next: () => void) {
    this.isSaid = true
    this.offer = offersAfter(this.scene, this.#manifest)
    const wait = this.offer.length ? actionSeconds : settleSeconds
    clearTimeout(this.#timer)
    this.#timer = setTimeout(next, wait * 1000)
  }

  /** Nothing comes by itself any more. */
  rest() {
    clearTimeout(this.#timer)
    this.offer = []
  }

  stay() {
    clearTimeout(this.#timer)
  }

  dispose() {
    this.rest()
    this.narrator.dispose()
  }
}
