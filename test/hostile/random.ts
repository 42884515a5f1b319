export function newRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    next,
    upTo,
    isLucky: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[upTo(items.length - 1)] as Item,
    uuid: () => {
      const digits = Array.from({ length: 32 }, () => upTo(15).toString(16)).join('')
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
    },
  }
}

export type Random = ReturnType<typeof newRandom>
