import type { Page } from 'playwright-core'
import { ask } from './player.ts'

/** Lists what breaks a layout: parts that stick out, are cut off, or cover others. */
export const layoutFaults = (page: Page) =>
  ask(page, (player) => {
    const root = player.shadowRoot
    if (!root) return ['no player']
    const faults: string[] = []
    const stage = player.getBoundingClientRect()
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const found = new Map<string, Element[]>()
    /** Nothing moves while this runs, so each selector is looked up once. */
    const seen = (selector: string) => {
      const elements = found.get(selector) ?? [...root.querySelectorAll(selector)].filter(isSeen)
      found.set(selector, elements)
      return elements
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
    for (const element of seen('button, input, .title, .bullet, .line, .bubble, .panel, .progress, .badge, .company')) {
      const scroller = element.closest('.scroller')
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      const name = `${element.className || element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}"`
      const isOut = left < stage.left - 1 || right > stage.right + 1
      if (isOut && !scroller?.matches('.cards') && !element.matches('.cards *, .booking-days *'))
        faults.push(`${name} sticks out sideways`)
      if (!scroller && (top < stage.top - 1 || bottom > stage.bottom + 1)) faults.push(`${name} sticks out`)
      if (
        width > 0 &&
        element.matches('.title:not([title]), .bullet, .bubble, .line') &&
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`${name} is cut off`)
      if (element.matches('button') && Math.min(width, bottom - top) < 43.5)
        faults.push(`${name} is too small to touch`)
    }
    /** The part of an element that a scrolled list leaves visible. */
    const shown = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const list = element.parentElement?.closest('.scroller')?.getBoundingClientRect()
      if (!list) return { left, right, top, bottom }
      return {
        left: Math.max(left, list.left),
        right: Math.min(right, list.right),
        top: Math.max(top, list.top),
        bottom: Math.min(bottom, list.bottom),
      }
    }
    const over = (one: string, other: string) => {
      const seconds = seen(other).map(shown)
      for (const first of seen(one).map(shown))
        for (const second of seconds) {
          const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left)
          const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
          if (wide > 1 && high > 1) faults.push(`${one} lies over ${other}`)
        }
    }
    const linesIn = (element: Element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element)
      const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
      return Math.round((element.clientHeight - padding) / Number.parseFloat(lineHeight))
    }
    for (const element of seen('.title, .line, .panel-title'))
      if (linesIn(element) > 2) faults.push(`${element.className} takes ${linesIn(element)} lines`)
    const rows = (selector: string) => new Set(seen(selector).map((each) => each.getBoundingClientRect().top)).size
    if (rows('.controls > .control') > 1) faults.push('the controls take two rows')
    for (const list of seen('.scroller'))
      if (
        getComputedStyle(list).overflowY !== 'visible' &&
        list.scrollHeight > list.clientHeight + 2 &&
        !list.matches('.above, .below, .cards')
      )
        faults.push(`${list.className} hides something without a hint`)
    for (const list of seen('.booking-body'))
      if (list.scrollWidth > list.clientWidth) faults.push('the panel for booking scrolls sideways')
    const inside = (inner: Element, outer: Element) => {
      const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
      return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1
    }
    const words = seen('.words')[0]
    const spoken = seen('.words .bullet.on').at(-1)
    const fits = (spoken?.clientHeight ?? 0) <= (words?.clientHeight ?? 0)
    if (words && spoken && fits && !words.closest('.idle') && !inside(spoken, words))
      faults.push('the spoken bullet is cut')
    for (const card of seen('.card')) {
      if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
        faults.push('a card cuts its text')
      const parts = [...card.querySelectorAll('.card-name, .price, .monthly, .card-text, .feature, .card-warranty')]
      for (const part of parts)
        if (!inside(part, card)) faults.push(`${part.className} "${part.textContent?.slice(0, 20)}" leaves its card`)
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const areOver = (one: DOMRect, other: DOMRect) =>
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      if (boxes.some((one, index) => boxes.slice(index + 1).some((other) => areOver(one, other))))
        faults.push('the text of a card lies over itself')
    }
    if (seen('.monthly').length && root.querySelector('.small-print') && !seen('.small-print').length)
      faults.push('prices without their small print')
    for (const other of ['.line', '.words', '.offer', '.ending', '.header > *', '.panel', '.controls'])
      over('.notice > *', other)
    for (const other of ['.words', '.header > *', '.offer', '.notice > *', '.controls']) over('.start > *', other)
    for (const other of ['.words', '.offer', '.ending', '.header > *']) over('.panel', other)
    for (const other of ['.brand', '.always > *', '.offer']) over('.title', other)
    for (const other of [
      '.brand',
      '.always > *',
      '.title',
      '.words',
      '.offer',
      '.ending',
      '.line',
      '.notice > *',
      '.panel',
    ])
      over('.header > .guest', other)
    over('.line', '.ending')
    over('.offer', '.controls')
    over('.ending', '.controls')
    over('.line', '.controls .control')
    over('.line', '.panel')
    over('.line', '.words')
    over('.line', '.offer')
    over('.line', '.progress')
    over('.words', '.controls')
    over('.brand', '.always')
    return faults
  })
