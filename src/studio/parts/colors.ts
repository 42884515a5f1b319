import { html } from 'lit'
import { contrast, defaultPalette, oklch, type Palette, themeOf } from '../../core/shared/theme'
import { fill } from '../../locales/fill'
import type { CommonWords } from '../context'
import { field } from './field'

type Color = {
  name: string
  label: string
  value: string
  fault?: string | undefined
  onInput?: (value: string) => void
}

export const colorField = ({ name, label, value, fault, onInput }: Color) =>
  field({
    name,
    label,
    fault,
    input: ({ id, describedBy, invalid }) => html`<input
      id=${id}
      name=${name}
      type="color"
      .value=${value}
      aria-describedby=${describedBy}
      aria-invalid=${invalid}
      @input=${(event: Event) => onInput?.((event.target as HTMLInputElement).value)}
    />`,
  })

/** Shows the colors that the player will really use, because it changes those that make text unreadable. */
export function colorSample(palette: Palette, common: CommonWords) {
  const { stage, accent, 'on-stage': onStage, 'on-accent': onAccent } = themeOf({ palette })
  // The colors that we chose ourselves are no one's mistake, and the sample shows what becomes of them.
  const isOurs = palette.primary === defaultPalette.primary && palette.accent === defaultPalette.accent
  const isKept = isOurs || contrast(accent, palette.accent) < 1.05
  const shade = oklch(accent).l > oklch(palette.accent).l ? common.lighter : common.darker
  return html`<div class="sample" .style=${`--stage:${stage};--on-stage:${onStage};--accent:${accent};--on-accent:${onAccent}`}>
      <p>${common.sample}</p>
      <span>${common.sampleButton}</span>
    </div>
    <p class="hint">${isKept ? common.readable : fill(common.adjusted, { shade })}</p>`
}
