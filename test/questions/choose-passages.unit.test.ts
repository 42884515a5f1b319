import { describe, expect, it } from 'vitest'
import { choosePassages, quoteAround } from '../../src/answers/retrieval/choose-passages'
import type { Passage } from '../../src/answers/retrieval/passages'

const passage = (text: string): Passage => ({
  ...{ kind: 'document', title: 'Guide', page: null, heading: null, slideId: null, faqId: null },
  text,
})
const permit = passage('The permit takes about a week.')
const shingles = passage('Shingles last thirty years.')
const gutters = passage('The gutters are cleaned before we leave.')
const noise = passage('A roof is loud for a day, and the permit hangs in the window.')
const all = [permit, shingles, gutters, noise]

describe('the passages that are shown', () => {
  const chosen = (question: string, near: [Passage, number][] = [], before?: string) =>
    choosePassages(
      { question, before },
      all,
      near.map(([passage, nearness]) => ({ passage, nearness })),
    )

  it('are at most two, and share words with the question', () => {
    expect(chosen('How long does the permit take?')).toEqual([permit, noise])
    expect(chosen('Are gutters cleaned?')).toEqual([gutters])
  })

  it('are none if no word is shared and nothing is close in meaning', () => {
    expect(chosen('Do you sell pianos?', [[shingles, 0.2]])).toEqual([])
  })

  it('are the best by words and the best by meaning', () => {
    expect(chosen('permit', [[gutters, 0.3]])).toEqual([permit, gutters])
    expect(chosen('permit', [[permit, 0.9]])).toEqual([permit, noise])
  })

  it('may share no word if they mean nearly the same', () => {
    expect(chosen('Wie lange halten Ziegel?', [[shingles, 0.7]])).toEqual([shingles])
  })

  it('are about the previous question when a question continues it', () => {
    const question = 'Do I need a permit? And how long do they last?'
    expect(chosen(question, [], 'Do I need a permit?')[0]).toBe(permit)
  })
})

describe('a quotation', () => {
  const text = 'We come at seven.\nThe permit takes a week.\nIt hangs in the window.\nWe leave at five.'

  it('has the closest sentence, then those after it, then those before, as long as there is room', () => {
    const quote = (longest: number) => quoteAround({ text }, 'permit', longest)
    expect(quote(10)).toBe('The permit takes a week.')
    expect(quote(50)).toBe('The permit takes a week. It hangs in the window.')
    expect(quote(300)).toBe(text.replaceAll('\n', ' '))
  })

  it('begins with the first sentence if none is close', () => {
    expect(quoteAround({ text }, 'pianos', 20)).toBe('We come at seven.')
  })
})
