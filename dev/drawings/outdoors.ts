import { cottage, house, ourHouse } from './house.ts'
import {
  type Drawing,
  dashes,
  ellipse,
  faded,
  group,
  ink,
  line,
  path,
  polygon,
  random,
  rect,
  stroke,
  times,
} from './kit.ts'
import { clouds, cumulus, forest, glow, grass, hill, land, mist, sky, stars, tree } from './landscape.ts'

export const intro: Drawing = (paper) => {
  const far = land(3, 520, 46, 420)
  const middle = land(8, 610, 52, 520)
  const near = land(12, 730, 50, 700)
  const front = land(20, 850, 34, 640)
  const facet = (shape: string, ...stops: [string, string]) => polygon(shape, paper.down(...stops))
  return [
    sky(
      paper,
      ink.night,
      ink.indigo,
      ink.plum,
      [ink.mauve, 1, 0.47],
      [ink.rose, 1, 0.56],
      [ink.peach, 1, 0.66],
      ink.amber,
    ),
    stars(5, 70, 330),
    glow(paper, 700, 560, 470, ink.peach, 0.8),
    clouds(paper, 4, 7, 300, 470, ink.peach, 0.4),
    facet('560,560 830,330 930,250 1068,150 1200,270 1330,350 1600,570', '#7d6a88', '#8f7590'),
    facet('1068,150 1200,270 1330,350 1600,570 1180,570 1120,420 1146,330 1080,250', '#4f4c70', '#75658a'),
    facet('1068,150 930,250 830,330 900,318 948,342 985,290 1030,322 1080,250', '#ffe2c4', '#f0b292'),
    facet('1068,150 1200,270 1260,307 1196,300 1160,330 1130,272 1100,290 1080,250', '#a792ab', '#8a7a9b'),
    facet('0,470 170,400 290,440 420,372 700,570 0,570', '#7b6b8c', '#a37d8e'),
    polygon('948,342 985,290 1000,306 950,380 968,440 910,540 850,560 905,440 892,390', '#f0b08f', faded(0.3)),
    polygon('830,330 860,325 838,372 846,420 770,520 690,560 770,460 780,400', '#f0b08f', faded(0.26)),
    polygon('1066,200 1080,250 1146,330 1120,420 1150,500 1110,470 1094,400 1104,330', ink.indigo, faded(0.25)),
    polygon('1196,300 1260,307 1330,350 1420,420 1330,400 1290,470 1262,390', '#a792ab', faded(0.3)),
    mist(paper, 420, 200, ink.peach, 0.75),
    forest(far, 31, { every: 17, height: 38, fill: '#65587a' }),
    hill(far, paper.down('#7a6580', '#5b5271')),
    mist(paper, 500, 170, ink.rose, 0.45),
    forest(middle, 32, { every: 22, height: 58, fill: '#3f4263' }),
    hill(middle, paper.down('#4d4a6a', '#343d5c')),
    cottage(paper, 690, 636, 0.42, '#4a4562', '#2b304c'),
    cottage(paper, 1398, 622, 0.46, '#4a4562', '#2b304c'),
    cottage(paper, 500, 640, 0.34, '#4a4562', '#2b304c'),
    mist(paper, 610, 150, ink.mauve, 0.35),
    forest(near, 33, { from: 0, to: 460, every: 34, height: 140, fill: '#242f4f' }),
    forest(near, 34, { from: 1300, every: 34, height: 150, fill: '#242f4f' }),
    hill(near, paper.down('#2a3654', ink.night)),
    house(paper, 1090, 752, 0.62),
    path('M1030 752q-30 40-130 70t-220 90h250q20-60 110-90t40-70z', '#c39a86', faded(0.35)),
    forest(front, 36, { from: 1440, every: 56, height: 290, fill: '#141e38' }),
    hill(front, paper.down('#16213b', '#0d1426')),
    grass(9, 170, front, 34, '#0f182c'),
  ].join('')
}

export const weather: Drawing = (paper) => {
  const next = random(14)
  const far = land(6, 590, 50, 500)
  const near = land(10, 716, 30, 800)
  const front = land(18, 850, 24, 620)
  const drops = (count: number, long: number) =>
    dashes(
      times(count, () => [next(-40, 1700), next(-60, 880), -long * 0.34, long] as const).toSorted(
        ([one], [other]) => one - other,
      ),
    )
  const bolt = '566,150 552,196 560,206 532,262 558,282 540,330 549,338 512,412 533,428 508,478 514,486 486,560'
  return [
    sky(paper, '#101a2e', '#22304b', '#3d4f68', ['#71808c', 1, 0.6], '#a9a79f'),
    glow(paper, 540, 240, 620, '#cfd9e8', 0.65),
    ...[
      [250, 60, 900, '#1a263e'],
      [1250, 40, 1000, '#152036'],
      [760, 110, 900, '#26344f'],
      [1450, 190, 760, '#1d2943'],
      [90, 210, 640, '#2a3954'],
      [980, 200, 620, '#33435e'],
    ].map(([x, y, width, fill], i) =>
      cumulus(30 + i, Number(x), Number(y), Number(width), String(fill), paper.blur(7)),
    ),
    line(bolt, '#dfeaff', 16, `${paper.blur(10)} opacity="0.7"`),
    line(bolt, '#fdf8e8', 3.6),
    line('558,282 586,322 580,336 612,392 606,420', '#fdf8e8', 1.8, faded(0.75)),
    line('532,262 500,300 504,312 470,350', '#fdf8e8', 1.4, faded(0.6)),
    forest(far, 19, { every: 20, height: 52, fill: '#4a5a6c' }),
    hill(far, paper.down('#5a6a7a', '#435365')),
    mist(paper, 520, 200, '#b9c0c2', 0.5),
    group(
      forest(near, 20, { from: 1420, every: 44, height: 300, fill: '#1b2838' }),
      'transform="translate(150 0) skewX(10) translate(-280 0)"',
    ),
    hill(near, paper.down('#41525c', '#202f3e', '#14202e')),
    group(
      tree(paper, 5, 700, 730, 310, '#1c2a38', '#4c5d68'),
      'transform="translate(700 730) skewX(16) translate(-700 -730)"',
    ),
    house(paper, 1120, 730, 1.08, {
      ...ourHouse,
      wall: ['#a5a3a6', '#6f7583'],
      trim: '#cfd0d0',
      rim: '#8c9bb0',
      roof: ['#39445a', '#414c62', '#4a556a', '#313c52'],
    }),
    ...[
      [880, 410, 20],
      [820, 340, -30],
      [760, 430, 50],
      [690, 300, 10],
      [930, 300, -15],
    ].map(([x, y, turn]) => rect(-17, -9, 34, 18, '#2c3850', `transform="translate(${x} ${y}) rotate(${turn})"`)),
    ellipse(1000, 768, 240, 20, paper.glow('#ffd08a', 0.5)),
    stroke(drops(150, 44), '#dfe8f2', 1.4, faded(0.3)),
    stroke(drops(80, 90), '#eef4fa', 2.2, faded(0.28)),
    hill(front, paper.down('#162230', '#0c1522')),
    grass(7, 150, front, 40, '#142030'),
    rect(0, 0, 1600, 900, paper.across([ink.night, 0.35], [ink.night, 0], [ink.night, 0.15])),
  ].join('')
}
