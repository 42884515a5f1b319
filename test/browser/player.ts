import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Player = HTMLElement & {
  play(): Promise<void>
  pause(): void
  goTo(slide: number): void
  ask(question: string): Promise<void>
  seekTo(time: number): void
  next(): void
  paused: boolean
  ended: boolean
  muted: boolean
  volume: number
  playbackRate: number
  currentTime: number
  duration: number
  readyState: number
  error: { code: number; message: string } | null
  seeking: boolean
  autoplay: boolean
  loop: boolean
  start: number
  HAVE_NOTHING: number
  HAVE_ENOUGH_DATA: number
  currentSlide: number | null
  updateComplete: Promise<boolean>
  playback: { sequence: { scenes: { track: { audioUrl: string | null } }[] } }
}

export const playerOf = (page: Page): Locator => page.locator('porchlight-player').first()

/** Runs in the page with the element, and can use only what it is given. */
export const ask = <T, Given = undefined>(
  page: Page,
  question: (player: Player, given: Given) => T | Promise<T>,
  given?: Given,
) => playerOf(page).evaluate(question as (element: Element, given: unknown) => T | Promise<T>, given) as Promise<T>

/** Waits until the player is shown and has drawn its latest state. */
export async function ready(page: Page) {
  await playerOf(page).locator('.progress').waitFor()
  await ask(page, (player) => player.updateComplete)
}

/** Waits for a chunk that loads after the first slide. */
export async function loaded(page: Page, part: string) {
  const isLoaded = (player: Player, part: string) =>
    part in (player as unknown as { chunks: { loaded: object } }).chunks.loaded
  await expect.poll(() => ask(page, isLoaded, part)).toBe(true)
}

export const button = (page: Page, name: string | RegExp) => playerOf(page).getByRole('button', { name, exact: true })

/** Names the focused control as a screen reader does. */
export const focused = (page: Page) =>
  playerOf(page).evaluate((player) => {
    const element = player.shadowRoot?.activeElement
    return element ? (element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName) : null
  })
