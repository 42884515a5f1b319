/** ZIP codes are compared as text, because leading zeros count. `803*` matches every code that begins with 803. */
const plain = (zip: string) => zip.replaceAll(/\s/g, '').toUpperCase()

const areaOf = (zip: string) => zip.match(/^(\d{5})-?\d{4}$/)?.[1] ?? zip

/** Without a ZIP code it is unknown where the home is, so it counts as outside. */
export function isServed(area: { zips: string[] } | null, zip: string | null | undefined) {
  if (area === null) return true
  const home = plain(zip ?? '')
  if (!home) return false
  return area.zips
    .map(plain)
    .some((pattern) =>
      pattern.endsWith('*') ? home.startsWith(pattern.slice(0, -1)) : pattern === home || pattern === areaOf(home),
    )
}
