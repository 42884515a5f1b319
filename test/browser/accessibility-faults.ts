import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

type WithAxe = { axe?: typeof axe }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** On a page with a held clock, axe never finishes without the timer that `keepTimer` kept. */
const source = `((setTimeout) => {${axeSource}\n})(globalThis.keptTimer ?? setTimeout)`

/** Call it before the clock is installed. */
export const keepTimer = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { keptTimer: setTimeout.bind(globalThis) }))

/** Lists what axe finds serious or critical. It skips style sheets and frames, which it could not read anyway. */
export async function accessibilityFaults(page: Page) {
  if (!(await page.evaluate(() => Boolean((window as WithAxe).axe)))) await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as Required<WithAxe>).axe.run({ resultTypes: ['violations'], preload: false, iframes: false }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}
