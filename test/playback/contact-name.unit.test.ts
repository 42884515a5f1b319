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
])('a question goes to the person named in the chat, or else to the company: %s', (chatName, told) => {
  expect(contactName({ chatName, name: 'Summit Roofing' })).toBe(told)
})
