import { AsyncLocalStorage } from 'node:async_hooks'
import { configureUnPDF, getDocumentProxy } from 'unpdf'
import type { Counted, CountingPdfjs } from '../../../vendor/pdfjs.mjs'
import type { Block } from '../passages'
import type { Cursor } from '../tables'
import { charactersAtOnce, letOthers, type Read, type Step, splitBlock, UnreadableFile } from './reader'

export const damaged = 'This PDF is damaged and can’t be opened.'
const tooLarge = 'This PDF unpacks to far more than a document should.'
const tooMuch = 'This PDF has far more in one place than a document should.'

/** Limits for one page, or for what is needed to open the file. */
const limits: Record<Counted, { most: number; problem: string }> = {
  unpackedBytes: { most: 64_000_000, problem: tooLarge },
  forms: { most: 5000, problem: tooMuch },
  keys: { most: 300_000, problem: tooMuch },
  entries: { most: 400_000, problem: tooMuch },
  searchedBytes: { most: 5_000_000, problem: damaged },
  longNames: { most: 0, problem: tooMuch },
  longStrings: { most: 0, problem: tooMuch },
  codes: { most: 4_000_000, problem: tooMuch },
  letters: { most: 1_000_000, problem: tooMuch },
}

type Bounds = { counted: Partial<Record<Counted, number>>; problem?: string }

const current = new AsyncLocalStorage<Bounds>()

function count(what: Counted, amount: number) {
  const bounds = current.getStore()
  if (!bounds) return
  const total = (bounds.counted[what] ?? 0) + Math.max(0, amount)
  bounds.counted[what] = total
  if (total > limits[what].most) bounds.problem ??= limits[what].problem
  if (bounds.problem) throw new UnreadableFile(bounds.problem)
}

/** Two documents may be read at once in one isolate, so each has its own limits. */
export function bounded<Result>(pdfjs: CountingPdfjs, work: () => Promise<Result>): Promise<Result> {
  pdfjs.setCount(count)
  const bounds: Bounds = { counted: {} }
  return current.run(bounds, async () => {
    // pdf.js takes most errors for damage and continues, so its result may be incomplete.
    const [result] = await Promise.allSettled([work()])
    if (bounds.problem) throw new UnreadableFile(bounds.problem)
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

const pagesAtOnce = 20
const mostPages = 5000

/** Errors only, because a damaged file may cause any number of warnings. */
const errorsAlone = 0

/** Loaded when needed, because pdf.js is larger than the rest of the Worker. */
export type LoadPdf = () => Promise<typeof import('unpdf/pdfjs') & CountingPdfjs>

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

/** `skip` counts the blocks of the first page that were already saved. */
async function readStep(pdfjs: CountingPdfjs, pdf: Pdf, { at, skip = 0 }: Cursor): Promise<Step> {
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

const textOf = (pdfjs: CountingPdfjs, pdf: Pdf, number: number) =>
  bounded(pdfjs, async () => {
    const page = await pdf.getPage(number).catch(refuseDamaged)
    const { items } = await page.getTextContent().catch(refuseDamaged)
    page.cleanup()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })

/** An error in pdf.js is caused by the file, so a retry would fail too. */
function refuseDamaged(): never {
  throw new UnreadableFile(damaged)
}
