import type { Page } from 'playwright-core'
import { button, playerOf, ready } from './player.ts'

export const contractStates = ['contract-tiers', 'contract-send', 'contract-sent'] as const
export type ContractState = (typeof contractStates)[number]

export const panelOf = (page: Page) => playerOf(page).getByRole('dialog')

export const askForContract = (page: Page, config: object = { templateId: '1' }) =>
  playerOf(page).evaluate(
    (player, action) => {
      ;(player as HTMLElement & { takeAction(action: object): void }).takeAction(action)
    },
    { id: '1', type: 'sign_contract', label: 'Sign', config },
  )

export const sent = { status: 201, json: { contract: { homeowner: { email: 'm…@example.com' } }, signUrl: null } }

export async function walkThroughContract(page: Page, look: (state: ContractState) => Promise<void>) {
  await page.route('**/api/contracts', (route) => route.fulfill(sent))
  await ready(page)
  await askForContract(page)
  const hearth = panelOf(page).getByRole('button', { name: /^Hearth/ })
  await hearth.waitFor()
  await look('contract-tiers')
  await hearth.click()
  await look('contract-send')
  await button(page, 'Send me the agreement').click()
  await panelOf(page).getByText('We’ll email it to').waitFor()
  await look('contract-sent')
}
