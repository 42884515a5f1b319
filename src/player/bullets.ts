import { html, nothing } from 'lit'
import { classMap } from './class-and-style'
import type { PlaybackController } from './playback-controller'
import type { Scene } from './scenes'

export function bullets({ narrator, state, answer }: PlaybackController, scene: Scene) {
  if (!scene.bullets.length) return nothing
  const time = answer ? answer.time : narrator.time
  const isShown = (index: number) =>
    state === 'idle' || answer !== undefined || time >= (narrator.bulletTimes[index] ?? 0)
  return html`<ul class="bullets" part="bullets">
    ${scene.bullets.map((bullet, index) => html`<li class=${classMap({ bullet: true, on: isShown(index) })} dir="auto">${bullet}</li>`)}
  </ul>`
}
