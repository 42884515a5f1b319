import { atLightness, blackOrWhite, contrast, oklch, type Palette, readable } from './theme'

type PagePalette = Pick<Palette, 'primary' | 'accent' | 'neutral' | 'text'>

const white = '#ffffff'
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Colors are lightened or darkened until text on them is readable. Print uses the light theme. */
export function pageTheme({ primary, accent, neutral, text }: PagePalette) {
  const ground = atLightness(neutral, clamp(oklch(neutral).l, 0.955, 0.985), 0.02)
  const ink = readable(text, 7, white, ground)
  const light = {
    ground,
    card: white,
    ink,
    dim: readable(atLightness(ink, 0.46, 0.03), 4.6, white, ground),
    ...accents(accent, white, ground),
    ...band(primary, clamp(oklch(primary).l, 0.24, 0.42)),
  }
  const darkGround = atLightness(primary, 0.175, 0.025)
  const darkCard = atLightness(primary, 0.225, 0.03)
  const darkInk = readable(atLightness(neutral, 0.94, 0.012), 7, darkCard)
  const dark = {
    ground: darkGround,
    card: darkCard,
    ink: darkInk,
    dim: readable(atLightness(neutral, 0.76, 0.015), 4.6, darkCard),
    ...accents(accent, darkCard, darkGround),
    ...band(primary, 0.27),
  }
  return { light, dark }
}

function accents(wanted: string, ...grounds: string[]) {
  const accent = readable(wanted, 4.5, ...grounds)
  return { accent, onAccent: blackOrWhite(accent) }
}

function band(primary: string, lightness: number) {
  const color = oklch(primary).l > 0.8 ? primary : atLightness(primary, lightness, 0.12)
  const onBand = contrast(white, color) >= 4.5 ? white : blackOrWhite(color)
  return { band: color, onBand }
}

export function themeProperties(palette: PagePalette) {
  const { light, dark } = pageTheme(palette)
  return (Object.keys(light) as (keyof typeof light)[])
    .map((name) => `--${name}: light-dark(${light[name]}, ${dark[name]})`)
    .join('; ')
}
