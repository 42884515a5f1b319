import { html, nothing } from 'lit'
import { fill } from '../../../words/fill'
import { closeIcon } from '../../icons'
import { field } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { numberField } from './number-field'
import { orMissing, type PriceFields } from './tier-fields'

const atFirst = {
  financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: '' },
  coverage: {
    ...{ bundlesPerSquare: 3, starterFeetPerBundle: 105, ridgeFeetPerBundle: 33, underlaymentSquaresPerRoll: 10 },
    ...{ iceAndWaterFeetPerRoll: 65, dripEdgeFeetPerPiece: 10, nailSquaresPerBox: 20 },
  },
}

export function generalFields({ words, prices, faultOf, change }: PriceFields) {
  const number = (
    name: 'tearOffCentsPerSquareAndLayer' | 'wasteBasisPoints' | 'minimumCents' | 'validDays',
    label: string,
    unit = 1,
  ) =>
    numberField({
      ...{ label, unit, value: prices[name], fault: faultOf(name) },
      take: (value) => {
        prices[name] = orMissing(value)
        change()
      },
    })
  return html`<section class="card">
    <h2>${words.general}</h2>
    <div class="line-fields wide-fields">
      ${number('tearOffCentsPerSquareAndLayer', words.tearOff, 100)}
      ${number('wasteBasisPoints', words.wasteOf, 100)}
      ${number('minimumCents', words.minimum, 100)}
      ${number('validDays', words.validDays)}
    </div>
  </section>`
}

export function surchargeFields({ words, prices, faultOf, change }: PriceFields) {
  const add = () => {
    prices.surcharges.push({ when: 'pitch_at_least', value: 8, basisPoints: 1000 })
    change()
  }
  return html`<section class="card">
    <h2>${words.surcharges}</h2>
    <p class="quiet-text">${words.surchargesText}</p>
    ${prices.surcharges.map((surcharge, index) => {
      const path = `surcharges[${index}]`
      const called = `${words.whens[surcharge.when]} ${surcharge.value}`
      return html`<div class="extra-row">
        <label class="number-field"><span>${words.when}</span><select @change=${(event: Event) => {
          surcharge.when = (event.target as HTMLSelectElement).value as typeof surcharge.when
          change()
        }}>${Object.entries(words.whens).map(([when, text]) => html`<option value=${when} .selected=${when === surcharge.when}>${text}</option>`)}</select></label>
        ${numberField({
          ...{ label: words.value, longLabel: `${words.value}: ${called}` },
          ...{ value: surcharge.value, fault: faultOf(`${path}.value`) },
          take: (value) => {
            surcharge.value = orMissing(value)
            change()
          },
        })}
        ${numberField({
          ...{ label: words.share, longLabel: `${words.share}: ${called}`, unit: 100 },
          ...{ value: surcharge.basisPoints, fault: faultOf(`${path}.basisPoints`) },
          take: (value) => {
            surcharge.basisPoints = orMissing(value)
            change()
          },
        })}
        <button type="button" class="plain remove-row" aria-label=${fill(words.removeSurcharge, { name: called })} @click=${() => {
          prices.surcharges = prices.surcharges.filter((each) => each !== surcharge)
          change()
        }}>${closeIcon()}</button>
      </div>`
    })}
    <button type="button" class="plain" @click=${add}>${words.addSurcharge}</button>
  </section>`
}

export function financingFields({ words, prices, faultOf, change }: PriceFields) {
  const { financing } = prices
  const number = (name: 'aprBasisPoints' | 'termMonths' | 'downPaymentCents', label: string, unit = 1) =>
    numberField({
      ...{ label, unit, value: financing?.[name], fault: faultOf(`financing.${name}`) },
      take: (value) => {
        if (financing) financing[name] = orMissing(value)
        change()
      },
    })
  return html`<section class="card">
    ${selectField({
      ...{ name: 'financing', label: words.financing, options: words.financings },
      chosen: financing ? ('offered' as const) : ('none' as const),
      onChange: (chosen) => {
        prices.financing = chosen === 'none' ? null : { ...atFirst.financing }
        change()
      },
    })}
    ${
      financing
        ? html`<div class="line-fields wide-fields">
              ${number('aprBasisPoints', words.apr, 100)} ${number('termMonths', words.months)}
              ${number('downPaymentCents', words.downPayment, 100)}
            </div>
            ${field({
              ...{ name: 'disclosure', label: words.disclosure, fault: faultOf('financing.disclosure') },
              input: ({ id, describedBy, invalid }) =>
                html`<textarea id=${id} rows="3" maxlength="2000" aria-describedby=${describedBy} aria-invalid=${invalid} .value=${financing.disclosure} @change=${(
                  event: Event,
                ) => {
                  financing.disclosure = (event.target as HTMLTextAreaElement).value
                  change()
                }}></textarea>`,
            })}`
        : nothing
    }
  </section>`
}

export function coverageFields({ words, prices, faultOf, change }: PriceFields) {
  const { coverage } = prices
  const names = Object.keys(words.coverageNames) as (keyof typeof words.coverageNames)[]
  return html`<section class="card">
    ${selectField({
      ...{ name: 'coverage', label: words.coverage, options: words.coverages },
      chosen: coverage ? ('own' as const) : ('usual' as const),
      onChange: (chosen) => {
        prices.coverage = chosen === 'usual' ? null : { ...atFirst.coverage }
        change()
      },
    })}
    ${
      coverage
        ? html`<div class="line-fields wide-fields">${names.map((name) =>
            numberField({
              ...{ label: words.coverageNames[name], value: coverage[name], fault: faultOf(`coverage.${name}`) },
              take: (value) => {
                coverage[name] = orMissing(value)
                change()
              },
            }),
          )}</div>`
        : nothing
    }
  </section>`
}
