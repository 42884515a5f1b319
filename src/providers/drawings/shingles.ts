import { faded, ink, type Outline, type Point, path, points, random, trace } from './kit.ts'

/** Maps a place on a flat surface, from 0 to 1 in both directions, to the place in the picture, in perspective. */
export type Surface = (u: number, v: number) => Point

/** Corners clockwise from the top left. */
export function surface(corners: Outline): Surface {
  const origin: Point = [0, 0]
  const [a = origin, b = origin, c = origin, d = origin] = points(corners)
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [x1, y1, x2, y2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]]
  const whole = x1 * y2 - x2 * y1
  const g = (sx * y2 - x2 * sy) / whole
  const h = (x1 * sy - sx * y1) / whole
  return (u, v) => {
    const depth = g * u + h * v + 1
    const x = (b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]
    const y = (b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]
    return [x / depth, y / depth]
  }
}

export const patch = (on: Surface, u0: number, v0: number, u1: number, v1: number): readonly Point[] => [
  on(u0, v0),
  on(u1, v0),
  on(u1, v1),
  on(u0, v1),
]

export type Roof = { rows: number; across: number; tones: readonly [string, string, string, string]; seed: number }

export function shingles(
  on: Surface,
  { rows, across, tones, seed }: Roof,
  keep: (u: number, v: number) => boolean = () => true,
) {
  const next = random(seed)
  const strewn = tones.map((): Outline[] => [])
  const shadows: Outline[] = []
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [row / rows, (row + 1) / rows]
    let start: number | undefined
    const close = (end: number) => {
      if (start === undefined) return
      strewn[0]?.push(patch(on, start, top, end, bottom))
      shadows.push(patch(on, start, bottom - 0.16 / rows, end, bottom))
      start = undefined
    }
    for (let u = 0; u < 1; ) {
      const [left, right] = [u, Math.min(1, u + next(0.5, 1.5) / across)]
      u = right
      const tone = Math.floor(next(0, tones.length))
      if (!keep((left + right) / 2, (top + bottom) / 2)) {
        close(left)
        continue
      }
      start ??= left
      if (tone > 0) strewn[tone]?.push(patch(on, left, top, right, bottom))
    }
    close(1)
  }
  const courses = strewn.map((pieces, tone) => path(trace(pieces), tones[tone] ?? ''))
  return courses.join('') + path(trace(shadows), ink.night, faded(0.32))
}

export const charcoal: Roof['tones'] = ['#3b4254', '#434a5c', '#4b5163', '#353c4e']
export const driftwood: Roof['tones'] = ['#6b5148', '#775a4d', '#846454', '#5e4843']
export const seaSlate: Roof['tones'] = ['#3f5a6b', '#486679', '#527285', '#385060']
