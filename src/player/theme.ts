import type { Manifest } from '../features/viewer/schemas'
import { atLightness, blackOrWhite, contrast, oklch, readable } from './colour'

type Palette = Manifest['branding']['palette']

/** What the page around the player chose by `--porchlight-…`; the rest follows from it as it does from the palette. */
export const choices = ['stage', 'on-stage', 'glow', 'accent', 'on-accent', 'panel', 'on-panel'] as const
export type Chosen = Partial<Record<(typeof choices)[number], string>>

const card = '#ffffff'
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * A dark stage and light panels, both from the seven colours. Whatever is read passes 4.5:1 on its ground, and whatever
 * is only seen passes 3:1, for every palette there can be.
 */
export function themeOf(palette: Palette, own: Chosen = {}) {
  const stage = own.stage ?? atLightness(palette.primary, clamp(oklch(palette.primary).l, 0.16, 0.23), 0.07)
  const ground = own.glow ?? atLightness(palette.primary, clamp(oklch(palette.primary).l, 0.34, 0.42), 0.11)
  const onStage = readable(own['on-stage'] ?? '#ffffff', 4.5, stage)
  const glow = contrast(onStage, ground) >= 4.5 ? ground : stage
  const panel = own.panel ?? atLightness(palette.neutral, clamp(oklch(palette.neutral).l, 0.955, 1), 0.03)
  const onPanel = own['on-panel'] ? readable(own['on-panel'], 4.5, panel) : readable(palette.text, 7, panel)
  const wanted = own.accent ?? palette.accent
  const accent = readable(wanted, 3, stage)
  const accentOnPanel = readable(wanted, 4.5, panel)
  const ring = readable(wanted, 3, card, stage)
  const user = distinct(palette.userMessage, panel)
  const assistant = distinct(palette.assistantMessage, panel)
  return {
    stage,
    glow,
    'on-stage': onStage,
    'dim-on-stage': readable(atLightness(stage, 0.78, 0.02), 6, stage),
    accent,
    'on-accent': own['on-accent'] ? readable(own['on-accent'], 4.5, accent) : blackOrWhite(accent),
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

/** A bubble in the colour of the panel would be no bubble, so it is moved a little away from it. */
function distinct(colour: string, panel: string): string {
  const { l } = oklch(panel)
  return contrast(colour, panel) > 1.06 ? colour : atLightness(colour, l - 0.06)
}

export type Theme = ReturnType<typeof themeOf>

export const themeStyles = (theme: Theme) =>
  Object.fromEntries(Object.entries(theme).map(([name, colour]) => [`--own-${name}`, colour]))
