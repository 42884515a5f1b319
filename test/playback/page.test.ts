import { env } from 'cloudflare:workers'
import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { request, signedIn } from '../support/client'
import { mediaKey, newDeck, newPresentation, newSlide, newWholeDeck } from '../support/factories'
import { presented, readManifest as read } from '../support/manifests'
import { logoOf, uploadMedia } from '../support/uploads'

describe('the presentation page', () => {
  const name = '</script><img src=x onerror=alert(1)>'

  it('contains the manifest, whatever the homeowner’s name is', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id, {
      title: 'Hi "there" & <you>',
      narrationScript: 'Hello {{first_name}}.',
      heroImg: mediaKey(client),
    })
    const { id } = await newPresentation(client, deck.id, { first_name: name })
    const page = await request('GET', `/p/${id}`)
    expect(page.status).toBe(200)
    const [, json = ''] = page.text.match(/id="porchlight-manifest">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(json)).toEqual((await read(id)).body)
    expect(JSON.parse(json).slides[0].script).toBe(`Hello ${name}.`)
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toContain('<title>Hi &quot;there&quot; &amp; &lt;you&gt; · Summit Roofing</title>')
    for (const tag of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(page.text).toContain(`property="${tag}"`)
    for (const format of ['json', 'xml'])
      expect(page.text).toContain(
        `href="http://porchlight.test/oembed?format=${format}&amp;url=${encodeURIComponent(`http://porchlight.test/p/${id}`)}"`,
      )
  })

  it('has the company’s logo in its tab, or else a neutral icon', async () => {
    const client = await signedIn()
    const iconOf = async (id: string) => (await request('GET', `/p/${id}`)).text.match(/rel="icon" href="([^"]*)"/)?.[1]
    const { presentation } = await newWholeDeck(client)
    expect(await iconOf(presentation.id)).toMatch(/\/logo\.svg$/)
    expect(await iconOf((await presented(client)).id)).toBe('/page-icon.svg')
  })

  it('puts a chip behind a transparent logo in the tone of the stage', async () => {
    const client = await signedIn()
    const { deck, presentation } = await newWholeDeck(client)
    const shown = async (logo: string, palette = {}) => {
      await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {}, logo })
      const page = (await request('GET', `/p/${presentation.id}`)).text
      return [(await read(presentation.id)).body.branding.logoColor, page.match(/--own-chip:(#\w+)/)?.[1]]
    }
    const [black, white] = [await logoOf(client, 0), await logoOf(client, 255)]
    expect(await shown(black)).toEqual(['#030000', '#ffffff'])
    expect(await shown(white)).toEqual(['#fffefc', '#0000'])
    const yellow = { primary: '#ffee00' }
    expect(await shown(white, yellow)).toEqual(['#fffefc', '#14110f'])
    expect(await shown(black, yellow)).toEqual(['#030000', '#0000'])
    expect(await shown(await logoOf(client, 0, 255))).toEqual([null, '#0000'])
    const svg = (paint: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path ${paint} d="M0 0h9v9z"/></svg>`
    const drawn = (paint: string) =>
      uploadMedia(client, { filename: 'a.svg', contentType: 'image/svg+xml', content: svg(paint) })
    expect(await shown((await drawn('')).storageKey)).toEqual(['#030000', '#ffffff'])
    expect(await shown((await drawn('style="fill: #FFF"')).storageKey, yellow)).toEqual(['#fffefc', '#14110f'])
  })

  it('has the opener policy of an empty page, which no other response has', async () => {
    const { id } = await presented(await signedIn())
    const policyOf = async (path: string) => (await request('GET', path)).headers.get('cross-origin-opener-policy')
    expect(await policyOf(`/p/${id}`)).toBe('unsafe-none')
    expect(await policyOf(`/api/viewer/presentations/${id}`)).toBe('same-origin')
    expect(await policyOf('/docs')).toBe('same-origin')
  })

  it('is the same however its address is spelled', async () => {
    const { id } = await presented(await signedIn())
    for (const spelling of [
      id.toUpperCase(),
      `${id}/`,
      id.replaceAll('-', '%2D'),
      `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
    ]) {
      const page = await request('GET', `/p/${spelling}`)
      expect([page.status, page.text.match(/presentation="([^"]*)"/)?.[1]]).toEqual([200, id])
      expect(page.text).toContain(`property="og:url" content="http://porchlight.test/p/${id}"`)
    }
  })

  it.each(['/p', '/p/', '/p/nothing', '/p/nothing/', `/p/${crypto.randomUUID()}/`])(
    'is a friendly 404 at %s, where there is no presentation',
    async (path) => {
      const page = await request('GET', path)
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
      expect(page.text).toContain('This presentation isn’t available')
    },
  )

  it.each([
    ['de-AT,de;q=0.9', 'de', 'ltr', 'Diese Präsentation ist nicht verfügbar'],
    ['ar', 'ar', 'rtl', 'هذا العرض غير متاح'],
    ['ja', 'en', 'ltr', 'This presentation isn’t available'],
  ])(
    'tells a visitor who prefers %s, in %s, that there is no presentation',
    async (preferred, language, direction, title) => {
      const page = await request('GET', '/p/nothing', { headers: { 'accept-language': preferred } })
      expect(page.text).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(page.text).toContain(`<h1>${title}</h1>`)
    },
  )

  it('tells link previews about the company, and nothing about the homeowner', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await client.put(`/api/decks/${deck.id}/intro`, {
      title: 'Prepared for your home',
      script: 'Hello {{first_name}} of {{address}}.',
      posterImg: mediaKey(client, 'poster.svg'),
    })
    await newSlide(client, deck.id, { title: 'What we found', narrationScript: 'Dear {{first_name}}.' })
    await newSlide(client, deck.id, { title: 'What it costs', heroImg: mediaKey(client, 'roof.webp') })
    const { id } = await newPresentation(client, deck.id, { first_name: 'Margaret', address: '418 Juniper Lane' })
    const { text } = await request('GET', `/p/${id}`)
    const head = text.slice(0, text.indexOf('</head>'))
    expect(head).toContain('<meta property="og:description" content="What we found · What it costs">')
    expect(head).not.toMatch(/Margaret|Juniper/)
    expect(head).toMatch(/<meta property="og:image" content="[^"]+roof\.webp">/)
    expect(text).toMatch(/class="poster-picture" [^>]*src="[^"]+poster\.svg"/)
  })

  it('offers no SVG as a preview, because no chat app shows one', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    await newSlide(client, deck.id, { title: 'Drawn', heroImg: mediaKey(client, 'roof.svg') })
    const { id } = await newPresentation(client, deck.id)
    const { text } = await request('GET', `/p/${id}`)
    expect(text).not.toContain('og:image')
    expect(text).toContain('<meta name="twitter:card" content="summary">')
  })

  it('runs only our scripts, and may be framed only where the organization allows it', async () => {
    const client = await signedIn()
    const { id } = await presented(client)
    const policy = async () => (await request('GET', `/p/${id}`)).headers.get('content-security-policy') ?? ''
    const [first, second] = [await policy(), await policy()]
    expect(first).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    expect(first).not.toContain('unsafe')
    expect(first).not.toBe(second)
    expect(first).toMatch(/frame-ancestors 'self'$/)
    await client.patch('/api/organization', { allowedEmbedOrigins: ['https://www.summit.example'] })
    expect(await policy()).toMatch(/frame-ancestors 'self' https:\/\/www\.summit\.example$/)
  })
})

describe('oEmbed', () => {
  const framed = async () => {
    const client = await signedIn()
    await client.patch('/api/organization', { allowedEmbedOrigins: ['https://www.summit.example'] })
    return client
  }

  it('tells other sites how to embed a link, as JSON and as XML', async () => {
    const { id } = await presented(await framed())
    const url = encodeURIComponent(`http://porchlight.test/p/${id}`)
    const { status, body, headers } = await request('GET', `/oembed?url=${url}&maxwidth=480`)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title: 'What we found', width: 480, height: 270 })
    expect(body.html).toContain(`<iframe src="http://porchlight.test/p/${id}" width="480" height="270"`)
    const xml = await request('GET', `/oembed?format=xml&url=${url}`)
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(xml.text).toContain('<html>&lt;iframe src=&quot;http://porchlight.test/p/')
  })

  it.each([
    ['', 960, 540],
    ['&maxwidth=320', 320, 180],
    ['&maxwidth=1600', 1600, 900],
    ['&maxwidth=1600&maxheight=450', 800, 450],
  ])('gives the player the size that %s asks for', async (size, width, height) => {
    const { id } = await presented(await framed())
    const url = encodeURIComponent(`http://porchlight.test/p/${id}`)
    const { body } = await request('GET', `/oembed?url=${url}${size}`)
    expect([body.width, body.height]).toEqual([width, height])
    expect(body.html).toContain(`width="${width}" height="${height}"`)
  })

  it('is a link with a thumbnail of the requested size if no site may frame the page', async () => {
    const client = await signedIn()
    const { deck, id } = await presented(client)
    const content = encode({ width: 800, height: 400, channels: 3, data: new Uint8Array(800 * 400 * 3) })
    const file = await uploadMedia(client, { filename: 'roof.png', contentType: 'image/png', content })
    await newSlide(client, deck.id, { title: 'Your roof', heroImg: file.storageKey })
    const url = encodeURIComponent(`http://porchlight.test/p/${id}`)
    const asked = async (size: string) => (await request('GET', `/oembed?url=${url}${size}`)).body
    const described = {
      version: '1.0',
      type: 'link',
      title: 'What we found',
      provider_name: 'Summit Roofing',
      cache_age: 3600,
    }
    const thumbnail = { thumbnail_url: file.publicUrl, thumbnail_width: 800, thumbnail_height: 400 }
    const smaller = { thumbnail_url: `${file.publicUrl}?width=320`, thumbnail_width: 320, thumbnail_height: 160 }
    expect(await asked('')).toEqual({ ...described, ...thumbnail })
    expect(await asked('&maxwidth=500')).toEqual({ ...described, ...smaller })
    expect(await asked('&maxheight=200')).toEqual({ ...described, ...smaller })
    expect(await asked('&maxwidth=200')).toEqual(described)
    expect((await request('GET', `/oembed?format=xml&url=${url}`)).text).not.toContain('iframe')
  })

  it('stays within the given size, accepts any spelling of a link, and writes only valid XML', async () => {
    const client = await framed()
    const { deck, id } = await presented(client)
    const title = `Roof \u{1f3e0} \u{fffe}\u{ffff} & <more>`
    await client.put(`/api/decks/${deck.id}/intro`, { title })
    const url = encodeURIComponent(`http://porchlight.test/p/${id.toUpperCase()}/`)
    const { body } = await request('GET', `/oembed?url=${url}&maxwidth=800&maxheight=180`)
    expect([body.width, body.height, body.title]).toEqual([320, 180, title])
    const xml = await request('GET', `/oembed?format=xml&url=${url}`)
    expect(xml.text).toContain('<title>Roof \u{1f3e0}  &amp; &lt;more&gt;</title>')
  })

  it.each([
    ['no link', '', 400],
    ['an invalid link', '?url=hello', 400],
    [
      'a link to another host',
      `?url=${encodeURIComponent('https://evil.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')}`,
      404,
    ],
    ['another page of ours', `?url=${encodeURIComponent('http://porchlight.test/docs')}`, 404],
    ['an unknown presentation', `?url=${encodeURIComponent(`http://porchlight.test/p/${crypto.randomUUID()}`)}`, 404],
    ['an unknown format', `?format=yaml&url=${encodeURIComponent('http://porchlight.test/docs')}`, 501],
  ])('answers %s with an error', async (_, query, status) => {
    const answer = await request('GET', `/oembed${query}`)
    expect([answer.status, answer.body.error]).toEqual([status, expect.any(String)])
  })
})

describe('a player file from an earlier release', () => {
  it('is available for the pages that pinned it', async () => {
    await env.FILES.put('embed/player-0123456789ab.js', 'export {}')
    const { status, text, headers } = await request('GET', '/embed/player-0123456789ab.js')
    expect([status, text]).toEqual([200, 'export {}'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['/embed/player-ffffffffffff.js', '/embed/release.json', '/embed/..%2Fkb%2Fsecret-a.js'])(
    'is refused as %s',
    async (path) => {
      await env.FILES.put('kb/secret-a.js', 'secret')
      const answer = await request('GET', path)
      expect([answer.status, answer.body.error]).toEqual([404, 'There is no such part of the player.'])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    },
  )
})

describe('the text of the last page', () => {
  it('is what the company wrote, and nothing that it did not', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const { id } = await newPresentation(client, deck.id)
    const cta = async () => (await read(id)).body.branding.cta
    expect(await cta()).toEqual({ headline: '', body: '', buttonText: '', buttonUrl: null })
    const said = { headline: 'Ready?', buttonUrl: 'https://roofs.example/book' }
    await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: said })
    expect(await cta()).toEqual({ ...said, body: '', buttonText: '' })
  })
})
