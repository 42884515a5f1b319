import { describe, expect, it } from 'vitest'
import { choose } from '../src/providers/offline-answers/choose'
import { asked, sourcesOf } from './support/other-trades'

const answerTo = (talk: string, question: string) =>
  choose(question, undefined, sourcesOf(talk))
    .map(({ text }) => text)
    .join(' ')

const outcomes = asked.map(([talk, question, wanted]) => ({ question, wanted, text: answerTo(talk, question) }))
const answerable = outcomes.filter(({ wanted }) => wanted !== null)
const unanswerable = outcomes.filter(({ wanted }) => wanted === null)

describe('the talks of other trades', () => {
  it('answer four of five questions with the sentence that answers', () => {
    const missed = answerable.filter(({ wanted, text }) => !text.includes(wanted ?? ''))
    for (const { question, text } of missed) console.log(`MISS ${question} → ${text}`)
    expect(missed.length / answerable.length).toBeLessThanOrEqual(1 / 5)
  })

  it('answer at most one of twenty that they do not answer', () => {
    const answered = unanswerable.filter(({ text }) => text)
    for (const { question, text } of answered) console.log(`FALSE ${question} → ${text}`)
    expect(answered.length / unanswerable.length).toBeLessThanOrEqual(1 / 20)
  })
})
