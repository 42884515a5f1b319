import type { PorchlightPlayer } from '../player'

/** Whose link was just copied. */
const copied = new WeakSet<PorchlightPlayer>()
const shownMilliseconds = 4000

export const wasCopied = (player: PorchlightPlayer) => copied.has(player)

/** Also on other people's pages. */
export const pageUrl = ({ home, presentation }: PorchlightPlayer) => `${home}/p/${presentation}`

/** The sheet of the device where it has one, else the link goes to the clipboard. */
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

/** A frame may be forbidden to. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
