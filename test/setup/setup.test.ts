import { expect, it } from 'vitest'
import { calendarInput } from '../support/appointments'
import { signedIn, trips } from '../support/client'
import { newDeck, newPresentation, newSlide, productData } from '../support/factories'
import { rule } from '../support/reminders'

it('says what a company has set up, one thing after the other, in one round trip', async () => {
  const client = await signedIn()
  const setup = async () => {
    const answer = await client.get('/api/organization/setup')
    expect(answer.status).toBe(200)
    return Object.entries(answer.body.setup).flatMap(([name, isDone]) => (isDone ? [name] : []))
  }
  expect(await setup()).toEqual([])
  await client.patch('/api/organization', { address: '1 Main St, Denver, CO 80202' })
  expect(await setup()).toEqual(['hasAddress'])
  await client.put('/api/appointments/calendar', { ...calendarInput(), weekly: [] })
  expect(await setup()).toEqual(['hasAddress'])
  await client.put('/api/appointments/calendar', calendarInput())
  expect(await setup()).toEqual(['hasHours', 'hasAddress'])
  const deck = await newDeck(client)
  const contact = { phone: '+1 303 555 0100', email: null }
  await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, contact })
  const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
  await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
  expect(await setup()).toEqual(['hasHours', 'hasAddress', 'hasPhone', 'hasPrices'])
  const { id } = await newPresentation(client, deck.id)
  await client.put('/api/reminders', { rules: [rule()] })
  expect(await setup()).toHaveLength(6)
  expect(trips(await client.get('/api/organization/setup'))).toBe(1)
  await client.delete(`/api/presentations/${id}`)
  expect(await setup()).not.toContain('hasLink')
})
