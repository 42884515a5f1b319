import axe from 'axe-core'
import type { Page } from 'playwright-core'

type WithAxe = { axe?: typeof axe }

/** Lists what axe finds serious or critical. */
export async function accessibilityFaults(page: Page) {
  if (!(await page.evaluate(() => Boolean((window as WithAxe).axe)))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as Required<WithAxe>).axe.run({ resultTypes: ['violations'] }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}
