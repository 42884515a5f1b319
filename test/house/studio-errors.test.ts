import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'
import { fieldCodes } from '../../src/core/http/field-codes.ts'
import { words as de } from '../../src/locales/studio/errors/de.ts'
import { words as en } from '../../src/locales/studio/errors/en.ts'
import { words as es } from '../../src/locales/studio/errors/es.ts'
import { neverMet } from '../../src/locales/studio/errors/never-met.ts'
import { words as deFaults } from '../../src/locales/studio/faults/de.ts'
import { words as enFaults } from '../../src/locales/studio/faults/en.ts'
import { words as esFaults } from '../../src/locales/studio/faults/es.ts'
import { reasonOf } from '../../src/locales/studio/faults/reasons.ts'

const codes = Object.keys(errorCodes).sort()

it.each(Object.entries({ en, es, de }))(
  'each code has a message in %s unless the studio never meets it',
  (_, words) => {
    const { unknown, ...said } = words
    expect([...Object.keys(said), ...neverMet].sort()).toEqual(codes)
    expect(unknown).toBeTruthy()
  },
)

/** Matches camelCase, snake_case, a path, a call or code. */
const forDevelopers = /[a-z][A-Z]|\w_\w|\/\w|`|\b(GET|POST|PUT|PATCH|DELETE|API|JSON|HTTP|ID-Key)\b/

it('the messages are whole sentences without names from the API', () => {
  for (const words of [en, es, de])
    for (const [code, text] of Object.entries(words))
      expect([code, text]).toEqual([code, expect.stringMatching(/^\p{Lu}.*[.]$/su)])
  const named = [en, es, de].flatMap((words) => Object.values(words).filter((text) => forDevelopers.test(text)))
  expect(named).toEqual([])
})

it.each(Object.entries({ en: enFaults, es: esFaults, de: deFaults }))(
  'each code of a field has a sentence in %s that is whole and names nothing of the API',
  (_, { codes, fields, reasons, names }) => {
    expect(Object.keys(codes).sort()).toEqual([...fieldCodes].sort())
    const sentences = [codes, fields, reasons].flatMap((each) =>
      Object.values(each).flatMap((said) => (typeof said === 'string' ? said : Object.values(said))),
    )
    for (const said of sentences) expect(said).toMatch(/^\p{Lu}.*[.]$/su)
    const named = sentences.filter((said) =>
      forDevelopers.test(said.replaceAll(/https:\/\/\S*|\{\{\w+\}\}|acct_\w+/g, '')),
    )
    expect(named).toEqual([])
    expect(Object.values(names).every((name) => /^\p{Lu}/u.test(name))).toBe(true)
  },
)

/** Sentences that jobs keep as the reason of their failure. */
const kept =
  /(?:UnreadableFile|PictureRefused|UnusableText)\(\s*(?:['`])([^'`]+)|(?:damaged|tooLarge|tooMuch|gaveUp) = '([^']+)'/g

it('each reason of a failed job is one that the studio says in its own words', () => {
  const files = ['src/answers/knowledge', 'src/generation', 'src/media/images', 'src/providers']
  const source = execFileSync('grep', ['-rhE', '-A1', '--include=*.ts', '.', ...files], { encoding: 'utf8' })
  const reasons = [...source.matchAll(kept)].map(([, thrown, named]) => thrown ?? named ?? '')
  expect(reasons.length).toBeGreaterThan(10)
  expect(reasons.filter((reason) => reasonOf(reason) === 'other')).toEqual([])
})
