import type { Manifest } from '../playback/manifest/manifest-schemas'
import { afterPaint } from './after-paint'
import type { Beacons } from './lazy/beacons'
import type { ViewingTelemetry } from './lazy/telemetry'
import type { PlaybackController, PlaybackEvent } from './playback-controller'
import type { PorchlightPlayer } from './player'

type Happening = Parameters<Beacons['happened']>

export class Connection {
  #telemetry: ViewingTelemetry | undefined
  readonly #untold: Happening[] = []
  #narration: { update(): void; dispose(): void } | undefined
  readonly #player: PorchlightPlayer
  readonly #playback: PlaybackController
  readonly #end = new AbortController()

  constructor(player: PorchlightPlayer, playback: PlaybackController, manifest: Manifest) {
    this.#player = player
    this.#playback = playback
    playback.narrator.connect()
    if (player.page && parent !== window)
      player.chunks.with('playerjs', (chunk) => chunk.connect(player, this.#end.signal))
    void this.#loadRest(manifest)
  }

  onPlaybackEvent(event: PlaybackEvent) {
    this.#telemetry?.onPlaybackEvent(event, this.#playback)
    this.#narration?.update()
  }

  tell(...happening: Happening) {
    if (this.#telemetry) this.#telemetry.beacons.happened(...happening)
    else this.#untold.push(happening)
  }

  dispose() {
    this.#end.abort()
    this.#narration?.dispose()
    this.#telemetry?.dispose()
    this.#playback.narrator.disconnect()
  }

  /** This loads after the first picture, which must not wait for it. */
  async #loadRest(manifest: Manifest) {
    const [playback, { chunks }, { signal }] = [this.#playback, this.#player, this.#end]
    await afterPaint()
    chunks.with('telemetry', (chunk) => {
      if (signal.aborted) return
      this.#telemetry = new chunk.ViewingTelemetry(this.#player, manifest)
      this.#telemetry.catchUp(playback)
      for (const happening of this.#untold.splice(0)) this.tell(...happening)
    })
    // `sharing-and-printing.ts` opens the page this way from another page.
    if (this.#player.page && location.hash === '#print') chunks.with('ending', (chunk) => chunk.keepAsPdf(this.#player))
    // The page of a canceled visit links here.
    if (this.#player.page && location.hash === '#book') chunks.with('booking', (chunk) => chunk.open(this.#player))
    if (!playback.hasNarration) return
    const chunk = await chunks.load('narration')
    if (!signal.aborted) this.#narration = chunk?.connect(playback, manifest)
  }
}
