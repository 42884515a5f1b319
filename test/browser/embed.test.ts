import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { newCompany } from '../support/showroom.ts'
import { ask, layoutFaults, playerOf, ready } from './watching.ts'

let server: DevServer
let foreign: Server
let foreignOrigin: string
let browser: Browser
let company: Awaited<ReturnType<typeof newCompany>>
let id: string
let pinned: string

beforeAll(async () => {
  server = await startDevServer()
  browser = await startBrowser()
  company = await newCompany(server.address)
  id = (await company.present({ slides: [{ title: 'Framed' }, { title: 'Second' }] })).id
  foreign = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url === '/frame' ? framePage() : componentPage(request.url === '/pinned' ? pinned : ''))
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
})

afterAll(async () => {
  await browser?.close()
  foreign?.close()
  await server?.stop()
  await server?.remove()
})

const componentPage = (
  script: string,
) => `<!doctype html><title>Somebody else</title><style>button, h2 { font-size: 90px; color: red }</style>
  ${script || `<script type="module" src="${server.address}/embed.js"></script>`}
  <div style="width: 300px"><porchlight-player presentation="${id}"></porchlight-player></div>`

const framePage = () => `<!doctype html><title>Somebody else</title>
  <script>
    window.heard = []
    addEventListener('message', ({ data, origin }) => heard.push({ ...JSON.parse(data), origin }))
  </script>
  <iframe id="player" src="${server.address}/p/${id}" allow="autoplay"></iframe>
  <iframe id="stranger" srcdoc="<script>onmessage = ({ data }) => parent.frames[0].postMessage(data, '*')</script>"></iframe>`

async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  return { context, page, problems }
}

type Heard = { event: string; value: unknown; origin: string; listener?: string }
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
const say = (page: Page, message: object, frame = 0) =>
  page.evaluate(([text, index]) => window.frames[index as number]?.postMessage(text as string, '*'), [
    JSON.stringify({ context: 'player.js', ...message }),
    frame,
  ] as const)

describe('a page of another origin', () => {
  it('plays the component at its own width, looking as it always does, and its viewers are counted', async () => {
    const { context, page, problems } = await newPage()
    const beacon = page.waitForResponse((response) => response.url().endsWith('/events'))
    await page.goto(foreignOrigin)
    await ready(page)
    const box = (await playerOf(page).boundingBox()) ?? { width: 0, height: 0 }
    expect([box.width, Math.round(box.height)]).toEqual([300, 533])
    expect(await layoutFaults(page)).toEqual([])
    expect(
      await ask(page, (player) => {
        const words = player.shadowRoot?.querySelector('.words')
        return words && words.scrollHeight <= words.clientHeight
      }),
    ).toBe(true)
    const size = await playerOf(page)
      .getByRole('heading', { name: 'Framed' })
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
    expect(size).toBeLessThan(40)
    await playerOf(page).getByRole('button', { name: 'Play' }).first().click()
    await ask(page, (player) => {
      player.goTo(1)
      player.next()
    })
    await playerOf(page).getByText('Thank you for watching').waitFor()
    expect((await beacon).status()).toBe(200)
    expect(problems).toEqual([])
    await context.close()
  })

  it('frames the presentation only where the organization allows it', async () => {
    await company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [] })
    const { context, page } = await newPage()
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`${foreignOrigin}/frame`)
    await refusal
    expect(await page.frameLocator('#player').locator('porchlight-player').count()).toBe(0)
    await company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [foreignOrigin] })
    await page.goto(`${foreignOrigin}/frame`)
    await page.frameLocator('#player').getByRole('heading', { name: 'Framed' }).waitFor()
    await context.close()
  })

  it('drives the frame by the player.js protocol, and nobody else does', async () => {
    await company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [foreignOrigin] })
    const { context, page, problems } = await newPage()
    await page.goto(`${foreignOrigin}/frame`)
    await expect.poll(async () => (await heard(page)).map(({ event }) => event)).toContain('ready')
    const [first] = await heard(page)
    expect(first).toMatchObject({
      context: 'player.js',
      version: '0.0.11',
      origin: server.address,
      value: { src: `${server.address}/p/${id}`, methods: expect.arrayContaining(['play', 'getDuration']) },
    })
    const answers = async (method: string) => {
      const listener = crypto.randomUUID()
      await say(page, { method, listener })
      const found = async () => (await heard(page)).find((each) => each.listener === listener)
      await expect.poll(found).toBeTruthy()
      return (await found())?.value
    }
    await say(page, { method: 'play' }, 1)
    await say(page, { method: 'hack', value: '<img>' })
    await page.evaluate(() => window.frames[0]?.postMessage('not json', '*'))
    expect(await answers('getPaused')).toBe(true)
    expect(await answers('getDuration')).toBeGreaterThan(5)

    await say(page, { method: 'addEventListener', value: 'play', listener: 'mine' })
    await say(page, { method: 'play' })
    await expect
      .poll(async () => (await heard(page)).some(({ event, listener }) => event === 'play' && listener === 'mine'))
      .toBe(true)
    expect(await answers('getPaused')).toBe(false)
    await say(page, { method: 'setVolume', value: 30 })
    expect(await answers('getVolume')).toBe(30)
    await say(page, { method: 'setCurrentTime', value: 5 })
    expect(await answers('getCurrentTime')).toBeGreaterThanOrEqual(4)
    await say(page, { method: 'pause' })
    expect(await answers('getPaused')).toBe(true)
    expect((await heard(page)).some(({ event }) => event === 'pause')).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the script', () => {
  it('revalidates under its own name, and its parts never change under theirs', async () => {
    const entry = await fetch(`${server.address}/embed.js`)
    expect(entry.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(entry.headers.get('access-control-allow-origin')).toBe('*')
    const again = await fetch(`${server.address}/embed.js`, {
      headers: { 'if-none-match': entry.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const chunks = [...(await entry.text()).matchAll(/import\("\.(\/embed\/[a-z]+-[A-Z0-9]+\.js)"\)/g)].map(
      ([, path]) => path,
    )
    expect(chunks).toHaveLength(7)
    for (const path of chunks) {
      const { status, headers } = await fetch(server.address + path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  })

  it('runs where a page pins it with its hash', async () => {
    const { src, integrity } = (await (await fetch(`${server.address}/embed/release.json`)).json()) as Record<
      string,
      string
    >
    const { context, page, problems } = await newPage()
    pinned = `<script type="module" src="${server.address}${src}" integrity="${integrity}" crossorigin="anonymous"></script>`
    await page.goto(`${foreignOrigin}/pinned`)
    await ready(page)
    await playerOf(page).getByRole('button', { name: 'Ask a question' }).click()
    await playerOf(page).getByRole('dialog').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the demo page', () => {
  it('shows three widgets, two of them its own and one in a frame that it drives', async () => {
    const { context, page, problems } = await newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.goto(`${server.address}/embed-demo?presentation=${id}`)
    for (const index of [0, 1])
      await page.locator('porchlight-player').nth(index).getByRole('heading', { name: 'Framed' }).waitFor()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Framed' }).waitFor()
    await page.getByRole('button', { name: 'Play the frame' }).click()
    await page.getByText(/seconds$/).waitFor()
    await page.getByText('integrity="sha384-', { exact: false }).waitFor()
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    expect(
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
    ).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
