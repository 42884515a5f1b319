import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import type { ManifestImage } from '../playback/manifest/manifest-schemas'
import { styleProperties } from './class-and-style'
import { fitted } from './fitted-picture'
import type { PlaybackController } from './playback-controller'
import type { PorchlightPlayer } from './player'
import type { Scene } from './scenes'

export type Frame = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>

/** A picture that fades out keeps its place, even if the text of the next slide needs more room. */
type Layer = { scene: Scene; index: number; image: ManifestImage; place?: Record<string, string> }

/** This is longer than a picture takes to fade in. */
const fadeMilliseconds = 300
/** This limit matters on tablets; on a phone the picture is smaller than this line length would allow. */
const charactersInLine = 50

/** In a portrait player the picture gets the height that the text leaves. */
export function heightOf({ clientWidth: width, clientHeight: height }: Frame, { bullets, slide }: Scene) {
  if (width > height || slide?.productData || slide?.roof) return height
  const most = 0.6 * height
  if (!bullets.length) return most
  const lines = bullets.reduce((sum, { length }) => sum + Math.ceil(length / charactersInLine), 0)
  const leftByWords = Math.max(0.45 * height, height - 322 - 48 * lines)
  return Math.max(0.28 * height, Math.min(most, leftByWords, height - 420))
}

/** The placeholder is shown until the picture can be loaded again. */
const onError = ({ target }: Event) =>
  addEventListener(
    'online',
    () => Object.assign(target as HTMLImageElement, { src: (target as HTMLImageElement).src }),
    {
      once: true,
    },
  )

export class Pictures {
  #places: (Layer | undefined)[] = [undefined, undefined]
  readonly #decoded = new WeakSet<Scene>()
  #turn = 0
  #timer = 0
  readonly #player: PorchlightPlayer

  constructor(player: PorchlightPlayer) {
    this.#player = player
  }

  /** On a slow connection the poster stays until the first picture can take its place. */
  get isPosterKept() {
    const { scene, sequence } = this.#player.playback ?? {}
    return scene?.images.length && !sequence?.index && !this.#decoded.has(scene)
  }

  show({ scene }: PlaybackController, index: number) {
    if (this.#player.frame.clientWidth) this.#keep(scene, index)
    this.#player.chunks.loaded.gallery?.preload(this.#player, index)
    return html`<div class="pictures" part="image">${this.#places.map((layer) => (layer ? keyed(layer, this.#draw(layer)) : nothing))}</div>`
  }

  #draw(layer: Layer) {
    const { image, scene, index, place } = layer
    const { gallery } = this.#player.chunks.loaded
    const { shape, ratio, srcset, sizes, src } = this.fitted(scene, index) ?? fitted(image, 1, 1)
    const { focalPoint, placeholder } = shape
    const style = {
      '--ratio': `${ratio}`,
      '--x': `${focalPoint.x}`,
      '--y': `${focalPoint.y}`,
      background: this.isPosterKept
        ? 'none'
        : ((placeholder && gallery?.blurred(placeholder)) ?? shape.color ?? 'none'),
      ...place,
    }
    return html`<div class="picture ${layer === this.#places[this.#turn] ? '' : 'under'}" ${styleProperties(style)}>
      ${keyed(shape, html`<img sizes=${sizes} srcset=${srcset || nothing} src=${src} alt=${image.altText ?? ''} draggable="false" @load=${(event: Event) => this.#onLoad(event, scene)} @error=${onError} />`)}
      ${gallery?.over(this.#player, scene, index, shape) ?? nothing}
    </div>`
  }

  fitted(scene: Scene | undefined, index: number) {
    const image = scene?.images[index]
    const { frame } = this.#player
    return scene && image && fitted(image, frame.clientWidth, heightOf(frame, scene))
  }

  #keep(scene: Scene | undefined, index: number) {
    const last = this.#places[this.#turn]
    const image = scene?.images[index]
    if (!scene || !image) this.#places = [undefined, undefined]
    else if (last?.scene !== scene || last.index !== index) {
      if (last) last.place = this.#placeNow()
      this.#turn = 1 - this.#turn
      this.#places[this.#turn] = { scene, index, image }
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => {
        this.#places[1 - this.#turn] = undefined
        this.#player.refresh()
      }, fadeMilliseconds)
    }
  }

  async #onLoad({ target }: Event, scene: Scene) {
    const image = target as HTMLImageElement
    await image.decode().catch(() => {})
    image.classList.add('ready')
    await image.getAnimations()[0]?.finished.catch(() => {})
    this.#decoded.add(scene)
    this.#player.refresh()
  }

  #placeNow() {
    const picture = this.#player.shadowRoot?.querySelector<HTMLElement>('.picture:not(.under)')
    if (!picture) return {}
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture
    return { left: `${offsetLeft}px`, top: `${offsetTop}px`, width: `${offsetWidth}px`, height: `${offsetHeight}px` }
  }
}
