import { expect, it } from 'vitest'
import * as de from '../../src/locales/contracts/de.ts'
import { look, pageFaults } from './page-faults.ts'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()
const password = 'a long walk home'

/** The page is in German, which has the longest words. */
async function contractForTwo() {
  const language = 'de'
  const { send, present } = site.company
  const { id: presentationId } = await present({ slides: [prices], homeowner: { last_name: 'Okafor' }, language })
  const { template } = await send('POST', '/api/contracts/templates', {
    name: 'Roofing agreement',
    language,
    body: '# Scope\n\nWe replace the roof for {{tier_price}}.\n\n# Payment\n\nThe deposit is {{deposit}}.',
    requiredInitials: ['Payment'],
    companySigns: true,
  })
  const signers = [{ role: 'homeowner' }, { name: 'Sam Okafor', role: 'co_owner' }]
  const input = { presentationId, templateId: template.id, tier: 'better', signers }
  const { contract, signUrls } = await send('POST', '/api/contracts', input)
  const [maria, sam] = signUrls.map(({ signUrl }: { signUrl: string }) => signUrl)
  return { id: contract.id as string, maria: maria as string, sam: sam as string }
}

it('two people sign one after the other on one device, each with their own initials, and wait for the company', async () => {
  const { id, maria, sam } = await contractForTwo()
  const { page, close } = await site.open('', { viewport: { width: 320, height: 740 } })
  const words = de.page
  const beginning = (text: string) => text.replace(/\{names\}.*/, '').trim()
  const faults: string[] = []
  const seen = async (name: string) => {
    faults.push(...(await pageFaults(page, name)))
    await look(page, name)
  }
  const sign = async (url: string, name: string, letters: string) => {
    await page.goto(url)
    const token = new URL(url).searchParams.get('token')
    await (await fetch(`${site.address}/api/contracts/${id}/document.pdf?token=${token}`)).arrayBuffer()
    await page.reload()
    await page.locator('#agree').click()
    await page.locator('.paper input').fill(letters)
    await page.locator('#name').fill(name === 'Sam Okafor' ? ' maria  OKAFOR' : 'sam okafor')
    await page.getByText(words.nameOfAnother.split('{own}')[0]?.replace('{other}', '') ?? '').waitFor()
    if (letters === 'SO') await seen('name-of-another')
    await page.locator('#name').fill(name)
    expect(await page.locator('#other-name').isVisible()).toBe(false)
    if (letters === 'MO') await seen('signing')
    await page.locator('#sign-now').click()
    await page.getByText(beginning(words.waitsFor)).first().waitFor()
  }
  await page.goto(sam)
  await page.getByText(words.notYourTurn.replace('{names}', 'Maria Okafor')).waitFor()
  await seen('early')
  await sign(maria, 'Maria Okafor', 'MO')
  await sign(sam, 'Sam Okafor', 'SO')
  expect(await page.locator('.paper').textContent()).toMatch(/Maria Okafor\): MO.*Sam Okafor\): SO/)
  await page.getByText(words.cancelTitle).waitFor()
  await seen('company-next')
  await site.company.send('POST', `/api/contracts/${id}/countersign`, { password })
  await page.reload()
  await page.locator('.paper').waitFor()
  expect(faults).toEqual([])
  await close()
})
