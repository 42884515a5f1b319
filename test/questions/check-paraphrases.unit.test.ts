import { expect, it } from 'vitest'
import { check } from '../../src/answers/retrieval/check'
import { inventions, paraphrases } from '../support/paraphrases'

const isSaid = ([text, said]: [string, string]) =>
  check({ text: said, citations: [1] }, [{ number: 1, title: '', heading: null, text }]) !== undefined

const most = { lost: 3, ofEach: 60 }

it('Of true sentences in other words hardly any are lost, in whichever language.', () => {
  const all = Object.values(paraphrases).flat()
  expect(all.length).toBe(most.ofEach)
  const lost = all.filter((pair) => !isSaid(pair)).map(([, said]) => said)
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(most.lost)
})

it('Of sentences with an amount, a date or a name that no source has, none is said.', () => {
  const all = Object.values(inventions).flat()
  expect(all.length).toBe(most.ofEach)
  expect(all.filter(isSaid).map(([, said]) => said)).toEqual([])
})
