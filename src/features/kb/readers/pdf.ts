import { configureUnPDF, getDocumentProxy } from 'unpdf'
import type { Block } from '../passages'
import { type Read, Unreadable } from './reader'

const pagesAtOnce = 20

/** pdf.js is larger than all the rest of the Worker, so whoever starts a reading says where to load it from. */
export type LoadPdf = () => Promise<typeof import('unpdf/pdfjs')>

async function open(bytes: Uint8Array, load: LoadPdf) {
  await configureUnPDF({ pdfjs: load })
  try {
    return await getDocumentProxy(bytes)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Unreadable(
      isLocked
        ? 'This PDF is protected by a password. Upload one without.'
        : 'This PDF is damaged and can’t be opened.',
    )
  }
}

export const readPdf: Read = async (source, { at }, load) => {
  const pdf = await open(await source.bytes(), load)
  try {
    return await readPages(pdf, at)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPages(pdf: Awaited<ReturnType<typeof open>>, at: number) {
  const end = Math.min(at + pagesAtOnce, pdf.numPages)
  const blocks: Block[] = []
  for (let number = at + 1; number <= end; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    blocks.push({ page: number, heading: null, text })
    page.cleanup()
  }
  return { blocks, next: end < pdf.numPages ? { at: end, heading: null } : null }
}
