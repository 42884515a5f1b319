import { html, nothing } from 'lit'
import { posterStyle, uprightShare } from '../../core/shared/poster-style'
import { styleProperties } from '../class-and-style'
import { fitted } from '../fitted-picture'
import { playIcon } from '../icons'
import type { PorchlightPlayer } from '../player'

export const css = posterStyle

/** On the player's own page the server draws the same poster (`playback/page/poster-page.ts`). */
export function show(player: PorchlightPlayer) {
  const { manifest, labels, playback } = player
  const scene = playback?.scene
  if (!manifest || !scene || scene.slide?.productData || scene.slide?.roof) return nothing
  const { name, logoUrl, avatarUrl, chatName } = manifest.branding
  const { greeting, length } = manifest.poster
  const [image] = scene.images
  const { clientWidth: width, clientHeight: height } = player.frame
  const source = image && fitted(image, width, width > height ? height : uprightShare * height)
  const focus =
    source?.shape.width && source.shape.height
      ? {
          '--ratio': `${source.ratio}`,
          '--x': `${source.shape.focalPoint.x}`,
          '--y': `${source.shape.focalPoint.y}`,
        }
      : {}
  return html`<div class="poster" ${styleProperties(focus)}>
    ${source ? html`<img class="poster-picture" sizes=${source.sizes} srcset=${source.srcset || nothing} src=${source.src} decoding="sync" alt="" />` : nothing}
    <div class="poster-front">
      <div class="poster-brand">${logoUrl ? html`<img class="poster-logo" src=${logoUrl} alt="" />` : nothing}<span class="company" dir="auto">${name}</span></div>
      <div class="poster-words">
        <h2 class="title" dir="auto" lang=${greeting ? labels.language : nothing}>${greeting ?? scene.title}</h2>
        ${greeting ? html`<p class="poster-about" dir="auto">${scene.title}</p>` : nothing}
        <p class="poster-who" lang=${labels.language}>${avatarUrl ? html`<img class="poster-face" src=${avatarUrl} alt="" />` : nothing}<span>${chatName ? html`<bdi>${chatName}</bdi> · ` : nothing}${length}</span></p>
      </div>
      <button class="big-play" part="play" lang=${labels.language} aria-label=${labels.play} @click=${() => playback.play()}>${playIcon()}</button>
    </div>
  </div>`
}
