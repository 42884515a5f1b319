import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { scenes, uprightScenes } from '../../dev/drawings/scenes'
import { atNone } from '../../src/core/database/shards'
import { signServed } from '../../src/media/files/served-signature'
import { isPlainDrawing } from '../../src/playback/previews/plain-drawing'
import { refreshPreview } from '../../src/playback/previews/refresh-preview'
import { drawn } from '../../src/providers/picture-drawn'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { mediaKey, newDeck, newPresentation, newSlide } from '../support/factories'
import { workIn } from '../support/running'

const svg = (body: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630">${body}</svg>`
const whole = '<rect width="1200" height="630" fill="#ffee00"/>'
const filtered = (filter: string) =>
  svg(`<filter id="f">${filter}</filter><rect width="1200" height="630" filter="url(#f)"/>`)

function uses(depth: number) {
  const levels = Array.from({ length: depth }, (_, index) => {
    return `<g id="a${index + 1}">${`<use xlink:href="#a${index}"/>`.repeat(10)}</g>`
  })
  return svg(`<rect id="a0" width="9" height="9"/>${levels.join('')}`)
}

const entities =
  '<!DOCTYPE svg [<!ENTITY a "<rect/>"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>'

const hostile: [string, string][] = [
  ['noise of a billion octaves', filtered('<feTurbulence numOctaves="1000000000" baseFrequency=".01"/>')],
  ['a filter that looks at half a million points for each', filtered('<feMorphology operator="dilate" radius="600"/>')],
  ['parts that use parts that use parts', uses(5)],
  ['entities of entities', svg('&c;', entities)],
  ['two hundred layers in one another', svg('<g opacity=".9">'.repeat(200) + whole + '</g>'.repeat(200))],
  ['a hundred blurs', svg('<rect width="1200" height="630" filter="blur(50px)"/>'.repeat(100))],
  ['filters in a style', svg('<rect width="1200" height="630" style="filter:blur(50px)"/>'.repeat(100))],
  ['patterns', svg('<pattern id="p" width=".01" height=".01"><path d="M0 0h1"/></pattern><rect fill="url(#p)"/>')],
  ['pictures in it', svg('<image xlink:href="data:image/svg+xml,%3Csvg/%3E"/>')],
]

describe('an SVG drawing', () => {
  it.each(hostile)('is left out of previews if it has %s', async (_, drawing) => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const key = mediaKey(client, 'roof.svg')
    const { etag } = (await env.FILES.put(key, drawing)) ?? { etag: '' }
    await env.FILES.put(key, drawing, { customMetadata: { confirmed: signServed(atNone(env), key, etag) } })
    await newSlide(client, deck.id, { heroImg: key })
    await newPresentation(client, deck.id)
    const given: string[] = []
    /** Renders nothing, because only the source that it is given matters here. */
    class Resvg {
      constructor(source: string) {
        given.push(source)
      }
      getBBox = () => ({ x: 0, width: 10 })
      render = () => ({ asPng: () => new Uint8Array(1), free: () => undefined })
      free = () => undefined
    }
    const load = async () => ({ ...(await import('../../src/vendor/resvg.mjs')), Resvg, fonts: [] }) as never
    await refreshPreview(workIn(envOf(deck.id)), { kind: 'draw-preview', deckId: deck.id }, load)
    expect(given.length).toBeGreaterThan(0)
    expect(given.filter((source) => source.includes('data:image/svg'))).toEqual([])
  })

  it('that we ship is rendered', async () => {
    for (const scene of [...Object.values(scenes), ...Object.values(uprightScenes)])
      expect(isPlainDrawing(scene)).toBe(true)
    for (const prompt of ['Hail at dusk', 'The crew on the roof in rain', 'What it costs', 'Snow', 'Warranty'])
      for (const seed of [1, 2, 3]) {
        const { bytes } = await drawn({ prompt, aspect: '16:9', seed })
        expect(isPlainDrawing(new TextDecoder().decode(bytes)), `${prompt} ${seed}`).toBe(true)
      }
  })
})
