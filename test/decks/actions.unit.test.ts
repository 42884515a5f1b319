import { describe, expect, it } from 'vitest'
import { actionUrl } from '../../src/player/lazy/links'

const cta = { headline: '', body: '', buttonText: '', buttonUrl: 'https://roofs.example/calendar' }
const contact = { phone: '+1 (303) 555-0142', email: 'hello@roofs.example' }
const nobody = { phone: null, email: null }
const nowhere = { ...cta, buttonUrl: null }

describe('an action leads', () => {
  it.each([
    ['to the phone it names', { type: 'call', config: { phone: '+1 720 555-0100' } }, 'tel:+17205550100'],
    [
      'to the email it names',
      { type: 'email', config: { to: 'a@b.example', subject: 'A & B' } },
      'mailto:a@b.example?subject=A%20%26%20B',
    ],
    ['to the page it names', { type: 'open_url', config: { url: 'https://c.example' } }, 'https://c.example'],
    [
      'nowhere if the address is not a web page',
      { type: 'open_url', config: { url: 'javascript:alert(1)' } },
      undefined,
    ],
    ['from booking to the company’s own button', { type: 'book_appointment', config: {} }, cta.buttonUrl],
    [
      'from signing to a person, and never to a calendar',
      { type: 'sign_contract', config: { documentTitle: 'Agreement' } },
      'mailto:hello@roofs.example?subject=Agreement',
    ],
  ] as const)('%s', (_, action, link) => {
    expect(actionUrl({ cta, contact }, action)).toBe(link)
  })

  it('to the contact that the company has', () => {
    const [book, sign] = [
      { type: 'book_appointment', config: {} } as const,
      { type: 'sign_contract', config: {} } as const,
    ]
    expect(actionUrl({ cta: nowhere, contact }, book)).toBe('tel:+13035550142')
    expect(actionUrl({ cta: nowhere, contact: { ...nobody, email: 'x@y.example' } }, book)).toBe('mailto:x@y.example')
    expect(actionUrl({ cta, contact: { ...nobody, phone: '303' } }, sign)).toBe('tel:303')
    expect(actionUrl({ cta, contact: nobody }, sign)).toBeUndefined()
    expect(actionUrl(undefined, book)).toBeUndefined()
  })
})
