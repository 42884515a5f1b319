import type { Page } from 'playwright-core'
import { ask, button, playerOf, ready } from './player.ts'

export const states = ['poster', 'intro', 'slide', 'questions', 'answer', 'menu', 'roof', 'prices', 'end'] as const
export type State = (typeof states)[number]

/** Goes from one state of the demo to the next and calls `look` in each. */
export async function walkThrough(page: Page, look: (state: State) => Promise<void>) {
  await ready(page)
  await look('poster')
  await ask(page, (player) => player.play())
  await look('intro')
  await ask(page, (player) => player.goTo(1))
  // The slide's length is unknown until its chunks have loaded, and 20 s might be past its end.
  await playerOf(page).locator('.thumb').first().waitFor()
  await ask(page, (player) => player.seekTo(player.currentTime + 20))
  await playerOf(page).locator('.thumb').first().waitFor()
  await look('slide')
  await page.keyboard.press('q')
  await button(page, 'Can you just repair it instead?').waitFor()
  await look('questions')
  await button(page, 'Can you just repair it instead?').click()
  await look('answer')
  await page.keyboard.press('Escape')
  await button(page, 'Back to the presentation').click()
  await button(page, 'Chapters and settings').click()
  await playerOf(page).locator('.chapters').waitFor()
  await look('menu')
  await page.keyboard.press('Escape')
  await ask(page, (player) => {
    player.goTo(7)
    player.seekTo(player.currentTime + 12)
  })
  await playerOf(page).locator('.roof-plan').waitFor()
  await look('roof')
  await ask(page, (player) => player.goTo(8))
  await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
  await look('prices')
  await ask(page, (player) => {
    player.goTo(10)
    player.next()
  })
  await playerOf(page).getByText('Thank you for watching').waitFor()
  await look('end')
}
