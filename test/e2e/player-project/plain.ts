import '@porchlight/player'
import type { PorchlightPlayerElement } from '@porchlight/player'

declare const given: { server: string; presentation: string }

const told: string[] = []
Object.assign(globalThis, { told })

const player: PorchlightPlayerElement = document.createElement('porchlight-player')
player.setAttribute('server', given.server)
player.presentation = given.presentation
player.addEventListener('loadedmetadata', ({ type }) => told.push(type))
player.addEventListener('play', ({ detail }) => {
  const slide: number | null = detail.slide
  told.push('play')
  if (slide === 0) player.goTo(1)
})
player.addEventListener('slidechange', ({ detail }) => told.push(`slidechange ${detail.slide}`))
player.addEventListener('question', (event) => event.detail.question.trim())

document.querySelector('#root')?.append(player)
const found: PorchlightPlayerElement | null = document.querySelector('porchlight-player')
found?.pause()

/** This is only for the compiler. */
export function refused() {
  // @ts-expect-error: the type test fails if the player’s duration can be set.
  player.duration = 5
  // @ts-expect-error: a volume is a number.
  player.volume = 'loud'
}
