import { charcoal, driftwood, patch, type Roof, type Surface, seaSlate, shingles, surface } from './house.ts'
import {
  type Drawing,
  ellipse,
  faded,
  group,
  ink,
  line,
  lines,
  type Paper,
  type Point,
  path,
  polygon,
  random,
  rect,
  round,
  stroke,
  times,
} from './kit.ts'
import { forest, glow, hill, land, mist, sky, stars } from './landscape.ts'

export const materials: Drawing = (paper) => samples(paper, 'translate(800 170) rotate(7 380 290) scale(.77)')

export const uprightMaterials: Drawing = (paper) =>
  samples(paper, 'translate(50 206) rotate(5 310 247) scale(.66)', 760)

/** `light` is the middle of the frame. */
function samples(paper: Paper, turn: string, light = 0) {
  const next = random(9)
  const table = times(9, (i) => {
    const tone = ['#8a5f43', '#7d553c', '#94684a', '#85593e'][Math.floor(next(0, 4))] ?? ''
    return rect(0, i * 100, 1600, 100, tone) + rect(0, i * 100 + 97, 1600, 3, '#3c261d', faded(0.6))
  })
  const grain = times(70, () => {
    const [x, y] = [next(-80, 1500), next(4, 896)]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(next(60, 160))} ${Math.round(next(-7, 7))} ${Math.round(next(180, 380))} 0`
  })
  const face = (x: number, y: number) => surface(`${x},${y} ${x + 270},${y} ${x + 270},${y + 330} ${x},${y + 330}`)
  const board = (x: number, y: number, inside: string, base: string) =>
    rect(x + 8, y + 18, 286, 346, '#1d110d', `rx="10" opacity="0.55" ${paper.blur(12)}`) +
    rect(x - 8, y - 8, 286, 346, '#f3e6d4', 'rx="8"') +
    rect(x, y, 270, 330, base) +
    inside +
    rect(x, y, 270, 330, paper.aslant(['#fff2d8', 0.26], ['#fff2d8', 0, 0.5], [ink.night, 0.3]))
  const laid = (x: number, y: number, tones: Roof['tones'], seed: number, rows = 9, across = 6) =>
    board(x, y, shingles(face(x, y), { rows, across, tones, seed }), tones[0])
  const metal = (x: number, y: number) =>
    board(
      x,
      y,
      times(
        6,
        (i) =>
          rect(x + i * 45, y, 45, 330, paper.across('#5d7480', '#8fa5ad', ['#a9bcc1', 1, 0.6], '#6a818c')) +
          rect(x + i * 45, y, 7, 330, paper.across('#c6d4d6', '#3f545f')),
      ).join(''),
      '#6a818c',
    )
  const clay = (x: number, y: number) =>
    board(
      x,
      y,
      times(6, (row) =>
        times(7, (i) =>
          path(
            `M${round(x + i * 38.6)} ${y + row * 55}h38.6v40q0 15-19.3 15t-19.3-15z`,
            paper.across('#8f4426', '#cf7a4c', ['#dd8f60', 1, 0.55], '#9c4c2b'),
            'stroke="#5e2b18" stroke-width="1.5"',
          ),
        ).join(''),
      )
        .reverse()
        .join(''),
      '#7a3a20',
    )
  const boards = [
    laid(40, 40, charcoal, 41),
    laid(350, 10, driftwood, 42),
    metal(660, 40),
    clay(40, 410),
    laid(350, 380, seaSlate, 43, 7, 5),
    laid(660, 410, ['#a98457', '#b9946a', '#c6a27a', '#9a764b'], 44, 8, 8),
  ]
  const shade = (x: number) =>
    polygon(`${x},-20 ${x + 190},-20 ${x - 330},920 ${x - 560},920`, '#ffd89c', `opacity="0.2" ${paper.blur(8)}`)
  const leaves = times(11, (i) => {
    const [x, y, turn] = [1500 + (i % 3) * 34 - i * 12, 130 + i * 52, i % 2 ? 28 : 150]
    return path(
      'M0 0q60-52 150 0q-90 52-150 0z',
      '#1c100c',
      `transform="translate(${x} ${y}) rotate(${turn}) scale(1.1)"`,
    )
  })
  return [
    ...table,
    stroke(grain.join(''), '#4d3022', 2, faded(0.35)),
    group(boards.join(''), `transform="${turn}"`),
    ...[760, 990, 1220, 1450].map((x) => shade(x - light)),
    group(leaves.join(''), `opacity="0.22" transform="translate(${-light})" ${paper.blur(6)}`),
    rect(
      0,
      0,
      1600,
      900,
      paper.define(
        'radialGradient',
        `cx="${light ? 0.24 : 0.66}" cy=".36" r=".85"`,
        '<stop stop-color="#ffdca6" stop-opacity=".2"/><stop offset=".5" stop-color="#2a1830" stop-opacity=".12"/><stop offset="1" stop-color="#140d22" stop-opacity=".82"/>',
      ),
    ),
    light ? '' : rect(0, 0, 1000, 900, paper.across(['#1a1022', 0.6], ['#1a1022', 0.3, 0.5], ['#1a1022', 0])),
  ].join('')
}

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
