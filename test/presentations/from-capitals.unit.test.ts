import { expect, it } from 'vitest'
import { fromCapitals } from '../../src/studio/screens/import/from-capitals'

it.each([
  ['PATRICK', "O'NEIL", 'Patrick', "O'Neil"],
  ['GINA', 'D’ANGELO-SMITH', 'Gina', 'D’Angelo-Smith'],
  ['MARY ANN', 'MCDONALD', 'Mary Ann', 'McDonald'],
  ['SAM', 'MILLER III', 'Sam', 'Miller III'],
  ['J.R.', 'EWING JR.', 'J.R.', 'Ewing Jr.'],
  ['ZOË', 'NÚÑEZ-BŁASZCZYK', 'Zoë', 'Núñez-Błaszczyk'],
  ['İBRAHİM', 'YILDIZ', 'İbrahim', 'Yildiz'],
  ['JÜRGEN', 'GROßMANN', 'Jürgen', 'Großmann'],
  ['ИВАН', 'ПЕТРОВ', 'Иван', 'Петров'],
  ['IVAN', '', 'Ivan', ''],
  ['JO', 'LEE', 'Jo', 'Lee'],
])('writes %s %s as %s %s', (first, last, first_name, last_name) => {
  expect(fromCapitals({ first_name: first, last_name: last })).toEqual({ first_name, last_name })
})

it.each([
  ['JT', 'Wu'],
  ['JT', ''],
  ['Patrick', 'MCDONALD'],
  ['Ludwig', 'van der Berg'],
  ['小明', '王'],
  ['محمد', 'علي'],
])('leaves %s %s as it is', (first_name, last_name) => {
  expect(fromCapitals({ first_name, last_name })).toEqual({ first_name, last_name })
})
