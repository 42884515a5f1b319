import { thumbHashToDataURL } from 'thumbhash'
import type { ManifestImage, ManifestShape } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { TemplateHelpers } from './chunks'
import { enlarge, enlargedPicture } from './enlarged-picture'
import css from './gallery.css'
import { wordsIn } from './gallery-words'
import { marks } from './picture-marks'
import { indexAt } from './picture-times'

export { css, indexAt }

const backgrounds = new Map<string, string>()

export function blurred(placeholder: string) {
  const known = backgrounds.get(placeholder)
  if (known) return known
  const bytes = Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0))
  const background = `url("${thumbHashToDataURL(bytes)}") 0 0 / 100% 100%`
  backgrounds.set(placeholder, background)
  return background
}

export function over(
  helpers: TemplateHelpers,
  player: PorchlightPlayer,
  { images }: Scene,
  index: number,
  shape: ManifestShape,
) {
  const { html, nothing } = helpers
  const after = images[index]?.beforeAfter ? images[index + 1] : undefined
  const { url } = (shape === images[index]?.portrait && after?.portrait) || after || shape
  return html`${marks(helpers, player, shape)}${
    after
      ? html`<img class="after" src=${url} alt=${after.altText ?? ''} draggable="false" @load=${onLoad} /><span class="divider"></span>`
      : nothing
  }`
}

const onLoad = ({ target }: Event) => (target as HTMLElement).classList.add('ready')

type Source = { shape: ManifestShape; srcset: string; sizes: string; src: string }
const preloaded = new WeakSet<ManifestShape>()

export function preload(sources: (Source | undefined)[]) {
  for (const source of sources) {
    if (!source || preloaded.has(source.shape)) continue
    preloaded.add(source.shape)
    const { srcset, sizes, src } = source
    Object.assign(new Image(), { srcset, sizes, src })
  }
}

const smallest = (image: ManifestShape) => (image.widths[0] ? `${image.url}?width=${image.widths[0]}` : image.url)

export function show(helpers: TemplateHelpers, player: PorchlightPlayer, scene: Scene) {
  const { html, nothing } = helpers
  const { playback, manifest, labels } = player
  const { images } = scene
  if (!playback || playback.state === 'idle' || !(images[1] ?? images[0]?.callouts[0])) return nothing
  const words = wordsIn(labels.language)
  const here = indexAt(helpers, playback)
  const image = images[here]
  const nameOf = (each: ManifestImage, index: number) =>
    each.caption ?? each.altText ?? words.picture.replace('{n}', String(index + 1))
  const split = ({ target }: Event) =>
    player.shadowRoot
      ?.querySelector<HTMLElement>('.pictures')
      ?.style.setProperty('--split', (target as HTMLInputElement).value)
  return html`<figure class="gallery" part="gallery" lang=${labels.language}>
    ${image?.caption ? html`<figcaption class="caption" lang=${manifest?.language ?? nothing} dir="auto">${image.caption}</figcaption>` : nothing}
    ${
      image?.beforeAfter
        ? html`<label class="compare"><span>${words.before}</span><input type="range" min="0" max="100" value="50" aria-label=${words.compare} @input=${split} /><span>${words.after}</span></label>`
        : nothing
    }
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
    ${enlargedPicture(helpers, player, nameOf)}
  </figure>`
}
