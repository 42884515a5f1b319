import { Lifeline } from './lifeline'
import { layOut, type NarratorEvents, type Track, unlock } from './track'
import { type Line, linesOf, type Room, type Word } from './words'

const tick = 100

/** One voice that says one track at a time: with its audio, or by the clock at reading pace where there is none. */
export class Narrator {
  words: Word[] = []
  lines: Line[] = []
  bulletTimes: number[] = []
  duration = 0
  isPaused = true
  isSilent = true
  /** As that of `<video>`: kept once it sounds, broken where it may not. */
  started = Promise.resolve()
  readonly #events: NarratorEvents
  readonly #audio = new Audio()
  #track: Track | undefined
  #room: Room | undefined
  #rate = 1
  #position = 0
  #startedAt = 0
  #timer = 0
  readonly #lifeline: Lifeline
  #isUnlocked = false
  readonly #isAudible = () => !this.isSilent && this.#track !== undefined

  constructor(events: NarratorEvents) {
    this.#events = events
    const audio = this.#audio
    audio.addEventListener('durationchange', () => this.#layOut(audio.duration))
    audio.addEventListener('ended', () => this.#isAudible() && this.#finish())
    audio.addEventListener('error', () => this.#isAudible() && this.#fail())
    audio.addEventListener('waiting', () => this.#lifeline.wait())
    audio.addEventListener('progress', () => this.isWaiting && this.#lifeline.arriving())
    audio.addEventListener('playing', () => this.#lifeline.sounds())
    this.#lifeline = new Lifeline({
      url: () => (this.isSilent ? undefined : (this.#track?.audioUrl ?? undefined)),
      position: () => this.#position,
      open: () => this.#reopen(),
      giveUp: () => this.#read(),
      ontick: events.ontick,
    })
  }

  get isWaiting() {
    return this.#lifeline.isWaiting && !this.isPaused
  }

  get isOffline() {
    return this.#lifeline.isOffline
  }

  get time() {
    if (!this.isSilent) return this.#audio.readyState ? this.#audio.currentTime : this.#position
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

  /** How long a line of captions may be, which changes with the width of the player. */
  set room(room: Room) {
    this.#room = room
    this.lines = linesOf(this.words, room)
  }

  load(track: Track, at = 0) {
    this.#stop()
    this.#track = track
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
    else this.#unlock()
  }

  pause() {
    this.#mark()
    this.isPaused = true
    clearInterval(this.#timer)
    this.#audio.pause()
    this.#lifeline.goOn()
  }

  seek(time: number) {
    const target = Math.min(Math.max(0, time), this.duration)
    this.#position = target
    this.#startedAt = performance.now()
    if (!this.isSilent) this.#audio.currentTime = target
    this.#events.ontick()
  }

  applyVolume(volume: number, isMuted: boolean) {
    this.#audio.volume = volume
    this.#audio.muted = isMuted
  }

  dispose() {
    this.#stop()
    this.#lifeline.dispose()
  }

  #open(url: string, at: number) {
    this.#audio.src = url
    this.#audio.playbackRate = this.#rate
    if (at > 0) this.#audio.currentTime = at
  }

  #sound() {
    this.#isUnlocked = true
    this.#lifeline.wait()
    this.started = this.#audio.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') this.#block()
      // What has no sound to be had is read instead.
      else if (error.name !== 'AbortError') return
      throw error
    })
    this.started.catch(() => undefined)
  }

  #block() {
    this.#isUnlocked = false
    this.pause()
    this.#events.onblocked()
  }

  #unlock() {
    this.started = Promise.resolve()
    if (this.#isUnlocked) return
    this.#isUnlocked = true
    unlock(this.#audio)
  }

  #beat = () => {
    if (!this.isSilent && !this.isOffline) this.#position = this.time
    if (this.isSilent && this.time >= this.duration) this.#finish()
    else this.#events.ontick()
  }

  #finish() {
    this.#position = this.duration
    this.isPaused = true
    clearInterval(this.#timer)
    this.#lifeline.goOn()
    this.#events.onended()
  }

  #fail() {
    if (this.#audio.error?.code === MediaError.MEDIA_ERR_DECODE) this.#read()
    else void this.#lifeline.recover()
    this.#events.ontick()
  }

  #reopen() {
    if (!this.#track?.audioUrl) return
    this.#open(this.#track.audioUrl, this.#position)
    if (!this.isPaused) this.#sound()
  }

  /** What cannot be heard is read at reading pace, from the same word on. */
  #read() {
    const at = this.words.findLastIndex((word) => word.start <= this.#position)
    this.isSilent = true
    this.#audio.pause()
    this.#layOut(undefined)
    this.#position = this.words[at]?.start ?? 0
    this.#startedAt = performance.now()
  }

  #layOut(seconds: number | undefined) {
    if (!this.#track || (this.isSilent && seconds !== undefined)) return
    Object.assign(this, layOut(this.#track, this.isSilent, seconds, this.#room))
    this.#events.ontick()
  }

  #mark() {
    this.#position = this.time
    this.#startedAt = performance.now()
  }

  #stop() {
    clearInterval(this.#timer)
    this.#lifeline.reset()
    this.isPaused = true
    this.#track = undefined
    this.#audio.pause()
  }
}
