import {
  circle,
  faded,
  group,
  ink,
  line,
  outlined,
  type Paper,
  type Point,
  path,
  polygon,
  random,
  rect,
  times,
} from './kit.ts'

/** Maps a point on a flat surface, from 0 to 1 in both directions, to its place in the picture, in perspective. */
export type Surface = (u: number, v: number) => Point

/** The corners are given clockwise from the top left. */
export function surface(a: Point, b: Point, c: Point, d: Point): Surface {
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

type Roof = { rows: number; across: number; tones: readonly string[]; seed: number }

export function shingles(on: Surface, { rows, across, tones, seed }: Roof, isLaid = (_u: number, _v: number) => true) {
  const next = random(seed)
  const laid = tones.map((): (readonly Point[])[] => [])
  for (let row = 0; row < rows; row++)
    for (let left = 0, right = 0; left < 1; left = right) {
      right = Math.min(1, left + next(0.5, 1.5) / across)
      const shingle = patch(on, left, row / rows, right, (row + 1) / rows)
      const tone = laid[Math.floor(next(0, tones.length))]
      if (isLaid((left + right) / 2, (row + 0.5) / rows)) tone?.push(shingle)
    }
  const shadows = times(rows, (row) => patch(on, 0, (row + 0.84) / rows, 1, (row + 1) / rows))
  return (
    laid.map((each, tone) => path(outlined(each), tones[tone] ?? '')).join('') +
    path(outlined(shadows), ink.night, faded(0.32))
  )
}

type Look = { tones: readonly string[]; wall: string; door: string }

/** The drawing is 580 wide and 330 tall; (x, y) is the middle of its base. */
export function home(paper: Paper, x: number, y: number, scale: number, { tones, wall, door }: Look) {
  const trim = '#f5ece0'
  const main = surface([46, -322], [474, -322], [556, -172], [-36, -172])
  const porch = surface([2, -178], [312, -178], [330, -128], [-28, -128])
  const pane = (left: number, top: number, height: number) =>
    rect(left - 5, top - 5, 62, height + 10, trim) +
    rect(left, top, 52, height, paper.down('#ffe9b8', '#f9b862')) +
    rect(left + 24.5, top, 3, height, trim) +
    rect(left, top + height * 0.46, 52, 3, trim)
  const next = random(4)
  const shrubs = [...times(6, (i) => -34 + i * 26), ...times(13, (i) => 226 + i * 26)].map((bush) =>
    circle(bush, 4 - next(0, 14), next(15, 23), paper.down('#617463', '#22373d')),
  )
  const parts = [
    rect(96, -386, 52, 110, paper.across('#9c6d5d', '#74504d')) + rect(90, -393, 64, 12, '#8a6257'),
    rect(0, -180, 520, 180, wall),
    shingles(main, { rows: 10, across: 18, tones, seed: 7 }),
    line([main(0, 0), main(1, 0)], ink.cream, 3.5, faded(0.75)),
    rect(-36, -173, 592, 9, trim) + rect(-36, -164, 592, 16, ink.night, faded(0.3)),
    rect(0, -128, 322, 128, paper.down('#ffe2a6', '#b98568')),
    pane(34, -104, 62) + pane(238, -104, 62),
    rect(134, -112, 62, 112, trim) + rect(140, -106, 50, 106, door) + rect(148, -98, 34, 32, '#ffe9b8'),
    shingles(porch, { rows: 4, across: 12, tones, seed: 11 }),
    rect(-30, -129, 362, 9, trim) + [-18, 88, 206, 312].map((post) => rect(post, -122, 10, 122, trim)).join(''),
    rect(-14, -42, 106, 5, trim) + rect(212, -42, 104, 5, trim),
    rect(-32, -4, 366, 12, '#8d7271') + rect(122, 6, 88, 9, '#a08380'),
    polygon('340,0 340,-176 432,-298 524,-176 524,0', wall),
    polygon('340,0 340,-176 432,-298 524,-176 524,0', paper.across([ink.amber, 0.16], [ink.night, 0.22])),
    pane(372, -138, 84) + pane(444, -138, 84),
    circle(432, -222, 25, trim) + circle(432, -222, 19, '#fbcf85'),
    line('318,-150 432,-306 546,-150', tones[0] ?? '', 19) + line('322,-144 432,-294 542,-144', trim, 6),
    ...shrubs,
    circle(165, -70, 330, paper.glow('#ffc873', 0.5)),
  ]
  return group(parts.join(''), `transform="translate(${x - 260 * scale} ${y}) scale(${scale})"`)
}
