import type { PorchlightPlayer } from './player'

const play = 'porchlight-player .big-play'
const interactive = 'button, a, input, .offer, .panel, .controls, .ending, .notice, .gallery'

/** A click toggles playback, as on any video; a touch toggles the controls. */
export function onStageTap(player: PorchlightPlayer, event: Event) {
  const { playback, panels, controlsVisibility } = player
  // The pressed button may already be rendered anew, so only the event's path still names it.
  const isOn = (selector: string) =>
    event.composedPath().some((each) => each instanceof Element && each.matches(selector))
  if (!playback || playback.state === 'ended' || (isOn(interactive) && !isOn(play))) return
  if (playback.state === 'idle' || playback.isBlocked) playback.play()
  else if (panels.current && panels.isSheet) panels.close()
  else if (!controlsVisibility.isTouch) player.toggle()
  else if (!player.paused) controlsVisibility.hide()
}
