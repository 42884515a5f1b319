import type { Manifest, ManifestFaq } from '../features/viewer/schemas'
import { Narrator } from './narrator'
import { answerOf, estimate, loadAhead, offersAfter, type Scene, scenesOf } from './scenes'
import type { Track } from './track'

export type Action = Manifest['actions'][number]
export type State = 'idle' | 'playing' | 'paused' | 'ended'
export type TalkEvent = 'play' | 'pause' | 'slidechange' | 'ended' | 'blocked' | 'answered' | 'tick'

const actionSeconds = 8
const settleSeconds = 0.4

/** What is played, where it is, and what comes next. It knows nothing of how it looks. */
export class Talk {
  readonly scenes: Scene[]
  readonly narrator: Narrator
  state: State = 'idle'
  /** The browser refused to let it sound without a gesture. */
  isBlocked = false
  index = 0
  /** What was shown before, for the picture to fade from. */
  before: Scene | undefined
  /** Set while an answer is spoken: where the talk goes on afterwards. */
  aside: { time: number; rest: Track[]; wasPlaying: boolean } | undefined
  /** At the end of a slide that offers actions the talk waits for a moment. */
  offer: Action[] = []

  readonly #manifest: Manifest
  readonly #tell: (event: TalkEvent) => void
  readonly #seconds: number[]
  #timer = 0

  constructor(manifest: Manifest, tell: (event: TalkEvent) => void) {
    this.#manifest = manifest
    this.#tell = tell
    this.scenes = scenesOf(manifest)
    this.#seconds = this.scenes.map(({ track }) => estimate(track))
    this.narrator = new Narrator({
      ontick: () => this.#tick(),
      onended: () => this.#spoken(),
      onblocked: () => this.#blocked(),
    })
    this.narrator.rate = manifest.speed
    this.#load(0)
  }

  get scene(): Scene | undefined {
    return this.scenes[this.index]
  }

  get sceneTime() {
    return this.aside ? this.aside.time : this.narrator.time
  }

  get currentTime() {
    return this.state === 'ended' ? this.duration : sum(this.#seconds.slice(0, this.index)) + this.sceneTime
  }

  set currentTime(time: number) {
    let rest = Math.min(Math.max(0, time), this.duration)
    let index = 0
    while (index < this.scenes.length - 1 && rest >= (this.#seconds[index] ?? 0)) rest -= this.#seconds[index++] ?? 0
    if (index === this.index && !this.aside && this.state !== 'ended') this.#seekHere(rest)
    else this.goTo(index, rest)
  }

  get duration() {
    return sum(this.#seconds)
  }

  secondsOf = (index: number) => this.#seconds[index] ?? 0
  play() {
    if (!this.scenes.length) return
    if (this.state === 'ended') return this.goTo(0, 0, true)
    if (this.offer.length) return this.next()
    this.isBlocked = false
    const isChange = this.state !== 'playing'
    this.state = 'playing'
    this.#go()
    if (isChange) this.#tell('play')
  }

  pause() {
    if (this.state !== 'playing') return
    clearTimeout(this.#timer)
    this.state = 'paused'
    this.narrator.pause()
    this.#tell('pause')
  }

  goTo(index: number, time = 0, isPlaying = this.state === 'playing' || this.aside?.wasPlaying === true) {
    const target = Math.min(Math.max(0, index), this.scenes.length - 1)
    if (target < 0) return
    const wasPlaying = this.state === 'playing'
    this.aside = undefined
    this.#load(target, time)
    this.state = isPlaying ? 'playing' : this.state === 'idle' ? 'idle' : 'paused'
    if (isPlaying) this.#go()
    this.#tell('slidechange')
    if (isPlaying && !wasPlaying) this.#tell('play')
  }

  next() {
    if (this.index < this.scenes.length - 1) this.goTo(this.index + 1)
    else this.#end()
  }

  /** Within a slide, back to where it begins; from there, to the one before. */
  previous() {
    this.goTo(this.sceneTime > 3 ? this.index : this.index - 1)
  }

  /** Says the answer, then the resume prompt, then goes on where it was. */
  answer(faq: ManifestFaq) {
    const wasPlaying = this.aside?.wasPlaying ?? (this.state === 'playing' || this.offer.length > 0)
    const time = this.aside?.time ?? this.narrator.time
    clearTimeout(this.#timer)
    this.offer = []
    this.aside = { time, rest: answerOf(faq, this.#manifest, wasPlaying), wasPlaying }
    this.state = 'playing'
    this.#say()
  }

  /** Leaves the answer, and goes on with the talk if it was going on before. */
  resume() {
    if (!this.aside) return
    const { time, wasPlaying } = this.aside
    this.aside = undefined
    this.#load(this.index, time)
    this.state = wasPlaying ? 'playing' : 'paused'
    if (wasPlaying) this.narrator.play()
    this.#tell('answered')
    if (!wasPlaying) this.#tell('pause')
  }

  dispose() {
    clearTimeout(this.#timer)
    this.narrator.dispose()
  }

  #go() {
    this.narrator.play()
    loadAhead(this.scenes[this.index + 1])
  }

  #load(index: number, time = 0) {
    clearTimeout(this.#timer)
    this.offer = []
    if (index !== this.index) this.before = this.scene
    this.index = index
    const scene = this.scenes[index]
    if (scene) this.narrator.load(scene.track, time)
  }

  #seekHere(time: number) {
    clearTimeout(this.#timer)
    this.offer = []
    this.narrator.seek(time)
    if (this.state === 'playing' && this.narrator.isPaused) this.narrator.play()
  }

  #say() {
    const track = this.aside?.rest.shift()
    if (!track) return this.resume()
    this.narrator.load(track)
    this.narrator.play()
    this.#tell('tick')
  }

  #tick() {
    if (!this.aside && this.narrator?.duration) this.#seconds[this.index] = this.narrator.duration
    this.#tell('tick')
  }

  #spoken() {
    if (this.aside) return this.#say()
    this.offer = offersAfter(this.scene, this.#manifest)
    const wait = this.offer.length ? actionSeconds : settleSeconds
    this.#timer = setTimeout(() => this.next(), wait * 1000)
    this.#tell('tick')
  }

  #blocked() {
    this.isBlocked = true
    this.state = this.state === 'playing' && this.currentTime === 0 ? 'idle' : 'paused'
    this.#tell('blocked')
  }

  #end() {
    clearTimeout(this.#timer)
    this.offer = []
    this.state = 'ended'
    this.narrator.pause()
    this.#tell('ended')
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
