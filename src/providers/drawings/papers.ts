import { circle, faded, group, ink, line, type Paper, polygon, random, rect, stroke, times } from './kit.ts'
import type { Scene } from './read-prompt.ts'

const table = (paper: Paper, seed: number) => {
  const next = random(seed)
  const tones = ['#8a5f43', '#7d553c', '#94684a', '#85593e']
  const boards = times(18, (i) => rect(-800, -500 + i * 100, 3200, 97, tones[Math.floor(next(0, 4))] ?? ''))
  const grain = times(
    60,
    () => `M${Math.round(next(-80, 1500))} ${Math.round(next(-400, 1200))}q120 7 ${Math.round(next(180, 380))} 0`,
  )
  const light = [500, 760, 1020].map((x) => `${x},-820 ${x + 170},-820 ${x - 1030},2100 ${x - 1260},2100`)
  return [
    rect(-800, -800, 3200, 2500, '#5a3a2a'),
    ...boards,
    stroke(grain.join(''), '#4d3022', 2, faded(0.35)),
    ...light.map((beam) => polygon(beam, '#fff1cf', `opacity="0.16" ${paper.blur(8)}`)),
  ].join('')
}

const writing = (seed: number, x: number, y: number, count: number, wide: number) => {
  const next = random(seed)
  return times(count, (i) =>
    rect(x, y + i * 30, wide * next(i % 4 === 3 ? 0.3 : 0.85, i % 4 === 3 ? 0.6 : 1), 9, '#b9ab97', 'rx="4"'),
  ).join('')
}

const seal = (paper: Paper) => {
  const ring = times(60, (i) => {
    const [turn, reach] = [(i * Math.PI) / 30, i % 2 ? 92 : 100]
    return [170 + reach * Math.cos(turn), 240 + reach * Math.sin(turn)] as const
  })
  return (
    polygon('126,300 110,410 144,386 170,416 196,386 230,410 214,300', '#a8522a') +
    polygon(ring, paper.aslant('#fff0c4', '#f0b45c', '#c9803a')) +
    circle(170, 240, 74, paper.down('#25375a', '#15213d')) +
    line('138,244 162,268 206,204', ink.cream, 13)
  )
}

const contract = (paper: Paper, seed: number) =>
  rect(-240, -320, 300, 26, '#35486a', 'rx="6"') +
  writing(seed, -240, -250, 15, 480) +
  line('-240,300 -20,300', '#6f6558', 3) +
  seal(paper)

const calendar = (_: Paper, seed: number) => {
  const first = seed % 7
  const marked = 7 + (seed % 14)
  const days = times(30, (i) => {
    const [x, y] = [-252 + ((i + first) % 7) * 74, -210 + Math.floor((i + first) / 7) * 92]
    const isMarked = i === marked || i === marked + 1
    const check = line(`${x + 16},${y + 40} ${x + 27},${y + 52} ${x + 48},${y + 26}`, ink.cream, 7)
    return (
      rect(x, y, 62, 78, isMarked ? ink.copper : '#f3ead9', 'rx="8"') +
      (isMarked ? check : circle(x + 31, y + 39, 6, '#cbbda6'))
    )
  })
  return (
    rect(-300, -380, 600, 120, '#35486a', 'rx="8"') + rect(-150, -326, 300, 12, ink.cream, 'rx="6"') + days.join('')
  )
}

const prices = (_: Paper, seed: number) =>
  writing(seed, -240, -320, 2, 260) +
  times(3, (i) => {
    const y = -230 + i * 180
    return (
      rect(-240, y, 480, 150, i === 1 ? '#f4d9a8' : '#e8dcc6', 'rx="12"') +
      rect(-210, y + 36, 170 + i * 30, 16, '#8b7f6c', 'rx="6"') +
      writing(seed + i, -210, y + 78, 2, 270) +
      rect(110, y + 34, 100, 34, ink.copper, 'rx="8"')
    )
  }).join('')

const written = { paper: contract, calendar, price: prices }

/** A sheet of paper on a table, in the middle of 1600 × 900. */
export function onTable(paper: Paper, subject: keyof typeof written, { seed }: Scene) {
  const sheet =
    rect(-282, -350, 590, 740, '#1d110d', `rx="12" opacity="0.5" ${paper.blur(14)}`) +
    rect(-300, -380, 600, 760, paper.aslant('#fffdf6', '#efe4d0'), 'rx="8"') +
    written[subject](paper, seed)
  return table(paper, seed) + group(sheet, `transform="translate(800 450) rotate(${(seed % 13) - 6})"`)
}
