import { attic, calendar, coins, sealed } from './drawings/from-prompt/indoors.ts'
import { crewAtWork, gutter, layers, slope } from './drawings/from-prompt/on-the-roof.ts'
import { heavens, homestead } from './drawings/from-prompt/outside.ts'
import { type Palette, paletteOf } from './drawings/from-prompt/palette.ts'
import { placeholderPixels } from './drawings/from-prompt/placeholder-pixels'
import { readPrompt, type Scene } from './drawings/from-prompt/read-prompt.ts'
import {
  circle,
  dashes,
  draw,
  faded,
  group,
  ink,
  type Paper,
  path,
  random,
  rect,
  stroke,
  times,
} from './drawings/kit.ts'
import type { Aspect, DrawPicture } from './picture'

type Area = { left: number; top: number; right: number; bottom: number }

function falling(paper: Paper, { weather, seed }: Scene, { left, top, right, bottom }: Area) {
  const next = random(seed ^ 0x5eed)
  const spots = (count: number) => times(count, () => [next(left, right), next(top, bottom)] as const)
  if (weather === 'rain')
    return (
      stroke(dashes(spots(170).map(([x, y]) => [x, y, -16, 46] as const)), '#dfe8f2', 1.6, faded(0.34)) +
      stroke(dashes(spots(70).map(([x, y]) => [x, y, -30, 88] as const)), '#eef4fa', 2.4, faded(0.28))
    )
  if (weather === 'hail') {
    const stones = spots(90).map(([x, y]) => circle(x, y, next(4, 11), '#eef4fb', faded(0.86)))
    const tails = stroke(dashes(spots(80).map(([x, y]) => [x, y, -9, 40] as const)), '#eef4fa', 3, faded(0.22))
    return (
      tails +
      stones.join('') +
      spots(30)
        .map(([x, y]) => circle(x, y, 3, paper.glow('#ffffff')))
        .join('')
    )
  }
  if (weather === 'snow')
    return spots(150)
      .map(([x, y]) => circle(x, y, next(1.6, 5.5), '#ffffff', faded(0.8)))
      .join('')
  if (weather === 'wind')
    return (
      stroke(
        spots(16)
          .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q120-26 250 0t170-8`)
          .join(''),
        ink.cream,
        2.4,
        faded(0.32),
      ) +
      spots(26)
        .map(([x, y]) =>
          path(
            'M0 0q13-11 30 0q-17 11-30 0z',
            '#8a6a3c',
            `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(next(0, 180))})"`,
          ),
        )
        .join('')
    )
  return ''
}

type Subject = (paper: Paper, scene: Scene, look: Palette) => string

const outside: Partial<Record<Scene['subject'], Subject>> = {
  house: homestead,
  roof: slope,
  layers,
  crew: crewAtWork,
  gutter,
}
const inside: Partial<Record<Scene['subject'], Subject>> = { attic, seal: sealed, calendar, coins }

const isInside = ({ subject }: Scene) => inside[subject] !== undefined

/**
 * Prompt and seed decide everything that is left to chance, so that the same order gives the same picture. Subjects stand
 * in the middle of 1600 × 900. A square or tall picture cuts off the sides and adds sky.
 */
function drawPrompt(prompt: string, seed: number, { width, height }: { width: number; height: number }) {
  const scene = readPrompt(prompt, seed)
  const look = paletteOf(scene)
  const isOnTable = isInside(scene) && scene.subject !== 'attic'
  const [left, top] = [(width - 1600) / 2, (height - 900) / (isOnTable ? 2 : 1)]
  const svg = draw(width, height, (paper) => {
    const subject = (outside[scene.subject] ?? inside[scene.subject] ?? homestead)(paper, scene, look)
    const near = group(subject, `transform="translate(${left} ${top})"`)
    if (isInside(scene)) return near
    const sky = rect(0, 0, width, height, paper.down(...look.sky))
    const fall = falling(paper, scene, { left: 0, top: 0, right: width, bottom: height })
    return sky + heavens(paper, scene, look, width, top + 560) + near + fall
  })
  const [x, y] = focalPoints[scene.subject]
  const focalPoint = { x: (x + left) / width, y: (y + top) / height }
  return { svg, scene, look, altText: describe(scene), focalPoint }
}

const focalPoints: Record<Scene['subject'], readonly [x: number, y: number]> = {
  house: [800, 560],
  roof: [690, 450],
  layers: [850, 640],
  crew: [850, 600],
  attic: [790, 500],
  gutter: [640, 560],
  seal: [800, 450],
  calendar: [800, 450],
  coins: [820, 500],
}

const ofSubject: Record<Scene['subject'], string> = {
  house: 'A house among trees',
  roof: 'A shingle roof',
  layers: 'The layers of a roof, from the boards to the shingles',
  crew: 'Roofers at work on a roof',
  attic: 'An attic with rafters and insulation',
  gutter: 'A gutter along the eave of a house',
  seal: 'A sealed paper with a house on it',
  calendar: 'A calendar with two days marked',
  coins: 'A sheet of prices beside stacks of coins',
}

const ofWeather: Record<Scene['weather'], string> = {
  clear: '',
  rain: ' in the rain',
  hail: ' in a hailstorm',
  snow: ' in falling snow',
  wind: ' in the wind',
}

const ofHour: Record<Scene['hour'], string> = { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' }

function describe(scene: Scene) {
  if (isInside(scene) && scene.subject !== 'attic') return `${ofSubject[scene.subject]}.`
  const damaged = scene.subject === 'roof' && scene.isDamaged ? ' with damage' : ''
  return `${ofSubject[scene.subject]}${damaged}${isInside(scene) ? '' : ofWeather[scene.weather]} in ${scene.season}, ${ofHour[scene.hour]}.`
}

const sizes: Record<Aspect, { width: number; height: number }> = {
  '16:9': { width: 1600, height: 900 },
  '1:1': { width: 1200, height: 1200 },
  '4:5': { width: 960, height: 1200 },
  '9:16': { width: 900, height: 1600 },
}

export const drawn: DrawPicture = async ({ prompt, aspect, seed }) => {
  const { svg, scene, look, altText, focalPoint } = drawPrompt(prompt, seed, sizes[aspect])
  const { rgbaToThumbHash } = await import('thumbhash')
  const small = placeholderPixels(scene, look, sizes[aspect])
  const placeholder = Buffer.from(rgbaToThumbHash(small.width, small.height, small.rgba)).toString('base64')
  return { bytes: Uint8Array.from(Buffer.from(svg)), altText, placeholder, focalPoint }
}
