import { describe, expect, it } from 'vitest'
import {
  dimensions,
  meaningOfQuestion,
  meaningOfSentence,
  nearness,
  partsOfQuestion,
  partsOfSentence,
  read,
  written,
} from '../src/providers/offline-answers/meaning'

const said = (...words: string[]) => ({ terms: new Set(words), words: new Set(words) })
const vector = (...begin: number[]) => Float32Array.from({ length: dimensions }, (_, place) => begin[place] ?? 0)
const tables = {
  turns: new Map([['the guys', vector(2)]]),
  words: new Map([
    ['crew', vector(1, 1)],
    ['price', vector(-1)],
    ['guy', vector(0, 3)],
  ]),
}

describe('what words mean', () => {
  it('is read as it was written, to a sixteenth, and what is too large as the largest', () => {
    const digits = written(vector(0.5, -1.25, 0.03, 9))
    expect(digits).toHaveLength(dimensions)
    expect(digits).toMatch(/^[#-[]+$/)
    expect([...read(digits).subarray(0, 4)]).toEqual([0.5, -1.25, 0, 1.75])
  })

  it('brings a question near the sentence that says it in other words', () => {
    const asked = meaningOfQuestion(partsOfQuestion(['the guys'], [{ term: 'guy' }, { term: 'guy' }]), tables)
    const near = (word: string) => nearness(asked, meaningOfSentence(partsOfSentence(said(word), said()), tables))
    expect(near('crew')).toBeGreaterThan(0)
    expect(near('price')).toBeLessThan(0)
    expect(near('elephant')).toBe(0)
  })

  it('says less of a sentence by its heading than by its own words', () => {
    const parts = partsOfSentence(said('crew'), said('price'))
    expect(parts.get('price')).toBeLessThan(parts.get('crew') ?? 0)
    expect(parts.get('')).toBe(1)
  })

  it('is nothing where no word is known', () => {
    expect(meaningOfQuestion({ turns: ['xyzzy'], words: [] }, tables)).toEqual(vector())
  })
})
