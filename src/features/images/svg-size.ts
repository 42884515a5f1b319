const longestStart = 4096

export function svgSize(svg: string): { width: number | null; height: number | null } {
  const start = svg.indexOf('<svg')
  const end = svg.indexOf('>', start)
  const tag = start < 0 || end < 0 ? '' : svg.slice(start, Math.min(end, start + longestStart))
  const [, , width, height] = attribute(tag, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (isSize(width) && isSize(height)) return { width, height }
  const [ownWidth, ownHeight] = [attribute(tag, 'width'), attribute(tag, 'height')].map(Number.parseFloat)
  return isSize(ownWidth) && isSize(ownHeight) ? { width: ownWidth, height: ownHeight } : { width: null, height: null }
}

const isSize = (value: number | undefined): value is number => value !== undefined && value > 0 && value < 1e6

function attribute(tag: string, name: string) {
  const at = tag.search(new RegExp(`\\s${name}\\s*=`))
  if (at < 0) return ''
  const rest = tag.slice(tag.indexOf('=', at) + 1).trimStart()
  const quote = rest[0]
  return quote === '"' || quote === "'" ? rest.slice(1, rest.indexOf(quote, 1)) : ''
}
