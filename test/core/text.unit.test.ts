import { describe, expect, it } from 'vitest'
import { languageOf } from '../../src/core/text/language'
import { sentencesIn } from '../../src/core/text/sentences'
import { stemOf, stemsIn } from '../../src/core/text/stems'
import { isStopWord, wordsIn } from '../../src/core/text/words'

describe('the language of a text', () => {
  it.each([
    ['en', 'how long does it take'],
    ['en', "what's the price"],
    ['en', 'Do you treat bed bugs?'],
    ['en', 'See https://example.com/a.b?c=d. It costs $14,800.'],
    ['es', '¿Cuánto cuesta?'],
    ['es', 'cuanto tiempo dura la garantia'],
    ['es', 'La visita cuesta 95 dólares y se descuenta del trabajo.'],
    ['de', 'Wie lange dauert die Montage?'],
    ['de', 'was kostet das'],
    ['de', 'Wir kommen innerhalb von 30 Kilometern kostenlos.'],
    ['fr', 'Combien de temps faut-il ?'],
    ['fr', "Est-ce que l'installation est comprise dans le prix ?"],
    ['ar', 'كم يستغرق التركيب؟'],
    ['he', 'כמה זמן זה לוקח?'],
  ])('is %s for “%s”', (language, text) => expect(languageOf(text)).toBe(language))

  it('is unknown when nothing indicates it', () => {
    expect(['', '14,800', 'Porchlight', 'Pizza 2026', 'Plan b, Maria'].map(languageOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the sentences of a text', () => {
  it.each([
    ['It takes two days. We sweep twice.', ['It takes two days.', 'We sweep twice.']],
    ['Dr. Reyes comes at 7 a.m. daily.', ['Dr. Reyes comes at 7 a.m. daily.']],
    ['Wir nutzen z. B. Eiche. Sie hält.', ['Wir nutzen z. B. Eiche.', 'Sie hält.']],
    ['Am 4. Mai geht es los. Dann messen wir.', ['Am 4. Mai geht es los.', 'Dann messen wir.']],
    ['Llame a la Sra. Ruiz. ¿Tiene dudas? Pregunte.', ['Llame a la Sra. Ruiz.', '¿Tiene dudas?', 'Pregunte.']],
    ['يستغرق يومين. هل لديك أسئلة؟ اتصل بنا.', ['يستغرق يومين.', 'هل لديك أسئلة؟', 'اتصل بنا.']],
    ['- one visit\n- two traps', ['one visit', 'two traps']],
  ])('are found in “%s”', (text, sentences) => expect(sentencesIn(text)).toEqual(sentences))
})

describe('a stem', () => {
  it.each([
    ['en', 'treatments', 'treatment'],
    ['en', 'guarantees', 'guaranteed'],
    ['de', 'garantien', 'garantie'],
    ['de', 'montagen', 'montage'],
    ['es', 'visitas', 'visita'],
    ['es', 'instalaciones', 'instalacion'],
    ['es', 'garantizamos', 'garantizado'],
    ['fr', 'garanties', 'garantie'],
    ['fr', 'installations', 'installation'],
    ['ar', 'الضمانات', 'ضمان'],
  ])('is the same for two forms of a word in %s: %s and %s', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language))
  })

  it('differs for words with different meanings', () => {
    for (const [language, one, other] of [
      ['de', 'kosten', 'kueche'],
      ['es', 'casa', 'caso de'],
      ['fr', 'prix', 'prime'],
    ] as const)
      expect(stemOf(one, language)).not.toBe(stemOf(other, language))
  })

  it('follows the language of its text', () => {
    expect(stemsIn('Wir haben die Garantien für Sie.')).toContain(stemOf('garantie', 'de'))
  })
})

it('words keep their numbers whole and lose their accents', () => {
  expect(wordsIn('Cuesta $14,800 al año, ¿no?')).toEqual(['cuesta', '14,800', 'al', 'ano', 'no'])
})

it('a stop word belongs to one language, or to any if none is given', () => {
  expect([isStopWord('nicht', 'de'), isStopWord('nicht', 'en'), isStopWord('nicht'), isStopWord('roof')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
