import type { MediaElement } from './media-element'
import type { PlaybackEvent } from './playback-controller'

const timeUpdateMilliseconds = 250
const eventsByReadyState = ['loadedmetadata', 'loadeddata', 'canplay', 'canplaythrough']

/** Events are dispatched after the script that caused them, as a browser does. */
export class MediaEvents {
  isSeeking = false
  playedAt = 0
  readonly #player: MediaElement
  #queue: Event[] = []
  #source = ''
  #readyState = 0
  #updatedAt = 0
  #duration = Number.NaN
  #volume = 1
  #rate = 1
  #isMuted = false
  #hasData = false
  #isPlaying = false
  #isWaiting: boolean | undefined

  constructor(player: MediaElement) {
    this.#player = player
  }

  queue(...types: string[]) {
    for (const type of types) this.#add(new Event(type))
  }

  fail(detail: string) {
    this.#tell('error', { detail })
  }

  restart(presentation: string) {
    if (this.#source && !this.#player.error) this.queue('abort')
    if (this.#source) this.queue('emptied')
    this.#source = presentation
    if (presentation) this.queue('loadstart')
    this.isSeeking = this.#hasData = this.#isPlaying = this.#isWaiting = false
    this.#readyState = 0
    this.update()
  }

  onPlayback(event: PlaybackEvent) {
    if (event === 'slidechange') this.#tell(event, { bubbles: true, composed: true })
    if (event === 'seek') {
      this.isSeeking = true
      this.queue('seeking')
      queueMicrotask(this.#endSeek)
    }
    if (event === 'play') {
      this.#tell(event)
      this.#isPlaying = true
      this.playedAt = Date.now()
      this.queue(this.#player.readyState < 3 ? 'waiting' : 'playing')
    }
    if (event === 'pause' || (event === 'ended' && !this.#player.playback?.isEndSought)) this.#stop(event === 'ended')
  }

  update() {
    if (!this.#queue.length) this.#endSeek()
    const { readyState, duration, volume, muted, playbackRate, playback } = this.#player
    if (!Object.is(duration, this.#duration)) this.queue('durationchange')
    for (const [index, type] of eventsByReadyState.entries()) {
      if (index < this.#readyState || index >= readyState || (index === 1 && this.#hasData)) continue
      this.queue(type)
      if (index === 1) this.#hasData = true
      if (index === 2 && this.#isPlaying) this.queue('playing')
    }
    if (volume !== this.#volume || muted !== this.#isMuted) this.queue('volumechange')
    if (playbackRate !== this.#rate) this.queue('ratechange')
    const isWaiting = this.#isPlaying && playback?.isStalled
    if (isWaiting && !this.#isWaiting) this.queue('waiting')
    const now = performance.now()
    if (this.#isPlaying && now - this.#updatedAt >= timeUpdateMilliseconds) this.#tellTime()
    this.#readyState = readyState
    this.#duration = duration
    this.#volume = volume
    this.#isMuted = muted
    this.#rate = playbackRate
    this.#isWaiting = isWaiting
  }

  #endSeek = () => {
    if (!this.isSeeking || this.#player.playback?.narrator.isSeeking) return
    this.isSeeking = false
    this.#tellTime()
    this.queue('seeked')
    const { ended, paused, playback } = this.#player
    // According to the standard, seeking to the end also ends it when it was paused.
    if (ended ? playback?.isEndSought : this.#isPlaying && paused) this.#stop(ended)
  }

  #stop(isEnd: boolean) {
    this.#tellTime()
    if (this.#isPlaying || !isEnd) this.#tell('pause')
    if (isEnd) this.#tell('ended')
    this.#isPlaying = false
  }

  #tell(type: string, options?: CustomEventInit) {
    this.#add(new CustomEvent(type, { detail: { slide: this.#player.currentSlide }, ...options }))
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
