import { attic } from './art/attic.ts'
import { crew } from './art/crew.ts'
import { next } from './art/door.ts'
import { findings } from './art/findings.ts'
import { pricing, warranty, welcome } from './art/homes.ts'
import { type Drawing, draw } from './art/kit.ts'
import { layers } from './art/layers.ts'
import { avatar, logo } from './art/marks.ts'
import { materials } from './art/materials.ts'
import { intro, weather } from './art/outdoors.ts'

const wide = (drawing: Drawing) => draw(1600, 900, drawing)

/** Every image of the demo deck as a whole SVG document: slides and the intro's poster 1600 × 900, the marks square. */
export const scenes = {
  intro: wide(intro),
  welcome: wide(welcome),
  findings: wide(findings),
  weather: wide(weather),
  layers: wide(layers),
  materials: wide(materials),
  crew: wide(crew),
  attic: wide(attic),
  pricing: wide(pricing),
  warranty: wide(warranty),
  next: wide(next),
  logo: draw(256, 256, logo),
  avatar: draw(512, 512, avatar),
}

export type SceneName = keyof typeof scenes
