import { describe, expect, it } from 'vitest'
import { sentencesOf, wordsOf } from '../../src/speech/narration/sentences'

const cut = (text: string, language?: string) => sentencesOf(text, language).map((sentence) => sentence.text)

describe('a text is cut into sentences', () => {
  it.each([
    ['Two. And two!', ['Two.', 'And two!']],
    ['Dr. Okafor came. He looked.', ['Dr. Okafor came.', 'He looked.']],
    ['Mr. and Mrs. J. R. Smith live on St. James St. 12.', ['Mr. and Mrs. J. R. Smith live on St. James St. 12.']],
    ['We start at 7:30 a.m. and end at 4 p.m. Bring keys.', ['We start at 7:30 a.m. and end at 4 p.m.', 'Bring keys.']],
    ['We come at 7:30 a.m. Monday. Be there.', ['We come at 7:30 a.m. Monday.', 'Be there.']],
    ['It costs $14,800. That is all.', ['It costs $14,800.', 'That is all.']],
    ['A board of 2 in. or so is fine. 3 ft. more is not.', ['A board of 2 in. or so is fine. 3 ft. more is not.']],
    ['Come on in. We wait.', ['Come on in.', 'We wait.']],
    ['Is it safe? No. It leaks.', ['Is it safe?', 'No.', 'It leaks.']],
    ['Look at No. 5. It is fine.', ['Look at No. 5.', 'It is fine.']],
    ['On Jan. 5 we begin. By Feb. 9 we end.', ['On Jan. 5 we begin.', 'By Feb. 9 we end.']],
    [
      'See https://www.example.com/a.b?c=d.e for it. Then call.',
      ['See https://www.example.com/a.b?c=d.e for it.', 'Then call.'],
    ],
    ['Go to www.example.com. Then call.', ['Go to www.example.com.', 'Then call.']],
    ['Made by Summit Inc. of Boulder. Good.', ['Made by Summit Inc. of Boulder.', 'Good.']],
    ['So do I. You too.', ['So do I.', 'You too.']],
    ['The U.S. market grew. It did.', ['The U.S. market grew.', 'It did.']],
    ['1. First this. 2. Then that.', ['1. First this.', '2. Then that.']],
    ['He said “Stop.” She stopped.', ['He said “Stop.”', 'She stopped.']],
    ['Wait… what? Yes!', ['Wait… what?', 'Yes!']],
    ['A title\nAnd a line', ['A title', 'And a line']],
    ['A line that was only\nwrapped here. Done.', ['A line that was only\nwrapped here.', 'Done.']],
    ['Hello!How are you?', ['Hello!How are you?']],
    ['One word', ['One word']],
    ['Roof — … !', ['Roof — … !']],
    ['— Roof.', ['— Roof.']],
    ['Great roof. 🎉', ['Great roof. 🎉']],
    ['Hello <b>Maria</b>. Welcome.', ['Hello <b>Maria</b>.', 'Welcome.']],
  ])('%j', (text, sentences) => {
    expect(cut(text)).toEqual(sentences)
  })

  it.each([
    ['es', 'El Sr. Ruiz llegó. ¿Vale? ¡Sí!', ['El Sr. Ruiz llegó.', '¿Vale?', '¡Sí!']],
    ['de', 'Am 5. Mai beginnen wir, z. B. um acht. Gut.', ['Am 5. Mai beginnen wir, z. B. um acht.', 'Gut.']],
    ['ar', 'مرحبا مريم. هذا سقفك؟ نعم.', ['مرحبا مريم.', 'هذا سقفك؟', 'نعم.']],
    ['ja', '屋根です。雨です。', ['屋根です。', '雨です。']],
  ])('in %s: %s', (language, text, sentences) => {
    expect(cut(text, language)).toEqual(sentences)
  })

  it.each(['', '   \n ', '— … !', '🎉', '***'])('and has none if nothing can be spoken: %j', (text) => {
    expect(cut(text)).toEqual([])
  })

  it('with the ends of paragraphs and each sentence’s position in the text', () => {
    const text = ' One. Two.\n\nThree.'
    expect(sentencesOf(text)).toEqual([
      { text: 'One.', start: 1, endsParagraph: false },
      { text: 'Two.', start: 6, endsParagraph: true },
      { text: 'Three.', start: 12, endsParagraph: false },
    ])
  })

  it('never longer than one request allows, cut where a speaker would breathe', () => {
    const clause = 'and the gutters carry the water away from the walls of the house'
    const sentences = sentencesOf(`We saw that ${`${clause}, `.repeat(40)}${clause}.`)
    expect(sentences.length).toBeGreaterThan(4)
    for (const { text } of sentences.slice(0, -1)) {
      expect(text.length).toBeLessThanOrEqual(600)
      expect(text).toMatch(/,$/)
    }
  })
})

describe('every word of a text is in exactly one sentence, in order', () => {
  it.each([
    ['five thousand words', 'Water finds its way, Mr. Ruiz. '.repeat(1000)],
    ['five thousand words without punctuation', 'roof '.repeat(5000)],
    ['an extremely long word', 'x'.repeat(5000)],
    ['nothing but abbreviations', 'Dr. '.repeat(12_000)],
    ['punctuation, then a word', `${'… '.repeat(20_000)}end`],
    [
      'a mixture',
      'Hello!How are you?  — Fine… 🎉\n\n3. No. "Really?" (Yes.) See https://a.example/b.c, or ask.\r\n- One\n- Two.',
    ],
    ['punctuation in between', 'One. — Two. ... Three! ?'],
  ])('%s', (_, text) => {
    expect(sentencesOf(text).flatMap(({ text }) => wordsOf(text))).toEqual(wordsOf(text))
  })
})
