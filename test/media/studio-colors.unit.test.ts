import { describe, expect, it } from 'vitest'
import { contrast } from '../../src/core/shared/theme'
import { colorsOf } from '../../src/studio/screens/welcome/colors-of-logo'

/** Makes pixels with this many of each color. */
const pixels = (colors: [hex: string, count: number, alpha?: number][]) =>
  Uint8ClampedArray.from(
    colors.flatMap(([hex, count, alpha = 255]) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return Array.from({ length: count }, () => [...parts, alpha]).flat()
    }),
  )

describe('the colors of a logo', () => {
  it('are its most common hue, and the next one that is clearly different', () => {
    const found = colorsOf(
      pixels([
        ['#ffffff', 900],
        ['#7a1f3d', 300],
        ['#852544', 50],
        ['#e9a63a', 120],
      ]),
    )
    expect(found?.accent && contrast(found.accent, '#e9a63a')).toBeLessThan(1.1)
    expect(found && contrast(found.primary, '#7a1f3d')).toBeLessThan(1.3)
  })

  it('are dark enough for light text, however light the logo is', () => {
    const found = colorsOf(pixels([['#9fe3c8', 500]]))
    expect(found && contrast(found.primary, '#ffffff')).toBeGreaterThan(4.5)
    expect(found?.accent).toBeUndefined()
  })

  it('are not found in a logo that is black, white and gray, or transparent', () => {
    expect(
      colorsOf(
        pixels([
          ['#000000', 300],
          ['#ffffff', 300],
          ['#8a8a8a', 100],
          ['#c01020', 500, 10],
        ]),
      ),
    ).toBeUndefined()
  })
})
