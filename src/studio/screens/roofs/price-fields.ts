import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { closeIcon } from '../../icons'
import { numberField } from '../../parts/number-field'
import { selectField } from '../../parts/select-field'
import { orMissing, type PriceFields } from './tier-fields'

const coverageAtFirst = {
  ...{ bundlesPerSquare: 3, starterFeetPerBundle: 105, ridgeFeetPerBundle: 33, underlaymentSquaresPerRoll: 10 },
  ...{ iceAndWaterFeetPerRoll: 65, dripEdgeFeetPerPiece: 10, nailSquaresPerBox: 20 },
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

export function coverageFields({ words, prices, faultOf, change }: PriceFields) {
  const { coverage } = prices
  const names = Object.keys(words.coverageNames) as (keyof typeof words.coverageNames)[]
  return html`<section class="card">
    ${selectField({
      ...{ name: 'coverage', label: words.coverage, options: words.coverages },
      chosen: coverage ? ('own' as const) : ('usual' as const),
      onChange: (chosen) => {
        prices.coverage = chosen === 'usual' ? null : { ...coverageAtFirst }
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
