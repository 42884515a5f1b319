import type { Stop } from '../kit.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './read-prompt.ts'

const longSide = 32

type Block = readonly [left: number, top: number, right: number, bottom: number, color: string]

const sceneryOf: Record<Scene['subject'], { horizon: number; blocks: (look: Palette) => readonly Block[] }> = {
  house: {
    horizon: 0.62,
    blocks: ({ wall }) => [
      [0.32, 0.52, 0.7, 0.66, '#4b5163'],
      [0.34, 0.64, 0.68, 0.82, wall[0]],
    ],
  },
  roof: { horizon: 0.47, blocks: () => [[0, 0.5, 1, 1, '#5a5560']] },
  layers: {
    horizon: 0.45,
    blocks: () => [
      [0, 0.47, 0.42, 1, '#b98a5e'],
      [0.42, 0.47, 1, 1, '#454c5a'],
    ],
  },
  crew: {
    horizon: 0.48,
    blocks: () => [
      [0, 0.5, 1, 0.62, '#d5c3b0'],
      [0, 0.62, 1, 1, '#454a58'],
    ],
  },
  gutter: {
    horizon: 0.7,
    blocks: ({ wall }) => [
      [0.28, 0.12, 1, 0.56, '#6b5148'],
      [0.25, 0.66, 1, 1, wall[1]],
      [0.2, 0.56, 1, 0.66, '#e9e4da'],
    ],
  },
  attic: {
    horizon: 0,
    blocks: () => [
      [0, 0, 1, 1, '#7a563f'],
      [0.4, 0.45, 0.6, 0.65, '#fff1cf'],
      [0.2, 0.75, 0.8, 1, '#e8a99c'],
    ],
  },
  seal: onTable(),
  calendar: onTable(),
  coins: onTable(),
}

function onTable() {
  return {
    horizon: 0,
    blocks: () =>
      [
        [0, 0, 1, 1, '#85593e'],
        [0.32, 0.05, 0.68, 0.92, '#f3e9d8'],
      ] as const,
  }
}

const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function skyAt(stops: readonly Stop[], at: number) {
  const placed = stops.map((stop, index) => {
    const [color, , offset = index / (stops.length - 1)] = typeof stop === 'string' ? ([stop, 1] as const) : stop
    return { offset, color: rgb(color) }
  })
  const after = placed.find(({ offset }) => offset >= at) ?? placed.at(-1)
  const before = placed.findLast(({ offset }) => offset <= at) ?? placed[0]
  const span = (after?.offset ?? 0) - (before?.offset ?? 0)
  const share = span > 0 ? (at - (before?.offset ?? 0)) / span : 0
  return [0, 1, 2].map((part) => (before?.color[part] ?? 0) * (1 - share) + (after?.color[part] ?? 0) * share)
}

/** A Worker cannot render SVG, so the placeholder is painted from the colours of the scene. */
export function placeholderPixels(scene: Scene, look: Palette, size: { width: number; height: number }) {
  const scale = longSide / Math.max(size.width, size.height)
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const { horizon, blocks } = sceneryOf[scene.subject]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height]
      const block = blocks(look).findLast(
        ([left, top, right, bottom]) => across >= left && across < right && down >= top && down < bottom,
      )
      const color = block ? rgb(block[4]) : down < horizon ? skyAt(look.sky, down) : rgb(look.land[2]?.[0] ?? '#777777')
      rgba.set([...color, 255], (y * width + x) * 4)
    }
  return { width, height, rgba }
}
