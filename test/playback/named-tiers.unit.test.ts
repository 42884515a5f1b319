import { expect, it } from 'vitest'
import { namedTiers } from '../../src/player/lazy/named-tiers'
import { wordsAtReadingPace } from '../../src/player/track'

const tiersIn = (names: string[], script: string) =>
  namedTiers(names, wordsAtReadingPace(script)).map(({ tier }) => names[tier])

const names = ['Shelter', 'Hearth', 'Heirloom']

it('turns to a tier with the sentence that names it, and to none with a sentence that names several', () => {
  const script =
    "Now to Shelter, Hearth and Heirloom. Shelter is solid. Hearth is what I'd choose. It takes hail. Heirloom's for life!"
  expect(tiersIn(names, script)).toEqual(['Shelter', 'Hearth', 'Heirloom'])
  const words = wordsAtReadingPace(script)
  expect(namedTiers(names, words)[0]?.at).toBe(words[6]?.start)
})

it('takes a part of a word, or an adjective that is written small, for no tier', () => {
  expect(tiersIn(['Good', 'Better', 'Best'], 'A good roof for Goodwin. Better lasts longer.')).toEqual(['Better'])
})

it('finds names of several words, and those of other languages', () => {
  expect(tiersIn(['Familie Plus', 'Familie'], 'Nehmen Sie „Familie“. Oder nichts.')).toEqual(['Familie'])
  expect(tiersIn(['מגן', 'בית'], 'קודם מגן. אחר כך בית.')).toEqual(['מגן', 'בית'])
})

it('hears a tier in a script that ends without a full stop, and none where there is no name', () => {
  expect(tiersIn(names, 'Look at Hearth')).toEqual(['Hearth'])
  expect(tiersIn(['', ' ', '–'], 'Look at Hearth.')).toEqual([])
})
