import { describe, expect, it, vi } from 'vitest'
import { type LoadPdf, readPdf } from '../src/features/kb/readers/pdf'
import { UnreadableFile } from '../src/features/kb/readers/reader'
import type { PdfBounds } from '../src/vendor/pdfjs.mjs'
import { hostileDocuments } from './hostile/documents'
import { hostilePdfs } from './hostile/pdf-documents'
import { signedIn } from './support/client'
import { uploadDocument } from './support/uploads'

describe('a hostile document', () => {
  it.each(hostileDocuments)(
    'with $name is read or refused for good',
    async ({ outcome, make }) => {
      const client = await signedIn()
      const { status, failureReason } = await uploadDocument(client, make())
      expect(failureReason ?? status).toContain(outcome)
    },
    90_000,
  )
})

const pdfs = hostilePdfs.map(({ name, make }) => ({ name, ...make() }))

describe('a hostile PDF', () => {
  it.each(pdfs)(
    'with $name is looked at in short steps, without a line in the log for each fault',
    async ({ content }) => {
      const log = vi.spyOn(console, 'warn').mockReturnValue()
      expect(await mostBytesBetweenRests(content)).toBeLessThan(610_000)
      expect(log).not.toHaveBeenCalled()
      log.mockRestore()
    },
    60_000,
  )
})

async function mostBytesBetweenRests(content: Uint8Array) {
  let sinceRest = 0
  let most = 0
  const rest = vi.spyOn(scheduler, 'wait').mockImplementation(async () => {
    sinceRest = 0
  })
  const load = counting((bytes) => {
    sinceRest += bytes
    most = Math.max(most, sinceRest)
  })
  try {
    const source = { sizeBytes: content.length, bytes: async () => content }
    for await (const _ of readPdf(source, { at: 0, heading: null }, load));
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile)
  }
  rest.mockRestore()
  return most
}

/** Reports all bytes that pdf.js reads. */
function counting(read: (bytes: number) => void): LoadPdf {
  const told = (bounds: PdfBounds | undefined) =>
    bounds &&
    new Proxy(bounds, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: [number]) => {
          if (name === 'read') read(...given)
          return value.apply(target, given)
        }
      },
    })
  return async () => {
    const pdfjs = await import('../src/vendor/pdfjs.mjs')
    return { ...pdfjs, setBounds: (current) => pdfjs.setBounds(() => told(current())) }
  }
}
