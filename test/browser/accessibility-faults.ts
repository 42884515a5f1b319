import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

type WithAxe = { axe?: typeof axe }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Lists what axe finds serious or critical. It waits for no style sheets and no frames, which it would not look into. */
export async function accessibilityFaults(page: Page) {
  if (!(await page.evaluate(() => Boolean((window as WithAxe).axe)))) await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as Required<WithAxe>).axe.run({ resultTypes: ['violations'], preload: false, iframes: false }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}
