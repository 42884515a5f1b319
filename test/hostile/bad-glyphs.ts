/** A TrueType font whose glyphs consist of invalid instructions. */
export function badGlyphs(count: number, size: number) {
  const head = numbers(54, [0, 65_536], [12, 0x5f0f3cf5], [16, 1000], [48, 1])
  const hhea = numbers(36, [0, 65_536], [32, count])
  const maxp = numbers(32, [0, 65_536], [4, count * 65_536], [12, 60_000])
  const loca = numbers((count + 1) * 4, ...Array.from({ length: count + 1 }, (_, n) => [n * 4, n * size] as const))
  const glyf = new Uint8Array(count * size).fill(0xff)
  for (let at = 0; at < glyf.length; at += size) glyf.set([0, 1], at)
  const cmap = numbers(32, [0, 1], [4, 0x3_0001], [8, 12], [12, 4 * 65_536])
  const tables = { cmap, glyf, head, hhea, hmtx: new Uint8Array(count * 4), loca, maxp }
  let at = 12 + 16 * Object.keys(tables).length
  const index = Object.entries(tables).map(([name, data], n) => {
    const tag = [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
    const entry = [[12 + 16 * n, tag] as const, [20 + 16 * n, at] as const, [24 + 16 * n, data.length] as const]
    at += data.length
    return entry
  })
  const start = numbers(12 + 16 * index.length, [0, 65_536], [4, index.length * 65_536], ...index.flat())
  return new Uint8Array(Buffer.concat([start, ...Object.values(tables)]))
}

function numbers(length: number, ...places: (readonly [number, number])[]) {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of places) view.setUint32(at, value)
  return bytes
}
