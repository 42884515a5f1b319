import type { MediaElement } from './media-element'
import type { PlaybackEvent } from './playback-controller'

const timeUpdateMilliseconds = 250
const eventsByReadyState = ['loadedmetadata', 'loadeddata', 'canplay', 'canplaythrough']

/** Events come after the script that caused them, as a browser's do. */
export class MediaEvents {
  isSeeking = false
  readonly #player: MediaElement
  #queue: Event[] = []
  #readyState = 0
  #hasMetadata = false
  #hasData = false
  #duration = Number.NaN
  #volume = 1
  #isMuted = false
  #rate = 1
  #isWaiting = false
  #isPlaying = false
  #updatedAt = 0

  constructor(player: MediaElement) {
    this.#player = player
  }

  queue(...types: string[]) {
    for (const type of types) this.#add(new Event(type))
  }

  fail(detail: string) {
    this.#add(new CustomEvent('error', { detail }))
  }

  restart() {
    if (this.#hasMetadata) this.queue('emptied')
    this.queue('loadstart')
    this.isSeeking = this.#hasMetadata = this.#hasData = this.#isPlaying = this.#isWaiting = false
    this.#readyState = 0
    this.update()
  }

  onPlayback(event: PlaybackEvent) {
    const detail = { slide: this.#player.currentSlide }
    const told = () => this.#add(new CustomEvent(event, { detail }))
    if (event === 'slidechange') this.#add(new CustomEvent(event, { detail, bubbles: true, composed: true }))
    if (event === 'seek') this.#seek()
    if (event === 'play') {
      told()
      this.#isPlaying = true
      this.queue(this.#player.readyState < 3 ? 'waiting' : 'playing')
    }
    if (event !== 'pause' && event !== 'ended') return
    this.#tellTime()
    if (event === 'ended' && this.#isPlaying) this.#add(new CustomEvent('pause', { detail }))
    this.#isPlaying = false
    told()
  }

  update() {
    const { readyState, duration, volume, muted, playbackRate, playback } = this.#player
    if (!Object.is(duration, this.#duration)) this.queue('durationchange')
    for (const [index, type] of eventsByReadyState.entries()) {
      if (index < this.#readyState || index >= readyState || (index === 1 && this.#hasData)) continue
      this.queue(type)
      this.#hasMetadata = true
      if (index === 1) this.#hasData = true
      if (index === 2 && this.#isPlaying) this.queue('playing')
    }
    if (volume !== this.#volume || muted !== this.#isMuted) this.queue('volumechange')
    if (playbackRate !== this.#rate) this.queue('ratechange')
    const isWaiting = this.#isPlaying && playback?.isStalled === true
    if (isWaiting && !this.#isWaiting) this.queue('waiting')
    const now = performance.now()
    if (this.#isPlaying && now - this.#updatedAt >= timeUpdateMilliseconds) this.#tellTime()
    this.#readyState = readyState
    this.#duration = duration
    this.#volume = volume
    this.#isMuted = muted
    this.#rate = playbackRate
    this.#isWaiting = isWaiting
    if (!this.#queue.length) this.#endSeek()
  }

  #seek() {
    this.isSeeking = true
    this.queue('seeking')
    queueMicrotask(this.#endSeek)
  }

  #endSeek = () => {
    if (!this.isSeeking || this.#player.playback?.narrator.isSeeking) return
    this.isSeeking = false
    this.#tellTime()
    this.queue('seeked')
  }

  #tellTime() {
    this.#updatedAt = performance.now()
    this.queue('timeupdate')
  }

  #add(event: Event) {
    if (this.#queue.push(event) === 1) queueMicrotask(this.#flush)
  }

  #flush = () => {
    for (const event of this.#queue.splice(0)) this.#player.dispatchEvent(event)
  }
}
