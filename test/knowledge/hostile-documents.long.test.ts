import { describe, expect, it, vi } from 'vitest'
import { readPdf } from '../../src/answers/knowledge/readers/pdf'
import { UnreadableFile } from '../../src/answers/knowledge/readers/reader'
import { hostileDocuments } from '../hostile/documents'
import { hostilePdfs } from '../hostile/pdf-documents'
import { signedIn } from '../support/client'
import { search, uploadDocument } from '../support/uploads'

describe('a hostile document', () => {
  it.each(hostileDocuments)(
    'with $name is read or permanently rejected',
    async ({ outcome, make }) => {
      const client = await signedIn()
      const { status, failureReason } = await uploadDocument(client, make())
      expect(failureReason ?? status).toContain(outcome)
    },
    90_000,
  )
})

describe('a table of 200,000 lines', () => {
  it('is read, and each line can be found', async () => {
    const client = await signedIn()
    const rows = Array.from({ length: 200_000 }, (_, row) => `part${row},${row * 3}`)
    const file = { filename: 'parts.csv', contentType: 'text/csv', content: rows.join('\n') }
    expect((await uploadDocument(client, file)).status).toBe('ready')
    for (const word of ['part0', 'part99999', 'part199999']) expect(await search(client, word)).not.toEqual([])
  }, 120_000)
})

const pdfs = hostilePdfs.map(({ name, make }) => ({ name, ...make() }))

describe('a hostile PDF', () => {
  it.each(pdfs)(
    'with $name is read without a log line for each fault',
    async ({ content }) => {
      const log = vi.spyOn(console, 'warn').mockReturnValue()
      const source = { sizeBytes: content.length, bytes: async () => content }
      try {
        for await (const _ of readPdf(source, { at: 0, heading: null }, () => import('../../src/vendor/pdfjs.mjs')));
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile)
      }
      expect(log).not.toHaveBeenCalled()
      log.mockRestore()
    },
    60_000,
  )
})
