import { atLightness, hex, oklch } from '../../../core/shared/theme'

type Group = { weight: number; l: number; c: number; x: number; y: number }

const groups = 24
const leastChroma = 0.04
const turn = 2 * Math.PI

/**
 * The main color is the most common hue of a logo, dark enough for light text; the accent is the next hue that is
 * clearly different. A logo without colors has none.
 */
export function colorsOf(pixels: Uint8ClampedArray): { primary: string; accent?: string } | undefined {
  const byHue = new Map<number, Group>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4)
    if (a < 128) continue
    const { l, c, h } = oklch(`#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`)
    if (c < leastChroma || l > 0.95) continue
    const key = Math.floor((((h + turn) % turn) / turn) * groups)
    const group = byHue.get(key) ?? { weight: 0, l: 0, c: 0, x: 0, y: 0 }
    byHue.set(key, {
      weight: group.weight + c,
      l: group.l + l * c,
      c: group.c + c * c,
      x: group.x + Math.cos(h) * c,
      y: group.y + Math.sin(h) * c,
    })
  }
  const [first, ...others] = [...byHue.values()].toSorted((one, other) => other.weight - one.weight).map(meanOf)
  if (!first) return undefined
  const next = others.find(({ h }) => apart(h, first.h) > turn / 8)
  const primary = atLightness(hex(first), Math.min(first.l, 0.42))
  return next ? { primary, accent: hex(next) } : { primary }
}

const meanOf = ({ weight, l, c, x, y }: Group) => ({ l: l / weight, c: c / weight, h: Math.atan2(y, x) })
const apart = (one: number, other: number) => Math.abs(((one - other + 1.5 * turn) % turn) - turn / 2)
