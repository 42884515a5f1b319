import { html, nothing } from 'lit'
import type { Context } from '../context'
import { field } from './field'
import { numberField } from './number-field'
import { selectField } from './select-field'

type Financing = { aprBasisPoints: number; termMonths: number; downPaymentCents: number; disclosure: string }

type Fields = {
  studio: Context
  /** A prefix for the fields' ids, when there are several forms on a page. */
  prefix?: string
  financing: Financing | null
  faultOf: (name: string) => string | undefined
  change: (financing: Financing | null) => void
}

const atFirst: Financing = { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: '' }

/** The law allows no monthly price without these terms. */
export function financingFields({ studio, prefix = '', financing, faultOf, change }: Fields) {
  const words = studio.common.financing
  const number = (name: 'aprBasisPoints' | 'termMonths' | 'downPaymentCents', label: string, unit = 1) =>
    numberField({
      ...{ label, unit, value: financing?.[name], fault: faultOf(`financing.${name}`) },
      take: (value) => financing && change({ ...financing, [name]: value ?? Number.NaN }),
    })
  return html`
    ${selectField({
      ...{ name: `${prefix}financing`, label: words.title, options: words.options, fault: faultOf('financing') },
      chosen: financing ? ('offered' as const) : ('none' as const),
      onChange: (chosen) => change(chosen === 'none' ? null : atFirst),
    })}
    ${
      financing
        ? html`<div class="line-fields wide-fields">
              ${number('aprBasisPoints', words.apr, 100)} ${number('termMonths', words.months)}
              ${number('downPaymentCents', words.downPayment, 100)}
            </div>
            ${field({
              ...{
                name: `${prefix}disclosure`,
                label: words.disclosure,
                fault: faultOf('financing.disclosure'),
              },
              input: ({ id, describedBy, invalid }) =>
                html`<textarea id=${id} rows="3" maxlength="2000" aria-describedby=${describedBy || nothing} aria-invalid=${invalid} .value=${financing.disclosure} @change=${(
                  event: Event,
                ) => change({ ...financing, disclosure: (event.target as HTMLTextAreaElement).value })}></textarea>`,
            })}`
        : nothing
    }
  `
}
