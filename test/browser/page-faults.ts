import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility-faults.ts'

/** Returns what axe finds serious, and whether the page scrolls sideways. */
export async function pageFaults(page: Page, where: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const faults = (await accessibilityFaults(page)).map((fault) => `${where}: ${fault}`)
  return wide > 0 ? [...faults, `${where}: scrolls sideways by ${wide}`] : faults
}

/** Saves a screenshot to look at, with `LOOK=folder`. */
export async function look(page: Page, name: string) {
  const { LOOK } = process.env
  if (LOOK) await page.screenshot({ path: `${LOOK}/${name}-${page.viewportSize()?.width}.png`, fullPage: true })
}
