import { expect, it } from 'vitest'
import { words as de } from '../../src/locales/studio/errors/de'
import { words as en } from '../../src/locales/studio/errors/en'
import { refusalIn } from '../../src/studio/refusal'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

it('explains a code in the reader’s language, and an unknown code in general words', () => {
  expect(refusalIn(en, { code: 'window_taken' })).toBe('That time was just taken. Choose another.')
  expect(refusalIn(de, { code: 'window_taken' })).toBe('Diese Zeit wurde gerade vergeben. Wählen Sie eine andere.')
  for (const code of ['of_a_later_release', 'signature_invalid', 'toString'])
    expect(refusalIn(en, { code })).toBe(en.unknown)
})

it('adds what is wrong with a field, without names from the API', () => {
  const fields = [
    { path: 'contact.email', message: 'contact.email must be an email address.' },
    { path: 'slides[2].title', message: 'slides[2].title is too long, as is slides[3].title.' },
    { path: '', message: 'imageKey is no file of yours.' },
    { path: 'body', message: 'body names {{no_such_field}}, which no contract has.' },
  ]
  expect(refusalIn(en, { code: 'invalid_input', fields })).toBe(
    `${en.invalid_input} Must be an email address. Names {{no_such_field}}, which no contract has.`,
  )
})

it('names the blanks of a contract, and the reference of an internal error', () => {
  const fields = [{ path: 'home_address', message: '{{home_address}} has no value.' }]
  expect(plain(refusalIn(en, { code: 'contract_incomplete', fields }))).toContain('blanks: {{home_address}}.')
  expect(plain(refusalIn(en, { code: 'internal_error', requestId: 'abc-1' }))).toContain('this reference: abc-1.')
})
