import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility-faults.ts'

/** Returns what axe finds serious, and whether the page scrolls sideways. */
export async function pageFaults(page: Page, where: string) {
  const faults = (await accessibilityFaults(page)).map((fault) => `${where}: ${fault}`)
  return [...(await widthFaults(page, where)), ...faults]
}

/** Returns whether the page scrolls sideways, which axe doesn't check. */
export async function widthFaults(page: Page, where: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return wide > 0 ? [`${where}: scrolls sideways by ${wide}`] : []
}

/** Saves a screenshot to look at, with `LOOK=folder`. */
export async function look(page: Page, name: string) {
  const { LOOK } = process.env
  if (LOOK) await page.screenshot({ path: `${LOOK}/${name}-${page.viewportSize()?.width}.png`, fullPage: true })
}
