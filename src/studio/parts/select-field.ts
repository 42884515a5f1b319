import { html, nothing } from 'lit'
import { field } from './field'

type Select<Name extends string> = {
  name: string
  label: string
  /** The label of each value. */
  options: Record<Name, string>
  chosen: Name | undefined
  hint?: string | undefined
  fault?: string | undefined
  isRequired?: boolean
  onChange?: (value: Name) => void
}

export const selectField = <Name extends string>({
  options,
  chosen,
  isRequired = false,
  onChange,
  ...rest
}: Select<Name>) =>
  field({
    ...rest,
    input: ({ id, describedBy, invalid }) => html`<select
      id=${id}
      name=${rest.name}
      ?required=${isRequired}
      aria-describedby=${describedBy || nothing}
      aria-invalid=${invalid}
      @change=${(event: Event) => onChange?.((event.target as HTMLSelectElement).value as Name)}
    >
      ${(Object.entries(options) as [Name, string][]).map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
    </select>`,
  })
