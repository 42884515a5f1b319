const painted = /(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*(#[0-9a-f]{3,8}\b|rgb\([\d\s,]+\)|black|white)/gi

/** The colors that an SVG paints with, once for each mention. A shape without a color is black. */
function colorsIn(svg: string): number[][] {
  const found = [...svg.matchAll(painted)].map(([, color = '']) => color.toLowerCase())
  return found.length ? found.map(bytesOf) : [[0, 0, 0]]
}

function bytesOf(color: string): number[] {
  if (color === 'white') return [255, 255, 255]
  if (color === 'black') return [0, 0, 0]
  if (color.startsWith('rgb')) return (color.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  const digits = color.slice(1)
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  return [...Buffer.from(long.slice(0, 6), 'hex')]
}

/**
 * Stands in for the pixels of an SVG, which are unknown without drawing it: the mean of its colors, half transparent.
 */
export function pixelsOfSvg(svg: string) {
  const colors = colorsIn(svg)
  const mean = [0, 1, 2].map((part) => colors.reduce((sum, color) => sum + (color[part] ?? 0), 0) / colors.length)
  return { width: 1, height: 1, rgba: new Uint8Array([...mean, 128]) }
}
