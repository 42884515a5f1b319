import { type CssOverrides, overridable } from '../core/shared/theme'
import type { Manifest } from '../playback/manifest/manifest-schemas'

/** A canvas converts any CSS color to hex; an invalid one counts as no override. */
export function cssOverridesOf(element: Element): CssOverrides {
  const style = getComputedStyle(element)
  const found = overridable.map((name) => [name, hexOf(style.getPropertyValue(`--porchlight-${name}`).trim())])
  return Object.fromEntries(found.filter(([, color]) => color))
}

function hexOf(color: string) {
  if (!color || !CSS.supports('color', color)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const added = new Set<string>()
let loaded = 0

/** This grows when a font has loaded, because text may then be wider than measured. */
export const loadedFonts = () => loaded

/** The browser loads a font when text uses it, and until then draws a fallback of the same size. */
export function loadFonts({ fonts }: Manifest['branding']) {
  for (const font of [fonts.heading, fonts.body]) {
    if (!font) continue
    const { family, faces, fallback } = font
    if (fallback) {
      const { local, ...metrics } = fallback
      add(`${family} fallback`, `local("${local}")`, metrics)
    }
    for (const { url, unicodeRange, ...look } of faces)
      add(family, `url("${url}")`, { ...look, ...(unicodeRange && { unicodeRange }), display: 'swap' })
  }
}

function add(family: string, source: string, descriptors: FontFaceDescriptors) {
  const key = family + source
  if (added.has(key)) return
  added.add(key)
  const face = new FontFace(family, source, descriptors)
  document.fonts.add(face)
  face.loaded.then(
    () => loaded++,
    () => {
      added.delete(key)
      document.fonts.delete(face)
    },
  )
}
