import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './accessibility-faults.ts'
import { walkThrough } from './demo-states.ts'
import { layoutFaults } from './layout-faults.ts'
import { ask, button, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'
import { resize, sizes } from './viewports.ts'

const site = useSite()

describe('each state of the demo presentation', () => {
  it.each(sizes)('passes axe and has a sound layout at $width × $height', async (viewport) => {
    const { page, visit, close } = await site.open(site.demoPresentation, { viewport, reducedMotion: 'reduce' })
    const faults: Record<string, string[]> = {}
    const look = async (state: string) => {
      await ask(page, (player) => player.updateComplete)
      faults[state] = [...(await accessibilityFaults(page)), ...(await layoutFaults(page))]
    }
    await visit()
    await walkThrough(page, look)
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((state) => [state, []])))
    await close()
  })
})

describe('a panel opened before anything else', () => {
  it.each(['Chapters and settings', 'Ask a question'])(
    'passes axe and has a sound layout at every size: %s',
    async (name) => {
      for (const viewport of sizes) {
        const { page, visit, close } = await site.open(site.demoPresentation, { viewport, reducedMotion: 'reduce' })
        await visit()
        await ready(page)
        await button(page, name).click()
        const panel = playerOf(page).getByRole('dialog', { name })
        await panel.waitFor()
        expect([...(await accessibilityFaults(page)), ...(await layoutFaults(page))]).toEqual([])
        await panel.getByRole('button', { name: 'Close' }).click()
        expect(await panel.count()).toBe(0)
        await close()
      }
    },
  )
})

describe('unusual content', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikdachsanierungsversicherungsbescheinigung'
  const german = `Die ${long} und was sie für Ihr Zuhause bedeutet`
  const white = Object.fromEntries(
    ['primary', 'primaryLight', 'accent', 'neutral', 'text', 'userMessage', 'assistantMessage'].map((name) => [
      name,
      '#ffffff',
    ]),
  )
  const arabic = 'سقف جديد لمنزلكم في أسبوعين فقط'
  const tier = (name: string) => ({
    name: name.slice(0, 100),
    priceCents: 1_234_500,
    features: [german, 'Kurz'],
    warranty: german,
  })
  const productData = { good: tier(german), better: { ...tier('B'), isRecommended: true }, best: { name: 'C' } }

  const shows: [string, Parameters<typeof site.company.present>[0]][] = [
    [
      'long German words',
      { slides: [{ title: german, bullets: [german, german, german], narrationScript: german }], language: 'de' },
    ],
    [
      'long German prices',
      { slides: [{ title: german, slideType: 'product_pricing_v1', productData }], language: 'de' },
    ],
    [
      'right-to-left text',
      { slides: [{ title: arabic, bullets: [arabic, arabic], narrationScript: arabic }], language: 'ar' },
    ],
    [
      'white on white',
      { slides: [{ bullets: ['One', 'Two'] }], branding: { palette: white, chatName: '🏡'.repeat(30) } },
    ],
    [
      'a name that is markup',
      {
        slides: [{ narrationScript: 'Hello {{first_name}}.', bullets: ['{{first_name}}'] }],
        homeowner: { first_name: '</script><img src=x onerror=alert(1)> 🏡' },
      },
    ],
    ['nothing but a title', { slides: [{ title: '屋根', narrationScript: '' }] }],
    [
      'sixty slides',
      { slides: Array.from({ length: 60 }, (_, index) => ({ title: `Number ${index}`, narrationScript: 'Hi.' })) },
    ],
    ['fifty bullets', { slides: [{ bullets: Array.from({ length: 50 }, (_, index) => `Bullet ${index}`) }] }],
    ['a slide of ten minutes', { slides: [{ narrationScript: 'word '.repeat(1900) }] }],
  ]

  it.each(shows)('passes axe and has a sound layout in each state: %s', async (_, show) => {
    const faqs = [{ userQuestion: german, cannedAnswer: arabic }]
    const { id } = await site.company.present({ ...show, faqs })
    const { page, visit, close } = await site.open(id, { viewport: sizes[0] ?? null, reducedMotion: 'reduce' })
    const alerts: string[] = []
    page.on('dialog', (dialog) => alerts.push(dialog.message()))
    await visit()
    await ready(page)
    const faults: string[] = []
    const look = async (state: string) => {
      for (const { width, height } of sizes) {
        await resize(page, `${width}×${height}`)
        const found = [...(await accessibilityFaults(page)), ...(await layoutFaults(page))]
        faults.push(...found.map((fault) => `${width} ${state}: ${fault}`))
      }
    }
    await look('poster')
    await ask(page, (player) => player.play())
    await ask(page, (player) => player.seekTo(player.duration * 0.6))
    if (show.slides[0]?.productData) await playerOf(page).locator('.card').first().waitFor()
    await look('playing')
    await page.keyboard.press('q')
    await playerOf(page).getByRole('dialog').waitFor()
    await look('questions')
    expect(alerts).toEqual([])
    await close()
    expect(faults).toEqual([])
  })

  it('is replaced by a sentence where there is no slide, no presentation or no network', async () => {
    const { id } = await site.company.present({ slides: [] })
    const empty = await site.open(id)
    await empty.visit()
    await playerOf(empty.page).getByText('There is nothing to show yet.', { exact: false }).waitFor()
    expect(await playerOf(empty.page).getByRole('button').count()).toBe(0)
    expect(await accessibilityFaults(empty.page)).toEqual([])
    await empty.close()

    const { context, page, close } = await site.open(site.demoPresentation)
    await page.goto(`${site.address}/embed-demo?presentation=${crypto.randomUUID()}`)
    await playerOf(page).getByText('This presentation is no longer here.', { exact: false }).waitFor()
    await context.route('**/api/viewer/**', (route) => route.abort())
    await ask(page, (player) => player.setAttribute('presentation', ''))
    await playerOf(page).evaluate(
      (player, presentation) => player.setAttribute('presentation', presentation),
      site.demoPresentation,
    )
    await playerOf(page).getByText('We could not load the presentation.', { exact: false }).waitFor()
    await context.unroute('**/api/viewer/**')
    await playerOf(page).getByRole('button', { name: 'Try again' }).click()
    await ready(page)
    await close()
  })
})
