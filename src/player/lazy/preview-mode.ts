import type { PorchlightPlayer } from '../player'

/** Opened from a notification: the company's own look is no viewing, and nothing it does is the homeowner's. */
export const isPreview = (player: PorchlightPlayer) =>
  player.page && new URLSearchParams(location.search).has('preview')
