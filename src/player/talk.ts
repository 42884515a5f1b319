import type { Manifest, ManifestFaq } from '../features/viewer/schemas'
import { Course } from './course'
import { answerOf } from './scenes'
import type { Track } from './track'

export type State = 'idle' | 'playing' | 'paused' | 'ended'
export type TalkEvent = 'play' | 'pause' | 'slidechange' | 'ended' | 'answered' | 'tick'

/** An answer in between: what is still to be said of it, and where and how the talk goes on afterwards. */
type Aside = { rest: Track[]; time: number; isSaid: boolean; before: State }

/** What is played, where it is, and what comes next. It knows nothing of how it looks. */
export class Talk extends Course {
  state: State = 'idle'
  aside: Aside | undefined
  /** The browser wants a gesture before it lets anything sound. */
  isBlocked = false

  readonly #answerOf: (faq: ManifestFaq, goesOn: boolean) => Track[]
  readonly #tell: (event: TalkEvent) => void
  #isHeld = false

  constructor(manifest: Manifest, tell: (event: TalkEvent) => void) {
    super(manifest, {
      ontick: () => this.#tick(),
      onended: () => this.#spoken(),
      onblocked: () => this.#blocked(),
    })
    this.#answerOf = (faq, goesOn) => answerOf(faq, manifest, goesOn)
    this.#tell = tell
    this.load(0)
  }

  get sceneTime() {
    return this.aside ? this.aside.time : this.narrator.time
  }

  get currentTime() {
    return this.state === 'ended' ? this.duration : this.timeline.startOf(this.index) + this.sceneTime
  }

  set currentTime(time: number) {
    const { index, rest } = this.timeline.placeAt(time)
    if (index !== this.index || this.aside || this.state === 'ended') this.goTo(index, rest)
    else this.#seekHere(rest)
  }

  play() {
    if (!this.scenes.length) return
    if (this.state === 'ended') return this.goTo(0, 0, true)
    if (this.offer.length) return this.next()
    const isChange = this.state !== 'playing'
    this.state = 'playing'
    this.#go()
    if (isChange) this.#tell('play')
  }

  pause() {
    this.#isHeld = false
    if (this.state !== 'playing') return
    this.stay()
    this.state = 'paused'
    this.narrator.pause()
    this.#tell('pause')
  }

  /** Pauses until `release`, unless somebody decides otherwise before. */
  hold() {
    if (this.state !== 'playing' || this.aside) return
    this.pause()
    this.#isHeld = true
  }

  release() {
    if (!this.#isHeld) return
    this.state = 'playing'
    this.#go()
    this.#tell('play')
  }

  goTo(index: number, time = 0, isPlaying = this.#before === 'playing') {
    const target = Math.min(Math.max(0, index), this.scenes.length - 1)
    if (target < 0) return
    const [before, wasPlaying] = [this.#before, this.state === 'playing']
    this.aside = undefined
    this.#open(target, time)
    this.state = isPlaying ? 'playing' : before === 'idle' ? 'idle' : 'paused'
    if (isPlaying) this.#go()
    this.#tell('slidechange')
    if (isPlaying !== wasPlaying) this.#tell(isPlaying ? 'play' : 'pause')
  }

  next() {
    if (this.index < this.scenes.length - 1) this.goTo(this.index + 1)
    else if (this.#before !== 'ended') this.#end()
  }

  /** Within a slide, back to where it begins; from there, to the one before. */
  previous() {
    this.goTo(this.sceneTime > 3 ? this.index : this.index - 1)
  }

  /** Says the answer, then the resume prompt, then goes on where it was. */
  answer(faq: ManifestFaq) {
    const before = this.#before
    const { time, isSaid } = this.aside ?? { time: this.narrator.time, isSaid: this.isSaid }
    this.rest()
    this.aside = { rest: this.#answerOf(faq, before === 'playing'), time, isSaid, before }
    this.#isHeld = false
    this.state = 'playing'
    this.#sayNext()
  }

  /** Leaves the answer: all is again as it was before the question. */
  resume() {
    if (!this.aside) return
    this.#comeBack(this.aside)
    this.#tell('answered')
    if (this.state !== 'playing') this.#tell('pause')
  }

  /** A question that has no answer here: one that was being given is over, and the talk waits for `release`. */
  wait() {
    if (this.aside) this.#comeBack(this.aside)
    this.hold()
    this.#tell('tick')
  }

  /** How it was before whatever came in between. */
  get #before(): State {
    return this.aside?.before ?? (this.#isHeld ? 'playing' : this.state)
  }

  #seekHere(time: number) {
    this.rest()
    this.isSaid = false
    this.narrator.seek(time)
    if (this.state === 'playing' && this.narrator.isPaused) this.narrator.play()
  }

  #open(index: number, time: number) {
    this.isBlocked = false
    this.#isHeld = false
    this.load(index, time)
  }

  #go() {
    this.isBlocked = false
    this.#isHeld = false
    if (this.isSaid && !this.aside) this.#spoken()
    else this.say()
  }

  #sayNext() {
    const track = this.aside?.rest.shift()
    if (!track) return this.resume()
    this.narrator.load(track)
    this.narrator.play()
    this.#tell('tick')
  }

  #comeBack({ time, isSaid, before }: Aside) {
    this.aside = undefined
    this.#open(this.index, time)
    this.isSaid = isSaid
    this.state = before
    if (before === 'playing') this.#go()
  }

  #tick() {
    if (!this.aside && this.narrator.duration) this.timeline.learn(this.index, this.narrator.duration)
    this.#tell('tick')
  }

  #spoken() {
    if (this.aside) return this.#sayNext()
    this.settle(() => this.next())
    this.#tell('tick')
  }

  #blocked() {
    this.isBlocked = true
    this.state = this.currentTime === 0 && !this.aside ? 'idle' : 'paused'
    this.#tell('pause')
  }

  #end() {
    this.rest()
    this.aside = undefined
    this.#isHeld = false
    this.state = 'ended'
    this.narrator.pause()
    this.#tell('ended')
  }
}
