import { html, nothing } from 'lit'
import { api, type Body } from '../../api'
import { changed } from '../../cached'
import type { Context } from '../../context'
import { clashesOf, mergedOf } from '../../merge'
import { PageElement } from '../../page-element'
import { conflictDialog } from '../../parts/conflict'
import { textField } from '../../parts/field'
import { formFault } from '../../parts/form-fault'
import { Submission } from '../../submission'
import { facetFields, lineFields, type ShownFacets, toldOfRoofs } from './facet-fields'
import { lineKinds, type Roof, readRoof, type StructureInput, type Words } from './roofs'

type Numbers = {
  address: string
  structures: StructureInput[]
  lines: Partial<Record<(typeof lineKinds)[number], number | null>>
}
const names = ['address', 'structures', 'lines'] as const

/** Keeps the numbers as they came, so that uncorrected ones keep their source. */
const numbersOf = ({ address, structures, lines, lineOrigins }: Roof): Numbers => ({
  address: address ?? '',
  structures: structures.map(({ name, facets }) => ({
    name,
    facets: facets.map((facet) => ({
      ...structuredClone(facet.asMeasured),
      name: facet.name,
      confidence: facet.confidence,
    })) as StructureInput['facets'],
  })),
  lines: Object.fromEntries(lineKinds.filter((kind) => lineOrigins[kind]).map((kind) => [kind, lines[kind]])),
})

/** Every number is shown in feet and twelfths, but sent in those units only once it is corrected. */
const shownOf = ({ structures }: Numbers, roof: Roof): ShownFacets =>
  new Map(
    structures.flatMap(({ facets }, at) =>
      facets.map((facet, index) => {
        const { pitch = 0, areaSquareFeet = 0 } = roof.structures[at]?.facets[index] ?? {}
        return [facet, { pitch, areaSquareFeet }] as const
      }),
    ),
  )

class StudioCorrectRoof extends PageElement {
  static override properties = { studio: { attribute: false }, words: { attribute: false }, roof: { attribute: false } }

  declare studio: Context
  declare words: Words
  declare roof: Roof

  #draft: { numbers: Numbers; base: Numbers; shown: ShownFacets } | undefined
  #theirs: Roof | undefined
  readonly #submission = new Submission(this)

  get #begun() {
    if (this.#draft) return this.#draft
    const numbers = numbersOf(this.roof)
    this.#draft = { numbers, base: numbersOf(this.roof), shown: shownOf(numbers, this.roof) }
    return this.#draft
  }

  override render() {
    const { words, studio } = this
    const { numbers } = this.#begun
    const { error, isBusy } = this.#submission
    const faultOf = (path: string) => this.#submission.faultOf(path)
    const change = () => this.requestUpdate()
    const take = (address: string) => {
      numbers.address = address
    }
    return html`<form class="card roof-form" novalidate @submit=${this.#submit}>
      <h2>${words.correct}</h2>
      ${textField({ name: 'address', label: words.address, value: numbers.address, fault: faultOf('address'), onInput: take })}
      ${facetFields({ words, structures: numbers.structures, shown: this.#begun.shown, faultOf, change })}
      ${lineFields({ words, lines: numbers.lines, faultOf, change })}
      ${formFault(studio, error, toldOfRoofs, words.marked)}
      <div class="actions">
        <button type="submit" ?disabled=${isBusy}>${studio.common.save}</button>
        <button type="button" class="quiet" @click=${this.#done}>${studio.common.cancel}</button>
      </div>
    </form>
    ${this.#theirs ? this.#conflict(this.#theirs) : nothing}`
  }

  readonly #done = () => this.dispatchEvent(new CustomEvent('done'))

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const theirs = await this.#submission.read(() => readRoof(this.roof.id))
    if (!theirs) return
    const { numbers, base } = this.#begun
    if (!clashesOf(names, numbers, numbersOf(theirs), base).length) return this.#save(theirs, 'mine')
    this.#theirs = theirs
    this.requestUpdate()
  }

  async #save(theirs: Roof, winner: 'mine' | 'theirs') {
    const { numbers, base } = this.#begun
    const { address, ...rest } = mergedOf(names, numbers, numbersOf(theirs), base, winner)
    const isNew = (name: 'structures' | 'lines') =>
      JSON.stringify(rest[name]) !== JSON.stringify(numbersOf(theirs)[name])
    const params = { path: { roofMeasurementId: this.roof.id } }
    const body: Body<'/api/roof-measurements/{roofMeasurementId}', 'patch'> = {
      address: address.trim() || null,
      ...(isNew('structures') && { structures: rest.structures }),
      ...(isNew('lines') && { lines: rest.lines }),
    }
    const call = () => api.patch('/api/roof-measurements/{roofMeasurementId}', { params, body })
    if (!(await this.#submission.run(call))) return
    changed('roof', 'quote')
    this.studio.say(this.words.corrected)
    this.#done()
  }

  #conflict(theirs: Roof) {
    const { words, studio } = this
    const { numbers, base } = this.#begun
    const labels = { address: words.address, structures: words.facets, lines: words.lines }
    const said = (of: Numbers, name: (typeof names)[number]) => {
      if (name === 'address') return of.address || words.none
      if (name === 'lines')
        return lineKinds
          .flatMap((kind) => (of.lines[kind] ? `${words.lineNames[kind]} ${studio.format.number(of.lines[kind])}` : []))
          .join(', ')
      return of.structures
        .flatMap(({ facets }) =>
          facets.map((facet) => `${facet.name ?? ''} ${facet.pitch ?? ''}/12 ${facet.areaSquareFeet ?? ''}`),
        )
        .join(', ')
    }
    const now = numbersOf(theirs)
    const differences = clashesOf(names, numbers, now, base).map((name) => ({
      label: labels[name],
      theirs: said(now, name),
      mine: said(numbers, name),
    }))
    const close = () => {
      this.#theirs = undefined
      this.requestUpdate()
    }
    const keepMine = () => {
      close()
      void this.#save(theirs, 'mine')
    }
    const takeTheirs = () => {
      close()
      changed('roof')
      this.#done()
    }
    return conflictDialog(studio, differences, { keepMine, takeTheirs, close })
  }
}

customElements.define('studio-correct-roof', StudioCorrectRoof)
