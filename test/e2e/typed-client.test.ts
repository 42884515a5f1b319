import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import createClient, { type Middleware } from 'openapi-fetch'
import { beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { server } from '../support/shared.ts'
import type { paths } from './typed-client/api.d.ts'

const run = promisify(execFile)

/** Node's fetch keeps no cookies. */
function cookieJar(): Middleware {
  let cookie: string | undefined
  return {
    onRequest: ({ request }) => {
      if (cookie) request.headers.set('cookie', cookie)
      return request
    },
    onResponse: ({ response }) => {
      cookie =
        response.headers
          .getSetCookie()
          .find((each) => each.startsWith('session='))
          ?.split(';')[0] ?? cookie
      return response
    },
  }
}

describe('a client generated from the API description', () => {
  beforeAll(async () => {
    await run(process.execPath, ['dev/client.ts', '--from', server.address, '--to', 'test/e2e/typed-client/api.d.ts'])
  })

  it('has types that match this file', async () => {
    const { stdout } = await run('node_modules/.bin/tsc', ['--noEmit', '-p', 'test/e2e/typed-client']).catch(
      (error) => error,
    )
    expect(stdout).toBe('')
  })

  it('builds, brands, prices, personalizes and deletes a deck, typed all the way', async () => {
    const api = createClient<paths>({ baseUrl: server.address })
    api.use(cookieJar())
    const body = {
      organizationName: 'Typed Roofs',
      name: 'Tia',
      email: `tia-${crypto.randomUUID()}@typed.example`,
      password: 'a long walk home',
    }
    expect((await api.POST('/api/auth/register', { body })).response.status).toBe(201)

    const created = await api.POST('/api/decks', { body: { name: 'Typed', metadata: { deckContext: 'Hail' } } })
    const deckId = created.data?.deck.id ?? ''
    const path = { deckId }
    const slide = await api.POST('/api/decks/{deckId}/slides', {
      params: { path },
      body: {
        slideId: 'prices',
        title: 'Prices',
        narrationScript: 'For {{first_name}}.',
        slideType: 'product_pricing_v1',
      },
    })
    const slideId = slide.data?.slide.id ?? ''
    expect(slide.data?.slide.narration_script).toBe('For {{first_name}}.')
    const tier = { name: 'Good', priceCents: 1_000_000, features: ['Shingles'] }
    const priced = await api.PUT('/api/slides/{slideId}/product-data', {
      params: { path: { slideId } },
      body: { productData: { good: tier, better: { ...tier, name: 'Better', isRecommended: true }, best: tier } },
    })
    expect(priced.data).toEqual({ success: true })
    const branded = await api.PUT('/api/decks/{deckId}/branding', {
      params: { path },
      body: { palette: { primary: '#123456' }, cta: { headline: 'Ready?' } },
    })
    expect(branded.data?.branding.palette.primary).toBe('#123456')
    await api.POST('/api/decks/{deckId}/faqs', {
      params: { path },
      body: { userQuestion: 'How long?', cannedAnswer: 'Two days.', relatedSlideId: slideId },
    })
    const presentation = await api.POST('/api/presentations', {
      body: { deckId, homeownerData: { first_name: 'Maria', city: 'Boulder' } },
    })
    expect(presentation.data?.presentation.viewerUrl).toContain(presentation.data?.presentation.id)

    const whole = await api.GET('/api/decks/{deckId}', { params: { path } })
    expect(whole.data).toMatchObject({
      slides: [{ id: slideId }],
      faqs: [{ relatedSlideId: slideId }],
      presentationsCount: 1,
    })
    const refused = await api.PATCH('/api/decks/{deckId}', { params: { path }, body: { name: '' } })
    expect([refused.response.status, refused.error?.error]).toEqual([400, 'name must be at least 1 character long.'])
    expect((await api.DELETE('/api/decks/{deckId}', { params: { path } })).data).toEqual({ success: true })
    expect((await api.GET('/api/decks/{deckId}', { params: { path } })).response.status).toBe(404)
  })
})

describe('the demo deck', () => {
  it('has slides, FAQs, prices, an intro and actions to show', async () => {
    const api = createClient<paths>({ baseUrl: server.address })
    api.use(cookieJar())
    const { email, password } = demo
    await api.POST('/api/auth/login', { body: { email, password } })
    const decks = (await api.GET('/api/decks')).data?.decks ?? []
    expect(decks).toHaveLength(1)
    const path = { deckId: decks[0]?.id ?? '' }
    const { data } = await api.GET('/api/decks/{deckId}', { params: { path } })
    expect(data?.slides.length).toBeGreaterThanOrEqual(8)
    for (const slide of data?.slides ?? []) {
      expect(slide.narration_script.length).toBeGreaterThan(300)
      expect(slide.bullets.length).toBeGreaterThanOrEqual(3)
      expect(slide.hero_img).toMatch(/\.svg$/)
    }
    expect(data?.branding).toMatchObject({ logo: expect.any(String), avatar: expect.any(String) })
    expect(data?.faqs).toHaveLength(8)
    const pricing = data?.slides.find((slide) => slide.slideType === 'product_pricing_v1')
    const prices = await api.GET('/api/slides/{slideId}/product-data', {
      params: { path: { slideId: pricing?.id ?? '' } },
    })
    expect(prices.data?.productData.better.isRecommended).toBe(true)
    expect((await api.GET('/api/decks/{deckId}/intro', { params: { path } })).response.status).toBe(200)
    expect(
      (await api.GET('/api/decks/{deckId}/action-configs', { params: { path } })).data?.actionConfigs,
    ).toHaveLength(4)
  })
})
