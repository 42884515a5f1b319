import { charcoal, cottage, driftwood, house, ourHouse, seaSlate, shingles, surface } from './house.ts'
import {
  at,
  circle,
  type Drawing,
  ellipse,
  faded,
  ink,
  line,
  type Point,
  path,
  points,
  polygon,
  rect,
  stroke,
  times,
} from './kit.ts'
import { clouds, foliage, forest, glow, grass, hill, land, mist, sky, stars, sun, tree } from './landscape.ts'

export const welcome: Drawing = (paper) => {
  const far = land(2, 520, 40, 460)
  const middle = land(9, 590, 44, 520)
  const lawn = land(41, 706, 16, 900)
  const front = land(17, 846, 26, 560)
  return [
    sky(
      paper,
      '#26355a',
      [ink.plum, 1, 0.2],
      [ink.mauve, 1, 0.34],
      [ink.rose, 1, 0.46],
      [ink.peach, 1, 0.58],
      ink.amber,
    ),
    clouds(paper, 21, 9, 90, 400, '#ffd9b0', 0.5),
    sun(paper, 560, 508, 46),
    forest(far, 11, { every: 15, height: 34, fill: '#9a7082' }),
    hill(far, paper.down('#b67f83', '#96707f')),
    mist(paper, 470, 170, ink.amber, 0.5),
    forest(middle, 12, { every: 21, height: 60, fill: '#5a5570' }),
    hill(middle, paper.down('#6d6078', '#4f5168')),
    mist(paper, 560, 150, ink.peach, 0.4),
    tree(paper, 3, 1450, 716, 440, '#2a4046', '#8a8a6a'),
    tree(paper, 6, 760, 712, 270, '#41545a', '#b59a74'),
    hill(lawn, paper.down('#6f7a5f', '#3c5350', '#1d3038')),
    glow(paper, 560, 730, 420, ink.amber, 0.3),
    path('M1010 722q-6 36-104 62T640 900h330q24-60 100-96t36-82z', paper.down('#f3cfa2', '#8d7271'), faded(0.75)),
    house(paper, 1120, 722, 1.16),
    ellipse(1000, 762, 250, 30, paper.glow('#ffd08a', 0.55)),
    tree(paper, 9, 1590, 800, 300, '#172832', '#3f5550'),
    hill(front, paper.down('#1b2c38', '#0f1c27')),
    grass(3, 160, front, 46, '#172733'),
    ...points('700,660 760,742 640,770 1330,770 560,700 860,800').map(([x = 0, y = 0]) =>
      glow(paper, x, y, 12, '#fff0b8', 0.9),
    ),
  ].join('')
}

/** The homes are at the bottom, because cards cover the upper part. */
export const pricing: Drawing = (paper) => {
  const far = land(14, 590, 40, 480)
  const lawn = land(44, 770, 12, 900)
  const front = land(22, 862, 16, 620)
  return [
    sky(paper, '#1b2747', [ink.slate, 1, 0.3], [ink.plum, 1, 0.5], [ink.rose, 1, 0.7], ink.peach),
    stars(8, 46, 260),
    glow(paper, 800, 690, 640, ink.peach, 0.5),
    clouds(paper, 36, 6, 150, 420, '#f4c3a5', 0.28),
    forest(far, 22, { every: 22, height: 36, fill: '#655c7c' }),
    hill(far, paper.down('#77688a', '#5c5676')),
    mist(paper, 560, 190, ink.peach, 0.5),
    forest(land(44, 776, 12, 900), 23, { every: 46, height: 150, fill: '#39425f' }),
    hill(lawn, paper.down('#55645f', '#26383f')),
    house(paper, 300, 792, 0.72, { ...ourHouse, roof: charcoal, wall: ['#b9b1b4', '#85808f'], door: '#35486a' }),
    house(paper, 800, 800, 0.86, { ...ourHouse, roof: driftwood }),
    house(paper, 1304, 792, 0.72, { ...ourHouse, roof: seaSlate, wall: ['#e4d6c4', '#a99c98'], door: '#2b4145' }),
    hill(front, paper.down('#1a2936', '#0f1a26')),
    grass(5, 50, front, 30, '#162531'),
  ].join('')
}

export const warranty: Drawing = (paper) => {
  const far = land(5, 600, 50, 520)
  const near = land(46, 766, 18, 900)
  const front = land(25, 856, 22, 600)
  const scallops = times(180, (i): Point => {
    const reach = 150 + 6 * Math.cos((i * Math.PI) / 3)
    return [reach * Math.cos((i * Math.PI) / 90), reach * Math.sin((i * Math.PI) / 90)]
  })
  const seal = [
    polygon('-74,100 -92,216 -48,190 -16,226 0,130', paper.down('#a24a25', '#7f381d')),
    polygon('74,100 92,216 48,190 16,226 0,130', paper.down('#bd5d30', '#8d4020')),
    polygon(scallops, paper.aslant('#fff0c4', '#f0b45c', '#c9803a')),
    circle(0, 0, 128, paper.aslant('#e09f4d', '#f7cf86')),
    circle(0, 0, 116, paper.down('#25375a', '#15213d')),
    circle(0, 0, 105, 'none', 'stroke="#f3c376" stroke-width="2.5" stroke-dasharray="1 9"'),
    line('-74,4 0,-62 74,4', '#fbd592', 13),
    line('-34,38 -8,62 36,16', ink.cream, 13),
  ]
  return [
    sky(paper, '#0b1226', '#16213f', '#2b3860', [ink.plum, 1, 0.72], ink.mauve),
    stars(12, 190, 620),
    glow(paper, 1040, 236, 400, '#e2a06c', 0.55),
    forest(far, 24, { every: 20, height: 56, fill: '#2c3659' }),
    hill(far, paper.down('#333d61', '#28335a')),
    mist(paper, 560, 190, ink.mauve, 0.4),
    forest(near, 25, { from: 620, every: 42, height: 190, fill: '#18223d' }),
    hill(near, paper.down('#253450', '#121c33')),
    house(paper, 1040, 786, 0.8, { ...ourHouse, wall: ['#9b8b99', '#6b6680'], trim: '#cbbcbb', rim: '#8d9cc0' }),
    at(1040, 236, 0.86, seal.join('')),
    hill(front, paper.down('#111b32', '#0a1121')),
    grass(15, 190, front, 36, '#0e1729'),
  ].join('')
}

export const next: Drawing = (paper) => {
  const far = land(11, 660, 50, 460)
  const near = land(6, 800, 30, 520)
  const awning = surface('560,0 1640,0 1640,96 520,96')
  const lamp = (x: number) =>
    glow(paper, x, 352, 300, '#ffcf85', 0.75) +
    path(`M${x - 8} 286h16v22h-16z`, '#1c2338') +
    polygon(`${x - 32},322 ${x},302 ${x + 32},322`, '#1c2338') +
    polygon(`${x - 26},324 ${x + 26},324 ${x + 18},394 ${x - 18},394`, paper.down('#fff4d2', '#ffc766')) +
    line(`${x},324 ${x},394`, '#1c2338', 3) +
    rect(x - 22, 392, 44, 9, '#1c2338', 'rx="3"')
  const pot = (x: number, tall: number) =>
    foliage(
      paper,
      times(
        20,
        (i) =>
          [
            x + Math.cos(i * 2.4) * Math.sqrt(i) * 15,
            640 - tall + Math.sin(i * 2.4) * Math.sqrt(i) * tall * 0.19,
            30,
          ] as const,
      ),
      '#24403f',
      '#93a06c',
      9,
      12,
    ) +
    path(`M${x - 58} 664h116l-16 112h-84z`, paper.across('#c9683b', '#7f381d')) +
    rect(x - 66, 652, 132, 24, paper.across('#d9784a', '#8d4020'), 'rx="5"')
  return [
    rect(0, 0, 1600, 900, paper.down('#16213b', '#2b3558', ink.plum)),
    stars(31, 60, 420),
    glow(paper, 300, 640, 420, ink.rose, 0.55),
    forest(far, 92, { to: 560, every: 20, height: 70, fill: '#3c3f62' }),
    hill(far, paper.down('#434468', '#262f4d')),
    mist(paper, 640, 160, ink.mauve, 0.4),
    cottage(paper, 236, 706, 0.5, '#3c3a5a', '#232a46'),
    forest(near, 93, { to: 500, every: 60, height: 190, fill: '#19233d' }),
    hill(near, paper.down('#1b2742', '#101829')),
    rect(540, 60, 1100, 720, paper.down('#b79c93', '#9a8084')),
    stroke(times(22, (i) => `M540 ${96 + i * 32}h1100`).join(''), ink.night, 3, faded(0.14)),
    shingles(awning, { rows: 4, across: 26, tones: ['#3b4254', '#434a5c', '#4b5163', '#353c4e'], seed: 55 }),
    rect(500, 94, 1140, 26, '#f2dfcd'),
    rect(540, 120, 1100, 46, paper.down([ink.night, 0.5], [ink.night, 0])),
    rect(900, 210, 400, 570, '#f2dfcd'),
    rect(886, 192, 428, 30, '#fbeedd'),
    rect(924, 240, 352, 540, paper.down('#fff3cf', '#ffca7d', '#f3a452')),
    polygon('1276,240 1010,258 1010,800 1276,780', paper.across('#a84c24', '#c8653a')),
    polygon('1010,258 998,256 998,796 1010,800', '#7f381d'),
    polygon('1042,292 1126,287 1126,470 1042,474', paper.down('#ffe9b8', '#f9b862')),
    polygon('1158,285 1244,280 1244,466 1158,469', paper.down('#ffe9b8', '#f9b862')),
    line('1042,382 1126,378', '#a84c24', 5),
    line('1158,377 1244,373', '#a84c24', 5),
    polygon('1042,520 1126,516 1126,748 1042,756', '#7f381d', faded(0.4)),
    polygon('1158,515 1244,511 1244,738 1158,746', '#7f381d', faded(0.4)),
    circle(1032, 566, 12, paper.outward('#fff0c4', '#c98c3c')),
    rect(1026, 580, 12, 54, '#d9a04e', 'rx="6"'),
    lamp(812),
    lamp(1388),
    rect(560, 120, 46, 664, paper.across('#fbeedd', '#b79c93')),
    rect(548, 752, 70, 32, '#e6d2bf'),
    rect(548, 120, 70, 26, '#e6d2bf'),
    polygon('440,780 1640,780 1640,838 400,838', paper.down('#9b7568', '#7b5a55')),
    stroke(times(8, (i) => `M${480 + i * 150} 780L${446 + i * 160} 838`).join(''), ink.night, 2.5, faded(0.25)),
    rect(400, 838, 1240, 20, '#5d4448'),
    rect(360, 858, 1280, 42, paper.down('#6f5152', '#3d3140')),
    polygon('924,780 1010,798 900,900 500,900', '#ffd79a', `opacity="0.5" ${paper.blur(10)}`),
    polygon('936,792 1270,792 1296,826 910,826', '#4a4440'),
    polygon('952,797 1256,797 1274,821 932,821', 'none', 'stroke="#8f8371" stroke-width="3"'),
    polygon('1030,796 1136,790 1152,816 1044,822', '#fff6e6'),
    line('1030,796 1092,810 1136,790', '#d8c3a8', 2.5),
    circle(1091, 809, 6, ink.copper),
    pot(742, 90),
    pot(1462, 120),
    glow(paper, 1060, 620, 620, '#ffc873', 0.32),
    foliage(
      paper,
      times(24, (i) => [i * 24 - 30, 890 - 26 * Math.sin(i * 1.3) ** 2 - (i < 12 ? 16 : 0), 44] as const),
      '#14242d',
      '#41585a',
      10,
      9,
    ),
    rect(0, 0, 900, 900, paper.across([ink.night, 0.5], [ink.night, 0])),
  ].join('')
}
