import {
  circle,
  faded,
  group,
  ink,
  outlined,
  type Paper,
  type Point,
  path,
  polygon,
  random,
  rect,
  stroke,
  times,
} from './kit.ts'
import type { Scene } from './read-prompt.ts'

type Land = (x: number) => number

function land(seed: number, height: number, swing: number): Land {
  const next = random(seed)
  const [first, second] = [next(0, 6.28), next(0, 6.28)]
  return (x) => height - swing * (0.65 * Math.sin(x / 240 + first) + 0.35 * Math.sin(x / 105 + second))
}

const hill = (ground: Land, fill: string) =>
  polygon([[0, 900], ...times(41, (i): Point => [i * 40, ground(i * 40)]), [1600, 900]], fill)

/** Colors that are spread evenly from the top of the sky to the horizon. */
const skies: Record<Scene['hour'], readonly string[]> = {
  dawn: ['#4a6a90', '#8ea0b6', '#d4b3ab', '#f0c49a', '#fdeccf'],
  day: ['#3f7fb5', '#7fb0d3', '#b4d3e6', '#dcebf0', '#f4f6ee'],
  dusk: ['#26355a', '#56506f', '#8d6c83', '#c98a83', '#f8c67c'],
  night: ['#0b1226', '#16213f', '#232f55', '#3a4570', '#6c6a90'],
}
const stormSky = ['#43536a', '#66757f', '#929b9f', '#c2c0b8']

/** Colors from the farthest hill to the nearest, then the dark and the light side of a tree. */
const lands: Record<Scene['season'], readonly [string, string, string, string, string]> = {
  spring: ['#9fb08c', '#86a56f', '#7fae63', '#4f7a4c', '#a9c97e'],
  summer: ['#94a57f', '#78955a', '#6f9a4d', '#2f5b3c', '#83a863'],
  autumn: ['#b79a78', '#a98a58', '#9a8a50', '#8a4a26', '#e0a04c'],
  winter: ['#d5dde6', '#e3e9ef', '#f2f5f8', '#5e6f7c', '#e6edf2'],
}

const isStormy = ({ weather }: Scene) => weather === 'rain' || weather === 'hail'
const skyOf = (scene: Scene) => (isStormy(scene) && scene.hour !== 'night' ? stormSky : skies[scene.hour])

/** The scene's colors from top to bottom. */
export const colorsOf = (scene: Scene): readonly string[] => [...skyOf(scene), ...lands[scene.season].slice(1, 3)]

function woods(ground: Land, seed: number, every: number, height: number, fill: string) {
  const next = random(seed)
  const trees = times(Math.ceil(1600 / every), (i) => {
    const [x, tall] = [(i + next(-0.4, 0.4)) * every, height * next(0.55, 1.15)]
    const [y, half] = [ground(x) + 6, tall * 0.22]
    const side: Point[] = [1, 2, 3].flatMap((tier) => [
      [(half * tier) / 3, y - tall * (1 - tier * 0.3)],
      [(half * tier) / 6, y - tall * (0.98 - tier * 0.3)],
    ])
    const right = side.map(([away, level]): Point => [x + away, level])
    return [[x, y - tall] as const, ...right, ...side.map(([away, level]): Point => [x - away, level]).reverse()]
  })
  return path(outlined(trees), fill)
}

function tree(paper: Paper, scene: Scene, x: number, y: number, height: number) {
  const next = random(scene.seed + x)
  const [, , , dark, light] = lands[scene.season]
  const crown = times(26, (i) => {
    const away = Math.sqrt(i / 26) * height * 0.26
    const r = Math.round(height * next(0.07, 0.12))
    const [left, top] = [x + Math.cos(i * 2.4) * away - r, y - height * 0.66 + Math.sin(i * 2.4) * away]
    return `M${Math.round(left)} ${Math.round(top)}a${r} ${r} 0 1 1 0 1z`
  })
  return rect(x - 8, y - height * 0.6, 16, height * 0.6, dark) + path(crown.join(''), paper.aslant(light, dark, dark))
}

/** Covers the width of the picture, down to the horizon. */
export function sky(paper: Paper, scene: Scene, width: number, depth: number) {
  const { hour, seed } = scene
  const next = random(seed)
  const isNight = hour === 'night'
  const [x, light] = [next(0.2, 0.8) * width, isNight ? '#dfe6ff' : '#fff6df']
  const y = depth * (isNight ? 0.24 : hour === 'day' ? next(0.16, 0.32) : next(0.5, 0.66))
  const shining = circle(x, y, isNight ? 190 : 420, paper.glow(light, 0.7)) + circle(x, y, isNight ? 40 : 52, light)
  const stars = times(isNight ? 130 : 0, () => circle(next(0, width), next() ** 1.5 * depth, next(0.6, 2.4), light))
  const cloud = (across: number, down: number, wide: number, fill: string) =>
    times(9, (i) => {
      const r = wide * (0.07 + 0.1 * Math.sin(((i + 0.5) / 9) * Math.PI)) * next(0.85, 1.25)
      return circle(across * width + (i / 8 - 0.5) * wide, down * depth - r * next(0.1, 0.4), r, fill)
    }).join('')
  const storm = [0.1, 0.5, 0.9, 0.3, 0.72].map((at, i) =>
    cloud(at, 0.1 + 0.1 * (i % 3), 700, isNight ? '#26344f' : '#5d6b7d'),
  )
  const fair = times(isNight ? 0 : 4, () => cloud(next(), next(0.15, 0.45), next(160, 340), ink.cream))
  return [
    rect(0, 0, width, depth, paper.down(...skyOf(scene))),
    ...(isStormy(scene) ? [] : [...stars, shining]),
    group((isStormy(scene) ? storm : fair).join(''), `${faded(isStormy(scene) ? 1 : 0.5)} ${paper.blur(6)}`),
  ].join('')
}

export function hills(scene: Scene, height: number) {
  const { seed } = scene
  const [first, second, , dark] = lands[scene.season]
  const [far, middle] = [land(seed, height, 36), land(seed + 1, height + 76, 30)]
  return [
    group(woods(far, seed + 2, 17, 40, dark), faded(0.45)),
    hill(far, first),
    woods(middle, seed + 3, 26, 64, dark),
    hill(middle, second),
  ].join('')
}

export function lawn(paper: Paper, scene: Scene) {
  const [, , near] = lands[scene.season]
  const side = scene.seed % 2 ? 1 : -1
  return [
    tree(paper, scene, 800 - side * 520, 726, 380),
    tree(paper, scene, 800 + side * 470, 722, 260),
    hill(land(scene.seed + 4, 712, 12), paper.down(near, near, scene.season === 'winter' ? '#a9b8c9' : '#1b3a33')),
    path('M712 726q-6 36-104 62T250 900h330q24-60 100-96t36-78z', '#d9c8b2', faded(0.6)),
  ].join('')
}

export function falling({ weather, seed }: Scene, width: number, height: number) {
  const next = random(seed)
  const streaks = (count: number, more: string) => {
    const falls = times(count, () => `M${Math.round(next(0, width))} ${Math.round(next(0, height))}${more}`)
    return stroke(falls.join(''), '#e4edf6', 2, faded(0.32))
  }
  const balls = (count: number, most: number) =>
    times(count, () => circle(next(0, width), next(0, height), next(1.6, most), '#f3f7fc')).join('')
  if (weather === 'rain') return streaks(170, 'l-16 46') + streaks(70, 'l-30 88')
  if (weather === 'hail') return streaks(80, 'l-9 40') + balls(90, 10)
  return weather === 'snow' ? balls(150, 5.5) : ''
}
