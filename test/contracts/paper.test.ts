import { describe, expect, it } from 'vitest'
import { loadPdfLibrary } from '../../src/core/vendor-modules'
import { evidencePages } from '../../src/sales/contracts/evidence-pages'
import { renderPdf } from '../../src/sales/contracts/pdf/render'
import { sealContract } from '../../src/sales/contracts/seal'
import { evidenceOf, rowsOf, sealedFile, signed, withoutQueues } from '../support/contracts'
import { envOf } from '../support/databases'
import { joined, readPages } from '../support/pdf'
import { workIn } from '../support/running'

async function sealed() {
  const made = await withoutQueues(() => signed({ requiredInitials: ['Payment'] }))
  const [row] = await rowsOf<{ head: string }>('select head from contracts where id = ?', made.id)
  await withoutQueues(() => sealContract(workIn(envOf(made.id)), { kind: 'seal-contract', contractId: made.id }))
  return { ...made, head: row?.head ?? '', pdf: await sealedFile(made.id) }
}

async function attachmentsOf(pdf: Uint8Array) {
  const { attachments } = await (await loadPdfLibrary()).PDF.load(pdf)
  return [...attachments.list().keys()].map((filename) => ({
    filename,
    text: new TextDecoder().decode(attachments.get(filename) ?? undefined),
  }))
}

describe('the evidence of a signed paper', () => {
  it('is written for people: what happened, who did it and what was signed, without code', async () => {
    const { pdf, head } = await sealed()
    const { pages } = await readPages(pdf)
    const text = joined(pages.flatMap(({ shown }) => shown)).replaceAll(/\s+/g, ' ')
    for (const said of [
      'This is what happened to this contract',
      'Consented to',
      'Name Maria Okafor',
      'Initials for “Payment” MO',
    ])
      expect(text).toContain(said)
    expect(text.replaceAll(' ', '')).toContain(head)
    expect(text).not.toMatch(/[{}]|"/)
  })

  it('has its details in an attached file, linked to the document as PDF/A-3 requires', async () => {
    const { id, client, pdf, head } = await sealed()
    const [file, ...others] = await attachmentsOf(pdf)
    expect([file?.filename, others]).toEqual(['evidence.json', []])
    const details = JSON.parse(file?.text ?? '')
    const { events } = await evidenceOf(id, client)
    expect(details).toMatchObject({ contractId: id, head, isIntact: true })
    expect(details.events).toEqual(events.slice(0, details.events.length))
    expect(details.events.at(-1)).toMatchObject({ type: 'signed', content: { name: 'Maria Okafor' } })
    expect(details.events.at(-1).hash).toBe(head)
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/AFRelationship\s*\/Data/)
  })

  it('never ends with a page that has a single row', async () => {
    const rowOf = (position: number) => ({
      contractId: '1',
      position,
      type: 'opened' as const,
      at: position,
      actor: JSON.stringify({ kind: 'homeowner', id: null, name: null }),
      address: null,
      device: null,
      content: '{}',
      contentHash: '',
      previousHash: '',
      hash: '',
    })
    const place = { language: 'en' as const, timeZone: 'America/Denver', head: 'a'.repeat(64), authorities: ['tsa'] }
    for (let count = 20; count < 28; count++) {
      const rows = Array.from({ length: count }, (_, position) => rowOf(position))
      const [, , table] = evidencePages(rows, place)
      if (!table) throw new Error('There is no table.')
      const { pages } = await readPages(
        await renderPdf({ type: 'root', children: [table] }, { title: '', language: 'en' }),
      )
      const onLast = joined(pages.at(-1)?.shown ?? []).match(/Opened/g)?.length ?? 0
      expect([count, onLast > 1]).toEqual([count, true])
    }
  })
})
