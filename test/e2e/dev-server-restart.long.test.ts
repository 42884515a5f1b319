import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { newCompany } from '../support/company.ts'
import { startDevServer } from '../support/dev-server.ts'

/** A subscriber that never answers, and then one that does. */
async function startSubscriber() {
  const heard = new Set<string>()
  const state = { answers: false, asked: 0 }
  const server = createServer((request, response) => {
    state.asked++
    if (!state.answers) return
    heard.add(String(request.headers['webhook-id']))
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { heard, state, url: `http://localhost:${(server.address() as AddressInfo).port}/events`, server }
}

/** Speech can keep the jobs Worker busy until a delivery times out, and the next attempt would be minutes later. */
const unspoken = { isNarratedAhead: false }

/** The simulation tries faults by the thousand; this shows that the real server is wired as the simulated one is. */
it('npm run dev loses nothing when it is killed, started again, stopped and started once more', async () => {
  const subscriber = await startSubscriber()
  let server = await startDevServer(undefined, unspoken)
  try {
    const company = await newCompany(server.address)
    const channelConfig = { url: subscriber.url }
    const subscription = { name: 'CRM', eventType: 'presentation.created', channel: 'webhook', channelConfig }
    await company.send('POST', '/api/notifications/subscriptions', subscription)
    const { deckId } = await company.present({ slides: [{}] })
    const homeownerData = { first_name: 'Maria', email: 'maria@example.com' }
    const { presentation } = await company.send('POST', '/api/presentations', { deckId, homeownerData })
    await expect.poll(() => subscriber.state.asked, { timeout: 30_000 }).toBeGreaterThan(0)
    await server.kill()

    subscriber.state.answers = true
    server = await startDevServer(server.state, unspoken)
    company.at(server.address)
    expect((await company.send('GET', `/api/presentations/${presentation.id}`)).presentation.id).toBe(presentation.id)
    const runSchedule = () => fetch(`${server.address}/cdn-cgi/handler/scheduled`)
    const delivered = async () => {
      await runSchedule()
      return subscriber.heard.size
    }
    // Its sender died with a lease, which has to run out first.
    await expect.poll(delivered, { timeout: 180_000, interval: 2000 }).toBe(2)
    await server.stop()

    server = await startDevServer(server.state, unspoken)
    company.at(server.address)
    const page = await fetch(`${server.address}/p/${presentation.id}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Shown')])
  } finally {
    await server.stop()
    await server.remove()
    subscriber.server.closeAllConnections()
    subscriber.server.close()
  }
}, 400_000)
