import { charcoal, pane, patch, type Roof, shingles, surface } from './house.ts'
import {
  type Drawing,
  faded,
  group,
  ink,
  line,
  lines,
  type Paper,
  type Point,
  path,
  polygon,
  rect,
  stroke,
  times,
} from './kit.ts'
import { clouds, foliage, forest, glow, hill, land, mist, sky, sun } from './landscape.ts'

const arrow = (d: string, tip: string, turn: number, color: string) =>
  stroke(d, color, 9, 'stroke-dasharray="26 16" opacity="0.95"') +
  path('M0-17L30 0L0 17z', color, `transform="translate(${tip}) rotate(${turn})" stroke="${color}" stroke-width="6"`)

export const attic: Drawing = (paper) => {
  const far = land(33, 640, 40, 500)
  const lawn = land(48, 806, 12, 900)
  const rafter = (x: number) => line(`${x},598 ${x},300`, '#9a6a45', 10)
  const wool = `M566 606${times(26, () => 'a18 15 0 0 1 36 0').join('')}v32H566z`
  const inside = '<path d="M1034 196L1570 640H498z"/>'
  const house = [
    rect(560, 636, 950, 184, paper.down('#e9d0b3', '#caa286')),
    rect(1028, 636, 12, 184, '#8d6a58'),
    glow(paper, 800, 712, 96, '#fff6da', 0.9),
    glow(paper, 1280, 712, 96, '#fff6da', 0.9),
    rect(560, 808, 950, 16, '#6b4a3d'),
    rect(546, 620, 16, 204, '#f2dfcd'),
    rect(1508, 620, 16, 204, '#f2dfcd'),
    pane(paper, 620, 674, 50, 62, '#f2dfcd'),
    pane(paper, 1410, 674, 50, 62, '#f2dfcd'),
    foliage(
      paper,
      [
        [968, 752, 22],
        [950, 738, 16],
        [986, 736, 18],
        [968, 722, 17],
      ],
      '#2f4f49',
      '#7f9a74',
      7,
      4,
    ),
    path('M950 772h36l-5 36h-26z', '#b9572b'),
    ...[1150, 1376].map(
      (x) => rect(x, 752, 8, 56, '#5d4437') + rect(x, 780, 34, 7, '#5d4437') + rect(x + 27, 780, 7, 28, '#5d4437'),
    ),
    line('800,640 800,676', '#5d4437', 4),
    path('M772 700l12-26h32l12 26z', '#b9572b'),
    path('M700 808v-46q0-14 14-14h172q14 0 14 14v46z', '#35486a'),
    rect(686, 770, 30, 38, '#2b3b58', 'rx="10"'),
    rect(884, 770, 30, 38, '#2b3b58', 'rx="10"'),
    line('1280,640 1280,676', '#5d4437', 4),
    path('M1252 700l12-26h32l12 26z', '#b9572b'),
    rect(1190, 762, 180, 9, '#7b5438'),
    rect(1204, 768, 9, 40, '#7b5438'),
    rect(1346, 768, 9, 40, '#7b5438'),
    path('M1034 196L1570 640H498z', paper.down('#f7b57c', '#ffdcae')),
    group(
      rafter(700) + rafter(867) + rafter(1034) + rafter(1201) + rafter(1368),
      `${paper.clip(inside)} opacity="0.5"`,
    ),
    path(wool, paper.down('#ffe9dc', '#e8a99c')),
    rect(540, 632, 990, 14, '#f2dfcd'),
    polygon('1034,196 1570,640 498,640', paper.down(['#b9572b', 0.35], ['#ffd9a2', 0])),
    line('466,664 1034,194 1602,664', '#c08a5c', 26),
    line('446,658 1034,170 1622,658', '#3b4254', 24),
    lines(
      times(22, (i) => `${446 + i * 26.7},${646 - i * 22.2} ${458 + i * 26.7},${664 - i * 22.2}`),
      '#262d3d',
      3,
    ),
    lines(
      times(22, (i) => `${1622 - i * 26.7},${646 - i * 22.2} ${1610 - i * 26.7},${664 - i * 22.2}`),
      '#262d3d',
      3,
    ),
    line('440,648 1034,155', '#ffe2b0', 4, faded(0.9)),
    path('M994 172q40-46 80 0l12 10h-104z', '#2b3347'),
    rect(436, 660, 40, 26, '#f2dfcd'),
    rect(1592, 660, 20, 26, '#f2dfcd'),
    arrow('M470 730Q520 660 604 596L806 428', '814,421', -40, '#3f7ea6'),
    arrow('M1598 730Q1548 660 1464 596L1262 428', '1254,421', -140, '#3f7ea6'),
    arrow('M880 530Q990 490 1006 350', '1007,340', -85, '#c9542a'),
    arrow('M1188 530Q1078 490 1062 350', '1061,340', -95, '#c9542a'),
    arrow('M990 140Q966 96 916 78', '906,74', -160, '#fdebcf'),
    arrow('M1078 140Q1102 96 1152 78', '1162,74', -20, '#fdebcf'),
  ]
  return [
    sky(paper, '#4f7396', ['#86a0b0', 1, 0.3], ['#d8b9a4', 1, 0.56], [ink.peach, 1, 0.7], ink.amber),
    clouds(paper, 83, 6, 60, 420, '#fff3dd', 0.4),
    sun(paper, 470, 190, 62),
    forest(far, 82, { every: 20, height: 60, fill: '#8a7a80' }),
    hill(far, paper.down('#94807f', '#6b6a70')),
    mist(paper, 580, 180, ink.cream, 0.4),
    hill(lawn, paper.down('#71806a', '#3a4f4c', '#1d3038')),
    group(house.join(''), 'transform="translate(152 104) scale(.86)"'),
    glow(paper, 0, 940, 760, ink.night, 0.5),
  ].join('')
}

const worn: Roof['tones'] = ['#4a4752', '#55505a', '#5f5961', '#423f4b']

export const findings: Drawing = (paper) => roof(paper, false)

export const repaired: Drawing = (paper) => roof(paper, true)

function roof(paper: Paper, isRepaired: boolean) {
  const slope = surface('330,392 1720,300 2200,960 -420,960')
  const far = land(13, 420, 30, 460)
  const holes = isRepaired
    ? []
    : ([
        [0.53, 0.42, 0.075, 0.1],
        [0.76, 0.26, 0.05, 0.07],
        [0.7, 0.66, 0.04, 0.06],
      ] as const)
  const whole = (u: number, v: number) => !holes.some(([x, y, w, h]) => ((u - x) / w) ** 2 + ((v - y) / h) ** 2 < 1)
  const lifted = isRepaired
    ? []
    : ([
        [0.44, 0.5, 0.035],
        [0.475, 0.5, 0.03],
        [0.62, 0.5, 0.034],
        [0.72, 0.325, 0.025],
        [0.8, 0.325, 0.025],
        [0.66, 0.74, 0.03],
      ] as const)
  return [
    sky(
      paper,
      '#33456b',
      [ink.plum, 1, 0.14],
      [ink.mauve, 1, 0.24],
      [ink.rose, 1, 0.33],
      [ink.peach, 1, 0.42],
      ink.amber,
    ),
    clouds(paper, 51, 7, 60, 260, '#ffd9b0', 0.45),
    sun(paper, 470, 350, 40),
    forest(far, 61, { every: 16, height: 40, fill: '#84667c' }),
    hill(far, paper.down('#93707f', '#6d6078')),
    mist(paper, 340, 140, ink.peach, 0.45),
    polygon(patch(slope, 0, 0, 1, 1), '#8a6a52'),
    lines(
      times(26, (i) => [slope(i / 25, 0), slope(i / 25, 1)]),
      '#5d4437',
      3,
    ),
    shingles(slope, { rows: 13, across: 30, tones: isRepaired ? charcoal : worn, seed: 5 }, whole),
    ...lifted.map(([u, v, w]) => {
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
        slope(u, v - 0.07),
        slope(u + w, v - 0.07),
        slope(u + w, v),
        slope(u, v),
      ]
      const [left, right]: [Point, Point] = [
        [dx - 6, dy - 17],
        [cx + 3, cy - 13],
      ]
      return (
        polygon([left, right, [cx + 5, cy + 3], [dx - 9, dy + 5]], '#14111f', faded(0.8)) +
        polygon([[ax, ay], [bx, by], right, left], paper.down('#514c56', '#85777a')) +
        line([left, right], '#e3c2a6', 2.4)
      )
    }),
    polygon(
      patch(slope, 0, 0, 1, 1),
      paper.down([ink.amber, 0.3], [ink.amber, 0, 0.4], [ink.night, 0.35, 0.85], [ink.night, 0.6]),
    ),
    polygon(patch(slope, 0, -0.012, 1, 0.03), '#6b5f66'),
    line([slope(0, -0.012), slope(1, -0.012)], '#ffdfb4', 4, faded(0.85)),
    polygon('1180,170 1300,164 1300,372 1180,384', paper.across('#b07c66', '#95655a')),
    polygon('1300,164 1372,178 1372,402 1300,372', '#67474a'),
    stroke(times(11, (i) => `M1180 ${190 + i * 18}l120-5l72 12`).join(''), ink.night, 1.6, faded(0.25)),
    polygon('1166,152 1306,145 1386,162 1386,186 1306,168 1166,176', '#8a6257'),
    polygon(
      isRepaired ? '1172,366 1304,354 1304,384 1164,396' : '1172,360 1304,348 1304,388 1164,402',
      isRepaired ? paper.down('#d9a15f', '#a86a35') : paper.down('#b9bcc4', '#777c8a'),
    ),
    polygon('1304,348 1380,378 1388,424 1304,388', '#5b6070'),
    rect(0, 0, 1600, 900, paper.aslant([ink.night, 0], [ink.night, 0, 0.6], [ink.night, 0.4])),
    line([slope(0, 0), slope(0, 1)], '#cdb09b', 9),
    glow(paper, 60, 960, 1000, ink.night, 0.8),
  ].join('')
}
