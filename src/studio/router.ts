const base = '/studio'

export type Place = { path: string; search: URLSearchParams }

/** Turns `/homeowners/:presentationId` into a test for a path below the studio's own. */
export function matcher(pattern: string) {
  const names: string[] = []
  const source = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const test = new RegExp(`^${source}$`)
  return (path: string): Record<string, string> | undefined => {
    const found = test.exec(path)
    return found
      ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
      : undefined
  }
}

export const addressOf = (path: string) => `${base}${path}`

export function placeNow(): Place {
  const { pathname, search } = location
  return { path: pathname.slice(base.length).replace(/\/+$/, '') || '/', search: new URLSearchParams(search) }
}

/**
 * Returns the path of a clicked link that the studio follows itself. The browser handles other mouse buttons, modifier
 * keys, targets and fragments.
 */
export function pathClicked(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement)
  if (!link || link.target || link.hash || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  const isOurs = link.pathname === base || link.pathname.startsWith(`${base}/`)
  return isOurs ? link.pathname.slice(base.length) + link.search : undefined
}
