const text = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

export const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes).body as ReadableStream<Uint8Array>

/** An animation is served unchanged, because a resized copy would stand still. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 4) === 'RIFF') return text(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (text(bytes, 1, 3) === 'PNG') return hasAnimationChunk(bytes)
  return text(bytes, 4, 8) === 'ftypavis'
}

/** The standard puts `acTL` before the first picture data, so the search can stop there. */
function hasAnimationChunk(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = text(bytes, at + 4, 4)
    if (kind === 'acTL') return true
    if (kind === 'IDAT') return false
  }
  return false
}
