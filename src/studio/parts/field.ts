import { html, nothing, type TemplateResult } from 'lit'

type Field = {
  /** The name of the field in the body, also used for the id of the input. */
  name: string
  label: string | TemplateResult
  hint?: string | undefined
  fault?: string | undefined
  input: (attributes: { id: string; describedBy: string; invalid: 'true' | 'false' }) => TemplateResult
}

/** A label, its input, and its error, linked for screen readers. */
export function field({ name, label, hint, fault, input }: Field) {
  const id = `field-${name.replaceAll('.', '-')}`
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${input({ id, describedBy, invalid: fault ? 'true' : 'false' })}
    ${hint ? html`<p id="${id}-hint" class="hint">${hint}</p>` : nothing}
    ${fault ? html`<p id="${id}-fault" class="fault" role="alert">${fault}</p>` : nothing}
  </div>`
}

type Text = Omit<Field, 'input'> & {
  value?: string | undefined
  type?: string
  autocomplete?: string
  isRequired?: boolean
  /** What the value must look like, and the words for it. */
  shape?: { pattern: string; title: string } | undefined
  onInput?: (value: string) => void
}

/** The usual field: one line of text. */
export const textField = ({
  value = '',
  type = 'text',
  autocomplete = 'off',
  isRequired = false,
  shape,
  onInput,
  ...rest
}: Text) =>
  field({
    ...rest,
    input: ({ id, describedBy, invalid }) => html`<input
      id=${id}
      name=${rest.name}
      type=${type}
      autocomplete=${autocomplete}
      ?required=${isRequired}
      pattern=${shape?.pattern ?? nothing}
      title=${shape?.title ?? nothing}
      .value=${value}
      aria-describedby=${describedBy || nothing}
      aria-invalid=${invalid}
      @input=${(event: InputEvent) => onInput?.((event.target as HTMLInputElement).value)}
    />`,
  })
