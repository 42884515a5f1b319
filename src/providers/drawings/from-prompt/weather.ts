import { circle, dashes, faded, ink, type Paper, path, random, stroke, times } from '../kit.ts'
import type { Scene } from './read-prompt.ts'

type Area = { left: number; top: number; right: number; bottom: number }

export function falling(paper: Paper, { weather, seed }: Scene, { left, top, right, bottom }: Area) {
  const next = random(seed ^ 0x5eed)
  const spots = (count: number) => times(count, () => [next(left, right), next(top, bottom)] as const)
  if (weather === 'rain')
    return (
      stroke(dashes(spots(170).map(([x, y]) => [x, y, -16, 46] as const)), '#dfe8f2', 1.6, faded(0.34)) +
      stroke(dashes(spots(70).map(([x, y]) => [x, y, -30, 88] as const)), '#eef4fa', 2.4, faded(0.28))
    )
  if (weather === 'hail') {
    const stones = spots(90).map(([x, y]) => circle(x, y, next(4, 11), '#eef4fb', faded(0.86)))
    const tails = stroke(dashes(spots(80).map(([x, y]) => [x, y, -9, 40] as const)), '#eef4fa', 3, faded(0.22))
    return (
      tails +
      stones.join('') +
      spots(30)
        .map(([x, y]) => circle(x, y, 3, paper.glow('#ffffff')))
        .join('')
    )
  }
  if (weather === 'snow')
    return spots(150)
      .map(([x, y]) => circle(x, y, next(1.6, 5.5), '#ffffff', faded(0.8)))
      .join('')
  if (weather === 'wind')
    return (
      stroke(
        spots(16)
          .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q120-26 250 0t170-8`)
          .join(''),
        ink.cream,
        2.4,
        faded(0.32),
      ) +
      spots(26)
        .map(([x, y]) =>
          path(
            'M0 0q13-11 30 0q-17 11-30 0z',
            '#8a6a3c',
            `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(next(0, 180))})"`,
          ),
        )
        .join('')
    )
  return ''
}
