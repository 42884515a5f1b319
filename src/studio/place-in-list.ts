import { addressOf } from './router'

/** The browser's history keeps this for each place in the studio, so that Back finds a list as it was left. */
type Kept = { scrolled?: number; pages?: Record<string, number>; from?: string }

const kept = () => (history.state ?? {}) as Kept
const keep = (more: Kept) => history.replaceState({ ...kept(), ...more }, '')

export const pagesOf = (list: string) => kept().pages?.[list] ?? 1
export const keepPages = (list: string, count: number) => keep({ pages: { ...kept().pages, [list]: count } })

export const keptScroll = () => kept().scrolled
export const keepScroll = () => keep({ scrolled: Math.floor(scrollY) })

/** The arrow back to a list then does what the browser's Back does, and finds the list as it was left. */
export const isFrom = (path: string) => kept().from?.split('?')[0] === addressOf(path)

let growing: AbortController | undefined

/** The page grows while its list loads, so this scrolls until it gets there or the reader does something. */
export function scrollOnceGrown(top: number) {
  growing?.abort()
  const end = new AbortController()
  growing = end
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.ceil(scrollY) >= top) end.abort()
  })
  end.signal.addEventListener('abort', () => growth.disconnect())
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => end.abort(), { signal: end.signal })
  scrollTo(0, top)
  growth.observe(document.body)
}
