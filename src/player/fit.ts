import type { Room } from './words'

const titleSteps = [1, 0.86, 0.74, 0.64, 0.54, 0.46, 0.36]
const steps = [1, 0.88, 0.78, 0.68, 0.6]
const mostTitleLines = 2
/** What the soft edge of a scrolled list covers, and a little more; less of a list that has hardly any room. */
const edgeOf = (list: Element) => Math.min(40, list.clientHeight / 5)

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What only measuring can tell: how large the words may be, what is hidden of a list, how long a line of captions is. */
export class Fit {
  #words: Element | null = null
  #key = ''
  #bullet: Element | undefined
  #room = ''
  #hasMenu = false

  look(root: ShadowRoot) {
    const words = root.querySelector<HTMLElement>('.words')
    const body = root.querySelector('.body')
    if (words && body)
      this.#fitWords(words, `${body.clientWidth} ${body.clientHeight} ${words.clientWidth} ${document.fonts.size}`)
    this.#showChapter(root)
    for (const scroller of root.querySelectorAll<HTMLElement>('.scroller')) markEdges(scroller)
  }

  #fitWords(words: HTMLElement, key: string) {
    const isNew = words !== this.#words || key !== this.#key
    if (isNew) {
      this.#words = words
      fitTitle(words)
      for (const step of steps) {
        words.style.setProperty('--fit', String(step))
        if (words.scrollHeight <= words.clientHeight + 1) break
      }
      this.#key = key
    }
    const bullet = [...words.querySelectorAll('.bullet.on')].at(-1)
    if (bullet !== this.#bullet || isNew) {
      this.#bullet = bullet
      if (bullet && !words.closest('.idle')) bringIntoView(words, bullet, isNew)
    }
  }

  /** The room for a line of captions where it differs from before. */
  roomOf(root: ShadowRoot): Room | undefined {
    const captions = root.querySelector('.captions')
    if (!captions?.clientWidth) return undefined
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(captions)
    const lines = Number(getComputedStyle(captions).getPropertyValue('--lines'))
    const width = Math.min(captions.clientWidth, 46 * Number.parseFloat(fontSize)) - 34
    const room = `${width} ${lines} ${fontSize} ${fontFamily} ${document.fonts.size}`
    if (room === this.#room) return undefined
    this.#room = room
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return undefined
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return {
      width,
      rows: lines,
      size: (text) => context.measureText(text).width,
    }
  }

  /** The list of chapters opens where the talk is. */
  #showChapter(root: ShadowRoot) {
    const chapters = root.querySelector('.chapters')
    const here = chapters?.querySelector('[aria-current]')
    if (chapters && here && !this.#hasMenu) bringIntoView(chapters, here, true)
    this.#hasMenu = chapters !== null
  }
}

function fitTitle(words: HTMLElement) {
  const title = words.querySelector<HTMLElement>('.title')
  if (!title) return
  title.classList.remove('clamped')
  title.removeAttribute('title')
  const isTooLong = () =>
    title.scrollHeight > (mostTitleLines + 0.5) * Number.parseFloat(getComputedStyle(title).lineHeight)
  for (const step of titleSteps) {
    words.style.setProperty('--title-fit', String(step))
    if (!isTooLong()) return
  }
  title.classList.add('clamped')
  title.title = title.textContent ?? ''
}

function bringIntoView(list: Element, item: Element, isAtOnce: boolean) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const edge = edgeOf(list)
  const below = inner.bottom + edge - outer.bottom
  const above = inner.top - edge - outer.top
  const by = above < 0 ? above : below > 0 ? Math.min(below, Math.max(0, above)) : 0
  if (by) list.scrollBy({ top: by, behavior: isAtOnce || isStill() ? 'instant' : 'smooth' })
}

/** What has to be scrolled can be reached by key, and what has not is no stop on the way. */
export function markEdges(list: HTMLElement) {
  const hidden = list.scrollHeight - list.clientHeight
  const isScrolled = hidden > 1 && getComputedStyle(list).overflowY !== 'visible'
  list.classList.toggle('above', isScrolled && list.scrollTop > 2)
  list.classList.toggle('below', isScrolled && hidden - list.scrollTop > 2)
  if (!list.matches('.words, .offer, .ending')) return
  if (isScrolled) list.tabIndex = 0
  else list.removeAttribute('tabindex')
}
