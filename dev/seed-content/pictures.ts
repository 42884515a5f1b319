import type { SceneName } from '../../src/providers/drawings/scenes.ts'

type Described = { altText: string; focalPoint: { x: number; y: number } }

/** What the library says of a drawing: what it shows, and what must not be cut off. */
export const described: Partial<Record<SceneName, Described>> = {
  intro: { altText: 'A house below a mountain at dusk, its windows lit', focalPoint: { x: 0.68, y: 0.62 } },
  welcome: { altText: 'A family house at sunset', focalPoint: { x: 0.7, y: 0.6 } },
  findings: { altText: 'The west slope of the roof, bare wood in three places', focalPoint: { x: 0.71, y: 0.5 } },
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

type Callout = { x: number; y: number; radius: number; bullet: number }
type Picture = { art: SceneName; caption?: string; callouts?: Callout[]; beforeAfter?: boolean }

/** Where a slide shows more than its first picture. */
export const galleries: Record<string, Picture[]> = {
  findings: [
    {
      art: 'findings',
      caption: 'West slope, missing shingles',
      callouts: [
        { x: 0.597, y: 0.58, radius: 0.08, bullet: 0 },
        { x: 0.852, y: 0.472, radius: 0.055, bullet: 0 },
        { x: 0.769, y: 0.731, radius: 0.065, bullet: 0 },
      ],
    },
    { art: 'chimney', caption: 'Flashing at the chimney', callouts: [{ x: 0.43, y: 0.8, radius: 0.14, bullet: 1 }] },
    { art: 'worn', caption: 'Worn shingles, lifted edges', callouts: [{ x: 0.5, y: 0.5, radius: 0.14, bullet: 2 }] },
    { art: 'deck', caption: 'Wood deck, solid', callouts: [{ x: 0.49, y: 0.49, radius: 0.18, bullet: 3 }] },
    { art: 'findings', caption: 'Today, and with a new roof', beforeAfter: true },
    { art: 'repaired', caption: 'With a new roof' },
  ],
}
