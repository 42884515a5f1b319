import { expect, it } from 'vitest'
import { check } from '../../src/answers/retrieval/check'
import { inventions, paraphrases } from '../support/paraphrases'

const isSaid = ([text, said]: [string, string]) =>
  check({ text: said, citations: [1] }, [{ number: 1, title: '', heading: null, text }]) !== undefined

const most = { lost: 3, ofEach: 60 }

it('hardly any true sentence in other words is lost, in any language', () => {
  const all = Object.values(paraphrases).flat()
  expect(all.length).toBe(most.ofEach)
  const lost = all.filter((pair) => !isSaid(pair)).map(([, said]) => said)
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(most.lost)
})

it('no sentence with an amount, a date or a name that no source has is kept', () => {
  const all = Object.values(inventions).flat()
  expect(all.length).toBe(most.ofEach)
  expect(all.filter(isSaid).map(([, said]) => said)).toEqual([])
})
