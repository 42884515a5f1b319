import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { look, pageFaults } from './page-faults.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()
const cards = { good: '4242424242424242', declined: '4000000000000002', step: '4000002500003155' }

async function signedContract(language: 'en' | 'es' | 'de' = 'en') {
  const { send, sendAsHomeowner, present } = site.company
  const { id: presentationId } = await present({ slides: [prices], homeowner: { last_name: 'Okafor' }, language })
  const { template } = await send('POST', '/api/contracts/templates', {
    name: 'Roofing agreement',
    language,
    body: '# Scope\n\nWe replace the roof for {{tier_price}}.',
    cancellation: { businessDays: 3 },
    depositBasisPoints: 1000,
  })
  const input = { presentationId, templateId: template.id, tier: 'better' }
  const { contract, signUrl } = await send('POST', '/api/contracts', input)
  const token = new URL(signUrl).searchParams.get('token')
  const path = `/api/contracts/${contract.id}`
  await (await fetch(`${site.address}${path}/document.pdf?token=${token}`)).arrayBuffer()
  await sendAsHomeowner('POST', `${path}/consent`, { token })
  const signature = { kind: 'typed', value: 'Maria Okafor' }
  await sendAsHomeowner('POST', `${path}/sign`, { token, name: 'Maria Okafor', signature })
  return { signUrl: signUrl as string, path: `${path}?token=${token}` }
}

async function fillIn(page: Page, number: string) {
  await page.locator('#cardNumber').fill(number)
  await page.locator('#cardExpiry').fill('12 / 34')
  await page.locator('#cardCvc').fill('123')
  await page.locator('[value=pay]').click()
}

it('a homeowner pays the deposit on a phone: closed midway, declined, and after a second step', async () => {
  const { signUrl, path } = await signedContract()
  const { page, close } = await site.open('', { viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  const seen = async (name: string) => {
    faults.push(...(await pageFaults(page, name)))
    await look(page, name)
  }
  const pay = page.getByRole('button', { name: 'Pay $1,480.00' })
  await page.goto(signUrl)
  await seen('due')
  await pay.click()
  await page.getByRole('heading', { name: 'Pay Summit Roofing' }).waitFor()
  await seen('practice')
  await page.getByRole('link', { name: 'Close without paying' }).click()
  await page.getByText('Nothing was paid. You can pay the deposit here whenever you’re ready.').waitFor()
  await pay.click()
  await fillIn(page, cards.declined)
  await page.getByText('Your card was declined.').waitFor()
  await seen('declined')
  await page.getByRole('button', { name: 'Use 4000 0025 0000 3155' }).click()
  expect(await page.locator('#cardNumber').inputValue()).toBe('4000 0025 0000 3155')
  await page.locator('[value=pay]').click()
  await page.getByRole('heading', { name: 'Your bank needs your approval' }).waitFor()
  await seen('bank')
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('The deposit of $1,480.00 was paid').waitFor()
  expect(new URL(page.url()).search).toBe('?notice=paid')
  await seen('paid')
  await page.goto(signUrl)
  await page.getByText('The deposit of $1,480.00 was paid').waitFor()
  expect(await pay.count()).toBe(0)
  await page.getByText('Cancel the agreement').first().click()
  await page.getByRole('button', { name: 'Yes, cancel the agreement' }).click()
  await page.getByText(/Your deposit of \$1,480\.00 (is being refunded|was refunded)/).waitFor()
  await expect.poll(async () => (await site.company.send('GET', path)).contract.deposit.status).toBe('refunded')
  await page.reload()
  await page.getByText('Your deposit of $1,480.00 was refunded').waitFor()
  await seen('refunded')
  expect(faults).toEqual([])
  await close()
})

it.each([
  ['es', /^Pagar /, 'Página de prueba', 'El depósito de'],
  ['de', / zahlen$/, 'Übungsseite', 'Die Anzahlung von'],
] as const)('a homeowner pays in %s, without a script', async (language, pay, practice, paid) => {
  const { signUrl } = await signedContract(language)
  const { page, close } = await site.open('', {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    colorScheme: 'dark',
  })
  await page.goto(signUrl)
  await page.getByRole('button', { name: pay }).click()
  await page.getByText(practice).waitFor()
  await look(page, `practice-${language}`)
  await fillIn(page, cards.good)
  await page.getByText(paid).waitFor()
  await look(page, `paid-${language}`)
  await close()
})
