import type { BrowserContextOptions, Page } from 'playwright-core'
import { button } from './player.ts'

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

/** Returns the middle of a control, even if it is hidden. */
export async function middleOf(page: Page, name: string) {
  const { x, y, width, height } = (await button(page, name).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return [x + width / 2, y + height / 2] as const
}
