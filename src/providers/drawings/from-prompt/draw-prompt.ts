import { draw, group, type Paper, rect } from '../kit.ts'
import { attic, calendar, coins, sealed } from './indoors.ts'
import { crewAtWork, gutter, layers, slope } from './on-the-roof.ts'
import { heavens, homestead } from './outside.ts'
import { type Palette, paletteOf } from './palette.ts'
import { readPrompt, type Scene } from './read-prompt.ts'
import { falling } from './weather.ts'

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

/** Subjects stand in the middle of 1600 × 900. A square or tall picture cuts off the sides and adds sky. */
export function drawPrompt(prompt: string, seed: number, { width, height }: { width: number; height: number }) {
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
