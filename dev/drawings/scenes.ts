import { crew } from './crew.ts'
import { next, pricing, warranty, welcome } from './homes.ts'
import { attic, findings, repaired } from './inspection.ts'
import { type Drawing, draw, ellipse, faded, group, ink, path, polygon, rect, stroke } from './kit.ts'
import { glow } from './landscape.ts'
import { layers, materials, uprightMaterials } from './materials.ts'
import { intro, weather } from './outdoors.ts'

const logo: Drawing = (paper) =>
  [
    rect(0, 0, 256, 256, paper.down('#2c4566', '#16243a'), 'rx="58"'),
    polygon('128,58 222,152 198,176 128,106 58,176 34,152', paper.down('#f8c67c', '#e08a4c')),
    polygon('128,58 222,152 198,176 128,106', '#8a3a1c', faded(0.22)),
    polygon('128,128 186,186 186,206 70,206 70,186', ink.cream),
    polygon('128,128 186,186 186,206 128,206', '#d9a47c', faded(0.35)),
    rect(114, 170, 28, 36, ink.copper, 'rx="3"'),
  ].join('')

const avatar: Drawing = (paper) => {
  const skin = paper.across('#f3c4a0', '#dc9d7c')
  const hair = paper.down('#6a3c2b', '#3c2220')
  return [
    rect(0, 0, 512, 512, paper.down('#3d4f78', ink.mauve, ink.peach)),
    glow(paper, 130, 380, 330, ink.amber, 0.75),
    path('M0 420l120-110 70 60 90-120 232 190v72H0z', '#6d5a7a', faded(0.7)),
    path('M168 250q-8-126 88-130t88 130l-14 34H182z', hair),
    path('M52 512q6-104 98-128l62-22h88l62 22q92 24 98 128z', paper.across('#2c4566', '#1a2a44')),
    path('M208 330h96v46q-48 54-96 0z', '#d08f70'),
    path('M204 364l52 58 52-58 26 14-56 100-22-36-22 36-56-100z', '#fbf1e2'),
    path('M204 362l-38 16 50 134h18zM308 362l38 16-50 134h-18z', '#22365a'),
    path('M360 440l18-16 18 16v12l-18-14-18 14z', ink.amber),
    ellipse(256, 250, 84, 104, skin),
    ellipse(206, 284, 22, 14, '#e8836a', faded(0.18)),
    ellipse(306, 284, 22, 14, '#e8836a', faded(0.18)),
    path('M182 296q6 58 74 62 68-4 74-62-14 44-74 46-60-2-74-46z', '#4a2b25', faded(0.2)),
    stroke('M206 244q14-14 28 0M278 244q14-14 28 0', '#4a2b25', 6),
    stroke('M202 220q16-12 34-4M276 216q18-8 34 4', '#5a3427', 5),
    stroke('M256 248q10 24-4 30', '#bf7d60', 4.5),
    path('M222 302q34 38 68 0q-34 12-68 0z', '#fff8ee', 'stroke="#a94f3c" stroke-width="5"'),
    path('M166 244q-16-130 90-140 108 4 92 140-6-42-24-62-66 6-106-22-24 18-34 30-12 20-18 54z', hair),
    stroke('M204 134q34-24 84-10', '#a8694a', 6, faded(0.6)),
    group(rect(0, 0, 512, 512, paper.aslant(['#ffdca8', 0.22], ['#ffdca8', 0, 0.5], [ink.night, 0.25])), ''),
  ].join('')
}

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

/** These are composed for a portrait frame of 4:5, with the whole subject in the square around its focal point. */
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
