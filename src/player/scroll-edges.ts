/** An item under the faded edge is hardly legible, so it is scrolled past it. */
const edgeOf = (list: Element) => Math.min(40, list.clientHeight / 5)

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function scrollToItem(list: Element, item: Element, isAtOnce: boolean) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const edge = edgeOf(list)
  const below = inner.bottom + edge - outer.bottom
  const above = inner.top - edge - outer.top
  const by = above < 0 ? above : below > 0 ? Math.min(below, Math.max(0, above)) : 0
  if (by) list.scrollBy({ top: by, behavior: isAtOnce || hasReducedMotion() ? 'instant' : 'smooth' })
}

/** Only a list that scrolls may take the focus; otherwise the tab key would stop at nothing. */
export function markScrollEdges(list: HTMLElement) {
  const hidden = list.scrollHeight - list.clientHeight
  const isScrolled = hidden > 1 && getComputedStyle(list).overflowY !== 'visible'
  list.classList.toggle('above', isScrolled && list.scrollTop > 2)
  list.classList.toggle('below', isScrolled && hidden - list.scrollTop > 2)
  if (!list.matches('.words, .offer, .ending')) return
  if (isScrolled) list.tabIndex = 0
  else list.removeAttribute('tabindex')
}
