import type { Locator, Page } from 'playwright-core'

/** What the tests use of the element, as a page does. */
export type Player = HTMLElement & {
  play(): Promise<void>
  pause(): void
  goTo(slide: number): void
  seekTo(time: number): void
  next(): void
  paused: boolean
  ended: boolean
  muted: boolean
  volume: number
  playbackRate: number
  currentTime: number
  duration: number
  currentSlide: number | null
  updateComplete: Promise<boolean>
}

export const playerOf = (page: Page): Locator => page.locator('porchlight-player').first()

/** Runs in the page with the element itself; it must not use anything from outside of it. */
export const ask = <T>(page: Page, question: (player: Player) => T | Promise<T>) =>
  playerOf(page).evaluate(question as (element: Element) => T | Promise<T>) as Promise<T>

/** Shown, and drawn once more after what came last. */
export async function ready(page: Page) {
  await playerOf(page).locator('.progress').waitFor()
  await ask(page, (player) => player.updateComplete)
}

export const button = (page: Page, name: string | RegExp) => playerOf(page).getByRole('button', { name, exact: true })

export const states = ['poster', 'intro', 'slide', 'questions', 'answer', 'menu', 'prices', 'end'] as const
export type State = (typeof states)[number]

/** From one state of the seeded presentation to the next, with a look at each. */
export async function walkThrough(page: Page, look: (state: State) => Promise<void>) {
  await ready(page)
  await look('poster')
  await ask(page, (player) => player.play())
  await look('intro')
  await ask(page, (player) => {
    player.goTo(1)
    player.seekTo(player.currentTime + 20)
  })
  await look('slide')
  await page.keyboard.press('q')
  await playerOf(page).getByRole('dialog').waitFor()
  await look('questions')
  await button(page, 'Can you just repair it instead?').click()
  await look('answer')
  await page.keyboard.press('Escape')
  await button(page, 'Back to the presentation').click()
  await button(page, 'Chapters and settings').click()
  await playerOf(page).getByRole('dialog').waitFor()
  await look('menu')
  await page.keyboard.press('Escape')
  await ask(page, (player) => player.goTo(7))
  await playerOf(page).getByRole('heading', { name: 'Hearth' }).waitFor()
  await look('prices')
  await ask(page, (player) => {
    player.goTo(9)
    player.next()
  })
  await playerOf(page).getByText('Thank you for watching').waitFor()
  await look('end')
}

/** Everything that breaks a layout: what sticks out, what is cut off, what lies over something else. */
export const layoutFaults = (page: Page) =>
  ask(page, (player) => {
    const root = player.shadowRoot
    if (!root) return ['no player']
    const faults: string[] = []
    const stage = player.getBoundingClientRect()
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const seen = (selector: string) => [...root.querySelectorAll(selector)].filter(isSeen)
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
    for (const element of seen('button, input, .title, .bullet, .line, .bubble, .panel, .progress, .badge, .company')) {
      const scroller = element.closest('.scroller')
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const name = `${element.className || element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`
      const isOut = left < stage.left - 1 || right > stage.right + 1
      if (isOut && !scroller?.matches('.cards') && !element.matches('.cards *'))
        faults.push(`${name} sticks out sideways`)
      if (!scroller && (top < stage.top - 1 || bottom > stage.bottom + 1)) faults.push(`${name} sticks out`)
      if (
        width > 0 &&
        element.matches('.title, .bullet, .bubble, .line') &&
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`${name} is cut off`)
      if (element.matches('button') && Math.min(width, bottom - top) < 43.5)
        faults.push(`${name} is too small to touch`)
    }
    const over = (one: string, other: string) => {
      for (const a of seen(one))
        for (const b of seen(other)) {
          const [first, second] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
          const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left)
          const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
          if (wide > 1 && high > 1) faults.push(`${one} lies over ${other}`)
        }
    }
    over('.line', '.controls .control')
    over('.line', '.panel')
    over('.line', '.words')
    over('.line', '.offer')
    over('.line', '.progress')
    over('.notice > *', '.line')
    over('.words', '.controls')
    over('.brand', '.always')
    return faults
  })

/** Lets a test see the elements that sound, the first of which says the talk. Before the page is visited. */
export const overhear = (page: Page) =>
  page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = []
    Object.assign(window, {
      sounds,
      Audio: class extends Audio {
        constructor(url?: string) {
          super(url)
          sounds.push(this)
        }
      },
    })
  })

export const voiceOf = (page: Page) =>
  page.evaluate(() => {
    const [voice] = (window as unknown as { sounds: HTMLAudioElement[] }).sounds
    if (!voice) throw new Error('Nothing sounds.')
    const { currentTime, playbackRate, volume, muted, paused } = voice
    return { currentTime, playbackRate, volume, muted, paused }
  })
