import { AudioRecovery, silence } from './audio-recovery'
import { type CaptionBox, type Line, linesOf } from './caption-lines'
import { type NarratorEvents, type Track, timingsOf, type Word } from './track'

/** Captions lag behind the voice by at most this and a frame. */
const tickMilliseconds = 40

export class Narrator {
  words: Word[] = []
  lines: Line[] = []
  bulletTimes: number[] = []
  duration = 0
  isPaused = true
  isSilent = true
  /** Resolves once audio plays; rejects if the browser forbids it, like `<video>.play()`. */
  audioStarted = Promise.resolve()
  readonly #events: NarratorEvents
  readonly audio = new Audio()
  #track: Track | undefined
  #captionBox: CaptionBox | undefined
  #rate = 1
  #position = 0
  #startedAt = 0
  #timer = 0
  readonly #recovery: AudioRecovery
  #isAudioUnlocked = false
  readonly #hasAudio = () => !this.isSilent && this.#track !== undefined

  constructor(events: NarratorEvents) {
    this.#events = events
    const { audio } = this
    audio.addEventListener('durationchange', () => this.#computeTimings(audio.duration))
    audio.addEventListener('ended', () => this.#hasAudio() && this.#finish())
    audio.addEventListener('error', () => this.#hasAudio() && this.#onAudioError())
    audio.addEventListener('waiting', () => this.#recovery.onWaiting())
    audio.addEventListener('progress', () => this.isWaiting && this.#recovery.onProgress())
    audio.addEventListener('playing', () => this.#recovery.onPlaying())
    for (const type of ['seeked', 'canplay', 'canplaythrough']) audio.addEventListener(type, events.ontick)
    this.#recovery = new AudioRecovery({
      url: () => (this.isSilent ? undefined : (this.#track?.audioUrl ?? undefined)),
      position: () => this.#position,
      reopen: () => this.#reopenAudio(),
      giveUp: () => this.#continueWithoutAudio(),
      ontick: events.ontick,
    })
  }

  get isWaiting() {
    return this.#recovery.isWaiting && !this.isPaused
  }

  get isSeeking() {
    return !this.isSilent && this.audio.seeking
  }

  /** This is the same as for a media element. Text at reading pace needs no loading. */
  get readyState() {
    return this.isSilent ? 4 : Math.max(1, this.audio.readyState)
  }

  get isOffline() {
    return this.#recovery.isOffline
  }

  get time() {
    if (!this.isSilent) return this.audio.readyState ? this.audio.currentTime : this.#position
    if (this.isPaused) return this.#position
    const passed = Math.max(0, performance.now() - this.#startedAt) / 1000
    return Math.min(this.duration, this.#position + passed * this.#rate)
  }

  get rate() {
    return this.#rate
  }

  set rate(rate: number) {
    this.#keepPosition()
    this.#rate = rate
    this.#applyRate()
  }

  set captionBox(box: CaptionBox) {
    this.#captionBox = box
    this.lines = linesOf(this.words, box)
  }

  load(track: Track, at = 0) {
    this.#unload()
    this.#track = track
    this.#position = at
    this.isSilent = track.audioUrl === null
    this.#computeTimings(undefined)
    if (track.audioUrl) this.#openAudio(track.audioUrl, at)
  }

  get track() {
    return this.#track
  }

  /** Without audio the clock stops for this long. */
  hold(seconds: number) {
    this.#keepPosition()
    this.#startedAt = performance.now() + seconds * 1000
  }

  /** The track got its audio, which continues from here instead of the clock. */
  changeOver(at: number) {
    this.isSilent = false
    this.#position = at
    this.#computeTimings(undefined)
    this.#reopenAudio()
  }

  play() {
    if (!this.#track) return
    this.isPaused = false
    this.#startedAt = performance.now()
    clearInterval(this.#timer)
    this.#timer = setInterval(this.#onInterval, tickMilliseconds)
    if (!this.isSilent) this.#playAudio()
    else this.#unlockAudio()
  }

  pause() {
    this.#keepPosition()
    this.isPaused = true
    clearInterval(this.#timer)
    this.audio.pause()
    this.#recovery.stopWaiting()
  }

  seek(time: number) {
    const target = Math.min(Math.max(0, time), this.duration)
    this.#position = target
    this.#startedAt = performance.now()
    if (!this.isSilent) this.audio.currentTime = target
    this.#events.ontick()
  }

  applyVolume(volume: number, isMuted: boolean) {
    this.audio.volume = volume
    this.audio.muted = isMuted
  }

  connect() {
    this.#recovery.connect()
  }

  disconnect() {
    this.#recovery.disconnect()
  }

  dispose() {
    this.#unload()
    this.disconnect()
  }

  #applyRate() {
    this.audio.playbackRate = this.#rate / (this.#track?.spokenSpeed ?? 1)
  }

  /** The viewer may never press play, so until then only sound of unknown length is fetched. */
  #openAudio(url: string, at: number) {
    this.audio.preload = this.#track?.seconds && !this.#isAudioUnlocked ? 'none' : 'metadata'
    this.audio.src = url
    this.#applyRate()
    if (at > 0) this.audio.currentTime = at
  }

  #playAudio() {
    this.#isAudioUnlocked = true
    this.#recovery.onWaiting()
    this.audioStarted = this.audio.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') this.#onBlocked()
      // This is not a failure of play(): audio that can't load is recovered or replaced by the text.
      else if (error.name !== 'AbortError') return
      throw error
    })
    this.audioStarted.catch(() => undefined)
  }

  #onBlocked() {
    this.#isAudioUnlocked = false
    this.pause()
    this.#events.onblocked()
  }

  #unlockAudio() {
    this.audioStarted = Promise.resolve()
    if (this.#isAudioUnlocked) return
    this.#isAudioUnlocked = true
    this.audio.src = silence
    this.audio.play().catch(() => undefined)
  }

  #onInterval = () => {
    if (!this.isSilent && !this.isOffline) this.#position = this.time
    if (this.isSilent && this.time >= this.duration) this.#finish()
    else this.#events.ontick()
  }

  #finish() {
    this.#position = this.duration
    this.isPaused = true
    clearInterval(this.#timer)
    this.#recovery.stopWaiting()
    this.#events.onended()
  }

  #onAudioError() {
    if (this.audio.error?.code === MediaError.MEDIA_ERR_DECODE) this.#continueWithoutAudio()
    else void this.#recovery.recover()
    this.#events.ontick()
  }

  #reopenAudio() {
    if (!this.#track?.audioUrl) return
    this.#openAudio(this.#track.audioUrl, this.#position)
    if (!this.isPaused) this.#playAudio()
  }

  #continueWithoutAudio() {
    const at = this.words.findLastIndex((word) => word.start <= this.#position)
    this.isSilent = true
    this.audio.pause()
    this.#computeTimings(undefined)
    this.#position = this.words[at]?.start ?? 0
    this.#startedAt = performance.now()
  }

  #computeTimings(seconds: number | undefined) {
    if (!this.#track || (this.isSilent && seconds !== undefined)) return
    Object.assign(this, timingsOf(this.#track, this.isSilent, seconds, this.#captionBox))
    this.#events.ontick()
  }

  #keepPosition() {
    this.#position = this.time
    this.#startedAt = performance.now()
  }

  #unload() {
    clearInterval(this.#timer)
    this.#recovery.reset()
    this.isPaused = true
    this.#track = undefined
    this.audio.pause()
  }
}
