import { expect, it } from 'vitest'
import { words as de } from '../../src/locales/studio/errors/de'
import { words as en } from '../../src/locales/studio/errors/en'
import { words as deFaults } from '../../src/locales/studio/faults/de'
import { words as enFaults } from '../../src/locales/studio/faults/en'
import { sayFaultsIn, sentenceOfEmail, sentenceOfFault, sentenceOfReason } from '../../src/studio/field-faults'
import { refusalIn } from '../../src/studio/refusal'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

it('explains a code in the reader’s language, and an unknown code in general words', () => {
  expect(refusalIn(en, { code: 'window_taken' })).toBe('That time was just taken. Choose another.')
  expect(refusalIn(de, { code: 'window_taken' })).toBe('Diese Zeit wurde gerade vergeben. Wählen Sie eine andere.')
  for (const code of ['of_a_later_release', 'signature_invalid', 'toString'])
    expect(refusalIn(en, { code })).toBe(en.unknown)
})

it('names the field that is wrong, in the reader’s language and with the limit as it is typed', () => {
  const fields = [
    { path: 'contact.email', message: 'must be an email address.', code: 'not_email' },
    { path: 'homeownerData.first_name', message: 'is too long.', code: 'too_long', number: 1000 },
    { path: 'slides[2].imageKey', message: 'is no file of yours.', code: 'invalid' },
  ]
  sayFaultsIn(enFaults, 'en')
  expect(plain(refusalIn(en, { code: 'invalid_input', fields }))).toBe(
    `${en.invalid_input} Email: Enter an email address such as ana@example.com. First name: Enter at most 1,000 characters.`,
  )
  sayFaultsIn(deFaults, 'de')
  expect(plain(refusalIn(de, { code: 'invalid_input', fields: fields.slice(1) }))).toBe(
    `${de.invalid_input} Vorname: Geben Sie höchstens 1.000 Zeichen ein.`,
  )
  const minimum = { path: 'minimumCents', message: '', code: 'too_large', number: 5000 }
  expect(plain(sentenceOfFault(minimum))).toBe('Geben Sie 50 oder weniger ein.')
})

it('keeps the name of an unknown merge field', () => {
  sayFaultsIn(deFaults, 'de')
  const message = 'has the merge field {{first_nme}}, which does not exist; there are {{first_name}}, {{city}}'
  expect(plain(sentenceOfFault({ path: 'message', message, code: 'merge_fields' }))).toMatch(
    /^\{\{first_nme\}\} ist kein Feld/,
  )
  expect(plain(sentenceOfFault({ path: 'body', message, code: 'invalid' }))).toMatch(/^\{\{first_nme\}\}/)
  const stray = { path: 'message', message: 'has {{ without its }}, or the other way round', code: 'merge_fields' }
  expect(sentenceOfFault(stray)).toBe(deFaults.codes.merge_fields)
})

it('says something general of a fault that a later release may tell', () => {
  sayFaultsIn(enFaults, 'en')
  for (const code of ['of_a_later_release', 'toString'])
    expect(sentenceOfFault({ path: 'title', message: 'title is odd.', code })).toBe(enFaults.codes.invalid)
})

it('says why a job failed or an email waits without the API’s sentence', () => {
  sayFaultsIn(deFaults, 'de')
  expect(sentenceOfReason('This PDF is protected by a password. Upload one without.')).toContain('Passwort geschützt')
  expect(sentenceOfReason('Something no one foresaw.')).toBe(deFaults.reasons.other)
  const waits =
    'You’ve reached today’s limit of emails to this address. This one will be sent at 2026-05-04T09:30:00.000Z.'
  expect(plain(sentenceOfEmail(waits, (iso) => iso.slice(0, 10)))).toContain('Die E-Mail geht hinaus: 2026-05-04.')
  expect(sentenceOfEmail('550 No such user here', String)).toBe(deFaults.reasons.not_mailed)
})

it('names the blanks of a contract, and the reference of an internal error', () => {
  const fields = [{ path: 'home_address', message: '{{home_address}} has no value.' }]
  expect(plain(refusalIn(en, { code: 'contract_incomplete', fields }))).toContain('blanks: {{home_address}}.')
  expect(plain(refusalIn(en, { code: 'internal_error', requestId: 'abc-1' }))).toContain('this reference: abc-1.')
})
