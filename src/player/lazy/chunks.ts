import type { html, nothing } from 'lit'
import type { Action } from '../course'
import type { Icons } from '../icons'
import type { Labels } from '../labels'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { bullets } from '../stage'
import type { styles } from '../styles'

/** What the entry lends to its chunks: were they to import it, it would become a chunk of its own before the first slide. */
export type Kit = {
  styles: typeof styles
  bullets: typeof bullets
  html: typeof html
  nothing: typeof nothing
  icons: Icons
  clock: (seconds: number) => string
  percent: (share: number, language: string) => string
}

type Show = (kit: Kit, player: PorchlightPlayer) => unknown

export type Chunks = {
  questions?: { css: string; show: Show; ask: (player: PorchlightPlayer, question: string) => void }
  menu?: { css: string; show: Show }
  pricing?: { css: string; show: (kit: Kit, player: PorchlightPlayer, scene: Scene) => unknown }
  ending?: { css: string; show: Show }
  languages?: { css?: string; labels: Record<string, Labels> }
  actions?: { css?: string; act: (player: PorchlightPlayer, action: Action) => void }
  bridge?: { css?: string; connect: (player: PorchlightPlayer) => void }
}
