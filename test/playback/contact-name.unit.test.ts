import { expect, it } from 'vitest'
import { contactName } from '../../src/player/lazy/contact-name'

it.each([
  ['Daniel from Summit', 'Daniel'],
  ['Sam von Summit Roofing', 'Sam'],
  ['Sam, de Summit Roofing', 'Sam'],
  ['Ana María', 'Ana María'],
  ['Summit Roofing', 'Summit Roofing'],
  ['The Summit team', 'Summit Roofing'],
  ['', 'Summit Roofing'],
  [null, 'Summit Roofing'],
])('A question is sent to the person whom the chat names, else to the company: %s', (chatName, told) => {
  expect(contactName({ chatName, name: 'Summit Roofing' })).toBe(told)
})
