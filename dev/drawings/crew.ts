import { charcoal, patch, shingles, surface } from './house.ts'
import {
  at,
  circle,
  type Drawing,
  faded,
  ink,
  line,
  lines,
  type Paper,
  type Point,
  path,
  points,
  polygon,
  rect,
  times,
} from './kit.ts'
import { clouds, forest, glow, hill, land, mist, sky, sun } from './landscape.ts'

type Pose = {
  head: Point
  neck: Point
  hip: Point
  arms: readonly string[]
  legs: readonly string[]
  hat: string
  vest: string
}

function roofer(paper: Paper, { head: [x, y], neck, hip, arms, legs, hat, vest }: Pose) {
  const dark = '#1c2338'
  const tall = Math.hypot(hip[0] - neck[0], hip[1] - neck[1])
  const off = ([px, py]: Point, by: number): Point => [
    px + (by * (hip[1] - neck[1])) / tall,
    py - (by * (hip[0] - neck[0])) / tall,
  ]
  const torso = [off(neck, -14), off(neck, 14), off(hip, 11), off(hip, -11)]
  return [
    ...legs.map((leg, i) => line(leg, i ? dark : '#151b2d', 21)),
    ...legs.map((leg) => {
      const [fx, fy] = points(leg)[2] ?? neck
      return line(`${fx - 2},${fy + 3} ${fx + 17},${fy + 3}`, '#10162a', 15)
    }),
    arms[1] ? line(arms[1], '#151b2d', 14) : '',
    polygon(torso, vest, `stroke="${vest}" stroke-width="10"`),
    polygon(torso, paper.across([dark, 0], [dark, 0.55])),
    line([off(neck, -19), off(hip, -16)], '#ffcf8f', 2.5, faded(0.85)),
    line([off(hip, -15), off(hip, 15)], '#3a2620', 11),
    circle(x, y, 17, '#4a2f33'),
    path(`M${x - 22} ${y - 3}a22 21 0 0 1 44 0z`, hat),
    rect(x - 25, y - 5, 56, 5, hat, 'rx="2.5"'),
    path(`M${x - 22} ${y - 3}a22 21 0 0 1 18-20`, 'none', 'stroke="#fff0cf" stroke-width="3" opacity="0.8"'),
    arms[0] ? line(arms[0], dark, 15) : '',
  ].join('')
}

export const crew: Drawing = (paper) => {
  const slope = surface('640,452 1700,330 1900,960 60,960')
  const far = land(27, 560, 44, 480)
  const middle = land(30, 640, 40, 560)
  const done = (u: number, v: number) => v > 0.5 - 0.22 * Math.sin(u * 5) - (u > 0.55 ? 0.1 : 0)
  const ladder = [
    ...[0.655, 0.71].map((u) => line([slope(u, 1), slope(u, 0.2)], '#c9a064', 9)),
    ...times(12, (i) => line([slope(0.655, 0.97 - i * 0.064), slope(0.71, 0.97 - i * 0.064)], '#b58a50', 8)),
    line([slope(0.655, 1), slope(0.655, 0.2)], '#ffe2b0', 2),
  ]
  const bundles = (x: number, y: number, count: number) =>
    times(
      count,
      (i) =>
        polygon(
          `${x},${y - i * 20} ${x + 96},${y - 12 - i * 20} ${x + 96},${y + 6 - i * 20} ${x},${y + 18 - i * 20}`,
          i % 2 ? '#4b5163' : '#3b4254',
        ) + line(`${x},${y - i * 20} ${x + 96},${y - 12 - i * 20}`, '#ffcf8f', 2, faded(0.7)),
    ).join('')
  return [
    sky(
      paper,
      '#4a6a90',
      ['#7e8fa8', 1, 0.2],
      ['#c2a7a3', 1, 0.38],
      [ink.peach, 1, 0.52],
      [ink.amber, 1, 0.66],
      ink.cream,
    ),
    clouds(paper, 71, 9, 60, 360, '#fff0d6', 0.6),
    sun(paper, 900, 330, 58),
    forest(far, 72, { every: 17, height: 40, fill: '#b08a86' }),
    hill(far, paper.down('#b89089', '#9c7f86')),
    mist(paper, 500, 170, ink.cream, 0.5),
    forest(middle, 73, { every: 26, height: 80, fill: '#6f6a7c' }),
    hill(middle, paper.down('#7b7382', '#454b62')),
    polygon(patch(slope, 0, 0, 1, 1), '#d5c3b0'),
    lines(
      times(9, (i) => [slope(0, (i + 1) / 10), slope(1, (i + 1) / 10)]),
      '#a8927f',
      2.5,
    ),
    shingles(slope, { rows: 12, across: 26, tones: charcoal, seed: 77 }, done),
    polygon(patch(slope, 0, 0, 1, 1), paper.down(['#ffc98a', 0.5], ['#ffc98a', 0.08, 0.4], [ink.night, 0.5])),
    ...ladder,
    line([slope(0, 0), slope(1, 0)], '#fff0cf', 6),
    line([slope(0, 0), slope(0, 1)], '#f2dfcd', 12),
    bundles(1395, 372, 3),
    roofer(paper, {
      head: [806, 372],
      neck: [794, 398],
      hip: [750, 440],
      hat: '#e9a24b',
      vest: '#b9572b',
      arms: ['800,402 836,440 868,452', '790,402 812,446 844,466'],
      legs: ['748,442 806,462 766,494', '752,444 790,484 738,502'],
    }),
    line('862,456 884,428', '#3a2a2a', 7),
    line('874,422 898,438', '#10162a', 12),
    polygon('1088,226 1206,208 1212,236 1094,254', '#434a5c'),
    line('1088,226 1206,208', '#ffcf8f', 3),
    roofer(paper, {
      head: [1148, 216],
      neck: [1146, 246],
      hip: [1140, 320],
      hat: '#f2dfcd',
      vest: '#d0863b',
      arms: ['1150,250 1186,262 1180,214', '1142,250 1118,286 1140,316'],
      legs: ['1138,322 1120,368 1106,412', '1144,322 1168,362 1172,404'],
    }),
    at(
      1000,
      420,
      1.22,
      roofer(paper, {
        head: [168, 62],
        neck: [160, 92],
        hip: [136, 158],
        hat: '#e9a24b',
        vest: '#b9572b',
        arms: ['166,96 196,112 214,84', '158,96 190,120 224,112'],
        legs: ['134,160 172,180 160,226', '138,160 146,216 118,264'],
      }),
    ),
    rect(0, 0, 1600, 900, paper.outward(['#fff0cf', 0.0], [ink.night, 0, 0.6], [ink.night, 0.35])),
    glow(paper, 60, 960, 900, ink.night, 0.7),
  ].join('')
}
