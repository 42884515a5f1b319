import { html, nothing } from 'lit'

type NumberField = {
  label: string
  /** For screen readers, where the label alone does not say which. */
  longLabel?: string
  value: number | undefined
  fault?: string | undefined
  /** How many of the API's units one of the shown is: 100 cents are a dollar, 100 basis points a percent. */
  unit?: number
  take: (value: number | undefined) => void
}

const shownIn = (value: number | undefined, unit: number) =>
  value === undefined || Number.isNaN(value) ? '' : String(value / unit)

/** It is taken when it is whole, because half a number such as `1.` reads as none. */
export function numberField({ label, longLabel, value, fault, unit = 1, take }: NumberField) {
  const changed = (event: Event) => {
    const { value: typed, valueAsNumber } = event.target as HTMLInputElement
    take(typed === '' ? undefined : unit === 1 ? valueAsNumber : Math.round(valueAsNumber * unit))
  }
  return html`<label class="number-field">
    <span>${label}</span>
    <input type="number" step="any" min="0" aria-label=${longLabel ?? nothing} aria-invalid=${fault ? 'true' : 'false'} .value=${shownIn(value, unit)} @change=${changed} />
    ${fault ? html`<span class="fault" role="alert">${fault}</span>` : nothing}
  </label>`
}
