import { expect, it } from 'vitest'
import { words } from '../../src/locales/studio/merge-fields/en.ts'
import { contractFields, linesField } from '../../src/sales/contracts/fields.ts'

it('the studio has words for each field that a contract can lack', () => {
  expect(Object.keys(words).sort()).toEqual([...contractFields, linesField].sort())
})
