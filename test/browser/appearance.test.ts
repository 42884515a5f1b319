import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { ask, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { resize, uploadWhitePicture } from './viewports.ts'

const site = useSite()
let bright: string

beforeAll(async () => {
  bright = await uploadWhitePicture(site.company)
})

async function open(id: string, options: BrowserContextOptions = {}) {
  const opened = await site.open(id, options)
  await opened.visit()
  await ready(opened.page)
  return opened
}

describe('on a white picture', () => {
  it('the title, the bullets and the company name have the contrast of WCAG AA', async () => {
    const productData = { good: { name: 'A', priceCents: 100 }, better: { name: 'B' }, best: { name: 'C' } }
    const { id } = await site.company.present({
      slides: [
        {
          title: 'A title that is rather long',
          heroImg: bright,
          bullets: ['A bullet that goes on to the end of its line'],
        },
        { title: 'Nothing but a title', heroImg: bright },
        { title: 'Prices', heroImg: bright, slideType: 'product_pricing_v1', productData },
      ],
    })
    const { page, close } = await open(id)
    await ask(page, (player) => player.play())
    const found: [string, string, number][] = []
    for (const slide of [0, 1, 2]) {
      await page.evaluate(
        ([player, slide]) => (player as unknown as { goTo(slide: number): void }).goTo(slide as number),
        [await playerOf(page).elementHandle(), slide] as const,
      )
      await ask(page, (player) => {
        player.seekTo(player.currentTime + 3)
        player.pause()
      })
      for (const size of ['360×740', '1440×900', '312×184']) {
        await resize(page, size)
        for (const selector of ['.title', '.company', ...(slide ? [] : ['.bullet.on'])])
          if (await playerOf(page).locator(selector).first().isVisible())
            found.push([`${slide} ${size}`, selector, await contrastOf(page, playerOf(page).locator(selector).first())])
      }
    }
    expect(found.filter(([, , contrast]) => contrast < 4.5)).toEqual([])
    await close()
  })
})

describe('the end page', () => {
  it.each([
    ['over a white picture', '1440×900', {}],
    ['of a light brand, on a phone', '360×740', { palette: { primary: '#ffd500' } }],
  ] as const)('has the contrast of WCAG AA in all of its text, %s', async (_, size, own) => {
    const tier = { priceCents: 1_480_000, monthlyCents: 17_900 }
    const productData = {
      good: { name: 'A', ...tier },
      better: { name: 'B', ...tier, isRecommended: true },
      best: { name: 'C', ...tier },
      financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: 'With approved credit.' },
    }
    const prices = { title: 'Prices', heroImg: bright, slideType: 'product_pricing_v1', productData }
    const cta = { headline: 'Shall we?', body: 'It takes a day.' }
    const branding = { cta, contact: { phone: '+1 303 555 0142' }, chatName: 'Dana', ...own }
    const { id } = await site.company.present({ slides: [prices], branding })
    const { page, close } = await open(id)
    await ask(page, (player) => {
      player.goTo(0)
      player.next()
    })
    const ending = playerOf(page).locator('.ending')
    await ending.waitFor()
    const found: [string, number][] = []
    await resize(page, size)
    const texts = ending
      .locator('.thanks, .headline, .ending-text, b, small, a, .pill, .quiet span')
      .filter({ visible: true })
    for (const text of await texts.all())
      found.push([(await text.textContent())?.trim() ?? '', await contrastOf(page, text)])
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(([, contrast]) => contrast < 4.5)).toEqual([])
    await close()
  })
})

describe('the appearance of the player', () => {
  const tier = { priceCents: 1_480_000, monthlyCents: 17_900, features: ['One'] }
  const productData = {
    good: { name: 'A', ...tier },
    better: { name: 'B', ...tier, isRecommended: true },
    best: { name: 'C', ...tier },
    financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: 'With approved credit.' },
  }
  const prices = { title: 'Prices', slideType: 'product_pricing_v1', productData }

  it('keeps panels off the recommended card, and the send button visible under the pointer', async () => {
    const { id } = await site.company.present({ slides: [prices] })
    const { page, close } = await open(id)
    await playerOf(page).locator('.card.best').waitFor()
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog').waitFor()
    const overlaps = await ask(page, (player) => {
      const root = player.shadowRoot
      const panel = root?.querySelector('.panel')?.getBoundingClientRect()
      const card = root?.querySelector('.card.best')?.getBoundingClientRect()
      return !panel || !card || (card.right > panel.left && card.bottom > panel.top)
    })
    expect(overlaps).toBe(false)
    const send = playerOf(page).locator('.send')
    const ground = () => send.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await ground()
    await send.hover()
    await expect.poll(() => send.evaluate((element) => element.matches(':hover'))).toBe(true)
    await Promise.all(
      await send.evaluate((element) => element.getAnimations().map(({ finished }) => finished.then(() => null))),
    )
    expect(await ground()).toBe(before)
    await close()
  })

  it('keeps a price together in right-to-left text', async () => {
    const { id } = await site.company.present({ slides: [prices], language: 'ar' })
    const { page, close } = await open(id)
    await playerOf(page).locator('.card').first().waitFor()
    const order = await playerOf(page)
      .locator('.price')
      .first()
      .evaluate((price) => {
        const text = [...(price.querySelector('bdi')?.childNodes ?? [])].find((node) => node instanceof Text)
        const place = (letter: string) => {
          const at = text?.textContent?.indexOf(letter) ?? -1
          if (!text || at < 0) throw new Error(`${letter} is missing.`)
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        }
        return place('U') < place('S') && place('S') < place('$')
      })
    expect(order).toBe(true)
    await close()
  })

  it('keeps the brand and its action at full strength while everything else dims', async () => {
    const { page, close } = await open(site.demoPresentation)
    await page.clock.install()
    const header = () =>
      ask(page, (player) => {
        let opacity = 1
        let element: Element | null | undefined = player.shadowRoot?.querySelector('.always')
        for (; element; element = element.parentElement) opacity *= Number(getComputedStyle(element).opacity)
        return opacity
      })
    await ask(page, (player) => player.play())
    await page.clock.runFor(6000)
    expect(await playerOf(page).locator('.still').count()).toBe(1)
    expect(await header()).toBe(1)
    await ask(page, (player) => {
      player.goTo(10)
      player.next()
    })
    await playerOf(page).getByRole('heading', { name: 'Shall we put a date on it?' }).waitFor()
    expect(await header()).toBe(1)
    await close()
  })

  it('shows the title of the slide under a finger held on the progress bar', async () => {
    const { page, close } = await open(site.demoPresentation)
    await loaded(page, 'telemetry')
    const bar = playerOf(page).getByRole('slider', { name: 'Progress' })
    const tip = playerOf(page).locator('.tip')
    const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touch = { pointerId: 1, pointerType: 'touch', button: 0, clientX: x + width * 0.75, clientY: y + height / 2 }
    await bar.evaluate((element) => {
      element.setPointerCapture = () => undefined
    })
    await bar.dispatchEvent('pointerdown', touch)
    expect(await tip.textContent()).toContain(' · ')
    await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await bar.dispatchEvent('pointerup', touch)
    await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    await close()
  })

  it('lets a picture that fades out keep its motion until it is covered', async () => {
    const { id } = await site.company.present({
      slides: [{ heroImg: bright }, { heroImg: bright }],
      intro: { title: 'No picture of its own', script: 'Hello.' },
    })
    const { page, close } = await open(id, { reducedMotion: 'no-preference' })
    await expect.poll(() => playerOf(page).locator('.picture').count()).toBe(1)
    await ask(page, (player) => {
      player.goTo(0)
      player.play()
    })
    const motions = await ask(page, async (player) => {
      player.goTo(1)
      await player.updateComplete
      const names = (element: Element) => element.getAnimations().map((each) => (each as CSSAnimation).animationName)
      return [...(player.shadowRoot?.querySelectorAll('.picture') ?? [])].map(names)
    })
    expect(motions).toEqual([expect.arrayContaining(['push']), expect.arrayContaining(['push'])])
    await close()
  })

  it('keeps text readable on a color that a page sets with custom properties', async () => {
    const { id } = await site.company.present({ slides: [{ title: 'On white', bullets: ['A bullet'] }] })
    const { page, close } = await site.open(id)
    await page.goto(`${site.address}/embed-demo?presentation=${id}`)
    await page.evaluate((presentation) => {
      const player = document.querySelector<HTMLElement>('porchlight-player')
      player?.style.setProperty('--porchlight-stage', 'white')
      player?.style.setProperty('--porchlight-on-stage', 'rgb(240 240 240)')
      player?.setAttribute('presentation', '')
      player?.setAttribute('presentation', presentation)
    }, id)
    await ready(page)
    const lightness = await ask(page, (player) => {
      const title = player.shadowRoot?.querySelector('.title')
      return title ? Math.max(...(getComputedStyle(title).color.match(/\d+/g) ?? []).map(Number)) : 255
    })
    expect(lightness).toBeLessThan(120)
    await close()
  })

  it('is in portrait in the frame of the demo page on a phone', async () => {
    const { page, close } = await site.open(site.demoPresentation, { viewport: { width: 360, height: 740 } })
    await page.goto(`${site.address}/embed-demo?presentation=${site.demoPresentation}`)
    const { height } = (await page.locator('iframe').boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThan(500)
    await close()
  })
})
