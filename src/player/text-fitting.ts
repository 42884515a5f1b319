import type { ReactiveController } from 'lit'
import type { CaptionBox } from './caption-lines'
import { loadedFonts } from './colors-and-fonts'
import type { PorchlightPlayer } from './player'

const titleSteps = [1, 0.86, 0.74, 0.64, 0.54, 0.46, 0.36]
const textSteps = [1, 0.88, 0.78, 0.68, 0.6]
const mostTitleLines = 2

/** CSS cannot fit text into a box, so fonts are scaled down in steps until the words fit. */
export class TextFitting implements ReactiveController {
  readonly #player: PorchlightPlayer
  #words: Element | null = null
  #wordsKey = ''
  #bullet: Element | undefined
  #captionBoxKey = ''

  constructor(player: PorchlightPlayer) {
    this.#player = player
    player.addController(this)
  }

  hostConnected() {
    this.#player.shadowRoot?.addEventListener('scroll', this.#onScroll, { capture: true, passive: true })
  }

  hostUpdated() {
    const { shadowRoot: root, playback, frame } = this.#player
    if (!root || !playback) return
    const captionBox = this.#changedCaptionBox(root)
    if (captionBox) {
      playback.narrator.captionBox = captionBox
      this.#player.refresh()
    }
    const words = root.querySelector<HTMLElement>('.words')
    const body = root.querySelector('.body')
    if (words && body)
      this.#fitWords(words, `${frame.clientHeight} ${body.clientHeight} ${words.clientWidth} ${loadedFonts()}`)
    for (const scroller of root.querySelectorAll<HTMLElement>('.scroller')) markScrollEdges(scroller)
  }

  #fitWords(words: HTMLElement, key: string) {
    const isNew = words !== this.#words || key !== this.#wordsKey
    if (isNew) {
      this.#words = words
      fitTitle(words)
      for (const step of textSteps) {
        words.style.setProperty('--fit', String(step))
        if (words.scrollHeight <= words.clientHeight + 1) break
      }
      this.#wordsKey = key
      const spare = spareOf(words, this.#player.isRightToLeft ? 'left' : 'right')
      words.parentElement?.style.setProperty('--spare', `${spare}px`)
    }
    const bullet = [...words.querySelectorAll('.bullet.on')].at(-1)
    if (bullet !== this.#bullet || isNew) {
      this.#bullet = bullet
      if (bullet && !words.closest('.idle')) scrollToItem(words, bullet, isNew)
    }
  }

  /** Returns undefined if nothing changed, because breaking all captions again is slow. */
  #changedCaptionBox(root: ShadowRoot): CaptionBox | undefined {
    const captions = root.querySelector('.captions')
    if (!captions?.clientWidth) return undefined
    const style = getComputedStyle(captions)
    const { fontSize, fontFamily, fontWeight } = style
    const lines = Number(style.getPropertyValue('--lines'))
    const width = Math.min(captions.clientWidth, 46 * Number.parseFloat(fontSize)) - 34
    const key = `${width} ${lines} ${fontSize} ${fontFamily} ${loadedFonts()}`
    if (key === this.#captionBoxKey) return undefined
    this.#captionBoxKey = key
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return undefined
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return {
      width,
      rows: lines,
      measure: (text) => context.measureText(text).width,
    }
  }

  #onScroll = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches('.scroller')) markScrollEdges(target)
  }
}

/** Returns the space that every line leaves free at its end, because CSS knows only the maximum width of a box. */
function spareOf(words: HTMLElement, end: 'left' | 'right') {
  const range = new Range()
  const spares = [...words.querySelectorAll('.title, .bullet')].map((text) => {
    range.selectNodeContents(text)
    return Math.abs(words.getBoundingClientRect()[end] - range.getBoundingClientRect()[end])
  })
  return Math.min(...spares)
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

/** An item under the faded edge is hardly legible, so the list scrolls past it. */
const edgeOf = (list: Element) => Math.min(40, list.clientHeight / 5)

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function scrollToItem(list: Element, item: Element, isAtOnce: boolean) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const edge = edgeOf(list)
  const below = inner.bottom + edge - outer.bottom
  const above = inner.top - edge - outer.top
  const by = above < 0 ? above : below > 0 ? Math.min(below, Math.max(0, above)) : 0
  if (by) list.scrollBy({ top: by, behavior: isAtOnce || hasReducedMotion() ? 'instant' : 'smooth' })
}

/** Only a list that scrolls may take the focus; otherwise the tab key would stop at nothing. */
function markScrollEdges(list: HTMLElement) {
  const hidden = list.scrollHeight - list.clientHeight
  const isScrolled = hidden > 1 && getComputedStyle(list).overflowY !== 'visible'
  list.classList.toggle('above', isScrolled && list.scrollTop > 2)
  list.classList.toggle('below', isScrolled && hidden - list.scrollTop > 2)
  if (!list.matches('.words, .offer, .ending')) return
  if (isScrolled) list.tabIndex = 0
  else list.removeAttribute('tabindex')
}
