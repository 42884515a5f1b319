import { roofer } from '../crew.ts'
import { patch, shingles, surface } from '../house.ts'
import { at, circle, faded, ink, line, lines, type Paper, polygon, random, rect, stroke, times } from '../kit.ts'
import { backdrop, chimney, roofOf } from './outside.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './read-prompt.ts'

const shade = (paper: Paper, look: Palette) =>
  paper.down([look.light, 0.3], [look.light, 0, 0.4], [ink.night, look.isDark ? 0.6 : 0.32])

export function slope(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const lean = next(-50, 50)
  const on = surface(`120,${430 + lean} 1480,${430 - lean} 2000,960 -400,960`)
  const holes = scene.isDamaged
    ? times(
        3 + Math.floor(next(0, 3)),
        () => [next(0.36, 0.66), next(0.2, 0.75), next(0.03, 0.07), next(0.05, 0.1)] as const,
      )
    : []
  const isWhole = (u: number, v: number) => holes.every(([x, y, w, h]) => ((u - x) / w) ** 2 + ((v - y) / h) ** 2 >= 1)
  const dents = scene.weather === 'hail' ? times(26, () => [next(0.28, 0.72), next(0.1, 0.95)] as const) : []
  return [
    backdrop(paper, scene, look, 404),
    polygon(patch(on, 0, 0, 1, 1), '#8a6a52'),
    lines(
      times(24, (i) => [on(i / 23, 0), on(i / 23, 1)]),
      '#5d4437',
      3,
    ),
    shingles(on, { rows: 13, across: 28, tones: roofOf(scene), seed: scene.seed }, isWhole),
    polygon(patch(on, 0, 0, 1, 1), shade(paper, look)),
    line([on(0, 0), on(1, 0)], look.rim, 6, faded(0.85)),
    chimney(paper, 640 + Math.round(next(-160, 240)), 452),
    ...dents.map(([u, v]) => {
      const [x, y] = on(u, v)
      return circle(x, y, 7 + 8 * v, '#14111f', faded(0.45)) + circle(x - 2, y - 2, 4 + 5 * v, '#ffffff', faded(0.16))
    }),
    ...holes.map(([u, v, w, h]) =>
      line(
        times(66, (i) => on(u + w * 1.5 * Math.cos(i * 0.1), v + h * 1.5 * Math.sin(i * 0.1))),
        '#fff4dc',
        4.5,
        faded(0.9),
      ),
    ),
  ].join('')
}

export function layers(paper: Paper, scene: Scene, look: Palette) {
  const on = surface('150,430 1450,410 1900,960 -300,960')
  const band = (from: number, to: number, fill: string) => polygon(patch(on, from, 0, to, 1), fill)
  const edge = (u: number) => line([on(u, 0), on(u, 1)], '#f6e8d2', 5, faded(0.8))
  const boards = times(12, (i) => line([on(0, i / 12), on(0.44, i / 12)], '#6b4c36', 3))
  const dots = times(30, (i) => on(0.47 + 0.1 * ((i * 7) % 10) * 0.1, (i + 0.5) / 30))
  return [
    backdrop(paper, scene, look, 392),
    band(0, 0.44, '#b98a5e'),
    ...boards,
    band(0.44, 0.53, '#5c6675'),
    ...dots.map(([x, y]) => circle(x, y, 3, '#a7b1bd', faded(0.7))),
    band(0.53, 1, '#2c3340'),
    shingles(on, { rows: 13, across: 28, tones: roofOf(scene), seed: scene.seed }, (u) => u > 0.6),
    edge(0.44),
    edge(0.53),
    edge(0.6),
    polygon(patch(on, 0, 0, 1, 1), shade(paper, look)),
    line([on(0, 0), on(1, 0)], look.rim, 6),
    polygon(patch(on, 0, 0.955, 1, 1), '#c9ced6', faded(0.9)),
  ].join('')
}

const poses = [
  {
    arms: ['166,96 196,112 214,84', '158,96 190,120 224,112'],
    legs: ['134,160 172,180 160,226', '138,160 146,216 118,264'],
  },
  {
    arms: ['166,96 190,130 226,140', '158,96 178,140 200,150'],
    legs: ['134,160 186,176 158,214', '138,160 170,196 120,222'],
  },
  {
    arms: ['164,98 200,90 204,40', '156,98 132,134 154,160'],
    legs: ['134,160 118,210 104,262', '138,160 162,208 168,260'],
  },
] as const

export function crewAtWork(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const on = surface('200,470 1500,400 1900,960 -240,960')
  const bend = next(3, 6)
  const isDone = (u: number, v: number) => v > 0.48 - 0.2 * Math.sin(u * bend)
  const first = Math.floor(next(0, 3))
  const people = [440, 690, 930].map((x, index) =>
    at(
      x + next(-30, 30),
      400 + index * 34 - (index === 1 ? 60 : 0),
      1.3,
      roofer(paper, {
        head: [168, 62],
        neck: [160, 92],
        hip: [136, 158],
        hat: ['#e9a24b', '#f2dfcd', '#d9653a'][(index + first) % 3] ?? '#e9a24b',
        vest: ['#b9572b', '#d0863b', '#3f6f7d'][(index + first) % 3] ?? '#b9572b',
        ...(poses[(index + first) % 3] ?? poses[0]),
      }),
    ),
  )
  const bundle = (x: number, y: number) =>
    times(3, (i) =>
      polygon(
        `${x},${y - i * 20} ${x + 96},${y - 8 - i * 20} ${x + 96},${y + 10 - i * 20} ${x},${y + 18 - i * 20}`,
        i % 2 ? '#4b5163' : '#3b4254',
      ),
    ).join('')
  return [
    backdrop(paper, scene, look, 430),
    polygon(patch(on, 0, 0, 1, 1), '#d5c3b0'),
    lines(
      times(9, (i) => [on(0, (i + 1) / 10), on(1, (i + 1) / 10)]),
      '#a8927f',
      2.5,
    ),
    shingles(on, { rows: 12, across: 26, tones: roofOf({ ...scene, season: 'summer' }), seed: scene.seed }, isDone),
    polygon(patch(on, 0, 0, 1, 1), shade(paper, look)),
    line([on(0, 0), on(1, 0)], look.rim, 6),
    bundle(1120, 452),
    ...people,
  ].join('')
}

export function gutter(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const on = surface('500,120 1900,60 2000,470 340,520')
  const drop = 1.4 * next(0.8, 1.2)
  const fall = (x: number) => 520 - (x - 340) * 0.0302
  const tone = ['#e9e4da', '#8a5a3c', '#59636f'][scene.seed % 3] ?? '#e9e4da'
  const leaves = scene.season === 'autumn'
  const run = `340,${fall(340)} 1640,${fall(1640)} 1640,${fall(1640) + 66} 340,${fall(340) + 66}`
  return [
    backdrop(paper, scene, look, 640),
    polygon('400,520 1640,490 1640,900 400,900', paper.across(look.wall[0], look.wall[1])),
    stroke(times(26, (i) => `M400 ${560 + i * 15}L1640 ${535 + i * 15}`).join(''), ink.night, 1.6, faded(0.12)),
    rect(980, 640, 210, 280, '#f5ece0'),
    rect(994, 654, 182, 266, look.isDark ? paper.down('#ffe9b8', '#f9b862') : paper.down('#bcd3e0', '#6d8fa6')),
    rect(1081, 654, 8, 266, '#f5ece0'),
    polygon(`400,566 1640,536 1640,600 400,640`, ink.night, faded(0.25)),
    shingles(on, { rows: 7, across: 15, tones: roofOf(scene), seed: scene.seed }),
    polygon(patch(on, 0, 0, 1, 1), shade(paper, look)),
    polygon(run, paper.down('#ffffff', tone, '#6a6a70')),
    line(`340,${fall(340)} 1640,${fall(1640)}`, look.rim, 8),
    ...times(9, (i) => rect(420 + i * 150, fall(420 + i * 150) - 4, 12, 72, '#5d5f68', faded(0.5))),
    rect(520, 590, 54, 330, paper.across('#ffffff', tone, '#77777c')),
    ...[640, 780].map((y) => rect(512, y, 70, 14, '#6f7178')),
    ...(leaves
      ? times(18, (i) =>
          circle(380 + i * 70 + next(-20, 20), fall(380 + i * 70) - 6, next(8, 16), i % 2 ? '#b9572b' : '#d09a3c'),
        )
      : []),
    ...(scene.weather === 'rain' || scene.weather === 'hail'
      ? times(8, (i) =>
          line(
            `${700 + i * 90},${fall(700) + 70} ${700 + i * 90 - 8},${fall(700) + 70 + 60 * drop}`,
            '#cfe3f2',
            4,
            faded(0.6),
          ),
        )
      : []),
  ].join('')
}
