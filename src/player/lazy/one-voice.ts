type Speaker = {
  readonly paused: boolean
  readonly muted: boolean
  readonly volume: number
  pause(): void
  readonly playback: { narrator: { audioStarted: Promise<void> } } | undefined
}

/** Some browsers have no channel, or refuse it when they store no data for a site. */
function openChannel() {
  try {
    return new BroadcastChannel('porchlight')
  } catch {
    return undefined
  }
}

/**
 * Players in one tab, or in several tabs of a site, never speak at once: the one that started last continues, and the
 * others pause.
 */
export class OneVoice {
  readonly #player: Speaker
  #channel: InstanceType<typeof BroadcastChannel> | undefined
  /** The time when this player started. The random part tells two apart that started together. */
  #began = ''

  constructor(player: Speaker) {
    this.#player = player
  }

  update(beganAt = Date.now()) {
    const { paused, muted, volume, playback } = this.#player
    const isSpeaking = !paused && !muted && volume > 0
    if (isSpeaking === Boolean(this.#began)) return
    if (!isSpeaking || !playback) return this.close()
    const began = `${beganAt} ${Math.random()}`
    this.#began = began
    const channel = openChannel()
    if (!channel) return
    this.#channel = channel
    let isHeard = false
    channel.onmessage = ({ data }: { data: string }) => {
      if (data > began) this.#player.pause()
      // The other player wasn't listening yet when this one announced itself.
      else if (isHeard) channel.postMessage(began)
    }
    // A player whose sound the browser has blocked must not silence another.
    playback.narrator.audioStarted.then(
      () => {
        if (this.#began !== began) return
        isHeard = true
        channel.postMessage(began)
      },
      () => undefined,
    )
  }

  close() {
    this.#began = ''
    this.#channel?.close()
    this.#channel = undefined
  }
}
