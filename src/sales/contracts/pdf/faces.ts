import { fontLoaders } from '../../../core/vendor-modules'
import type { Face } from '../../../vendor/pdf-fonts-latin.mjs'

export type Style = { isBold: boolean; isItalic: boolean; isScript: boolean }

export type Letter = { face: LoadedFace; glyph: number; width: number; isSlanted: boolean; text: string }

export class LoadedFace {
  readonly face: Face
  readonly #glyphs = new Map<number, number>()

  constructor(face: Face) {
    this.face = face
    for (const [codePoint, glyph, count] of face.characters)
      for (let index = 0; index < count; index++) this.#glyphs.set(codePoint + index, glyph + index)
  }

  glyphOf = (codePoint: number) => this.#glyphs.get(codePoint)
  widthOf = (glyph: number) => (this.face.widths[glyph] ?? 0) / 1000
}

const isArabic = /[\p{Script=Arabic}\uFB50-\uFDFF\uFE70-\uFEFC]/u

export async function loadFaces(text: string, hasScript: boolean) {
  const { faces: latin } = await fontLoaders.latin()
  const found = latin.map((face) => new LoadedFace(face))
  const isKnown = (letter: string) => found[0]?.glyphOf(letter.codePointAt(0) ?? 0) !== undefined
  if (hasScript) found.unshift(...(await fontLoaders.script()).faces.map((face) => new LoadedFace(face)))
  if ([...new Set(text)].some((letter) => letter > ' ' && !isKnown(letter)))
    found.push(...(await fontLoaders.more()).faces.map((face) => new LoadedFace(face)))
  if (isArabic.test(text)) found.push(...(await fontLoaders.arabic()).faces.map((face) => new LoadedFace(face)))
  return new Faces(found)
}

/** Fonts often lack these letters but have another that looks the same. */
const lookalikes: Record<string, number> = { '\u2010': 0x2d, '\u2011': 0x2d, '\u2212': 0x2d, '\u02bc': 0x2019 }

export class Faces {
  readonly #faces: LoadedFace[]
  readonly #found = new Map<string, Letter>()

  constructor(faces: LoadedFace[]) {
    this.#faces = faces
  }

  /**
   * A letter that no font has is drawn as an empty box. The neighboring letter's font is preferred, because letters of
   * one font are written as one run, which keeps right-to-left words in order.
   */
  letter(shape: string, text: string, style: Style, near?: LoadedFace): Letter {
    const ofNeighbour = near?.glyphOf(codePointOf(shape))
    if (near && ofNeighbour !== undefined) {
      const letter = letterOf(near, ofNeighbour, text, style)
      return shape ? letter : { ...letter, width: 0 }
    }
    const key = `${style.isBold}${style.isItalic}${style.isScript}${shape}|${text}`
    const known = this.#found.get(key)
    if (known) return known
    const letter = this.#find(shape, text, style)
    this.#found.set(key, letter)
    return letter
  }

  #find(shape: string, text: string, style: Style): Letter {
    if (!shape) return { ...this.#find(' ', text, style), width: 0 }
    const codePoint = codePointOf(shape)
    const candidates = this.#inOrder(style)
    for (const each of [codePoint, lookalikes[shape]]) {
      if (each === undefined) continue
      for (const face of candidates) {
        const glyph = face.glyphOf(each)
        if (glyph !== undefined) return letterOf(face, glyph, text, style)
      }
    }
    const [first] = candidates
    if (!first) throw new Error('There is no font.')
    return letterOf(first, 0, text, style)
  }

  #inOrder({ isBold, isItalic, isScript }: Style) {
    const distance = ({ face }: LoadedFace) =>
      (face.isScript === isScript ? 0 : 4) + (face.isBold === isBold ? 0 : 2) + (face.isItalic === isItalic ? 0 : 1)
    return this.#faces.filter(({ face }) => isScript || !face.isScript).toSorted((a, b) => distance(a) - distance(b))
  }
}

const codePointOf = (shape: string) => (!shape || /\p{Zs}/u.test(shape) ? 0x20 : (shape.codePointAt(0) ?? 0))

const letterOf = (face: LoadedFace, glyph: number, text: string, { isItalic, isScript }: Style): Letter => ({
  face,
  glyph,
  width: face.widthOf(glyph),
  isSlanted: isItalic && !isScript && !face.face.isItalic,
  text,
})
