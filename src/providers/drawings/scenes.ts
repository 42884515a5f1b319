import { attic } from './attic.ts'
import { crew } from './crew.ts'
import { next } from './door.ts'
import { findings, repaired } from './findings.ts'
import { pricing, warranty, welcome } from './homes.ts'
import { type Drawing, draw } from './kit.ts'
import { layers } from './layers.ts'
import { avatar, logo } from './marks.ts'
import { materials } from './materials.ts'
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
