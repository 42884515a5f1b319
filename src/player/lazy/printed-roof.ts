import type { ManifestRoof } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { arrow, roofFigures } from './roof-figures'

/** Plain DOM and no templates, because the printed page is outside the player. */
export function printedRoof(player: PorchlightPlayer, roof: ManifestRoof) {
  const { width, height, structures } = roof.diagram
  const { facts, described, legend, shapes } = roofFigures(player, roof)
  const figure = document.createElement('figure')
  figure.className = 'leaf-roof'

  const list = document.createElement('dl')
  list.lang = player.labels.language
  for (const [name, value] of facts) {
    const fact = document.createElement('div')
    const term = document.createElement('dt')
    const figures = document.createElement('dd')
    term.textContent = name
    figures.append(isolated(value))
    fact.append(term, figures)
    list.append(fact)
  }

  const plan = svgElement('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': described })
  for (const { shade, points, texts, facing } of shapes) {
    plan.append(svgElement('polygon', { points, class: `leaf-facet-${shade}` }))
    for (const { x, y, text, isBold } of texts)
      plan.append(svgElement('text', { x, y, ...(isBold && { class: 'bold' }) }, text))
    if (facing) plan.append(svgElement('path', { d: arrow, transform: facing }))
  }
  plan.append(...structures.map(({ name, x, y }) => svgElement('text', { x, y, class: 'leaf-structure' }, name)))

  figure.append(list, plan)
  if (legend.length) {
    const small = document.createElement('figcaption')
    small.className = 'leaf-note'
    small.ariaHidden = 'true'
    for (const text of legend) small.append(small.hasChildNodes() ? '  ·  ' : '', isolated(text))
    figure.append(small)
  }
  return figure
}

/** Isolated, so that numbers keep their order in right-to-left text. */
function isolated(text: string) {
  const element = document.createElement('bdi')
  element.textContent = text
  return element
}

function svgElement(name: string, attributes: Record<string, string | number>, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.textContent = text
  return made
}
