import { LitElement } from 'lit'
import type { Manifest } from '../features/viewer/schemas'
import { directionOf } from './labels'
import type { Talk } from './talk'

const usualVolume = 1

/** Refuses what is no number as `<video>` does, before anything has changed. */
function finite(value: unknown) {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new TypeError(`A finite number is needed, not ${String(value)}.`)
  return number
}

/** The face that a page knows from `<video>`. */
export class Playback extends LitElement {
  manifest: Manifest | undefined
  talk: Talk | undefined
  /** Kept once it is known whether there is anything to play. */
  loaded = Promise.resolve()

  #volume = usualVolume
  #audible = usualVolume
  #isMuted = false

  refresh = () => this.requestUpdate()

  get paused() {
    return this.talk?.state !== 'playing'
  }

  get ended() {
    return this.talk?.state === 'ended'
  }

  get currentTime() {
    return this.talk?.currentTime ?? 0
  }

  set currentTime(time: number) {
    this.seekTo(time)
  }

  get duration() {
    return this.talk?.duration ?? Number.NaN
  }

  /** Its place among the slides, from zero; null while the intro plays or before there is a slide. */
  get currentSlide() {
    const { talk } = this
    const slide = talk?.scene?.slide
    return talk && slide ? talk.scenes.filter((scene) => !scene.isIntro).findIndex(({ id }) => id === slide.id) : null
  }

  get volume() {
    return this.#volume
  }

  set volume(volume: number) {
    this.setVolume(volume)
  }

  get muted() {
    return this.#isMuted
  }

  set muted(isMuted: boolean) {
    this.#isMuted = isMuted
    this.applySound()
  }

  get playbackRate() {
    return this.talk?.narrator.rate ?? 1
  }

  set playbackRate(rate: number) {
    const value = Math.min(3, Math.max(0.25, finite(rate)))
    if (this.talk) this.talk.narrator.rate = value
    this.refresh()
  }

  get isRightToLeft() {
    return directionOf(this.manifest?.language ?? null) === 'rtl'
  }

  /** Kept once it plays; broken with `NotAllowedError` where the browser wants a gesture first, as of `<video>`. */
  play(): Promise<void> {
    const { talk } = this
    if (!talk) return this.#playOnceLoaded()
    if (!talk.scenes.length) return Promise.reject(nothingToPlay())
    talk.play()
    return talk.narrator.started
  }

  pause() {
    this.talk?.pause()
  }

  toggle() {
    if (this.paused) this.talk?.play()
    else this.pause()
  }

  next() {
    this.talk?.next()
  }

  previous() {
    this.talk?.previous()
  }

  /** By its place among the slides, from zero. */
  goTo(slide: number) {
    const index = Math.trunc(finite(slide))
    const { talk } = this
    const scenes = talk?.scenes ?? []
    const first = scenes.findIndex((scene) => !scene.isIntro)
    if (first >= 0) talk?.goTo(first + Math.max(0, index))
  }

  seekTo(time: number) {
    const value = finite(time)
    if (this.talk) this.talk.currentTime = value
    this.refresh()
  }

  seekBy(seconds: number) {
    this.seekTo(this.currentTime + seconds)
  }

  setVolume(volume: number) {
    this.#volume = Math.round(Math.min(1, Math.max(0, finite(volume))) * 100) / 100
    if (this.#volume > 0) this.#audible = this.#volume
    this.muted = this.#volume === 0
  }

  /** Who turns the sound on wants to hear it. */
  toggleMute() {
    if (this.muted && this.volume === 0) this.setVolume(this.#audible)
    else this.muted = !this.muted
  }

  async #playOnceLoaded() {
    await this.updateComplete
    await this.loaded
    if (!this.talk) throw nothingToPlay()
    return this.play()
  }

  protected applySound() {
    this.talk?.narrator.applyVolume(this.#volume, this.#isMuted)
    this.refresh()
  }
}

const nothingToPlay = () => new DOMException('There is no presentation to play.', 'NotSupportedError')
