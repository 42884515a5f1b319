import { describe, expect, it } from 'vitest'
import { directionOf } from '../../src/core/shared/language'
import { monthsIn } from '../../src/core/shared/time-span'
import { languageOf } from '../../src/core/text/language'
import { contractEmails as contractEmailsInEnglish } from '../../src/locales/contract-emails/en'
import * as contractsInEnglish from '../../src/locales/contracts/en'
import * as english from '../../src/locales/en'
import { fill, fillCounted, fillPlain } from '../../src/locales/fill'
import { languages as files, isLanguage, loadWords } from '../../src/locales/index'
import { wordsIn } from '../../src/locales/languages'
import { reminders as remindersInEnglish } from '../../src/locales/reminders/en'
import { contractEmails, contractWords, monthlyPrice } from '../../src/sales/contracts/words'
import { reminderWordsIn } from '../../src/sales/reminders/words'

const languages = Object.keys(files).filter(isLanguage)
const placeholders = (text: string) => [...text.matchAll(/\{+\w+\}+/g)].map(([name]) => name).toSorted()

function textsIn(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${path}${name}`, text] as [string, string]] : textsIn(text, `${path}${name}.`),
  )
}

function expectAll(words: object, original: object) {
  const others = new Map(textsIn(original))
  const texts = textsIn(words)
  expect(texts.map(([path]) => path)).toEqual([...others.keys()])
  for (const [path, text] of texts) {
    expect([path, text.trim(), placeholders(text)]).toEqual([path, text, placeholders(others.get(path) ?? '')])
    expect([path, text.length > 0]).toEqual([path, true])
  }
}

describe('translations', () => {
  it.each(languages)('are complete in %s, with the same placeholders', (language) => {
    expect(wordsIn(language).controls.language).toBe(language)
    expect(wordsIn(language).appointments.language).toBe(language)
    expectAll(wordsIn(language), english)
  })

  it.each(languages)('for reminders are complete in %s', (language) => {
    expect(reminderWordsIn(language).language).toBe(language)
    expectAll(reminderWordsIn(language), remindersInEnglish)
  })

  it.each(languages)('that the player loads in %s are the server’s', async (language) => {
    expect(await files[language]()).toBe(wordsIn(language))
    expect(await loadWords(`${language}-XX`)).toBe(wordsIn(language))
  })

  it.each(languages)('in %s are detected as that language', (language) => {
    expect(languageOf(wordsIn(language).voices.example)).toBe(language)
  })

  it('for contracts are complete in each language with reviewed legal texts', () => {
    for (const words of Object.values(contractWords)) expectAll(words, contractsInEnglish)
    for (const words of Object.values(contractEmails)) expectAll(words, contractEmailsInEnglish)
  })

  it('use the plural forms of their language', () => {
    const { still } = contractWords.en.page
    expect([1, 2, 1200].map((count) => fillCounted(still, count, 'en'))).toEqual([
      'One thing left',
      '2 things left',
      '1,200 things left',
    ])
    const arabic = {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{count} أسئلة',
      many: '{count} سؤالًا',
      other: '{count} سؤال',
    }
    expect([1, 2, 100].map((count) => fillCounted(arabic, count, 'ar-u-nu-latn'))).toEqual([
      'سؤال واحد',
      'سؤالان',
      '100 سؤال',
    ])
    expect([monthsIn('en', 1), monthsIn('es', 120), monthsIn('de', 1), monthsIn('he', 2)]).toEqual([
      '1 month',
      '120 meses',
      '1 Monat',
      'חודשיים',
    ])
    const terms = { aprBasisPoints: 0, termMonths: 1, downPaymentCents: 0, disclosure: 'With approved credit.' }
    expect(monthlyPrice(10_000, terms, 'en')).toContain('(1 month at 0% APR')
  })

  it.each([
    ['de-AT', 'de', 'ltr'],
    ['FR', 'fr', 'ltr'],
    ['ar-EG', 'ar', 'rtl'],
    ['iw', 'he', 'rtl'],
    ['fa', 'en', 'rtl'],
    ['ja', 'en', 'ltr'],
    [null, 'en', 'ltr'],
  ])('for %s are in %s and run %s', (asked, language, direction) => {
    expect(wordsIn(asked).controls.language).toBe(language)
    expect(directionOf(asked)).toBe(direction)
  })

  it.each([
    ['Puede firmar hasta el {date}.', '3 de julio, 10:00 a. m.', 'Puede firmar hasta el 3 de julio, 10:00 a. m.'],
    ['{date}', '10:00 a. m.', '10:00 a. m.'],
    ['Until {date}, at noon.', '3 July', 'Until 3 July, at noon.'],
  ])('end with one period: %s', (text, date, filled) => {
    expect([fill(text, { date }), fillPlain(text, { date })]).toEqual([filled, filled])
  })

  it('are filled with their own values, and leave a missing one empty', () => {
    expect(fill('{a} and {b}{c}', { a: '{b}', b: '$&' })).toBe('{b} and $&')
  })
})
