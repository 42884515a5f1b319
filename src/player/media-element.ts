import { LitElement } from 'lit'
import { finiteNumber } from './finite-number'
import { MediaEvents } from './media-events'
import type { PresentationSession } from './presentation-session'
import { VolumeControl } from './volume-control'

const [slowest, fastest] = [0.25, 3]
const nothingToPlay = () => new DOMException('There is nothing to play.', 'NotSupportedError')

const mediaErrorCodes = { unreachable: 2, missing: 4 } as const

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
    return problem === 'missing' || problem === 'unreachable'
      ? { code: mediaErrorCodes[problem], message: problem }
      : null
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
    const slide = this.playback?.scene?.slide
    const slides = this.playback?.sequence.scenes.filter((scene) => !scene.isIntro)
    return (slide && slides?.findIndex(({ id }) => id === slide.id)) ?? null
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
      throw new DOMException(`A rate is between ${slowest} and ${fastest}, not ${value}.`, 'NotSupportedError')
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
Object.assign(MediaElement.prototype, states)
