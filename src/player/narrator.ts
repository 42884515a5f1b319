import { Patience } from './patience'
import { layOut, type NarratorEvents, type Track, unlock } from './track'
import type { Line, Word } from './words'

const tick = 100

/** One voice that says one track at a time: with its audio, or by the clock at reading pace where there is none. */
export class Narrator {
  words: Word[] = []
  lines: Line[] = []
  bulletTimes: number[] = []
  duration = 0
  isPaused = true
  isOffline = false
  isSilent = true
  /** As that of `<video>`: kept once it sounds, broken where it may not. */
  started = Promise.resolve()
  readonly #events: NarratorEvents
  readonly #audio = new Audio()
  #track: Track | undefined
  #rate = 1
  #position = 0
  #startedAt = 0
  #timer = 0
  readonly #patience = new Patience()
  #isUnlocked = false
  #hasRetried = false
  readonly #isAudible = () => !this.isSilent && this.#track !== undefined

  constructor(events: NarratorEvents) {
    this.#events = events
    const audio = this.#audio
    audio.addEventListener('durationchange', () => this.#layOut(audio.duration))
    audio.addEventListener('ended', () => this.#isAudible() && this.#finish())
    audio.addEventListener('error', () => this.#isAudible() && this.#fail())
    audio.addEventListener('waiting', () => this.#patience.begin(events.ontick))
    audio.addEventListener('playing', () => this.#patience.end())
    globalThis.addEventListener('online', this.reconnect)
  }

  get isWaiting() {
    return this.#patience.isLost && !this.isPaused && !this.isSilent
  }

  get time() {
    if (!this.isSilent) return this.#audio.currentTime
    if (this.isPaused) return this.#position
    return Math.min(this.duration, this.#position + ((performance.now() - this.#startedAt) / 1000) * this.#rate)
  }

  get rate() {
    return this.#rate
  }

  set rate(rate: number) {
    this.#mark()
    this.#rate = rate
    this.#audio.playbackRate = rate
  }

  load(track: Track, at = 0) {
    this.#stop()
    this.#track = track
    this.#hasRetried = false
    this.#position = at
    this.isSilent = track.audioUrl === null
    this.#layOut(undefined)
    if (track.audioUrl) this.#open(track.audioUrl, at)
  }

  play() {
    if (!this.#track) return
    this.isPaused = false
    this.#startedAt = performance.now()
    clearInterval(this.#timer)
    this.#timer = setInterval(this.#beat, tick)
    if (!this.isSilent) this.#sound()
    else this.#read()
  }

  pause() {
    this.#mark()
    this.isPaused = true
    clearInterval(this.#timer)
    this.#audio.pause()
    this.#patience.end()
  }

  seek(time: number) {
    this.#position = Math.min(Math.max(0, time), this.duration)
    this.#startedAt = performance.now()
    if (!this.isSilent) this.#audio.currentTime = this.#position
    this.#events.ontick()
  }

  applyVolume(volume: number, isMuted: boolean) {
    this.#audio.volume = volume
    this.#audio.muted = isMuted
  }

  /** The network is back: the sound goes on from where it broke off. */
  reconnect = () => {
    if (!this.isOffline || !this.#track?.audioUrl) return
    this.isOffline = false
    this.#open(this.#track.audioUrl, this.#position)
    if (!this.isPaused) this.#sound()
    this.#events.ontick()
  }

  dispose() {
    this.#stop()
    globalThis.removeEventListener('online', this.reconnect)
  }

  #open(url: string, at: number) {
    this.#audio.src = url
    this.#audio.playbackRate = this.#rate
    if (at > 0) this.#audio.currentTime = at
  }

  #sound() {
    this.#isUnlocked = true
    this.#patience.begin(this.#events.ontick)
    this.started = this.#audio.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') this.#block()
      // What has no sound to be had is read instead.
      else if (error.name !== 'AbortError') return
      throw error
    })
    this.started.catch(() => undefined)
  }

  #block() {
    this.pause()
    this.#events.onblocked()
  }

  #read() {
    this.started = Promise.resolve()
    if (this.#isUnlocked) return
    this.#isUnlocked = true
    unlock(this.#audio)
  }

  #beat = () => {
    if (!this.isSilent && !this.isOffline) this.#position = this.#audio.currentTime
    if (this.isSilent && this.time >= this.duration) this.#finish()
    else this.#events.ontick()
  }

  #finish() {
    this.#position = this.duration
    this.isPaused = true
    clearInterval(this.#timer)
    this.#patience.end()
    this.#events.onended()
  }

  /** Without a network it waits for one; a file that is not there is read at reading pace instead. */
  #fail() {
    this.#patience.end()
    if (!navigator.onLine) {
      this.isOffline = true
    } else if (!this.#hasRetried && this.#audio.error?.code === MediaError.MEDIA_ERR_NETWORK && this.#track?.audioUrl) {
      this.#hasRetried = true
      this.#open(this.#track.audioUrl, this.#position)
      if (!this.isPaused) this.#sound()
    } else {
      this.isSilent = true
      this.#startedAt = performance.now()
      this.#layOut(undefined)
    }
    this.#events.ontick()
  }

  #layOut(seconds: number | undefined) {
    if (!this.#track || (this.isSilent && seconds !== undefined)) return
    Object.assign(this, layOut(this.#track, this.isSilent, seconds))
    this.#events.ontick()
  }

  #mark() {
    this.#position = this.time
    this.#startedAt = performance.now()
  }

  #stop() {
    clearInterval(this.#timer)
    this.#patience.end()
    this.isPaused = true
    this.isOffline = false
    this.#track = undefined
    this.#audio.pause()
  }
}
