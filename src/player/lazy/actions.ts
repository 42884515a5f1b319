import type { Action } from '../course'
import type { PorchlightPlayer } from '../player'
import { linkOf } from './links'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The page that embeds the player hears of it first, and may take it over with `preventDefault()`. */
export function act(player: PorchlightPlayer, action: Action) {
  const { id, type, label, config } = action
  if (!player.tell('action', { id, type, label, config })) return
  if (type === 'ask_question') {
    const prompt = text(config.prompt)
    if (prompt) void player.ask(prompt)
    else if (player.panel !== 'questions') player.togglePanel('questions')
    return
  }
  const link = linkOf(player.manifest?.branding, action)
  if (!link) return player.panel === 'questions' ? undefined : player.togglePanel('questions')
  player.pause()
  if (/^https?:/.test(link)) globalThis.open(link, '_blank', 'noopener')
  else globalThis.location.assign(link)
}
