import { configureUnPDF, getDocumentProxy } from 'unpdf'
import type { PdfBoundsModule } from '../../../vendor/pdfjs.mjs'
import type { Block } from '../passages'
import type { Cursor } from '../tables'
import { bounded, damaged } from './pdf-bounds'
import { charactersAtOnce, letOthers, type Read, type Step, splitBlock, UnreadableFile } from './reader'

const pagesAtOnce = 20
const mostPages = 5000

/** A damaged file may cause any number of warnings. */
const errorsAlone = 0

/** Loaded on use, because pdf.js is larger than the rest of the Worker. */
export type LoadPdf = () => Promise<typeof import('unpdf/pdfjs') & PdfBoundsModule>

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(bytes: Uint8Array, load: LoadPdf): Promise<Pdf> {
  await configureUnPDF({ pdfjs: load })
  try {
    return await getDocumentProxy(bytes, { verbosity: errorsAlone })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'This PDF is protected by a password. Upload one without.' : damaged)
  }
}

export const readPdf: Read = async function* (source, cursor, load) {
  const pdfjs = await load()
  await letOthers()
  const bytes = await source.bytes()
  await letOthers()
  const pdf = await bounded(pdfjs, () => open(bytes, load))
  await letOthers()
  try {
    if (pdf.numPages > mostPages) throw new UnreadableFile(`This PDF has more than ${mostPages} pages. Split it.`)
    for (let from: Cursor | null = cursor; from; ) {
      const step: Step = await readStep(pdfjs, pdf, from)
      from = step.next
      yield step
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** `skip` counts the blocks of the first page that were saved before. */
async function readStep(pdfjs: PdfBoundsModule, pdf: Pdf, { at, skip = 0 }: Cursor): Promise<Step> {
  const blocks: Block[] = []
  let characters = 0
  const end = Math.min(at + pagesAtOnce, pdf.numPages)
  for (let page = at; page < end; page++) {
    const ofPage = splitBlock({ page: page + 1, heading: null, text: await textOf(pdfjs, pdf, page + 1) })
    for (const [index, block] of ofPage.entries()) {
      if (page === at && index < skip) continue
      if (characters > 0 && characters + block.text.length > charactersAtOnce)
        return { blocks, next: { at: page, heading: null, skip: index } }
      blocks.push(block)
      characters += block.text.length
    }
    await letOthers()
  }
  return { blocks, next: end < pdf.numPages ? { at: end, heading: null } : null }
}

const textOf = (pdfjs: PdfBoundsModule, pdf: Pdf, number: number) =>
  bounded(pdfjs, async () => {
    const page = await pdf.getPage(number).catch(refuseDamaged)
    const { items } = await page.getTextContent().catch(refuseDamaged)
    page.cleanup()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })

/** An error in pdf.js is the file's fault, so a retry would fail too. */
function refuseDamaged(): never {
  throw new UnreadableFile(damaged)
}
