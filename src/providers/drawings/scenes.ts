import { attic } from './attic.ts'
import { crew } from './crew.ts'
import { next } from './door.ts'
import { findings, repaired } from './findings.ts'
import { pricing, warranty, welcome } from './homes.ts'
import { type Drawing, draw, ink } from './kit.ts'
import { layers } from './layers.ts'
import { avatar, logo } from './marks.ts'
import { materials, uprightMaterials } from './materials.ts'
import { intro, weather } from './outdoors.ts'

const wide = (drawing: Drawing) => draw(1600, 900, drawing)
const close = (drawing: Drawing, width: number, x: number, y: number) =>
  draw(width, Math.round((width * 9) / 16), drawing, [x, y])

export const scenes = {
  intro: wide(intro),
  welcome: wide(welcome),
  findings: wide(findings),
  chimney: close(findings, 560, 1000, 128),
  worn: close(findings, 560, 520, 400),
  deck: close(findings, 440, 740, 400),
  repaired: wide(repaired),
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

type Edges = Parameters<typeof draw>[4]
const upright = (drawing: Drawing, x: number, y = 0, width = 720, edges?: Edges) =>
  draw(width, (width * 5) / 4, drawing, [x, y], edges)

/** Composed for an upright frame of 4 : 5, with the subject whole in the square around its focal point. */
export const uprightScenes = {
  intro: upright(intro, 710, 70, 760, { below: '#0d1426' }),
  welcome: upright(welcome, 750, 10, 740, { below: '#0f1c27' }),
  findings: upright(findings, 800),
  chimney: upright(findings, 1076, 100, 400),
  worn: upright(findings, 600, 330, 400),
  deck: upright(findings, 756, 290, 400),
  repaired: upright(repaired, 800),
  weather: upright(weather, 760),
  layers: upright(layers, 580, -150, 960, { above: ink.night, below: ink.night }),
  materials: upright(uprightMaterials, 0),
  crew: upright(crew, 670),
  attic: upright(attic, 526, -210, 1060, { above: '#4f7396', below: '#1d3038' }),
  pricing: upright(pricing, 420, -50, 760, { above: '#1b2747' }),
  warranty: upright(warranty, 680),
  next: upright(next, 735),
} satisfies Partial<Record<SceneName, string>>

export type UprightName = keyof typeof uprightScenes
