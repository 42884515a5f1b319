import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { ask, type Player, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let foreign: Server
let foreignOrigin: string
let id: string
let pinned: string
const long = 'We look at the roof, and then at the gutters. '.repeat(12)

beforeAll(async () => {
  id = (await site.company.present({ slides: [{ title: 'Framed' }, { title: 'Second', narrationScript: long }] })).id
  foreign = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url === '/frame' ? framePage() : componentPage(request.url === '/pinned' ? pinned : ''))
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
})

afterAll(() => void foreign?.close())

const componentPage = (
  script: string,
) => `<!doctype html><title>Somebody else</title><style>button, h2 { font-size: 90px; color: red }</style>
  ${script || `<script type="module" src="${site.address}/embed.js"></script>`}
  <div style="width: 300px"><porchlight-player presentation="${id}"></porchlight-player></div>`

const framePage = () => `<!doctype html><title>Somebody else</title>
  <script>
    window.heard = []
    addEventListener('message', ({ data, origin }) => heard.push({ ...JSON.parse(data), origin }))
  </script>
  <iframe id="player" src="${site.address}/p/${id}" allow="autoplay"></iframe>
  <iframe id="stranger" srcdoc="<script>onmessage = ({ data }) => parent.frames[0].postMessage(data, '*')</script>"></iframe>`

const newPage = (isSpoken = false) =>
  site.open(id, { viewport: { width: 1200, height: 900 }, isSpoken, isForeign: true })

type Heard = { event: string; value: unknown; origin: string; listener?: string }
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
const say = (page: Page, message: object, frame = 0) =>
  page.evaluate(([text, index]) => window.frames[index as number]?.postMessage(text as string, '*'), [
    JSON.stringify({ context: 'player.js', ...message }),
    frame,
  ] as const)

describe('a page of another origin', () => {
  it('plays the component in its own width and style, and its viewers are counted', async () => {
    const { page, close } = await newPage()
    const beacon = page.waitForResponse((response) => response.url().endsWith('/events'))
    await page.goto(foreignOrigin)
    await ready(page)
    const box = (await playerOf(page).boundingBox()) ?? { width: 0, height: 0 }
    expect([box.width, Math.round(box.height)]).toEqual([300, 533])
    expect(await layoutFaults(page)).toEqual([])
    await playerOf(page).getByRole('button', { name: 'Play' }).first().click()
    await playerOf(page).getByRole('heading', { name: 'Framed' }).waitFor()
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
    await ask(page, (player) => {
      player.goTo(1)
      player.next()
    })
    await playerOf(page).locator('.ending', { hasText: 'Thank you for watching' }).waitFor()
    expect((await beacon).status()).toBe(200)
    await close()
  })

  it('frames the presentation only if the organization allows it', async () => {
    await site.company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [] })
    const { context, page } = await newPage()
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`${foreignOrigin}/frame`)
    await refusal
    expect(await page.frameLocator('#player').locator('porchlight-player').count()).toBe(0)
    await site.company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [foreignOrigin] })
    await page.goto(`${foreignOrigin}/frame`)
    await page.frameLocator('#player').getByRole('heading', { name: 'Framed' }).waitFor()
    await context.close()
  })

  it('controls the frame with the player.js protocol, which no other frame can do', async () => {
    await site.company.send('PATCH', '/api/organization', { allowedEmbedOrigins: [foreignOrigin] })
    const { page, close } = await newPage()
    await page.goto(`${foreignOrigin}/frame`)
    await expect.poll(async () => (await heard(page)).map(({ event }) => event)).toContain('ready')
    const [first] = await heard(page)
    expect(first).toMatchObject({
      context: 'player.js',
      version: '0.0.11',
      origin: site.address,
      value: { src: `${site.address}/p/${id}`, methods: expect.arrayContaining(['play', 'getDuration']) },
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
    await close()
  })
})

describe('the script', () => {
  it('is revalidated under its stable name, and its chunks are immutable', async () => {
    const entry = await fetch(`${site.address}/embed.js`)
    expect(entry.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(entry.headers.get('access-control-allow-origin')).toBe('*')
    const again = await fetch(`${site.address}/embed.js`, {
      headers: { 'if-none-match': entry.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const chunks = [...(await entry.text()).matchAll(/import\("\.(\/embed\/[a-z]+-[A-Z0-9]+\.js)"\)/g)].map(
      ([, path]) => path,
    )
    expect(chunks.length).toBeGreaterThan(9)
    for (const path of chunks) {
      const { status, headers } = await fetch(site.address + path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  })

  it('runs on a page that pins it by its integrity hash', async () => {
    const { src, integrity } = (await (await fetch(`${site.address}/embed/release.json`)).json()) as Record<
      string,
      string
    >
    const { page, close } = await newPage()
    pinned = `<script type="module" src="${site.address}${src}" integrity="${integrity}" crossorigin="anonymous"></script>`
    await page.goto(`${foreignOrigin}/pinned`)
    await ready(page)
    await playerOf(page).getByRole('button', { name: 'Ask a question' }).click()
    await playerOf(page).getByRole('dialog').waitFor()
    await close()
  })
})

describe('the demo page', () => {
  it('shows three widgets, two in the page and one in a frame that it controls', async () => {
    const { page, close } = await newPage(true)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.goto(`${site.address}/embed-demo?presentation=${id}`)
    for (const index of [0, 1]) await page.locator('porchlight-player').nth(index).locator('.progress').waitFor()
    await page.frameLocator('iframe').locator('.progress').waitFor()
    await page.getByRole('button', { name: 'Play the frame' }).click()
    await page.getByText(/seconds$/).waitFor()
    const framed = page.frameLocator('iframe').locator('porchlight-player')
    const isPaused = (player: Locator) =>
      player.evaluate((element) => (element as Player).paused && !(element as Player).ended)
    await playerOf(page).getByRole('button', { name: 'Play' }).first().click()
    await expect.poll(() => isPaused(framed)).toBe(true)
    const tab = await page.context().newPage()
    await tab.goto(`${site.address}/p/${id}`)
    await playerOf(tab).getByRole('button', { name: 'Play' }).first().click()
    await expect.poll(() => isPaused(playerOf(page))).toBe(true)
    await page.getByText('integrity="sha384-', { exact: false }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
