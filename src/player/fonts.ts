import type { Manifest } from '../features/viewer/manifest-schemas'

const added = new Set<string>()
let loaded = 0

/** Raised when a font has loaded, because text may then be wider than measured. */
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
