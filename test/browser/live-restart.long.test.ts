import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { startDevServer } from '../support/dev-server.ts'
import { ask, button, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()
const slides = [1, 2].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(500) }))

/** A deployment ends every connection in the same way. */
it('a conversation goes on after the server was stopped and started again', async () => {
  let server = await startDevServer(undefined, { isNarratedAhead: false })
  try {
    const { address, port, state } = server
    const company = await newCompany(address)
    const { id } = await company.present({ slides, branding: { name: 'Summit' } })
    const homeowner = await site.open(id, { viewport: { width: 390, height: 844 } })
    await homeowner.page.goto(`${address}/p/${id}`)
    await ready(homeowner.page)
    await loaded(homeowner.page, 'telemetry')
    await ask(homeowner.page, (player) => player.play())
    const own = { ...site, company, address }
    const { page, close } = await openStudio(own, `/homeowners/${id}`, { cookie: company.headers.cookie })
    const panel = page.getByRole('region', { name: 'Conversation' })
    const write = async (text: string) => {
      await playerOf(homeowner.page).getByRole('textbox').fill(text)
      await homeowner.page.keyboard.press('Enter')
    }
    const answer = async (text: string) => {
      await page.getByLabel('Your message').fill(text)
      await page.keyboard.press('Enter')
    }
    await panel.getByRole('button', { name: 'Join' }).click()
    await button(homeowner.page, 'Say hello').click()
    await panel.getByText('said hello. You can write').waitFor()
    await answer('Good evening.')
    await playerOf(homeowner.page).getByRole('log').getByText('Good evening.').waitFor()

    await server.stop()
    await write('Are you still there?')
    server = await startDevServer(state, { isNarratedAhead: false, port })
    await panel.getByRole('log').getByText('Are you still there?').waitFor({ timeout: 90_000 })
    await answer('I am.')
    await playerOf(homeowner.page).getByRole('log').getByText('I am.').waitFor()
    const { messages } = await company.send('GET', `/api/presentations/${id}/conversation`)
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'I am.',
      'Are you still there?',
      'Good evening.',
    ])
    await homeowner.close()
    await close()
  } finally {
    await server.stop()
    await server.remove()
  }
}, 300_000)
