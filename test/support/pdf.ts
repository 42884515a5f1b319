import { Parser } from 'htmlparser2'
import type { Root } from 'mdast'
import { configureUnPDF, getDocumentProxy } from 'unpdf'
import { contractHtml } from '../../src/sales/contracts/tree'

export type Shown = { text: string; size: number; font: string }

/** Returns the text of each page as a PDF reader extracts it, with page numbers and the like apart. */
export async function readPages(pdf: Uint8Array) {
  await configureUnPDF({ pdfjs: () => import('../../src/vendor/pdfjs.mjs') })
  const document = await getDocumentProxy(pdf.slice())
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    await page.getOperatorList()
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const shown: Shown[] = []
    const around: Shown[] = []
    let current = shown
    for (const item of items) {
      if ('str' in item) {
        const font = page.commonObjs.has(item.fontName) ? page.commonObjs.get(item.fontName).name : ''
        current.push({ text: item.str + (item.hasEOL ? '\n' : ''), size: item.height, font })
      } else if (item.type !== 'endMarkedContent') {
        current = 'tag' in item && item.tag === 'Artifact' ? around : shown
        current.push({ text: '\n', size: 0, font: '' })
      }
    }
    pages.push({ shown, around, tree: await page.getStructTree() })
  }
  const { info } = await document.getMetadata()
  const marks = await document.getMarkInfo()
  await document.loadingTask.destroy()
  return { pages, info: info as Record<string, unknown>, marks }
}

export const joined = (shown: Shown[]) => shown.map(({ text }) => text).join('')

export const wordsOf = (text: string) => text.normalize('NFC').split(/\s+/u).filter(Boolean)

export async function wordsOfPdf(pdf: Uint8Array) {
  const { pages } = await readPages(pdf)
  return wordsOf(pages.map(({ shown }) => joined(shown)).join('\n'))
}

/** Leaves out pictures, and counts list numbers as part of the text, as a browser does. */
export function wordsOfHtml(root: Root, language: 'en' | 'es') {
  const numbers: (number | undefined)[] = []
  let text = ''
  const parser = new Parser({
    onopentag(name, { start }) {
      if (name === 'ol' || name === 'ul') numbers.push(name === 'ol' ? Number(start ?? 1) : undefined)
      const last = numbers.length - 1
      const number = numbers[last]
      if (!/^(strong|em|a|code)$/.test(name)) text += '\n'
      if (name === 'li' && number !== undefined) {
        text += `${number}. `
        numbers[last] = number + 1
      }
    },
    onclosetag(name) {
      if (name === 'ol' || name === 'ul') numbers.pop()
    },
    ontext(chunk) {
      text += chunk
    },
  })
  parser.end(contractHtml(root, language))
  return wordsOf(text)
}
