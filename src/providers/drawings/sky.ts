import { circle, dashes, ellipse, faded, ink, type Paper, path, random, rect, type Stop, stroke, times } from './kit.ts'

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

/** Overlapping circles are one path, so that one fill makes one shape. */
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
