import { html, nothing } from 'lit'
import { thumbHashToDataURL } from 'thumbhash'
import type { ManifestImage, ManifestShape } from '../../playback/manifest/manifest-schemas'
import { styleProperties } from '../class-and-style'
import { closeIcon, nextIcon, previousIcon } from '../icons'
import type { PlaybackController } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import { bulletTimes } from '../track'
import { afterImage, css as beforeAfterCss, divider } from './before-after'
import galleryCss from './gallery.css'

type Known = { words: unknown; times: number[] }
const known = new WeakMap<Scene, Known>()

type Compared = { scene: Scene; index: number; split: number }
const compared = new WeakMap<PlaybackController, Compared>()
const middle = 50

/**
 * While its “after” is due, a “before” keeps its place, and one that the viewer compares keeps it until the slide ends.
 */
function indexAt(playback: PlaybackController) {
  const { scene, narrator, state, answer } = playback
  const held = compared.get(playback)
  if (held?.scene === scene) return held?.index ?? 0
  compared.delete(playback)
  if (!scene || state === 'idle' || scene.images.length < 2) return 0
  if (!answer && known.get(scene)?.words !== narrator.words)
    known.set(scene, { words: narrator.words, times: timesOf(scene, narrator) })
  const { times } = known.get(scene) ?? { times: [] }
  const time = answer ? answer.time : narrator.time
  const index = Math.max(
    0,
    times.findLastIndex((from) => from <= time),
  )
  return scene.images[index - 1]?.beforeAfter ? index - 1 : index
}

type Spoken = Pick<PlaybackController['narrator'], 'words' | 'duration'>

function timesOf({ images, bullets }: Scene, { words, duration }: Spoken) {
  const said = images.map(
    ({ callouts: [first], caption, altText }) => (first && bullets[first.bullet]) ?? caption ?? altText ?? '',
  )
  return bulletTimes(said, words, duration).map((time, index) => (index ? time : 0))
}

export const css = galleryCss + beforeAfterCss

export { indexAt }

const backgrounds = new Map<string, string>()

export function blurred(placeholder: string) {
  const known = backgrounds.get(placeholder)
  if (known) return known
  const bytes = Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0))
  const background = `url("${thumbHashToDataURL(bytes)}") 0 0 / 100% 100%`
  backgrounds.set(placeholder, background)
  return background
}

export function over(player: PorchlightPlayer, { images }: Scene, index: number, shape: ManifestShape) {
  const after = images[index]?.beforeAfter ? images[index + 1] : undefined
  const { url } = (shape === images[index]?.portrait && after?.portrait) || after || shape
  return html`${marks(player, shape)}${after ? afterImage(url, after.altText, splitOf(player, index)) : nothing}`
}

function splitOf({ playback }: PorchlightPlayer, index: number) {
  const known = playback && compared.get(playback)
  return known?.scene === playback?.scene && known?.index === index ? known.split : middle
}

const preloaded = new WeakSet<ManifestShape>()

/** Loads the picture after this one, on this slide or the next. */
export function preload({ pictures, playback }: PorchlightPlayer, index: number) {
  if (playback?.state !== 'playing') return
  const { scene, sequence } = playback
  for (const source of [pictures.fitted(scene, index + 1), pictures.fitted(sequence.nextScene, 0)]) {
    if (!source || preloaded.has(source.shape)) continue
    preloaded.add(source.shape)
    const { srcset, sizes, src } = source
    Object.assign(new Image(), { srcset, sizes, src })
  }
}

const smallest = (image: ManifestShape) => (image.widths[0] ? `${image.url}?width=${image.widths[0]}` : image.url)

export function show(player: PorchlightPlayer, scene: Scene) {
  const { playback, labels } = player
  const { images } = scene
  if (!playback || playback.state === 'idle' || !(images[1] ?? images[0]?.callouts[0])) return nothing
  const words = player.words.gallery
  const here = indexAt(playback)
  const image = images[here]
  const nameOf = (each: ManifestImage, index: number) =>
    each.caption ?? each.altText ?? words.picture.replace('{n}', String(index + 1))
  const move = (split: number) => {
    compared.set(playback, { scene, index: here, split })
    player.refresh()
  }
  return html`${image?.beforeAfter ? divider(player, splitOf(player, here), move) : nothing}<figure class="gallery" part="gallery" lang=${labels.language}>
    ${image?.caption ? html`<figcaption class="caption" dir="auto">${image.caption}</figcaption>` : nothing}
    <div class="thumbs" role="group" aria-label=${words.pictures}>
      ${images.map(
        (each, index) => html`<button
          class="thumb"
          aria-label="${words.enlarge}: ${nameOf(each, index)}"
          aria-current=${index === here ? 'true' : nothing}
          @click=${() => enlarge(player, scene, index)}
        ><img src=${smallest(player.pictures.fitted(scene, index)?.shape ?? each)} alt="" draggable="false" /></button>`,
      )}
    </div>
    ${enlargedPicture(player, nameOf)}
  </figure>`
}

function marks({ playback }: PorchlightPlayer, image: Pick<ManifestShape, 'callouts'>) {
  if (!image.callouts.length || !playback || playback.state === 'idle') return nothing
  const { narrator, answer } = playback
  const time = answer ? answer.time : narrator.time
  const spoken = narrator.bulletTimes.findLastIndex((from) => from <= time)
  return image.callouts.map(({ x, y, radius, bullet }) => {
    const light = bullet === spoken ? 'lit' : bullet < spoken ? 'on' : ''
    const place = { left: `${x * 100}%`, top: `${y * 100}%`, width: `${radius * 200}%` }
    return html`<span class="mark ${light}" ${styleProperties(place)}></span>`
  })
}

type Open = { scene: Scene; index: number; split: number }
const opened = new WeakMap<PorchlightPlayer, Open>()

const dialogOf = (player: PorchlightPlayer) => player.shadowRoot?.querySelector<HTMLDialogElement>('.enlarged')

async function enlarge(player: PorchlightPlayer, scene: Scene, index: number) {
  opened.set(player, { scene, index: scene.images[index - 1]?.beforeAfter ? index - 1 : index, split: middle })
  player.playback?.pauseTemporarily()
  player.refresh()
  await player.updateComplete
  const dialog = dialogOf(player)
  if (dialog && !dialog.open) dialog.showModal()
}

function enlargedPicture(player: PorchlightPlayer, nameOf: (image: ManifestImage, index: number) => string) {
  const open = opened.get(player)
  const image = open?.scene.images[open.index]
  if (!open || !image || open.scene !== player.playback?.scene) return nothing
  const { labels } = player
  const { images } = open.scene
  const after = image.beforeAfter ? images[open.index + 1] : undefined
  const next = (by: number) => open.index + (by > 0 && after ? 2 * by : by)
  const turn = (by: number) => {
    if (images[next(by)]) void enlarge(player, open.scene, next(by))
  }
  const close = () => {
    opened.delete(player)
    player.playback?.endTemporaryPause()
    player.refresh()
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if ((event.target as Element).matches('input')) return
    const forwards = player.isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === forwards ? 1 : -1)
  }
  const move = (split: number) => {
    open.split = split
    player.refresh()
  }
  const onClick = (event: Event) => {
    if (event.target === event.currentTarget) dialogOf(player)?.close()
  }
  const shape = { '--ratio': `${image.width && image.height ? image.width / image.height : 16 / 9}` }
  const srcset = image.widths.map((width) => `${image.url}?width=${width} ${width}w`).join()
  const arrow = (label: string, icon: unknown, by: number) =>
    html`<button class="control" aria-label=${label} ?disabled=${!images[next(by)]} @click=${() => turn(by)}>${icon}</button>`
  return html`<dialog class="enlarged" aria-label=${nameOf(image, open.index)} @close=${close} @keydown=${onKey} @click=${onClick}>
    <div class="enlarged-picture" ${styleProperties(shape)}>
      <img src=${image.url} srcset=${srcset || nothing} sizes="100vw" alt=${image.altText ?? ''} />
      ${marks(player, image)}
      ${after ? [afterImage(after.url, after.altText, open.split), divider(player, open.split, move)] : nothing}
    </div>
    <div class="enlarged-bar">
      ${images.length > 1 ? arrow(labels.previous, previousIcon(), -1) : nothing}
      <p class="enlarged-caption" dir="auto">${image.caption ?? image.altText ?? ''}</p>
      ${images.length > 1 ? arrow(labels.next, nextIcon(), 1) : nothing}
      <button class="control" autofocus aria-label=${labels.close} @click=${() => dialogOf(player)?.close()}>${closeIcon()}</button>
    </div>
  </dialog>`
}
