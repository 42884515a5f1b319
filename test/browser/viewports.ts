import type { Page } from 'playwright-core'
import type { newCompany } from '../support/company.ts'
import { layoutFaults } from './layout-faults.ts'
import { ask } from './player.ts'

export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

export const manySizes = [
  '320×568',
  '360×740',
  '740×360',
  '768×1024',
  '1440×900',
  '832×468',
  '640×360',
  '300×533',
  '312×184',
]

export async function resize(page: Page, size: string) {
  const [width = 0, height = 0] = size.split('×').map(Number)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await ask(page, (player) => player.updateComplete)
}

export async function faultsOf(page: Page, state: string) {
  const faults: string[] = []
  for (const size of manySizes) {
    await resize(page, size)
    faults.push(...(await layoutFaults(page)).map((fault) => `${state} at ${size}: ${fault}`))
  }
  return faults
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
