import { beforeAll, describe, expect, it } from 'vitest'
import * as content from '../../dev/seed-content/deck'
import { signedIn } from '../support/client'
import { newDemo } from '../support/demo'

let owner: Awaited<ReturnType<typeof signedIn>>
let deckId: string

beforeAll(async () => {
  owner = await signedIn()
  deckId = (await newDemo(owner)).deckId
}, 60_000)

const answerTo = async (question: string) => (await owner.post('/api/qa', { question, deckId })).body.answer

describe('the demo, without a language model,', () => {
  it.each(content.faqs)('answers with its FAQ: $userQuestion', async ({ userQuestion }) => {
    const { kind, citations } = await answerTo(userQuestion)
    expect([kind, citations[0].title]).toEqual(['faq', userQuestion])
  })

  it.each([
    ['How long will it take?', /^One to two days/],
    ['how long does the work take', /^One to two days/],
    ['Do you use subcontractors?', /never subcontractors|no subcontracted crews/],
    ['Is there financing?', /^Yes, through a partner bank/],
    ['What interest rate do you charge on the loan?', /7\.99 percent/],
    ['Can I transfer the warranty if I sell the house?', /transferred once/],
    ['When does the warranty start?', /final walk-through/],
    ['Does pressure washing void the warranty?', /ends both warranties/],
    ['What does a new skylight cost?', /\$1,150 installed/],
    ['How much is a new skylight?', /\$1,150 installed/],
    ['Can I stay in the house while you work?', /You can stay in the house/],
    ['How many nails does each shingle get?', /six nails/],
    ['What if my claim is denied?', /denies the claim/],
  ])('answers visitors’ questions, or quotes the source: %s', async (question, text) => {
    expect((await answerTo(question)).text).toMatch(text)
  })

  it.each([
    'Do you install solar panels?',
    'do you also install solar pannels?',
    'Are the shingles made in America?',
    'Do you paint fences?',
    'Is there a discount for veterans?',
    'Do you build decks?',
    'How long does a slate roof last?',
    'Can I bring my own shingles?',
    'Which bank gives the loan?',
    'What is the fire rating of a metal roof?',
    'How tall is the crew lead?',
  ])('gives no answer to what it does not know: %s', async (question) => {
    expect(await answerTo(question)).toMatchObject({ kind: 'none', citations: [] })
  })
})
