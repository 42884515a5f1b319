/** An element that has played in a gesture may play audio later without one. */
export const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const noticeableMilliseconds = 300
const lostAfterMilliseconds = 8000
const retryDelays = [1000, 2000, 4000, 8000]
const mostReopensAtOnePosition = 2

type RecoverableAudio = {
  url: () => string | undefined
  position: () => number
  reopen: () => void
  giveUp: () => void
  ontick: () => void
}

export class AudioRecovery {
  isWaiting = false
  isOffline = false
  readonly #audio: RecoverableAudio
  #noticeTimer = 0
  #recoverTimer = 0
  #tries = 0
  #reopens = 0
  #reopenPosition = 0
  #attempts = 0

  constructor(audio: RecoverableAudio) {
    this.#audio = audio
    this.connect()
  }

  connect() {
    addEventListener('online', this.#onOnline)
    addEventListener('offline', this.#onOffline)
  }

  /** A short stall shows no spinner, because that would only flicker. */
  onWaiting() {
    if (this.isOffline) return void this.recover()
    this.stopWaiting()
    this.#noticeTimer = setTimeout(() => {
      this.isWaiting = this.#audio.url() !== undefined
      if (!navigator.onLine) this.#onOffline()
      this.#audio.ontick()
    }, noticeableMilliseconds)
    this.onProgress()
  }

  /** Each arriving byte restarts the timer, because a slow connection is not a lost one. */
  onProgress() {
    clearTimeout(this.#recoverTimer)
    this.#recoverTimer = setTimeout(() => this.isWaiting && this.#lose(), lostAfterMilliseconds)
  }

  onPlaying() {
    this.stopWaiting()
    this.#attempts++
    this.#tries = 0
    this.isOffline = false
  }

  stopWaiting() {
    clearTimeout(this.#noticeTimer)
    clearTimeout(this.#recoverTimer)
    this.isWaiting = false
  }

  reset() {
    this.onPlaying()
    this.#reopens = 0
  }

  disconnect() {
    this.reset()
    removeEventListener('online', this.#onOnline)
    removeEventListener('offline', this.#onOffline)
  }

  /** Asks the server, because an audio element reports a missing file and a lost network alike. */
  async recover() {
    const url = this.#audio.url()
    const attempt = ++this.#attempts
    if (!url) return
    const answer = await checkUrl(url)
    if (attempt !== this.#attempts) return
    this.stopWaiting()
    if (answer === 'found' && this.#mayReopen()) {
      this.isOffline = false
      this.#audio.reopen()
    } else if (answer === 'unreachable' && (this.#tries < retryDelays.length || !navigator.onLine)) {
      this.isOffline = true
      this.#reopens = 0
      this.#recoverTimer = setTimeout(() => this.recover(), retryDelays[this.#tries++] ?? lostAfterMilliseconds)
    } else this.#audio.giveUp()
    this.#audio.ontick()
  }

  /** Audio that fails repeatedly at one position is damaged, so loading it again would never end. */
  #mayReopen() {
    const position = this.#audio.position()
    if (position > this.#reopenPosition + 1) this.#reopens = 0
    this.#reopenPosition = position
    return ++this.#reopens <= mostReopensAtOnePosition
  }

  #lose() {
    this.isWaiting = false
    this.isOffline = true
    this.#audio.ontick()
    void this.recover()
  }

  #onOnline = () => {
    this.#tries = 0
    if (this.isOffline) void this.recover()
  }

  #onOffline = () => {
    if (this.isWaiting) this.#lose()
  }
}

const timeoutMilliseconds = 8000

async function checkUrl(url: string): Promise<'found' | 'missing' | 'unreachable'> {
  if (!navigator.onLine) return 'unreachable'
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return ok ? 'found' : status < 500 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
