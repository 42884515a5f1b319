import { describe, expect, it } from 'vitest'
import { fillMergeFields, hasStrayBraces, unknownMergeFields } from '../../src/core/shared/merge-fields'

const maria = { first_name: 'Maria', city: null, address: '  ', state: '{{email}}', email: 'maria@example.com' }

describe('merge fields', () => {
  it.each([
    ['Hello {{first_name}}!', 'Hello Maria!'],
    ['Hello {{ first_name | there }}!', 'Hello Maria!'],
    ['In {{city|your area}}.', 'In your area.'],
    ['At {{address|your home}}.', 'At your home.'],
    ['At {{zip}}.', 'At .'],
    ['{{first_name}}{{first_name}}', 'MariaMaria'],
    ['A {single} and an open {{ brace', 'A {single} and an open {{ brace'],
    ['{{{first_name}}}', '{Maria}'],
    ['nothing', 'nothing'],
    ['', ''],
  ])('fill %s', (text, expected) => {
    expect(fillMergeFields(text, maria)).toBe(expected)
  })

  it('are not filled inside a homeowner’s own data', () => {
    expect(fillMergeFields('From {{state}}', maria)).toBe('From {{email}}')
    expect(fillMergeFields('{{first_name}}', { first_name: '$& $1 {{city|x}}' })).toBe('$& $1 {{city|x}}')
  })

  it.each(['{{first_name}', 'an open {{ brace', '{{city|your {nice} area}}', '{{ {{city}} }}', 'closed }}'])(
    'are rejected as %s',
    (text) => {
      expect(hasStrayBraces(text)).toBe(true)
      expect(hasStrayBraces('{{{first_name}}} and {single}')).toBe(false)
    },
  )

  it('that are unknown are named', () => {
    expect(unknownMergeFields('{{first_name}} {{nickname}} {{ pet | dog }} {{}}')).toEqual(['nickname', 'pet', ''])
    expect(unknownMergeFields('{{constructor}} {{__proto__}}')).toEqual(['constructor', '__proto__'])
  })
})
