import type { PdfObject, PdfRef } from '../../../vendor/pdf-library.mjs'
import type { PdfLibrary } from '../../../vendor-modules'

type Pdf = ReturnType<PdfLibrary['PDF']['create']>

export type TagName =
  | 'Document'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

export class Tag {
  readonly name: TagName
  readonly alt: string | undefined
  readonly kids: (Tag | { page: number; mark: number })[] = []

  constructor(name: TagName, parent?: Tag, alt?: string) {
    this.name = name
    this.alt = alt
    parent?.kids.push(this)
  }
}

export function writeTags(pdf: Pdf, library: PdfLibrary, root: Tag, pages: PdfRef[]) {
  const { PdfArray, PdfBool, PdfDict, PdfName, PdfNumber } = library
  const owners: PdfRef[][] = pages.map(() => [])
  const top = PdfDict.of({ Type: PdfName.of('StructTreeRoot') })
  const topRef = pdf.register(top)

  const write = (tag: Tag, parent: PdfRef): PdfRef => {
    const element = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of(tag.name), P: parent })
    const ref = pdf.register(element)
    if (tag.alt !== undefined) element.set('Alt', encoded(tag.alt, library))
    if (tag.name === 'TH') {
      const scope = { O: PdfName.of('Table'), Scope: PdfName.of('Column') }
      element.set('A', PdfDict.of(scope))
    }
    const kids: PdfObject[] = tag.kids.map((kid) => {
      if (kid instanceof Tag) return write(kid, ref)
      const page = pages[kid.page]
      const owned = owners[kid.page]
      if (!page || !owned) throw new Error('A tag names a page that is not there.')
      owned[kid.mark] = ref
      return PdfDict.of({ Type: PdfName.of('MCR'), Pg: page, MCID: PdfNumber.of(kid.mark) })
    })
    element.set('K', new PdfArray(kids))
    return ref
  }

  top.set('K', write(root, topRef))
  const numbers = owners.flatMap((refs, page) => [PdfNumber.of(page), pdf.register(new PdfArray(refs))])
  top.set('ParentTree', pdf.register(PdfDict.of({ Nums: new PdfArray(numbers) })))
  top.set('ParentTreeNextKey', PdfNumber.of(pages.length))
  const catalog = pdf.context.catalog.getDict()
  catalog.set('StructTreeRoot', topRef)
  catalog.set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }))
}

/** Hexadecimal, so that no name or title can be parsed as PDF syntax. */
export const encoded = (text: string, { PdfString }: PdfLibrary) =>
  PdfString.fromBytes(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())
