import { html } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import { field, textField } from '../../parts/field'
import { numberField } from '../../parts/number-field'
import { type Prices, type TierName, tierNames } from './prices-of-slide'

type Fields = {
  words: typeof decks
  slideId: string
  prices: Prices
  faultOf: (path: string) => string | undefined
  change: (prices: Partial<Prices>) => void
}

type Tier = Prices[TierName]

/** The fields of the three price options, side by side. */
export const priceTierFields = (fields: Fields) =>
  html`<div class="tier-fields">${tierNames.map((name) => tierFields(fields, name))}</div>`

function tierFields({ words, slideId, prices, faultOf, change }: Fields, tier: TierName) {
  const of = prices[tier]
  const { tiers, ...said } = words.prices
  const called = tiers[tier]
  const set = (changed: Partial<Tier>) => change({ [tier]: { ...of, ...changed } })
  const recommend = () => {
    const recommended = (each: TierName) => ({ ...prices[each], isRecommended: each === tier })
    change({ good: recommended('good'), better: recommended('better'), best: recommended('best') })
  }
  const named = (name: keyof Tier) => ({
    name: `${slideId}.${tier}.${name}`,
    label: html`${said[name as keyof typeof said]}<span class="visually-hidden">: ${called}</span>`,
    fault: faultOf(`${tier}.${name}`),
  })
  const text = (name: 'description' | 'features', value: string, rows: number, take: (value: string) => void) =>
    field({
      ...named(name),
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} rows=${rows} aria-describedby=${describedBy} aria-invalid=${invalid} .value=${value} @change=${(event: Event) => take((event.target as HTMLTextAreaElement).value)}></textarea>`,
    })
  const sum = (name: 'priceCents' | 'monthlyCents') =>
    numberField({
      ...{ label: said[name], longLabel: `${said[name]}: ${called}`, value: of[name] ?? undefined, unit: 100 },
      fault: faultOf(`${tier}.${name}`),
      take: (value) => set({ [name]: value ?? null }),
    })
  return html`<fieldset class="bare">
    <legend>${called}</legend>
    ${textField({ ...named('name'), value: of.name, isRequired: true, onInput: (name) => set({ name }) })}
    ${sum('priceCents')} ${sum('monthlyCents')}
    ${textField({ ...named('warranty'), value: of.warranty ?? '', onInput: (value) => set({ warranty: value || null }) })}
    ${text('description', of.description ?? '', 2, (value) => set({ description: value || null }))}
    ${text('features', of.features.join('\n'), 4, (value) => set({ features: value.split('\n') }))}
    <label class="choice"><input type="radio" name="recommended-${slideId}" .checked=${of.isRecommended} @change=${recommend} /> ${said.isRecommended}</label>
  </fieldset>`
}
