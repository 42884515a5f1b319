import { html } from 'lit'
import type uPlot from 'uplot'
import { isKnown } from '../languages'
import { PageElement } from '../page-element'

export type Series = { label: string; values: (number | null)[] }

/** Lines over days or slides, with the same numbers in a table for readers who can't see them. */
export class StudioLineChart extends PageElement {
  static override properties = {
    places: { attribute: false },
    series: { attribute: false },
    tableLabel: {},
    placeLabel: {},
    named: { attribute: false },
    marked: { attribute: false },
  }

  /** The points on the horizontal axis, from left to right. */
  declare places: string[]
  declare series: Series[]
  declare tableLabel: string
  declare placeLabel: string
  /** The name of a point in the table. */
  declare named: (place: string) => string
  /** The short name of a point below the lines, where there is little room. */
  declare marked: (place: string) => string

  #plot: uPlot | undefined
  readonly #resizes = new ResizeObserver(([entry]) => {
    if (entry && this.#plot) this.#plot.setSize({ width: Math.floor(entry.contentRect.width), height })
  })

  override render() {
    const { places, series, named } = this
    return html`<div class="chart" aria-hidden="true"></div>
      <ul class="legend" aria-hidden="true">${series.map(({ label }, index) => html`<li data-line=${index}>${label}</li>`)}</ul>
      <details>
        <summary>${this.tableLabel}</summary>
        <div class="wide" tabindex="0" role="region" aria-label=${this.tableLabel}>
          <table>
            <thead><tr><th scope="col">${this.placeLabel}</th>${series.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
            <tbody>${places.map((place, index) => html`<tr><th scope="row">${named(place)}</th>${series.map(({ values }) => html`<td>${values[index] ?? '–'}</td>`)}</tr>`)}</tbody>
          </table>
        </div>
      </details>`
  }

  protected override updated() {
    void this.#draw()
  }

  async #draw() {
    const [place] = this.getElementsByClassName('chart')
    // uPlot passes the browser's language to Intl when it loads, and fails to load if Intl throws.
    if (!isKnown(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' })
    const { default: Plot } = await import('uplot')
    if (!place || !this.isConnected) return
    this.#plot?.destroy()
    const colors = getComputedStyle(this)
    const grid = { stroke: colors.getPropertyValue('--chart-grid'), width: 1 }
    const font = `12px ${colors.fontFamily}`
    const quiet = colors.getPropertyValue('--chart-text')
    const { marked, places } = this
    const options: uPlot.Options = {
      width: Math.max(200, place.clientWidth),
      height,
      legend: { show: false },
      cursor: { y: false },
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
      axes: [
        {
          stroke: quiet,
          font,
          grid: { show: false },
          space: 64,
          incrs: [1, 2, 7, 14, 30, 90],
          values: (_, shown) => shown.map((index) => (places[index] ? marked(places[index]) : '')),
        },
        { stroke: quiet, font, grid, size: 40, incrs: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000, 10_000] },
      ],
      series: [
        {},
        ...this.series.map(({ label }, index) => ({
          label,
          stroke: colors.getPropertyValue(`--chart-${index + 1}`),
          width: 2,
          points: { show: places.length < 32 },
        })),
      ],
    }
    this.#plot = new Plot(
      options,
      [places.map((_, index) => index), ...this.series.map(({ values }) => values)],
      place as HTMLElement,
    )
    this.#resizes.observe(place)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#resizes.disconnect()
    this.#plot?.destroy()
    this.#plot = undefined
  }
}

const height = 240

customElements.define('studio-line-chart', StudioLineChart)
