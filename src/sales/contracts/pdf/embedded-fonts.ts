import type { PdfLibrary } from '../../../core/vendor-modules'
import type { PdfRef } from '../../../vendor/pdf-library.mjs'
import type { Letter, LoadedFace } from './faces'

type Pdf = ReturnType<PdfLibrary['PDF']['create']>
type Used = {
  name: string
  ref: PdfRef
  codes: Map<string, number>
  glyphs: Pick<Letter, 'glyph' | 'text' | 'width'>[]
}

/**
 * Several letters may share a glyph, so each pair of glyph and letter gets its own code. That way, copied text has the
 * right letters.
 */
export class EmbeddedFonts {
  readonly #pdf: Pdf
  readonly #library: PdfLibrary
  readonly #used = new Map<LoadedFace, Used>()

  constructor(pdf: Pdf, library: PdfLibrary) {
    this.#pdf = pdf
    this.#library = library
  }

  nameOf(face: LoadedFace) {
    return this.#usedOf(face).name
  }

  codeOf({ face, glyph, text, width }: Letter) {
    const { codes, glyphs } = this.#usedOf(face)
    const key = `${glyph} ${width} ${text}`
    const known = codes.get(key)
    if (known !== undefined) return known
    codes.set(key, glyphs.length)
    glyphs.push({ glyph, text, width })
    return glyphs.length - 1
  }

  /** Call this after all text is set, because only then are the used glyphs known. */
  resources() {
    const { PdfDict } = this.#library
    const entries: [string, PdfRef][] = []
    for (const [face, used] of this.#used) {
      this.#write(face, used)
      entries.push([used.name, used.ref])
    }
    return new PdfDict(entries)
  }

  #usedOf(face: LoadedFace) {
    const known = this.#used.get(face)
    if (known) return known
    const ref = this.#pdf.register(new this.#library.PdfDict())
    // Code 0 stands for a missing glyph, so no letter gets it.
    const used = {
      name: `F${this.#used.size + 1}`,
      ref,
      codes: new Map(),
      glyphs: [{ glyph: 0, text: '', width: face.widthOf(0) }],
    }
    this.#used.set(face, used)
    return used
  }

  #write({ face }: LoadedFace, { ref, glyphs }: Used) {
    const { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } = this.#library
    const name = PdfName.of
    const number = PdfNumber.of
    const bytes = Buffer.from(face.file, 'base64')
    const filter = { Filter: name('FlateDecode'), Length1: number(face.fileBytes) }
    const symbolic = 4
    const descriptor = PdfDict.of({
      Type: name('FontDescriptor'),
      FontName: name(face.name),
      Flags: number(symbolic + (face.isItalic ? 64 : 0) + (face.isScript ? 8 : 0)),
      FontBBox: new PdfArray(face.box.map(number)),
      ItalicAngle: number(face.italicAngle),
      Ascent: number(face.ascent),
      Descent: number(face.descent),
      CapHeight: number(face.capHeight),
      StemV: number(face.isBold ? 140 : 80),
      FontFile2: this.#pdf.register(PdfStream.fromDict(filter, bytes)),
    })
    const descendant = PdfDict.of({
      Type: name('Font'),
      Subtype: name('CIDFontType2'),
      BaseFont: name(face.name),
      CIDSystemInfo: PdfDict.of({
        Registry: PdfString.fromString('Adobe'),
        Ordering: PdfString.fromString('Identity'),
        Supplement: number(0),
      }),
      FontDescriptor: this.#pdf.register(descriptor),
      W: new PdfArray([number(0), new PdfArray(glyphs.map(({ width }) => number(width * 1000)))]),
      CIDToGIDMap: this.#pdf.register(new PdfStream([], Buffer.from(glyphs.flatMap(({ glyph }) => bytesOf(glyph))))),
    })
    const font = this.#pdf.getObject(ref)
    if (!(font instanceof PdfDict)) throw new Error('A font was registered, and is not there.')
    font.set('Type', name('Font'))
    font.set('Subtype', name('Type0'))
    font.set('BaseFont', name(face.name))
    font.set('Encoding', name('Identity-H'))
    font.set('DescendantFonts', new PdfArray([this.#pdf.register(descendant)]))
    font.set('ToUnicode', this.#pdf.register(new PdfStream([], Buffer.from(toUnicode(glyphs.map(({ text }) => text))))))
  }
}

const bytesOf = (value: number) => [value >> 8, value & 255]

export const hex = (value: number) => value.toString(16).padStart(4, '0')

/** The PDF standard allows at most 100 entries in a section of this map. */
function toUnicode(texts: string[]) {
  const entries = texts.flatMap((text, code) => (text ? [`<${hex(code)}> <${utf16(text)}>`] : []))
  const sections: string[] = []
  for (let start = 0; start < entries.length; start += 100) {
    const part = entries.slice(start, start + 100)
    sections.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${sections.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const utf16 = (text: string) => text.replaceAll(/[\s\S]/g, (unit) => hex(unit.charCodeAt(0)))
