import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let orange: string

beforeAll(async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#f80" d="M0 0h16v9H0z"/></svg>'
  orange = await site.company.upload('orange.svg', 'image/svg+xml', new TextEncoder().encode(svg))
})

/** Returns red, green and blue between 0 and 255. */
async function colorAt(page: Page, x: number, y: number) {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 }
  const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, picture)
}

/** Measures the lines of text, because their box is wider, once they have stopped moving. */
const linesOf = (page: Page) =>
  playerOf(page)
    .locator('.text .title')
    .evaluate(async (title) => {
      const range = new Range()
      range.selectNodeContents(title)
      const read = () => {
        const { left, right, top, bottom } = range.getBoundingClientRect()
        return { left, right, middle: (top + bottom) / 2 }
      }
      let lines = read()
      for (let frames = 0, still = 0; still < 20 && frames < 600; frames++) {
        await new Promise(requestAnimationFrame)
        const now = read()
        still = now.right > now.left && JSON.stringify(now) === JSON.stringify(lines) ? still + 1 : 0
        lines = now
      }
      return lines
    })

it.each([
  ['en', 'What we found up there', 1],
  ['ar', 'ما وجدناه على سطح منزلكم هذا', -1],
])('the shade keeps the colors of the picture, and ends soon after the lines, in %s', async (language, title, way) => {
  // The focal point leaves room for the text, so the picture extends under it.
  const images = [{ key: orange, focalPoint: { x: 0.5 + way * 0.25, y: 0.5 } }]
  const { id } = await site.company.present({ language, slides: [{ title, images, bullets: [] }] })
  const { page, visit, close } = await site.open(id)
  await visit()
  await ready(page)
  await ask(page, (player) => {
    player.goTo(0)
    player.play()
  })
  await playerOf(page).locator('.picture .ready').waitFor()
  const { left, right, middle } = await linesOf(page)
  const [end, start] = way > 0 ? [right, left] : [left, right]
  const bare = await colorAt(page, end + way * 330, middle)
  expect(bare).toEqual([255, 136, 0])
  expect((await colorAt(page, end + way * 190, middle))[0]).toBeGreaterThan(225)
  const [red = 0, green = 0, blue = 0] = await colorAt(page, start - way * 12, middle)
  expect(red).toBeLessThan(150)
  expect(red).toBeGreaterThan(1.4 * green)
  expect(blue).toBeLessThan(10)
  await close()
})
