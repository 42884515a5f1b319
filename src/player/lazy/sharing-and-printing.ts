import type { ManifestImage, ManifestRoof, ManifestSlide } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { conditionWords, moneyIn } from './price-tiers'
import css from './printed-pages.css'
import { arrow, roofFigures } from './roof-figures'

const copied = new WeakSet<PorchlightPlayer>()
const shownMilliseconds = 4000

export const wasCopied = (player: PorchlightPlayer) => copied.has(player)

/** `location` would be the embedding page. */
const pageUrl = ({ home, presentation }: PorchlightPlayer) => `${home}/p/${presentation}`

export async function share(player: PorchlightPlayer) {
  const { manifest } = player
  if (!manifest) return
  const url = pageUrl(player)
  if (navigator.share) return navigator.share({ title: manifest.title, url }).catch(() => undefined)
  if (!(await copy(url))) return void globalThis.open(url, '_blank', 'noopener')
  copied.add(player)
  player.refresh()
  setTimeout(() => {
    copied.delete(player)
    player.refresh()
  }, shownMilliseconds)
}

/** A frame may be forbidden to write to the clipboard. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** This uses the DOM without templates, because the printed page is outside the player. */
function printedRoof(player: PorchlightPlayer, roof: ManifestRoof) {
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

/** The text is isolated so that numbers keep their order in right-to-left text. */
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

let sheet: CSSStyleSheet | undefined

const printedWidth = 960

/** A player embedded in a page opens its own page, because the browser would print the embedding page. */
export async function keepAsPdf(player: PorchlightPlayer) {
  const { manifest } = player
  if (!manifest) return
  if (!player.page) return void globalThis.open(`${pageUrl(player)}#print`, '_blank', 'noopener')
  const pages = putPrintedPages(player)
  await Promise.all([...(pages?.querySelectorAll('img') ?? [])].map((image) => image.decode().catch(() => undefined)))
  globalThis.print()
}

/** Adds the pages in advance, so that the browser's own print command prints them too. */
export function preparePrinting(player: PorchlightPlayer) {
  if (!player.page || sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  globalThis.addEventListener('beforeprint', () => putPrintedPages(player))
  putPrintedPages(player)
}

function putPrintedPages(player: PorchlightPlayer) {
  const { manifest } = player
  if (!manifest) return undefined
  preparePrinting(player)
  document.querySelector('.leaves')?.remove()
  const pages = element('div', 'leaves')
  pages.lang = manifest.language ?? 'en'
  const cover = element('section', 'leaf cover')
  cover.append(
    element('p', 'leaf-company', manifest.branding.name),
    element('h1', 'leaf-title', manifest.poster.greeting ?? manifest.title),
    element('p', 'leaf-link', pageUrl(player)),
  )
  pages.append(cover, ...manifest.slides.map((slide) => printedSlide(player, slide)))
  document.body.append(pages)
  return pages
}

function printedSlide(player: PorchlightPlayer, slide: ManifestSlide) {
  const page = element('section', 'leaf')
  page.append(element('h2', 'leaf-title', slide.title))
  if (slide.roof) page.append(printedRoof(player, slide.roof))
  else if (slide.images.length) page.append(picturesOf(slide.images))
  const list = element('ul', 'leaf-bullets')
  list.append(...slide.bullets.map((bullet) => element('li', '', bullet)))
  if (slide.bullets.length) page.append(list)
  if (slide.productData) page.append(pricesOf(player, slide.productData))
  if (slide.script) page.append(element('p', 'leaf-script', slide.script))
  return page
}

function picturesOf(images: ManifestImage[]) {
  const pictures = element('div', 'leaf-pictures')
  for (const { url, widths, altText, caption, focalPoint } of images) {
    const figure = element('figure', 'leaf-picture')
    const image = document.createElement('img')
    image.src = widths.includes(printedWidth) ? `${url}?width=${printedWidth}` : url
    image.alt = altText ?? ''
    image.style.objectPosition = `${100 * focalPoint.x}% ${100 * focalPoint.y}%`
    figure.append(image)
    if (caption) figure.append(element('figcaption', 'leaf-note', caption))
    pictures.append(figure)
  }
  return pictures
}

function pricesOf(player: PorchlightPlayer, data: NonNullable<ManifestSlide['productData']>) {
  const language = player.manifest?.language ?? 'en-US'
  const own = player.words.prices
  const conditions = conditionWords(player)
  const prices = element('div', 'leaf-prices')
  for (const tier of [data.good, data.better, data.best]) {
    const box = element('div', 'leaf-tier')
    const sum = tier.priceCents === null ? own.onRequest : moneyIn(language, tier.priceCents)
    const features = element('ul', '')
    features.append(...tier.features.map((feature) => element('li', '', feature)))
    box.append(element('h3', '', tier.name), element('p', 'leaf-price', sum))
    if (tier.monthlyCents !== null && data.financing)
      box.append(
        element('p', 'leaf-monthly', conditions.aMonth(tier.monthlyCents)),
        element('p', 'leaf-terms', conditions.terms(data.financing)),
      )
    box.append(features)
    if (tier.isRecommended) box.append(element('p', 'leaf-note', own.recommended))
    if (tier.warranty) box.append(element('p', 'leaf-note', `${own.warranty}: ${tier.warranty}`))
    prices.append(box)
  }
  const hasMonthly = [data.good, data.better, data.best].some(({ monthlyCents }) => monthlyCents !== null)
  const notes = [
    data.validUntil && conditions.until(data.validUntil),
    hasMonthly && data.financing?.disclosure,
    data.disclaimer,
  ]
  prices.append(...notes.flatMap((note) => (note ? [element('p', 'leaf-note', note)] : [])))
  return prices
}

function element(name: string, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  made.dir = 'auto'
  return made
}
