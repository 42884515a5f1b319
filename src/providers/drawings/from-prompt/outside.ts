import { charcoal, driftwood, house, type Roof, seaSlate } from '../house.ts'
import { circle, ellipse, faded, type Paper, path, polygon, random, rect } from '../kit.ts'
import { clouds, cumulus, forest, glow, grass, hill, land, mist, stars, sun, tree } from '../landscape.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './read-prompt.ts'

const snowy: Roof['tones'] = ['#dbe3ec', '#e6edf3', '#f2f6f9', '#cfd9e4']
const copper: Roof['tones'] = ['#7c4532', '#8a4f39', '#985a41', '#6e3c2c']

const roofs = [charcoal, driftwood, seaSlate, copper]
export const roofOf = ({ season, seed }: Scene) =>
  season === 'winter' ? snowy : (roofs[(seed >>> 5) % roofs.length] ?? charcoal)

export function heavens(paper: Paper, { hour, weather, seed }: Scene, look: Palette, width: number, depth: number) {
  const next = random(seed ^ 0x51)
  const place = next(0.2, 0.8) * width
  const high = hour === 'day' ? depth * next(0.16, 0.32) : depth * next(0.5, 0.66)
  if (weather === 'rain' || weather === 'hail' || weather === 'wind')
    return [0.1, 0.5, 0.9, 0.3, 0.72]
      .map((x, index) =>
        cumulus(seed + index, x * width, depth * (0.12 + 0.1 * (index % 3)), next(560, 900), look.cloud, paper.blur(7)),
      )
      .join('')
  if (hour === 'night')
    return (
      stars(seed, 120, depth * 0.8) +
      glow(paper, place, depth * 0.24, 190, look.light, 0.5) +
      circle(place, depth * 0.24, 40, look.light) +
      circle(place + 14, depth * 0.24 - 8, 34, '#16213f')
    )
  return sun(paper, place, high, next(40, 62)) + clouds(paper, seed, 8, depth * 0.1, depth * 0.6, look.cloud, 0.55)
}

/** Drawn 1600 wide, of which every shape of picture shows the inner 900. */
export function homestead(paper: Paper, scene: Scene, look: Palette) {
  const { seed, season, hour } = scene
  const next = random(seed)
  const [far, middle, near] = look.land
  const farLand = land(seed, 520 + next(-20, 20), 40, 460)
  const middleLand = land(seed + 1, 596, 40, 520)
  const lawn = land(seed + 2, 712, 14, 900)
  const front = land(seed + 3, 858, 20, 560)
  const side = next() < 0.5 ? -1 : 1
  const walls = [look.wall, ['#c7cdbd', '#98a08f'], ['#b9c6cf', '#8793a0'], ['#e9dccb', '#b8a898']] as const
  const wall = hour === 'night' ? look.wall : (walls[seed % walls.length] ?? look.wall)
  const door = ['#b9572b', '#35486a', '#2b4145', '#7a2f35'][(seed >>> 3) % 4] ?? '#b9572b'
  const shades = (pair: readonly [string, string] | undefined) =>
    paper.down(...(pair ?? (['#888888', '#444444'] as const)))
  return [
    forest(farLand, seed + 4, { every: 16, height: 36, fill: look.woods[0] }),
    hill(farLand, shades(far)),
    mist(paper, 470, 170, look.light, 0.32),
    forest(middleLand, seed + 5, { every: 22, height: 62, fill: look.woods[1] }),
    hill(middleLand, shades(middle)),
    tree(paper, seed + 6, 800 - side * 520, 724, next(330, 420), ...look.leaf),
    tree(paper, seed + 7, 800 + side * 470, 720, next(220, 290), ...look.leaf),
    hill(lawn, shades(near)),
    path('M712 726q-6 36-104 62T250 900h330q24-60 100-96t36-78z', '#d9c8b2', faded(look.isDark ? 0.25 : 0.6)),
    house(paper, 812, 726, 1.12, {
      roof: roofOf(scene),
      wall,
      trim: look.isDark ? '#b9b3c4' : '#f5ece0',
      door,
      rim: look.rim,
    }),
    look.isDark || hour === 'dusk' ? ellipse(700, 766, 250, 30, paper.glow('#ffd08a', 0.55)) : '',
    season === 'winter' && !look.isDark ? ellipse(812, 738, 420, 16, '#ffffff', faded(0.7)) : '',
    hill(front, paper.down(near?.[1] ?? '#333333', '#1b2c38')),
    grass(seed, season === 'winter' ? 30 : 130, front, 34, look.isDark ? '#0f1c27' : (near?.[1] ?? '#333333')),
  ].join('')
}

export function backdrop(paper: Paper, { seed }: Scene, look: Palette, height: number) {
  const far = land(seed, height, 30, 460)
  const middle = land(seed + 1, height + 50, 26, 520)
  return [
    forest(far, seed + 2, { every: 17, height: 42, fill: look.woods[0] }),
    hill(far, paper.down(...(look.land[0] ?? (['#888888', '#444444'] as const)))),
    mist(paper, height - 60, 150, look.light, 0.35),
    forest(middle, seed + 3, { every: 30, height: 84, fill: look.woods[1] }),
    hill(middle, paper.down(...(look.land[1] ?? (['#888888', '#444444'] as const)))),
  ].join('')
}

export const chimney = (paper: Paper, x: number, y: number) =>
  polygon(`${x},${y - 190} ${x + 110},${y - 196} ${x + 110},${y} ${x},${y + 12}`, paper.across('#b07c66', '#95655a')) +
  polygon(`${x + 110},${y - 196} ${x + 170},${y - 184} ${x + 170},${y + 24} ${x + 110},${y}`, '#67474a') +
  rect(x - 12, y - 212, 194, 26, '#8a6257', 'rx="3"')
