import type { ManifestImage } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { TemplateHelpers } from './chunks'
import { marks } from './picture-marks'

type Open = { scene: Scene; index: number }
const opened = new WeakMap<PorchlightPlayer, Open>()

const dialogOf = (player: PorchlightPlayer) => player.shadowRoot?.querySelector<HTMLDialogElement>('.enlarged')

export async function enlarge(player: PorchlightPlayer, scene: Scene, index: number) {
  opened.set(player, { scene, index })
  player.playback?.pauseTemporarily()
  player.refresh()
  await player.updateComplete
  const dialog = dialogOf(player)
  if (dialog && !dialog.open) dialog.showModal()
}

export function enlargedPicture(
  helpers: TemplateHelpers,
  player: PorchlightPlayer,
  nameOf: (image: ManifestImage, index: number) => string,
) {
  const { html, nothing, icons, styleProperties } = helpers
  const open = opened.get(player)
  const image = open?.scene.images[open.index]
  if (!open || !image || open.scene !== player.playback?.scene) return nothing
  const { labels } = player
  const { images } = open.scene
  const turn = (by: number) => {
    const index = open.index + by
    if (images[index]) void enlarge(player, open.scene, index)
  }
  const close = () => {
    opened.delete(player)
    player.playback?.endTemporaryPause()
    player.refresh()
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const forwards = player.isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === forwards ? 1 : -1)
  }
  const onClick = (event: Event) => {
    if (event.target === event.currentTarget) dialogOf(player)?.close()
  }
  const shape = { '--ratio': `${image.width && image.height ? image.width / image.height : 16 / 9}` }
  const srcset = image.widths.map((width) => `${image.url}?width=${width} ${width}w`).join()
  const arrow = (label: string, icon: unknown, by: number) =>
    html`<button class="control" aria-label=${label} ?disabled=${!images[open.index + by]} @click=${() => turn(by)}>${icon}</button>`
  return html`<dialog class="enlarged" aria-label=${nameOf(image, open.index)} @close=${close} @keydown=${onKey} @click=${onClick}>
    <div class="enlarged-picture" ${styleProperties(shape)}>
      <img src=${image.url} srcset=${srcset || nothing} sizes="100vw" alt=${image.altText ?? ''} />
      ${marks(helpers, player, image)}
    </div>
    <div class="enlarged-bar">
      ${images.length > 1 ? arrow(labels.previous, icons.previous, -1) : nothing}
      <p class="enlarged-caption" dir="auto">${image.caption ?? image.altText ?? ''}</p>
      ${images.length > 1 ? arrow(labels.next, icons.next, 1) : nothing}
      <button class="control" autofocus aria-label=${labels.close} @click=${() => dialogOf(player)?.close()}>${icons.close}</button>
    </div>
  </dialog>`
}
