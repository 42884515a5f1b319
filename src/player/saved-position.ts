import type { PlaybackController } from './playback-controller'

/** In private windows and blocked frames there is no storage, so positions are lost without an error. */
type Position = { sceneId: string; time: number }

const saveIntervalMilliseconds = 3000
const keyOf = (presentationId: string) => `porchlight:${presentationId}`

function stored(presentationId: string): Position | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(presentationId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function storePosition(presentationId: string, position?: Position) {
  try {
    if (position) localStorage.setItem(keyOf(presentationId), JSON.stringify(position))
    else localStorage.removeItem(keyOf(presentationId))
  } catch {}
}

export class SavedPosition {
  readonly #presentationId: string
  #savedAt = 0

  constructor(presentationId: string) {
    this.#presentationId = presentationId
  }

  goTo(playback: PlaybackController) {
    const position = stored(this.#presentationId)
    const index = playback.sequence.scenes.findIndex(({ id }) => id === position?.sceneId)
    if (position && index >= 0 && (index > 0 || position.time > 5)) playback.goTo(index, position.time, false)
  }

  save({ scene, state, sceneTime: time }: PlaybackController) {
    if (scene && state !== 'idle')
      storePosition(this.#presentationId, state === 'ended' ? undefined : { sceneId: scene.id, time })
  }

  saveSometimes(playback: PlaybackController) {
    const now = performance.now()
    if (now - this.#savedAt < saveIntervalMilliseconds) return
    this.#savedAt = now
    this.save(playback)
  }
}
