import type { ManifestImage, ManifestSlide } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { closingWordsOf } from './closing-words'
import { conditionWords, moneyIn } from './price-words'
import css from './printed-pages.css'
import { printedRoof } from './printed-roof'
import { pageUrl } from './share'

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

/** Adds the pages beforehand, so that the browser's own print command prints them too. */
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
  const own = closingWordsOf(player.labels.language)
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
