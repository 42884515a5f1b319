/** OKLCH keeps the hue while the lightness changes, which HSL doesn't. */
type Oklch = { l: number; c: number; h: number }
type Rgb = [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255].map((part) => toLinear(part / 255)) as Rgb
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) => Math.round(255 * fromLinear(clamp(part, 0, 1))))
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

function luminance(color: string) {
  const [r, g, b] = linearOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const atLightness = (color: string, l: number, most = 1) => {
  const { c, h } = oklch(color)
  return hex({ l, c: Math.min(c, most), h })
}

export function readable(color: string, least: number, ...grounds: string[]): string {
  const reads = (candidate: string) => worst(candidate, grounds) >= least
  if (reads(color)) return color
  const { l } = oklch(color)
  for (let step = 1; step <= 50; step++)
    for (const lightness of [l - step / 50, l + step / 50]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = atLightness(color, lightness)
      if (reads(candidate)) return candidate
    }
  return worst('#ffffff', grounds) < worst('#000000', grounds) ? '#000000' : '#ffffff'
}

const worst = (color: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(color, ground)))

/** On any background, white or black has a contrast of 4.5:1. A warm black replaces pure black if it has that too. */
export function blackOrWhite(ground: string) {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff'
  return contrast('#14110f', ground) >= 4.5 ? '#14110f' : '#000000'
}

export type Palette = Record<
  'primary' | 'primaryLight' | 'accent' | 'neutral' | 'text' | 'userMessage' | 'assistantMessage',
  string
>

/** Text on these colors has the contrast of WCAG AA. */
export const defaultPalette: Palette = {
  primary: '#1f3a5f',
  primaryLight: '#dbe7f5',
  accent: '#a8480f',
  neutral: '#f5f2ee',
  text: '#1d2733',
  userMessage: '#1f3a5f',
  assistantMessage: '#eef2f6',
}

/** The theme colors that a page may override with `--porchlight-…`. The other colors are derived from them. */
export const overridable = ['stage', 'on-stage', 'glow', 'accent', 'on-accent', 'panel', 'on-panel'] as const
export type CssOverrides = Partial<Record<(typeof overridable)[number], string>>

const card = '#ffffff'
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

type Colors = { palette: Palette; logoColor?: string | null }

/**
 * Text has a contrast of 4.5:1 and shapes 3:1 for any palette, because a company may choose colors that no one could
 * read.
 */
export function themeOf({ palette, logoColor }: Colors, overrides: CssOverrides = {}) {
  const stage = overrides.stage ?? stageOf(palette.primary)
  const isLight = oklch(stage).l > lightFrom
  const ground = overrides.glow ?? atLightness(palette.primary, clamp(oklch(palette.primary).l, 0.34, 0.42), 0.11)
  const onStage = readable(overrides['on-stage'] ?? (isLight ? '#14110f' : '#ffffff'), 4.5, stage)
  const glow = contrast(onStage, ground) >= 4.5 ? ground : stage
  const panel = overrides.panel ?? atLightness(palette.neutral, clamp(oklch(palette.neutral).l, 0.955, 1), 0.03)
  const onPanel = overrides['on-panel'] ? readable(overrides['on-panel'], 4.5, panel) : readable(palette.text, 7, panel)
  const wanted = overrides.accent ?? palette.accent
  const accent = readable(wanted, 3, stage)
  const accentOnPanel = readable(wanted, 4.5, panel)
  const ring = readable(wanted, 3, card, stage)
  const user = distinct(palette.userMessage, panel)
  const assistant = distinct(palette.assistantMessage, panel)
  return {
    stage,
    glow,
    veil: readable(atLightness(stage, isLight ? 0.3 : 0.8, 0.05), 5, onStage),
    blend: isLight ? 'screen' : 'multiply',
    'on-stage': onStage,
    chip: logoColor && contrast(logoColor, stage) < leastOfLogo ? onStage : '#0000',
    'dim-on-stage': readable(atLightness(stage, 0.78, 0.02), 6, stage),
    accent,
    'on-accent': overrides['on-accent'] ? readable(overrides['on-accent'], 4.5, accent) : blackOrWhite(accent),
    ring,
    'on-ring': blackOrWhite(ring),
    'accent-on-panel': accentOnPanel,
    'on-accent-on-panel': blackOrWhite(accentOnPanel),
    panel,
    'on-panel': onPanel,
    'dim-on-panel': readable(atLightness(onPanel, 0.48, 0.04), 4.6, panel),
    card,
    'on-card': readable(palette.text, 7, card),
    'dim-on-card': readable(atLightness(palette.text, 0.48, 0.04), 4.6, card),
    'accent-on-card': readable(wanted, 4.5, card),
    user,
    'on-user': blackOrWhite(user),
    assistant,
    'on-assistant': contrast(palette.text, assistant) >= 4.5 ? palette.text : blackOrWhite(assistant),
  }
}

/** The background that a logo gets on a page or in an email. */
export const behindLogo = (logoColor: string | null) =>
  logoColor && contrast(logoColor, card) < leastOfLogo ? '#14110f' : card

/** Below this contrast, a transparent logo can't be seen. */
const leastOfLogo = 2

const lightFrom = 0.7

/** A light brand color, such as yellow, gives a light stage. All others give a dark one. */
function stageOf(primary: string) {
  const { l, c } = oklch(primary)
  return l > lightFrom && c > 0.05 ? primary : atLightness(primary, clamp(l, 0.16, 0.23), 0.07)
}

/** A message bubble in the color of the panel would be invisible, so it is made a little darker. */
function distinct(color: string, panel: string): string {
  return contrast(color, panel) > 1.06 ? color : atLightness(color, oklch(panel).l - 0.06)
}

type Theme = ReturnType<typeof themeOf>

export const themeStyles = (theme: Theme) =>
  Object.fromEntries(Object.entries(theme).map(([name, color]) => [`--own-${name}`, color]))
