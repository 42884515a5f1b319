/** Coordinates are rounded, because a tenth of a pixel is invisible but costs bytes. */

export type Point = readonly [number, number]
export type Outline = string | readonly Point[]
/** Color, opacity and position in the gradient; without positions, stops are evenly spread. */
export type Stop = string | readonly [color: string, opacity: number, offset?: number]

export const ink = {
  night: '#121b31',
  indigo: '#1f2d4d',
  slate: '#35486a',
  plum: '#56506f',
  mauve: '#8d6c83',
  rose: '#c98a83',
  peach: '#f0b58c',
  amber: '#f8c67c',
  cream: '#fdeccf',
  copper: '#b9572b',
} as const

export const round = (value: number, fine = 10) => String(Math.round(value * fine) / fine)

export const points = (outline: Outline): readonly Point[] =>
  typeof outline === 'string'
    ? outline.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      })
    : outline

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/** Whole pixels relative to the previous point take half the bytes of absolute ones. */
export function trace(outlines: readonly Outline[], close = 'z') {
  let [startX, startY] = [0, 0]
  let [penX, penY] = [0, 0]
  const shapes = outlines.map((outline) => {
    const steps = points(outline).map(([x, y], index) => {
      const [dx, dy] = [Math.round(x) - penX, Math.round(y) - penY]
      penX += dx
      penY += dy
      if (index === 0) [startX, startY] = [penX, penY]
      return `${['m', 'l'][index] ?? (dx < 0 ? '' : ' ')}${pair(dx, dy)}`
    })
    if (close) [penX, penY] = [startX, startY]
    return steps.join('') + close
  })
  return shapes.join('')
}

export const dashes = (strokes: readonly (readonly [x: number, y: number, dx: number, dy: number])[]) =>
  trace(
    strokes.map(
      ([x, y, dx, dy]): Outline => [
        [x, y],
        [x + dx, y + dy],
      ],
    ),
    '',
  )

export function random(seed: number) {
  let state = seed
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from)
  }
}

export const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i))

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const polygon = (outline: Outline, fill: string, more = '') => path(trace([outline]), fill, more)
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" ${more}/>`
export const line = (outline: Outline, color: string, width: number, more = '') =>
  stroke(trace([outline], ''), color, width, more)
export const lines = (outlines: readonly Outline[], color: string, width: number, more = '') =>
  stroke(trace(outlines, ''), color, width, more)
export const group = (content: string, more: string) => `<g ${more}>${content}</g>`
export const faded = (opacity: number) => `opacity="${opacity}"`
export const at = (x: number, y: number, scale: number, content: string) =>
  group(content, `transform="translate(${round(x)} ${round(y)}) scale(${scale})"`)

export class Paper {
  readonly #defined = new Map<string, string>()

  define(kind: string, attributes: string, content: string) {
    const key = `${kind} ${attributes} ${content}`
    const id = this.#defined.get(key) ?? `d${this.#defined.size}`
    this.#defined.set(key, id)
    return `url(#${id})`
  }

  #stops(stops: readonly Stop[]) {
    return stops
      .map((stop, index) => {
        const [color, opacity, offset = index / (stops.length - 1)] = typeof stop === 'string' ? [stop, 1] : stop
        return `<stop offset="${round(offset * 100)}%" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${round(opacity, 100)}"`}/>`
      })
      .join('')
  }

  down = (...stops: Stop[]) => this.define('linearGradient', 'x2="0" y2="1"', this.#stops(stops))
  across = (...stops: Stop[]) => this.define('linearGradient', '', this.#stops(stops))
  aslant = (...stops: Stop[]) => this.define('linearGradient', 'x2="1" y2="1"', this.#stops(stops))
  outward = (...stops: Stop[]) => this.define('radialGradient', '', this.#stops(stops))
  glow = (color: string, opacity = 1) =>
    this.outward([color, opacity], [color, opacity * 0.45, 0.3], [color, opacity * 0.13, 0.65], [color, 0])
  blur = (amount: number) =>
    `filter="${this.define('filter', 'x="-50%" y="-50%" width="200%" height="200%"', `<feGaussianBlur stdDeviation="${amount}"/>`)}"`
  clip = (shape: string) => `clip-path="${this.define('clipPath', '', shape)}"`

  definitions() {
    const tags = [...this.#defined].map(([key, id]) => {
      const [kind = ''] = key.split(' ', 1)
      const content = key.slice(key.indexOf('<'))
      return `<${kind} id="${id}" ${key.slice(kind.length, key.indexOf('<')).trim()}>${content}</${kind}>`
    })
    return `<defs>${tags.join('')}</defs>`
  }
}

export type Drawing = (paper: Paper) => string

/** The colors above and below the drawing, for a taller frame. */
type Edges = { above?: string; below?: string }

/** `from` moves the frame over the drawing, and a frame smaller than 1600 zooms in. */
export function draw(width: number, height: number, drawing: Drawing, from = [0, 0], edges: Edges = {}) {
  const paper = new Paper()
  const above = edges.above ? rect(0, -height, 1600, height + 2, edges.above) : ''
  const below = edges.below ? rect(0, 894, 1600, height, edges.below) : ''
  const content = above + drawing(paper) + below
  const size = `viewBox="${from.join(' ')} ${width} ${height}" width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linecap="round" stroke-linejoin="round">`
  return `${svg}${paper.definitions()}${content}</svg>`.replaceAll(' />', '/>').replaceAll(' >', '>')
}
