import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { directionOf } from '../core/shared/language'
import { classMap, styleProperties } from './class-and-style'
import { controls } from './controls'
import { closeIcon, playIcon } from './icons'
import type { PanelName } from './panels-and-focus'
import { heightOf } from './pictures'
import type { PlaybackController } from './playback-controller'
import type { PorchlightPlayer } from './player'
import { captions, words } from './slide-view'

const longTitle = 48

/** A viewer who can resume sees that offer instead. */
const isPosterShown = ({ state, isBlocked, currentTime, scene }: PlaybackController) =>
  state === 'idle' && !isBlocked && currentTime === 0 && !scene?.slide?.productData && !scene?.slide?.roof

export function view(player: PorchlightPlayer): TemplateResult {
  const { manifest, playback, labels } = player
  const language = manifest ? (manifest.language ?? 'en') : labels.language
  const state = playback?.state ?? 'loading'
  const isStart = playback !== undefined && isPosterShown(playback)
  const classes = {
    player: true,
    [state]: !player.session.problem,
    still: player.controlsVisibility.areHidden,
    touched: player.controlsVisibility.isTouch,
    answering: playback?.answer !== undefined,
    open: player.panels.current !== undefined,
    pricing: playback?.scene?.slide?.productData != null && state !== 'ended' && !isStart,
    roof: playback?.scene?.slide?.roof != null && state !== 'ended' && !isStart,
    'no-image': !playback?.scene?.images.length,
    bare: !playback?.scene?.bullets.length,
    long: (playback?.scene?.title.length ?? 0) > longTitle,
    page: player.page,
  }
  const { fonts } = manifest?.branding ?? {}
  const families = {
    ...(fonts?.heading && { '--own-heading': familiesOf(fonts.heading.family) }),
    ...(fonts?.body && { '--own-body': familiesOf(fonts.body.family) }),
  }
  return html`<div
    class=${classMap(classes)}
    ${styleProperties({ ...player.session.themeStyles, ...families, ...(playback?.scene && { '--frame': `${heightOf(player.frame, playback.scene)}px` }) })}
    part="player"
    role="region"
    aria-label=${manifest ? `${labels.player}: ${manifest.title}` : labels.player}
    lang=${manifest?.slideLanguage ?? language}
    dir=${directionOf(language)}
  >
    ${player.session.problem ? problem(player) : manifest && playback ? playing(player, playback) : html`<slot></slot>`}
  </div>`
}

const familiesOf = (family: string) => `"${family}", "${family} fallback"`

function playing(player: PorchlightPlayer, playback: PlaybackController) {
  const { scene } = playback
  const {
    panels,
    chunks: { loaded },
  } = player
  const isStart = isPosterShown(playback)
  const poster = () => (player.ownPoster ? html`<slot></slot>` : (loaded.poster?.show(player) ?? nothing))
  return html`
    <div class="stage" part="stage">${scene ? [!isStart && player.pictures.isPosterKept ? poster() : nothing, player.pictures.show(playback, loaded.gallery?.indexAt(playback) ?? 0), html`<div class="scrim"></div>`] : nothing}</div>
    <div class="layout" @click=${(event: Event) => onStageTap(player, event)}>
      ${isStart ? poster() : nothing}
      ${header(player, isStart)}
      ${isStart ? nothing : body(player, playback)}
      ${notice(player, playback)}
      ${captions(player, playback)}
      ${panels.current ? (loaded[panels.current]?.show(player) ?? pendingPanel(player, panels.current)) : nothing}
      ${controls(player, playback)}
    </div>
  `
}

function body(player: PorchlightPlayer, playback: PlaybackController) {
  const { scene, state } = playback
  const { loaded } = player.chunks
  return html`<div class="body">
        ${state === 'idle' || playback.isBlocked ? start(player, playback) : nothing}
        ${scene && state !== 'ended' ? (loaded.gallery?.show(player, scene) ?? nothing) : nothing}
        ${scene && state !== 'ended' ? keyed(scene.id, words(playback, scene)) : nothing}
        ${scene?.slide?.productData && state !== 'ended' ? (loaded.pricing?.show(player, scene) ?? nothing) : nothing}
        ${scene?.slide?.roof && state !== 'ended' ? (loaded.roof?.show(player, scene) ?? nothing) : nothing}
        ${state === 'ended' ? (loaded.ending?.show(player) ?? nothing) : nothing}
      </div>`
}

function header(player: PorchlightPlayer, isStart: boolean) {
  const { manifest } = player
  if (!manifest) return nothing
  const { logoUrl, name } = manifest.branding
  const actions = manifest.actions.filter(({ trigger }) => trigger === 'always')
  return html`<header class="header">
    ${
      isStart
        ? html`<span></span>`
        : html`<div class="brand" part="brand">
            ${logoUrl ? html`<img class="logo" part="logo" src=${logoUrl} alt="" @error=${hide} />` : nothing}
            <span class="company" dir="auto">${name}</span>
          </div>`
    }
    <div class="always">${actions.map((action) => html`<button class="pill" part="action" dir="auto" @click=${() => player.takeAction(action)}>${player.labelOf(action)}</button>`)}</div>
  </header>`
}

const hide = ({ target }: Event) => (target as HTMLElement).remove()

function start(player: PorchlightPlayer, playback: PlaybackController) {
  const { labels } = player
  const hasPlace = playback.sequence.index > 0 || playback.sceneTime > 0
  return html`<div class="start" lang=${labels.language}>
    <button class="big-play" part="play" aria-label=${hasPlace && playback.isBlocked ? labels.continue : labels.play} @click=${() => playback.play()}>${playIcon()}</button>
    ${
      hasPlace && !playback.isBlocked
        ? html`<div class="start-more">
          <button class="start-label" @click=${() => playback.play()}>${labels.continue}</button>
          <button class="pill" @click=${() => player.session.startOver()}>${labels.startOver}</button>
        </div>`
        : nothing
    }
  </div>`
}

function notice(player: PorchlightPlayer, playback: PlaybackController) {
  const { labels } = player
  const { actions } = player.chunks.loaded
  if (playback.state === 'idle') return html`<div class="notice">${actions?.doneLines(player)}</div>`
  if (playback.narrator.isOffline)
    return html`<div class="notice" role="status" lang=${labels.language}><p>${labels.offline}</p></div>`
  if (playback.sequence.isWaiting)
    return html`<div class="notice">
      ${playback.sequence.offeredActions.map((action) => actions?.doneLine(player, action) ?? html`<button class="pill strong" part="action" dir="auto" @click=${() => player.takeAction(action)}>${player.labelOf(action)}</button>`)}
      <button class="pill" lang=${labels.language} @click=${() => playback.play()}>${labels.goOn}</button>
    </div>`
  if (playback.answer)
    return html`<div class="notice" lang=${labels.language}><button class="pill" @click=${() => player.panels.backToPresentation()}>${labels.backToPresentation}</button></div>`
  return [
    playback.narrator.isWaiting
      ? html`<div class="waiting" role="status" lang=${labels.language} aria-label=${labels.waiting}></div>`
      : nothing,
    playback.scene?.isIntro && playback.state === 'playing' && player.manifest?.intro?.isSkippable
      ? html`<div class="notice" lang=${labels.language}><button class="pill" @click=${() => player.next()}>${labels.skipIntro}</button></div>`
      : nothing,
  ]
}

function pendingPanel({ labels, panels, chunks }: PorchlightPlayer, name: PanelName) {
  const label = name === 'booking' ? labels.book : labels[name as 'questions' | 'menu']
  return html`<section class="panel" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${label}>
    <header class="panel-head">
      <h2 class="panel-title">${label}</h2>
      <button class="control" data-first aria-label=${labels.close} @click=${() => panels.close()}>${closeIcon()}</button>
    </header>
    <div class="pending" role="status">${
      chunks.failed.has(name)
        ? html`<button class="pill" @click=${() => chunks.load(name)}>${labels.retry}</button>`
        : labels.waiting
    }</div>
  </section>`
}

function problem({ labels, session: { problem, load } }: PorchlightPlayer) {
  if (!problem) return nothing
  return html`<div class="problem" role="alert" lang=${labels.language}>
    <p>${labels[problem]}</p>
    ${problem !== 'unreachable' ? nothing : html`<button class="pill strong" @click=${load}>${labels.retry}</button>`}
  </div>`
}

const play = 'porchlight-player .big-play'
const interactive = 'button, a, input, .offer, .panel, .controls, .ending, .notice, .gallery'

/** A click toggles playback, as on any video; a touch toggles the controls. */
function onStageTap(player: PorchlightPlayer, event: Event) {
  const { playback, panels, controlsVisibility } = player
  // The pressed button may already have been rendered again, so only the event's path still names it.
  const isOn = (selector: string) =>
    event.composedPath().some((each) => each instanceof Element && each.matches(selector))
  if (!playback || playback.state === 'ended' || (isOn(interactive) && !isOn(play))) return
  if (playback.state === 'idle' || playback.isBlocked) playback.play()
  else if (panels.current && panels.isSheet) panels.close()
  else if (!controlsVisibility.isTouch) player.toggle()
  else if (!player.paused) controlsVisibility.hide()
}
