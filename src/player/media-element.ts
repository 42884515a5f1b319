import { LitElement } from 'lit'
import { MediaEvents } from './media-events'
import type { PresentationSession } from './presentation-session'

/** `<video>` throws a TypeError for a number that is not finite, and so does the player. */
export function finiteNumber(value: unknown) {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new TypeError(`A finite number is needed, not ${String(value)}.`)
  return number
}

/** In a media element, muted and volume 0 are independent; the viewer's slider and keys change both. */
class VolumeControl {
  #volume = 1
  #lastAudibleVolume = 1
  #isMuted = false
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get volume() {
    return this.#volume
  }

  set volume(volume: number) {
    const value = finiteNumber(volume)
    if (value < 0 || value > 1)
      throw new DOMException(`A volume from 0 to 1 is needed, not ${value}.`, 'IndexSizeError')
    this.#volume = value
    if (value > 0) this.#lastAudibleVolume = value
    this.#onChange()
  }

  get isMuted() {
    return this.#isMuted
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted
    this.#onChange()
  }

  slideTo(volume: number) {
    this.volume = Math.round(Math.min(1, Math.max(0, finiteNumber(volume))) * 100) / 100
    this.isMuted = this.#volume === 0
  }

  /** At volume 0, unmuting alone would stay silent. */
  toggleMute() {
    if (this.#volume === 0) this.slideTo(this.#lastAudibleVolume)
    else this.isMuted = !this.#isMuted
  }
}

const [slowest, fastest] = [0.25, 3]
const nothingToPlay = () => new DOMException('Nothing to play.', 'NotSupportedError')

const mediaErrorCodes: Partial<Record<string, 2 | 4>> = { unreachable: 2, missing: 4 }

/** The properties, methods and events of `<video>`, as far as they apply to a presentation. */
export abstract class MediaElement extends LitElement {
  abstract readonly session: PresentationSession

  readonly mediaEvents = new MediaEvents(this)
  readonly refresh = () => {
    this.mediaEvents.update()
    this.requestUpdate()
  }
  readonly applyVolume = () => {
    this.playback?.narrator.applyVolume(this.volume, this.muted)
    this.refresh()
  }
  readonly #volumeControl = new VolumeControl(this.applyVolume)
  #isAwaited = false

  get playback() {
    return this.session.playback
  }

  get autoplay() {
    return this.hasAttribute('autoplay')
  }

  set autoplay(isWanted: boolean) {
    this.toggleAttribute('autoplay', Boolean(isWanted))
  }

  get loop() {
    return this.hasAttribute('loop')
  }

  set loop(isWanted: boolean) {
    this.toggleAttribute('loop', Boolean(isWanted))
  }

  get start() {
    return Math.max(0, Number(this.getAttribute('start')) || 0)
  }

  set start(seconds: number) {
    this.setAttribute('start', String(finiteNumber(seconds)))
  }

  get paused() {
    return this.playback ? this.playback.state !== 'playing' : !this.#isAwaited
  }

  get ended() {
    return this.playback?.state === 'ended' && !this.loop
  }

  get seeking() {
    return this.mediaEvents.isSeeking
  }

  get readyState() {
    if (!this.playback?.scene) return 0
    return this.playback.isStalled ? 2 : this.playback.narrator.readyState
  }

  get error() {
    const { problem } = this.session
    const code = problem && mediaErrorCodes[problem]
    return code ? { code, message: problem } : null
  }

  get currentTime() {
    return this.playback?.currentTime ?? this.session.wanted.time ?? 0
  }

  set currentTime(time: number) {
    const value = finiteNumber(time)
    if (this.playback) this.playback.currentTime = value
    else this.session.wanted.time = value
    this.refresh()
  }

  get duration() {
    return this.playback?.duration ?? Number.NaN
  }

  /** Counted from zero without the intro; null during the intro and if there is no slide. */
  get currentSlide() {
    const { scene, sequence } = this.playback ?? {}
    const slides = sequence?.scenes.filter(({ isIntro }) => !isIntro)
    return (scene?.slide && slides?.indexOf(scene)) ?? null
  }

  get volume() {
    return this.#volumeControl.volume
  }

  set volume(volume: number) {
    this.#volumeControl.volume = volume
  }

  get muted() {
    return this.#volumeControl.isMuted
  }

  set muted(isMuted: boolean) {
    this.#volumeControl.isMuted = Boolean(isMuted)
  }

  get playbackRate() {
    return this.playback?.narrator.rate ?? this.session.wanted.rate ?? 1
  }

  set playbackRate(rate: number) {
    const value = finiteNumber(rate)
    if (value < slowest || value > fastest)
      throw new DOMException(`A rate from ${slowest} to ${fastest} is needed, not ${value}.`, 'NotSupportedError')
    if (this.playback) this.playback.narrator.rate = value
    else this.session.wanted.rate = value
    this.refresh()
  }

  /** Resolves once it plays; rejects with `NotAllowedError` if the browser requires a gesture first. */
  play(): Promise<void> {
    if (!this.playback) return this.#playOnceLoaded()
    if (!this.playback.scene) return Promise.reject(nothingToPlay())
    this.playback.play()
    return this.playback.narrator.audioStarted
  }

  pause() {
    this.#isAwaited = false
    this.playback?.pause()
  }

  setVolume(volume: number) {
    this.#volumeControl.slideTo(volume)
  }

  toggleMute() {
    this.#volumeControl.toggleMute()
  }

  /** Properties that a page set before the element was defined would hide those of the class. */
  protected takeOver(own: string[]) {
    for (const name of own) {
      const value = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  async #playOnceLoaded() {
    this.#isAwaited = true
    await this.updateComplete
    await this.session.loaded
    if (!this.#isAwaited && this.paused) throw new DOMException('', 'AbortError')
    if (!this.playback) throw nothingToPlay()
    this.#isAwaited = false
    return this.play()
  }
}

const states = { HAVE_NOTHING: 0, HAVE_METADATA: 1, HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 }
Object.assign(MediaElement, states)
Object.assign(MediaElement.prototype, states, {
  disablePictureInPicture: true,
  requestPictureInPicture: () => Promise.reject(nothingToPlay()),
})
