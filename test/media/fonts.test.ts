import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { families } from '../../src/media/fonts/catalogue'
import { readFont } from '../../src/media/fonts/read-font'
import { request, signedIn, trips } from '../support/client'
import { newDeck, newPresentation, newSlide } from '../support/factories'
import { ttf, woff, woff2 } from '../support/fonts'
import { deckPartOf, inKv, revisionOf } from '../support/manifests'
import { put, uploadMedia } from '../support/uploads'

const file = (content: Uint8Array, filename = 'own.ttf', contentType = 'font/ttf') => ({
  filename,
  contentType,
  content,
})

describe('the list of fonts', () => {
  it('has a dozen open-source families, served by us', async () => {
    const client = await signedIn()
    await client.get('/api/auth/me')
    const answer = await client.get('/api/fonts')
    expect([answer.status, trips(answer)]).toEqual([200, 1])
    expect(answer.body.fonts.length).toBeGreaterThanOrEqual(12)
    for (const font of answer.body.fonts) {
      expect(font).toMatchObject({ source: 'catalogue', license: 'OFL-1.1', storageKey: null })
      expect(font.subsets).toEqual(expect.arrayContaining(['latin', 'latin-ext']))
      for (const { url } of font.files) expect(url).toMatch(/^http:\/\/porchlight\.test\/fonts\/[\w./-]+\.woff2$/)
    }
    const withHebrew = answer.body.fonts.filter(({ subsets }: { subsets: string[] }) => subsets.includes('hebrew'))
    const withArabic = answer.body.fonts.filter(({ subsets }: { subsets: string[] }) => subsets.includes('arabic'))
    expect(Math.min(withHebrew.length, withArabic.length)).toBeGreaterThanOrEqual(2)
  })

  it('lists each uploaded file by its contents, and only one’s own', async () => {
    const [client, other] = [await signedIn(), await signedIn()]
    const { id, storageKey } = await uploadMedia(client, file(ttf({ family: 'Müller Grotesk', weight: 700 })))
    const packed = woff({ family: 'Müller Grotesk', isItalic: true })
    await uploadMedia(client, file(packed, 'italic.woff', 'font/woff'))
    const own = (await client.get('/api/fonts')).body.fonts.filter(
      ({ source }: { source: string }) => source === 'uploaded',
    )
    expect(own).toEqual([
      expect.objectContaining({ family: 'Müller Grotesk', weight: '400', style: 'italic' }),
      expect.objectContaining({ id, family: 'Müller Grotesk', weight: '700', style: 'normal', storageKey }),
    ])
    expect((await other.get('/api/fonts')).body.fonts).toHaveLength(families.length)
    expect((await other.delete(`/api/fonts/${id}`)).status).toBe(404)
    expect((await client.delete(`/api/fonts/${id}`)).status).toBe(200)
    expect((await client.delete(`/api/fonts/${id}`)).status).toBe(404)
  })
})

describe('a font file', () => {
  it.each([
    ['that forbids embedding', ttf({ rights: 2 }), 'doesn’t allow embedding'],
    ['that is cut off', ttf().slice(0, 150), 'isn’t a font we can read'],
    ['that is only the beginning of a font', Uint8Array.from([0, 1, 0, 0, 0, 12]), 'isn’t a font we can read'],
    ['without a name', ttf({ family: '' }), 'isn’t a font we can read'],
  ])('%s is rejected and deleted', async (_, content, reason) => {
    const client = await signedIn()
    const { body } = await client.post('/api/media/upload-init', {
      filename: 'own.ttf',
      contentType: 'font/ttf',
      sizeBytes: content.length,
    })
    await put(body.storageKey, file(content))
    const done = await client.post('/api/media/complete', { mediaId: body.mediaId })
    expect([done.status, done.body.error]).toEqual([400, expect.stringContaining(reason)])
    expect(await env.FILES.head(body.storageKey)).toBeNull()
  })

  it.each([
    ['ttf', ttf],
    ['woff', woff],
    ['woff2', woff2],
  ])('in the format %s reveals its family, weight and style', (_, pack) => {
    const facts = { fontFamily: 'Brand', fontWeight: '600', fontStyle: 'italic' }
    expect(readFont(pack({ family: 'Brand', weight: 600, isItalic: true }))).toEqual({ facts })
  })

  it('may be embedded if it allows printing and previews', () => {
    expect(readFont(ttf({ rights: 4 }))).toMatchObject({ facts: { fontFamily: 'Own Brand' } })
  })

  it('with markup in its name is named without it', () => {
    const read = readFont(ttf({ family: 'Own"; } <b>' }))
    expect(read).toEqual({ facts: { fontFamily: 'Own  b', fontWeight: '400', fontStyle: 'normal' } })
  })
})

describe('the fonts of a manifest', () => {
  const fontsOf = async (id: string) =>
    (await request('GET', `/api/viewer/presentations/${id}`)).body.branding.fonts as Record<string, Face>
  type Face = { family: string; url: string | null; faces: { url: string; weight: string }[]; fallback: object | null }

  it('are the files of a listed family, with a fallback of the same size', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id)
    await client.put(`/api/decks/${deck.id}/branding`, {
      palette: {},
      cta: {},
      fonts: { heading: 'Lora', body: 'Nobody Has' },
    })
    const { heading, body } = await fontsOf((await newPresentation(client, deck.id)).id)
    expect(heading).toMatchObject({ family: 'Lora', url: null, fallback: { local: 'Times New Roman' } })
    expect(heading?.faces.map(({ url }) => url.split('/').at(-1))).toContain('latin-normal.woff2')
    expect(body).toEqual({ family: 'Nobody Has', url: null, faces: [], fallback: null })
  })

  it('are all files of the uploaded family, including later ones', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const regular = await uploadMedia(client, file(ttf()))
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, fonts: { heading: regular.storageKey } })
    const { id } = await newPresentation(client, deck.id)
    expect((await fontsOf(id)).heading?.faces).toHaveLength(1)
    await uploadMedia(client, file(ttf({ weight: 700 }), 'bold.ttf'))
    const { heading } = await fontsOf(id)
    expect(heading?.faces.map(({ weight }) => weight).sort()).toEqual(['400', '700'])
    expect(heading?.url).toBe(regular.publicUrl)
  })

  it.each(['fonts', 'media'])(
    'lose a weight at once when it is deleted under /api/%s and no branding names it',
    async (room) => {
      const client = await signedIn()
      const deck = await newDeck(client)
      const regular = await uploadMedia(client, file(ttf()))
      const bold = await uploadMedia(client, file(ttf({ weight: 700 }), 'bold.ttf'))
      await client.put(`/api/decks/${deck.id}/branding`, {
        palette: {},
        cta: {},
        fonts: { heading: regular.storageKey },
      })
      const { id } = await newPresentation(client, deck.id)
      await inKv(deck.id, id)
      const before = (await revisionOf(deck.id)) ?? 0
      expect((await client.delete(`/api/${room}/${regular.id}`)).status).toBe(409)
      expect(await revisionOf(deck.id)).toBe(before)
      expect((await client.delete(`/api/${room}/${bold.id}`)).status).toBe(200)
      expect((await fontsOf(id)).heading?.faces.map(({ weight }) => weight)).toEqual(['400'])
      expect(await revisionOf(deck.id)).toBe(before + 1)
      await inKv(deck.id, id)
      expect(await deckPartOf(deck.id)).not.toContain(bold.storageKey)
    },
  )

  it('are published once, not each time an upload is completed again', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, fonts: { heading: 'Own Brand' } })
    const before = (await revisionOf(deck.id)) ?? 0
    const { id: mediaId } = await uploadMedia(client, file(ttf({ family: 'Own Brand' })))
    expect(await revisionOf(deck.id)).toBe(before + 1)
    expect((await client.post('/api/media/complete', { mediaId })).status).toBe(200)
    expect(await revisionOf(deck.id)).toBe(before + 1)
  })
})
