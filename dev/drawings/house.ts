import {
  at,
  circle,
  faded,
  group,
  ink,
  line,
  type Outline,
  type Paper,
  type Point,
  path,
  points,
  polygon,
  random,
  rect,
  stroke,
  times,
  trace,
} from './kit.ts'
import { foliage } from './landscape.ts'

/** Maps a place on a flat surface, from 0 to 1 in both directions, to its place in the picture, in perspective. */
export type Surface = (u: number, v: number) => Point

/** The corners are clockwise from the top left. */
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

export const pane = (paper: Paper, x: number, y: number, width: number, height: number, trim: string) =>
  rect(x - 5, y - 5, width + 10, height + 10, trim) +
  rect(x, y, width, height, paper.down('#ffe9b8', '#f9b862')) +
  rect(x, y, width, height * 0.3, '#fff7e0', faded(0.35)) +
  rect(x + width / 2 - 1.5, y, 3, height, trim) +
  rect(x, y + height * 0.46, width, 3, trim) +
  rect(x - 8, y + height + 4, width + 16, 5, trim)

type Look = { roof: Roof['tones']; wall: readonly [string, string]; trim: string; door: string; rim: string }
export const ourHouse: Look = {
  roof: charcoal,
  wall: ['#d9bfae', '#a98d8f'],
  trim: '#f2dfcd',
  door: ink.copper,
  rim: '#ffdca8',
}

/** The house is 580 wide and 330 tall; (x, y) is the middle of its base. */
export function house(paper: Paper, x: number, y: number, scale: number, look: Look = ourHouse) {
  const { roof, wall, trim, door, rim } = look
  const siding = paper.down(wall[0], wall[1])
  const boards = (left: number, right: number, top: number) =>
    stroke(
      times(Math.floor(-top / 14), (i) => `M${left} ${top + i * 14}h${right - left}`).join(''),
      ink.night,
      1.6,
      faded(0.1),
    )
  const main = surface('46,-322 474,-322 556,-172 -36,-172')
  const porch = surface('2,-178 312,-178 330,-128 -28,-128')
  const gable = '340,0 340,-176 432,-298 524,-176 524,0'
  const next = random(4)
  const shrubs = [...times(7, (i) => -30 + i * 20), ...times(17, (i) => 226 + i * 20)].map(
    (bush) => [bush, 6 - next(0, 16), next(13, 21)] as const,
  )
  const parts = [
    rect(96, -386, 52, 110, '#9c6d5d'),
    rect(128, -386, 20, 110, '#74504d'),
    stroke(times(9, (i) => `M96 ${-376 + i * 9}h52`).join(''), ink.night, 1.2, faded(0.22)),
    rect(90, -393, 64, 12, '#8a6257'),
    rect(128, -393, 26, 12, '#664746'),
    rect(0, -180, 520, 180, siding),
    boards(0, 520, -180),
    shingles(main, {
      rows: scale > 0.78 ? 10 : 8,
      across: scale > 1 ? 20 : scale > 0.78 ? 12 : 9,
      tones: roof,
      seed: 7,
    }),
    polygon(
      [main(0, 0), main(1, 0), main(1, 1), main(0, 1)],
      paper.across([ink.amber, 0.2], [ink.amber, 0], [ink.night, 0.34]),
    ),
    line([main(0, 0), main(1, 0)], rim, 3.5, faded(0.75)),
    rect(-36, -173, 592, 9, trim),
    rect(-36, -164, 592, 16, ink.night, faded(0.3)),
    rect(0, -128, 322, 128, paper.outward('#ffe2a6', '#f3b56f', '#b98568')),
    boards(0, 322, -126),
    pane(paper, 34, -104, 58, 62, trim),
    pane(paper, 238, -104, 58, 62, trim),
    rect(134, -112, 62, 112, trim),
    rect(140, -106, 50, 106, door),
    rect(148, -98, 34, 32, '#ffe9b8'),
    rect(148, -56, 34, 42, ink.night, faded(0.18)),
    circle(183, -52, 3, ink.amber),
    shingles(porch, { rows: 4, across: scale > 1 ? 14 : 7, tones: roof, seed: 11 }),
    rect(-30, -129, 362, 9, trim),
    ...[-18, 88, 206, 312].map((post) => rect(post, -122, 10, 122, trim)),
    stroke(
      [...times(9, (i) => -5 + i * 11), ...times(9, (i) => 220 + i * 11)].map((x) => `M${x}-38v38`).join(''),
      trim,
      3,
    ),
    rect(-14, -42, 106, 5, trim),
    rect(212, -42, 104, 5, trim),
    rect(-32, -4, 366, 12, '#8d7271'),
    rect(122, 6, 88, 9, '#a08380'),
    rect(114, 14, 104, 9, '#866c6d'),
    polygon(gable, siding),
    group(boards(340, 524, -296), paper.clip(polygon(gable, '#000'))),
    polygon(gable, paper.across([ink.amber, 0.16], [ink.night, 0.22])),
    pane(paper, 372, -138, 50, 84, trim),
    pane(paper, 444, -138, 50, 84, trim),
    circle(432, -222, 25, trim),
    circle(432, -222, 19, paper.down('#ffe9b8', '#f9b862')),
    rect(430.5, -241, 3, 38, trim),
    rect(413, -223.5, 38, 3, trim),
    line('318,-150 432,-306 546,-150', roof[3], 19),
    line('322,-144 432,-294 542,-144', trim, 6),
    line('316,-158 432,-316 470,-264', rim, 3, faded(0.7)),
    foliage(paper, shrubs, '#22373d', '#617463', 5, scale > 1 ? 6 : 2),
  ]
  const lamp = circle(165, -70, 330, paper.glow('#ffc873', 0.5))
  return at(x - 260 * scale, y, scale, parts.join('') + lamp)
}

export const cottage = (paper: Paper, x: number, y: number, scale: number, wall: string, roof: string) =>
  at(
    x,
    y,
    scale,
    rect(-40, -44, 80, 46, wall) +
      polygon('-50,-42 -30,-84 34,-84 52,-42', roof) +
      rect(18, -100, 10, 24, wall) +
      rect(-28, -30, 16, 18, ink.amber) +
      rect(-2, -30, 12, 32, ink.cream) +
      rect(20, -30, 12, 18, ink.amber) +
      circle(0, -20, 90, paper.glow(ink.amber, 0.55)),
  )
