import { describe, expect, it } from 'vitest'
import { contrast } from '../../src/core/shared/theme'
import { coloursOf } from '../../src/studio/screens/welcome/colours-of-logo'

/** So many pixels of each colour. */
const pixels = (colours: [hex: string, count: number, alpha?: number][]) =>
  Uint8ClampedArray.from(
    colours.flatMap(([hex, count, alpha = 255]) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return Array.from({ length: count }, () => [...parts, alpha]).flat()
    }),
  )

describe('the colours of a logo', () => {
  it('are the hue that most of it has, and the next that is clearly another', () => {
    const found = coloursOf(
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
    const found = coloursOf(pixels([['#9fe3c8', 500]]))
    expect(found && contrast(found.primary, '#ffffff')).toBeGreaterThan(4.5)
    expect(found?.accent).toBeUndefined()
  })

  it('are none in one that is black, white and grey, or cannot be seen', () => {
    expect(
      coloursOf(
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
