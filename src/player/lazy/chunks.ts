import type { html, nothing, svg } from 'lit'
import type { ManifestShape } from '../../features/viewer/manifest-schemas'
import type { bulletTimes } from '../bullet-times'
import type { Icons } from '../icons'
import type { Labels } from '../labels'
import type { fitted } from '../pictures'
import type { PlaybackController } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scene-sequence'
import type { Scene } from '../scenes'
import type { bullets } from '../slide-view'
import type { styleProperties } from '../style-properties'
import type { connect as connectNarration } from './narration'
import type { handleKey, pointAtProgress, ViewingTelemetry } from './telemetry'

/**
 * If chunks imported these, the bundler would move them out of the entry, and the first slide would wait for two files.
 */
export type TemplateHelpers = {
  styleProperties: typeof styleProperties
  fitted: typeof fitted
  bullets: typeof bullets
  bulletTimes: typeof bulletTimes
  html: typeof html
  svg: typeof svg
  nothing: typeof nothing
  icons: Icons
  clock: (seconds: number) => string
  percent: (share: number) => string
}

type Show = (helpers: TemplateHelpers, player: PorchlightPlayer) => unknown

export type Chunks = {
  questions?: { css: string; show: Show; ask: (player: PorchlightPlayer, question: string) => void }
  menu?: { css: string; show: Show }
  poster?: { css: string; show: Show }
  pricing?: { css: string; show: (helpers: TemplateHelpers, player: PorchlightPlayer, scene: Scene) => unknown }
  roof?: { css: string; show: (helpers: TemplateHelpers, player: PorchlightPlayer, scene: Scene) => unknown }
  gallery?: {
    css: string
    indexAt: (helpers: TemplateHelpers, playback: PlaybackController) => number
    blurred: (placeholder: string) => string
    preload: (sources: (ReturnType<typeof fitted> | undefined)[]) => void
    over: (
      helpers: TemplateHelpers,
      player: PorchlightPlayer,
      scene: Scene,
      index: number,
      shape: ManifestShape,
    ) => unknown
    show: (helpers: TemplateHelpers, player: PorchlightPlayer, scene: Scene) => unknown
  }
  ending?: { css: string; show: Show; keepAsPdf: (player: PorchlightPlayer) => void }
  booking?: { css: string; show: Show; open: (player: PorchlightPlayer) => void }
  contract?: { css: string; show: Show; open: (player: PorchlightPlayer, action: Action) => void }
  telemetry?: {
    css: string
    ViewingTelemetry: typeof ViewingTelemetry
    handleKey: typeof handleKey
    pointAtProgress: typeof pointAtProgress
  }
  languages?: { css?: string; labels: Record<string, Labels> }
  actions?: { css?: string; takeAction: (player: PorchlightPlayer, action: Action) => void }
  narration?: { css?: string; connect: typeof connectNarration }
  playerjs?: { css?: string; connect: (player: PorchlightPlayer, signal: AbortSignal) => void }
}
