import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import type { ImageCodec } from './image-codec.ts'
import { ask } from './player.ts'

const kept = join(import.meta.dirname, 'pictures')
const differences = join(import.meta.dirname, 'differences')

/** The difference at which two colors count as unlike, from 0 to 1, and the allowed share of unlike pixels. */
const threshold = 0.05
const mostShare = 0.0001

/** `npm run pictures` redraws them; every other run and every CI only compares. */
export const isRenewing = process.env.PICTURES === 'renew' && !process.env.CI

export async function emptyDifferences() {
  await rm(differences, { recursive: true, force: true })
  if (isRenewing) await rm(kept, { recursive: true, force: true })
}

export async function photograph(page: Page) {
  await page.mouse.move(0, 0)
  await ask(page, async (player) => {
    await player.updateComplete
    await document.fonts.ready
    // The date depends on when the data was seeded.
    for (const line of player.shadowRoot?.querySelectorAll('.valid-until') ?? [])
      for (const node of line.childNodes) if (node instanceof Text && node.data.trim()) node.data = 'Until May 4, 2026.'
  })
  await page.waitForFunction(async () => {
    const root = document.querySelector('porchlight-player')?.shadowRoot
    const images = () => [...(root?.querySelectorAll('img') ?? [])]
    await Promise.all(images().map((image) => image.decode()))
    return images().every((image) => image.complete) && !root?.querySelector('.picture img:not(.ready)')
  })
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

export async function photographPage(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Returns what differs, in a sentence, or undefined. Identical files need no decoding. */
export async function compareWithKept(codec: ImageCodec, name: string, photo: Buffer): Promise<string | undefined> {
  const file = await codec.toWebp(photo)
  const path = join(kept, `${name}.webp`)
  if (isRenewing) {
    await mkdir(kept, { recursive: true })
    await writeFile(path, file)
    return undefined
  }
  const before = await readFile(path).catch(() => undefined)
  if (before?.equals(file)) return undefined
  if (!before) return `${name}: there is no picture of it. Draw it with \`npm run pictures\`, and look at it.`
  const [old, now] = [await codec.read(before), await codec.read(file)]
  const { width, height } = now
  const leave = async (kind: string, bytes: Buffer) => {
    await mkdir(differences, { recursive: true })
    await writeFile(join(differences, `${name}.${kind}`), bytes)
  }
  if (old.width !== width || old.height !== height) {
    await leave('now.webp', file)
    return `${name}: it is ${width} × ${height}, and was ${old.width} × ${old.height}`
  }
  const pixels = new Uint8ClampedArray(now.pixels.length)
  const count = pixelmatch(old.pixels, now.pixels, pixels, width, height, { threshold, includeAA: true })
  const share = count / (width * height)
  if (share <= mostShare) return undefined
  await leave('now.webp', file)
  await leave('difference.png', await codec.write({ width, height, pixels }, 'image/png'))
  return `${name}: ${percent(share)} of it differs, and at most ${percent(mostShare)} may; see test/browser/differences`
}

/** A test uses this to reject pictures that are never compared. */
export async function screenshotsKept() {
  return (await readdir(kept).catch(() => [])).map((file) => file.replace('.webp', '')).toSorted()
}

const percent = (share: number) => `${(share * 100).toFixed(3)} %`
