import type { ManifestImage } from '../../features/viewer/schemas'
import { posterStyle } from '../../shared/poster-style'
import type { PorchlightPlayer } from '../player'
import type { TemplateHelpers } from './chunks'

export const css = posterStyle

/** On a page of its own the server has drawn the same already (`features/viewer/poster-page.ts`). */
export function show(helpers: TemplateHelpers, player: PorchlightPlayer) {
  const { html, nothing, icons, styleProperties } = helpers
  const { manifest, labels, playback } = player
  const scene = playback?.scene
  if (!manifest || !scene) return nothing
  const { name, logoUrl, avatarUrl, chatName } = manifest.branding
  const { greeting, length } = manifest.poster
  const [image] = scene.images
  const focus =
    image?.width && image.height
      ? { '--ratio': `${image.width / image.height}`, '--x': `${image.focalPoint.x}`, '--y': `${image.focalPoint.y}` }
      : {}
  return html`<div class="poster" ${styleProperties(focus)}>
    ${image ? picture(helpers, player, image) : nothing}
    <div class="poster-front">
      <div class="poster-brand">${logoUrl ? html`<img class="poster-logo" src=${logoUrl} alt="" />` : nothing}<span class="company">${name}</span></div>
      <div class="poster-words">
        <h2 class="title" dir="auto">${greeting ?? scene.title}</h2>
        ${greeting ? html`<p class="poster-about" dir="auto">${scene.title}</p>` : nothing}
        <p class="poster-who">${avatarUrl ? html`<img class="poster-face" src=${avatarUrl} alt="" />` : nothing}<span>${[chatName, length].filter(Boolean).join('\u00a0· ')}</span></p>
      </div>
      <button class="big-play" part="play" lang=${labels.language} aria-label=${labels.play} @click=${() => playback.play()}>${icons.play}</button>
    </div>
  </div>`
}

function picture({ html, nothing, sourcesOf }: TemplateHelpers, player: PorchlightPlayer, image: ManifestImage) {
  const { srcset, sizes } = sourcesOf(image, player.frame)
  return html`<img class="poster-picture" sizes=${sizes} srcset=${srcset || nothing} src=${image.url} alt="" /><div class="poster-shade"></div>`
}
