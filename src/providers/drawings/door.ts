import { foliage, forest, hill, land } from './ground.ts'
import { cottage } from './house.ts'
import { circle, type Drawing, faded, ink, line, path, polygon, rect, stroke, times } from './kit.ts'
import { shingles, surface } from './shingles.ts'
import { glow, mist, stars } from './sky.ts'

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
