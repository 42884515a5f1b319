import type { PorchlightPlayer } from '../player'

const copied = new WeakSet<PorchlightPlayer>()
const shownMilliseconds = 4000

export const wasCopied = (player: PorchlightPlayer) => copied.has(player)

/** `location` would be the embedding page. */
export const pageUrl = ({ home, presentation }: PorchlightPlayer) => `${home}/p/${presentation}`

export async function share(player: PorchlightPlayer) {
  const { manifest } = player
  if (!manifest) return
  const url = pageUrl(player)
  if (navigator.share) return navigator.share({ title: manifest.title, url }).catch(() => undefined)
  if (!(await copy(url))) return void globalThis.open(url, '_blank', 'noopener')
  copied.add(player)
  player.refresh()
  setTimeout(() => {
    copied.delete(player)
    player.refresh()
  }, shownMilliseconds)
}

/** A frame may be forbidden to write to the clipboard. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
