import { reach } from './reach'

const noticeable = 300
const tooLong = 8000
const pauses = [1000, 2000, 4000, 8000]
const mostReopened = 2

/** What a lifeline needs of the sound that it keeps. */
type Sound = {
  /** Where it comes from, while it is wanted. */
  url: () => string | undefined
  position: () => number
  /** From where it broke off. */
  open: () => void
  /** It will not come. */
  giveUp: () => void
  ontick: () => void
}

/** For a sound that stops coming: says so when it lasts, tries again, and knows when that is no use. */
export class Lifeline {
  isWaiting = false
  isOffline = false
  readonly #sound: Sound
  #short = 0
  #long = 0
  #tries = 0
  #reopened = 0
  #reopenedAt = 0
  #turn = 0

  constructor(sound: Sound) {
    this.#sound = sound
    globalThis.addEventListener('online', this.#online)
    globalThis.addEventListener('offline', this.#offline)
  }

  /** A wait that is over before anyone noticed is not worth a word. */
  wait() {
    if (this.isOffline) return void this.recover()
    this.goOn()
    this.#short = setTimeout(() => {
      this.isWaiting = this.#sound.url() !== undefined
      if (!navigator.onLine) this.#offline()
      this.#sound.ontick()
    }, noticeable)
    this.arriving()
  }

  /** Slow is not gone: as long as something comes it goes on waiting. */
  arriving() {
    clearTimeout(this.#long)
    this.#long = setTimeout(() => this.isWaiting && this.#lose(), tooLong)
  }

  sounds() {
    this.goOn()
    this.#turn++
    this.#tries = 0
    this.isOffline = false
  }

  goOn() {
    clearTimeout(this.#short)
    clearTimeout(this.#long)
    this.isWaiting = false
  }

  /** Another sound, or none. */
  reset() {
    this.sounds()
    this.#reopened = 0
  }

  dispose() {
    this.reset()
    globalThis.removeEventListener('online', this.#online)
    globalThis.removeEventListener('offline', this.#offline)
  }

  /** Where nobody answers it waits for the network; where there is no such file there will be none. */
  async recover() {
    const url = this.#sound.url()
    const turn = ++this.#turn
    if (!url) return
    const answer = await reach(url)
    if (turn !== this.#turn) return
    this.goOn()
    if (answer === 'there' && this.#isWorthIt()) {
      this.isOffline = false
      this.#sound.open()
    } else if (answer === 'unreachable' && (this.#tries < pauses.length || !navigator.onLine)) {
      this.isOffline = true
      this.#reopened = 0
      this.#long = setTimeout(() => this.recover(), pauses[this.#tries++] ?? tooLong)
    } else this.#sound.giveUp()
    this.#sound.ontick()
  }

  /** A file that breaks at the same place again and again is not whole. */
  #isWorthIt() {
    const position = this.#sound.position()
    if (position > this.#reopenedAt + 1) this.#reopened = 0
    this.#reopenedAt = position
    return ++this.#reopened <= mostReopened
  }

  #lose() {
    this.isWaiting = false
    this.isOffline = true
    this.#sound.ontick()
    void this.recover()
  }

  #online = () => {
    this.#tries = 0
    if (this.isOffline) void this.recover()
  }

  #offline = () => {
    if (this.isWaiting) this.#lose()
  }
}
