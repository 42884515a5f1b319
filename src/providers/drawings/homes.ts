import { forest, grass, hill, land, tree } from './ground.ts'
import { house, ourHouse } from './house.ts'
import { at, circle, type Drawing, ellipse, faded, ink, line, type Point, path, points, polygon, times } from './kit.ts'
import { charcoal, driftwood, seaSlate } from './shingles.ts'
import { clouds, glow, mist, sky, stars, sun } from './sky.ts'

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

/** The homes stand low, because cards cover the upper part. */
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
