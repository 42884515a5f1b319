import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { keyed } from 'lit/directives/keyed.js'
import { clock, controls, percent } from './controls'
import { icons } from './icons'
import { directionOf } from './labels'
import type { Kit } from './lazy/chunks'
import type { PorchlightPlayer } from './player'
import { bullets, captions, pictures, words } from './stage'
import { styles } from './styles'
import type { Talk } from './talk'

export const kit: Kit = { html, nothing, icons, clock, percent, styles, bullets }

const longTitle = 48

export function view(player: PorchlightPlayer): TemplateResult {
  const { manifest, talk, labels } = player
  const language = manifest ? (manifest.language ?? 'en') : labels.language
  const state = talk?.state ?? 'loading'
  const classes = {
    player: true,
    [state]: !player.problem,
    still: player.attention.isFaded,
    touched: player.attention.isTouch,
    answering: talk?.aside !== undefined,
    open: player.panel !== undefined,
    pricing: talk?.scene?.slide?.productData != null && state !== 'ended',
    'no-image': !talk?.scene?.imageUrl,
    long: (talk?.scene?.title.length ?? 0) > longTitle,
    page: player.page,
  }
  const { fonts } = manifest?.branding ?? {}
  const families = {
    ...(fonts?.heading && { '--own-heading': quoted(fonts.heading.family) }),
    ...(fonts?.body && { '--own-body': quoted(fonts.body.family) }),
  }
  return html`<div
    class=${classMap(classes)}
    ${styles({ ...player.themeStyles, ...families })}
    part="player"
    role="region"
    aria-label=${manifest ? `${labels.player}: ${manifest.title}` : labels.player}
    lang=${language}
    dir=${directionOf(language)}
  >
    ${player.problem ? problem(player) : manifest && talk ? playing(player, talk) : nothing}
  </div>`
}

const quoted = (family: string) => JSON.stringify(family)

function playing(player: PorchlightPlayer, talk: Talk) {
  const { scene, state } = talk
  const { panel, chunks } = player
  return html`
    <div class="stage" part="stage">${scene ? [pictures(talk), html`<div class="scrim"></div>`] : nothing}</div>
    <div class="layout" @click=${player.tapStage}>
      ${header(player)}
      <div class="body">
        ${state === 'idle' || talk.isBlocked ? start(player, talk) : nothing}
        ${scene && state !== 'ended' ? keyed(scene.id, words(talk, scene)) : nothing}
        ${scene?.slide?.productData && state !== 'ended' ? (chunks.pricing?.show(kit, player, scene) ?? nothing) : nothing}
        ${state === 'ended' ? (chunks.ending?.show(kit, player) ?? nothing) : nothing}
      </div>
      ${notice(player, talk)}
      ${state === 'ended' ? nothing : captions(player, talk)}
      ${panel ? (chunks[panel]?.show(kit, player) ?? nothing) : nothing}
      ${controls(player, talk)}
    </div>
  `
}

function header(player: PorchlightPlayer) {
  const { manifest } = player
  if (!manifest) return nothing
  const { logoUrl, name } = manifest.branding
  const actions = manifest.actions.filter(({ trigger }) => trigger === 'always')
  return html`<header class="header">
    <div class="brand" part="brand">
      ${logoUrl ? html`<img class="logo" part="logo" src=${logoUrl} alt="" @error=${hide} />` : nothing}
      <span class="company">${name}</span>
    </div>
    <div class="always">${actions.map((action) => html`<button class="pill" part="action" @click=${() => player.act(action)}>${action.label}</button>`)}</div>
  </header>`
}

const hide = (event: Event) => (event.target as HTMLElement).toggleAttribute('hidden', true)

function start(player: PorchlightPlayer, talk: Talk) {
  const { labels } = player
  const hasPlace = talk.index > 0 || talk.sceneTime > 0
  return html`<div class="start" lang=${labels.language}>
    <button class="big-play" part="play" aria-label=${hasPlace && talk.isBlocked ? labels.continue : labels.play} @click=${() => talk.play()}>${icons.play}</button>
    ${
      hasPlace && !talk.isBlocked
        ? html`<div class="start-more">
          <button class="start-label" @click=${() => talk.play()}>${labels.continue}</button>
          <button class="pill" @click=${() => player.startOver()}>${labels.startOver}</button>
        </div>`
        : nothing
    }
  </div>`
}

/** What stands above the captions for a moment: the actions of a slide, the way back from an answer, being offline. */
function notice(player: PorchlightPlayer, talk: Talk) {
  const { labels } = player
  if (talk.narrator.isOffline)
    return html`<div class="notice" role="status" lang=${labels.language}><p>${labels.offline}</p></div>`
  if (talk.offer.length)
    return html`<div class="notice">
      ${talk.offer.map((action) => html`<button class="pill strong" part="action" @click=${() => player.act(action)}>${action.label}</button>`)}
      <button class="pill" lang=${labels.language} @click=${() => player.next()}>${labels.goOn}</button>
    </div>`
  if (talk.aside)
    return html`<div class="notice" lang=${labels.language}><button class="pill" @click=${() => player.backToTalk()}>${labels.backToTalk}</button></div>`
  if (talk.narrator.isWaiting)
    return html`<div class="waiting" role="status" lang=${labels.language} aria-label=${labels.waiting}></div>`
  if (talk.scene?.isIntro && talk.state === 'playing' && player.manifest?.intro?.isSkippable)
    return html`<div class="notice" lang=${labels.language}><button class="pill" @click=${() => player.next()}>${labels.skipIntro}</button></div>`
  return nothing
}

function problem({ labels, problem, load }: PorchlightPlayer) {
  if (!problem) return nothing
  return html`<div class="problem" role="alert" lang=${labels.language}>
    <p>${labels[problem]}</p>
    ${problem !== 'unreachable' ? nothing : html`<button class="pill strong" @click=${load}>${labels.retry}</button>`}
  </div>`
}
