import { house } from '../house.ts'
import {
  at,
  circle,
  ellipse,
  faded,
  group,
  ink,
  line,
  type Paper,
  path,
  polygon,
  random,
  rect,
  stroke,
  times,
} from '../kit.ts'
import { glow } from '../landscape.ts'
import { roofOf } from './outside.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './read-prompt.ts'

export function attic(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const [x, y] = [800 + next(-30, 30), 470]
  const rib = (share: number) => {
    const [ridge, foot, wide] = [y - 130 - 900 * share, y + 150 + 620 * share, 210 + 1150 * share]
    return `${x - wide},${foot} ${x},${ridge} ${x + wide},${foot}`
  }
  const wool = times(7, (i) => {
    const near = (i / 7) ** 1.7
    const [top, wide] = [y + 150 + 540 * near, 210 + 1010 * near]
    const step = 16 + 60 * near
    const bumps = times(
      Math.ceil((wide * 2) / step),
      () => `a${Math.round(step / 2)} ${Math.round(step / 2.6)} 0 0 1 ${Math.round(step)} 0`,
    )
    return path(
      `M${Math.round(x - wide)} ${Math.round(top + 60 * near + 14)}${bumps.join('')}v${Math.round(40 + 160 * near)}h-${Math.round(wide * 2)}z`,
      i % 2 ? '#e8a99c' : '#f0bcae',
    )
  })
  return [
    rect(-800, -800, 3200, 1700, paper.down('#3a2a26', '#6b4c3c')),
    polygon(`${x - 1500},${y + 900} ${x},${y - 130} ${x - 210},${y + 150}`, '#8a6048'),
    polygon(`${x - 210},${y + 150} ${x},${y - 130} ${x + 210},${y + 150}`, paper.down('#c79368', '#a87450')),
    ...times(12, (i) =>
      line(
        `${x - 210},${y + 150 - i * 24} ${x + 210},${y + 150 - i * 24}`,
        '#7a543c',
        2,
        `clip-path="none" opacity="${i > 9 ? 0 : 0.35}"`,
      ),
    ),
    glow(paper, x, y + 40, 420, look.isDark ? '#9fb0e0' : '#fff1cf', 0.75),
    rect(x - 62, y - 10, 124, 124, '#f2dfcd'),
    rect(x - 54, y - 2, 108, 108, paper.down(...look.sky)),
    rect(x - 4, y - 2, 8, 108, '#f2dfcd'),
    rect(x - 54, y + 48, 108, 8, '#f2dfcd'),
    polygon(`${x - 210},${y + 150} ${x + 210},${y + 150} ${x + 1500},${y + 900} ${x - 1500},${y + 900}`, '#7c573f'),
    ...wool,
    ...times(8, (i) => line(rib((i / 7) ** 1.9), i % 2 ? '#9a6a45' : '#ad7a50', 10 + i * 7)),
    line(`${x},${y - 130} ${x},-800`, '#6b4632', 26),
    polygon(
      `${x - 60},${y + 106} ${x + 60},${y + 106} ${x + 420},900 ${x - 300},900`,
      look.light,
      `opacity="0.16" ${paper.blur(10)}`,
    ),
    stroke(`M${x - 330} ${y + 230}q60-150 230-190`, '#7fc0e6', 9, 'stroke-dasharray="26 16" opacity="0.9"'),
    stroke(`M${x + 330} ${y + 230}q-60-150-230-190`, '#f0906a', 9, 'stroke-dasharray="26 16" opacity="0.9"'),
  ].join('')
}

const table = (paper: Paper, { seed }: Scene, look: Palette) => {
  const next = random(seed ^ 0x7ab)
  const boards = times(26, (i) => {
    const tone = ['#8a5f43', '#7d553c', '#94684a', '#85593e'][Math.floor(next(0, 4))] ?? ''
    return rect(-800, -800 + i * 100, 3200, 100, tone) + rect(-800, -703 + i * 100, 3200, 3, '#3c261d', faded(0.6))
  })
  const grain = times(
    70,
    () =>
      `M${Math.round(next(-80, 1500))} ${Math.round(next(-700, 1700))}q${Math.round(next(60, 160))} ${Math.round(next(-7, 7))} ${Math.round(next(180, 380))} 0`,
  )
  const sunlight = [500, 760, 1020].map((x) =>
    polygon(
      `${x},-820 ${x + 170},-820 ${x - 1030},2100 ${x - 1260},2100`,
      look.light,
      `opacity="${look.isDark ? 0.06 : 0.18}" ${paper.blur(8)}`,
    ),
  )
  return boards.join('') + stroke(grain.join(''), '#4d3022', 2, faded(0.35)) + sunlight.join('')
}

const sheet = (paper: Paper, inside: string, turn: number) =>
  group(
    rect(-282, -350, 590, 740, '#1d110d', `rx="12" opacity="0.5" ${paper.blur(14)}`) +
      rect(-300, -380, 600, 760, paper.aslant('#fffdf6', '#efe4d0'), 'rx="8"') +
      inside,
    `transform="translate(800 410) rotate(${Math.round(turn)})"`,
  )

const words = (seed: number, from: number, count: number, left = -240, wide = 480) => {
  const next = random(seed)
  return times(count, (i) =>
    rect(left, from + i * 30, wide * (i % 4 === 3 ? next(0.3, 0.6) : next(0.85, 1)), 9, '#b9ab97', 'rx="4"'),
  ).join('')
}

export function sealed(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const roof = roofOf({ ...scene, season: 'summer' })
  const picture = at(
    0,
    -170,
    0.42,
    house(paper, 0, 0, 1, { roof, wall: look.wall, trim: '#f5ece0', door: ink.copper, rim: '#ffdca8' }),
  )
  const ring = times(60, (i) => {
    const reach = i % 2 ? 92 : 100
    return [reach * Math.cos((i * Math.PI) / 30), reach * Math.sin((i * Math.PI) / 30)] as const
  })
  const seal =
    polygon('-44,60 -60,170 -26,146 0,176 0,70', '#8f4420') +
    polygon('44,60 60,170 26,146 0,176 0,70', '#a8522a') +
    polygon(ring, paper.aslant('#fff0c4', '#f0b45c', '#c9803a')) +
    circle(0, 0, 74, paper.down('#25375a', '#15213d')) +
    line('-32,4 -8,28 36,-24', ink.cream, 13)
  return (
    table(paper, scene, look) +
    sheet(
      paper,
      picture + words(scene.seed, -110, 11) + line('-240,300 -20,300', '#6f6558', 3) + at(170, 240, 1, seal),
      next(-7, 7),
    )
  )
}

export function calendar(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const first = Math.floor(next(0, 7))
  const marked = 7 + Math.floor(next(0, 14))
  const days = times(30, (i) => {
    const [column, row] = [(i + first) % 7, Math.floor((i + first) / 7)]
    const [x, y] = [-252 + column * 74, -210 + row * 92]
    const isMarked = i === marked || i === marked + 1
    return (
      rect(x, y, 62, 78, isMarked ? '#b9572b' : '#f3ead9', 'rx="8"') +
      (isMarked
        ? line(`${x + 16},${y + 40} ${x + 27},${y + 52} ${x + 48},${y + 26}`, ink.cream, 7)
        : circle(x + 31, y + 39, 6, '#cbbda6'))
    )
  })
  return (
    table(paper, scene, look) +
    sheet(
      paper,
      rect(-300, -380, 600, 120, '#35486a', 'rx="8"') + words(scene.seed, -326, 1, -150, 300) + days.join(''),
      next(-6, 6),
    )
  )
}

export function coins(paper: Paper, scene: Scene, look: Palette) {
  const next = random(scene.seed)
  const rows = times(
    3,
    (i) =>
      rect(-240, -230 + i * 150, 480, 120, ['#e8dcc6', '#f4d9a8', '#e8dcc6'][i] ?? '', 'rx="12"') +
      rect(-210, -190 + i * 150, 170 + i * 30, 14, '#8b7f6c', 'rx="6"') +
      rect(120, -196 + i * 150, 90, 26, '#b9572b', 'rx="8"') +
      rect(-210, -160 + i * 150, 260, 8, '#b9ab97', 'rx="4"'),
  )
  const stacks = [0, 1, 2].map((place) => {
    const [x, y, height] = [
      560 + place * 170 + next(-14, 14),
      760 - (place % 2) * 40,
      4 + Math.floor(next(0, 4)) + place * 2,
    ]
    return (
      ellipse(x + 12, y + 12, 66, 26, '#1d110d', `opacity="0.5" ${paper.blur(6)}`) +
      times(
        height,
        (i) =>
          ellipse(x, y - i * 13, 58, 24, '#a8742c') +
          ellipse(x, y - 5 - i * 13, 58, 24, paper.across('#e0a848', '#ffe6a2', '#c98a34')),
      ).join('')
    )
  })
  return (
    table(paper, scene, look) +
    sheet(paper, words(scene.seed, -320, 2, -240, 260) + rows.join(''), next(-6, 6)) +
    stacks.join('')
  )
}
