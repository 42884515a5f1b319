import type { Page } from 'playwright-core'
import type { newCompany } from '../support/company.ts'
import { ask } from './player.ts'

/** Waits for one of the browser's own frames, because a test may hold the clock of the page. */
export async function resize(page: Page, size: string) {
  const [width = 0, height = 0] = size.split('×').map(Number)
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        new ResizeObserver((_, observer) => {
          observer.disconnect()
          drawn()
        }).observe(document.documentElement)
      }),
  )
  await ask(page, (player) => player.updateComplete)
}

/** Text that is readable on white is readable on any picture. */
export const uploadWhitePicture = (company: Awaited<ReturnType<typeof newCompany>>) =>
  company.upload(
    'white.svg',
    'image/svg+xml',
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#fff" d="M0 0h16v9H0z"/></svg>',
    ),
  )
