import type { RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { paragraph, strong, text } from '../../src/sales/contracts/nodes'
import { fillTemplate, parseTemplate } from '../../src/sales/contracts/template'
import { type ContractFacts, contractHtml, contractTree } from '../../src/sales/contracts/tree'

const parsed = (body: string) => {
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

const facts = (words: RootContent[], more: Partial<ContractFacts> = {}): ContractFacts => ({
  title: 'Roofing agreement',
  number: 42,
  language: 'en',
  timeZone: 'America/Denver',
  madeAt: Date.parse('2026-11-20T18:00:00Z'),
  company: { name: 'Summit Roofing', address: '400 Canyon Blvd, Boulder', phone: null, email: null },
  homeowner: { name: 'Maria Okafor', address: '12 Maple Street', phone: null, email: 'maria@example.com' },
  lines: [
    { label: 'Roof', amountCents: 1_000_000 },
    { label: 'Tear-off', amountCents: 200_050 },
  ],
  totalCents: 1_200_050,
  depositCents: 120_005,
  words,
  requiredInitials: [],
  legal: [paragraph([strong('You may cancel.')], { part: 'legal' })],
  notice: [1, 2].map((copy) => paragraph([text(`Notice ${copy}`)], { part: 'notice', pageBreakBefore: true })),
  signers: [maria],
  inAnyOrder: false,
  companySigns: false,
  evidence: [],
  ...more,
})

const htmlOf = (words: RootContent[], more: Partial<ContractFacts> = {}) =>
  contractHtml(contractTree(facts(words, more)), 'en').replaceAll(/>\n\s*</g, '><')

describe('the text of a template', () => {
  it.each([
    ['HTML', 'Hello <b>you</b>', 'must be Markdown without HTML, such as <b>'],
    ['a block of HTML', '<script>\nalert(1)\n</script>', 'must be Markdown without HTML, such as <script>'],
    ['a picture', '![roof](https://a.example/roof.png)', 'must not have pictures'],
    ['a link that runs a script', '[x](javascript:alert(1))', 'must have links to https'],
    ['a link with a field', '[x](https://a.example/{{email}})', 'must have links to https'],
    ['an unknown field', 'Hello {{frist_name}}', 'has the merge field {{frist_name}}, which does not exist'],
    ['a field in code', '`{{nothing}}`', 'has the merge field {{nothing}}'],
    ['an open brace', 'Hello {{first_name', 'has {{ without a matching }}'],
    ['a field divided by markup', 'Hello {{first *name*}}', 'has {{ without a matching }}'],
    ['the price lines inside a sentence', 'Prices: {{tier_lines}}', 'must have {{tier_lines}} in its own paragraph'],
    ['no text', ' \n\n', 'has no words'],
    ['only a rule', '---', 'has no words'],
    ['a thousand nested quotes', '>'.repeat(1000), 'is too long, or nested too deeply'],
    [
      'too many cells',
      `|${'a|'.repeat(50)}\n|${'-|'.repeat(50)}\n${`|${'a|'.repeat(50)}\n`.repeat(70)}`,
      'is too long',
    ],
  ])('is rejected with %s', (_, body, problem) => {
    expect(parseTemplate(body).problem).toContain(problem)
  })

  it('reports a field without a value unless it has a fallback', () => {
    const words = parsed('Dear {{first_name}} in {{city|your town}}, {{phone}}.')
    expect(fillTemplate(words, { first_name: 'Maria', phone: ' ' }).missing).toEqual(['phone'])
    expect(htmlOf(fillTemplate(words, { first_name: 'Maria', phone: '1' }).words)).toContain('Maria in your town, 1.')
  })

  it.each([
    ['<b>Maria</b>', '&#x3C;b>Maria&#x3C;/b>'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['*Maria* | `x`', '*Maria* | `x`'],
    ['{{price_better}}', '{{price_better}}'],
    ['# Maria', '# Maria'],
    ['a'.repeat(500), 'a'.repeat(500)],
  ])('inserts the name %s as text', (name, shown) => {
    const words = parsed('Dear {{first_name}}.\n\n| Who | What |\n|-|-|\n| {{first_name}} | {{tier_price}} |')
    const filled = fillTemplate(words, { first_name: name, tier_price: '$1', price_better: 'Price 2' })
    expect(filled.missing).toEqual([])
    const html = htmlOf(filled.words)
    expect(html).toContain(`<p>Dear ${shown}.</p>`)
    expect(html).toContain(`<td>${shown}</td>`)
    expect(html).not.toMatch(/<b>|href|<em>|<code>|Price 2/)
  })
})

describe('the document of a contract', () => {
  it('has prices that add up before the text, and the legal sentence beside the signature', () => {
    const html = htmlOf(parsed('# Scope\n\nWe build.\n\n{{tier_lines}}'))
    expect(html.match(/<h\d>[^<]*/g)).toEqual(['<h1>Roofing agreement', '<h2>Price', '<h2>Scope', '<h2>Signature'])
    expect(html).toContain('<td>Tear-off</td><td align="right">$2,000.50</td>')
    expect(html).toContain('<strong>$12,000.50</strong>')
    expect(html).toContain('Balance, due on completion</td><td align="right">$10,800.45')
    expect(html).toContain('<section data-part="legal"><p><strong>You may cancel.</strong></p></section>')
    expect(html.match(/Tear-off/g)).toHaveLength(2)
    expect(html.match(/<section data-part="notice" data-page-break="">/g)).toHaveLength(2)
  })

  it('asks for initials at the end of the clause that needs them', () => {
    const words = parsed('# Payment\n\nOne.\n\n## Late\n\nTwo.\n\n# Warranty\n\nThree.')
    const html = htmlOf(words, { requiredInitials: ['Payment', 'Warranty'] })
    expect(html).toMatch(/<p>Two\.<\/p><p data-initials="Payment">Initials: _+<\/p><h2>Warranty/)
    expect(html).toMatch(/<p>Three\.<\/p><p data-initials="Warranty">/)
  })

  it('shows who signed and when, in the home’s time zone, with their initials', () => {
    const signing = {
      name: 'Maria <Okafor>',
      signature: { kind: 'typed' as const, value: 'Maria Okafor' },
      initials: { Payment: 'MO' },
      signedAt: Date.parse('2026-11-20T18:30:00Z'),
    }
    const html = htmlOf(parsed('# Payment\n\nOne.'), {
      requiredInitials: ['Payment'],
      signers: [{ ...maria, signing }],
    })
    expect(html).toContain('<p data-initials="Payment">Initials: <strong>MO</strong></p>')
    expect(html).toContain('<section data-part="signature"><p data-typed="">Maria Okafor</p></section>')
    expect(html).toMatch(/Signed by Maria &#x3C;Okafor> on November 20, 2026 at 11:30:00\sAM MST/)
  })

  it('shows a drawn signature as a picture with a description', () => {
    const value = 'data:image/png;base64,iVBORw0KGgo='
    const signing = { name: 'Maria', signature: { kind: 'drawn' as const, value }, initials: {}, signedAt: 0 }
    expect(htmlOf(parsed('One.'), { signers: [{ ...maria, signing }] })).toContain(
      `<img src="${value}" alt="Signature of Maria">`,
    )
  })
})
