const leastBytes = 256
const mostBytes = 65_536
const unpackedAtOnce = 100_000

/** Parts are so small that each takes a few milliseconds, however well the data is packed. */
export async function* feed(
  packed: Uint8Array,
  push: (part: Uint8Array, isLast: boolean) => void,
  unpacked: () => number,
) {
  let size = leastBytes
  let sinceYield = 0
  for (let at = 0; at < packed.length; ) {
    const before = unpacked()
    const end = Math.min(at + size, packed.length)
    push(packed.subarray(at, end), end === packed.length)
    const out = unpacked() - before
    const ratio = Math.max(1, out / (end - at))
    size = Math.max(leastBytes, Math.min(mostBytes, (end - at) * 2, Math.floor(unpackedAtOnce / 2 / ratio)))
    sinceYield += out + end - at
    at = end
    if (sinceYield < unpackedAtOnce) continue
    sinceYield = 0
    yield
  }
}
