import { beforeAll, expect, it } from 'vitest'
import { ask, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { uploadWhitePicture } from './viewports.ts'

const site = useSite()
let picture: string

beforeAll(async () => {
  picture = await uploadWhitePicture(site.company)
})

const wide = { width: 1440, height: 900 }

/** Returns the places of focal point and text, as shares of the width. */
const placesOf = ([words, shown, x]: readonly [string, string, number]) => {
  const root = document.querySelector('porchlight-player')?.shadowRoot
  const find = (selector: string) => root?.querySelector(selector) ?? document.querySelector(selector)
  const text = find(words)?.getBoundingClientRect() ?? new DOMRect()
  const image = find(shown)
  const box = image?.getBoundingClientRect() ?? new DOMRect()
  const isFitted = image instanceof HTMLImageElement && getComputedStyle(image).objectFit === 'cover'
  const start = isFitted ? Number.parseFloat(getComputedStyle(image).objectPosition) : box.left
  const width = isFitted ? Math.max(innerWidth, (innerHeight * 16) / 9) : box.width
  return { focus: (start + x * width) / innerWidth, words: [text.left / innerWidth, text.right / innerWidth] }
}

it.each([
  { language: 'ar', x: 0.7 },
  { language: 'ar', x: 0.5 },
  { language: 'en', x: 0.3 },
  { language: 'en', x: 0.5 },
])('the focal point of a picture is beside the text: at $x in $language', async ({ language, x }) => {
  const images = [{ key: picture, focalPoint: { x, y: 0.5 } }]
  const slides = [{ title: 'Words', bullets: ['One', 'Two'], images }]
  const { id } = await site.company.present({ slides, language })
  const { page, visit, close } = await site.open(id, { viewport: wide })
  await visit()
  await ready(page)
  const isBeside = (words: string, shown: string) => async () => {
    const { focus, words: ends } = await page.evaluate(placesOf, [words, shown, x] as const)
    return focus < (ends[0] ?? 0) || focus > (ends[1] ?? 1)
  }
  await expect.poll(isBeside('.poster .title', '.poster-picture')).toBe(true)
  await ask(page, (player) => player.play())
  await playerOf(page).locator('.picture').waitFor()
  await expect.poll(isBeside('.words .title', '.picture')).toBe(true)
  await close()
})

it('on a tablet there is no gap between the picture and the text', async () => {
  const images = [{ key: picture }]
  const bullets = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
  const slides = [2, 3, 4, 8].map((count) => ({ title: 'Words', bullets: bullets.slice(0, count), images }))
  const { id } = await site.company.present({ slides })
  const { page, visit, close } = await site.open(id, {
    viewport: { width: 768, height: 1024 },
  })
  await visit()
  await ready(page)
  await ask(page, (player) => player.play())
  for (const index of slides.keys()) {
    await ask(page, (player, index) => player.goTo(index), index)
    await expect.poll(() => playerOf(page).locator('.bullet').count()).toBe(slides[index]?.bullets.length)
    const gap = await ask(page, ({ shadowRoot }) => {
      const edge = (selector: string) => shadowRoot?.querySelector(selector)?.getBoundingClientRect()
      return (edge('.title')?.top ?? 0) - (edge('.pictures')?.bottom ?? 0)
    })
    expect([index, gap < 90]).toEqual([index, true])
  }
  await close()
})

it('a poster without a picture has no shade', async () => {
  const { id } = await site.company.present({ slides: [{ title: 'Words' }] })
  const { page, visit, close } = await site.open(id, { viewport: wide })
  await visit()
  await ready(page)
  const shade = page.locator('.poster-words')
  expect(await shade.evaluate((words) => getComputedStyle(words, '::before').content)).toBe('none')
  await close()
})
