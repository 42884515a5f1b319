import type { UprightName } from '../drawings/scenes.ts'

type Described = { altText: string; focalPoint: { x: number; y: number } }

/** The library's description of a drawing: alt text and focal point. */
export const described: Record<UprightName, Described> = {
  intro: { altText: 'A house below a mountain at dusk, its windows lit', focalPoint: { x: 0.68, y: 0.62 } },
  welcome: { altText: 'A family house at sunset', focalPoint: { x: 0.7, y: 0.6 } },
  findings: { altText: 'The front slope of the roof, bare wood in three places', focalPoint: { x: 0.71, y: 0.5 } },
  chimney: { altText: 'The chimney, its metal flashing pulled loose', focalPoint: { x: 0.5, y: 0.6 } },
  worn: { altText: 'Shingles close up, worn thin and lifting at the edge', focalPoint: { x: 0.5, y: 0.5 } },
  deck: { altText: 'Bare boards where shingles are missing', focalPoint: { x: 0.5, y: 0.5 } },
  repaired: { altText: 'The same slope with new shingles and new flashing', focalPoint: { x: 0.71, y: 0.5 } },
  weather: { altText: 'A storm over the house, shingles flying', focalPoint: { x: 0.66, y: 0.62 } },
  layers: { altText: 'The layers of a roof, one above the other', focalPoint: { x: 0.64, y: 0.5 } },
  materials: { altText: 'Six samples of roofing on a table', focalPoint: { x: 0.7, y: 0.5 } },
  crew: { altText: 'Three roofers at work in the morning sun', focalPoint: { x: 0.63, y: 0.38 } },
  attic: { altText: 'The attic cut open, air flowing from the eaves to the ridge', focalPoint: { x: 0.65, y: 0.5 } },
  pricing: { altText: 'Three homes with three roofs', focalPoint: { x: 0.5, y: 0.8 } },
  warranty: { altText: 'A golden seal above the house at night', focalPoint: { x: 0.65, y: 0.45 } },
  next: { altText: 'The open front door, a letter on the mat', focalPoint: { x: 0.68, y: 0.58 } },
}

export const uprightFocus: Record<UprightName, { x: number; y: number }> = {
  intro: { x: 0.5, y: 0.52 },
  welcome: { x: 0.5, y: 0.55 },
  findings: { x: 0.55, y: 0.5 },
  chimney: { x: 0.5, y: 0.42 },
  worn: { x: 0.5, y: 0.45 },
  deck: { x: 0.5, y: 0.46 },
  repaired: { x: 0.55, y: 0.4 },
  weather: { x: 0.5, y: 0.58 },
  layers: { x: 0.5, y: 0.5 },
  materials: { x: 0.5, y: 0.46 },
  crew: { x: 0.5, y: 0.5 },
  attic: { x: 0.5, y: 0.6 },
  pricing: { x: 0.5, y: 0.7 },
  warranty: { x: 0.5, y: 0.5 },
  next: { x: 0.5, y: 0.55 },
}

type Callout = { x: number; y: number; radius: number; bullet: number }
type Picture = { art: UprightName; caption?: string; callouts?: Callout[]; upright?: Callout[]; beforeAfter?: boolean }

/** For slides with several pictures; `upright` holds the callouts of the portrait drawing. */
export const galleries: Record<string, Picture[]> = {
  findings: [
    {
      art: 'findings',
      caption: 'Front slope, missing shingles',
      callouts: [
        { x: 0.597, y: 0.58, radius: 0.08, bullet: 0 },
        { x: 0.852, y: 0.472, radius: 0.055, bullet: 0 },
        { x: 0.769, y: 0.731, radius: 0.065, bullet: 0 },
      ],
      upright: [
        { x: 0.215, y: 0.58, radius: 0.17, bullet: 0 },
        { x: 0.782, y: 0.472, radius: 0.12, bullet: 0 },
        { x: 0.597, y: 0.731, radius: 0.14, bullet: 0 },
      ],
    },
    {
      art: 'chimney',
      caption: 'Flashing at the chimney',
      callouts: [{ x: 0.43, y: 0.8, radius: 0.14, bullet: 1 }],
      upright: [{ x: 0.412, y: 0.56, radius: 0.195, bullet: 1 }],
    },
    {
      art: 'worn',
      caption: 'Worn shingles, lifted edges',
      callouts: [{ x: 0.5, y: 0.5, radius: 0.14, bullet: 2 }],
      upright: [{ x: 0.5, y: 0.454, radius: 0.195, bullet: 2 }],
    },
    {
      art: 'deck',
      caption: 'Wood deck, solid',
      callouts: [{ x: 0.49, y: 0.49, radius: 0.18, bullet: 3 }],
      upright: [{ x: 0.499, y: 0.462, radius: 0.198, bullet: 3 }],
    },
    { art: 'findings', caption: 'Today, and with a new roof', beforeAfter: true },
    { art: 'repaired', caption: 'With a new roof' },
  ],
}
