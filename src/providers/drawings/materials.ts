import {
  type Drawing,
  faded,
  group,
  ink,
  type Paper,
  path,
  polygon,
  random,
  rect,
  round,
  stroke,
  times,
} from './kit.ts'
import { charcoal, driftwood, type Roof, seaSlate, shingles, surface } from './shingles.ts'

export const materials: Drawing = (paper) => samples(paper, 'translate(800 170) rotate(7 380 290) scale(.77)')

export const uprightMaterials: Drawing = (paper) =>
  samples(paper, 'translate(50 206) rotate(5 310 247) scale(.66)', 760)

/** `light` is where the middle of the frame is. */
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
