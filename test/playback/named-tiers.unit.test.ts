import { expect, it } from 'vitest'
import { namedTiers } from '../../src/player/lazy/named-tiers'
import { wordsAtReadingPace } from '../../src/player/track'

const tiersIn = (names: string[], script: string) =>
  namedTiers(names, wordsAtReadingPace(script)).map(({ tier }) => names[tier])

const names = ['Shelter', 'Hearth', 'Heirloom']

it('highlights a tier at the sentence that names it, and none at a sentence that names several', () => {
  const script =
    "Now to Shelter, Hearth and Heirloom. Shelter is solid. Hearth is what I'd choose. It takes hail. Heirloom's for life!"
  expect(tiersIn(names, script)).toEqual(['Shelter', 'Hearth', 'Heirloom'])
  const words = wordsAtReadingPace(script)
  expect(namedTiers(names, words)[0]?.at).toBe(words[6]?.start)
})

it('does not take part of a word or a lowercase adjective for a tier', () => {
  expect(tiersIn(['Good', 'Better', 'Best'], 'A good roof for Goodwin. Better lasts longer.')).toEqual(['Better'])
})

it('finds names of several words, and names in other languages', () => {
  expect(tiersIn(['Familie Plus', 'Familie'], 'Nehmen Sie „Familie“. Oder nichts.')).toEqual(['Familie'])
  expect(tiersIn(['מגן', 'בית'], 'קודם מגן. אחר כך בית.')).toEqual(['מגן', 'בית'])
})

it('finds a tier in a script without a final period, and none if no tier is named', () => {
  expect(tiersIn(names, 'Look at Hearth')).toEqual(['Hearth'])
  expect(tiersIn(['', ' ', '–'], 'Look at Hearth.')).toEqual([])
})
