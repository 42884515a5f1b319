import { expect, it } from 'vitest'
import { phoneUrl } from '../../src/core/shared/phone-url'

it.each([
  ['(303) 555-0108', 'tel:3035550108'],
  ['+1 303 555 0108', 'tel:+13035550108'],
  ['303-555-0108 x12', 'tel:3035550108;ext=12'],
  ['303-555-0108x12', 'tel:3035550108;ext=12'],
  ['303-555-0108 ext 12', 'tel:3035550108;ext=12'],
  ['303-555-0108, Ext. 12', 'tel:3035550108;ext=12'],
  ['303-555-0108 (extension 12)', 'tel:3035550108;ext=12'],
  ['303-555-0108 extensión 12', 'tel:3035550108;ext=12'],
  ['303.555.0108 #12', 'tel:3035550108;ext=12'],
  ['+49 30 901820 Durchwahl 12', 'tel:+4930901820;ext=12'],
  ['+51 1 5550108 anexo: 12', 'tel:+5115550108;ext=12'],
  ['303-555-0108 x', 'tel:3035550108'],
  ['#31', 'tel:31'],
  ['', 'tel:'],
])('links %s to %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url)
})
