import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agreement } from '../../dev/seed-content/contract'
import * as content from '../../dev/seed-content/deck'
import { installationGuide } from '../../dev/seed-content/documents/installation-guide'
import { insuranceClaims } from '../../dev/seed-content/documents/insurance-claims'
import { warranty } from '../../dev/seed-content/documents/warranty'
import { words as german } from '../../src/locales/studio/contracts/de'
import { words as english } from '../../src/locales/studio/contracts/en'
import { words as spanish } from '../../src/locales/studio/contracts/es'

/** Everything that the demo company says anywhere. */
const texts = {
  deck: JSON.stringify(content),
  agreement: agreement.body,
  installationGuide,
  insuranceClaims,
  warranty,
  seed: readFileSync('dev/seed.ts', 'utf8'),
}
const said = Object.values(texts).join('\n')

const valuesOf = (pattern: RegExp) => [...new Set([...said.matchAll(pattern)].map(([, value]) => value?.toLowerCase()))]

describe('the demo', () => {
  it.each([
    ['the street of the company', /(\d+ Ford Street)/g, '2100 ford street'],
    ['the advisor', /\b(D\w+) (?:Summit|from Summit)\b(?! Roofing)/g, 'daniel'],
    [
      'the duration of the work',
      /(?:Work takes|finish in|finish within|p\.m\.,|cannedAnswer":") ?(\w+(?: to)? \w+) days/g,
      'one to two',
    ],
    ['the weeks until the crew comes', /(two to three|six) weeks(?!,| to sign)/g, 'two to three'],
    ['the price of another layer, as in the quote', /second layer adds half a day and (\S+)/g, '$65'],
    ['how soon someone looks at a leak', /looks? within (24 hours|a working day)/g, '24 hours'],
    ['the slope that lost shingles', /shingles on the (\w+) slope/g, 'front'],
  ])('says the same wherever it names %s', (_, pattern, expected) => {
    expect(valuesOf(pattern)).toEqual([expected])
  })

  it.each(Object.entries(texts).filter(([, text]) => text.includes('$95')))(
    'includes the first two sheets of decking wherever it names their price: %s',
    (_, text) => {
      expect(text).toMatch(/first two sheets|beyond two sheets/i)
    },
  )

  it('gives no homeowner a phone number of the company', () => {
    const digitsOf = (phone = '') => phone.replaceAll(/\D/g, '').slice(-10)
    const company = [...texts.installationGuide.matchAll(/\(303\) 555-\d{4}/g)].map(([phone]) => digitsOf(phone))
    const people: { first_name: string; phone?: string }[] = [
      ...content.homeowners.map(({ homeownerData }) => homeownerData),
      content.signer,
    ]
    const phones = people.flatMap(({ phone }) => (phone ? [digitsOf(phone)] : []))
    expect([company.length, phones.filter((phone) => company.includes(phone))]).toEqual([3, []])
  })

  it('names the state in full, and all signers', () => {
    expect(agreement.body).toContain('Colorado law')
    expect(agreement.body).toContain('{{signer_names}} (“you”)')
  })

  it('names the town and the state of the home, or isn’t sent', () => {
    expect(agreement.body).toContain('for the home at {{address}}, {{city}}, {{state}}.')
  })

  it('accepts no cash', () => {
    expect(said.match(/paying cash[^.]*/gi)).toEqual(['Paying cash is not possible'])
  })
})

it.each([english, spanish, german])('a new template leaves the price table to the head of the contract', (words) => {
  expect(words.newTemplateBody).not.toContain('{{tier_lines}}')
})
