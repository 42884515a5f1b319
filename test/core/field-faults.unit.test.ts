import { expect, it } from 'vitest'
import { faultAt, faultIn } from '../../src/studio/field-faults'

const faults = [
  { path: 'allowedEmbedOrigins[1]', message: 'allowedEmbedOrigins[1] must be an origin.' },
  { path: 'config.url', message: 'config.url must be an address.' },
  { path: 'names', message: 'Two of the names are the same.' },
]

it('reports a fault inside a list or an object at the field that holds it', () => {
  expect(faultIn(faults, 'allowedEmbedOrigins')).toBe(faults[0])
  expect(faultIn(faults, 'config')).toBe(faults[1])
  expect(faultIn(faults, 'names')).toBe(faults[2])
  expect(faultIn(faults, 'name')).toBeUndefined()
})

it('reports a fault of the field itself', () => {
  expect(faultAt(faults, 'allowedEmbedOrigins')).toBeUndefined()
  expect(faultAt(faults, 'allowedEmbedOrigins[1]')).toBe(faults[0])
})
