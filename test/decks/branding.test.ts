import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { mediaKey, newDeck } from '../support/factories'

async function brandedDeck() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const path = `/api/decks/${deck.id}/branding`
  return { client, path, put: (body: unknown) => client.put(path, body) }
}

function contrast(one: string, other: string) {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('branding', () => {
  it('is absent at first, then there, with fonts and contact only where requested', async () => {
    const { client, path, put } = await brandedDeck()
    expect((await client.get(path)).status).toBe(404)
    const logo = mediaKey(client, 'logo.svg')
    const body = {
      palette: { primary: '#112233', text: '#ABCDEF' },
      cta: { headline: 'Ready?', buttonUrl: 'tel:+15550100' },
      logo,
      chatName: 'Dana',
      fonts: { heading: 'Lora', body: mediaKey(client, 'body.woff2') },
      contact: { phone: '+1 555 0100', email: 'Hello@Summit.Example' },
    }
    const answer = await put(body)
    expect(answer.status).toBe(200)
    const { branding } = answer.body
    expect(branding).toMatchObject({
      palette: { primary: '#112233', text: '#ABCDEF', accent: expect.stringMatching(/^#/) },
      cta: { headline: 'Ready?', buttonUrl: 'tel:+15550100', buttonText: expect.any(String) },
      name: null,
      logo,
      avatar: null,
      chatName: 'Dana',
      chatGreeting: null,
    })
    expect(branding).not.toHaveProperty('fonts')
    expect(branding).not.toHaveProperty('contact')
    expect((await client.get(path)).body.branding).toEqual({
      ...branding,
      fonts: body.fonts,
      contact: { phone: '+1 555 0100', email: 'hello@summit.example' },
    })
  })

  it('is replaced as a whole, under the same id', async () => {
    const { client, path, put } = await brandedDeck()
    const first = (await put({ palette: {}, cta: {}, chatName: 'Dana', contact: { phone: '1' } })).body.branding
    const second = (await put({ palette: {}, cta: {} })).body.branding
    expect(second).toMatchObject({ id: first.id, createdAt: first.createdAt, chatName: null })
    expect((await client.get(path)).body.branding.contact).toEqual({ phone: null, email: null })
  })

  it('is one row when it is put ten times at once', async () => {
    const { put } = await brandedDeck()
    const answers = await Promise.all(Array.from({ length: 10 }, () => put({ palette: {}, cta: {} })))
    expect(new Set(answers.map((answer) => answer.body.branding.id)).size).toBe(1)
  })

  it('has readable default colors', async () => {
    const { put } = await brandedDeck()
    const { palette } = (await put({ palette: {}, cta: {} })).body.branding
    for (const surface of ['primaryLight', 'neutral', 'assistantMessage'])
      expect(contrast(palette.text, palette[surface])).toBeGreaterThanOrEqual(4.5)
    for (const surface of ['primary', 'accent', 'userMessage'])
      expect(contrast('#ffffff', palette[surface])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['no palette', { cta: {} }, 'palette is required'],
    ['the color red', { palette: { primary: 'red' }, cta: {} }, 'palette.primary must be a color such as #1a2b3c'],
    ['the color #12345', { palette: { accent: '#12345' }, cta: {} }, 'palette.accent must be a color'],
    ['the color #GGGGGG', { palette: { text: '#GGGGGG' }, cta: {} }, 'palette.text must be a color'],
    ['an unknown color', { palette: { secondary: '#112233' }, cta: {} }, 'palette has no member "secondary"'],
    ['a javascript: link', { palette: {}, cta: { buttonUrl: 'javascript:alert(1)' } }, 'cta.buttonUrl must be a link'],
    [
      'a link with a hidden scheme',
      { palette: {}, cta: { buttonUrl: ' java\nscript:alert(1)' } },
      'cta.buttonUrl must be a link',
    ],
    ['a link without a scheme', { palette: {}, cta: { buttonUrl: 'example.com' } }, 'cta.buttonUrl must be a link'],
    ['an invalid email', { palette: {}, cta: {}, contact: { email: 'x' } }, 'contact.email must be an email'],
    ['another company’s logo', { palette: {}, cta: {}, logo: 'media/a/b/c.svg' }, 'logo must be the storageKey'],
    [
      'another company’s font',
      { palette: {}, cta: {}, fonts: { body: 'media/a/b/c.woff2' } },
      'fonts.body must be the name of a font family',
    ],
  ])('is rejected with %s', async (_, body, message) => {
    const { put } = await brandedDeck()
    const answer = await put(body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is rejected with a font that was never uploaded', async () => {
    const { client, put } = await brandedDeck()
    const body = `media/${client.organizationId}/${crypto.randomUUID()}/body.woff2`
    const answer = await put({ palette: {}, cta: {}, fonts: { heading: 'Lora', body } })
    const error = 'fonts.body must be the storageKey of a file whose upload was completed.'
    const fields = [{ path: 'fonts.body', message: error, code: 'invalid' }]
    expect([answer.status, answer.body]).toEqual([400, { error, code: 'invalid_input', fields }])
  })
})
