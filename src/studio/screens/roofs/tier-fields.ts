import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { closeIcon } from '../../icons'
import { numberField } from '../../parts/number-field'
import type { Prices } from './pricing'
import { lineKinds, type TierName, tierNames, type Words } from './roofs'

export type PriceFields = {
  words: Words
  prices: Prices
  faultOf: (path: string) => string | undefined
  /** Called after `prices` has changed. */
  change: () => void
}

/** An empty field is sent as missing, and the API says what is missing. */
export const orMissing = (value: number | undefined) => value ?? Number.NaN

export const tierFields = (fields: PriceFields) =>
  html`<div class="tier-fields">${tierNames.map((name) => tier(fields, name))}</div>`

function tier({ words, prices, faultOf, change }: PriceFields, name: TierName) {
  const of = prices[name]
  const called = words.tiers[name]
  const path = `tiers.${name}`
  const add = () => {
    of.extras.push({ label: '', amountCents: 0 })
    change()
  }
  return html`<section class="card" aria-label=${called}>
    <h2>${called}</h2>
    ${numberField({
      ...{ label: `${words.perSquare}, $`, longLabel: fill(words.perSquareOf, { tier: called }), unit: 100 },
      ...{ value: of.centsPerSquare, fault: faultOf(`${path}.centsPerSquare`) },
      take: (value) => {
        of.centsPerSquare = orMissing(value)
        change()
      },
    })}
    <h3>${words.extras}</h3>
    ${of.extras.map((extra, index) => {
      const place = `${path}.extras[${index}]`
      const fault = faultOf(`${place}.label`)
      return html`<div class="extra-row">
        <label class="number-field">
          <span>${words.extraLabel}</span>
          <input type="text" maxlength="100" aria-label="${words.extraLabel}, ${called}" aria-invalid=${fault ? 'true' : 'false'} .value=${extra.label} @change=${(
            event: Event,
          ) => {
            extra.label = (event.target as HTMLInputElement).value.trim()
            change()
          }} />
          ${fault ? html`<span class="fault" role="alert">${fault}</span>` : nothing}
        </label>
        ${numberField({
          ...{ label: words.amount, longLabel: `${words.amount}: ${extra.label}, ${called}`, unit: 100 },
          ...{ value: extra.amountCents, fault: faultOf(`${place}.amountCents`) },
          take: (value) => {
            extra.amountCents = orMissing(value)
            change()
          },
        })}
        <button type="button" class="plain remove-row" aria-label=${fill(words.removeExtra, { name: extra.label, tier: called })} @click=${() => {
          of.extras = of.extras.filter((each) => each !== extra)
          change()
        }}>${closeIcon()}</button>
      </div>`
    })}
    <button type="button" class="plain" aria-label="${words.addExtra}: ${called}" @click=${add}>${words.addExtra}</button>
    <details>
      <summary>${words.perFoot}</summary>
      <div class="line-fields">${lineKinds.map((kind) =>
        numberField({
          ...{ label: words.lineNames[kind], longLabel: `${words.lineNames[kind]}, ${called}`, unit: 100 },
          ...{ value: of.centsPerFoot[kind], fault: faultOf(`${path}.centsPerFoot.${kind}`) },
          take: (value) => {
            if (value === undefined) delete of.centsPerFoot[kind]
            else of.centsPerFoot[kind] = value
            change()
          },
        }),
      )}</div>
    </details>
  </section>`
}
