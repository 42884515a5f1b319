import type { Manifest, ManifestFaq } from '../playback/manifest/manifest-schemas'
import { Narrator } from './narrator'
import { answerTracks, hasAudio, hasNarration, preload, SceneSequence } from './scenes'
import type { Track } from './track'

export type PlaybackState = 'idle' | 'playing' | 'paused' | 'ended'
export type PlaybackEvent = 'play' | 'pause' | 'seek' | 'slidechange' | 'looped' | 'ended' | 'answered' | 'tick'

type Interrupted = { time: number; isSpoken: boolean; stateBefore: PlaybackState }
type Answer = Interrupted & { remainingTracks: Track[]; language: string }

/** Browsers measure a sound a little differently, which must not move the total. */
const tolerableSeconds = 0.3

export class PlaybackController {
  readonly narrator: Narrator
  readonly sequence: SceneSequence
  readonly hasAudio: boolean
  readonly hasNarration: boolean
  state: PlaybackState = 'idle'
  answer: Answer | undefined
  isBlocked = false
  isEndSought: boolean | undefined

  readonly #manifest: Manifest
  readonly #notify: (event: PlaybackEvent) => void
  readonly #isLooping: () => boolean
  #isPausedTemporarily = false

  constructor(manifest: Manifest, notify: (event: PlaybackEvent) => void, isLooping = () => false) {
    this.#manifest = manifest
    this.#notify = notify
    this.#isLooping = isLooping
    this.sequence = new SceneSequence(manifest)
    this.hasAudio = hasAudio(this.sequence.scenes, manifest)
    this.hasNarration = hasNarration(this.sequence.scenes, manifest)
    this.narrator = new Narrator({
      ontick: () => this.#onTick(),
      onended: () => this.#onTrackEnded(),
      onblocked: () => this.#onBlocked(),
    })
    this.narrator.rate = manifest.speed
    this.#loadScene(0, 0)
  }

  get scene() {
    return this.sequence.scene
  }

  get duration() {
    return this.sequence.timeline.duration
  }

  get sceneTime() {
    return this.answer ? this.answer.time : this.narrator.time
  }

  get currentTime() {
    const { timeline, index } = this.sequence
    return this.state === 'ended' ? this.duration : timeline.startOf(index) + this.sceneTime
  }

  /** Seeking to the end ends the presentation, as in a media element. */
  set currentTime(time: number) {
    if (!this.scene) return
    const { index, timeInScene } = this.sequence.timeline.positionAt(time)
    if (time >= this.duration) {
      this.#notify('seek')
      this.#finish(true)
    } else if (index !== this.sequence.index || this.answer || this.state === 'ended') this.goTo(index, timeInScene)
    else this.#seekWithinScene(timeInScene)
  }

  play() {
    if (!this.scene) return
    if (this.state === 'ended') return this.goTo(0, 0, true)
    if (this.sequence.isWaiting)
      return this.sequence.isLast ? this.#finish() : this.#enter(this.sequence.index + 1, 0, true)
    const isChange = this.state !== 'playing'
    this.state = 'playing'
    this.#speak()
    if (isChange) this.#notify('play')
  }

  pause() {
    this.#isPausedTemporarily = false
    if (this.state !== 'playing') return
    this.sequence.cancelNext()
    this.state = 'paused'
    this.narrator.pause()
    this.#notify('pause')
  }

  pauseTemporarily() {
    if (this.state !== 'playing' || this.answer) return
    this.pause()
    this.#isPausedTemporarily = true
  }

  endTemporaryPause() {
    if (!this.#isPausedTemporarily) return
    this.state = 'playing'
    this.#speak()
    this.#notify('play')
  }

  goTo(index: number, time = 0, isPlaying = this.#uninterruptedState === 'playing') {
    if (!this.scene) return
    this.#notify('seek')
    this.#enter(Math.min(Math.max(0, index), this.sequence.scenes.length - 1), time, isPlaying)
  }

  #enter(index: number, time: number, isPlaying: boolean) {
    const [stateBefore, wasPlaying] = [this.#uninterruptedState, this.state === 'playing']
    this.answer = undefined
    this.#loadScene(index, time)
    this.state = isPlaying ? 'playing' : stateBefore === 'idle' ? 'idle' : 'paused'
    if (isPlaying) this.#speak()
    this.#notify('slidechange')
    if (isPlaying !== wasPlaying) this.#notify(isPlaying ? 'play' : 'pause')
  }

  next() {
    if (!this.sequence.isLast) this.goTo(this.sequence.index + 1)
    else this.#finish()
  }

  get isStalled() {
    return this.narrator.isWaiting || this.narrator.isOffline
  }

  previous() {
    const { index } = this.sequence
    this.goTo(this.sceneTime > 3 ? index : index - 1)
  }

  giveAnswer(faq: ManifestFaq, prompts = this.#manifest.prompts) {
    const stateBefore = this.#uninterruptedState
    const { time, isSpoken } = this.answer ?? { time: this.narrator.time, isSpoken: this.sequence.isSpoken }
    const remainingTracks = answerTracks(faq, prompts, stateBefore === 'playing')
    this.sequence.withdrawOffers()
    this.answer = { remainingTracks, language: faq.language, time, isSpoken, stateBefore }
    this.#isPausedTemporarily = false
    this.state = 'playing'
    this.#playNextAnswerTrack()
  }

  leaveAnswer() {
    if (!this.answer) return
    this.#returnToScene(this.answer)
    this.#notify('answered')
    if (this.state !== 'playing') this.#notify('pause')
  }

  /** The viewer is reading that there is no answer, so an earlier answer stops and the scene pauses. */
  pauseForUnanswered() {
    if (this.answer) this.#returnToScene(this.answer)
    this.pauseTemporarily()
    this.#notify('tick')
  }

  dispose() {
    this.sequence.withdrawOffers()
    this.narrator.dispose()
  }

  get #uninterruptedState(): PlaybackState {
    return this.answer?.stateBefore ?? (this.#isPausedTemporarily ? 'playing' : this.state)
  }

  #seekWithinScene(time: number) {
    this.sequence.withdrawOffers()
    this.sequence.isSpoken = false
    this.#notify('seek')
    this.narrator.seek(time)
    if (this.state === 'playing' && this.narrator.isPaused) this.narrator.play()
  }

  #loadScene(index: number, time: number) {
    this.isBlocked = false
    this.#isPausedTemporarily = false
    this.sequence.select(index)
    if (this.scene) this.narrator.load(this.scene.track, time)
  }

  #speak() {
    this.isBlocked = false
    this.#isPausedTemporarily = false
    if (this.sequence.isSpoken && !this.answer) return this.#onTrackEnded()
    this.narrator.play()
    preload(this.sequence.nextScene)
  }

  #playNextAnswerTrack() {
    const track = this.answer?.remainingTracks.shift()
    if (!track) return this.leaveAnswer()
    this.narrator.load(track)
    this.narrator.play()
    this.#notify('tick')
  }

  #returnToScene({ time, isSpoken, stateBefore }: Answer) {
    this.answer = undefined
    this.#loadScene(this.sequence.index, time)
    this.sequence.isSpoken = isSpoken
    this.state = stateBefore
    if (stateBefore === 'playing') this.#speak()
  }

  #onTick() {
    const { timeline, index } = this.sequence
    const { duration, isSilent, track } = this.narrator
    const isKnown = track?.seconds && (isSilent || Math.abs(track.seconds - duration) < tolerableSeconds)
    if (!this.answer && duration && !isKnown) timeline.setSeconds(index, duration)
    this.#notify('tick')
  }

  #onTrackEnded() {
    if (this.answer) return this.#playNextAnswerTrack()
    this.sequence.scheduleNext(() => this.#advance())
    if (this.scene?.slide?.productData) this.pause()
    this.#notify('tick')
  }

  #onBlocked() {
    this.isBlocked = true
    this.state = this.currentTime === 0 && !this.answer ? 'idle' : 'paused'
    this.#notify('pause')
  }

  #advance() {
    if (this.sequence.isLast) this.#finish()
    else this.#enter(this.sequence.index + 1, 0, this.#uninterruptedState === 'playing')
  }

  #finish(isSought?: boolean) {
    if (!this.scene || this.#uninterruptedState === 'ended') return
    if (this.#isLooping()) {
      this.#notify('looped')
      return this.goTo(0)
    }
    this.sequence.withdrawOffers()
    this.answer = undefined
    this.#isPausedTemporarily = false
    this.state = 'ended'
    this.isEndSought = isSought
    this.narrator.pause()
    this.#notify('ended')
  }
}
