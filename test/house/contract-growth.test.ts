import { describe, expect, it } from 'vitest'
import { fillTemplate, parseTemplate } from '../../src/sales/contracts/template.ts'
import { contractHtml, contractTree } from '../../src/sales/contracts/tree.ts'

const company = { name: 'Summit Roofing', address: null, phone: null, email: null }
const facts = {
  title: 'Roofing agreement',
  number: 1,
  language: 'en' as const,
  timeZone: 'America/Denver',
  madeAt: 0,
  company,
  homeowner: company,
  lines: [{ label: 'Roof', amountCents: 100 }],
  totalCents: 100,
  depositCents: 0,
  requiredInitials: [],
  legal: [],
  notice: [],
  signers: [],
  inAnyOrder: false,
  companySigns: false,
  evidence: [],
}

/** Does everything that a preview does with the text. */
function previewed(body: string) {
  const { words } = parseTemplate(body)
  if (words) contractHtml(contractTree({ ...facts, words: fillTemplate(words, {}).words }), 'en')
}

const parts = [
  ...['*a_ ', 'a* ', '**a ', '*', '**_', '*é_', '***a ', '`', 'a``b', '~~~', '\\*', '&amp;', '"'],
  ...['[', '[a](', '](', '![', '[![', '[a]', '[a]: b\n', '[a](<b', '[a](b "', '*[a*](b) ', '[a]: <'],
  ...[
    '[*a_ ',
    '*[',
    '_[`',
    '[`a](',
    '| *a_ ',
    '|[a](',
    '> *a\n',
    '- [',
    '`[',
    '<a ',
    '<!--',
    '<!',
    '<http://a',
    '{{',
    '{{a',
    '{{tier_lines}}\n\n',
    '{{city|',
    'a\n',
    'a  \n',
  ],
  ...['> ', '>> a\n', '- ', '- a\n', '  - a\n', '1. a\n', '# ', 'a\n=\n', '```\n', '    a\n', '\t'],
  ...['|', '|a', '|-|\n', '| a | b |\n', 'a|b\n-|-\n'],
]

const longest = 60_000
const growth = 4

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Measures only this thread, so that other load on the machine matters little. */
function microsecondsOf(body: string) {
  const before = process.threadCpuUsage()
  previewed(body)
  return process.threadCpuUsage(before).user
}

describe('the longest template', () => {
  it.each(parts)('is rendered in linear time: %j', (part) => {
    const few = repeated(part, longest / growth)
    previewed(few)
    const many = repeated(part, longest)
    // Both are measured in turns, because another program on the machine slows both of them for a while.
    const ratios = [1, 2, 3].map(() => microsecondsOf(many) / Math.max(microsecondsOf(few), 3000))
    expect(Math.min(...ratios)).toBeLessThan(growth * 2.5)
  })

  it.each(['[_', '[**', '![_', '<!--['])('is rejected before parsing if it opens too many links with %j', (part) => {
    expect(parseTemplate(repeated(part, longest)).problem).toMatch(/too many “\[”/)
  })
})
