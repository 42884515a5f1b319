import { describe, expect, it } from 'vitest'
import { faqs as seeded } from '../../dev/seed-content/offer'
import { matchFaq } from '../../src/answers/questions/match-faq'

type Faq = { userQuestion: string; cannedAnswer: string }

const deckOf = (faqs: readonly Faq[]) =>
  faqs.map(({ userQuestion, cannedAnswer }) => {
    return {
      id: userQuestion,
      question: userQuestion,
      answer: cannedAnswer,
      relatedSlideId: null,
      audioUrl: null,
      narrationUrl: null,
      wordTimings: [],
    }
  })

const time = 'How long will it take, and do I have to be home?'
const insurance = 'Will my insurance pay for this?'
const repair = 'Can you just repair it instead?'
const wood = 'What if you find rotten wood under the shingles?'
const financing = 'Is there financing, and what does it really cost?'
const cost = 'How much will the new roof cost?'
const hearth = 'What do I gain with Hearth compared to Shelter?'
const warranty = 'What does the warranty not cover?'

const answered: [asked: string, faq: string][] = [
  [time, time],
  ['how long will it take and do i have to be home', time],
  ['How long does the work take?', time],
  ['How long will it take?', time],
  ['Do I have to be home?', time],
  ['Do I need to be home?', time],
  ['How much does Hearth cost?', cost],
  ['does insurance cover it', insurance],
  ['Will insurance cover this?', insurance],
  ["Won't my insurance pay for this?", insurance],
  ['will my insurance pay for this?', insurance],
  ["Can't you just repair it?", repair],
  ['What if you find rotten wood?', wood],
  ['Is there financing?', financing],
  ['How much does it cost?', cost],
  ['What does a new roof cost?', cost],
  ['How much is the roof?', cost],
  ['What is not covered by the warranty?', warranty],
  ["What doesn't the warranty cover?", warranty],
  ['What do I gain with Hearth compared to Shelter?', hearth],
  ['Hearth compared to Shelter?', hearth],
]

/** These resemble an FAQ but mostly mean something else, so the FAQ is suggested and its answer is not given. */
const offered: [asked: string, faq: string][] = [
  ['How long is this going to take?', time],
  ['How many days does it take?', time],
  ['Will insurance cover hail damage?', insurance],
  ['Does my homeowner insurance pay?', insurance],
  ['Could you patch it instead?', repair],
  ['What happens if there is rotten wood under the shingles?', wood],
  ['Can I get FINANCING', financing],
  ['Do you offer financing?', financing],
  ['How long does a roof last?', time],
  ['Will my insurance go up?', insurance],
  ['Are you insured?', insurance],
  ['What does the warranty cover?', warranty],
  ['Is the warranty transferable?', warranty],
  ['How long is the warranty?', warranty],
  ['Does the financing need a good credit score?', financing],
  ['What is the interest rate of the financing?', financing],
  ['How much would a repair cost?', repair],
  ['Can you fix it instead of replacing it?', repair],
  ['Is Hearth better than Shelter?', hearth],
  ['Who is your insurance company?', insurance],
  ['Does insurance pay for rotten wood?', wood],
  ['What does it cost if it rains?', cost],
  ['Can I do the repair myself?', repair],
]

const unanswered = [
  'Who won the world cup?',
  'asdf qwer',
  '',
  '???',
  '🏡',
  'Do you paint fences in Denver?',
  'What colors do the shingles come in?',
  'Are the shingles made in America?',
  'Are you licensed?',
  'Can I see references?',
  'Do you have any openings in July?',
  'What is the weather tomorrow?',
  '<img onerror=alert(1)>',
  'the and you',
]

describe('an open question to the seeded deck', () => {
  const deck = deckOf(seeded)

  it.each(answered)('is answered if an FAQ asks the same: %s', (asked, faq) => {
    expect(matchFaq(asked, deck)).toMatchObject({ faq: { question: faq }, near: [] })
  })

  it.each(offered)('is not answered, but a similar FAQ is suggested: %s', (asked, faq) => {
    const { faq: found, near } = matchFaq(asked, deck)
    expect(found?.question).toBeUndefined()
    expect(near.map(({ question }) => question)).toContain(faq)
    expect(near.length).toBeLessThanOrEqual(3)
  })

  it.each(unanswered)('has no answer if no FAQ is similar: %s', (asked) => {
    expect(matchFaq(asked, deck)).toEqual({ faq: undefined, near: [] })
  })

  it.each([...answered, ...offered].map(([asked]) => asked))('has no answer in a deck without FAQs: %s', (asked) => {
    expect(matchFaq(asked, [])).toEqual({ faq: undefined, near: [] })
  })
})

describe('a question that uses another word than the FAQ', () => {
  const deckWith = (userQuestion: string, cannedAnswer: string) => deckOf([...seeded, { userQuestion, cannedAnswer }])

  it.each([
    ['Do you install skylights?', 'Do you put in skylights?', 'Yes, we install skylights of every size.'],
    ['do you install a skylight', 'Do you put in skylights?', "No, we don't install skylights."],
    ['Installieren Sie Dachfenster?', 'Bauen Sie Dachfenster ein?', 'Ja, wir installieren Dachfenster.'],
    ['¿Instalan tragaluces?', '¿Ponen tragaluces?', 'Sí, instalamos tragaluces de todos los tamaños.'],
  ])('is answered if the answer repeats it: %s', (asked, faq, answer) => {
    expect(matchFaq(asked, deckWith(faq, answer)).faq?.question).toBe(faq)
  })

  it('is answered if two wordings of it are known and have the same answer, but not if they differ', () => {
    const wordings = ['Can our dog stay in the yard?', 'Is it fine if the dog stays in our yard?']
    const found = (answers: string[]) =>
      matchFaq(
        'Can the dog be in the yard?',
        deckOf([...seeded, ...wordings.map((userQuestion, at) => ({ userQuestion, cannedAnswer: answers[at] ?? '' }))]),
      ).faq
    expect(found(['Keep it inside.', 'Keep it inside.'])?.answer).toBe('Keep it inside.')
    expect(found(['Keep it inside.', 'Yes.'])).toBeUndefined()
  })

  it.each([
    ['Do you repair skylights?', 'Do you put in skylights?', 'Yes, we install skylights. We repair chimneys, too.'],
    ['How do you install skylights?', 'Do you put in skylights?', 'Yes, we install skylights.'],
    ['Who installs skylights?', 'Do you put in skylights?', 'Yes, we install skylights.'],
    ['Do you not install skylights?', 'Do you put in skylights?', 'Yes, we install skylights.'],
    ['Do you install gutters?', 'Do you clean gutters?', 'Yes, we clean gutters and install guards.'],
    ['Do you do roofs?', 'Do you paint roofs?', 'No. Paint harms roofs.'],
  ])('is not answered if the answer does not repeat it: %s', (asked, faq, answer) => {
    const { faq: found, near } = matchFaq(asked, deckWith(faq, answer))
    expect(found).toBeUndefined()
    expect(near.map(({ question }) => question)).toContain(faq)
  })
})

describe('an open question in German', () => {
  const deck = deckOf([
    { userQuestion: 'Wie lange dauert die Arbeit?', cannedAnswer: 'Ein bis zwei Tage für ein Dach Ihrer Größe.' },
    { userQuestion: 'Zahlt das meine Versicherung?', cannedAnswer: 'Sturm und Hagel meistens ja, Alter nie.' },
    { userQuestion: 'Was kostet das neue Dach?', cannedAnswer: 'Zwischen 14.800 und 32.600 Euro.' },
    { userQuestion: 'Was deckt die Garantie nicht ab?', cannedAnswer: 'Sturm und herabfallende Äste.' },
  ])

  it.each([
    ['Wie lange dauert die Arbeit', 'Wie lange dauert die Arbeit?'],
    ['Zahlt meine Versicherung das?', 'Zahlt das meine Versicherung?'],
    ['Wie viel kostet ein neues Dach?', 'Was kostet das neue Dach?'],
    ['was deckt die garantie denn nicht ab', 'Was deckt die Garantie nicht ab?'],
  ])('is answered if an FAQ asks the same: %s', (asked, faq) => {
    expect(matchFaq(asked, deck)).toMatchObject({ faq: { question: faq }, near: [] })
  })

  it.each([
    ['Wie lange hält ein Dach?', 'Wie lange dauert die Arbeit?'],
    ['Wie lange dauern die Arbeiten?', 'Wie lange dauert die Arbeit?'],
    ['Was deckt die Garantie ab?', 'Was deckt die Garantie nicht ab?'],
    ['Übernimmt die Versicherung das?', 'Zahlt das meine Versicherung?'],
  ])('is not answered, but a similar FAQ is suggested: %s', (asked, faq) => {
    const { faq: found, near } = matchFaq(asked, deck)
    expect(found?.question).toBeUndefined()
    expect(near.map(({ question }) => question)).toContain(faq)
  })

  it.each(['Wer wird Weltmeister?', 'Streichen Sie auch Zäune?'])('has no answer if no FAQ is similar: %s', (asked) => {
    expect(matchFaq(asked, deck)).toEqual({ faq: undefined, near: [] })
  })
})

describe('an open question in Spanish', () => {
  const deck = deckOf([
    { userQuestion: '¿Cuánto tiempo dura la obra?', cannedAnswer: 'Uno o dos días.' },
    { userQuestion: '¿Lo cubre mi seguro?', cannedAnswer: 'Depende de la causa del daño.' },
    { userQuestion: '¿Cuánto cuesta el techo nuevo?', cannedAnswer: 'Entre 14.800 y 32.600 dólares.' },
    { userQuestion: '¿Qué no cubre la garantía?', cannedAnswer: 'Las tormentas y las ramas.' },
  ])

  it.each([
    ['¿Cuánto dura la obra?', '¿Cuánto tiempo dura la obra?'],
    ['cubre esto mi seguro', '¿Lo cubre mi seguro?'],
    ['¿Cuánto cuesta un techo nuevo?', '¿Cuánto cuesta el techo nuevo?'],
    ['¿Qué cosas no cubre la garantía?', '¿Qué no cubre la garantía?'],
  ])('is answered if an FAQ asks the same: %s', (asked, faq) => {
    expect(matchFaq(asked, deck)).toMatchObject({ faq: { question: faq }, near: [] })
  })

  it.each([
    ['¿Cuánto dura un techo?', '¿Cuánto cuesta el techo nuevo?'],
    ['¿Qué cubre la garantía?', '¿Qué no cubre la garantía?'],
    ['¿Cuántos años de garantía hay?', '¿Qué no cubre la garantía?'],
  ])('is not answered, but a similar FAQ is suggested: %s', (asked, faq) => {
    const { faq: found, near } = matchFaq(asked, deck)
    expect(found?.question).toBeUndefined()
    expect(near.map(({ question }) => question)).toContain(faq)
  })

  it('has no answer if no FAQ is similar', () => {
    expect(matchFaq('¿Quién ganó el mundial?', deck)).toEqual({ faq: undefined, near: [] })
  })
})
