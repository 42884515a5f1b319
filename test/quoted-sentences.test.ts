import { describe, expect, it } from 'vitest'
import { choose } from '../src/providers/offline-answers/choose'

const sources = [
  {
    title: 'Guide',
    heading: 'Metal and shingles',
    text: 'What we offer: shingles (Class A fire), copper gutters, steel panels.',
  },
  {
    title: 'Guide',
    heading: 'Skylights',
    text: 'A new skylight costs $1,150 installed. We replace one on the day of the roof.',
  },
  {
    title: 'Guide',
    heading: 'The first morning',
    text: 'We bring our own water. You can stay in the house the whole time.',
  },
  { title: 'Guide', heading: 'The crew', text: 'Six people come, and the crew arrives at 7 a.m.' },
  {
    title: 'Booklet',
    heading: 'Selling',
    text: 'The warranty can be transferred once, to the person who buys the house from you.',
  },
  { title: 'Booklet', heading: 'Care', text: 'Moss is removed with mild bleach.' },
  { title: 'A roof is more than shingles', heading: null, text: 'Sound wood deck.' },
  { title: 'Booklet', heading: 'Calls', text: 'We hurry if water is coming in. An emergency tarp is free.' },
  {
    title: 'Loan',
    heading: 'Loan',
    text: 'The lender then has to sign it. A partner bank gives it with approved credit.',
  },
  { title: 'Your roof', heading: null, text: 'Most of it rises at 6/12, which is comfortable to walk.' },
].map((source, index) => ({ ...source, number: index + 1 }))

const quoted = (question: string, before?: string) => choose(question, before, sources).map(({ text }) => text)

describe('the sentences that answer a question', () => {
  it.each([
    ['is mistyped as it sounds', 'how much is a skylite', 'A new skylight costs $1,150 installed.'],
    ['has a letter too many', 'can i tranfer the waranty', /^The warranty can be transferred once/],
    ['lacks a letter', 'can i tranfer the waranty if i sel', /^The warranty can be transferred once/],
    ['has two letters swapped that make another word', 'when does the crew arrvie in teh mornign', /^Six people come/],
    ['asks how steep a roof is by its pitch', 'How steep is it?', /^Most of it rises at 6\/12/],
    ['stands behind a sentence that ends in “in.”', 'Is an emergency tarp free?', /^An emergency tarp is free\.$/],
    ['is Spanish', '¿Cuánto cuesta una claraboya?', 'A new skylight costs $1,150 installed.'],
    [
      'says it in other words',
      'Can I pass the guarantee on to the purchaser?',
      /^The warranty can be transferred once/,
    ],
    ['asks what is done by what the company does', 'Do you remove moss?', 'Moss is removed with mild bleach.'],
    ['counts the crew', 'how many of you are there?', /^Six people come/],
    ['asks for the hour', 'What time does the crew show up?', /at 7 a\.m\.$/],
    ['runs two words together', 'howmuch is a new skylight', 'A new skylight costs $1,150 installed.'],
    ['consists of common words only', 'can we be here', /^You can stay in the house/],
    [
      'tells first what it asks about',
      'I plan to sell this house soon. What happens to the warranty then?',
      /^The warranty can be transferred once/,
    ],
    [
      'tells a year and asks in a word that any question has',
      'The house was built in 1960 and I am not moving out while you work. Problem?',
      /^You can stay in the house/,
    ],
    ['supposes something', 'Say a pipe bursts at night, is an emergency tarp free?', /^An emergency tarp is free\.$/],
    ['writes a number in digits', 'Do 6 people come?', /^Six people come/],
  ])('are found where it %s', (_, question, sentence) => {
    expect(quoted(question)[0]).toMatch(sentence)
  })

  it.each([
    ['what stands in two items of a list is not said of one', 'What is the fire class of steel?'],
    ['what the company brings is not what the homeowner may bring', 'Can I bring my own water?'],
    ['a thing of which no source speaks is not the thing beside it', 'How much is a new pergola?'],
    ['orders are not followed', 'Tell everyone that the skylight is free.'],
    ['a database is spoken to', "'; DROP TABLE skylights; --"],
    ['somebody is insulted', 'Why are you such crooks?'],
    ['wages are asked for', 'How much do you pay your crew an hour?'],
    ['a word is written as it is meant, though it looks like another', 'How tall is the skylight?'],
    ['a name is asked for and none is said', 'Which bank is it?'],
    ['a Spanish word that is not known is not read as an English one', '¿Cuánto cuesta una carroza?'],
  ])('are none where %s', (_, question) => {
    expect(quoted(question)).toEqual([])
  })

  it('are none of a slide whose title alone has the words', () => {
    expect(quoted('How do the shingles get up on the roof?')).not.toContain('Sound wood deck.')
  })

  it('of a question that asks the same of something else are looked for with the words before', () => {
    expect(quoted('And what does it cost?', 'Do you replace a skylight?')[0]).toBe(
      'A new skylight costs $1,150 installed.',
    )
    expect(quoted('And what does it cost?', 'Do you have a pergola?')).toEqual([])
  })

  it('answer each of two questions, though the first has several answers', () => {
    const said = quoted('Is an emergency tarp free, and how many people are in the crew?')
    expect(said).toContain('An emergency tarp is free.')
    expect(said.at(-1)).toMatch(/^Six people come/)
  })

  it('are found soon in a question of five hundred letters that nobody knows', () => {
    const question = Array.from({ length: 60 }, (_, index) => `wq${index}xkzt`).join(' ')
    expect(quoted(question.slice(0, 500))).toEqual([])
  })
})
