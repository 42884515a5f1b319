import {
  circle,
  dashes,
  ellipse,
  faded,
  ink,
  type Outline,
  type Paper,
  type Point,
  path,
  polygon,
  random,
  rect,
  round,
  type Stop,
  stroke,
  times,
  trace,
} from './kit.ts'

type Land = (x: number) => number

export function land(seed: number, height: number, swing: number, length = 520): Land {
  const next = random(seed)
  const [first, second, third] = [next(0, 6.28), next(0, 6.28), next(0, 6.28)]
  return (x) =>
    height -
    swing * Math.sin((x / length) * 2 + first) * 0.6 -
    swing * Math.sin((x / length) * 4.7 + second) * 0.28 -
    swing * Math.sin((x / length) * 9.3 + third) * 0.1
}

export const hill = (ground: Land, fill: string) =>
  polygon([[0, 900], ...times(41, (i): Point => [i * 40, ground(i * 40)]), [1600, 900]], fill)

const conifer = (x: number, y: number, height: number, next: ReturnType<typeof random>) => {
  const half = height * next(0.19, 0.25)
  const tiers = height > 150 ? 6 : height > 60 ? 4 : height > 36 ? 2 : 1
  const side = times(tiers, (i): Point[] => {
    const reach = (half * (i + 1)) / tiers
    const level = height * (0.94 - (0.9 * (i + 1)) / tiers)
    return i + 1 === tiers
      ? [[reach, level]]
      : [
          [reach, level],
          [reach * 0.5, level + height * 0.035],
        ]
  }).flat()
  const right = side.map(([dx, up]): Point => [x + dx * next(0.85, 1.1), y - up])
  const left = side.map(([dx, up]): Point => [x - dx * next(0.85, 1.1), y - up]).reverse()
  const shape: Outline = [[x, y - height], ...right, [x, y + 6], ...left]
  return shape
}

export function forest(
  ground: Land,
  seed: number,
  {
    from = 0,
    to = 1600,
    every = 26,
    height = 60,
    fill,
  }: { from?: number; to?: number; every?: number; height?: number; fill: string },
) {
  const next = random(seed)
  const trees: Outline[] = []
  for (let x = from; x < to; x += every * next(0.5, 1.7)) {
    trees.push(conifer(x, ground(x) + 4, height * next(0.55, 1.15), next))
  }
  return path(trace(trees), fill)
}

export function foliage(
  paper: Paper,
  heaps: readonly (readonly [x: number, y: number, r: number])[],
  dark: string,
  light: string,
  leaf = 7,
  each = 7,
) {
  const next = random(heaps.length)
  const mass = heaps.map(
    ([x, y, r]) => `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r)} 0 1 1 0 1z`,
  )
  const strewn = (count: number, turn: number) => {
    const leaves = heaps.flatMap(([x, y, r]) =>
      times(count, () => {
        const [angle, away] = [turn + next(-1.3, 1.3), r * next(0.2, 0.9)]
        return [
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away,
          next(0.4, 1.3) * leaf,
          next(-0.7, 0.7) * leaf,
        ] as const
      }),
    )
    return dashes(leaves)
  }
  return (
    path(mass.join(''), paper.aslant(light, [dark, 1, 0.55], dark)) +
    stroke(strewn(each, -2.3), light, leaf * 0.7, faded(0.5)) +
    stroke(strewn(Math.ceil(each / 3), 0.8), ink.night, leaf * 0.7, faded(0.28))
  )
}

export function tree(paper: Paper, seed: number, x: number, y: number, height: number, dark: string, light: string) {
  const next = random(seed)
  const limb = (dx: number, top: number, width: number) =>
    stroke(
      `M${round(x)} ${round(y)}Q${round(x)} ${round(y - height * 0.3)} ${round(x + dx)} ${round(y - top)}`,
      dark,
      width,
    )
  const crown = times(26, (i) => {
    const turn = i * 2.4
    const away = Math.sqrt(i / 26)
    const r = height * next(0.07, 0.12)
    return [
      x + Math.cos(turn) * away * height * 0.26,
      y - height * 0.66 + Math.sin(turn) * away * height * 0.25,
      r,
    ] as const
  })
  return (
    limb(0, height * 0.6, height * 0.045) +
    limb(height * 0.13, height * 0.5, height * 0.018) +
    limb(-height * 0.14, height * 0.52, height * 0.018) +
    foliage(paper, crown, dark, light, height * 0.018, 5)
  )
}

export function grass(seed: number, count: number, ground: Land, height: number, fill: string) {
  const next = random(seed)
  const blades = times(count, () => {
    const x = next(0, 1600)
    const [y, lean, tall] = [ground(x) + 8, next(-13, 13), height * next(0.4, 1)]
    return [
      [x - 3, y],
      [x + lean * 0.3, y - tall * 0.6],
      [x + lean, y - tall],
      [x + 4, y],
    ] as const
  })
  const inOrder = blades.toSorted(([[one]], [[other]]) => one - other)
  return path(trace(inOrder), fill)
}

export const sky = (paper: Paper, ...stops: Stop[]) => rect(0, 0, 1600, 900, paper.down(...stops))
export const glow = (paper: Paper, x: number, y: number, r: number, color: string, opacity = 1) =>
  circle(x, y, r, paper.glow(color, opacity))

export function sun(paper: Paper, x: number, y: number, r: number) {
  const disc = circle(x, y, r, paper.down('#fff6df', ink.amber))
  return glow(paper, x, y, r * 9, ink.peach, 0.7) + glow(paper, x, y, r * 3.4, ink.cream, 0.75) + disc
}

export function stars(seed: number, count: number, depth: number) {
  const next = random(seed)
  const size = (share: number, width: number, opacity: number) => {
    const some = times(Math.round(count * share), () => [next(0, 1600), next() ** 1.5 * depth, 0, 0] as const)
    return stroke(dashes(some), ink.cream, width, faded(opacity))
  }
  return size(0.6, 1.5, 0.5) + size(0.3, 2.4, 0.7) + size(0.1, 3.8, 0.95)
}

export function clouds(
  paper: Paper,
  seed: number,
  count: number,
  from: number,
  to: number,
  color: string,
  opacity = 0.5,
) {
  const next = random(seed)
  const fill = paper.across([color, 0], [color, opacity, 0.35], [color, opacity * 0.8, 0.6], [color, 0])
  const streak = (x: number, y: number, half: number, thick: number) =>
    `M${Math.round(x - half)} ${Math.round(y)}q${Math.round(half * 0.8)}-${Math.round(thick)} ${Math.round(half * 2)} 0q-${Math.round(half)} ${Math.round(thick * 0.6)}-${Math.round(half * 2)} 0z`
  const all = times(count, () => {
    const [x, y, half] = [next(0, 1600), next(from, to), next(150, 340)]
    const streaks = times(4, (i) => streak(x + next(-0.5, 0.5) * half, y + i * 11, half * next(0.45, 1), next(7, 15)))
    return path(streaks.join(''), fill)
  })
  return `<g ${paper.blur(1.6)}>${all.join('')}</g>`
}

/** Overlapping circles form one path, so that one fill makes one shape. */
export function cumulus(seed: number, x: number, y: number, width: number, fill: string, more = '') {
  const next = random(seed)
  const puffs = times(9, (i) => {
    const along = (i + 0.5) / 9
    const r = width * (0.07 + 0.1 * Math.sin(along * Math.PI)) * next(0.85, 1.25)
    return ellipse(x - width / 2 + along * width, y - r * next(0.1, 0.5), r * 1.25, r, fill)
  })
  return `<g ${more}>${puffs.join('')}</g>`
}

export const mist = (paper: Paper, y: number, height: number, color: string, opacity: number) =>
  rect(0, y, 1600, height, paper.down([color, 0], [color, opacity, 0.55], [color, 0]))
