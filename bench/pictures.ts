import type { Browser, Page } from 'playwright-core'
import { scenes } from '../dev/drawings/scenes.ts'
import { startBrowser } from '../test/support/browser.ts'
import { newCompany } from '../test/support/company.ts'
import { sized } from './options.ts'
import { sharedServer } from './shared-server.ts'
import { fetchOnNewConnection } from './site.ts'

/** The bytes of a presentation's pictures: as they were uploaded, and as each screen requested them. */
export type Pictures = { original: number; screens: { name: string; bytes: number }[]; warmTrips: number }

const screens = [
  { name: '390 px × 3', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: '1440 px × 1', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]
const shown = (['welcome', 'findings', 'layers', 'attic', 'warranty'] as const).slice(0, sized(5, 1))

/** Uses slides of the demo with photographs of about 3 MB instead of its drawings. */
export async function measurePictures(): Promise<Pictures> {
  await using open = new AsyncDisposableStack()
  const server = await sharedServer()
  const browser = await startBrowser()
  open.defer(() => browser.close())
  const page = await browser.newPage()
  const photographs = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const name of shown) photographs.set(name, await photographOf(page, scenes[name]))
  const original = [...photographs.values()].reduce((sum, { length }) => sum + length, 0)
  // This follows the drawing, which takes longer than the server keeps a socket open.
  const company = await newCompany(server.address)
  const slides: { heroImg: string; bullets: string[] }[] = []
  for (const [name, photograph] of photographs)
    slides.push({ heroImg: await company.upload(`${name}.jpg`, 'image/jpeg', photograph), bullets: ['A bullet'] })
  const { id } = await company.present({ slides })
  const found = []
  for (const screen of screens) found.push(await watch(browser, `${server.address}/p/${id}`, screen))
  const [warm = ''] = found.flatMap(({ urls }) => urls)
  const answer = await fetchOnNewConnection(warm, { headers: { accept: 'image/avif' } })
  await answer.arrayBuffer()
  const again = await fetchOnNewConnection(warm, { headers: { accept: 'image/avif' } })
  const warmTrips = Number(again.headers.get('server-timing')?.match(/desc="(\d+) trip/)?.[1])
  return { original, screens: found.map(({ name, bytes }) => ({ name, bytes })), warmTrips }
}

async function watch(browser: Browser, url: string, { name, ...options }: (typeof screens)[number]) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  const urls: string[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/media/')) return
    urls.push(request.url())
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url)
  await page.evaluate(`customElements.whenDefined('porchlight-player').then(() => true)`)
  for (let slide = 0; slide < shown.length; slide++) {
    await page.evaluate(`document.querySelector('porchlight-player').goTo(${slide})`)
    // The page's policy forbids passing a string to `waitForFunction`.
    while (!(await page.evaluate<boolean>(isDrawn))) await page.waitForTimeout(50)
  }
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { name, bytes, urls }
}

/** This runs in the page; only one picture is left once it is drawn. */
const isDrawn = `(() => {
  const images = [...document.querySelector('porchlight-player').shadowRoot.querySelectorAll('.picture > img')]
  return images.length === 1 && images[0].matches('.ready')
})()`

/** Renders the drawing at the size of a phone's camera, with its grain. */
async function photographOf(page: Page, svg: string) {
  const base64 = await page.evaluate<string>(`(async () => {
    const image = new Image()
    image.src = 'data:image/svg+xml,' + encodeURIComponent(${JSON.stringify(svg)})
    await image.decode()
    const [width, height] = [4000, 2250]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0, width, height)
    const pixels = context.getImageData(0, 0, width, height)
    let state = 7
    for (let at = 0; at < pixels.data.length; at += 4) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const grain = (state >> 24) / 11
      for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] += grain
    }
    context.putImageData(pixels, 0, 0)
    for (let quality = 0.95; ; quality -= 0.05) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (blob.size < 3_300_000 || quality < 0.5) return new Uint8Array(await blob.arrayBuffer()).toBase64()
    }
  })()`)
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
