/** OKLCH keeps the hue while the lightness changes, which HSL does not. */
export type Oklch = { l: number; c: number; h: number }
type Rgb = [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255].map((part) => toLinear(part / 255)) as Rgb
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, part)))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

export function oklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

export function hex({ l, c, h }: Oklch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hexOf([
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ])
}

function luminance(colour: string) {
  const [r, g, b] = linearOf(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const atLightness = (colour: string, l: number, most = 1) => {
  const { c, h } = oklch(colour)
  return hex({ l, c: Math.min(c, most), h })
}

export function readable(colour: string, least: number, ...grounds: string[]): string {
  const reads = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= least)
  if (reads(colour)) return colour
  const { l } = oklch(colour)
  for (let step = 1; step <= 50; step++)
    for (const lightness of [l - step / 50, l + step / 50]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = atLightness(colour, lightness)
      if (reads(candidate)) return candidate
    }
  return ['#ffffff', '#000000'].toSorted((a, b) => worst(b, grounds) - worst(a, grounds))[0] ?? '#000000'
}

const worst = (colour: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** Black or white has 4.5:1 on any background; a warm black is preferred if it does too. */
export function blackOrWhite(ground: string) {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff'
  return contrast('#14110f', ground) >= 4.5 ? '#14110f' : '#000000'
}
