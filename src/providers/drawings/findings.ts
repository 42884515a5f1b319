import { forest, hill, land } from './ground.ts'
import { type Drawing, faded, ink, line, lines, type Paper, type Point, polygon, rect, stroke, times } from './kit.ts'
import { charcoal, patch, type Roof, shingles, surface } from './shingles.ts'
import { clouds, glow, mist, sky, sun } from './sky.ts'

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
