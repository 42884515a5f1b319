import { html, nothing } from 'lit'

type NumberField = {
  label: string
  /** A name for screen readers, if the label alone is ambiguous. */
  longLabel?: string
  value: number | undefined
  fault?: string | undefined
  /** The number of the API's units in one unit shown: 100 cents in a dollar, 100 basis points in a percent. */
  unit?: number
  take: (value: number | undefined) => void
}

const shownIn = (value: number | undefined, unit: number) =>
  value === undefined || Number.isNaN(value) ? '' : String(value / unit)

/** The value is read when it is complete, because part of a number such as `1.` is not a number. */
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
