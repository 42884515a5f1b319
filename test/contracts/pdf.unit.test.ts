import { encode } from 'fast-png'
import type { RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { paragraph, text } from '../../src/sales/contracts/nodes'
import { renderPdf } from '../../src/sales/contracts/pdf/render'
import { parseTemplate } from '../../src/sales/contracts/template'
import { type ContractFacts, contractTree } from '../../src/sales/contracts/tree'
import { joined, readPages, wordsOf, wordsOfHtml, wordsOfPdf } from '../support/pdf'

const clause = `The **contractor** removes the *old roof*, ***all of it***, and tells [what is rotten](https://example.com/rot):
don’t pay more than “€ 1,200” – or $ 1 300 – for \`boards\`.  
A second line & a < sign.`

const list = `1. First
2. Second, which says so much that it goes on in another line, and for that it has to say quite a lot of words, indeed

   - inside
     > quoted

3. Third`

const longTable = (rows: number) =>
  `| Part | What | Price |\n|---|:-:|--:|\n${Array.from({ length: rows }, (_, row) => `| ${row} | ${row % 9 ? 'Shingles' : clause.replaceAll('\n', ' ')} | **$${row}.00** |`).join('\n')}`

const wordsFrom = (body: string) => {
  const { words, problem } = parseTemplate(body)
  if (!words) throw new Error(problem)
  return words
}

const maria = {
  id: 'maria',
  name: 'Maria Okafor',
  email: 'maria@example.com',
  role: 'homeowner',
  signing: null,
} as const

const treeOf = (words: RootContent[], more: Partial<ContractFacts> = {}) =>
  contractTree({
    title: 'Roofing agreement',
    number: 42,
    language: 'en',
    timeZone: 'America/Denver',
    madeAt: Date.parse('2026-11-20T18:00:00Z'),
    company: { name: 'Summit Roofing', address: '400 Canyon Blvd, Boulder', phone: null, email: null },
    homeowner: { name: 'Maria Okafor', address: null, phone: null, email: 'maria@example.com' },
    lines: [{ label: 'Roof', amountCents: 1_000_000 }],
    totalCents: 1_000_000,
    depositCents: 120_005,
    words,
    requiredInitials: ['Payment'],
    legal: [
      paragraph([text('You, the buyer, may cancel until midnight of the third business day.')], { part: 'legal' }),
    ],
    notice: [1, 2].map((copy) => paragraph([text(`Notice ${copy}`)], { part: 'notice', pageBreakBefore: true })),
    signers: [maria],
    inAnyOrder: false,
    companySigns: false,
    evidence: [paragraph([text('Signed, and seen.')], { part: 'evidence', pageBreakBefore: true })],
    ...more,
  })

const about = { title: 'Roofing agreement', language: 'en' } as const
const signed = (name: string, signature: { kind: 'typed' | 'drawn'; value: string }) => ({
  signers: [
    {
      ...maria,
      signing: { name, signature, initials: { Payment: 'MO' }, signedAt: Date.parse('2026-11-20T18:30:00Z') },
    },
  ],
})

describe('the PDF of a contract', () => {
  it('says what its HTML says, word for word, over many pages', async () => {
    const clauses = Array.from({ length: 4 }, (_, index) => `## Clause ${index}\n\n${clause}\n\n${list}\n\n---\n`).join(
      '\n',
    )
    const body = `${clauses}\n## Payment\n\n${longTable(30)}\n\n\`\`\`\ncode  block\n\`\`\`\n\nPaid at the end.`
    const root = treeOf(wordsFrom(body), signed('Maria Okafor', { kind: 'typed', value: 'Maria Okafor' }))
    const pdf = await renderPdf(root, about)
    const words = await wordsOfPdf(pdf)
    expect(words.length).toBeGreaterThan(500)
    expect(words).toEqual(wordsOfHtml(root, 'en'))
  })

  it.each([
    ['from Europe', 'José Muñoz-Łukasz Şahin O’Țară – Ñandú €'],
    ['from Vietnam, Greece and Ukraine', 'Nguyễn Thị Ελένη Παπά Їжак Ґудзь'],
    ['written right to left', 'محمد علي الاحمد'],
    ['written in Hebrew', 'שלום כהן'],
    ['in letters that no font has', '王小明 😀'],
    ['with a combining accent', 'Jose\u0301 N\u0303andu'],
  ])('shows a name %s', async (_, name) => {
    const root = treeOf([], { homeowner: { name, address: null, phone: null, email: null } })
    const { pages } = await readPages(await renderPdf(root, { ...about, title: name }))
    expect(joined(pages[0]?.shown ?? []).normalize('NFC')).toContain(name.normalize('NFC'))
  })

  it('breaks a name of 500 letters without losing any', async () => {
    const name = 'Wolfeschlegelsteinhausen'.repeat(21).slice(0, 500)
    const root = treeOf([], { homeowner: { name, address: null, phone: null, email: null } })
    const { pages } = await readPages(await renderPdf(root, about))
    expect(joined(pages[0]?.shown ?? []).replaceAll(/\s/g, '')).toContain(name)
  })

  it('repeats the table head on each page, breaks a row taller than a page, and numbers the pages', async () => {
    const tall = `| Part | What |\n|---|---|\n| 1 | ${'word '.repeat(1100)} |\n| 2 | end |`
    const root = treeOf(wordsFrom(`${longTable(32)}\n\n${tall}`))
    const pdf = await renderPdf(root, { title: 'Acuerdo', language: 'es' })
    const { pages } = await readPages(pdf)
    expect(await wordsOfPdf(pdf)).toEqual(wordsOfHtml(root, 'en'))
    const around = pages.map((page) => joined(page.around).replaceAll(/\s+/g, ' ').trim())
    expect(around[0]).toBe(`Página 1 de ${pages.length}`)
    expect(around[1]).toBe(`Part What Price Página 2 de ${pages.length}`)
    expect(around.filter((each) => each.startsWith('Part What Página')).length).toBeGreaterThan(0)
  })

  it('sets the legal text in bold of at least ten points, beside the signature', async () => {
    for (const paragraphs of [5, 22, 25]) {
      const root = treeOf(wordsFrom(Array(paragraphs).fill('One line.').join('\n\n')))
      const { pages } = await readPages(await renderPdf(root, about))
      const page = pages.find(({ shown }) => joined(shown).includes('You, the buyer'))
      expect(joined(page?.shown ?? [])).toContain('Signature of the homeowner')
      const law = pages.flatMap(({ shown }) => shown).filter(({ text }) => /You, the buyer|Notice \d/.test(text))
      expect(law.map(({ font, size }) => [font.includes('Bold'), size >= 10])).toEqual(Array(3).fill([true, true]))
    }
  })

  it('shows a typed signature in a script face, and a drawn one as a picture with a description', async () => {
    const typed = await readPages(
      await renderPdf(treeOf([], signed('Łucja', { kind: 'typed', value: 'Łucja' })), about),
    )
    const script = typed.pages.flatMap(({ shown }) => shown).filter(({ font }) => font.includes('DancingScript'))
    expect(wordsOf(joined(script))).toEqual(['Łucja'])
    const png = encode({ width: 40, height: 20, data: new Uint8Array(40 * 20 * 4).fill(120), channels: 4 })
    const value = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    const drawn = await readPages(await renderPdf(treeOf([], signed('Maria', { kind: 'drawn', value })), about))
    expect(JSON.stringify(drawn.pages[0]?.tree)).toContain('"alt":"Signature of Maria"')
  })

  it.each([
    ['from elsewhere', 'https://example.com/a.png'],
    ['that is not an image', 'data:image/png;base64,AAAA'],
    ['that unpacks to gigabytes', `data:image/png;base64,${hugePng()}`],
  ])('rejects a picture %s', async (_, value) => {
    await expect(renderPdf(treeOf([], signed('Maria', { kind: 'drawn', value })), about)).rejects.toThrow(
      'A picture in',
    )
  })

  it('is tagged, titled and carries the id of its contract', async () => {
    const contractId = crypto.randomUUID()
    const { pages, info, marks } = await readPages(await renderPdf(treeOf([]), { ...about, contractId }))
    expect(info).toMatchObject({
      Title: 'Roofing agreement',
      Language: 'en',
      Custom: { PorchlightContract: contractId },
    })
    expect(marks).toMatchObject({ Marked: true })
    const tree = JSON.stringify(pages[0]?.tree)
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
  })
})

function hugePng() {
  const bytes = Buffer.from(encode({ width: 1, height: 1, data: new Uint8Array(4), channels: 4 }))
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes.toString('base64')
}
