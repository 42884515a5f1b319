export type Point = readonly [number, number]
/** Written as `x,y x,y`, or given as points. */
type Outline = string | readonly Point[]
/** Color, opacity and position in the gradient. Stops without a position are spread evenly. */
type Stop = string | readonly [color: string, opacity: number, offset?: number]

export const ink = { night: '#121b31', slate: '#35486a', amber: '#f8c67c', cream: '#fdeccf', copper: '#b9572b' }

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

const round = Math.round
const pairs = (outline: Outline) =>
  typeof outline === 'string' ? outline : outline.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export const outlined = (outlines: readonly Outline[]) => outlines.map((each) => `M${pairs(each)}z`).join('')
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, color: string, width: number, more = '') =>
  path(d, 'none', `stroke="${color}" stroke-width="${width}" ${more}`)
export const polygon = (outline: Outline, fill: string, more = '') => path(outlined([outline]), fill, more)
export const line = (outline: Outline, color: string, width: number, more = '') =>
  stroke(`M${pairs(outline)}`, color, width, more)
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const group = (content: string, more: string) => `<g ${more}>${content}</g>`
export const faded = (opacity: number) => `opacity="${opacity}"`

export class Paper {
  readonly #defined = new Map<string, string>()

  #define(kind: string, attributes: string, content: string) {
    const tag = `${kind} ${attributes}>${content}</${kind}>`
    const id = this.#defined.get(tag) ?? `d${this.#defined.size}`
    this.#defined.set(tag, id)
    return `url(#${id})`
  }

  #gradient(kind: string, attributes: string, stops: readonly Stop[]) {
    const content = stops.map((stop, index) => {
      const [color, opacity, offset = index / (stops.length - 1)] = typeof stop === 'string' ? [stop, 1] : stop
      return `<stop offset="${round(offset * 100)}%" stop-color="${color}" stop-opacity="${opacity.toFixed(2)}"/>`
    })
    return this.#define(kind, attributes, content.join(''))
  }

  down = (...stops: Stop[]) => this.#gradient('linearGradient', 'x2="0" y2="1"', stops)
  across = (...stops: Stop[]) => this.#gradient('linearGradient', '', stops)
  aslant = (...stops: Stop[]) => this.#gradient('linearGradient', 'x2="1" y2="1"', stops)
  glow = (color: string, opacity = 1) =>
    this.#gradient('radialGradient', '', [
      [color, opacity],
      [color, opacity * 0.45, 0.3],
      [color, opacity * 0.13, 0.65],
      [color, 0],
    ])
  blur = (amount: number) =>
    `filter="${this.#define('filter', 'x="-50%" y="-50%" width="200%" height="200%"', `<feGaussianBlur stdDeviation="${amount}"/>`)}"`

  definitions() {
    const tags = [...this.#defined].map(([tag, id]) => `<${tag.replace('>', ` id="${id}">`)}`)
    return `<defs>${tags.join('')}</defs>`
  }
}

export function draw({ width, height }: { width: number; height: number }, drawing: (paper: Paper) => string) {
  const paper = new Paper()
  const content = drawing(paper)
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linecap="round" stroke-linejoin="round">`
  return `${svg}${paper.definitions()}${content}</svg>`
}
