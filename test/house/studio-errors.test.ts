import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'
import { fieldCodes } from '../../src/core/http/field-codes.ts'
import { writingNoteOf } from '../../src/locales/studio/decks/writing-notes.ts'
import { words as de } from '../../src/locales/studio/errors/de.ts'
import { words as en } from '../../src/locales/studio/errors/en.ts'
import { words as es } from '../../src/locales/studio/errors/es.ts'
import { neverMet } from '../../src/locales/studio/errors/never-met.ts'
import { words as deFaults } from '../../src/locales/studio/faults/de.ts'
import { words as enFaults } from '../../src/locales/studio/faults/en.ts'
import { words as esFaults } from '../../src/locales/studio/faults/es.ts'
import { reasonOf } from '../../src/locales/studio/faults/reasons.ts'
import { attemptErrorOf } from '../../src/locales/studio/webhooks/attempt-errors.ts'

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

const sourceOf = (...files: string[]) =>
  execFileSync('grep', ['-rhE', '--include=*.ts', '.', ...files], { encoding: 'utf8' })

/** An example of what a template in the source says: each `${…}` becomes 3. */
const example = (text: string) => text.replaceAll(/\$\{[^}]*\}+/g, '3')

it('each error of a delivery is one that the studio says in its own words', () => {
  const source = sourceOf('src/providers', 'src/events/deliveries', 'src/events/notifications/recipients.ts')
  const thrown =
    /(?:error:|refusal:|tryAgain\(|const error =|const failure =|outcome\.error :)\s*(?:'([^']+)'|`([^`]+)`)/g
  const errors = [...source.matchAll(thrown)].map(([, plain, filled]) => example(plain ?? filled ?? ''))
  const sentences = errors.filter((error) => /^\p{Lu}.*[.:]?/u.test(error) && error.includes(' '))
  expect(sentences.length).toBeGreaterThan(9)
  expect(sentences.filter((error) => attemptErrorOf(error).key === 'other')).toEqual([])
})

it('each note on a generated deck is one that the studio says in its own words', () => {
  const files = ['do-step', 'outline', 'quoting-writer', 'model-writer'].map((name) => `src/generation/${name}.ts`)
  const found = sourceOf(...files).matchAll(/(?:push\(|\[|\? |: )(?:'([^'\n]+\.)'|`([^`\n]+\.)`)/g)
  const notes = [...found]
    .map(([, plain, filled]) => example(plain ?? filled ?? ''))
    .filter((note) => note.includes(' '))
  expect(notes.length).toBeGreaterThan(9)
  const places = '“Guide”, page 3, says “Two days.”, but “Offer”, says “Three days.” Neither was used.'
  expect(
    [...notes, places].map((note) => [note, writingNoteOf(note).key]).filter(([, key]) => key === 'other'),
  ).toEqual([])
  expect(writingNoteOf(places).values).toEqual({
    one: '“Guide”, page 3, says “Two days.”',
    other: '“Offer”, says “Three days.”',
  })
  expect(writingNoteOf('No document says anything of “financing”.')).toEqual({
    key: 'not_said',
    values: { topic: 'financing' },
  })
})
