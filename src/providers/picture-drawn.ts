import { home, patch, shingles, surface } from './drawings/buildings.ts'
import { draw, faded, group, ink, line, type Paper, polygon, random, rect, times } from './drawings/kit.ts'
import { onTable } from './drawings/papers.ts'
import { readPrompt, type Scene } from './drawings/read-prompt.ts'
import { colorsOf, falling, hills, lawn, sky } from './drawings/scenery.ts'
import type { Aspect, DrawPicture } from './picture'

const snowy = ['#cfd9e4', '#dbe3ec', '#e6edf3', '#f2f6f9']
const roofs = [
  ['#353c4e', '#3b4254', '#434a5c', '#4b5163'],
  ['#5e4843', '#6b5148', '#775a4d', '#846454'],
  ['#385060', '#3f5a6b', '#486679', '#527285'],
  ['#6e3c2c', '#7c4532', '#8a4f39', '#985a41'],
]
const tonesOf = ({ subject, season, seed }: Scene) =>
  season === 'winter' && subject !== 'work' ? snowy : (roofs[seed % 4] ?? snowy)

const nightfall = (paper: Paper, { hour }: Scene) =>
  hour === 'night'
    ? rect(0, 0, 1600, 900, paper.down([ink.night, 0, 0.2], [ink.night, 0.6, 0.36], [ink.night, 0.6]))
    : ''

function house(paper: Paper, scene: Scene) {
  const wall = ['#efe4d2', '#c7cdbd', '#b9c6cf', '#d9bfae'][(scene.seed >>> 3) % 4] ?? ''
  const door = ['#b9572b', '#35486a', '#2b4145', '#7a2f35'][(scene.seed >>> 5) % 4] ?? ''
  const built = home(paper, 812, 728, 1.12, { tones: tonesOf(scene), wall, door })
  return hills(scene, 520) + lawn(paper, scene) + nightfall(paper, scene) + built
}

function roof(paper: Paper, scene: Scene) {
  const isWork = scene.subject === 'work'
  const next = random(scene.seed)
  const lean = next(-50, 50)
  const on = surface([120, 430 + lean], [1480, 430 - lean], [2000, 960], [-400, 960])
  const holes = times(scene.isDamaged ? 3 : 0, (i) => [0.4 + i * 0.1, next(0.2, 0.7)] as const)
  const isWhole = (u: number, v: number) => holes.every(([x, y]) => ((u - x) / 0.05) ** 2 + ((v - y) / 0.08) ** 2 >= 1)
  const isLaid = (u: number, v: number) => v > 0.5 - 0.2 * Math.sin(u * 5)
  const x = 640 + next(-160, 240)
  const bundle = times(4, (i) => rect(x, 450 - i * 22, 190, 20, i % 2 ? '#4b5163' : '#3b4254', 'rx="3"'))
  const chimney =
    rect(x, 262, 170, 200, paper.across('#b07c66', '#95655a', '#67474a')) +
    rect(x - 12, 240, 194, 26, '#8a6257', 'rx="3"')
  return [
    hills(scene, 380),
    polygon(patch(on, 0, 0, 1, 1), '#b98a5e'),
    shingles(on, { rows: 13, across: 28, tones: tonesOf(scene), seed: scene.seed }, isWork ? isLaid : isWhole),
    polygon(patch(on, 0, 0, 1, 1), paper.down([ink.cream, 0.25], [ink.cream, 0, 0.4], [ink.night, 0.35])),
    line([on(0, 0), on(1, 0)], ink.cream, 6, faded(0.8)),
    isWork ? bundle.join('') : chimney,
    nightfall(paper, scene),
  ].join('')
}

type Size = { width: number; height: number }

const sizes: Record<Aspect, Size> = {
  '16:9': { width: 1600, height: 900 },
  '1:1': { width: 1200, height: 1200 },
  '4:5': { width: 960, height: 1200 },
  '9:16': { width: 900, height: 1600 },
}

const shown: Record<Scene['subject'], { altText: string; focus: readonly [x: number, y: number] }> = {
  house: { altText: 'A house among trees', focus: [800, 560] },
  roof: { altText: 'A shingle roof', focus: [690, 450] },
  work: { altText: 'A roof half covered with new shingles', focus: [800, 560] },
  paper: { altText: 'A sealed contract on a table', focus: [800, 450] },
  calendar: { altText: 'A calendar with two days marked', focus: [800, 450] },
  price: { altText: 'A sheet with three prices on a table', focus: [800, 450] },
}

const weathers = { clear: '', rain: ' in the rain', hail: ' in a hailstorm', snow: ' in falling snow' }
const hours = { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' }

function describe({ subject, isDamaged, weather, season, hour }: Scene) {
  const damaged = subject === 'roof' && isDamaged ? ' with damage' : ''
  return `${shown[subject].altText}${damaged}${weathers[weather]} in ${season}, ${hours[hour]}.`
}

/** A Worker can't render SVG, so the placeholder is made of the scene's colors at the top, middle and bottom. */
async function placeholderOf(colors: readonly string[], { width, height }: Size) {
  const { rgbaToThumbHash } = await import('thumbhash')
  const [across, down] = [Math.round(width / 50), Math.round(height / 50)]
  const rows = times(down, (y) => {
    const color = colors[Math.floor((y / down) * colors.length)] ?? ''
    return times(across, () => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).concat(255))
  })
  return Buffer.from(rgbaToThumbHash(across, down, rows.flat(2))).toString('base64')
}

/**
 * Prompt and seed determine everything, so the same order gives the same picture. Subjects are in the middle of 1600 ×
 * 900. A square or tall picture cuts off the sides and adds sky.
 */
export const drawn: DrawPicture = async ({ prompt, aspect, seed }) => {
  const size = sizes[aspect]
  const { width, height } = size
  const scene = readPrompt(prompt, seed)
  const { subject } = scene
  const isIndoors = subject === 'paper' || subject === 'calendar' || subject === 'price'
  const [left, top] = [(width - 1600) / 2, isIndoors ? (height - 900) / 2 : height - 900]
  const svg = draw(size, (paper) => {
    const moved = (content: string) => group(content, `transform="translate(${left} ${top})"`)
    if (isIndoors) return moved(onTable(paper, subject, scene))
    const near = subject === 'house' ? house(paper, scene) : roof(paper, scene)
    return sky(paper, scene, width, top + 560) + moved(near) + falling(scene, width, height)
  })
  const [x, y] = shown[subject].focus
  return {
    bytes: Uint8Array.from(Buffer.from(svg)),
    altText: isIndoors ? `${shown[subject].altText}.` : describe(scene),
    placeholder: await placeholderOf(isIndoors ? ['#85593e', '#f3e9d8', '#85593e'] : colorsOf(scene), size),
    focalPoint: { x: (x + left) / width, y: (y + top) / height },
  }
}
