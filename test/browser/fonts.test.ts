import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { someFont } from '../support/browser.ts'
import { ask, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()

/** Returns the fonts that the browser really used, and whether each came over the network. */
async function drawnWith(context: BrowserContext, page: Page, selector: string) {
  const session = await context.newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument')
  const expression = `((player) => player.querySelector('${selector}') ?? player.shadowRoot.querySelector('${selector}'))(document.querySelector('porchlight-player'))`
  const { result } = await session.send('Runtime.evaluate', { expression })
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ postScriptName, isCustomFont }) => `${postScriptName}${isCustomFont ? ', uploaded' : ''}`)
}

describe('the fonts of a company', () => {
  it('are the same on every machine if it uploaded none', async () => {
    const { context, page, visit, close } = await site.open(site.demoPresentation)
    await visit()
    await ready(page)
    expect(await drawnWith(context, page, '.title')).toEqual(['OpenSans-Bold'])
    expect(await drawnWith(context, page, '.time')).toEqual(['OpenSans-Bold'])
    await close()
  })

  it('are served by us if the branding names a listed family, and only those with text to show', async () => {
    const { id } = await site.company.present({
      slides: [{ title: 'Over your head', bullets: ['Warm', 'Dry'] }],
      branding: { fonts: { heading: 'Playfair Display' } },
    })
    const { context, page, visit, close } = await site.open(id)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/fonts/') && asked.push(new URL(request.url()).pathname))
    await visit()
    await ready(page)
    await expect.poll(() => drawnWith(context, page, '.title')).toEqual([expect.stringMatching(/Playfair.*uploaded/)])
    expect([...new Set(asked)]).toEqual([
      expect.stringMatching(/^\/fonts\/playfair-display\/[\d.]+\/latin-normal\.woff2$/),
    ])
    await close()
  })

  it('replace the fallback when they have loaded, and nothing else moves', async () => {
    const heading = await site.company.upload('brand.ttf', 'font/ttf', new Uint8Array(await someFont()))
    const { id } = await site.company.present({
      slides: [{ title: 'Over your head', bullets: ['Warm', 'Dry'] }],
      branding: { fonts: { heading } },
    })
    const { context, page, close } = await site.open(id)
    const asked: string[] = []
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/brand.ttf', async (route) => {
      asked.push(route.request().url())
      await isReleased
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${site.address}/p/${id}`, { waitUntil: 'domcontentloaded' })
    await ready(page)
    await playerOf(page).getByRole('heading', { name: 'Maria, this is for you' }).waitFor()
    expect(await drawnWith(context, page, '.title')).toEqual(['OpenSans-Bold'])
    const boxes = () =>
      ask(page, (player) =>
        ['.poster-words', '.poster-who', '.controls', '.progress', '.big-play', '.poster-brand'].map((selector) => {
          const found = player.querySelector(selector) ?? player.shadowRoot?.querySelector(selector)
          const box = found?.getBoundingClientRect()
          return `${selector} ${box?.left} ${box?.top} ${box?.bottom}`
        }),
      )
    const before = await boxes()
    release()
    await expect.poll(() => drawnWith(context, page, '.title')).toEqual(['OpenSans-Italic, uploaded'])
    expect(await drawnWith(context, page, '.poster-who span')).toEqual(['OpenSans-Regular'])
    expect(await boxes()).toEqual(before)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    const [face] = await page.evaluate(() =>
      [...document.fonts].map(({ family, display, status }) => ({ family, display, status })),
    )
    expect(face).toMatchObject({ display: 'swap', status: 'loaded' })
    expect(asked).toEqual([await page.locator('link[rel=preload][as=font]').getAttribute('href')])
    await close()
  })

  it('with letters that reach far below their line are neither faded, nor made smaller, nor covered', async () => {
    const { id } = await site.company.present({
      language: 'ar',
      branding: { fonts: { heading: 'Cairo', body: 'Cairo' } },
      slides: [
        { title: 'ما وجدناه على سطح منزلكم', bullets: [] },
        {
          title: 'ما وجدناه',
          bullets: ['ثلاث بقع بألواح مفقودة', 'معدن مرتخٍ'],
          narrationScript: 'في الجهة الغربية. '.repeat(30),
        },
      ],
    })
    const { context, page, visit, close } = await site.open(id)
    await visit()
    await ready(page)
    for (const slide of [0, 1]) {
      await ask(
        page,
        (player, slide) => {
          player.goTo(slide)
          player.play()
        },
        slide,
      )
      await expect
        .poll(() => drawnWith(context, page, '.text .title'))
        .toEqual([expect.stringMatching(/Cairo.*uploaded/)])
      const words = playerOf(page).locator('.words')
      await expect
        .poll(() => words.evaluate(({ style, className }) => [style.getPropertyValue('--fit'), className]))
        .toEqual(['1', 'words scroller'])
    }
    const word = playerOf(page).locator('.word').first()
    expect(await word.evaluate((element) => getComputedStyle(element).position)).toBe('relative')
    await close()
  })
})
