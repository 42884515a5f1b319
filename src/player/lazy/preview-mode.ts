import type { PorchlightPlayer } from '../player'

/**
 * When the company opens a presentation from a notification, it is not a viewing, and nothing there is done by the
 * homeowner.
 */
export const isPreview = (player: PorchlightPlayer) =>
  player.page && new URLSearchParams(location.search).has('preview')
