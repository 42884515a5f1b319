import { forest, hill, land } from './ground.ts'
import {
  type Drawing,
  ellipse,
  faded,
  group,
  ink,
  line,
  lines,
  type Point,
  polygon,
  random,
  rect,
  times,
} from './kit.ts'
import { charcoal, patch, type Surface, shingles, surface } from './shingles.ts'
import { glow, mist, sky, stars } from './sky.ts'

export const layers: Drawing = (paper) => {
  const whole = (on: Surface) => patch(on, 0, 0, 1, 1)
  const slab = (rise: number, cut: number, thick: number, sides: readonly [string, string], below?: Surface) => {
    const at = (u: number, v: number): Point => [1040 + u * 470 - v * 440, 812 - rise - u * 150 - v * 176]
    const on = surface([at(0, 1), at(1, 1), at(1, cut), at(0, cut)])
    const [left, near, right] = [at(0, 1), at(0, cut), at(1, cut)]
    const drop = ([x, y]: Point): Point => [x, y + thick]
    const shade = polygon(
      [at(0, 1), at(1, 1), right, near].map(([x, y]): Point => [x, y + 84]),
      ink.night,
      `opacity="0.42" ${paper.blur(13)}`,
    )
    const shadow = below ? group(shade, paper.clip(polygon(whole(below), '#000'))) : ''
    const edges =
      polygon([left, near, drop(near), drop(left)], sides[0]) +
      polygon([near, right, drop(right), drop(near)], sides[1])
    return { on, body: shadow + edges }
  }
  const sheen = (on: Surface) =>
    polygon(whole(on), paper.across(['#ffd9a0', 0.24], ['#ffd9a0', 0, 0.55], [ink.night, 0.22]))
  const next = random(3)
  const deck = slab(0, 0, 22, ['#7b5438', '#a5764e'])
  const shield = slab(108, 0.06, 7, ['#1b2740', '#2b3a57'], deck.on)
  const felt = slab(212, 0.14, 6, ['#93887f', '#c5b7a8'], shield.on)
  const top = slab(320, 0.22, 14, ['#262d3d', '#394254'], felt.on)
  const ridge = slab(400, 0.86, 12, ['#8c3f1e', '#a94f28'], top.on)
  const planks = times(8, (i) => {
    const tone = ['#d8a673', '#cc9864', '#e0b180', '#c69160'][Math.floor(next(0, 4))] ?? ''
    return polygon(patch(deck.on, 0, i / 8 + 0.006, 1, (i + 1) / 8 - 0.006), tone)
  })
  const grain = times(34, () => {
    const [u, v, long] = [next(0, 0.8), next(0.01, 0.99), next(0.06, 0.2)]
    return [deck.on(u, v), deck.on(Math.min(u + long, 1), v)]
  })
  const laps = times(7, (i) => [felt.on(0, (i + 1) / 8), felt.on(1, (i + 1) / 8)])
  const thread = line([deck.on(0, 0), ridge.on(0, 0)], ink.cream, 2.5, 'stroke-dasharray="1 12" opacity="0.7"')
  const far = land(5, 640, 50, 520)
  const near = land(28, 780, 36, 620)
  return [
    sky(paper, ink.night, ink.indigo, [ink.plum, 1, 0.5], [ink.mauve, 1, 0.7], ink.rose),
    stars(41, 60, 300),
    glow(paper, 1060, 520, 700, ink.peach, 0.7),
    forest(far, 42, { every: 20, height: 54, fill: '#66587a' }),
    hill(far, paper.down('#735f7c', '#4d4868')),
    mist(paper, 600, 190, ink.rose, 0.4),
    forest(near, 43, { every: 34, height: 96, fill: '#2c3452' }),
    hill(near, paper.down('#2f3755', ink.night)),
    glow(paper, 1060, 470, 520, ink.peach, 0.4),
    ellipse(1050, 806, 660, 100, paper.glow('#070b18', 1)),
    deck.body,
    polygon(whole(deck.on), '#8c5f3c'),
    ...planks,
    lines(grain, '#8c5f3c', 1.4, faded(0.45)),
    sheen(deck.on),
    shield.body,
    polygon(whole(shield.on), '#33456a'),
    polygon(patch(shield.on, 0, 0.66, 1, 1), '#24334f'),
    line([shield.on(0, 0.66), shield.on(1, 0.66)], '#6f86ab', 3),
    line([shield.on(0, 0.33), shield.on(1, 0.33)], '#4a5f86', 2),
    sheen(shield.on),
    felt.body,
    polygon(whole(felt.on), '#e6d9ca'),
    lines(laps, '#a7988b', 2, faded(0.7)),
    sheen(felt.on),
    top.body,
    shingles(top.on, { rows: 11, across: 17, tones: charcoal, seed: 21 }),
    sheen(top.on),
    ridge.body,
    shingles(ridge.on, { rows: 1, across: 13, tones: ['#b9572b', '#c4653a', '#ad4f25', '#cc6f45'], seed: 4 }),
    sheen(ridge.on),
    thread,
    rect(0, 0, 1600, 900, paper.across([ink.night, 0.45], [ink.night, 0, 0.55])),
  ].join('')
}
