/** A code is a text: its zeros count, and `803*` is all that begins with 803. */
const plain = (zip: string) => zip.replaceAll(/\s/g, '').toUpperCase()

/** Of `80301-1234` the part that names the area. */
const areaOf = (zip: string) => zip.match(/^(\d{5})-?\d{4}$/)?.[1] ?? zip

/** Without a code it is not known whether the home lies inside, so it is taken to lie outside. */
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
