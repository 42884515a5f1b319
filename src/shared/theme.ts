import { atLightness, blackOrWhite, contrast, oklch, readable } from '../shared/colour'

type Palette = Record<
  'primary' | 'primaryLight' | 'accent' | 'neutral' | 'text' | 'userMessage' | 'assistantMessage',
  string
>

/** The theme colours that a page may override by `--porchlight-…`; the other colours are derived from them. */
export const overridable = ['stage', 'on-stage', 'glow', 'accent', 'on-accent', 'panel', 'on-panel'] as const
export type CssOverrides = Partial<Record<(typeof overridable)[number], string>>

const card = '#ffffff'
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Text passes a contrast of 4.5:1 and shapes 3:1 for any palette, because a company may choose colours that nobody could read. */
export function themeOf(palette: Palette, overrides: CssOverrides = {}) {
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

const lightFrom = 0.7

/** A brand of a light colour, such as a yellow, stays light; all others make a dark stage. */
function stageOf(primary: string) {
  const { l, c } = oklch(primary)
  return l > lightFrom && c > 0.05 ? primary : atLightness(primary, clamp(l, 0.16, 0.23), 0.07)
}

/** A message bubble in the colour of the panel would be invisible, so it becomes a little darker. */
function distinct(colour: string, panel: string): string {
  const { l } = oklch(panel)
  return contrast(colour, panel) > 1.06 ? colour : atLightness(colour, l - 0.06)
}

export type Theme = ReturnType<typeof themeOf>

export const themeStyles = (theme: Theme) =>
  Object.fromEntries(Object.entries(theme).map(([name, colour]) => [`--own-${name}`, colour]))
