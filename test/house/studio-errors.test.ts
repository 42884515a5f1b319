import { expect, it } from 'vitest'
import { errorCodes } from '../../src/core/http/error-codes.ts'
import { words as de } from '../../src/locales/studio/errors/de.ts'
import { words as en } from '../../src/locales/studio/errors/en.ts'
import { words as es } from '../../src/locales/studio/errors/es.ts'
import { neverMet } from '../../src/locales/studio/errors/never-met.ts'

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
