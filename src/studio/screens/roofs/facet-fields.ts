import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { closeIcon } from '../../icons'
import { belowRow } from '../../parts/form-fault'
import { type FacetInput, lineKinds, type RoofInput, type StructureInput, type Words } from './roofs'

export type ShownFacets = Map<FacetInput, { pitch: number; areaSquareFeet: number }>

/** Matches the errors that are shown beside the fields of a roof. */
export const toldOfRoofs = /^(address|data|lines\.\w+|structures\[\d+\]\.facets\[\d+\]\.\w+)$/

type Facets = {
  words: Words
  structures: StructureInput[]
  /** The displayed values of facets that came in other units. */
  shown?: ShownFacets
  faultOf: (path: string) => string | undefined
  /** Called after one has changed. */
  change: () => void
}

const textOf = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '' : String(value))

export const facetFields = (facets: Facets) =>
  facets.structures.map((structure, at) => structureFields(facets, structure, `structures[${at}]`))

function structureFields({ words, shown, faultOf, change }: Facets, structure: StructureInput, path: string) {
  const { name, facets } = structure
  const add = () => {
    facets.push({ name: fill(words.facet, { number: String(facets.length + 1) }), pitch: 6 })
    change()
  }
  return html`<fieldset class="facets">
    <legend>${name}</legend>
    ${facets.map((facet, index) => {
      const place = `${path}.facets[${index}]`
      const faults = Object.entries(labelsOf(words)).flatMap(
        ([member, label]) => belowRow(label, faultOf(`${place}.${member}`)) ?? [],
      )
      const called = facet.name ?? fill(words.facet, { number: String(index + 1) })
      const remove = () => {
        structure.facets = facets.filter((each) => each !== facet)
        change()
      }
      return html`<div class="facet-row">
        <label><span>${words.facetName}</span><input type="text" maxlength="100" .value=${facet.name ?? ''} @change=${(
          event: Event,
        ) => {
          facet.name = (event.target as HTMLInputElement).value.trim() || null
          change()
        }} /></label>
        ${number(words.pitch, called, facet.pitch ?? shown?.get(facet)?.pitch, (value) => {
          setPitch(facet, value)
          change()
        })}
        ${number(words.area, called, facet.areaSquareFeet ?? shown?.get(facet)?.areaSquareFeet, (value) => {
          setArea(facet, value)
          change()
        })}
        ${
          facets.length > 1
            ? html`<button type="button" class="plain remove-row" aria-label=${fill(words.removeFacet, { name: called })} @click=${remove}>${closeIcon()}</button>`
            : nothing
        }
        ${faults.length ? html`<p class="fault" role="alert">${faults.join(' ')}</p>` : nothing}
      </div>`
    })}
    <button type="button" class="plain" @click=${add}>${words.addFacet}</button>
  </fieldset>`
}

const labelsOf = ({ facetName, pitch, area }: Words) => ({
  ...{ name: facetName, pitch, pitchDegrees: pitch, areaSquareFeet: area, areaSquareMeters: area },
  ...{ planAreaSquareFeet: area, planAreaSquareMeters: area },
})

/** Numbers are read when they are complete, because part of a number such as `1.` is not a number. */
const number = (label: string, of: string, value: number | undefined, take: (value: number) => void) => html`<label>
  <span>${label}</span>
  <input type="number" min="0" step="any" aria-label="${label}, ${of}" .value=${textOf(value)} @change=${(event: Event) => take((event.target as HTMLInputElement).valueAsNumber)} />
</label>`

/** A corrected number replaces those that say the same in other units. */
function setPitch(facet: FacetInput, value: number) {
  facet.pitch = value
  delete facet.pitchDegrees
  if (facet.areaSquareFeet === undefined && facet.areaSquareMeters === undefined) return
  delete facet.planAreaSquareFeet
  delete facet.planAreaSquareMeters
}

function setArea(facet: FacetInput, value: number) {
  facet.areaSquareFeet = value
  delete facet.areaSquareMeters
  delete facet.planAreaSquareFeet
  delete facet.planAreaSquareMeters
}

type Lines = {
  words: Words
  lines: NonNullable<RoofInput['lines']>
  faultOf: (path: string) => string | undefined
  change: () => void
}

export const lineFields = ({ words, lines, faultOf, change }: Lines) => html`<fieldset class="facets">
  <legend>${words.lines}</legend>
  <div class="line-fields">
    ${lineKinds.map((kind) => {
      const fault = faultOf(`lines.${kind}`)
      const take = (event: Event) => {
        const { value, valueAsNumber } = event.target as HTMLInputElement
        lines[kind] = value === '' ? null : valueAsNumber
        change()
      }
      return html`<label>
        <span>${words.lineNames[kind]}</span>
        <input type="number" min="0" step="any" .value=${textOf(lines[kind] ?? undefined)} aria-invalid=${fault ? 'true' : 'false'} @change=${take} />
        ${fault ? html`<span class="fault" role="alert">${fault}</span>` : nothing}
      </label>`
    })}
  </div>
</fieldset>`
